/** Asks a bot for its answer. The page never waits: a worker that fails or is late is replaced by a quick look on the spot. */
import { AT_THE_TABLE, botMove, imagine } from '../../bots/bot.ts';
import type { Hint } from '../../bots/hint.ts';
import { botNamed, merchant, vizier } from '../../bots/levels.ts';
import type { Task, Thought } from '../../bots/task.ts';
import { FastRng, type Game, type Move, type Seat, type State, secretSeed } from '../../kernel/index.ts';

/** What a worker may take beyond the bot's own time: to be loaded, and to finish what it has begun. */
const GRACE_MS = 2000;

export interface Brain {
  choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move>;
}

export interface Advisor {
  /** What a vizier would answer, and why; null if it could not be found out. */
  hint(game: Game, s: State, seat: Seat): Promise<Hint<Move> | null>;
}

export class WorkerBrain implements Brain, Advisor {
  #worker: Worker | null = null;
  #next = 0;

  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    const seed = secretSeed();
    const question = this.#question(game, s, seat, seed);
    const thought = await this.#ask({ ...question, want: 'answer', bot }, botNamed(bot)?.seconds ?? 0);
    return 'move' in thought ? thought.move : botMove(merchant, game, s, seat, new FastRng(seed));
  }

  async hint(game: Game, s: State, seat: Seat): Promise<Hint<Move> | null> {
    const question = this.#question(game, s, seat, secretSeed());
    const thought = await this.#ask({ ...question, want: 'hint' }, vizier.seconds);
    return 'hint' in thought ? thought.hint : null;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #question(game: Game, s: State, seat: Seat, seed: string) {
    const world = imagine(game, s, seat, new FastRng(seed));
    return { id: this.#next++, game: game.id, world, seat, seed, thinking: AT_THE_TABLE };
  }

  #ask(task: Task, seconds: number): Promise<Thought> {
    this.#worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    return new Promise((resolve) => {
      const fail = (failed: string) => {
        // Whatever it is doing, it is not trusted with the next question.
        if (this.#worker === worker) this.close();
        done({ id: task.id, failed });
      };
      const late = setTimeout(() => fail('late'), 1000 * seconds + GRACE_MS);
      const heard = ({ data }: MessageEvent<Thought>) => {
        if (data.id === task.id) done(data);
      };
      const broken = () => fail('broken');
      function done(thought: Thought) {
        clearTimeout(late);
        worker.removeEventListener('message', heard);
        worker.removeEventListener('error', broken);
        resolve(thought);
      }
      worker.addEventListener('message', heard);
      worker.addEventListener('error', broken);
      worker.postMessage(task);
    });
  }
}
