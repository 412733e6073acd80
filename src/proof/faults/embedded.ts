/** The embedded store: one server, many tables, SIGKILL again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import { FastRng } from '../../kernel/index.ts';
import type { Outcome, Part } from '../part.ts';
import { Crowd } from './crowd.ts';
import { Reckoning } from './reckoning.ts';
import { Scratch, Server } from './server.ts';
import { awakeSince, type Look, lookInto } from './shelf.ts';

const CROWD = { guests: 24, tables: 24, thinking: 4, rate: 150 } as const;
/** The server lives until at most so many answers were acknowledged since it opened, and a moment more; one in ten is killed while it starts. */
const MOST_ANSWERS = 100;
const MOMENT_MS = 20;
const LONGEST_LIFE_MS = 10_000;
const STARTING_MS = 500;
/** One outage in twenty lasts longer than a restart. */
const LONGEST_OUTAGE_MS = 4000;
/** Everybody comes to rest and everything is compared after so many kills. */
const ROUND = 25;

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const scratch = new Scratch();
  const server = await Server.on(scratch, { DURBAR_DATA: scratch.data });
  let crowd: Crowd | null = null;
  try {
    await server.warm();
    server.start();
    await server.opened;
    crowd = new Crowd(`faults ${from}`, [server.url], CROWD);
    await crowd.gather();
    const look = lookInto(scratch.data);
    const reckoning = new Reckoning(crowd, look);
    const house = new Killed(server, crowd, reckoning, look);
    crowd.play();
    for (let n = from; n < from + count; n++) {
      await house.kill(n);
      const done = n + 1 - from;
      if (done % ROUND === 0 || done === count) {
        await house.up();
        await reckoning.atRest();
        if (done < count) crowd.play();
      }
      tell(done);
    }
    return reckoning.outcome(
      `npm run proof -- faults, kills ${from} to ${from + count - 1}`,
      { 'of them while the server started': house.early },
      { 'milliseconds from a start to the first visitor': house.slowest },
    );
  } finally {
    crowd?.close();
    // In order: what was compiled of a changed server is kept for the next portion.
    await server.stop();
    scratch.clear();
  }
}

/** A server between two kills. */
class Killed {
  readonly #server: Server;
  readonly #crowd: Crowd;
  readonly #reckoning: Reckoning;
  readonly #look: Look;
  /** Since when nobody was awake; null: the house is up. */
  #away: number | null = null;
  early = 0;
  slowest = 0;

  constructor(server: Server, crowd: Crowd, reckoning: Reckoning, look: Look) {
    this.#server = server;
    this.#crowd = crowd;
    this.#reckoning = reckoning;
    this.#look = look;
  }

  /** Kill number `n`, at the moment that its seed says, and the start after it. */
  async kill(n: number): Promise<void> {
    const rng = new FastRng(`kill ${n}`);
    if (this.#away !== null && rng.int(10) === 0) {
      this.early++;
      await pause(rng.int(STARTING_MS));
    } else {
      await this.up();
      await this.#played(rng.int(MOST_ANSWERS));
      await pause(rng.int(MOMENT_MS));
    }
    const at = await this.#server.kill();
    this.#away ??= at;
    if (rng.int(20) === 0) await pause(rng.int(LONGEST_OUTAGE_MS));
    this.#server.start();
  }

  /** Waits until so many more answers were acknowledged. */
  async #played(answers: number): Promise<void> {
    const enough = this.#crowd.answered + answers;
    const end = Date.now() + LONGEST_LIFE_MS;
    while (this.#crowd.answered < enough && Date.now() < end) await pause(1);
  }

  /** Waits until the server has opened, and looks what it remembers. */
  async up(): Promise<void> {
    if (this.#away === null) return;
    const opened = await this.#server.opened;
    this.slowest = Math.max(this.slowest, opened - this.#server.started);
    this.#reckoning.clocks.down(this.#away, await awakeSince(this.#server.started, opened, this.#look));
    this.#away = null;
    await this.#reckoning.afterwards();
  }
}

export const faultsPart: Part = {
  id: 'faults',
  title: 'A server that is killed loses nothing',
  claim:
    'A real server process with the embedded store is killed with SIGKILL at random moments and started again, while 24 pages play at 24 tables of all ' +
    'titles over real sockets, take answers back and talk, and think at four more while their clocks run. The pages are those of the browser, without its screen ' +
    'and with pauses ten times shorter; they come back by themselves. After each start everything that was ever acknowledged since the last look is in the log. ' +
    'After every 25 kills each table is replayed from the store by the rules and its seed, and is what every page of it shows. One kill in ten hits a ' +
    'server that is starting, one outage in twenty lasts up to four seconds longer. A clock may lose no more than the time in which the house was awake; it may be given up to a second for each outage, and is read after many.',
  unit: 'kills',
  goal: 1000,
  portion: 100,
  small: 3,
  run,
};
