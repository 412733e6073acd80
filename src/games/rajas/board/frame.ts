/** The race around the board (RG-TRACK-1): 60 fame spaces clockwise on the inner lane, 120 money spaces the other way outside. */
import { LEVEL_SUM } from '../data.ts';

export const FIELD = { width: 768, height: 552 } as const;
/** How wide the frame is on each side, and its two lanes. */
export const FRAME = 62;
const FAME_LANE = 28;
const MONEY_LANE = 25;
export const WIDTH = FIELD.width + 2 * FRAME;
export const HEIGHT = FIELD.height + 2 * FRAME;

export interface Cell {
  readonly side: 'N' | 'E' | 'S' | 'W';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const LONG = 17;
const SHORT = 13;
const W = FIELD.width / LONG;
const H = FIELD.height / SHORT;
export const FAME_SPACES = 2 * (LONG + SHORT);
export const MONEY_SPACES = 2 * FAME_SPACES;

export function fameCell(space: number): Cell {
  const k = Math.min(Math.max(space, 1), FAME_SPACES);
  if (k <= LONG) return { side: 'S', x: WIDTH - FRAME - k * W, y: HEIGHT - FRAME, w: W, h: FAME_LANE };
  if (k <= LONG + SHORT)
    return { side: 'W', x: FRAME - FAME_LANE, y: HEIGHT - FRAME - (k - LONG) * H, w: FAME_LANE, h: H };
  if (k <= 2 * LONG + SHORT)
    return { side: 'N', x: FRAME + (k - LONG - SHORT - 1) * W, y: FRAME - FAME_LANE, w: W, h: FAME_LANE };
  return { side: 'E', x: WIDTH - FRAME, y: FRAME + (k - 2 * LONG - SHORT - 1) * H, w: FAME_LANE, h: H };
}

/** Two money spaces lie beside each fame space. */
export function moneyCell(space: number): Cell {
  const m = Math.min(Math.max(space, 1), MONEY_SPACES);
  const { side, x, y } = fameCell(LEVEL_SUM - Math.ceil(m / 2));
  const first = m % 2 === 1;
  switch (side) {
    case 'S':
      return { side, x: x + (first ? 0 : W / 2), y: HEIGHT - FRAME + FAME_LANE, w: W / 2, h: MONEY_LANE };
    case 'W':
      return { side, x: FRAME - FAME_LANE - MONEY_LANE, y: y + (first ? 0 : H / 2), w: MONEY_LANE, h: H / 2 };
    case 'N':
      return { side, x: x + (first ? W / 2 : 0), y: FRAME - FAME_LANE - MONEY_LANE, w: W / 2, h: MONEY_LANE };
    case 'E':
      return { side, x: WIDTH - FRAME + FAME_LANE, y: y + (first ? H / 2 : 0), w: MONEY_LANE, h: H / 2 };
  }
}

/** The common corner, where both markers start. */
export const CORNER = { x: WIDTH - FRAME / 2, y: HEIGHT - FRAME / 2 } as const;

export const middle = ({ x, y, w, h }: Cell) => ({ x: x + w / 2, y: y + h / 2 });
/** 1, 2, 3 and so on, up to n. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** What a fame marker lies on that shares its space: two of them are little more than the lane is wide. */
export const PLATE = { w: 43, h: 18 } as const;

/** From the outer edge of the lane inwards: on the long sides one behind the other, on the short sides two and two. */
export function platePlace({ side, x, y, w, h }: Cell, nth: number): { readonly x: number; readonly y: number } {
  const inward = Math.floor(nth / 2) * PLATE.w;
  const down = 3 + (nth % 2) * PLATE.h;
  switch (side) {
    case 'N':
      return { x: x + 1, y: y + nth * PLATE.h };
    case 'S':
      return { x: x + 1, y: y + h - (nth + 1) * PLATE.h };
    case 'W':
      return { x: x + inward, y: y + down };
    case 'E':
      return { x: x + w - PLATE.w - inward, y: y + down };
  }
}

/** Where a money marker lies: one fills its space, two lie aslant in it, three or four in its corners. */
export function coinPlace(
  cell: Cell,
  nth: number,
  many: number,
): { readonly x: number; readonly y: number; readonly r: number } {
  const { x, y } = middle(cell);
  if (many === 1) return { x, y, r: 10.5 };
  const left = nth % 2 === 0;
  if (many === 2) return { x: x + (left ? -4 : 4), y: y + (left ? -5 : 5), r: 7 };
  return { x: x + (left ? -5.5 : 5.5), y: y + (nth < 2 ? -5.5 : 5.5), r: 6 };
}
