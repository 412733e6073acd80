/** Real servers for tests: started on a free port of this machine, and gone with the process that started them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Service {
  /** What a client connects to. */
  readonly url: string;
  /** Ends the server in order and forgets its data. */
  stop(): Promise<void>;
  /** Ends the server with SIGKILL. Its data stays. */
  kill(): Promise<void>;
  /** Starts a server that was killed again, at the same address with the same data. */
  restart(): Promise<void>;
}

/** A service, or why there is none here. */
export type Started<S extends Service> = { readonly service: S } | { readonly reason: string };

/** For tests that are skipped, with the reason, where a service cannot run. */
export async function tryStart<S extends Service>(start: () => Promise<S>): Promise<Started<S>> {
  try {
    return { service: await start() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** The user and group that it runs as, where that is not the present one. */
  readonly as?: { readonly uid: number; readonly gid: number };
  /** The signal that ends it in order. */
  readonly end: 'INT' | 'TERM';
}

/**
 * Starts a program under a keeper that ends it when this process is gone, however it went: the keeper reads a pipe that this
 * process holds open.
 */
export class Kept {
  readonly #keeper: ChildProcess;
  readonly #pid: number;

  private constructor(keeper: ChildProcess, pid: number) {
    this.#keeper = keeper;
    this.#pid = pid;
  }

  static async start({ file, args, as, end }: Program): Promise<Kept> {
    const script = `"$0" "$@" >&2 & echo $!; read gone; kill -${end} $!; wait $!`;
    const keeper = spawn('sh', ['-c', script, file, ...args], { stdio: ['pipe', 'pipe', 'ignore'], ...as });
    const pid = Number(String(await Promise.race([once(keeper.stdout, 'data'), failed(keeper)])));
    return new Kept(keeper, pid);
  }

  async stop(): Promise<void> {
    this.#keeper.stdin?.end();
    if (this.#keeper.exitCode === null) await once(this.#keeper, 'exit');
  }

  async kill(): Promise<void> {
    process.kill(this.#pid, 'SIGKILL');
    await this.stop();
  }
}

async function failed(child: ChildProcess): Promise<never> {
  const [error] = await once(child, 'error');
  throw error;
}

/** Tries until it works. */
export async function until(works: () => Promise<unknown>, what: string, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      await works();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not come up in ${timeoutMs} ms`, { cause: error });
      await pause(50);
    }
  }
}
