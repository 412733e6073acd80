/** One space along the side of a farm, and one corner of it. */
import { attentive } from '../../../ui/attentive.tsx';
import type { Basic, Side } from '../data.ts';
import { production } from '../farm.ts';
import { GoodMark } from './art/goods.tsx';
import { INK } from './art/ink.ts';
import { FarmerMark } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { cellOf, EDGE, UNIT } from './farmPlan.ts';
import { Note } from './Spot.tsx';
import { SvgHit } from './SvgHit.tsx';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';

export const FarmSpace = attentive(function FarmSpace({
  table,
  side,
  space,
  hatch,
}: {
  readonly table: AgraProps;
  readonly side: Side;
  readonly space: number;
  readonly hatch: string;
}) {
  const words = useWords();
  const player = playerAt(table.sight.view, subject(table.sight));
  const face = table.faces[subject(table.sight)];
  const [column, row] = cellOf(side, space);
  const size = UNIT - 3;
  const cover = useFacts().farm.coverAt[side][space] ?? null;
  const covered = cover !== null && player.covers[cover];
  const farmer = player.farmers[side] === space;
  const target = covered ? `cover:${cover}` : `farm:${side}:${space}`;
  return (
    <SvgHit
      table={table}
      target={target}
      title={covered ? words.explain.coverName : words.meditations.moveFarmer.name}
      says={covered ? words.explain.cover : words.explain.farmer}
      rule={covered ? 'AG-8.5' : 'AG-5.2.3-b'}
      x={EDGE + column * UNIT + 1.5}
      y={EDGE + row * UNIT + 1.5}
      size={size}
    >
      <rect
        width={size}
        height={size}
        rx="4"
        fill={covered ? '#8d7a5a' : '#f0dfb5'}
        stroke={covered ? '#5f4e33' : '#c9a765'}
      />
      {covered && (
        <>
          <rect width={size} height={size} rx="4" fill={`url(#${hatch})`} />
          <path
            d={`M${size / 2} 5 ${size - 5} ${size / 2} ${size / 2} ${size - 5} 5 ${size / 2}Z`}
            fill="none"
            stroke="#d9c79d"
            strokeWidth="1.300"
          />
        </>
      )}
      {!covered && !farmer && (
        <path
          d={`M5 8h${size - 10}M5 14h${size - 10}M5 20h${size - 10}`}
          stroke="#d8b978"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      )}
      {farmer && face && (
        <g transform={`translate(${size / 2} ${size / 2 + 1})`}>
          <g data-flip={`farmer ${side}`}>
            <FarmerMark face={face} />
          </g>
        </g>
      )}
    </SvgHit>
  );
});

/** AG-UX-d: production now, and after the answer that is pointed at. */
export const Corner = attentive(function Corner({ table, good }: { readonly table: AgraProps; readonly good: Basic }) {
  const words = useWords();
  const seat = subject(table.sight);
  const { farm } = useFacts();
  const n = production(playerAt(table.sight.view, seat), good, farm);
  const after = table.ahead ? production(playerAt(table.ahead.view, seat), good, farm) : n;
  const [column, row] = cellOf(farm.sidesOf[good].starts, 0);
  const x = EDGE + column * UNIT;
  const y = EDGE + row * UNIT;
  const [cx, cy] = [column === 0 ? x + 45 : x - 12, row === 0 ? y + 45 : y - 12];
  return (
    <Note as="g" title={words.explain.production1(words.goods[good], n)} rule="AG-5.2.3-b">
      <GoodMark good={good} x={x} y={y} size={32} />
      <circle
        cx={cx}
        cy={cy}
        r="12"
        fill={after > n ? INK.jade : after < n ? INK.madder : INK.indigo}
        stroke="#f0c65a"
        strokeWidth="1.500"
      />
      <text x={cx} y={cy + 5} className="agra-t on">
        {after}
      </text>
    </Note>
  );
});
