import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../test/services/postgres.ts';
import { tryStart } from '../../../test/services/service.ts';
import { restoreBackup, writeBackup } from './archive.ts';
import { archiveOf, openStore } from './open.ts';
import type { Store } from './store.ts';

const base = mkdtempSync(join(tmpdir(), 'durbar-archive-'));
const postgres = await tryStart(startPostgres);
afterAll(async () => {
  rmSync(base, { recursive: true });
  if ('service' in postgres) await postgres.service.stop();
}, 30_000);

let made = 0;
const drivers = {
  SQLite: async () => ({ DURBAR_DATA: join(base, `store-${++made}`) }),
  PostgreSQL: async () => ({ DATABASE_URL: 'service' in postgres ? await postgres.service.database() : '' }),
};
type Driver = keyof typeof drivers;
const ROUTES: readonly (readonly [Driver, Driver])[] = [
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
];
const why = 'reason' in postgres ? ` (${postgres.reason})` : '';

const PROTO: unknown = JSON.parse('{"__proto__":1,"nul":"\\u0000","lone":"\\ud800","ताज":[null,1.5]}');

/** Documents changed out of order, logs with snapshots, talk: more than one batch of each. */
async function fill(store: Store): Promise<void> {
  await Promise.all(
    Array.from({ length: 600 }, (_, i) =>
      store.put({ kind: 'person', id: `p${i}`, version: 0, value: PROTO, keys: ['all', `one ${i}`], due: i / 2 }),
    ),
  );
  await store.put({ kind: 'person', id: 'p7', version: 1, value: 'changed', keys: ['all'] });
  await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      for (let ply = 0; ply < 10; ply++)
        await store.append({
          table: `t${i}`,
          ply,
          entry: { ply, PROTO },
          turn: { value: ply, keys: [`seat ${i % 3}`], due: i },
          ...(ply % 4 === 0 ? { snapshot: { ply, value: { i, ply } } } : {}),
        });
    }),
  );
  for (let i = 0; i < 20; i++) await store.say('t1/players', { i });
}

/** Everything of it that can be asked for. */
async function contents(store: Store) {
  const tables = Array.from({ length: 60 }, (_, i) => `t${i}`);
  return JSON.stringify([
    await store.find('person', 'all', 1000),
    await store.find('person', 'one 7', 10),
    await store.find('person', 'one 8', 10),
    await store.due('person', 1e9, 1000),
    await store.due('turn', 1e9, 1000),
    (await store.find('turn', 'seat 2', 1000)).length,
    await Promise.all(tables.map(async (table) => [await store.log(table, 0), await store.snapshot(table)])),
    await store.talk('t1/players', 100),
  ]);
}

describe.each(ROUTES)('from %s to %s', (from, to) => {
  const skipped = why !== '' && (from === 'PostgreSQL' || to === 'PostgreSQL');
  test.skipIf(skipped)(`a backup brings everything back, in order, and life goes on${skipped ? why : ''}`, async () => {
    const [source, target] = [await drivers[from](), await drivers[to]()];
    const file = join(base, `${from}-${to}.gz`);
    const first = await openStore(source);
    await fill(first);
    // The store is open and goes on while it is copied.
    const count = await writeBackup(archiveOf(source), file);
    expect(count).toEqual({ documents: 660, entries: 600, snapshots: 60, messages: 20 });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);

    expect(await restoreBackup(archiveOf(target), file)).toEqual(count);
    const second = await openStore(target);
    expect(await contents(second)).toBe(await contents(first));
    expect(await second.say('t1/players', 'next')).toBe(21);
    expect(await second.append({ table: 't1', ply: 9, entry: 'x', turn: { value: 1 } })).toBe('taken');
    expect(await second.put({ kind: 'person', id: 'p0', version: 1, value: 'new', keys: ['all'] })).toBe(true);
    expect((await second.find('person', 'all', 1))[0]?.id).toBe('p0');
    await first.close();
    await second.close();
    await expect(restoreBackup(archiveOf(target), file)).rejects.toThrow(/is not empty/);
  });
});

