/**
 * The chance of a search. What is drawn follows from the number of the world: answers that are tried in the same worlds, with
 * the same dice, differ by what they do and not by their luck. The generator is sfc32, as in the kernel, but begun from numbers:
 * a search begins one for every iteration.
 */
import type { Rng } from '../../kernel/index.ts';

/** Draws after which the beginning has been mixed. */
const WARMING = 8;

export class Chance implements Rng {
  #base = 0;
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** Worlds of a new search. */
  begin(rng: Rng): void {
    this.#base = rng.int(1 << 30);
    this.world(0);
  }

  /** The world of this number from its beginning. */
  world(number: number): void {
    this.#a = this.#base;
    this.#b = Math.imul(number + 1, 0x9e3779b1);
    this.#c = 0x243f6a88;
    this.#counter = 1;
    for (let i = 0; i < WARMING; i++) this.#bits();
  }

  int(n: number): number {
    if (n <= 1) return 0;
    const shift = Math.clz32(n - 1);
    let value = this.#bits() >>> shift;
    while (value >= n) value = this.#bits() >>> shift;
    return value;
  }

  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const kept = list[i];
      list[i] = list[j];
      list[j] = kept;
    }
  }

  #bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
