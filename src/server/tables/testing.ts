/** A hall in a test, and pages that play at its tables: they know nothing but what they are told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botMove } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { GAMES } from '../../games/registry.ts';
import { FastRng, type Game, type Move, moves, type State } from '../../kernel/index.ts';
import type { NewTable } from '../../online/api.ts';
import { type Delta, type Json, patched } from '../../online/delta.ts';
import type { ClientMessage, Seen, ServerMessage } from '../../online/protocol.ts';
import type { Bus } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Watcher } from './audience.ts';
import { sat } from './gathering.ts';
import { Hall } from './hall.ts';
import type { Place } from './place.ts';

export class TestTime implements Time {
  #now = 1_000_000;

  now(): number {
    return this.#now;
  }

  wall(): number {
    return this.#now;
  }

  async sure(): Promise<void> {}

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface TestHall {
  readonly hall: Hall;
  readonly store: Store;
  readonly time: TestTime;
  readonly told: { readonly person: string; readonly ply: number }[];
  readonly faults: unknown[];
}

/** A node on a store and a bus; two of them on the same ones are two nodes. */
export function testHall(store: Store, bus: Bus = new LocalBus(), time = new TestTime(), node = 'one'): TestHall {
  const told: TestHall['told'][number][] = [];
  const faults: unknown[] = [];
  const rng = new FastRng('bots of a test');
  const hall = new Hall({
    store,
    bus,
    time,
    node,
    botPause: 0,
    think: async (game, state, seat) => botMove(merchant, game, state, seat, rng),
    tell: (person, _table, _game, ply) => void told.push({ person, ply }),
    report: (error) => void faults.push(error),
  });
  return { hall, store, time, told, faults };
}

/** A store in a folder of its own, and how to clear it away. */
export function testStore(): { readonly store: SqliteStore; readonly folder: string; clear(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-'));
  const store = new SqliteStore(folder);
  return {
    store,
    folder,
    async clear() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newTable(game: string, seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable {
  return { game, options: {}, seats, pace: { kind: 'free' }, late: 'standIn', visibility: 'link', ...more };
}

/** A table with these people, begun, and their pages. */
export async function begunTable(
  { hall }: TestHall,
  game: string,
  people: readonly string[],
  more: Partial<NewTable> = {},
): Promise<{ place: Place; pages: TestPage[] }> {
  const seats = people.map((_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const [host = ''] = people;
  const opened = await hall.open(newTable(game, seats, { visibility: 'open', ...more }), { person: host, name: host });
  if ('problem' in opened) throw new Error(opened.problem);
  const { id } = opened.card;
  for (const [seat, person] of people.entries()) {
    const result = await hall.change(id, (table) => sat(table, seat, { person, name: person }, undefined));
    if ('problem' in result) throw new Error(result.problem);
  }
  const start = await hall.begin(id, host);
  if ('problem' in start) throw new Error(start.problem);
  const pages = people.map((person) => new TestPage(person));
  for (const page of pages) await start.place.join(page, undefined);
  return { place: start.place, pages };
}

export function askedPage(pages: readonly TestPage[]): TestPage | undefined {
  return pages.find((page) => page.asked);
}

type Message = Extract<ClientMessage, { t: 'move' }>;
let messages = 0;

/** A page: keeps what it is told, word by word, and answers at random from what it knows. */
export class TestPage implements Watcher {
  readonly person: string;
  readonly name: string;
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  seen: Seen | null = null;
  ply = -1;
  readonly #waiting: {
    readonly until: (message: ServerMessage) => boolean;
    readonly resolve: (message: ServerMessage) => void;
  }[] = [];

  constructor(person: string) {
    this.person = person;
    this.name = person;
  }

  send(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    if (message.t === 'view') {
      this.seen = message.seen;
      this.ply = message.ply;
    }
    if (message.t === 'delta') {
      if (message.from !== this.ply) throw new Error(`a difference from ${message.from} for one who is at ${this.ply}`);
      this.seen = patched(this.seen as unknown as Json, message.delta as Delta | null) as unknown as Seen;
      this.ply = message.ply;
    }
    for (const waiting of this.#waiting.slice())
      if (waiting.until(message)) {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        waiting.resolve(message);
      }
  }

  until(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.#waiting.push({ until: wanted, resolve }));
  }

  get asked(): boolean {
    return this.seen?.seat != null && this.seen.waiting.includes(this.seen.seat);
  }

  /** The legal answers as this page finds them in its own world. */
  moves(game: Game): Move[] {
    const { world, seat } = this.seen ?? {};
    return world && seat != null ? moves(game, world as State, seat) : [];
  }

  message(table: string, move: unknown): Message {
    // Whatever a test sends is for the table to judge.
    return { t: 'move', id: `m${messages++}`, table, ply: this.ply, move: move as Message['move'] };
  }

  /** Answers, and gives what it heard about it. */
  async answer(place: Place, move: unknown): Promise<ServerMessage> {
    const message = this.message(place.id, move);
    const about = this.until((heard) => (heard.t === 'ack' || heard.t === 'refuse') && heard.id === message.id);
    await place.hear(this, message);
    return about;
  }
}

export function gameNamed(name: string): Game {
  const game = GAMES[name];
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}

/** Whoever is asked answers, at random, so many times. */
export async function playOn(place: Place, pages: readonly TestPage[], rng: FastRng, plies: number): Promise<void> {
  const game = gameNamed(place.table.game);
  for (let i = 0; i < plies; i++) {
    const page = askedPage(pages);
    if (page === undefined) return;
    const offered = page.moves(game);
    const said = await page.answer(place, offered[rng.int(offered.length)]);
    if (said.t !== 'ack') throw new Error(`refused: ${JSON.stringify(said)}`);
  }
}

/** The table as the store has it when its game is over, without anybody having played it to its end. */
export async function ended(store: Store, place: Place): Promise<void> {
  const doc = await store.get('turn', place.id);
  if (doc === null) throw new Error('the table has no turn');
  await store.put({ ...doc, value: { ...Object(doc.value), waiting: [], over: true } });
}
