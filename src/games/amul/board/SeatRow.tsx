/** A seat's row: its symbols, its points on the table, and who holds the First Choice card. */

import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { cardsAt } from '../corrected.ts';
import { count } from '../tally.ts';
import { SymbolRow } from './Symbols.tsx';
import { type AmulProps, playerAt } from './sight.ts';
import { useWords } from './words.ts';
import { openScore } from './worth.ts';
import './panels.css';

export const SeatRow = attentive(function SeatRow({ seat, sight: { view } }: AmulProps & { readonly seat: Seat }) {
  const words = useWords();
  const points = openScore(view).scores[seat] ?? 0;
  return (
    <div className="amul-seat">
      {view.firstChoice === seat && view.agenda.length > 0 && (
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
      <SymbolRow counts={count(playerAt(view, seat).area, cardsAt(view)).symbols} size={15} />
      <Explain title={words.panels.score(points)} rule="AM-SCORE-1" tabIndex={-1} className="amul-seat-points">
        {points}
      </Explain>
    </div>
  );
});
