/** What only the embedded store promises: one writer, kill -9, a full disk, migrations. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { SQLITE_FILE, SqliteStore } from './sqlite.ts';
import { type Append, StoreUnavailable } from './store.ts';

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'durbar-sqlite-'));
  folders.push(path);
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const line = (table: string, ply: number, entry: unknown = ply): Append => ({
  table,
  ply,
  entry,
  turn: { value: ply },
});

/** A process of its own with a store; it says a word about everything that was acknowledged. */
function child(path: string, work: string) {
  const module = pathToFileURL(join(import.meta.dirname, 'sqlite.ts')).href;
  const code = `
    const { SqliteStore } = await import(${JSON.stringify(module)});
    const store = new SqliteStore(${JSON.stringify(path)});
    globalThis.kept = store; // what nobody refers to is collected, and its lock goes with it
    ${work}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('one process writes', () => {
  test('a second store on the same folder is refused, in this process and in another, until the first is closed', async () => {
    const path = folder();
    const first = new SqliteStore(path);
    expect(() => new SqliteStore(path)).toThrow(/another process works with the store in .*durbar-sqlite-/);
    const other = child(path, '');
    let said = '';
    other.stderr.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(other, 'close')).toEqual([1, null]);
    expect(said).toContain('another process works with the store');
    await first.close();
    await new SqliteStore(path).close();
  });

  test('a process that was killed holds nothing', async () => {
    const path = folder();
    const other = child(path, `console.log('open'); setInterval(() => {}, 1000);`);
    await once(other.stdout, 'data');
    expect(() => new SqliteStore(path)).toThrow(/another process/);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await new SqliteStore(path).close();
  });

  test('a closed store is unavailable, and what was asked before is still written', async () => {
    const path = folder();
    const store = new SqliteStore(path);
    const asked = store.append(line('t', 0));
    await store.close();
    await store.close();
    expect(await asked).toBe('written');
    await expect(store.append(line('t', 1))).rejects.toThrow(StoreUnavailable);
    await expect(store.log('t', 0)).rejects.toThrow(StoreUnavailable);
    const again = new SqliteStore(path);
    expect(await again.log('t', 0)).toHaveLength(1);
    await again.close();
  });
});

test('killed with SIGKILL at any moment, everything acknowledged is there, and no table has a gap', async () => {
  const path = folder();
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 6; round++) {
    const other = child(
      path,
      `await Promise.all(Array.from({ length: 8 }, async (_, i) => {
        const table = 'round-${round}-' + i;
        for (let ply = 0; ; ply++) {
          const value = { ply, text: 'x'.repeat(2000) };
          await store.append({ table, ply, entry: value, snapshot: { ply, value }, turn: { value, keys: [table] } });
          process.stdout.write(table + ' ' + ply + '\\n');
        }
      }));`,
    );
    let said = '';
    other.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await once(other.stdout, 'data');
    await pause(Math.random() * 300);
    other.kill('SIGKILL');
    await once(other, 'close');
    // The last line may be cut in the middle of its number: then it says less than was acknowledged, never more.
    for (const [, table = '', ply] of said.matchAll(/^(\S+) (\d+)$/gm)) acknowledged.set(table, Number(ply));
  }
  const store = new SqliteStore(path);
  expect(acknowledged.size).toBeGreaterThan(8);
  for (const [table, last] of acknowledged) {
    const log = await store.log(table, 0);
    expect(log.length).toBeGreaterThan(last);
    expect(log.map(({ ply }) => ply)).toEqual(log.map((_, i) => i));
    const end = log.length - 1;
    expect(await store.snapshot(table)).toMatchObject({ ply: end });
    expect(await store.get('turn', table)).toMatchObject({ version: log.length, value: { ply: end } });
    expect(await store.find('turn', table, 10)).toHaveLength(1);
  }
  await store.close();
});

/** Why no small disk can be mounted here, or nothing. */
function noSmallDisk(path: string): string {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path], { stdio: 'pipe' });
    return '';
  } catch {
    return 'only root may mount a small disk';
  }
}

const disk = folder();
const why = noSmallDisk(disk);

describe.skipIf(why !== '')(`a full disk${why && ` (${why})`}`, () => {
  afterAll(() => {
    execFileSync('umount', [disk]);
  });

  test('a store that cannot write says so, loses nothing that was acknowledged, reads on, and goes on when there is room', async () => {
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1_200_000));
    const store = new SqliteStore(disk);
    const entry = 'x'.repeat(10_000);
    let acknowledged = 0;
    let refused = false;
    for (let batch = 0; batch < 50 && !refused; batch++) {
      const plies = Array.from({ length: 5 }, (_, i) => acknowledged + i);
      const results = await Promise.allSettled(plies.map((ply) => store.append(line('t', ply, entry))));
      for (const result of results)
        if (result.status === 'fulfilled') acknowledged++;
        else {
          expect(result.reason).toBeInstanceOf(StoreUnavailable);
          refused = true;
        }
    }
    expect(refused).toBe(true);
    expect(acknowledged).toBeGreaterThan(0);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    expect(await store.log('t', 0)).toHaveLength(acknowledged);
    expect(await store.get('turn', 't')).toMatchObject({ version: acknowledged });

    rmSync(ballast);
    await store.ping();
    expect(await store.append(line('t', acknowledged, entry))).toBe('written');
    await store.close();
    const again = new SqliteStore(disk);
    expect(await again.log('t', 0)).toHaveLength(acknowledged + 1);
    await again.close();
  });
});

test('a store of a newer Durbar is refused, and left as it is', async () => {
  const path = folder();
  await new SqliteStore(path).close();
  const db = new DatabaseSync(join(path, SQLITE_FILE));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => new SqliteStore(path)).toThrow(/schema 99, this Durbar knows \d+/);
  expect(() => new SqliteStore(path)).toThrow(/schema 99/); // the lock was given back
});
