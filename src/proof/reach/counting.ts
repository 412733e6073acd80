/** Starts the threads that count, as many as there are cores. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Covered } from './covered.ts';
import type { ReachTask } from './thread.ts';

/** What each task covered, in the order of the tasks. */
export async function countAll(
  tasks: readonly ReachTask[],
  tell: (task: ReachTask) => void,
  jobs: number = availableParallelism(),
): Promise<Covered[]> {
  const covered: Covered[] = [];
  const line = tasks.entries();
  const work = async () => {
    for (const [place, task] of line) {
      covered[place] = await count(task);
      tell(task);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return covered;
}

async function count(task: ReachTask): Promise<Covered> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: task });
  try {
    const [covered]: Covered[] = await once(thread, 'message');
    if (covered === undefined) throw new Error('a thread without an answer');
    return covered;
  } finally {
    await thread.terminate();
  }
}
