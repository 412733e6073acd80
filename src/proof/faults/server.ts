/** A real server process that can be killed at any moment, the first moments of its life included. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../test/services/service.ts';
import { PROJECT } from '../../cli/project.ts';

/** What Node has compiled, for all starts that follow: much of the time that a start takes. */
const COMPILED = join(PROJECT, '.cache', 'server');

const LEASH = new URL('./leash.ts', import.meta.url);

export class Server {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #opened: Promise<number> = Promise.reject(new Error('the server was not started'));
  /** When the process was last started, in milliseconds since 1970. */
  started = 0;
  /** What the process said on standard error since it was last started. */
  complaints = '';

  private constructor(url: string, env: NodeJS.ProcessEnv) {
    this.url = url;
    this.#env = env;
    this.#opened.catch(() => {});
  }

  /** A server on a free port of this machine, not yet started. */
  static async on(scratch: Scratch, env: NodeJS.ProcessEnv): Promise<Server> {
    const port = await freePort();
    return new Server(`http://127.0.0.1:${port}`, {
      ...process.env,
      // What is tried here needs no built page, and no limit on how much the few people of it say.
      DURBAR_DIST: scratch.page,
      NODE_COMPILE_CACHE: COMPILED,
      DURBAR_LIMITS: 'off',
      DURBAR_LOG: 'error',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    });
  }

  /** When the server that was started last took its first visitors, in milliseconds since 1970; rejects if it ended before. */
  get opened(): Promise<number> {
    return this.#opened;
  }

  start(): void {
    const child = spawn(process.execPath, [`--import=${LEASH.href}`, 'src/server/main.ts'], {
      cwd: PROJECT,
      env: this.#env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.started = Date.now();
    this.complaints = '';
    child.stderr.on('data', (text) => {
      this.complaints += text;
    });
    this.#opened = new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        if (said.includes('Durbar is open')) resolve(Date.now());
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.complaints}`)));
    });
    this.#opened.catch(() => {});
  }

  /** Starts once and ends in order, if nobody has: only then is kept what was compiled. */
  async warm(): Promise<void> {
    if (existsSync(COMPILED)) return;
    this.start();
    await this.opened;
    await this.stop();
  }

  /** SIGKILL: no time to tidy up. Gives the moment. */
  async kill(): Promise<number> {
    const at = Date.now();
    await this.#end('SIGKILL');
    return at;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Any other signal. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** A folder for everything that a portion leaves behind, and nobody needs afterwards. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'durbar-faults-'));
  readonly page = join(this.folder, 'page');
  readonly data = join(this.folder, 'data');

  constructor() {
    mkdirSync(this.page);
    writeFileSync(join(this.page, 'index.html'), '<!doctype html><title>Durbar</title>');
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
