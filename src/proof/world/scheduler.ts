/**
 * The time of a world and everything that is going to happen in it. What is due first happens first, and what is due together in an
 * order that the seed says. Nothing happens beside it: between two happenings every promise that can settle has settled.
 */
import { createHash } from 'node:crypto';
import { FastRng } from '../../kernel/index.ts';

/** Whoever something happens to. Nothing happens any more to one who is gone, and nothing yet to one who is stalled. */
export interface Owner {
  readonly name: string;
  alive: boolean;
  stalledUntil: number;
}

export function owner(name: string): Owner {
  return { name, alive: true, stalledUntil: 0 };
}

interface Happening {
  at: number;
  order: number;
  readonly to: Owner;
  readonly what: string;
  /** Whether something is on its way, and not merely waiting for its time. */
  readonly travels: boolean;
  run: (() => void | Promise<void>) | null;
}

/** More than this is no game any more: something in the world goes round in circles. */
const MOST_HAPPENINGS = 300_000;

export class Restless extends Error {}

export class Scheduler {
  readonly rng: FastRng;
  /** Every line of what happened; kept only where somebody wants to read it. */
  readonly lines: string[] | null;
  readonly #hash = createHash('sha256');
  readonly #heap: Happening[] = [];
  #now = 0;
  #happened = 0;
  #travelling = 0;

  constructor(seed: string, keepsLines: boolean) {
    this.rng = new FastRng(seed);
    this.lines = keepsLines ? [] : null;
  }

  /** Milliseconds since the world began. */
  get now(): number {
    return this.#now;
  }

  get happened(): number {
    return this.#happened;
  }

  /** Whether nothing is on its way: all that is left waits for its time. */
  get atRest(): boolean {
    return this.#travelling === 0;
  }

  /** The fingerprint of everything that has happened. */
  fingerprint(): string {
    return this.#hash.copy().digest('hex');
  }

  /** True so many times out of a thousand. */
  chance(perMille: number): boolean {
    return this.rng.int(1000) < perMille;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.rng.int(most - least + 1);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.rng.int(list.length)];
  }

  /** Something that will have come after so many milliseconds. */
  travel(to: Owner, milliseconds: number, what: string, run: () => void | Promise<void>): void {
    this.#travelling++;
    this.#push({ at: this.#now + milliseconds, order: this.rng.int(0x40000000), to, what, travels: true, run });
  }

  /** Something that is done when so many milliseconds have passed. The result ends it. */
  after(to: Owner, milliseconds: number, what: string, run: () => void | Promise<void>): () => void {
    const order = this.rng.int(0x40000000);
    const happening: Happening = { at: this.#now + milliseconds, order, to, what, travels: false, run };
    this.#push(happening);
    return () => {
      happening.run = null;
    };
  }

  /** Writes down what somebody did: it is part of the fingerprint. */
  note(what: string): void {
    const line = `${this.#now} ${what}`;
    this.#hash.update(line).update('\n');
    this.lines?.push(line);
  }

  /** Lets everything happen up to a moment, or until `done` says so between two happenings. */
  async run(until: number, done: () => boolean = () => false): Promise<void> {
    await null; // from here on in a microtask: see `settled`
    while (!done()) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) break;
      this.#pop();
      this.#now = Math.max(this.#now, next.at);
      const { to, run } = next;
      if (run !== null && to.alive && to.stalledUntil > this.#now) {
        next.at = to.stalledUntil;
        next.order = this.rng.int(0x40000000);
        this.#push(next);
        continue;
      }
      if (next.travels) this.#travelling--;
      if (run === null || !to.alive) continue;
      if (++this.#happened > MOST_HAPPENINGS) throw new Restless(`more than ${MOST_HAPPENINGS} happenings`);
      this.note(`${to.name} ${next.what}`);
      await run();
      await settled();
    }
    if (!done()) this.#now = Math.max(this.#now, until);
  }

  #push(happening: Happening): void {
    const heap = this.#heap;
    let i = heap.length;
    heap.push(happening);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const above = heap[up];
      if (above === undefined || !earlier(happening, above)) break;
      heap[i] = above;
      i = up;
    }
    heap[i] = happening;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = heap[2 * i + 1];
      const right = heap[2 * i + 2];
      if (left === undefined) break;
      const [least, at] = right !== undefined && earlier(right, left) ? [right, 2 * i + 2] : [left, 2 * i + 1];
      if (!earlier(least, last)) break;
      heap[i] = least;
      i = at;
    }
    heap[i] = last;
  }
}

function earlier(a: Happening, b: Happening): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/**
 * Resolves when every promise that can settle without a further happening has settled. Node looks at the queue of `nextTick` only when
 * no microtask is left: called from a microtask, as here, it comes after all of them and after those that they make.
 */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
