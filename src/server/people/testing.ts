/** A whole house for tests, and browsers that visit it over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Me } from '../../online/api.ts';
import type { Mailer } from '../notices/mail.ts';
import { Notices } from '../notices/notices.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { HouseAddress } from './address.ts';
import { People } from './people.ts';
import { peopleRoutes } from './routes.ts';

export interface House {
  readonly server: FastifyInstance;
  readonly store: Store;
  readonly people: People;
  readonly notices: Notices;
  /** What the hooks and the log have heard. */
  readonly heard: string[];
  /** Lets time go by. */
  pass(ms: number): void;
  close(): Promise<void>;
}

interface HouseOptions {
  readonly origin?: string;
  readonly mailer?: Mailer;
  readonly agent?: Agent;
}

export async function openHouse({ origin, mailer, agent }: HouseOptions = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-people-'));
  const store = new SqliteStore(folder);
  const heard: string[] = [];
  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const address = new HouseAddress(origin);
  const people = new People({
    store,
    secure: address.secure,
    clock,
    hooks: {
      onMerge: async (from, to) => void heard.push(`merge ${from} ${to}`),
      onRename: async ({ name }) => void heard.push(`rename ${name}`),
      onLeaveEverywhere: (person) => void heard.push(`leave ${person}`),
      onRevoke: (token) => void heard.push(`revoke ${token}`),
    },
  });
  const notices = await Notices.open({
    store,
    home: origin ?? 'http://localhost',
    mailer: mailer ?? null,
    person: (id) => people.person(id),
    warn: (what) => void heard.push(what),
    ...(agent ? { agent } : {}),
  });
  const server = fastify();
  await server.register(peopleRoutes, { people, notices, address, limited: true, clock });
  await server.register(noticeRoutes, { notices });
  return {
    server,
    store,
    people,
    notices,
    heard,
    pass: (ms) => {
      now += ms;
    },
    async close() {
      await server.close();
      notices.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly setCookie: string;
}

/** A browser: it keeps its cookie and says where its page comes from. */
export class Browser {
  readonly #house: House;
  readonly #headers: Record<string, string>;
  cookie = '';

  constructor(house: House, headers: Record<string, string> = {}) {
    this.#house = house;
    this.#headers = { host: 'localhost', ...headers };
  }

  get(url: string): Promise<Answered> {
    return this.#ask('GET', url, undefined, {});
  }

  post(url: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answered> {
    const page = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    return this.#ask('POST', url, typeof body === 'string' ? body : JSON.stringify(body), { ...page, ...headers });
  }

  async me(): Promise<Me> {
    // The route answers with a Me: the server's own types say so.
    return (await this.get('/api/me')).body as Me;
  }

  async #ask(method: 'GET' | 'POST', url: string, payload: string | undefined, headers: Record<string, string>) {
    const answer = await this.#house.server.inject({
      method,
      url,
      headers: { ...this.#headers, ...headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    const setCookie = String(answer.headers['set-cookie'] ?? '');
    if (setCookie !== '') this.cookie = setCookie.split(';')[0] ?? '';
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: json ? answer.json<unknown>() : answer.body, setCookie };
  }
}
