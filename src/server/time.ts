/**
 * The time by which the clocks of tables run: it stands still while no node answers, and never goes back. Every node that is awake
 * says so in the store; whoever finds that nobody has been awake for a while counts the gap as sleep.
 */
import type { Store } from './store/store.ts';

/** How often a node says that it is awake, and how long a silence counts as sleep. */
const BEAT_MS = 1000;
const SLEEP_MS = 5000;

export interface Time {
  /** House time: milliseconds that leave out those in which the house slept. */
  now(): number;
  /** The clock on the wall, for people. */
  wall(): number;
}

interface Heartbeat {
  readonly awake: number;
  readonly slept: number;
}

export class HouseTime implements Time {
  readonly #store: Store;
  readonly #clock: () => number;
  #slept = 0;
  #last = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store, clock: () => number = Date.now) {
    this.#store = store;
    this.#clock = clock;
  }

  now(): number {
    this.#last = Math.max(this.#last, this.#clock() - this.#slept);
    return this.#last;
  }

  wall(): number {
    return this.#clock();
  }

  /** Counts the sleep since the last heartbeat of any node, and beats from now on. */
  async start(): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => void this.beat().catch(() => {}), BEAT_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async beat(): Promise<void> {
    const doc = await this.#store.get('house', 'heartbeat');
    const before = readHeartbeat(doc?.value);
    const wall = this.#clock();
    const gap = before ? wall - before.awake : 0;
    // A clock that was set back is no sleep, but house time must not run backwards with it: the jump is taken off as well. The
    // clocks of two nodes differ a little: that is neither.
    const jumped = Math.abs(gap) > SLEEP_MS;
    const slept = (before?.slept ?? 0) + (jumped ? gap : 0);
    this.#slept = slept;
    const value: Heartbeat = { awake: jumped ? wall : Math.max(wall, before?.awake ?? 0), slept };
    // Another node that beat in between has said the same: nothing is lost if this one does not get through.
    await this.#store.put({ kind: 'house', id: 'heartbeat', version: doc?.version ?? 0, value });
  }
}

function readHeartbeat(value: unknown): Heartbeat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { awake, slept } = value as Partial<Record<keyof Heartbeat, unknown>>;
  return typeof awake === 'number' && typeof slept === 'number' ? { awake, slept } : null;
}
