/** Who has a table open on this node, with whose eyes they look, and what they are told. */
import type { Seat } from '../../kernel/index.ts';
import type { Reason, ServerMessage } from '../../online/protocol.ts';
import { seatOf, type TableDoc } from './docs.ts';
import { type Here, Presence } from './presence.ts';

/** A page that has the table open. */
export interface Watcher {
  readonly person: string;
  readonly name: string;
  send(text: string): void;
}

export type Told = Exclude<ServerMessage, { t: 'hello' }>;

export class Audience {
  readonly #table: string;
  readonly #now: () => number;
  readonly #watchers = new Map<Watcher, Seat | null>();
  /** Those who have not been shown the game yet: a difference would say nothing to them. */
  readonly #coming = new Set<Watcher>();
  readonly #presence = new Presence();

  /** `now` is house time: it never goes back. */
  constructor(table: string, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get watchers(): Iterable<Watcher> {
    return [...this.#watchers.keys()];
  }

  /** The seats with whose eyes somebody looks; null: a spectator's. */
  get eyes(): Set<Seat | null> {
    return new Set(this.#watchers.values());
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher);
  }

  enter(watcher: Watcher, seat: Seat | null): void {
    if (!this.#watchers.has(watcher)) this.#coming.add(watcher);
    this.#watchers.set(watcher, seat);
  }

  /** From now on the watcher can follow differences. */
  shown(watcher: Watcher): void {
    this.#coming.delete(watcher);
  }

  /** False: was not here. */
  leave(watcher: Watcher): boolean {
    this.#coming.delete(watcher);
    return this.#watchers.delete(watcher);
  }

  /** Others sit where they sat: everybody looks with the eyes of their seat. */
  reseat(table: TableDoc): void {
    for (const watcher of this.#watchers.keys()) this.#watchers.set(watcher, seatOf(table, watcher.person));
  }

  say(watcher: Watcher, message: Told): void {
    watcher.send(JSON.stringify(message));
  }

  refuse(watcher: Watcher, id: string | null, reason: Reason, rule?: string): void {
    this.say(watcher, { t: 'refuse', id, table: this.#table, reason, ...(rule === undefined ? {} : { rule }) });
  }

  /** Tells everybody who was shown the game how it changed for their eyes. */
  tellChange(textFor: (seat: Seat | null) => string | undefined): void {
    for (const [watcher, seat] of this.#watchers) {
      const text = this.#coming.has(watcher) ? undefined : textFor(seat);
      if (text !== undefined) watcher.send(text);
    }
  }

  /** Tells everybody for whose eyes there is a text: one text for all who look with the same ones. */
  tell(textFor: (seat: Seat | null) => string | undefined): void {
    for (const [watcher, seat] of this.#watchers) {
      const text = textFor(seat);
      if (text !== undefined) watcher.send(text);
    }
  }

  /** Who is here, on this node. */
  get own(): Here {
    const here = [...this.#watchers].flatMap(([watcher, seat]) => (seat === null ? [] : [watcher.person]));
    return { here, spectators: this.#watchers.size - here.length };
  }

  /** Whether a person has the table open, here or on another node. */
  isHere(person: string): boolean {
    return this.#everybody.here.includes(person);
  }

  hearPresence(node: string, here: Here): void {
    this.#presence.tell(node, here, this.#now());
    this.showPresence();
  }

  showPresence(): void {
    const text = JSON.stringify({ t: 'presence', table: this.#table, ...this.#everybody } satisfies Told);
    this.tell(() => text);
  }

  get #everybody(): Here {
    return this.#presence.all(this.own, this.#now());
  }
}
