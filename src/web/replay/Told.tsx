/** Something that has to be known about what is shown, between the scrubber and the board. */
import { Icon } from '../../ui/icons.tsx';

export function Told({ says }: { readonly says: string }) {
  return (
    <p className="replay-told" role="status">
      <Icon name="warning" size={15} />
      {says}
    </p>
  );
}
