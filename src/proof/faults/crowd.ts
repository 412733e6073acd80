/** Many people at many tables of all titles, who play on whatever happens to the server. A table that is over makes room for another. */
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '../../games/registry.ts';
import { FastRng } from '../../kernel/index.ts';
import type { NewTable, Opened } from '../../online/api.ts';
import { type Acknowledged, Guest } from './guest.ts';

interface CrowdSize {
  readonly guests: number;
  /** Tables that are played, and tables where everybody thinks for ever while the clock runs. */
  readonly tables: number;
  readonly thinking: number;
  /** Answers in a second, all tables together. */
  readonly rate: number;
}

export interface Gathered {
  readonly id: string;
  readonly game: string;
  /** Who sits there; the last one of them only watches. */
  readonly guests: readonly Guest[];
  readonly thinking: boolean;
}

const TURN_MS = 10;
const AT_ONCE = 4;
const TEND_MS = 250;
/** A table of people who think for ever: so long that no clock runs out in a whole portion. */
const LONG = { kind: 'live', minutes: 180, increment: 0 } as const;
const SHORT = { kind: 'live', minutes: 60, increment: 5 } as const;

export class Crowd {
  readonly guests: readonly Guest[];
  readonly #size: CrowdSize;
  readonly #rng: FastRng;
  readonly tables = new Map<string, Gathered>();
  readonly #waiting: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #owed = 0;
  #paused = true;
  #tending: Promise<void> | null = null;
  #titles = 0;
  /** Games that were played to their end. */
  over = 0;

  constructor(seed: string, nodes: readonly string[], size: CrowdSize) {
    this.#size = size;
    this.#rng = new FastRng(`${seed}/crowd`);
    this.guests = Array.from({ length: size.guests }, (_, i) => {
      const first = i % nodes.length;
      const inTurn = [...nodes.slice(first), ...nodes.slice(0, first)];
      const rng = new FastRng(`${seed}/${i}`);
      return new Guest({ name: `g${i}`, nodes: inTurn, rng, turn: (give) => void this.#waiting.push(give) });
    });
    this.#timer = setInterval(() => this.#turn(), TURN_MS);
  }

  /** Everybody comes in and sits down. */
  async gather(): Promise<void> {
    await Promise.all(this.guests.map((guest) => guest.enter()));
    const { tables, thinking } = this.#size;
    for (let i = 0; i < tables + thinking; i += AT_ONCE) {
      const next = Array.from({ length: Math.min(AT_ONCE, tables + thinking - i) }, (_, j) => i + j);
      await Promise.all(next.map((n) => this.#open(n < thinking)));
    }
    for (const guest of this.guests) guest.connection.connect();
  }

  /** Answers are given from now on, and tables that are over are replaced. */
  play(): void {
    this.#paused = false;
    this.#tending ??= this.#tend();
  }

  /** No more answers are given; those that were sent are waited for elsewhere. */
  async rest(): Promise<void> {
    this.#paused = true;
    await this.#tending;
    this.#tending = null;
  }

  /** How many answers were acknowledged so far. */
  get answered(): number {
    return this.guests.reduce((sum, { waits }) => sum + waits.length, 0);
  }

  /** When anybody's answer was last acknowledged, in milliseconds since 1970. */
  get lastAnswered(): number {
    return Math.max(...this.guests.map((guest) => guest.lastAnswered));
  }

  /** Everything that was acknowledged and is not in the ledger yet. */
  acknowledged(): Acknowledged[] {
    return this.guests.flatMap((guest) => guest.acknowledged.splice(0));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#paused = true;
    for (const guest of this.guests) guest.close();
  }

  /** Lets go of tables whose game is over. */
  forget(id: string): void {
    for (const guest of this.tables.get(id)?.guests ?? []) guest.leave(id);
    this.tables.delete(id);
    this.over++;
  }

  #turn(): void {
    if (this.#paused) return;
    this.#owed = Math.min(this.#size.rate / 4, this.#owed + (this.#size.rate * TURN_MS) / 1000);
    // Not in the order in which they came: one that waits long is in the air when the server dies.
    for (; this.#owed >= 1 && this.#waiting.length > 0; this.#owed--) {
      const [give] = this.#waiting.splice(this.#rng.int(this.#waiting.length), 1);
      give?.();
    }
  }

  async #tend(): Promise<void> {
    while (!this.#paused) {
      const playing = [...this.tables.values()].filter(({ id, guests, thinking }) => {
        const seen = guests[0]?.chairs.get(id)?.held.seen;
        return !thinking && seen?.outcome == null;
      });
      if (playing.length < this.#size.tables) await this.#open(false);
      await pause(TEND_MS);
    }
  }

  /** One more table; where the server dies meanwhile, the next try opens another. */
  async #open(thinking: boolean): Promise<void> {
    const games = Object.values(GAMES);
    const game = games[this.#titles++ % games.length];
    if (game === undefined) throw new Error('no game');
    const { min, max } = game.seats;
    const seats = Math.max(min, 2 + this.#rng.int(Math.max(1, Math.min(4, max) - 1)));
    const people = this.guests.slice();
    this.#rng.shuffle(people);
    // Those with the fewest tables: a page may have no more than a dozen open.
    people.sort((a, b) => a.chairs.size - b.chairs.size);
    const [host, ...others] = people.slice(0, seats + 1);
    if (host === undefined || others.length < seats) throw new Error('too few guests');
    const asked: NewTable = {
      game: game.id,
      options: {},
      seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'open' as const })),
      pace: thinking ? LONG : SHORT,
      late: 'standIn',
      visibility: 'link',
    };
    // What this path answers with stands in src/online/api.ts.
    const { card, invitation } = (await host.post('/api/tables', asked)) as Opened;
    for (const [i, guest] of others.slice(0, seats - 1).entries())
      await guest.post(`/api/tables/${card.id}/sit`, { seat: i + 1, invitation });
    await host.post(`/api/tables/${card.id}/start`, {}).catch((error: unknown) => {
      // It was started, and the word of it got lost with the server.
      if (!String(error).includes('started')) throw error;
    });
    const guests = [host, ...others];
    for (const guest of guests) guest.join(card.id, thinking);
    this.tables.set(card.id, { id: card.id, game: game.id, guests, thinking });
  }
}
