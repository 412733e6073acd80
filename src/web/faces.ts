/** The colours and shapes of seats. */

import type { Sitter } from '../table/table.ts';
import type { SeatFace, SeatShape } from '../ui/contract.ts';
import { shownName } from './names.ts';

/** What a seat's pieces are painted with. */
export type Paint = Pick<SeatFace, 'fill' | 'edge' | 'ink'>;

const SHAPE_OF_SEAT: readonly SeatShape[] = [
  'star',
  'square',
  'disc',
  'triangle',
  'diamond',
  'hexagon',
  'crescent',
  'cross',
];

const PAINTS: Readonly<Record<'house' | 'clear', readonly Paint[]>> = {
  house: [
    { fill: '#35303d', edge: '#14111a', ink: '#ffffff' },
    { fill: '#8d9198', edge: '#52565c', ink: '#16181b' },
    { fill: '#f6eed9', edge: '#a08d5c', ink: '#2b2430' },
    { fill: '#d77f9c', edge: '#99456a', ink: '#2b0f1c' },
    { fill: '#2f8f8a', edge: '#12524f', ink: '#ffffff' },
    { fill: '#a8392e', edge: '#6d1d15', ink: '#ffffff' },
    { fill: '#2f5fae', edge: '#183a74', ink: '#ffffff' },
    { fill: '#b07b3b', edge: '#6d4718', ink: '#1f1203' },
  ],
  // Told apart with every common form of colour blindness (Okabe and Ito), in an order of contrasting lightness.
  clear: [
    { fill: '#000000', edge: '#000000', ink: '#ffffff' },
    { fill: '#f0e442', edge: '#8a8110', ink: '#221f00' },
    { fill: '#0072b2', edge: '#00405f', ink: '#ffffff' },
    { fill: '#e69f00', edge: '#8a5f00', ink: '#241800' },
    { fill: '#cc79a7', edge: '#84416a', ink: '#2b0f1f' },
    { fill: '#009e73', edge: '#005c43', ink: '#00150f' },
    { fill: '#56b4e9', edge: '#1f6f9c', ink: '#00202f' },
    { fill: '#d55e00', edge: '#813900', ink: '#1a0b00' },
  ],
};

/** The faces at a table. `own` are the colours of the game's pieces: those of the house where the game has none. */
export function facesOf(
  sitters: readonly Pick<Sitter, 'name' | 'bot'>[],
  palette: 'house' | 'clear',
  own: readonly Paint[] = PAINTS.house,
): SeatFace[] {
  const paints = palette === 'house' ? own : PAINTS.clear;
  return sitters.map(({ name, bot }, seat) => {
    const paint = paints[seat % paints.length] ?? { fill: '#35303d', edge: '#14111a', ink: '#ffffff' };
    const shape = SHAPE_OF_SEAT[seat % SHAPE_OF_SEAT.length] ?? 'star';
    return { ...paint, seat, name: shownName(name) || String(seat + 1), bot: bot !== null, shape };
  });
}
