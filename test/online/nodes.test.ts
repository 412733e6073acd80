/** Real processes, real sockets: what was acknowledged is there after any of them has died. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { GAMES } from '../../src/games/registry.ts';
import { FastRng, readRecord, verify } from '../../src/kernel/index.ts';
import type { NewTable } from '../../src/online/api.ts';
import { openStore } from '../../src/server/store/open.ts';
import { startNats } from '../services/nats.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { type Service, type Started, tryStart } from '../services/service.ts';
import { Person } from './client.ts';
import { type ServerNode, startNode } from './node.ts';

function tableOf(game: string, seats: number): NewTable {
  return {
    game,
    options: {},
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'open' as const })),
    pace: { kind: 'free' },
    late: 'standIn',
    visibility: 'link',
  };
}

/** People who sit at one table, spread over the nodes. */
async function gathered(game: string, seats: number, nodes: readonly string[], seed: string) {
  const people = Array.from(
    { length: seats },
    (_, i) =>
      new Person(
        `p${i}`,
        [...nodes.slice(i % nodes.length), ...nodes.slice(0, i % nodes.length)],
        new FastRng(`${seed}/${i}`),
      ),
  );
  for (const person of people) await person.enter();
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody');
  const { card, invitation } = await host.open(tableOf(game, seats));
  for (const [i, guest] of guests.entries())
    await guest.post(`/api/tables/${card.id}/sit`, { seat: i + 1, invitation });
  for (const person of people) {
    await person.connect();
    person.join(card.id);
  }
  return { id: card.id, people, host };
}

async function untilOver(id: string, people: readonly Person[], most: number): Promise<void> {
  const end = Date.now() + most;
  while (people.some((person) => person.tables.get(id)?.seen?.outcome == null)) {
    if (Date.now() > end)
      throw new Error(`the game is not over: ${JSON.stringify(people.map((p) => p.tables.get(id)?.ply))}`);
    await pause(50);
  }
}

/** The record is legal, its draws are those of its seed, and it holds every answer that was acknowledged. */
async function checked(id: string, people: readonly Person[], env: NodeJS.ProcessEnv | null): Promise<void> {
  const [host] = people;
  const read = readRecord(await host?.get(`/api/tables/${id}/record`));
  if ('problem' in read) throw new Error(JSON.stringify(read));
  const game = GAMES[read.record.game];
  if (!game) throw new Error('no game');
  const verified = verify(game, read.record);
  expect('problem' in verified ? verified : null).toBeNull();
  expect(people.flatMap((person) => person.refused)).toEqual([]);
  const acknowledged = people.flatMap((person) => person.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(0);
  if (env === null) return;
  const store = await openStore(env);
  const log = await store.log(id, 0);
  await store.close();
  for (const { id: message, ply } of acknowledged)
    expect(log[ply]?.entry, `the answer ${message} at ply ${ply}`).toMatchObject({ message });
}

describe('one node', () => {
  const data = mkdtempSync(join(tmpdir(), 'durbar-node-'));
  let node: ServerNode;
  beforeAll(async () => {
    node = await startNode({ DURBAR_DATA: data });
  });
  afterAll(async () => {
    await node.stop();
    rmSync(data, { recursive: true, force: true });
  });

  test('killed again and again while people play: nothing that was acknowledged is lost', async () => {
    const { id, people, host } = await gathered('bombay', 3, [node.url], 'killed');
    await host.post(`/api/tables/${id}/start`, {});
    for (const person of people) person.playing = true;
    for (const person of people) person.say({ t: 'resync', table: id });
    for (let i = 0; i < 3; i++) {
      await pause(150 + 100 * i);
      await node.kill();
      await node.restart();
    }
    await untilOver(id, people, 90_000);
    for (const person of people) person.close();
    await node.stop();
    await checkedAfter(id, people, { DURBAR_DATA: data });
    await node.restart();
  });

  async function checkedAfter(id: string, people: readonly Person[], env: NodeJS.ProcessEnv): Promise<void> {
    const store = await openStore(env);
    const log = await store.log(id, 0);
    await store.close();
    for (const { id: message, ply } of people.flatMap((person) => person.acknowledged))
      expect(log[ply]?.entry, `the answer ${message}`).toMatchObject({ message });
    expect(people.flatMap((person) => person.refused)).toEqual([]);
    expect(people.some((person) => person.reconnects > 0)).toBe(true);
  }
});

describe('two nodes with PostgreSQL and NATS', () => {
  let postgres: Started<PostgresService>;
  let nats: Started<Service>;
  const nodes: ServerNode[] = [];
  let env: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    [postgres, nats] = await Promise.all([tryStart(startPostgres), tryStart(startNats)]);
    if ('reason' in postgres || 'reason' in nats) return;
    env = { DATABASE_URL: await postgres.service.database(), NATS_URL: nats.service.url };
    nodes.push(...(await Promise.all([startNode(env), startNode(env)])));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    if (postgres && 'service' in postgres) await postgres.service.stop();
    if (nats && 'service' in nats) await nats.service.stop();
  });

  test('one dies during play, and no acknowledged answer is lost', async ({ skip }) => {
    if ('reason' in postgres) return skip(postgres.reason);
    if ('reason' in nats) return skip(nats.reason);
    const [one, two] = nodes;
    if (!one || !two) throw new Error('no nodes');
    const { id, people, host } = await gathered('bombay', 4, [one.url, two.url], 'two nodes');
    await host.post(`/api/tables/${id}/start`, {});
    for (const person of people) {
      person.playing = true;
      person.say({ t: 'resync', table: id });
    }
    await pause(600);
    await one.kill();
    await pause(600);
    await one.restart();
    await untilOver(id, people, 90_000);
    await checked(id, people, env);
    for (const person of people) person.close();
    expect(people.some((person) => person.reconnects > 0)).toBe(true);
  });

  test('who leaves on every device is gone from every node', async ({ skip }) => {
    if ('reason' in postgres) return skip(postgres.reason);
    if ('reason' in nats) return skip(nats.reason);
    const [one, two] = nodes;
    if (!one || !two) throw new Error('no nodes');
    const cookie = (await fetch(`${one.url}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const socket = new WebSocket(`${two.url.replace(/^http/, 'ws')}/socket`, { headers: { cookie, origin: two.url } });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const left = await fetch(`${one.url}/api/leave/everywhere`, {
      method: 'POST',
      body: '{}',
      headers: { cookie, 'content-type': 'application/json', origin: one.url },
    });
    expect(left.status).toBe(200);
    expect((await closed)[0]).toBe(4401);
  });
});
