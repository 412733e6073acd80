/** How a position looks to a player, in rupees: what `features.ts` counts, times what `weights.ts` says. */
import type { Judgement, Seat } from '../../kernel/index.ts';
import { assess } from './features.ts';
import type { Agra } from './state.ts';
import { FEATURES, FORESIGHT, WEIGHTS } from './weights.ts';

export const judgement: Judgement<Agra> = {
  features: FEATURES,
  weights: FEATURES.map((feature) => WEIGHTS[feature]),
  foresight: FEATURES.map((feature) => FORESIGHT[feature]),
  // Chosen from four values over a handful of games (docs/bots.md): a first guess, not yet proven.
  rivalry: 0.2,
  // Of 0.2, 0.6 and 1 the best, and proven (docs/bots.md): once everybody has had a turn, what the others made of theirs counts.
  keenRivalry: 0.6,
  plans: true,
  insight: 'rivalry',
  turn: ({ round, turn, players }) => round * players.length + turn.seat,
  assess,
};

const counted = new Float64Array(FEATURES.length);

export function evaluate(s: Agra, seat: Seat): number {
  assess(s, seat, counted);
  let worth = 0;
  for (let i = 0; i < counted.length; i++) worth += (counted[i] ?? 0) * (judgement.weights[i] ?? 0);
  return worth;
}
