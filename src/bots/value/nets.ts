/** The networks that have won their place in the search, packed, by game. `durbar train GAME --write` writes here. */
import { Net } from './net.ts';

const PACKED: Readonly<Record<string, string>> = {};

/** The network of a game; null where the search looks at positions with the judgement itself. */
export function netFor(game: string, inputs: number): Net | null {
  const packed = Object.hasOwn(PACKED, game) ? PACKED[game] : undefined;
  return packed === undefined ? null : Net.unpacked(inputs, packed);
}
