/** AG-INFO-d: the die, rolled when it is needed. */
import type { Rng } from '../../kernel/index.ts';
import { DIE } from './data.ts';

export function roll(rng: Rng): number {
  return rng.int(DIE) + 1;
}
