/** Where things lie on the drawing of a farm: seven by seven squares, the four sides around a garden. */
import type { Basic, Side } from '../data.ts';

export const UNIT = 33;
export const EDGE = 2;
export const SIZE = 7 * UNIT + 2 * EDGE;
export const MIDDLE = SIZE / 2;
/** With the meditation track and its words on the right. */
export const WIDTH = 368;

/** Column and row of a space of a side. */
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

export const CORNERS: Readonly<Record<Basic, readonly [number, number]>> = {
  sandstone: [0, 0],
  wood: [6, 0],
  turmeric: [6, 6],
  cotton: [0, 6],
};
