import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { startPostgres } from '../../../test/services/postgres.ts';
import { tryStart } from '../../../test/services/service.ts';
import { contract } from './contract.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  contract(async () => new SqliteStore(folder));
});

const postgres = await tryStart(startPostgres);

if ('reason' in postgres)
  describe.skip(`PostgreSQL (${postgres.reason})`, () => contract(() => PostgresStore.open('')));
else
  describe('PostgreSQL', () => {
    afterAll(() => postgres.service.stop(), 30_000);
    contract(async () => PostgresStore.open(await postgres.service.database()));
  });
