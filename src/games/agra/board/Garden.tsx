/** The farm as a walled garden: production in its corners, farmers and covers along its sides, the marker supply in its centre. */

import { memo, useId } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Shape } from '../../../ui/shapes.tsx';
import { BASICS, SIDE_SPACES, SIDES } from '../data.ts';
import { INK } from './art/ink.ts';
import { Corner, FarmSpace } from './FarmSpace.tsx';
import { useFacts } from './facts.ts';
import { EDGE, heightFor, MIDDLE, SIZE, UNIT, WIDTH } from './farmPlan.ts';
import { MeditationTrack } from './MeditationTrack.tsx';
import { Note } from './Spot.tsx';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';

/** Each space of it looks for itself: a farmer who moves leaves the others as they were drawn. */
export const Garden = attentive(function Garden({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const hatch = useId();
  const { lastSpace } = useFacts();
  return (
    <svg className="agra-garden" viewBox={`0 0 ${WIDTH} ${heightFor(lastSpace)}`} aria-label={words.board.farm}>
      <Ground hatch={hatch} />
      <Markers table={table} />
      {SIDES.flatMap((side) =>
        Array.from({ length: SIDE_SPACES }, (_, i) => i + 1).map((space) => (
          <FarmSpace key={`${side}${space}`} table={table} side={side} space={space} hatch={hatch} />
        )),
      )}
      {BASICS.map((good) => (
        <Corner key={good} table={table} good={good} />
      ))}
      <MeditationTrack table={table} />
    </svg>
  );
});

/** Walls, canals and beds, the same in every garden. */
const Ground = memo(function Ground({ hatch }: { readonly hatch: string }) {
  const inner = EDGE + UNIT;
  const width = 5 * UNIT;
  return (
    <>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" stroke="#4b3a20" strokeWidth="1.300" strokeOpacity=".4" />
      </pattern>
      <rect width={SIZE} height={SIZE} rx="8" fill="#b5654a" />
      <rect x={inner - 1} y={inner - 1} width={width + 2} height={width + 2} rx="5" fill="#a9bd7d" />
      <path
        d={`M${MIDDLE - 5} ${inner}h10v${width}h-10zM${inner} ${MIDDLE - 5}h${width}v10h${-width}z`}
        fill="#9cc7cd"
      />
      {[0, 1, 2, 3].map((corner) => (
        <Bed key={corner} corner={corner} />
      ))}
    </>
  );
});

const Markers = attentive(function Markers({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const seat = subject(table.sight);
  const face = table.faces[seat];
  // AG-UX-d: the markers that are left after the answer that is pointed at.
  const { supply: now } = playerAt(table.sight.view, seat);
  const supply = table.ahead ? playerAt(table.ahead.view, seat).supply : now;
  if (!face) return null;
  return (
    <Note
      as="g"
      title={`${words.board.supply(supply)} ${words.board.inSupply}`}
      says={words.explain.markers}
      rule="AG-5.2-b"
    >
      <circle cx={MIDDLE} cy={MIDDLE} r="43" fill={INK.paper} stroke={INK.gold} strokeWidth="2" />
      {[-12, 0, 12].map((x) => (
        <g key={x} transform={`translate(${MIDDLE + x} ${MIDDLE - 16})`}>
          <circle r="6" fill={face.fill} stroke={face.edge} />
          <Shape shape={face.shape} r={4} fill={face.ink} />
        </g>
      ))}
      <text
        x={MIDDLE}
        y={MIDDLE + 9}
        className={`agra-t b small ${supply > now ? 'more' : supply < now ? 'fewer' : ''}`}
      >
        {words.board.supply(supply)}
      </text>
      <text x={MIDDLE} y={MIDDLE + 23} className="agra-t small">
        {words.board.inSupply}
      </text>
    </Note>
  );
});

function Bed({ corner }: { readonly corner: number }) {
  const x = EDGE + UNIT + 7 + (corner % 2) * 88;
  const y = EDGE + UNIT + 7 + (corner > 1 ? 88 : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="63" height="63" rx="3" fill="#c4d39b" stroke="#7f9a54" />
      <path d="M14 22q-7-9 0-19 7 10 0 19zM49 56q-7-9 0-19 7 10 0 19z" fill="#4f8a4c" />
      <path d="M49 22q-6-8 0-17 6 9 0 17zM14 56q-6-8 0-17 6 9 0 17z" fill="#6c9d52" />
      <circle cx="31" cy="31" r="5" fill={corner % 3 === 0 ? '#e58b4a' : '#d77f9c'} />
      <circle cx="31" cy="31" r="2" fill="#f0c65a" />
    </g>
  );
}
