/**
 * Evolution of weights: each generation tries points around a middle, and the better half moves the middle and the step of each
 * weight (CMA-ES with a diagonal covariance, Ros and Hansen 2008). Reproducible from its generator.
 */
import type { Rng } from '../kernel/index.ts';

export interface EvolutionState {
  readonly mean: number[];
  /** The step of each weight. */
  readonly steps: number[];
}

export class Evolution {
  readonly mean: number[];
  readonly #steps: number[];
  readonly #variances: number[];
  readonly #path: number[];
  readonly #spread: number[];
  readonly #rng: Rng;
  readonly #parents: readonly number[];
  readonly #effective: number;
  #sigma = 1;

  /** A weight whose step is 0 stays as it is. */
  constructor({ mean, steps }: EvolutionState, population: number, rng: Rng) {
    this.mean = mean.slice();
    this.#steps = steps.slice();
    this.#variances = mean.map(() => 1);
    this.#path = mean.map(() => 0);
    this.#spread = mean.map(() => 0);
    this.#rng = rng;
    const raw = Array.from({ length: population >> 1 }, (_, i) => Math.log((population + 1) / 2) - Math.log(i + 1));
    const sum = raw.reduce((total, weight) => total + weight, 0);
    this.#parents = raw.map((weight) => weight / sum);
    this.#effective = 1 / this.#parents.reduce((total, weight) => total + weight * weight, 0);
  }

  /** The points of the next generation. */
  ask(population: number): number[][] {
    return Array.from({ length: population }, () => this.mean.map((value, i) => value + this.#reach(i) * this.#bell()));
  }

  /** The points from the best to the worst. */
  tell(ranked: readonly (readonly number[])[]): void {
    const n = this.mean.length;
    const cSigma = (this.#effective + 2) / (n + this.#effective + 3);
    const cPath = 4 / (n + 4);
    const cCov = Math.min(0.5, ((2 / (n + Math.SQRT2) ** 2) * (n + 2)) / 3 + this.#effective / (n + 8) ** 2);
    let length = 0;
    for (let i = 0; i < n; i++) {
      const reach = this.#reach(i);
      if (reach === 0) continue;
      let move = 0;
      let square = 0;
      for (const [k, weight] of this.#parents.entries()) {
        const step = ((ranked[k]?.[i] ?? 0) - (this.mean[i] ?? 0)) / reach;
        move += weight * step;
        square += weight * step * step;
      }
      this.mean[i] = (this.mean[i] ?? 0) + move * reach;
      const drift = Math.sqrt(cSigma * (2 - cSigma) * this.#effective) * move;
      this.#spread[i] = (1 - cSigma) * (this.#spread[i] ?? 0) + drift;
      this.#path[i] = (1 - cPath) * (this.#path[i] ?? 0) + Math.sqrt(cPath * (2 - cPath) * this.#effective) * move;
      const variance = this.#variances[i] ?? 1;
      this.#variances[i] = variance * (1 - cCov + cCov * (0.3 * (this.#path[i] ?? 0) ** 2 + 0.7 * square));
      length += (this.#spread[i] ?? 0) ** 2;
    }
    const moving = this.#steps.filter((step) => step > 0).length;
    const expected = Math.sqrt(moving) * (1 - 1 / (4 * moving));
    this.#sigma *= Math.exp(Math.max(-0.3, Math.min(0.3, (cSigma / 2) * (Math.sqrt(length) / expected - 1))));
  }

  /** How far a weight is tried from the middle. */
  #reach(i: number): number {
    return (this.#steps[i] ?? 0) * this.#sigma * Math.sqrt(this.#variances[i] ?? 1);
  }

  /** Nearly normal, by twelve even numbers. */
  #bell(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.#rng.int(1 << 20) / (1 << 20);
    return sum;
  }
}
