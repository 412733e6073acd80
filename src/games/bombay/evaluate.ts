/** How good a position is for a seat, in rupees: what bots maximise and hints explain. */
import { active, type Judgement } from '../../kernel/index.ts';
import { assess, FEATURES } from './features.ts';
import type { Bombay } from './state.ts';
import { WEIGHTS } from './weights.ts';

export const judgement: Judgement<Bombay> = {
  features: FEATURES,
  weights: FEATURES.map((feature) => WEIGHTS[feature]),
  insight: 'rivals',
  turn: (s) => 64 * s.round + 8 * s.lap + active(s),
  assess,
};
