/**
 * Who is who. Everybody begins as a guest, a browser with a secret; a passkey or a recovery code makes a guest somebody who
 * comes back on another device. Others see a public id and a name, never what makes a browser that person.
 */
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Language } from './language.ts';
import { Passkeys } from './passkeys.ts';
import { type Person, type PersonDoc, personOf, readPerson } from './person.ts';
import { hashOf, newCode, newId, readCode } from './secrets.ts';
import { type Session, Sessions } from './sessions.ts';

const CHANGE_TRIES = 8;

export interface Entered {
  readonly person: Person;
  /** The value of `Set-Cookie`. */
  readonly cookie: string;
}

export interface Became extends Entered {
  /** The guest who was taken along. */
  readonly merged: string | null;
}

/** Whom else a change of people concerns. */
export interface PeopleHooks {
  /** A guest turned out to be `to`: what the guest has in this house goes there, where that does not clash. May be told twice. */
  onMerge(from: string, to: string): Promise<void>;
  onRename(person: Person): Promise<void>;
  /** Every session of this person is over: open sockets are no longer theirs. */
  onLeaveEverywhere(person: string): void;
}

export interface PeopleNeeds {
  readonly store: Store;
  /** Whether browsers reach the house over https. */
  readonly secure: boolean;
  readonly hooks: PeopleHooks;
  /** The clock on the wall. */
  readonly clock?: () => number;
}

export class People {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly #store: Store;
  readonly #hooks: PeopleHooks;
  readonly #clock: () => number;

  constructor({ store, secure, hooks, clock = Date.now }: PeopleNeeds) {
    this.#store = store;
    this.#hooks = hooks;
    this.#clock = clock;
    this.sessions = new Sessions(store, secure, clock);
    this.passkeys = new Passkeys(store, this.sessions);
  }

  /** Who a browser with these cookies is. */
  async identify(cookies: string | undefined): Promise<Person | null> {
    const session = await this.sessions.find(cookies);
    return session && this.person(session.value.person);
  }

  async person(id: string): Promise<Person | null> {
    const doc = await this.#store.get('person', id);
    return doc && personOf(doc.id, readPerson(doc));
  }

  /** Somebody new. */
  async enter(heard: Language): Promise<Entered> {
    const id = newId();
    const value: PersonDoc = { name: '', heard, chosen: null, recovery: null, created: this.#clock() };
    await this.#store.put({ kind: 'person', id, version: 0, value });
    return { person: personOf(id, value), cookie: await this.sessions.open(id) };
  }

  async rename(id: string, name: string): Promise<void> {
    const person = await this.#change(id, (doc) => ({ ...doc, name }));
    await this.#hooks.onRename(person);
  }

  /** The language that was chosen in the page, whatever the browser says. */
  async choose(id: string, chosen: Language): Promise<void> {
    await this.#change(id, (doc) => ({ ...doc, chosen }));
  }

  /** The language of the browser at this visit. */
  async hear(id: string, heard: Language): Promise<void> {
    const doc = await this.#store.get('person', id);
    if (doc && readPerson(doc).heard !== heard) await this.#change(id, (before) => ({ ...before, heard }));
  }

  /** A code to write down. The one before it is worthless from now on. */
  async newRecovery(id: string): Promise<string> {
    const code = newCode();
    const recovery = hashOf(code.replaceAll('-', ''));
    await this.#change(id, (doc) => ({ ...doc, recovery }));
    return code;
  }

  /** Whose code this is. */
  async recovered(typed: string): Promise<string | null> {
    const code = readCode(typed);
    if (code === null) return null;
    const [doc] = await this.#store.find('person', `recovery:${hashOf(code)}`, 1);
    return doc?.id ?? null;
  }

  /** This browser is `id` from now on. A guest who cannot come back otherwise is taken along. */
  async become(id: string, before: Session | null): Promise<Became> {
    const person = await this.person(id);
    if (person === null) throw new Error('a passkey or a code leads to nobody');
    const guest = before && before.value.person !== id ? before.value.person : null;
    const merged = guest !== null && !(await this.#canReturn(guest)) ? guest : null;
    if (merged !== null) await this.#hooks.onMerge(merged, id);
    const cookie = await this.sessions.open(id);
    if (before) await this.sessions.close(before);
    if (merged !== null) await this.#store.remove('person', merged);
    return { person, cookie, merged };
  }

  async leaveEverywhere(id: string): Promise<void> {
    await this.sessions.closeAll(id);
    this.#hooks.onLeaveEverywhere(id);
  }

  /** Forgets sessions that nobody used for a year, and people who have no other way back. To be called now and then. */
  async sweep(): Promise<void> {
    for (const session of await this.sessions.over()) {
      const { person } = session.value;
      const last = (await this.sessions.isLast(session)) && !(await this.#canReturn(person));
      await this.sessions.close(session);
      if (!last) continue;
      await this.#store.remove('push', person);
      await this.#store.remove('person', person);
    }
  }

  /** Whether this person can come in without the session. */
  async #canReturn(id: string): Promise<boolean> {
    const person = await this.person(id);
    return person !== null && (person.recovery || (await this.passkeys.count(id)) > 0);
  }

  async #change(id: string, change: (doc: PersonDoc) => PersonDoc): Promise<Person> {
    for (let i = 0; i < CHANGE_TRIES; i++) {
      const doc = await this.#store.get('person', id);
      if (doc === null) throw new Error('a session leads to nobody');
      const value = change(readPerson(doc));
      const keys = value.recovery === null ? [] : [`recovery:${value.recovery}`];
      if (await this.#store.put({ kind: 'person', id, version: doc.version, value, keys })) return personOf(id, value);
    }
    throw new StoreUnavailable('a person is being changed all the time');
  }
}
