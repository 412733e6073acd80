/** Something that has to be known about what is shown, between the scrubber and the board. */
import { Icon, type IconName } from '../../ui/icons.tsx';

/** What can be done about it. */
export interface Way {
  readonly says: string;
  go(): void;
}

export function Told({
  says,
  icon = 'warning',
  way,
}: {
  readonly says: string;
  readonly icon?: IconName;
  readonly way?: Way | null;
}) {
  return (
    <p className="replay-told" role="status">
      <Icon name={icon} size={15} />
      <span>{says}</span>
      {way && (
        <button type="button" className="button" onClick={way.go}>
          {way.says}
        </button>
      )}
    </p>
  );
}
