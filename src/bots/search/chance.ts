/**
 * The chance of a search. What is drawn follows from the number of the world: answers that are tried in the same worlds, with
 * the same dice, differ by what they do and not by their luck.
 */
import { FastRng, type Rng } from '../../kernel/index.ts';

export class Chance implements Rng {
  #base = 0;
  #rng = new FastRng(0);

  /** Worlds of a new search. */
  begin(rng: Rng): void {
    this.#base = rng.int(1 << 30);
  }

  /** The world of this number from its beginning. */
  world(number: number): void {
    this.#rng = new FastRng(this.#base + number);
  }

  int(n: number): number {
    return this.#rng.int(n);
  }

  shuffle(list: unknown[]): void {
    this.#rng.shuffle(list);
  }
}
