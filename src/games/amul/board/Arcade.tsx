/** The arcade of the market, and what lies in it: the market, or the supply that an effect takes from. */
import { attentive } from '../../../ui/attentive.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { Arches, Lantern } from './art/Lanterns.tsx';
import { CardBack } from './art/symbols.tsx';
import { CardFace } from './CardFace.tsx';
import { Row } from './Row.tsx';
import { worthSays } from './says.ts';
import { type AmulProps, cardsIn, openSupply, subject } from './sight.ts';
import { useWords } from './words.ts';
import { Reckoning } from './worth.ts';

export const Arcade = attentive(function Arcade(props: AmulProps) {
  const words = useWords();
  const { board } = words;
  const { view } = props.sight;
  const supply = openSupply(view);
  const taking = view.agenda.at(-1)?.kind === 'take';
  const seat = subject(props.sight);
  const reckoning = new Reckoning(view, seat);
  const cards = cardsIn(view, supply).map((card) => ({ card, worth: reckoning.worth(card) }));
  // What is asked for stands where it lay; what an effect may take is sorted by what it brings.
  const shown = supply === 'market' ? cards : cards.toSorted((a, b) => b.worth - a.worth);
  const title = supply === 'market' ? (taking ? board.leftovers : board.market) : board[supply];
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
        {shown.map(({ card, worth }, i) => (
          <CardFace
            key={card}
            props={props}
            card={card}
            worth={worth}
            kind="gain"
            says={worthSays(words, view, reckoning, card, supply === 'market' && !taking)}
            first={i === 0}
            origin={supply === 'market' ? <Origin {...props} card={card} /> : null}
          />
        ))}
        {shown.length === 0 && <li className="amul-empty">{words.panels.empty}</li>}
      </Row>
    </section>
  );
});

/** AM-RUL-25: who proposed a market card. */
function Origin({ sight, faces, card }: AmulProps & { readonly card: string }) {
  const { board } = useWords();
  const by = sight.view.market.find((lot) => lot.card === card)?.by ?? null;
  const face = by === null ? undefined : faces[by];
  return (
    <span className="amul-origin" title={face ? board.from.seat(face.name) : board.from.pile}>
      {face ? <SeatBadge face={face} size={19} /> : <CardBack size={18} />}
    </span>
  );
}
