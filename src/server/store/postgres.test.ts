/** What only the store for several machines promises: several nodes at once, and an end to every outage. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresService, startPostgres } from '../../../test/services/postgres.ts';
import { tryStart } from '../../../test/services/service.ts';
import { PostgresStore } from './postgres.ts';
import { type Append, StoreUnavailable } from './store.ts';

const line = (table: string, ply: number, entry: unknown = ply): Append => ({
  table,
  ply,
  entry,
  turn: { value: ply },
});

const started = await tryStart(startPostgres);

if ('reason' in started) describe.skip(`PostgreSQL (${started.reason})`, () => test('nodes and outages', () => {}));
else nodes(started.service);

function nodes(service: PostgresService): void {
  let url = '';
  beforeAll(async () => {
    url = await service.database();
  });
  afterAll(() => service.stop(), 30_000);

  test('five nodes that start on an empty database at the same time migrate it once', async () => {
    const empty = await service.database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => PostgresStore.open(empty)));
    for (const store of stores) await store.ping();
    await Promise.all(stores.map((store) => store.close()));
  });

  test('two nodes never both write a ply', async () => {
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    for (let ply = 0; ply < 30; ply++) {
      const results = await Promise.all(stores.map((store, node) => store.append(line('two', ply, node))));
      expect(results.toSorted()).toEqual(['taken', 'written']);
      expect(await stores[0]?.log('two', ply)).toEqual([{ ply, entry: results.indexOf('written') }]);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a put and an append of the same turn at the same moment leave no key behind that is found', async () => {
    const [a, b] = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    for (let ply = 0; ply < 40; ply++) {
      const version = (await a.get('turn', 'keys'))?.version ?? 0;
      await Promise.all([
        a.put({ kind: 'turn', id: 'keys', version, value: 'put', keys: [`put-${ply}`] }),
        b.append({ ...line('keys', ply), turn: { value: 'append', keys: [`append-${ply}`] } }),
      ]);
      const value = (await a.get('turn', 'keys'))?.value;
      expect(await a.find('turn', `put-${ply}`, 1)).toHaveLength(value === 'put' ? 1 : 0);
      expect(await a.find('turn', `append-${ply}`, 1)).toHaveLength(value === 'append' ? 1 : 0);
    }
    await Promise.all([a.close(), b.close()]);
  });

  test('a database that is killed: nothing acknowledged is lost, all are told soon, and it goes on by itself', async () => {
    const store = await PostgresStore.open(url);
    let stop = false;
    let refused = 0;
    const acknowledged = new Map<string, number>();
    const writers = Array.from({ length: 40 }, async (_, i) => {
      const table = `outage-${i}`;
      for (let ply = 0; !stop; ) {
        try {
          // After an outage the ply may be there: written, and the word about it lost.
          await store.append(line(table, ply, i));
          acknowledged.set(table, ply++);
        } catch (error) {
          expect(error).toBeInstanceOf(StoreUnavailable);
          refused++;
          await pause(50);
        }
      }
    });
    await pause(300);
    await service.kill();
    await pause(1_000);
    expect(refused).toBeGreaterThan(0);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    const before = new Map(acknowledged);
    await service.restart();
    await vi.waitFor(
      () => expect([...acknowledged].every(([t, ply]) => ply > (before.get(t) ?? 0))).toBe(true),
      20_000,
    );
    stop = true;
    await Promise.all(writers);
    for (const [table, last] of acknowledged) {
      const log = await store.log(table, 0);
      expect(log.map(({ ply }) => ply)).toEqual(Array.from({ length: last + 1 }, (_, ply) => ply));
    }
    await store.close();
  });

  test('an append that the database refuses fails alone among those that travel with it', async () => {
    const store = await PostgresStore.open(url);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) =>
        store.append({ ...line(`refused-${i}`, 0), turn: { value: i, keys: [i === 17 ? '\u0000' : 'good'] } }),
      ),
    );
    const refused = results.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
    expect(refused).toEqual([17]);
    expect(results[17]).not.toMatchObject({ reason: expect.any(StoreUnavailable) });
    expect(await store.log('refused-17', 0)).toEqual([]);
    expect(await store.find('turn', 'good', 100)).toHaveLength(29);
    await store.close();
  });

  test('a statement that waits too long for another ends, and is done nowhere', async () => {
    const store = await PostgresStore.open(url, { statement: 300, silence: 5_000, wait: 5_000 });
    const other = postgres(url, { max: 1 });
    await store.append(line('held', 0));
    const held = await other.reserve();
    await held`BEGIN`;
    await held`LOCK TABLE log IN EXCLUSIVE MODE`;
    const before = performance.now();
    await expect(store.append(line('held', 1))).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - before).toBeLessThan(2_000);
    await held`ROLLBACK`;
    held.release();
    await other.end();
    expect(await store.log('held', 1)).toEqual([]);
    expect(await store.append(line('held', 1))).toBe('written');
    await store.close();
  });

  test('a network that swallows everything is given up: new connections are made, and the way back is found', async () => {
    const network = await proxy(url);
    const store = await PostgresStore.open(network.url, { statement: 500, silence: 600, wait: 600 });
    expect(await store.append(line('silence', 0))).toBe('written');
    network.silent = true;
    const asked = Array.from({ length: 60 }, (_, i) => store.append(line(`silence-${i}`, 0)));
    for (const result of await Promise.allSettled(asked))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    network.silent = false;
    await vi.waitFor(() => store.ping(), 10_000);
    expect(await store.append(line('silence', 1))).toBe('written');
    await store.close();
    await network.close();
  });

  test('a database of a newer Durbar is refused; so is one that is not there; a closed store is unavailable', async () => {
    const newer = await service.database();
    const store = await PostgresStore.open(newer);
    await store.close();
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    const sql = postgres(newer, { max: 1 });
    await sql`UPDATE durbar_schema SET version = 99`;
    await sql.end();
    await expect(PostgresStore.open(newer)).rejects.toThrow(/schema 99, this Durbar knows \d+/);
    await expect(PostgresStore.open('postgres://durbar@127.0.0.1:1/none')).rejects.toThrow(StoreUnavailable);
  });
}

/** A way to a database that can fall silent without breaking. */
async function proxy(target: string) {
  const { port: behind } = new URL(target);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(behind), '127.0.0.1');
    sockets.push(client, upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => void (network.silent || to.write(chunk)));
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  const address = server.address();
  if (address !== null && typeof address === 'object') url.port = String(address.port);
  const network = {
    url: url.href,
    silent: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return network;
}
