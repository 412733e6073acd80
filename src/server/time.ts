/**
 * The time by which the clocks of tables run: it stands still while no node answers. Every node that is awake says so in the store;
 * whoever finds that nobody has been awake for a while counts the gap as sleep, from the last heartbeat on. What had passed since
 * that heartbeat is given back: house time goes back by it, and by nothing else.
 */
import type { Store } from './store/store.ts';
import { processTimers, type Timers } from './timers.ts';

/** How often a node says that it is awake, and how long a silence counts as sleep. */
const BEAT_MS = 1000;
const SLEEP_MS = 2500;
/** A store that takes so long for anything was away meanwhile. */
const SLOW_MS = 500;

export interface Time {
  /** House time: milliseconds that leave out those in which the house slept. */
  now(): number;
  /** The clock on the wall, for people. */
  wall(): number;
  /** Resolves when house time is known: a process that was stopped for long may have slept alone, or with the whole house. */
  sure(): Promise<void>;
}

interface Heartbeat {
  readonly awake: number;
  readonly slept: number;
}

export class HouseTime implements Time {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #timers: Timers;
  #slept = 0;
  #last = 0;
  /** House time goes no further without a heartbeat: a process that was stopped for an hour wakes up before it knows. */
  #until = Number.POSITIVE_INFINITY;
  /** The house time of the last heartbeat that this node knows of. */
  #beaten = 0;
  /** Who has said nothing since then, by the clock on the wall, was not awake: the store was away, or is this process's own. */
  #silent: number | null = null;
  #end: (() => void) | null = null;
  /** A heartbeat out of turn, that somebody waits for. */
  #asking: Promise<void> | null = null;

  constructor(store: Store, clock: () => number = Date.now, timers: Timers = processTimers) {
    this.#store = store;
    this.#clock = clock;
    this.#timers = timers;
  }

  now(): number {
    this.#last = Math.max(this.#last, Math.min(this.#until, this.#clock() - this.#slept));
    return this.#last;
  }

  wall(): number {
    return this.#clock();
  }

  async sure(): Promise<void> {
    if (this.#clock() - this.#slept <= this.#until) return;
    this.#asking ??= this.beat().finally(() => {
      this.#asking = null;
    });
    await this.#asking;
  }

  /** Counts the sleep since the last heartbeat of any node, and beats from now on. */
  async start(): Promise<void> {
    await this.beat();
    this.#end = this.#timers.every(BEAT_MS, () => void this.beat().catch(() => {}));
  }

  /** As `start`, with a store that no other process can have worked with: since the last heartbeat nobody was awake, however short that is ago. */
  async startAlone(): Promise<void> {
    this.#silent = Number.POSITIVE_INFINITY;
    await this.start();
  }

  stop(): void {
    this.#end?.();
  }

  /** How long the store took for something, and whether it could not do it. While it is away nobody can answer, on no node. */
  stored(milliseconds: number, away: boolean): void {
    if (!away && milliseconds < SLOW_MS) return;
    const since = this.#clock() - milliseconds;
    this.#silent = Math.max(this.#silent ?? since, since);
    // Until the next heartbeat comes through, and says the same for all nodes.
    this.#until = this.#beaten;
    this.#last = Math.min(this.#last, this.#beaten);
  }

  async beat(): Promise<void> {
    try {
      await this.#say();
      this.#silent = null;
    } catch (error) {
      this.stored(0, true);
      throw error;
    }
  }

  async #say(): Promise<void> {
    const doc = await this.#store.get('house', 'heartbeat');
    const before = readHeartbeat(doc?.value);
    const wall = this.#clock();
    const gap = before ? wall - before.awake : 0;
    // A clock that was set back is no sleep, but house time must not run backwards with it: the jump is taken off as well. The
    // clocks of two nodes differ a little: that is neither.
    const silent = before !== null && this.#silent !== null && before.awake < this.#silent;
    const jumped = silent || Math.abs(gap) > SLEEP_MS;
    const slept = (before?.slept ?? 0) + (jumped ? gap : 0);
    const value: Heartbeat = { awake: jumped ? wall : Math.max(wall, before?.awake ?? 0), slept };
    // Another node beat in between, and may have counted the same sleep: what it said is read.
    if (!(await this.#store.put({ kind: 'house', id: 'heartbeat', version: doc?.version ?? 0, value })))
      return this.#say();
    // Nobody could answer since the heartbeat before the sleep, or but for a moment: what ran since then is given back.
    if (slept > this.#slept) this.#last = wall - slept;
    this.#slept = slept;
    this.#beaten = value.awake - slept;
    // A node that has just begun knows no earlier time: its clock may be set back before it beats again.
    this.#last = Math.max(this.#last, this.#beaten);
    this.#until = this.#beaten + SLEEP_MS;
  }
}

function readHeartbeat(value: unknown): Heartbeat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { awake, slept } = value as Partial<Record<keyof Heartbeat, unknown>>;
  return typeof awake === 'number' && typeof slept === 'number' ? { awake, slept } : null;
}
