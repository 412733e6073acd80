/** The answers that a search has met. Each has a number: equal answers have the same one, whether or not they are one object. */
import type { Move } from '../../kernel/index.ts';

/** A game that makes its answers anew each time would fill the memory with them. */
const MOST_OBJECTS = 1 << 14;

export class Answers<M extends Move> {
  readonly #list: M[] = [];
  /** Most games make their answers once and share them: those are known by the object. */
  readonly #byObject = new Map<M, number>();
  readonly #byValue = new Map<string, number>();

  numberOf(move: M): number {
    return this.#byObject.get(move) ?? this.#meet(move);
  }

  at(number: number): M {
    const move = this.#list[number];
    if (move === undefined) throw new Error(`no answer ${number}`);
    return move;
  }

  clear(): void {
    this.#list.length = 0;
    this.#byObject.clear();
    this.#byValue.clear();
  }

  #meet(move: M): number {
    const key = JSON.stringify(move);
    let number = this.#byValue.get(key);
    if (number === undefined) {
      number = this.#list.push(move) - 1;
      this.#byValue.set(key, number);
    }
    if (this.#byObject.size < MOST_OBJECTS) this.#byObject.set(move, number);
    return number;
  }
}
