/** The benchmark's side of `reducing.ts`. */
import { Worker } from 'node:worker_threads';
import type { Subject } from '../measure.ts';
import type { BoardgameIoAnswer, BoardgameIoGame } from './reducing.ts';

/** With NODE_ENV unset, or set to production. */
export type Mode = 'as it comes' | 'production';

/** The surroundings of a process or thread that runs boardgame.io. */
export function surroundings(mode: Mode): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...bare } = process.env;
  return mode === 'production' ? { ...bare, NODE_ENV: 'production' } : bare;
}

/** boardgame.io at work in its own thread, while this one waits. */
export class BoardgameIoThread implements Subject {
  readonly name: string;
  objects = 0;
  readonly #thread: Worker;

  constructor(game: BoardgameIoGame, mode: Mode) {
    this.name = `boardgame.io, ${game}, ${mode}`;
    this.#thread = new Worker(new URL('./reducing.ts', import.meta.url), {
      workerData: game,
      env: surroundings(mode),
    });
  }

  rate(milliseconds: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#thread.once('error', reject);
      this.#thread.once('message', (answer: BoardgameIoAnswer) => {
        this.#thread.off('error', reject);
        this.objects = answer.objects;
        resolve(answer.rate);
      });
      this.#thread.postMessage(milliseconds);
    });
  }

  end(): Promise<number> {
    return this.#thread.terminate();
  }
}
