/** The course of the Ganges over the board, and where its spaces lie on it. In units of the board's inner field. */
import { RIVER } from '../data.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How wide the water is. */
export const BANKS = 50;

const BENDS: readonly (readonly [number, number])[] = [
  ...([
    [318, -8],
    [317, 40],
    [319, 100],
    [296, 160],
    [222, 198],
    [112, 206],
    [48, 252],
    [84, 308],
    [196, 316],
  ] as const),
  ...([
    [340, 331],
    [490, 325],
    [618, 327],
    [688, 366],
    [628, 414],
    [500, 410],
    [390, 416],
    [333, 454],
  ] as const),
  ...([
    [344, 498],
    [398, 514],
    [436, 540],
    [440, 580],
  ] as const),
];

/** A smooth line through the bends (Catmull-Rom), as many short stretches. */
const LINE: readonly Point[] = BENDS.slice(0, -1).flatMap((from, i) => {
  const [before = from, to = from] = [BENDS[i - 1], BENDS[i + 1]];
  const after = BENDS[i + 2] ?? to;
  const along = (axis: 0 | 1, t: number) =>
    0.5 *
    (2 * from[axis] +
      (to[axis] - before[axis]) * t +
      (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
      (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
  return Array.from({ length: 25 }, (_, step) => ({ x: along(0, step / 25), y: along(1, step / 25) }));
});

const LENGTHS: number[] = [];
for (const [i, { x, y }] of LINE.entries()) {
  const last = LINE[i - 1];
  LENGTHS.push(last ? (LENGTHS[i - 1] ?? 0) + Math.hypot(x - last.x, y - last.y) : 0);
}
const WHOLE = LENGTHS.at(-1) ?? 0;

/** The point so far down the river, and the direction of the water there. */
function downstream(way: number): Point & { readonly angle: number } {
  const found = LENGTHS.findIndex((length) => length >= way);
  const i = Math.max(1, found < 0 ? LINE.length - 1 : found);
  const [a, b] = [LINE[i - 1] ?? { x: 0, y: 0 }, LINE[i] ?? { x: 0, y: 0 }];
  const from = LENGTHS[i - 1] ?? 0;
  const t = (way - from) / ((LENGTHS[i] ?? 1) - from || 1);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

export const RIVER_PATH = `M${LINE.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The bridge stands where the river bends furthest to the east; the spaces are spread evenly around it. */
const BRIDGE_WAY =
  LENGTHS[LINE.reduce((best, { x, y }, i) => (y > 330 && y < 400 && x > (LINE[best]?.x ?? 0) ? i : best), 0)] ?? 0;
const FIRST = 38;
const BRIDGE_GAP = 46;
const STEP = (BRIDGE_WAY - FIRST - BRIDGE_GAP / 2) / (RIVER.bridgeAfter + 0.5);

const wayTo = (space: number) => FIRST + space * STEP + (space > RIVER.bridgeAfter ? BRIDGE_GAP : 0);

export const SPACES: readonly Point[] = Array.from({ length: RIVER.final + 1 }, (_, space) => {
  const { x, y } = downstream(wayTo(space));
  // The oval of the last space lies clear of the frame.
  return space === RIVER.final ? { x: x + 8, y: y - 6 } : { x, y };
});

export function riverSpace(space: number): Point {
  return SPACES[space] ?? { x: 0, y: 0 };
}

export const BRIDGE = downstream(BRIDGE_WAY);

export const WAVES: readonly string[] = Array.from({ length: Math.floor((WHOLE - 50) / 29) }, (_, i) => {
  const aside = i % 2 === 0 ? -16 : 16;
  const { x, y, angle } = downstream(30 + i * 29);
  const at = { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside };
  return `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(0)})`;
});
