/** The way on from setting up a table: always in sight, however many options a game has. Above it, what keeps the table from being opened. */
import { ProblemAlert } from '../parts/ProblemAlert.tsx';

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
      <ProblemAlert says={problem} />
      <button type="submit" className="button go new-start" aria-disabled={busy}>
        {label}
      </button>
    </div>
  );
}
