/** A thread that plays or tests one title and counts which parts of its rules are run. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { folderOf, testFiles } from '../tests/folder.ts';
import { Counter } from './covered.ts';

export interface ReachTask {
  readonly game: string;
  readonly way: 'random' | 'directed' | 'tests';
  readonly from: number;
  readonly to: number;
}

const SEED = 'reach';

/** Everything is loaded within: what was loaded before the counting begins is not counted. */
const WAYS: Readonly<Record<ReachTask['way'], (task: ReachTask) => Promise<void>>> = {
  async random({ game, from, to }) {
    const { fuzz } = await import('../../cli/fuzzing.ts');
    const { finds } = fuzz({ game, seats: null, seed: SEED, from, to, watch: 1 });
    if (finds[0]) throw new Error(finds[0].fault);
  },

  async directed({ game, from, to }) {
    const { gameOf } = await import('../../cli/args.ts');
    const { Curiosity, directedGame } = await import('./directed.ts');
    const curiosity = new Curiosity();
    for (let number = from; number < to; number++) directedGame(gameOf(game), curiosity, SEED, number);
  },

  async tests({ game }) {
    const { loadAfresh, prepare } = await import('../tests/loading.ts');
    const { takeTrials } = await import('../tests/vitest.ts');
    const folder = folderOf(game);
    prepare(folder);
    await loadAfresh(
      testFiles(game).map((file) => join(folder, file)),
      null,
    );
    for (const { run } of takeTrials()) await run();
  },
};

const task: ReachTask = workerData;
const counter = new Counter();
await counter.begin();
await WAYS[task.way](task);
parentPort?.postMessage(await counter.take(task.game));
counter.end();
