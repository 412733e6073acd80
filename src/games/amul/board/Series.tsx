/** The goods of a Trader's series: which the seat has, on the table or for the end in hand, and which it lacks. */
import type { Seat } from '../../../kernel/index.ts';
import { DEFINITIONS, type Name } from '../data.ts';
import { FACTS } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { AmulView } from '../view.ts';
import { Window } from './art/Window.tsx';
import { Reckoning } from './worth.ts';

export function Series({
  trader,
  view,
  seat,
  size,
}: {
  readonly trader: Name;
  readonly view: AmulView;
  readonly seat: Seat;
  readonly size: number;
}) {
  const had = namesOf(view, seat);
  return (
    <span className="amul-series" aria-hidden="true">
      {goodsOf(trader).map((name) => (
        <span key={name} className={had.has(name) ? 'has' : ''}>
          <Window name={name} size={size} />
        </span>
      ))}
    </span>
  );
}

/** The same in words: what a Trader of this seat still waits for. */
export function seriesSays(words: Words, view: AmulView, seat: Seat, trader: Name): string {
  const had = namesOf(view, seat);
  const lacks = goodsOf(trader).filter((name) => !had.has(name));
  return lacks.length === 0 ? '' : words.board.waitsFor(words.list(lacks.map((name) => words.cards[name].name)));
}

function goodsOf(trader: Name): readonly Name[] {
  const { scoring } = DEFINITIONS[trader];
  return scoring.kind === 'traderSeries' ? scoring.series : [];
}

function namesOf(view: AmulView, seat: Seat): ReadonlySet<Name> {
  return new Set(new Reckoning(view, seat).area.map((card) => FACTS[card].name));
}
