/** The meditation circle: its four outer actions, the one under the marker, and the farmer in its centre. */
import { attentive } from '../../../ui/attentive.tsx';
import { MEDITATIONS, type Meditation } from '../data.ts';
import { CircleArt } from './art/circle.tsx';
import { Hit, Note } from './Spot.tsx';
import { type AgraProps, unlettered } from './sight.ts';
import { useWords } from './words.ts';
import './circle.css';

const RULES: Readonly<Record<Meditation, string>> = {
  deliver: 'AG-6.1.2-a',
  transform: 'AG-6.1.2-b',
  removeCover: 'AG-6.1.2-c',
  exchange: 'AG-6.1.2-d',
  moveFarmer: 'AG-6.1.2-e',
};

export const Circle = attentive(function Circle({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const { view } = table.sight;
  return (
    <section className="agra-circle" aria-label={words.board.meditation}>
      <CircleArt blocked={view.blocked} />
      {MEDITATIONS.map((action) => (
        <Sector key={action} table={table} action={action} />
      ))}
      {view.turn.points > 0 && <em className="agra-points">{words.board.points(view.turn.points)}</em>}
    </section>
  );
});

function Sector({ table, action }: { readonly table: AgraProps; readonly action: Meditation }) {
  const words = useWords();
  const blocked = table.sight.view.blocked === action;
  const offers = table.offers.filter(({ moves: [move] }) => move?.do === 'meditate' && move.action === action);
  const { name, cost, help } = words.meditations[action];
  const price = blocked ? words.board.blocked : cost;
  return (
    <Note
      as="div"
      title={`${name}, ${price}`}
      says={help}
      rule={blocked ? 'AG-6.1.3-a' : RULES[action]}
      className={`agra-spot agra-sector ${action} ${blocked ? 'blocked' : ''} ${offers.length > 0 ? 'lit' : ''}`}
    >
      <b>{name}</b>
      <small>{price}</small>
      {offers.length > 0 && <Hit table={table} offers={unlettered(offers)} title={name} />}
    </Note>
  );
}
