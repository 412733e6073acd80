/** How good a position is for a seat, in points: what bots maximise and hints explain. */
import type { Judgement, Seat } from '../../kernel/index.ts';
import { assess, FEATURES } from './features.ts';
import type { Amul } from './state.ts';
import { WEIGHTS } from './weights.ts';

export const judgement: Judgement<Amul> = {
  features: FEATURES,
  weights: FEATURES.map((feature) => WEIGHTS[feature]),
  insight: 'endings',
  assess,
};

const has = new Float64Array(FEATURES.length);

export function evaluate(s: Amul, seat: Seat): number {
  assess(s, seat, has);
  return judgement.weights.reduce((sum, weight, i) => sum + weight * (has[i] ?? 0), 0);
}
