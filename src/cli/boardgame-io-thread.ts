/** The benchmark's side of `boardgame-io.ts`. */
import { Worker } from 'node:worker_threads';
import type { BoardgameIoAnswer, BoardgameIoState } from './boardgame-io.ts';
import type { Subject } from './measure.ts';

/** With NODE_ENV unset, or set to production. */
export type Mode = 'as it comes' | 'production';

/** boardgame.io at work in its own thread, while this one waits. */
export class BoardgameIoThread implements Subject {
  readonly name: string;
  objects = 0;
  readonly #thread: Worker;

  constructor(kind: BoardgameIoState, mode: Mode) {
    this.name = `boardgame.io, ${kind}, ${mode}`;
    const { NODE_ENV: _, ...bare } = process.env;
    const env = mode === 'production' ? { ...bare, NODE_ENV: 'production' } : bare;
    this.#thread = new Worker(new URL('./boardgame-io.ts', import.meta.url), { workerData: kind, env });
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