test.skipIf(why !== '')(`both drivers write the same lines${why}`, async () => {
  const lines = [];
  for (const driver of ['SQLite', 'PostgreSQL'] as const) {
    const env = await drivers[driver]();
    const store = await openStore(env);
    await store.put({ kind: 'house', id: 'h', version: 0, value: PROTO, keys: ['b', 'a'], due: 1.5 });
    await store.append({ table: 't', ply: 0, entry: null, snapshot: { ply: 0, value: [] }, turn: { value: 1 } });
    await store.say('room', 'word');
    const file = join(base, `${driver}.lines.gz`);
    await writeBackup(archiveOf(env), file);
    lines.push(gunzipSync(readFileSync(file)).toString());
    await store.close();
  }
  expect(lines[0]).toBe(lines[1]);
  expect(lines[0]?.split('\n')[0]).toBe('{"durbar":"backup","format":1}');
});

describe.each(['SQLite', 'PostgreSQL'] as const)('into %s', (driver) => {
  const skipped = why !== '' && driver === 'PostgreSQL';
  test.skipIf(skipped)(
    `a file that is no backup is refused, and the store stays empty${skipped ? why : ''}`,
    async () => {
      const header = '{"durbar":"backup","format":1}\n';
      const doc = '{"doc":{"kind":"house","id":"h","version":1,"value":1,"keys":[],"due":null}}\n';
      const whole = gzipSync(header + doc.replace('"h"', '"i"') + doc);
      const bad: [string | Buffer, RegExp][] = [
        ['not gzip at all', /cannot be read/],
        [gzipSync(''), /is empty/],
        [gzipSync('{"durbar":"backup","format":2}\n'), /line 1 is not a line/],
        [gzipSync(header + doc + doc.slice(0, -1)), /is cut off/],
        [gzipSync(`${header}${doc}{"doc":{"kind":"house"}}\n`), /line 3 is not a line/],
        [gzipSync(`${header}${doc}nonsense\n`), /line 3/],
        [gzipSync(header + doc + doc), /./], // the same document twice
        [whole.subarray(0, whole.length - 12), /cannot be read/],
      ];
      const env = await drivers[driver]();
      const file = join(base, `bad-${driver}`);
      for (const [bytes, words] of bad) {
        writeFileSync(file, bytes);
        await expect(restoreBackup(archiveOf(env), file)).rejects.toThrow(words);
      }
      await expect(restoreBackup(archiveOf(env), join(base, 'nowhere'))).rejects.toThrow(/cannot be read/);
      const store = await openStore(env);
      expect(await store.get('house', 'h')).toBeNull();
      await store.close();
      writeFileSync(file, whole);
      expect(await restoreBackup(archiveOf(env), file)).toMatchObject({ documents: 2 });
    },
  );
});

test('where no store is, nothing is backed up and nothing is made', async () => {
  const DURBAR_DATA = join(base, 'empty');
  await expect(writeBackup(archiveOf({ DURBAR_DATA }), join(base, 'none.gz'))).rejects.toThrow(/there is no store in/);
  expect([DURBAR_DATA, join(base, 'none.gz'), join(base, 'none.gz.part')].filter(existsSync)).toEqual([]);
});

test('a backup beside a writer is one moment: every log in it is as long as its turn says', async () => {
  const env = await drivers.SQLite();
  const store = await openStore(env);
  let writing = true;
  const writer = (async () => {
    for (let ply = 0; writing; ply++)
      await Promise.all(['a', 'b'].map((table) => store.append({ table, ply, entry: ply, turn: { value: ply } })));
  })();
  const file = join(base, 'moment.gz');
  const target = await drivers.SQLite();
  await writeBackup(archiveOf(env), file);
  writing = false;
  await writer;
  await store.close();
  await restoreBackup(archiveOf(target), file);
  const copy = await openStore(target);
  for (const table of ['a', 'b'])
    expect((await copy.log(table, 0)).at(-1)?.ply).toBe((await copy.get('turn', table))?.value);
  await copy.close();
});
