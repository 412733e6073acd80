import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteStore } from '../server/store/sqlite.ts';
import { call, folder, removeFolders } from './testing.ts';

afterAll(removeFolders);
beforeEach(() => vi.stubEnv('DATABASE_URL', ''));
afterEach(() => vi.unstubAllEnvs());

test('what was backed up while the server runs is restored into an empty store, and not into a full one', async () => {
  const [from, to] = [folder(), folder()];
  const file = join(from, 'backup.gz');
  const store = new SqliteStore(from);
  await store.append({ table: 't', ply: 0, entry: 'deal', turn: { value: 1 } });

  vi.stubEnv('DURBAR_DATA', from);
  const backedUp = await call('backup', file);
  expect(backedUp).toMatchObject({ code: 0, err: '' });
  expect(backedUp.out).toContain(`${from}: backed up to ${file} (1 documents, 1 log entries, 0 snapshots, 0 messages)`);
  expect(await call('backup', file)).toMatchObject({ code: 2, err: `durbar backup: ${file} is there already\n` });
  await expect(call('restore', file)).rejects.toThrow(/another process works with the store/);
  await store.close();

  vi.stubEnv('DURBAR_DATA', to);
  const { out } = await call('restore', file, '--json');
  expect(JSON.parse(out)).toMatchObject({ file, documents: 1, entries: 1, snapshots: 0, messages: 0 });
  await expect(call('restore', file)).rejects.toThrow(/is not empty/);
  const copy = new SqliteStore(to);
  expect(await copy.log('t', 0)).toEqual([{ ply: 0, entry: 'deal' }]);
  await copy.close();
});

test('a file that is not there, or no backup, is not restored', async () => {
  const path = folder();
  vi.stubEnv('DURBAR_DATA', path);
  expect(await call('restore', join(path, 'none'))).toMatchObject({ code: 2 });
  writeFileSync(join(path, 'text'), 'a text');
  await expect(call('restore', join(path, 'text'))).rejects.toThrow(/cannot be read/);
});
