/** What keeps something from being done, read out as soon as it is there. */
import { Icon } from '../../ui/icons.tsx';

export function ProblemAlert({ says }: { readonly says: string | null }) {
  return (
    <div role="alert">
      {says !== null && (
        <p className="problem">
          <Icon name="warning" />
          {says}
        </p>
      )}
    </div>
  );
}
