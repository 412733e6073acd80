/** An address that names no puzzle, or a game without any: where there are some. */
import { Page } from '../parts/Page.tsx';
import { Link } from '../router.tsx';
import type { PuzzleText } from './text/en.ts';

export function NoPuzzle({ t, says }: { readonly t: PuzzleText; readonly says: string | null }) {
  return (
    <Page title={t.none}>
      {says !== null && <p>{says}</p>}
      <p>
        <Link className="button" href="/puzzles">
          {t.all}
        </Link>
      </p>
    </Page>
  );
}
