/** Teaches a network what games come to: small steps against the error of a few samples at a time (Adam, Kingma and Ba 2015). */
import type { Rng } from '../../kernel/index.ts';
import { HIDDEN, Net, sizeOf, straightAt } from './net.ts';

/** Positions and what came of them: `inputs` numbers of `x` for each number of `y`. */
export interface Samples {
  readonly inputs: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

const BATCH = 128;
const FIRST_RATE = 0.003;
const LAST_RATE = 0.00001;
/** How fast the mean and the square of the slope forget. */
const MEAN = 0.9;
const SQUARE = 0.999;
/** Weights that nothing speaks for fade. */
const FADING = 0.0001;

export class Learner {
  readonly #samples: Samples;
  readonly #rng: Rng;
  readonly #order: Uint32Array;
  /** Samples are learnt in deviations from their means: all inputs weigh alike. */
  readonly #means: Float64Array;
  readonly #deviations: Float64Array;
  readonly #middle: number;
  readonly #reach: number;
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #x: Float64Array;
  readonly #levels = new Float64Array(HIDDEN);
  #steps = 0;

  constructor(samples: Samples, rng: Rng) {
    const { inputs, y } = samples;
    const size = sizeOf(inputs);
    this.#samples = samples;
    this.#rng = rng;
    this.#order = Uint32Array.from(y, (_, i) => i);
    [this.#means, this.#deviations] = spreadOf(samples.x, inputs);
    const [[middle = 0], [reach = 1]] = spreadOf(y, 1);
    this.#middle = middle;
    this.#reach = reach;
    this.#weights = new Float64Array(size);
    this.#slope = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#x = new Float64Array(inputs);
    const straight = straightAt(inputs);
    for (let i = 0; i < straight - 1; i++)
      if (i % (inputs + 1) > 0) this.#weights[i] = this.#even() / Math.sqrt(inputs);
    for (let i = straight + inputs; i < size; i++) this.#weights[i] = (0.3 * this.#even()) / Math.sqrt(HIDDEN);
  }

  /** Goes through all samples once, in a new order, as the part from `begin` to `end` (0 to 1) of all its learning. */
  epoch(begin: number, end: number): void {
    const order = this.#order;
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.#rng.int(i + 1);
      const kept = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = kept;
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      this.#slope.fill(0);
      for (let i = from; i < to; i++) this.#learn(order[i] ?? 0);
      const done = begin + ((end - begin) * from) / order.length;
      this.#step(to - from, LAST_RATE + (FIRST_RATE - LAST_RATE) * (0.5 + 0.5 * Math.cos(Math.PI * done)));
    }
  }

  /** The network as it is now, for inputs as they come. */
  net(): Net {
    const { inputs } = this.#samples;
    const straight = straightAt(inputs);
    const weights = Float64Array.from(this.#weights, (weight, i) => (i < straight - 1 ? weight : weight * this.#reach));
    add(weights, straight - 1, this.#middle);
    for (let from = 0; from <= straight - 1; from += inputs + 1) {
      // The output's own inputs follow its bias as those of a hidden unit do.
      for (let i = 0; i < inputs; i++) {
        const weight = (weights[from + 1 + i] ?? 0) / (this.#deviations[i] ?? 1);
        weights[from + 1 + i] = weight;
        add(weights, from, -weight * (this.#means[i] ?? 0));
      }
    }
    return new Net(inputs, Float32Array.from(weights));
  }

  #learn(sample: number): void {
    const { inputs, x, y } = this.#samples;
    const straight = straightAt(inputs);
    const weights = this.#weights;
    const slope = this.#slope;
    for (let i = 0; i < inputs; i++)
      this.#x[i] = ((x[sample * inputs + i] ?? 0) - (this.#means[i] ?? 0)) / (this.#deviations[i] ?? 1);
    const error = this.#value() - ((y[sample] ?? 0) - this.#middle) / this.#reach;
    add(slope, straight - 1, error);
    for (let i = 0; i < inputs; i++) add(slope, straight + i, error * (this.#x[i] ?? 0));
    for (let unit = 0; unit < HIDDEN; unit++) {
      const level = this.#levels[unit] ?? 0;
      if (level <= 0) continue;
      const out = straight + inputs + unit;
      const back = error * (weights[out] ?? 0);
      const from = unit * (inputs + 1);
      add(slope, out, error * level);
      add(slope, from, back);
      for (let i = 0; i < inputs; i++) add(slope, from + 1 + i, back * (this.#x[i] ?? 0));
    }
  }

  #value(): number {
    const { inputs } = this.#samples;
    const straight = straightAt(inputs);
    const weights = this.#weights;
    let sum = weights[straight - 1] ?? 0;
    for (let i = 0; i < inputs; i++) sum += (weights[straight + i] ?? 0) * (this.#x[i] ?? 0);
    let at = 0;
    for (let unit = 0; unit < HIDDEN; unit++) {
      let level = weights[at++] ?? 0;
      for (let i = 0; i < inputs; i++) level += (weights[at++] ?? 0) * (this.#x[i] ?? 0);
      this.#levels[unit] = level;
      if (level > 0) sum += (weights[straight + inputs + unit] ?? 0) * level;
    }
    return sum;
  }

  #step(count: number, rate: number): void {
    this.#steps++;
    const mean = 1 - MEAN ** this.#steps;
    const square = 1 - SQUARE ** this.#steps;
    for (let i = 0; i < this.#weights.length; i++) {
      const weight = this.#weights[i] ?? 0;
      const slope = (this.#slope[i] ?? 0) / count + FADING * weight;
      const m = MEAN * (this.#mean[i] ?? 0) + (1 - MEAN) * slope;
      const s = SQUARE * (this.#square[i] ?? 0) + (1 - SQUARE) * slope * slope;
      this.#mean[i] = m;
      this.#square[i] = s;
      this.#weights[i] = weight - (rate * (m / mean)) / (Math.sqrt(s / square) + 1e-8);
    }
  }

  /** A number from -1 to 1. */
  #even(): number {
    return this.#rng.int(1 << 20) / (1 << 19) - 1;
  }
}

/** The part of the spread of what came of positions that a network foresees: 1 is all of it, 0 no more than their mean would. */
export function foreseen(net: Net, { inputs, x, y }: Samples): number {
  const one = new Float64Array(inputs);
  let mean = 0;
  for (const value of y) mean += value / y.length;
  let missed = 0;
  let spread = 0;
  for (let k = 0; k < y.length; k++) {
    for (let i = 0; i < inputs; i++) one[i] = x[k * inputs + i] ?? 0;
    missed += (net.value(one) - (y[k] ?? 0)) ** 2;
    spread += ((y[k] ?? 0) - mean) ** 2;
  }
  return spread === 0 ? 0 : 1 - missed / spread;
}

/** The mean and the deviation of each of `width` columns. */
function spreadOf(list: Float32Array, width: number): [Float64Array, Float64Array] {
  const rows = list.length / width;
  const means = new Float64Array(width);
  const variances = new Float64Array(width);
  for (let k = 0; k < list.length; k++) add(means, k % width, (list[k] ?? 0) / rows);
  for (let k = 0; k < list.length; k++)
    add(variances, k % width, ((list[k] ?? 0) - (means[k % width] ?? 0)) ** 2 / rows);
  return [means, variances.map((variance) => Math.sqrt(variance) || 1)];
}

function add(list: Float64Array, place: number, value: number): void {
  list[place] = (list[place] ?? 0) + value;
}
