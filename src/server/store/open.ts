/** What the environment asks for: PostgreSQL at `DATABASE_URL`, else SQLite in the folder `DURBAR_DATA`. */
import { resolve } from 'node:path';
import type { Archive } from './archive.ts';
import { PostgresStore } from './postgres.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { SqliteStore } from './sqlite.ts';
import { SqliteArchive } from './sqlite-archive.ts';
import type { Store } from './store.ts';

export async function openStore(env: NodeJS.ProcessEnv): Promise<Store> {
  const url = env['DATABASE_URL'];
  return url ? PostgresStore.open(url) : new SqliteStore(dataFolder(env));
}

/** Whether the store belongs to one process alone, which its lock sees to. */
export function ownStore(env: NodeJS.ProcessEnv): boolean {
  return !env['DATABASE_URL'];
}

export function archiveOf(env: NodeJS.ProcessEnv): Archive {
  const url = env['DATABASE_URL'];
  return url ? new PostgresArchive(url) : new SqliteArchive(dataFolder(env));
}

function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(env['DURBAR_DATA'] || 'data');
}
