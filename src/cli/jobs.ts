/** Divides tasks among worker threads. One thread, or one task, needs none: then the work is done here. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { WORKS, type Works } from './works.ts';

/** Takes an answer as it comes, with the place of its task in the list; false ends the work early. */
type Taker<K extends keyof Works> = (answer: Works[K]['answer'], place: number) => boolean;

export async function divide<K extends keyof Works>(
  kind: K,
  tasks: readonly Works[K]['task'][],
  jobs: number,
  take: Taker<K>,
): Promise<void> {
  if (jobs === 1 || tasks.length <= 1) {
    for (const [place, task] of tasks.entries()) {
      if (!take(await WORKS[kind](task), place)) return;
      await setImmediate(); // a key press may end the run
    }
    return;
  }
  const line = inLine(tasks);
  const threads = Array.from(
    { length: Math.min(jobs, tasks.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(threads.map((thread) => employ(kind, thread, line, take)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

type Line<T> = Generator<[number, T], void, void>;

/** The tasks with their places. Unlike the list's own, this iterator can be closed before its end. */
function* inLine<T>(tasks: readonly T[]): Line<T> {
  yield* tasks.entries();
}

/** Gives a thread the next task from the line until there is none, or nobody wants another answer. */
function employ<K extends keyof Works>(
  kind: K,
  thread: Worker,
  line: Line<Works[K]['task']>,
  take: Taker<K>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let place = -1;
    const next = () => {
      const { value, done } = line.next();
      if (done) return resolve();
      const [at, task] = value;
      place = at;
      thread.postMessage({ kind, task });
    };
    thread.on('error', reject);
    thread.on('message', (message: { answer: Works[K]['answer'] } | { error: string }) => {
      if ('error' in message) return reject(new Error(message.error));
      if (!take(message.answer, place)) line.return();
      next();
    });
    next();
  });
}

/** Cuts the games `from` to `to` into pieces: large enough to be worth a message, small enough to show progress. */
export function pieces(from: number, to: number, jobs: number): { from: number; to: number }[] {
  const size = Math.min(250, Math.max(1, Math.ceil((to - from) / (jobs * 20))));
  const cut: { from: number; to: number }[] = [];
  for (let at = from; at < to; at += size) cut.push({ from: at, to: Math.min(to, at + size) });
  return cut;
}
