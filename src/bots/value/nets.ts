/** The networks that have won their place in the search, packed, by game and seats. `durbar train GAME --write` writes here. */
import { Net } from './net.ts';

const PACKED: Readonly<Record<string, string>> = {};

/** The network for tables of so many; null where positions are looked at with the judgement itself. */
export function netFor(game: string, seats: number, inputs: number): Net | null {
  const name = `${game}-${seats}`;
  const packed = Object.hasOwn(PACKED, name) ? PACKED[name] : undefined;
  return packed === undefined ? null : Net.unpacked(inputs, packed);
}
