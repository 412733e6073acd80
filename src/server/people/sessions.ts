/** Which browser is which person. The browser has a secret, the store its hash. */
import * as v from 'valibot';
import type { Doc, Put, Store } from '../store/store.ts';
import { cookieWith, secretIn } from './cookie.ts';
import { hashOf, newSecret } from './secrets.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** A session that is still used gets its year anew once in a while, not with every visit. */
const RENEW_MS = 30 * DAY_MS;
const CHALLENGE_MS = 5 * 60_000;
/** How many documents are read at once. */
const MANY = 1000;

/** What a passkey is to sign. It belongs to one browser and one purpose, and is good for one try. */
const Challenge = v.object({ purpose: v.picklist(['add', 'enter']), value: v.string(), until: v.number() });
type Purpose = v.InferOutput<typeof Challenge>['purpose'];

const SessionDoc = v.object({ person: v.string(), until: v.number(), challenge: v.nullable(Challenge) });
type SessionDoc = v.InferOutput<typeof SessionDoc>;

export interface Session {
  readonly id: string;
  readonly version: number;
  readonly value: SessionDoc;
}

export class Sessions {
  readonly #store: Store;
  readonly #secure: boolean;
  readonly #clock: () => number;

  constructor(store: Store, secure: boolean, clock: () => number) {
    this.#store = store;
    this.#secure = secure;
    this.#clock = clock;
  }

  /** Begins a session; the result is its cookie. */
  async open(person: string): Promise<string> {
    const secret = newSecret();
    const value = { person, until: this.#clock() + YEAR_MS, challenge: null };
    await this.#store.put(sessionPut({ id: hashOf(secret), version: 0, value }));
    return cookieWith(secret, this.#secure);
  }

  async find(cookies: string | undefined): Promise<Session | null> {
    const secret = secretIn(cookies);
    const doc = secret === null ? null : await this.#store.get('session', hashOf(secret));
    const session = doc && readSession(doc);
    return session && session.value.until > this.#clock() ? session : null;
  }

  /** Gives a session that is used its year anew: the cookie to send, or null if it is fresh enough. */
  async renew(session: Session, cookies: string | undefined): Promise<string | null> {
    const until = this.#clock() + YEAR_MS;
    const secret = secretIn(cookies);
    if (secret === null || until - session.value.until < RENEW_MS) return null;
    const renewed = await this.#store.put(sessionPut({ ...session, value: { ...session.value, until } }));
    return renewed ? cookieWith(secret, this.#secure) : null;
  }

  close(session: Session): Promise<void> {
    return this.#store.remove('session', session.id);
  }

  async closeAll(person: string): Promise<void> {
    for (;;) {
      const docs = await this.#store.find('session', `person:${person}`, MANY);
      if (docs.length === 0) return;
      for (const doc of docs) await this.#store.remove('session', doc.id);
    }
  }

  async isLast(session: Session): Promise<boolean> {
    return (await this.#store.find('session', `person:${session.value.person}`, 2)).length < 2;
  }

  /** Sessions that nobody has used for a year. */
  async over(): Promise<Session[]> {
    return (await this.#store.due('session', this.#clock(), MANY)).map(readSession);
  }

  /** Remembers what this browser is to sign, in place of anything that it was to sign before. */
  keepChallenge(session: Session, purpose: Purpose, value: string): Promise<boolean> {
    const challenge = { purpose, value, until: this.#clock() + CHALLENGE_MS };
    return this.#store.put(sessionPut({ ...session, value: { ...session.value, challenge } }));
  }

  /** Takes the challenge away, so that it is signed once; null if there is none for this purpose, or it is too old. */
  async takeChallenge(session: Session, purpose: Purpose): Promise<string | null> {
    const { challenge } = session.value;
    if (challenge === null) return null;
    const taken = await this.#store.put(sessionPut({ ...session, value: { ...session.value, challenge: null } }));
    return taken && challenge.purpose === purpose && challenge.until > this.#clock() ? challenge.value : null;
  }
}

function sessionPut({ id, version, value }: Session): Put {
  return { kind: 'session', id, version, value, keys: [`person:${value.person}`], due: value.until };
}

function readSession(doc: Doc): Session {
  return { id: doc.id, version: doc.version, value: v.parse(SessionDoc, doc.value) };
}
