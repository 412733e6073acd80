/** A whole card: picture, name, what it scores, where it counts, its symbols and its worth. A card that is offered is a button. */
import { memo, useId } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { inRow } from '../../../ui/stops.ts';
import { CARDS, type CardId } from '../cards.ts';
import { DEFINITIONS, SYMBOLS } from '../data.ts';
import { FACTS, letterIn } from '../facts.ts';
import { CardBack, HandIcon, SymbolIcon, TableIcon } from './art/symbols.tsx';
import { Window } from './art/Window.tsx';
import { Badge, type BadgeKind } from './Badge.tsx';
import { explainCard } from './explain.ts';
import { useBox, useCards } from './facts.ts';
import { categoryPaint } from './paint.ts';
import { pointing, type Shower } from './pointing.ts';
import { Series } from './Series.tsx';
import type { AmulOffer, AmulProps } from './sight.ts';
import { useWords } from './words.ts';

/** Plain values all of them: a card is drawn again only when something on it is another. */
export interface FaceProps extends Shower {
  readonly card: CardId;
  readonly worth: number;
  readonly kind: BadgeKind;
  /** The worth in a sentence. */
  readonly says: string;
  /** Of a Trader: the goods of its series that whoever looks has, see `hadOf`. */
  readonly had: string;
  /** AM-RUL-25: who proposed it; null for a card of the pile, absent where that does not matter. */
  readonly by?: SeatFace | null | undefined;
  readonly offer: AmulOffer | undefined;
  readonly chosen: boolean;
  readonly mark?: 'answered' | 'doomed' | 'lost' | undefined;
  readonly first?: boolean;
}

/** What the answers of whoever looks say about a card. */
export function offered({ offers, shown, show, give }: AmulProps, card: CardId) {
  return {
    offer: offers.find(({ target }) => target === card),
    chosen: shown?.moves.some((move) => move.do !== 'decline' && move.card === card) ?? false,
    show,
    give,
  };
}

export const CardFace = memo(function CardFace(face: FaceProps) {
  const words = useWords();
  const { cards, category } = useBox();
  const spoken = useId();
  const { card, says, offer, chosen, mark, first = false } = face;
  const { name } = FACTS[card];
  const looks = ['amul-card', offer && 'offered', chosen && 'chosen', mark].filter(Boolean).join(' ');
  const inside = <Inside {...face} />;
  return (
    <Explain
      as="li"
      {...explainCard(words, cards, card, says)}
      tabIndex={-1}
      className={looks}
      style={categoryPaint(category[name])}
    >
      {offer ? (
        <button
          type="button"
          data-flip={card}
          data-offer={offer.id}
          data-stop=""
          tabIndex={first ? 0 : -1}
          aria-describedby={spoken}
          {...pointing(face, offer)}
        >
          {inside}
          <span id={spoken} hidden>
            {offer.spoken}
          </span>
        </button>
      ) : (
        <div
          data-flip={card}
          data-stop=""
          role="img"
          aria-label={`${words.cards[name].name}. ${says}`}
          {...inRow(first)}
        >
          {inside}
        </div>
      )}
    </Explain>
  );
});

function Inside({ card, worth, kind, had, by, offer }: FaceProps) {
  const words = useWords();
  const facts = useCards()[card];
  const { name, placement, points } = facts;
  const { scoring } = DEFINITIONS[name];
  return (
    <>
      {offer && offer.letter !== '' && (
        <i className="amul-letter" aria-hidden="true">
          {offer.letter}
        </i>
      )}
      <Badge points={worth} kind={kind} />
      <Window name={name} />
      <span className="amul-name">{words.cards[name].name}</span>
      <span className="amul-line" aria-hidden="true">
        {scoring.kind === 'printed' ? words.counts.points(points) : words.cards[name].line}
      </span>
      <span className="amul-foot" aria-hidden="true">
        {CARDS[card].deck === 'market' && (
          <span className={`amul-place ${placement}`}>
            {placement !== 'play' && <HandIcon size={14} />}
            {placement !== 'hand' && <TableIcon size={14} />}
            <em>{words.placement[placement].label}</em>
          </span>
        )}
        {CARDS[card].deck === 'bazaar' && <Series trader={name} had={had} size={26} />}
        <Carried card={card} />
        {by !== undefined && <Origin by={by} />}
      </span>
    </>
  );
}

function Carried({ card }: { readonly card: CardId }) {
  const facts = useCards()[card];
  const letter = letterIn(facts);
  const carried = SYMBOLS.flatMap((symbol) =>
    Array.from({ length: facts.symbols[symbol] }, (_, i) => ({ symbol, key: `${symbol} ${i}` })),
  );
  return (
    <span className="amul-carried">
      {carried.map(({ symbol, key }) => (
        <SymbolIcon key={key} symbol={symbol} size={17} />
      ))}
      {letter !== '' && <b>{letter}</b>}
    </span>
  );
}

/** AM-RUL-25: who proposed a market card. */
function Origin({ by }: { readonly by: SeatFace | null }) {
  const { board } = useWords();
  return (
    <span className="amul-origin" title={by ? board.from.seat(by.name) : board.from.pile}>
      {by ? <SeatBadge face={by} size={19} /> : <CardBack size={18} />}
    </span>
  );
}
