/** Where things lie on the drawing of a farm: seven by seven squares, the four sides around a garden. */
import type { Side } from '../data.ts';

export const UNIT = 33;
export const EDGE = 2;
export const SIZE = 7 * UNIT + 2 * EDGE;
export const MIDDLE = SIZE / 2;
/** How far apart the spaces of the meditation track lie, and what is left above the first and below the last of them. */
export const TRACK = { step: 48, margin: 20 } as const;
/** As high as the farm, or as a track that is longer. */
export function heightFor(spaces: number): number {
  return Math.max(SIZE, 2 * TRACK.margin + (spaces - 1) * TRACK.step);
}
/** With the meditation track and its words on the right. */
export const WIDTH = 368;

/** Column and row of a space of a side; before its first space lies the corner where it starts. */
export function cellOf(side: Side, space: number): readonly [number, number] {
  switch (side) {
    case 'top':
      return [space, 0];
    case 'right':
      return [6, space];
    case 'bottom':
      return [6 - space, 6];
    case 'left':
      return [0, 6 - space];
  }
}
