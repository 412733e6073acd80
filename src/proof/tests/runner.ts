/** Runs the tests of one game's rules with a change, in a thread that is ended when it takes too long or too much room. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameOf } from '../../cli/args.ts';
import { testFiles } from './folder.ts';
import type { Change } from './loading.ts';

/** What a thread is for. */
export interface Setting {
  readonly game: string;
  readonly files: readonly string[];
  /** The fewest seats at a table of the game. */
  readonly fewest: number;
}

export interface Order {
  readonly change: Change | null;
  /** How many milliseconds each test took before: the quick ones go first. */
  readonly known: Readonly<Record<string, number>>;
}

export interface Timing {
  readonly name: string;
  readonly milliseconds: number;
}

export interface Report {
  /** The first test that failed, or null. */
  readonly failed: string | null;
  readonly why: string;
  /** Of the tests that passed. */
  readonly timings: readonly Timing[];
}

/** Modules that were loaded stay in a thread: after so many loadings it is let go. */
const LOADINGS = 60;
/** A change may make a loop endless: the tests may take so many times as long as before, and so many milliseconds on top. */
const PATIENCE = 3;
const GRACE = 10_000;
const UNHURRIED = 600_000;
const ROOM = { maxOldGenerationSizeMb: 1500 };

/** All tests as they are: they must pass. Their times order the runs with changes. */
export async function usualTimings(game: string): Promise<readonly Timing[]> {
  const runner = new Runner(game, []);
  const { failed, why, timings } = await runner.run(null, UNHURRIED);
  await runner.end();
  if (failed !== null) throw new Error(`${game}: ${failed} fails without any change: ${why}`);
  return timings;
}

export class Runner {
  readonly game: string;
  #thread: Worker | null = null;
  readonly #files: readonly string[];
  #loadings = 0;
  readonly #known: Readonly<Record<string, number>>;
  readonly #usual: number;

  /** All tests of the game, or those of some files only. */
  constructor(game: string, usual: readonly Timing[], files: readonly string[] = testFiles(game)) {
    this.game = game;
    this.#files = files;
    this.#known = Object.fromEntries(usual.map(({ name, milliseconds }) => [name, milliseconds]));
    this.#usual = usual.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  }

  /** Up to the first test that fails with the change. */
  async run(change: Change | null, limit: number = PATIENCE * this.#usual + GRACE): Promise<Report> {
    if (this.#loadings++ % LOADINGS === 0) await this.end();
    this.#thread ??= new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { game: this.game, files: this.#files, fewest: gameOf(this.game).seats.min } satisfies Setting,
      resourceLimits: ROOM,
    });
    const thread = this.#thread;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), limit);
    thread.postMessage({ change, known: this.#known } satisfies Order);
    try {
      const [report]: Report[] = await once(thread, 'message', { signal: patience.signal });
      if (report === undefined) throw new Error('a thread without a report');
      return report;
    } catch (error) {
      // Too long, too much room, or an error that no test caught: whatever it is, it does not pass.
      await this.end();
      return { failed: patience.signal.aborted ? 'time' : 'thread', why: String(error).slice(0, 200), timings: [] };
    } finally {
      clearTimeout(timer);
    }
  }
  async end(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = null;
  }
}
