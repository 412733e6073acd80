/** A node of a world: the real house time, hall and gateway, on the store, the bus, the timers and the clock of the world. It dies and comes back. */
import { moves } from '../../kernel/index.ts';
import { Gateway } from '../../server/sockets/gateway.ts';
import { type Store, StoreUnavailable } from '../../server/store/store.ts';
import { timed } from '../../server/store/timed.ts';
import { Hall } from '../../server/tables/hall.ts';
import { HouseTime } from '../../server/time.ts';
import type { WorldBus } from './bus.ts';
import type { Cable } from './cable.ts';
import { type Owner, owner } from './scheduler.ts';
import type { WorldStore } from './store.ts';
import { timersOf } from './timers.ts';
import type { Sky } from './weather.ts';

/** The world begins in the autumn of 2026. */
const BEGINNING = 1_790_000_000_000;
const BOT_PAUSE_MS = 200;
const LONGEST_THOUGHT_MS = 600;

export interface NodeNeeds {
  readonly sky: Sky;
  readonly store: WorldStore;
  readonly bus: WorldBus;
  /** Whether there is no other node. */
  readonly alone: boolean;
  /** The store as a node sees it: here somebody may have planted a fault. */
  planted(store: Store): Store;
  /** A fault of the server. */
  fault(node: string, error: unknown): void;
  /** The number of nodes that are up may have changed. */
  turned(): void;
}

/** A process that runs. */
interface Life {
  readonly process: Owner;
  readonly hall: Hall;
  readonly gateway: Gateway;
  readonly time: HouseTime;
}

export class WorldNode {
  readonly name: string;
  readonly #needs: NodeNeeds;
  readonly #cables = new Set<Cable>();
  #process: Owner | null = null;
  #life: Life | null = null;
  #lives = 0;
  /** By how much its clock is wrong. */
  #wrong: number;

  constructor(name: string, needs: NodeNeeds) {
    this.name = name;
    this.#needs = needs;
    this.#wrong = needs.sky.scheduler.between(-40, 40);
  }

  /** Null while it is down, or not yet up. */
  get life(): Life | null {
    return this.#life;
  }

  get process(): Owner | null {
    return this.#process;
  }

  /** Starts the process. It is up when the store has answered, and tries again when the store does not. */
  start(): void {
    const { sky, store, bus } = this.#needs;
    const process = owner(`${this.name}.${++this.#lives}`);
    this.#process = process;
    const door = timed(
      this.#needs.planted(store.doorOf(process)),
      (_operation, milliseconds, away) => time.stored(milliseconds, away),
      () => sky.scheduler.now,
    );
    const timers = timersOf(sky.scheduler, process);
    const clock = () => BEGINNING + sky.scheduler.now + this.#wrong;
    const time: HouseTime = new HouseTime(door, clock, timers);
    const report = (error: unknown) => {
      if (process.alive && !(error instanceof StoreUnavailable)) this.#needs.fault(process.name, error);
    };
    const begin = () => {
      const hall = new Hall({
        store: door,
        bus: bus.doorOf(process),
        time,
        timers,
        node: process.name,
        botPause: BOT_PAUSE_MS,
        think: (game, state, seat) => {
          const answer = sky.scheduler.pick(moves(game, state, seat));
          if (answer === undefined) throw new Error('a bot is asked that has no answer');
          return new Promise((resolve) =>
            timers.after(sky.scheduler.rng.int(LONGEST_THOUGHT_MS), () => resolve(answer)),
          );
        },
        tell: () => {},
        report,
      });
      const gateway = new Gateway({
        hall,
        timers,
        clock,
        metrics: { sockets() {}, sent() {}, answered() {} },
        limited: false,
        report,
        identify: async () => null,
        allows: () => true,
        addressOf: () => '',
      });
      hall.start();
      this.#life = { process, hall, gateway, time };
      this.#needs.turned();
    };
    (this.#needs.alone ? time.startAlone() : time.start()).then(begin, () => {
      if (process.alive) this.crash();
      sky.scheduler.after(WORLD, sky.scheduler.between(500, 2000), `${this.name} is started again`, () => {
        if (this.#process === null) this.start();
      });
    });
  }

  /** A socket that somebody opens to this node. It breaks when the process ends. */
  dialled(cable: Cable): void {
    this.#cables.add(cable);
  }

  /** The socket has come through; false: nobody is there any more. */
  welcome(cable: Cable, person: string): boolean {
    if (!this.#cables.has(cable)) return false;
    this.#life?.gateway.welcome(cable.wire, { person, name: person, token: null }, '');
    return this.#life !== null;
  }

  /** The process is gone from one moment to the next. */
  crash(): void {
    if (this.#process === null) return;
    this.#process.alive = false;
    this.#process = null;
    this.#life = null;
    for (const cable of this.#cables) cable.cut();
    this.#cables.clear();
    this.#needs.turned();
  }

  /** The process is told to end: it sends its pages away, is gone soon after, and started anew. */
  leave(): void {
    const { scheduler } = this.#needs.sky;
    if (this.#life === null) return;
    const { process, hall, time, gateway } = this.#life;
    hall.stop();
    time.stop();
    gateway.drain();
    scheduler.after(process, scheduler.between(20, 1500), 'ends', () => {
      this.crash();
      scheduler.after(WORLD, scheduler.between(100, 4000), `${this.name} is started`, () => {
        if (this.#process === null) this.start();
      });
    });
  }

  /** Nothing happens in the process for a while, though its clock goes on: a machine that was put to sleep. */
  stall(milliseconds: number): void {
    const { scheduler } = this.#needs.sky;
    if (this.#process === null) return;
    this.#process.stalledUntil = scheduler.now + milliseconds;
    scheduler.after(WORLD, milliseconds, `${this.name} wakes`, () => this.#needs.turned());
  }

  cutCable(): void {
    const cables = [...this.#cables].filter(({ open }) => open);
    this.#needs.sky.scheduler.pick(cables)?.cut();
  }

  setClock(milliseconds: number): void {
    this.#wrong += milliseconds;
  }
}

/** To whom it happens that a process is started: it is there before the process. */
export const WORLD: Owner = { name: 'world', alive: true, stalledUntil: 0 };
