/**
 * Tokens: a program that sits at tables as the person who made it. It may do what happens at tables and nothing else: a token
 * makes no other token, no passkey and no recovery code. The program has the token, the store its hash.
 */
import * as v from 'valibot';
import type { Token } from '../../online/api.ts';
import type { Doc, Store } from '../store/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export const MOST_TOKENS = 10;

const TokenDoc = v.object({
  person: v.string(),
  /** Its public name, by which it is revoked. */
  id: v.string(),
  label: v.string(),
  created: v.number(),
});
type TokenDoc = v.InferOutput<typeof TokenDoc>;

/** `Authorization: Bearer <token>`; null: no such header, or no token of ours in it. */
function tokenIn(authorization: string): string | null {
  return /^Bearer +(durbar_[A-Za-z0-9_-]{32})$/i.exec(authorization)?.[1] ?? null;
}

export class Tokens {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Whose program sends this header, and by which token. */
  async find(authorization: string): Promise<TokenDoc | null> {
    const token = tokenIn(authorization);
    const doc = token === null ? null : await this.#store.get('token', hashOf(token));
    return doc && readToken(doc);
  }

  /** Without what makes them tokens. */
  async of(person: string): Promise<Token[]> {
    const tokens = (await this.#of(person)).map(readToken);
    return tokens.map(({ id, label, created }) => ({ id, label, created })).sort((a, b) => a.created - b.created);
  }

  /** A new token: told once. Null: there are enough. */
  async make(person: string, label: string): Promise<string | null> {
    if ((await this.#of(person)).length >= MOST_TOKENS) return null;
    const token = newToken();
    const value: TokenDoc = { person, id: newId(), label, created: this.#clock() };
    await this.#store.put({ kind: 'token', id: hashOf(token), version: 0, value, keys: [`person:${person}`] });
    return token;
  }

  /** False: this person has no such token. */
  async revoke(person: string, id: string): Promise<boolean> {
    const doc = (await this.#of(person)).find((each) => readToken(each).id === id);
    if (doc) await this.#store.remove('token', doc.id);
    return doc !== undefined;
  }

  async revokeAll(person: string): Promise<void> {
    for (;;) {
      const docs = await this.#of(person);
      if (docs.length === 0) return;
      for (const doc of docs) await this.#store.remove('token', doc.id);
    }
  }

  #of(person: string): Promise<Doc[]> {
    return this.#store.find('token', `person:${person}`, MOST_TOKENS);
  }
}

function readToken(doc: Doc): TokenDoc {
  return v.parse(TokenDoc, doc.value);
}
