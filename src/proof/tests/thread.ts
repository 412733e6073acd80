/** A thread that runs the tests of one game's rules, again and again, each time with another change of one file. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { folderOf } from './folder.ts';
import { goldenTrials } from './golden.ts';
import { type Change, loadAfresh, loaded, prepare } from './loading.ts';
import type { Order, Report, Setting, Timing } from './runner.ts';
import { takeTrials } from './vitest.ts';

const { game, files, fewest }: Setting = workerData;
const folder = folderOf(game);
prepare(folder);

/**
 * Whole games are played at tables of all sizes, and by bots: a hundred times as long as all other tests. Those at the smallest tables
 * must do where the tests are run thousands of times.
 */
function isLong(name: string): boolean {
  const [, seats] = /\b(\d) (?:seats|players)[,:]/.exec(name) ?? [];
  return (seats !== undefined && Number(seats) > fewest) || /beats? random|of them finish/.test(name);
}

/** Runs all tests, the quick ones first, then the golden games, up to the first that fails. */
async function run(change: Change | null, known: Readonly<Record<string, number>>): Promise<Report> {
  const timings: Timing[] = [];
  try {
    await loadAfresh(
      files.map((file) => join(folder, file)),
      change,
    );
  } catch (error) {
    takeTrials();
    return { failed: 'loading', why: reason(error), timings };
  }
  const trials = takeTrials().filter(({ name }) => !isLong(name));
  trials.sort((a, b) => (known[a.name] ?? 0) - (known[b.name] ?? 0));
  for (const { name, run } of [...trials, ...goldenTrials(game, await loaded(join(folder, 'index.ts')))]) {
    const before = performance.now();
    try {
      await run();
    } catch (error) {
      return { failed: name, why: reason(error), timings };
    }
    timings.push({ name, milliseconds: performance.now() - before });
  }
  return { failed: null, why: '', timings };
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}

parentPort?.on('message', async ({ change, known }: Order) => {
  parentPort?.postMessage(await run(change, known));
});
