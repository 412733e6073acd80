/** Cards as they are printed: what pictures and facts both show. */

import { HandIcon, SymbolIcon, TableIcon } from '../board/art/symbols.tsx';
import { Window } from '../board/art/Window.tsx';
import { useBox } from '../board/facts.ts';
import { categoryPaint } from '../board/paint.ts';
import { useWords } from '../board/words.ts';
import { CARDS, type CardId, type PrintedCard as Printed } from '../cards.ts';
import { type Name, SYMBOLS } from '../data.ts';
import { CARD_IDS, letterIn } from '../facts.ts';
import './reference.css';
import '../board/board.css';

/** Every card of a name, in the order of their numbers. */
export function copiesOf(name: Name): CardId[] {
  return CARD_IDS.filter((id) => CARDS[id].name === name);
}

/** The first card of a name. */
export function firstOf(name: Name): CardId {
  const [card] = copiesOf(name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card;
}

/** A card without what it would be worth to somebody: only what is printed on it. */
export function PrintedCard({ card }: { readonly card: CardId }) {
  const words = useWords();
  const box = useBox();
  const facts = box.cards[card];
  const { name, placement, symbols, points } = facts;
  const scoring = box.scoring[name];
  const printed: Printed = CARDS[card];
  const letter = letterIn(facts);
  const carried = SYMBOLS.flatMap((symbol) =>
    Array.from({ length: symbols[symbol] }, (_, i) => ({ symbol, key: `${symbol} ${i}` })),
  );
  return (
    <div className="amul-card amul-printed" style={categoryPaint(box.category[name])}>
      <div>
        <Window name={name} />
        <span className="amul-name">{words.cards[name].name}</span>
        <span className="amul-line">
          {scoring.kind === 'printed' ? words.counts.points(points) : words.cards[name].line}
        </span>
        <span className="amul-foot">
          {printed.deck === 'market' && (
            <span className={`amul-place ${placement}`}>
              {placement !== 'play' && <HandIcon size={14} />}
              {placement !== 'hand' && <TableIcon size={14} />}
              <em>{words.placement[placement].label}</em>
            </span>
          )}
          {scoring.kind === 'traderSeries' && (
            <span className="amul-series">
              {scoring.series.map((good) => (
                <span key={good} className="has">
                  <Window name={good} size={24} />
                </span>
              ))}
            </span>
          )}
          <span className="amul-carried">
            {carried.map(({ symbol, key }) => (
              <SymbolIcon key={key} symbol={symbol} size={17} />
            ))}
            {letter !== '' && <b>{letter}</b>}
          </span>
        </span>
      </div>
    </div>
  );
}

export function PrintedCards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="amul-spread">
      {cards.map((card) => (
        <PrintedCard key={card} card={card} />
      ))}
    </div>
  );
}
