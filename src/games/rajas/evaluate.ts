/** How a position looks to a raja, in fame: what `features.ts` counts, times what `weights.ts` says. */
import type { Judgement, Seat } from '../../kernel/index.ts';
import { assess } from './features.ts';
import { NETS } from './nets.ts';
import type { Rajas } from './state.ts';
import { FEATURES, FORESIGHT, WEIGHTS } from './weights.ts';

const EACH = FEATURES.map((feature) => WEIGHTS[feature]);

export const judgement: Judgement<Rajas> = {
  features: FEATURES,
  weights: EACH,
  foresight: FEATURES.map((feature) => FORESIGHT[feature]),
  nets: NETS,
  turn: ({ round, phase, mover }) => 64 * round + 8 * phase + mover,
  assess,
};

const COUNTED = new Float64Array(FEATURES.length);

export function evaluate(s: Rajas, seat: Seat): number {
  assess(s, seat, COUNTED);
  let worth = 0;
  for (let i = 0; i < COUNTED.length; i++) worth += (COUNTED[i] ?? 0) * (EACH[i] ?? 0);
  return worth;
}
