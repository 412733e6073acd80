/**
 * The tree of a search, in arrays of a fixed size. An entry is an answer that the seat may give, and at the same time the place
 * that it leads to: `first` is the first answer that may follow, `next` the next one to the same question. Entry 0 is the root.
 */
export const ROOT = 0;
export const NONE = -1;

export class Tree {
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
  /** The number of the answer. */
  readonly answer: Int32Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.first = new Int32Array(capacity).fill(NONE);
    this.next = new Int32Array(capacity).fill(NONE);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.promise = new Float64Array(capacity);
    this.answer = new Int32Array(capacity).fill(NONE);
  }

  clear(): void {
    this.size = 1;
    this.first[ROOT] = NONE;
    this.visits[ROOT] = 0;
  }

  /** Keeps the answers and what they promise, measured anew, and forgets how often they were given and what came of it. */
  begin(measured: (promise: number) => number): void {
    this.visits.fill(0, 0, this.size);
    this.available.fill(0, 0, this.size);
    this.total.fill(0, 0, this.size);
    for (let at = 1; at < this.size; at++) this.promise[at] = measured(this.promise[at] ?? 0);
  }

  get full(): boolean {
    return this.size === this.capacity;
  }

  /** The answers to the question at `place`. */
  *answers(place: number): Generator<number, void, void> {
    for (let at = this.first[place] ?? NONE; at !== NONE; at = this.next[at] ?? NONE) yield at;
  }

  /** The entry of an answer to the question at `place`, or `NONE`. `from` is where the last answer was found: lists keep their order. */
  find(place: number, answer: number, from: number): number {
    const hint = from === NONE ? (this.first[place] ?? NONE) : (this.next[from] ?? NONE);
    if (hint !== NONE && this.answer[hint] === answer) return hint;
    for (let at = this.first[place] ?? NONE; at !== NONE; at = this.next[at] ?? NONE)
      if (this.answer[at] === answer) return at;
    return NONE;
  }

  /** A new entry at the end of the answers to the question at `place`. The tree must not be full. */
  add(place: number, answer: number, promise: number): number {
    const entry = this.size++;
    this.first[entry] = NONE;
    this.next[entry] = NONE;
    this.visits[entry] = 0;
    this.available[entry] = 0;
    this.total[entry] = 0;
    this.promise[entry] = promise;
    this.answer[entry] = answer;
    let last = this.first[place] ?? NONE;
    if (last === NONE) this.first[place] = entry;
    else {
      for (let after = this.next[last] ?? NONE; after !== NONE; after = this.next[last] ?? NONE) last = after;
      this.next[last] = entry;
    }
    return entry;
  }
}
