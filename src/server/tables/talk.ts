/** The talk of a table: one room for those who play, one for those who watch. */
import type { TalkLine } from '../../online/protocol.ts';
import type { Store } from '../store/store.ts';

/** How much of the talk a newcomer hears. */
const SHOWN = 60;
/** So many messages are remembered, in case they come again. */
const KEPT = 400;

export const ROOMS = ['players', 'spectators'] as const;
export type TalkRoom = (typeof ROOMS)[number];

/** A line as it is kept: with its sender's own name for the message. */
interface Said extends Omit<TalkLine, 'n'> {
  readonly message: string;
}

export class Talk {
  readonly #table: string;
  readonly #store: Store;
  /** What was said lately, by person and message: the same message again is answered, not said again. */
  #said: Map<string, number> | null = null;
  /** When each person last spoke. */
  readonly #last = new Map<string, number>();

  constructor(table: string, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  /** The last lines of a room. */
  async lines(room: TalkRoom): Promise<TalkLine[]> {
    return (await this.#read(room)).map(({ n, said }) => lineOf(n, said));
  }

  /** The number under which this message was said before; null if it is new. */
  async before(person: string, message: string): Promise<number | null> {
    if (this.#said === null) {
      const read = await Promise.all(ROOMS.map((room) => this.#read(room)));
      this.#said ??= new Map(read.flat().map(({ n, said }) => [`${said.person}/${said.message}`, n]));
    }
    return this.#said.get(`${person}/${message}`) ?? null;
  }

  /** Null: too soon, as slow mode lets everybody speak once in so many seconds. */
  async say(room: TalkRoom, said: Said, slow: number): Promise<TalkLine | null> {
    const { person, at } = said;
    const spoke = this.#last.get(person) ?? Number.NEGATIVE_INFINITY;
    if (at - spoke < slow * 1000) return null;
    this.#last.set(person, at);
    const n = await this.#store.say(this.#name(room), said).catch((error: unknown) => {
      // What was not written down has not been said: it may be said again at once.
      this.#last.set(person, spoke);
      throw error;
    });
    this.#said ??= new Map();
    const known = this.#said;
    known.set(`${said.person}/${said.message}`, n);
    if (known.size > KEPT) for (const oldest of [...known.keys()].slice(0, KEPT / 2)) known.delete(oldest);
    return lineOf(n, said);
  }

  async #read(room: TalkRoom): Promise<{ readonly n: number; readonly said: Said }[]> {
    const talk = await this.#store.talk(this.#name(room), SHOWN);
    // Written by `say` alone.
    return talk.map(({ n, value }) => ({ n, said: value as Said }));
  }

  #name(room: TalkRoom): string {
    return `${room}.${this.#table}`;
  }
}

/** What may be shown of what somebody wrote: one line of plain text. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
}

function lineOf(n: number, { person, name, text, at }: Said): TalkLine {
  return { n, person, name, text, at };
}
