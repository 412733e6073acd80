/**
 * The tree of a search, in arrays of a fixed size. An entry is an answer that the seat may give, and at the same time the place
 * that it leads to: `first` is the first answer that may follow, `next` the next one to the same question. Entry 0 is the root.
 */
import type { Move } from '../../kernel/index.ts';

export const ROOT = 0;
export const NONE = -1;

export class Tree<M extends Move> {
  readonly capacity: number;
  size = 1;
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** How often the answer was given, and how often it could have been given. */
  readonly visits: Int32Array;
  readonly available: Int32Array;
  /** The sum of the rewards. */
  readonly total: Float64Array;
  /** The reward that the answer promised at first sight. */
  readonly promise: Float64Array;
  readonly moves: (M | null)[];
  /** One object for each answer by value: most games share theirs, but a game may make its moves anew each time. */
  readonly #shared = new Set<M>();
  readonly #known = new Map<string, M>();

  constructor(capacity: number) {
    this.capacity = capacity;
    this.first = new Int32Array(capacity).fill(NONE);
    this.next = new Int32Array(capacity).fill(NONE);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.promise = new Float64Array(capacity);
    this.moves = new Array<M | null>(capacity).fill(null);
  }

  clear(): void {
    this.moves.fill(null, 0, this.size);
    this.size = 1;
    this.first[ROOT] = NONE;
    this.visits[ROOT] = 0;
    this.#known.clear();
    this.#shared.clear();
  }

  get full(): boolean {
    return this.size === this.capacity;
  }

  /** The answers to the question at `place`. */
  *answers(place: number): Generator<number, void, void> {
    for (let at = this.first[place] ?? NONE; at !== NONE; at = this.next[at] ?? NONE) yield at;
  }

  /** The entry of an answer to the question at `place`, or `NONE`. `from` is where the last answer was found: lists keep their order. */
  find(place: number, move: M, from: number): number {
    const hint = from === NONE ? (this.first[place] ?? NONE) : (this.next[from] ?? NONE);
    if (hint !== NONE && this.moves[hint] === move) return hint;
    for (let at = this.first[place] ?? NONE; at !== NONE; at = this.next[at] ?? NONE)
      if (this.moves[at] === move) return at;
    return NONE;
  }

  /** The one object that stands for all moves of this value. */
  canonical(move: M): M {
    if (this.#shared.has(move)) return move;
    const key = JSON.stringify(move);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, move);
    this.#shared.add(move);
    return move;
  }

  /** A new entry at the end of the answers to the question at `place`. The tree must not be full. */
  add(place: number, move: M, promise: number): number {
    const entry = this.size++;
    this.first[entry] = NONE;
    this.next[entry] = NONE;
    this.visits[entry] = 0;
    this.available[entry] = 0;
    this.total[entry] = 0;
    this.promise[entry] = promise;
    this.moves[entry] = move;
    let last = this.first[place] ?? NONE;
    if (last === NONE) this.first[place] = entry;
    else {
      for (let after = this.next[last] ?? NONE; after !== NONE; after = this.next[last] ?? NONE) last = after;
      this.next[last] = entry;
    }
    return entry;
  }
}
