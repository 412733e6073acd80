/** What a network is told of a position for one seat: whether it is asked, what it has of each feature, what the others have on average. */
import type { Judgement, Seat, State } from '../../kernel/index.ts';
import { foresightOf } from '../worth.ts';

export function inputsOf(features: number): number {
  return 1 + 2 * features;
}

/** What `fillInputs` writes, weighed as a search does by the judgement: the margin that it counts. */
export function inputWeights(judgement: Pick<Judgement<State>, 'weights' | 'foresight' | 'rivalry'>): number[] {
  const { rivalry = 1 } = judgement;
  const weights = foresightOf(judgement);
  return [0, ...weights, ...weights.map((weight) => -rivalry * weight)];
}

/** Fills `x`; `has` is what every seat has, `own` what this seat has (it may look an answer ahead of the others). */
export function fillInputs(
  x: Float64Array,
  s: State,
  seat: Seat,
  own: Float64Array,
  has: readonly Float64Array[],
): void {
  const features = own.length;
  x[0] = s.agenda[s.agenda.length - 1]?.seat === seat ? 1 : 0;
  for (let f = 0; f < features; f++) {
    let others = 0;
    for (let other = 0; other < has.length; other++) if (other !== seat) others += has[other]?.[f] ?? 0;
    x[1 + f] = own[f] ?? 0;
    x[1 + features + f] = others / (has.length - 1);
  }
}
