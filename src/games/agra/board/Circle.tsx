/** The meditation circle: its four outer actions, the one under the marker, and the farmer in its centre. */

import { Explain } from '../../../ui/Explain.tsx';
import { MEDITATIONS, type Meditation } from '../data.ts';
import { Glyph, MeditationGlyph } from './art/marks.tsx';
import { Hit } from './Spot.tsx';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';

const RULES: Readonly<Record<Meditation, string>> = {
  deliver: 'AG-6.1.2-a',
  transform: 'AG-6.1.2-b',
  removeCover: 'AG-6.1.2-c',
  exchange: 'AG-6.1.2-d',
  moveFarmer: 'AG-6.1.2-e',
};

export function Circle(props: AgraProps) {
  const words = useWords();
  const { view } = props.sight;
  return (
    <section className="agra-circle" aria-label={words.board.meditation}>
      <svg className="agra-petals" viewBox="-60 -60 120 120" aria-hidden="true">
        {Array.from({ length: 16 }, (_, i) => i * 22.5).map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M-9-46Q0-64 9-46Z"
            fill={turn % 45 === 0 ? '#f3d5e0' : '#e7b6cb'}
            stroke="#b15a7b"
            strokeWidth=".700"
          />
        ))}
        <circle r="51" fill="#b98a2f" />
      </svg>
      {MEDITATIONS.map((action) => {
        const offers = props.offers.filter(({ moves: [move] }) => move?.do === 'meditate' && move.action === action);
        const blocked = view.blocked === action;
        const { name, cost, help } = words.meditations[action];
        return (
          <Explain
            key={action}
            as="div"
            title={`${name}, ${blocked ? words.board.blocked : cost}`}
            says={help}
            rule={blocked ? 'AG-6.1.3-a' : RULES[action]}
            tabIndex={-1}
            className={`agra-spot agra-sector ${action} ${blocked ? 'blocked' : ''} ${offers.length > 0 ? 'lit' : ''}`}
          >
            {blocked ? <Glyph name="lotus" size={24} /> : <MeditationGlyph action={action} size={24} />}
            <span>
              <b>{name}</b>
              <small>{blocked ? words.board.blocked : cost}</small>
            </span>
            {offers.length > 0 && <Hit table={props} offers={offers.map((o) => ({ ...o, letter: '' }))} title={name} />}
          </Explain>
        );
      })}
      {view.turn.points > 0 && <em className="agra-points">{words.board.points(view.turn.points)}</em>}
    </section>
  );
}
