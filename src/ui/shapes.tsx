/** The shapes that go with seat colours, drawn in a box from -10 to 10. */
import type { SeatShape } from './contract.ts';
import { placedPath } from './path.ts';

const SHAPES: Readonly<Record<SeatShape, string>> = {
  star: 'M0-9 2.6-3.4 8.7-2.8 4.1 1.3 5.5 7.3 0 4.1-5.5 7.3-4.1 1.3-8.7-2.8-2.6-3.4Z',
  square: 'M-6.2-6.2H6.2V6.2H-6.2Z',
  disc: 'M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1-6.6 0Z',
  triangle: 'M0-7.6 7.8 6H-7.8Z',
  diamond: 'M0-8.6 6.8 0 0 8.6-6.8 0Z',
  hexagon: 'M0-7.8 6.8-3.9V3.9L0 7.8-6.8 3.9V-3.9Z',
  crescent: 'M3.6-7.4A8 8 0 1 0 3.6 7.4A6.4 6.4 0 1 1 3.6-7.4Z',
  cross: 'M-2.6-7.6H2.6V-2.6H7.6V2.6H2.6V7.6H-2.6V2.6H-7.6V-2.6H-2.6Z',
};

/** A seat's shape as part of a larger drawing: centred on (x, y), `r` is half its box. */
export function Shape({
  shape,
  x = 0,
  y = 0,
  r = 10,
  fill,
}: {
  readonly shape: SeatShape;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly fill: string;
}) {
  return <path d={placedPath(SHAPES[shape], x, y, r / 10)} fill={fill} />;
}
