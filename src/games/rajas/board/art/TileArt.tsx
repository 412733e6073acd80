/** A province tile in a box of 100: its ground, its roads as they are turned, its buildings and tents always upright. */
import { memo } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { type Building, type Good, SIDES, type Side, type TileId } from '../../data.ts';
import { tileIn } from '../../facts.ts';
import { bit, type Quarter } from '../../tiles.ts';
import { useFacts } from '../facts.ts';
import { BuildingMark, GoodMark, TentMark } from './buildings.tsx';
import { DICE_INK } from './ink.ts';
import { Txt } from './Num.tsx';

const ROAD: Readonly<Record<Side, string>> = { N: 'M50 50V0', E: 'M50 50H100', S: 'M50 50V100', W: 'M50 50H0' };

type Spot = readonly [number, number];

/** Where one thing stands, or two, beside the roads and clear of the cost in the upper left corner. */
const SPOTS: Readonly<Record<string, { readonly one: readonly Spot[]; readonly two: readonly Spot[] }>> = {
  NS: {
    one: [[77, 50]],
    two: [
      [78, 48],
      [22, 62],
    ],
  },
  EW: {
    one: [[62, 22]],
    two: [
      [60, 21],
      [60, 79],
    ],
  },
  NE: {
    one: [[27, 72]],
    two: [
      [25, 76],
      [76, 77],
    ],
  },
  ES: {
    one: [[64, 21]],
    two: [
      [64, 20],
      [21, 70],
    ],
  },
  SW: {
    one: [[72, 30]],
    two: [
      [72, 27],
      [77, 77],
    ],
  },
  NW: {
    one: [[73, 72]],
    two: [
      [76, 56],
      [30, 78],
    ],
  },
  NES: {
    one: [[21, 58]],
    two: [
      [20, 60],
      [78, 78],
    ],
  },
  ESW: {
    one: [[60, 21]],
    two: [
      [60, 20],
      [78, 79],
    ],
  },
  NSW: {
    one: [[79, 50]],
    two: [
      [80, 34],
      [80, 72],
    ],
  },
  NEW: {
    one: [[50, 80]],
    two: [
      [29, 80],
      [71, 80],
    ],
  },
  NESW: {
    one: [[77, 24]],
    two: [
      [77, 23],
      [77, 77],
    ],
  },
};

/** Where more than two things stand, whatever the roads: in the free corners, and the fourth on the crossing. */
const CORNERS: readonly Spot[] = [
  [79, 21],
  [79, 79],
  [21, 79],
  [50, 50],
];

/** A tile as part of a drawing. */
export const TileMark = memo(function TileMark({
  tile,
  turn = 0,
  x,
  y,
  size,
  ghost = false,
}: {
  readonly tile: TileId;
  readonly turn?: Quarter;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Drawn as it would lie. */
  readonly ghost?: boolean;
}) {
  const { colour, roads, cost, buildings, tents } = tileIn(useFacts(), tile);
  const [base, shade, pale, deep] = DICE_INK[colour];
  const sides = SIDES.filter((side) => (roads[turn] & bit(side)) !== 0);
  const path = sides.map((side) => ROAD[side]).join('');
  const things: readonly ({ building: Building } | { good: Good; value: number })[] = [
    ...buildings.map((building) => ({ building })),
    ...tents,
  ];
  const plan = SPOTS[sides.join('')] ?? { one: [], two: [] };
  const spots = things.length > 2 ? CORNERS : things.length > 1 ? plan.two : plan.one;
  const large = things.length > 2 ? 32 : things.length > 1 ? 36 : 42;
  return placedDrawing(
    <g opacity={ghost ? 0.78 : 1}>
      <rect width="100" height="100" rx="5" fill={shade} />
      <rect x="2.500" y="2.500" width="95" height="94" rx="4" fill={pale} />
      <path d="M2.500 70Q30 52 55 66T97.500 60V92.500a4 4 0 0 1-4 4h-87a4 4 0 0 1-4-4z" fill={deep} />
      <path d={path} stroke="#9a7440" strokeWidth="22" />
      <circle cx="50" cy="50" r="14" fill="#9a7440" />
      <path d={path} stroke="#f5e6c3" strokeWidth="17" />
      <circle cx="50" cy="50" r="11.500" fill="#f5e6c3" />
      <path d={path} stroke="#c39b5f" strokeWidth="1.800" strokeDasharray="3 6" />
      {things.map((thing, i) => {
        const [left, top] = spots[i] ?? [50, 50];
        const key = `${left} ${top}`;
        if ('building' in thing)
          return (
            <BuildingMark key={key} building={thing.building} x={left - large / 2} y={top - large / 2} size={large} />
          );
        return <Stall key={key} {...thing} x={left} y={top} size={large + 3} />;
      })}
      <rect x="4" y="4" width="29" height="26" rx="6" fill={base} stroke="#fffaf0" strokeWidth="1.500" />
      <Txt x={18.5} y={24.5} size={21} fill="#fff" weight={700}>
        {cost}
      </Txt>
    </g>,
    x,
    y,
    size / 100,
  );
});

/** A tent with its good and its value. */
function Stall({
  good,
  value,
  x,
  y,
  size,
}: {
  readonly good: Good;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <>
      <TentMark good={good} x={x - size / 2} y={y - size / 2} size={size} />
      <GoodMark good={good} x={x - size * 0.37} y={y + size * 0.01} size={size * 0.4} />
      <Txt x={x + size * 0.19} y={y + size * 0.37} size={size * 0.47} fill="#4a3300" weight={700}>
        {value}
      </Txt>
    </>
  );
}

/** The same alone. */
export const Tile = memo(function Tile({ tile, size }: { readonly tile: TileId; readonly size: number }) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <TileMark tile={tile} x={0} y={0} size={100} />
    </svg>
  );
});
