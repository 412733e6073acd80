/** Asks a bot for its answer. The page never waits: a worker that fails or is late is replaced by a quick look on the spot. */
import { botMove, greedy, imagine } from '../../bots/bot.ts';
import { FastRng, type Game, type Move, type Seat, type State, secretSeed } from '../../kernel/index.ts';
import type { Task, Thought } from './task.ts';

const LATE_MS = 2000;

export interface Brain {
  choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move>;
}

export class WorkerBrain implements Brain {
  #worker: Worker | null = null;
  #next = 0;

  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    const seed = secretSeed();
    const world = imagine(game, s, seat, new FastRng(seed));
    try {
      return await this.#ask({ id: this.#next++, game: game.id, bot, world, seat, seed });
    } catch {
      this.close();
      return botMove(greedy, game, s, seat, new FastRng(seed));
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(task: Task): Promise<Move> {
    this.#worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => done(() => reject(new Error('late'))), LATE_MS);
      const heard = ({ data }: MessageEvent<Thought>) => {
        if (data.id !== task.id) return;
        done(() => ('move' in data ? resolve(data.move) : reject(new Error(data.failed))));
      };
      const broken = () => done(() => reject(new Error('broken')));
      function done(then: () => void) {
        clearTimeout(late);
        worker.removeEventListener('message', heard);
        worker.removeEventListener('error', broken);
        then();
      }
      worker.addEventListener('message', heard);
      worker.addEventListener('error', broken);
      worker.postMessage(task);
    });
  }
}
