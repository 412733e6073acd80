/**
 * Who is who. Everybody begins as a guest, a browser with a secret; a passkey or a recovery code makes a guest somebody who
 * comes back on another device. Others see a public id and a name, never what makes a browser that person.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Language } from './language.ts';
import { Passkeys } from './passkeys.ts';
import { type Person, type PersonDoc, personOf, readPerson } from './person.ts';
import { hashOf, newCode, newId, readCode } from './secrets.ts';
import { type Session, Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

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

/** Who asks: a browser, or a program of this person. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  /** The public id of the program's token; null for a browser. */
  readonly token: string | null;
}

/** Whom else a change of people concerns. */
export interface PeopleHooks {
  /** A guest turned out to be `to`: what the guest has in this house goes there, where that does not clash. May be told twice. */
  onMerge(from: string, to: string): Promise<void>;
  onRename(person: Person): Promise<void>;
  /** Every session of this person is over, or there is no such person any more: open sockets are no longer theirs. */
  onLeaveEverywhere(person: string): void;
  /** Programs with this token are nobody any more. */
  onRevoke(token: string): void;
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
  readonly tokens: Tokens;
  readonly #store: Store;
  readonly #hooks: PeopleHooks;
  readonly #clock: () => number;

  constructor({ store, secure, hooks, clock = Date.now }: PeopleNeeds) {
    this.#store = store;
    this.#hooks = hooks;
    this.#clock = clock;
    this.sessions = new Sessions(store, secure, clock);
    this.passkeys = new Passkeys(store, this.sessions, clock);
    this.tokens = new Tokens(store, clock);
  }

  /** Who a browser with these cookies is. */
  async identify(cookies: string | undefined): Promise<Person | null> {
    const session = await this.sessions.find(cookies);
    return session && this.person(session.value.person);
  }

  /** Who sends this: a program by its token, a browser by its cookie. With a token that nobody has, a cookie counts for nothing. */
  async caller({ authorization, cookie }: IncomingHttpHeaders): Promise<Caller | null> {
    const token = authorization === undefined ? null : await this.tokens.find(authorization);
    if (authorization !== undefined && token === null) return null;
    const person = token === null ? await this.identify(cookie) : await this.person(token.person);
    return person && { person: person.id, name: person.name, token: token?.id ?? null };
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
    if (merged !== null) {
      await this.tokens.revokeAll(merged);
      await this.#store.remove('person', merged);
      this.#hooks.onLeaveEverywhere(merged);
    }
    return { person, cookie, merged };
  }

  async leaveEverywhere(id: string): Promise<void> {
    await this.sessions.closeAll(id);
    await this.tokens.revokeAll(id);
    this.#hooks.onLeaveEverywhere(id);
  }

  /** False: this person has no such token. */
  async revoke(id: string, token: string): Promise<boolean> {
    const revoked = await this.tokens.revoke(id, token);
    if (revoked) this.#hooks.onRevoke(token);
    return revoked;
  }

  /** Forgets sessions that nobody used for a year, and people who have no other way back. To be called now and then. */
  async sweep(): Promise<void> {
    for (const session of await this.sessions.over()) {
      const { person } = session.value;
      const last =
        (await this.sessions.isLast(session)) &&
        !(await this.#canReturn(person)) &&
        (await this.tokens.of(person)).length === 0;
      await this.sessions.close(session);
      if (!last) continue;
      await this.#store.remove('push', person);
      await this.#store.remove('person', person);
    }
  }

  /** Whether this person can come in without the session. */
  async #canReturn(id: string): Promise<boolean> {
    const person = await this.person(id);
    return person !== null && (person.recovery || (await this.passkeys.of(id)).length > 0);
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
