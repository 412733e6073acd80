/** A seat's row: its symbols, its points on the table, and who holds the First Choice card. */
import { memo } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { reckonedFrom, whole } from '../../../ui/trace.ts';
import { cardsAt } from '../corrected.ts';
import type { SymbolCounts } from '../data.ts';
import { count } from '../tally.ts';
import { SymbolRow } from './Symbols.tsx';
import { type AmulProps, playerAt } from './sight.ts';
import { useWords } from './words.ts';
import { openPoints } from './worth.ts';
import './panels.css';

export function SeatRow({ seat, sight: { view } }: AmulProps & { readonly seat: Seat }) {
  return (
    <Drawn
      {...count(whole(playerAt(view, seat).area), cardsAt(view)).symbols}
      first={view.firstChoice === seat && reckonedFrom(view.agenda, goesOn)}
      points={openPoints(view, seat)}
    />
  );
}

/** Whether anybody is asked anything yet. */
function goesOn(agenda: readonly object[]): boolean {
  return agenda.length > 0;
}

const Drawn = memo(function Drawn({
  first,
  points,
  ...symbols
}: Readonly<SymbolCounts> & { readonly first: boolean; readonly points: number }) {
  const words = useWords();
  return (
    <div className="amul-seat">
      {first && (
        <Explain
          title={words.panels.firstChoice}
          says={words.explain.firstChoice}
          rule="AM-UPK-4"
          tabIndex={-1}
          className="amul-first"
        >
          1
        </Explain>
      )}
      <SymbolRow {...symbols} size={15} />
      <Explain title={words.panels.score(points)} rule="AM-SCORE-1" tabIndex={-1} className="amul-seat-points">
        {points}
      </Explain>
    </div>
  );
});
