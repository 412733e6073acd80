/**
 * What merchants have found their answers to bring, by the context in which they were asked: a table of a fixed size. Looking an
 * answer up costs a thousandth of trying it out.
 */
export const CROWDED = -1;
/** How far from its own place an entry may lie. */
const NEAR = 8;
const FREE = -1;

export class Gains {
  readonly #mask: number;
  readonly #contexts: Int32Array;
  readonly #answers: Int32Array;
  /** How often the answer was tried out, what it brought on average, and how often it was given. */
  readonly tries: Int32Array;
  readonly mean: Float64Array;
  readonly given: Int32Array;

  /** `capacity` is a power of two. */
  constructor(capacity: number) {
    this.#mask = capacity - 1;
    this.#contexts = new Int32Array(capacity);
    this.#answers = new Int32Array(capacity).fill(FREE);
    this.tries = new Int32Array(capacity);
    this.mean = new Float64Array(capacity);
    this.given = new Int32Array(capacity);
  }

  clear(): void {
    this.#answers.fill(FREE);
  }

  /** Where an answer in a context stands, or a free place for it; `CROWDED` if there is none nearby. */
  find(context: number, answer: number): number {
    const home = mix(context, answer);
    for (let i = 0; i < NEAR; i++) {
      const at = (home + i) & this.#mask;
      if (this.#answers[at] === answer && this.#contexts[at] === context) return at;
      if (this.#answers[at] !== FREE) continue;
      this.#answers[at] = answer;
      this.#contexts[at] = context;
      this.tries[at] = 0;
      this.given[at] = 0;
      return at;
    }
    return CROWDED;
  }

  /** An answer was tried out. */
  learn(at: number, gain: number): void {
    const tries = (this.tries[at] ?? 0) + 1;
    const mean = tries === 1 ? 0 : (this.mean[at] ?? 0);
    this.tries[at] = tries;
    this.mean[at] = mean + (gain - mean) / tries;
  }
}

/** One number that stands for two. */
export function mix(one: number, two: number): number {
  let h = Math.imul(one ^ 0x5bd1e995, 0x85ebca6b) ^ Math.imul(two + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x27d4eb2f);
  return h ^ (h >>> 13);
}
