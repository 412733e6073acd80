/** The arcade of the market, and what lies in it: the market, or the supply that an effect takes from. */
import { attentive } from '../../../ui/attentive.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { Later } from '../../../ui/Later.tsx';
import type { CardId } from '../cards.ts';
import type { Supply } from '../data.ts';
import { FACTS } from '../facts.ts';
import { Arches, Lantern } from './art/Lanterns.tsx';
import { CardFace, offered } from './CardFace.tsx';
import { Row } from './Row.tsx';
import { hadOf } from './Series.tsx';
import { worthSays } from './says.ts';
import { type AmulProps, cardsIn, openSupply, subject } from './sight.ts';
import { useWords } from './words.ts';
import { reckoningOf } from './worth.ts';

export const Arcade = attentive(function Arcade(props: AmulProps) {
  const words = useWords();
  const { board } = words;
  const { view } = props.sight;
  const supply = openSupply(view);
  const taking = view.agenda.at(-1)?.kind === 'take';
  const title = supply === 'market' ? (taking ? board.leftovers : board.market) : board[supply];
  const shown = shownIn(props, supply);
  return (
    <section className={`amul-arcade n${Math.min(shown.length, 12)}`} aria-label={title}>
      <Arches />
      <Lantern />
      <Lantern />
      <h3>
        {title}
        {props.sight.seat !== null && <small>{supply === 'market' ? board.marketRemark : board.supplyRemark}</small>}
      </h3>
      <Row label={title} className="amul-cards">
        {shown.map((card, i) => (
          <ArcadeCard key={card} {...props} card={card} supply={supply} inHand={!taking} first={i === 0} />
        ))}
        {shown.length === 0 && <li className="amul-empty">{words.panels.empty}</li>}
      </Row>
    </section>
  );
});

/** What is asked for stands where it lay; what an effect may take is sorted by what it brings. */
function shownIn({ sight }: AmulProps, supply: Supply): readonly CardId[] {
  const cards = cardsIn(sight.view, supply);
  if (supply === 'market') return cards;
  const reckoning = reckoningOf(sight.view, subject(sight));
  return cards.toSorted((a, b) => reckoning.worth(b) - reckoning.worth(a));
}

interface CardProps extends AmulProps {
  readonly card: CardId;
  readonly supply: Supply;
  /** Whether a market card would go to the hand. */
  readonly inHand: boolean;
  readonly first: boolean;
}

/** What a card brings is reckoned where it lies: each of them waits for its turn, and the others need not wait for it. */
const ArcadeCard = attentive(function ArcadeCard(props: CardProps) {
  const words = useWords();
  const { sight, card, supply, inHand, first } = props;
  const { view } = sight;
  const reckoning = reckoningOf(view, subject(sight));
  return (
    <Later room={<li className="amul-card" />}>
      <CardFace
        {...offered(props, card)}
        card={card}
        worth={reckoning.worth(card)}
        kind="gain"
        says={worthSays(words, view, reckoning, card, supply === 'market' && inHand)}
        first={first}
        had={hadOf(reckoning, FACTS[card].name)}
        by={supply === 'market' ? proposer(props, card) : undefined}
      />
    </Later>
  );
});

/** AM-RUL-25: who proposed a market card; null for one of the pile. */
function proposer({ sight, faces }: AmulProps, card: CardId): SeatFace | null {
  const by = sight.view.market.find((lot) => lot.card === card)?.by ?? null;
  return by === null ? null : (faces[by] ?? null);
}
