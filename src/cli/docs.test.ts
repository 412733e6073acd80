import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SqliteStore } from '../server/store/sqlite.ts';
import type { Kept } from './campaign.ts';
import { PROJECT } from './project.ts';
import { call, folder, removeFolders } from './testing.ts';

afterAll(removeFolders);

const page = readFileSync(join(PROJECT, 'docs', 'cli.md'), 'utf8');

/** The JSON examples under the heading of a command. */
function documented(command: string): unknown[] {
  const [, section = ''] = page.split(new RegExp(`^## ${command}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));
}

/** What differs in shape: keys that one has and the other has not, values of another kind. `{}` and `[]` fit all of theirs. */
function differences(doc: unknown, real: unknown, at = ''): string[] {
  if (doc === null || real === null) return [];
  if (typeof doc !== 'object') return typeof doc === typeof real ? [] : [at];
  if (typeof real !== 'object' || Array.isArray(doc) !== Array.isArray(real)) return [at];
  if (Array.isArray(doc) && Array.isArray(real))
    return doc.length === 0 || real.length === 0 ? [] : differences(doc.at(-1), real.at(-1), `${at}[]`);
  if (Object.keys(doc).length === 0) return [];
  const keys = [...new Set([...Object.keys(doc), ...Object.keys(real)])];
  return keys.flatMap((key) =>
    key in doc && key in real
      ? differences(Reflect.get(doc, key), Reflect.get(real, key), `${at}.${key}`)
      : [`${at}.${key}`],
  );
}

async function printed(...args: string[]): Promise<unknown> {
  const { out } = await call(...args, '--json');
  return JSON.parse(out);
}

describe('docs/cli.md shows what --json prints', () => {
  const games = folder();
  const record = join(games, 'bombay-2-1-000000.json');
  const edited = join(games, 'edited.json');
  beforeAll(async () => {
    await call('simulate', 'bombay', '--seats', '2', '--games', '1', '--records', games);
    writeFileSync(edited, readFileSync(record, 'utf8').replace('"do":"go"', '"do":"dance"'));
  });

  test('simulate', async () => {
    const real = await printed('simulate', 'bombay', '--games', '3', '--bots', 'merchant,random', '--seats', '2');
    expect(differences(documented('simulate')[0], real)).toEqual([]);
  });

  test('balance', async () => {
    const real = await printed('balance', 'rajas', '--games', '1', '--seats', '2');
    expect(differences(documented('balance')[0], real)).toEqual([]);
  });

  test('puzzles', async () => {
    const real = await printed('puzzles', 'bombay', '--count', '1', '--iterations', '60', '--jobs', '1');
    expect(differences(documented('puzzles')[0], real)).toEqual([]);
  });

  test('arena', async () => {
    const real = await printed('arena', 'bombay', '--a', 'merchant', '--b', 'random', '--games', '2', '--jobs', '1');
    expect(differences(documented('arena')[0], real)).toEqual([]);
  });

  test('tune', async () => {
    const effort = ['--generations', '1', '--population', '4', '--games', '2', '--proof', '2', '--jobs', '1'];
    expect(differences(documented('tune')[0], await printed('tune', 'bombay', ...effort))).toEqual([]);
  });

  test('train', async () => {
    const effort = ['--games', '40', '--epochs', '1', '--proof', '2', '--iterations', '8', '--seed', 'docs'];
    expect(differences(documented('train')[0], await printed('train', 'bombay', ...effort, '--jobs', '1'))).toEqual([]);
  });

  test('calibrate', async () => {
    const real = await printed('calibrate', 'bombay', '--seats', '2', '--games', '6', '--jobs', '1');
    expect(differences(documented('calibrate')[0], real)).toEqual([]);
  });

  test('replay', async () => {
    expect(differences(documented('replay')[0], await printed('replay', record, '--ply', '1'))).toEqual([]);
  });

  test('verify, for a record in order and for one that is not', async () => {
    const [inOrder, not] = documented('verify');
    expect(differences(inOrder, await printed('verify', record))).toEqual([]);
    expect(differences(not, await printed('verify', edited))).toEqual([]);
  });

  test('fuzz, and what a find has', async () => {
    const find: Kept = {
      index: 1,
      style: 'first',
      fault: 'a fault',
      answering: null,
      record: 'a file',
      again: 'a call',
    };
    const report = await printed('fuzz', 'bombay', '--games', '2', '--seed', 'docs');
    expect(report).toMatchObject({ finds: [] });
    expect(differences(documented('fuzz')[0], Object.assign({}, report, { finds: [find] }))).toEqual([]);
  });

  test('rules', async () => {
    expect(differences(documented('rules')[0], await printed('rules'))).toEqual([]);
  });

  test('bench', async () => {
    const real = await printed('bench', '--rounds', '1', '--milliseconds', '1');
    expect(differences(documented('bench')[0], real)).toEqual([]);
  });

  test('backup and restore', async () => {
    const [from, to] = [folder(), folder()];
    const file = join(from, 'backup.gz');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DURBAR_DATA', from);
    await new SqliteStore(from).close();
    expect(differences(documented('backup')[0], await printed('backup', file))).toEqual([]);
    vi.stubEnv('DURBAR_DATA', to);
    expect(differences(documented('restore')[0], await printed('restore', file))).toEqual([]);
    vi.unstubAllEnvs();
  });

  test('a key that is missing on either side is noticed', () => {
    expect(differences({ a: [{ b: 1, c: 2 }] }, { a: [{ b: 'one', d: 2 }] })).toEqual(['.a[].b', '.a[].c', '.a[].d']);
  });
});
