/** The benchmark's side of `engine-bench.ts`. */
import { Worker } from 'node:worker_threads';
import type { Bench, Measured, Wanted, What } from './engine-bench.ts';
import type { Subject } from './measure.ts';

/** One game at work in its own thread, while this one waits. */
export class EngineThread {
  readonly game: string;
  objects = 0;
  /** Answers of the question that had most, once whole games were played. */
  widest = 0;
  readonly #thread: Worker;

  constructor(game: string, seed: string) {
    this.game = game;
    const workerData: Bench = { game, seed };
    this.#thread = new Worker(new URL('./engine-bench.ts', import.meta.url), { workerData });
  }

  subject(what: What, seats: number): Subject {
    return {
      name: `${this.game}, ${seats} seats, ${what}`,
      rate: (milliseconds) => this.#ask({ what, seats, milliseconds }),
    };
  }

  #ask(wanted: Wanted): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#thread.once('error', reject);
      this.#thread.once('message', ({ rate, objects, widest }: Measured) => {
        this.#thread.off('error', reject);
        this.objects = objects;
        this.widest = Math.max(this.widest, widest);
        resolve(rate);
      });
      this.#thread.postMessage(wanted);
    });
  }

  end(): Promise<number> {
    return this.#thread.terminate();
  }
}
