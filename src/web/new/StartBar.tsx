/** The way on from setting up a table: always in sight, however many options a game has. Above it, what keeps the table from being opened. */
import { Icon } from '../../ui/icons.tsx';

export function StartBar({
  label,
  problem,
  busy = false,
}: {
  readonly label: string;
  readonly problem: string | null;
  readonly busy?: boolean;
}) {
  return (
    <div className="start-bar">
      <div role="alert">
        {problem !== null && (
          <p className="problem">
            <Icon name="warning" />
            {problem}
          </p>
        )}
      </div>
      <button type="submit" className="button go new-start" aria-disabled={busy}>
        {label}
      </button>
    </div>
  );
}
