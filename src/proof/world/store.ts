/**
 * The store of a world: the real SQL on a database in memory, and a way there and back. What has been done there stays; what a node
 * was not told of may have been done or not; two things that were asked for at once are done in any order.
 */
import { openMemory, SqliteStore } from '../../server/store/sqlite.ts';
import { type Append, type Put, type Store, StoreUnavailable } from '../../server/store/store.ts';
import type { Owner } from './scheduler.ts';
import { lasts, type Sky } from './weather.ts';

/** How much later something is done at most that was given up. */
const LATE_MS = 3000;

/** Who looks on while something becomes durable. */
export interface Witness {
  appended(append: Append): void;
  put(put: Put): void;
}

const NOBODY: Owner = { name: 'store', alive: true, stalledUntil: 0 };

export class WorldStore {
  /** What is kept, to be looked at without any way between. */
  readonly kept = new SqliteStore(openMemory(), queueMicrotask);
  readonly #sky: Sky;
  readonly #witness: Witness;
  /** Until when it does nothing. */
  #awayUntil = 0;

  constructor(sky: Sky, witness: Witness) {
    this.#sky = sky;
    this.#witness = witness;
  }

  goAway(milliseconds: number): void {
    this.#awayUntil = this.#sky.scheduler.now + milliseconds;
  }

  comeBack(): void {
    this.#awayUntil = 0;
  }

  /** The store as one node has it. */
  doorOf(node: Owner): Store {
    const { kept } = this;
    const ask = <T>(what: string, work: () => Promise<T>) => this.#ask(node, what, work);
    return {
      get: (kind, id) => ask(`get ${kind} ${id}`, () => kept.get(kind, id)),
      getAll: (kind, ids) => ask(`getAll ${kind} ${ids.length}`, () => kept.getAll(kind, ids)),
      put: (put) => ask(`put ${put.kind} ${put.id} ${put.version}`, () => this.#put(put)),
      remove: (kind, id) => ask(`remove ${kind} ${id}`, () => kept.remove(kind, id)),
      find: (kind, key, limit) => ask(`find ${kind} ${key}`, () => kept.find(kind, key, limit)),
      due: (kind, time, limit) => ask(`due ${kind}`, () => kept.due(kind, time, limit)),
      append: (append) => ask(`append ${append.table} ${append.ply}`, () => this.#append(append)),
      log: (table, from) => ask(`log ${table} ${from}`, () => kept.log(table, from)),
      snapshot: (table) => ask(`snapshot ${table}`, () => kept.snapshot(table)),
      say: (room, value) => ask(`say ${room}`, () => kept.say(room, value)),
      talk: (room, limit) => ask(`talk ${room}`, () => kept.talk(room, limit)),
      ping: () => ask('ping', () => kept.ping()),
      close: async () => {},
    };
  }

  async #put(put: Put): Promise<boolean> {
    const written = await this.kept.put(put);
    if (written) this.#witness.put(put);
    return written;
  }

  async #append(append: Append): Promise<'written' | 'taken'> {
    const result = await this.kept.append(append);
    if (result === 'written') this.#witness.appended(append);
    return result;
  }

  #ask<T>(node: Owner, what: string, work: () => Promise<T>): Promise<T> {
    const { scheduler } = this.#sky;
    const way = () => lasts(scheduler, this.#sky.weather.store);
    return new Promise<T>((resolve, reject) => {
      const answer = (settle: () => void) => scheduler.travel(node, way(), `hears of ${what}`, settle);
      const refuse = () => answer(() => reject(new StoreUnavailable('the store does not answer')));
      scheduler.travel(NOBODY, way(), `${what} for ${node.name}`, async () => {
        // What a node asked for before it died has reached the store, or not.
        if (!node.alive && scheduler.chance(500)) return;
        if (scheduler.now < this.#awayUntil) return refuse();
        if (!scheduler.chance(this.#sky.weather.refused)) {
          const result = await work();
          return answer(() => resolve(result));
        }
        refuse();
        const how = scheduler.rng.int(3);
        if (how === 1) await work();
        if (how === 2)
          scheduler.travel(NOBODY, scheduler.between(1, LATE_MS), `${what}, late`, async () => void (await work()));
      });
    });
  }
}
