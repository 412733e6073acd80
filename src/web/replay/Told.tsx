/** Something that has to be known about what is shown, between the scrubber and the board. */
import { Icon } from '../../ui/icons.tsx';

/** What can be done about it. */
export interface Way {
  readonly says: string;
  go(): void;
}

export function Told({ says, way }: { readonly says: string; readonly way?: Way | null }) {
  return (
    <p className="replay-told" role="status">
      <Icon name="warning" size={15} />
      <span>{says}</span>
      {way && (
        <button type="button" className="button" onClick={way.go}>
          {way.says}
        </button>
      )}
    </p>
  );
}
