/** What a position is worth to a seat: the dot product of what it has and what one of each is worth, in the game's points. */
import type { Judgement, Seat, State } from '../kernel/index.ts';

/** What one of each feature is worth where a search looks, or somebody explains what a position has. */
export function foresightOf({
  weights,
  foresight = weights,
}: Pick<Judgement<State>, 'weights' | 'foresight'>): readonly number[] {
  return foresight;
}

/** Judges positions one after the other without allocating: as a merchant does, if no other weights are given. */
export class Judge<S extends State> {
  readonly judgement: Judgement<S>;
  readonly #weights: Float64Array;
  readonly #has: Float64Array;

  constructor(judgement: Judgement<S>, weights: readonly number[] = judgement.weights) {
    this.judgement = judgement;
    this.#weights = Float64Array.from(weights);
    this.#has = new Float64Array(weights.length);
  }

  worth(s: S, seat: Seat): number {
    const has = this.#has;
    const weights = this.#weights;
    this.judgement.assess(s, seat, has);
    let sum = 0;
    for (let i = 0; i < has.length; i++) sum += (has[i] ?? 0) * (weights[i] ?? 0);
    return sum;
  }
}
