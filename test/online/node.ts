/** A real server process on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../services/service.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface ServerNode {
  readonly url: string;
  readonly pid: number;
  /** SIGKILL: no time to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM: sends its pages away and closes. */
  stop(): Promise<void>;
  /** The same node again. */
  restart(): Promise<void>;
}

export async function startNode(env: NodeJS.ProcessEnv, port?: number): Promise<ServerNode> {
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DURBAR_DIST: emptyPage(),
        DURBAR_LIMITS: 'off',
        DURBAR_LOG: 'warn',
        ...env,
        PORT: String(at),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const answer = await fetch(`${url}/readyz`);
      if (!answer.ok) throw new Error(String(answer.status));
    }, 'the server');
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    get pid() {
      return child.pid ?? -1;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: start,
  };
}

let page = '';
/** What is tested here needs no built page. */
function emptyPage(): string {
  if (page === '') {
    page = mkdtempSync(join(tmpdir(), 'durbar-page-'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Durbar</title>');
    process.once('exit', () => rmSync(page, { recursive: true, force: true }));
  }
  return page;
}
