/** One of two worlds: a real hall with a real gateway on a store of its own. What it says, logs and counts is kept. */
import { botMove } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { FastRng, type Match } from '../../kernel/index.ts';
import { LocalBus } from '../../server/bus/local.ts';
import type { Metrics } from '../../server/metrics.ts';
import { Gateway } from '../../server/sockets/gateway.ts';
import { timed } from '../../server/store/timed.ts';
import { Hall } from '../../server/tables/hall.ts';
import type { Hosted } from '../../server/tables/hosted.ts';
import type { Place } from '../../server/tables/place.ts';
import type { Time } from '../../server/time.ts';
import type { Timers } from '../../server/timers.ts';
import type { MemoryStore } from './memory.ts';
import { KeptWire } from './wire.ts';

/** Nothing is waited for: what is to be done later is done as soon as everything else is done. */
const AT_ONCE: Timers = {
  after(_milliseconds, run) {
    const soon = setImmediate(run);
    return () => clearImmediate(soon);
  },
  every: () => () => {},
};

export class World {
  readonly store: MemoryStore;
  readonly hall: Hall;
  /** The lines of the log, as the house would write them. */
  readonly log: string[] = [];
  readonly #gateway: Gateway;
  #open: { readonly place: Place; readonly hosted: Hosted } | null = null;

  constructor(store: MemoryStore, time: Time, metrics: Metrics) {
    this.store = store;
    const report = (error: unknown, table: string) => {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
      this.log.push(JSON.stringify({ message, stack, table }));
    };
    this.hall = new Hall({
      store: timed(store, (operation, milliseconds) => metrics.stored(operation, milliseconds)),
      bus: new LocalBus(),
      time,
      timers: AT_ONCE,
      node: 'one',
      botPause: 0,
      // A bot that stands in knows what its seat knows: with the same generator it answers the same in both worlds.
      think: async (game, state, seat) => botMove(merchant, game, state, seat, new FastRng('stands in')),
      tell: (person, table, game, question) => void this.log.push(JSON.stringify({ person, table, game, question })),
      report,
    });
    this.#gateway = new Gateway({
      hall: this.hall,
      metrics,
      timers: AT_ONCE,
      clock: () => time.wall(),
      identify: async () => null,
      allows: () => true,
      addressOf: () => '',
      report,
      // Two worlds are held against each other: neither may be the slower one.
      limited: false,
    });
  }

  connect(person: string): KeptWire {
    const wire = new KeptWire();
    this.#gateway.welcome(wire, { person, name: person, token: null }, '');
    return wire;
  }

  async open(table: string): Promise<void> {
    const place = await this.hall.place(table);
    if (place === null) throw new Error('the table is gone');
    this.#open = { place, hosted: await place.hosted() };
  }

  get place(): Place {
    return this.#opened.place;
  }

  get match(): Match {
    return this.#opened.hosted.match;
  }

  get ply(): number {
    return this.#opened.hosted.ply;
  }

  close(): void {
    this.#gateway.drain();
    this.#open?.place.close();
  }

  get #opened() {
    if (this.#open === null) throw new Error('the table is not open');
    return this.#open;
  }
}
