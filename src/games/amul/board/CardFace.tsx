/** A whole card: picture, name, what it scores, where it counts, its symbols and its worth. A card that is offered is a button. */
import { type ReactNode, useId } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { CARDS, type CardId } from '../cards.ts';
import { DEFINITIONS, SYMBOLS } from '../data.ts';
import { FACTS, letterIn } from '../facts.ts';
import { HandIcon, SymbolIcon, TableIcon } from './art/symbols.tsx';
import { Window } from './art/Window.tsx';
import { Badge, type BadgeKind } from './Badge.tsx';
import { explainCard } from './explain.ts';
import { useCards } from './facts.ts';
import { categoryOf } from './now.ts';
import { categoryPaint } from './paint.ts';
import { pointing } from './pointing.ts';
import { Series } from './Series.tsx';
import { type AmulOffer, type AmulProps, subject } from './sight.ts';
import { useWords } from './words.ts';

export interface FaceProps {
  readonly props: AmulProps;
  readonly card: CardId;
  readonly worth: number;
  readonly kind: BadgeKind;
  /** The worth in a sentence. */
  readonly says: string;
  /** Who put it there, or where it comes from. */
  readonly origin?: ReactNode;
  readonly mark?: 'answered' | 'doomed' | 'lost' | undefined;
  readonly first?: boolean;
}

export function CardFace(face: FaceProps) {
  const words = useWords();
  const cards = useCards();
  const spoken = useId();
  const { props, card, says, mark, first = false } = face;
  const offer = props.offers.find(({ target }) => target === card);
  const chosen = props.shown?.moves.some((move) => move.do !== 'decline' && move.card === card) ?? false;
  const { name } = FACTS[card];
  const looks = ['amul-card', offer && 'offered', chosen && 'chosen', mark].filter(Boolean).join(' ');
  const inside = <Inside {...face} offer={offer} />;
  return (
    <Explain
      as="li"
      {...explainCard(words, cards, card, says)}
      tabIndex={-1}
      className={looks}
      style={categoryPaint(categoryOf(name))}
    >
      {offer ? (
        <button
          type="button"
          data-flip={card}
          data-offer={offer.id}
          data-stop=""
          tabIndex={first ? 0 : -1}
          aria-describedby={spoken}
          {...pointing(props, offer)}
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
          {...{ tabIndex: first ? 0 : -1 }}
        >
          {inside}
        </div>
      )}
    </Explain>
  );
}

function Inside({ props, card, worth, kind, origin, offer }: FaceProps & { readonly offer: AmulOffer | undefined }) {
  const words = useWords();
  const facts = useCards()[card];
  const { name, placement, symbols, points } = facts;
  const { scoring } = DEFINITIONS[name];
  const carried = SYMBOLS.flatMap((symbol) =>
    Array.from({ length: symbols[symbol] }, (_, i) => ({ symbol, key: `${symbol} ${i}` })),
  );
  const letter = letterIn(facts);
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
        {CARDS[card].deck === 'bazaar' && (
          <Series trader={name} view={props.sight.view} seat={subject(props.sight)} size={26} />
        )}
        <span className="amul-carried">
          {carried.map(({ symbol, key }) => (
            <SymbolIcon key={key} symbol={symbol} size={17} />
          ))}
          {letter !== '' && <b>{letter}</b>}
        </span>
        {origin}
      </span>
    </>
  );
}
