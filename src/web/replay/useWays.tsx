/** Where one can go from the replay of a game that is still running: back to its table, and to its dice. */
import { useMemo } from 'react';
import { Link } from '../router.tsx';
import type { ReplayText } from './text/en.ts';

export function useWays(t: ReplayText, table: string, id: string) {
  return useMemo(
    () => (
      <>
        <Link className="button" href={table}>
          {t.back}
        </Link>
        <Link className="button" href={`/verify/${id}`}>
          {t.verify}
        </Link>
      </>
    ),
    [t, table, id],
  );
}
