/** Threads in which bots think, so that nothing else waits. A bot that fails or is late is replaced by a merchant. */
import { Worker } from 'node:worker_threads';
import { FastRng, type Game, type Move, type Seat, type State, secretSeed } from '../../kernel/index.ts';
import { AT_THE_TABLE, botMove, imagine, type Thinking } from '../bot.ts';
import type { Hint } from '../hint.ts';
import { botNamed, merchant, vizier } from '../levels.ts';
import type { Task, Thought } from '../task.ts';

/** What a thread may take beyond the bot's own time: to start, and to finish an iteration. */
const GRACE_MS = 3_000;

interface Waiting {
  readonly task: Task;
  readonly milliseconds: number;
  /** When whoever asked has given up. */
  readonly until: number;
  heard(thought: Thought): void;
}

export interface PoolNeeds {
  readonly threads: number;
  readonly thinking?: Thinking;
  /** Milliseconds beyond the bot's own time. */
  readonly grace?: number;
  /** How many milliseconds a question may wait for a thread: after that nobody hears its answer. */
  readonly patience?: number;
  /** Is told what went wrong. */
  log?(fault: string): void;
}

export class BotPool {
  readonly #needs: PoolNeeds;
  readonly #thinking: Thinking;
  readonly #idle: Worker[] = [];
  readonly #line: Waiting[] = [];
  readonly #all = new Set<Worker>();
  #next = 0;
  #open = true;

  constructor(needs: PoolNeeds) {
    this.#needs = needs;
    this.#thinking = needs.thinking ?? AT_THE_TABLE;
  }

  /** What `bot` answers for `seat`. The position itself never leaves this thread: an imagined one does. */
  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    const seed = secretSeed();
    const seconds = botNamed(bot)?.seconds ?? 0;
    const thought = await this.#ask({ ...this.#question(game, s, seat, seed), want: 'answer', bot }, seconds);
    if ('move' in thought) return thought.move;
    this.#needs.log?.(`${bot} on seat ${seat} of ${game.id}: ${'failed' in thought ? thought.failed : 'no answer'}`);
    return botMove(merchant, game, s, seat, new FastRng(seed));
  }

  /** What a vizier would answer, or null if it could not be found out. */
  async hint(game: Game, s: State, seat: Seat): Promise<Hint<Move> | null> {
    const question = this.#question(game, s, seat, secretSeed());
    const thought = await this.#ask({ ...question, want: 'hint' }, vizier.seconds);
    return 'hint' in thought ? thought.hint : null;
  }

  async close(): Promise<void> {
    this.#open = false;
    for (const { task, heard } of this.#line.splice(0)) heard({ id: task.id, failed: 'closed' });
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #question(game: Game, s: State, seat: Seat, seed: string) {
    const world = imagine(game, s, seat, new FastRng(seed));
    return { id: this.#next++, game: game.id, world, seat, seed, thinking: this.#thinking };
  }

  #ask(task: Task, seconds: number): Promise<Thought> {
    if (!this.#open) return Promise.resolve({ id: task.id, failed: 'closed' });
    const milliseconds = 1000 * seconds * this.#thinking.share + (this.#needs.grace ?? GRACE_MS);
    const until = performance.now() + (this.#needs.patience ?? Number.POSITIVE_INFINITY);
    return new Promise((heard) => {
      this.#line.push({ task, milliseconds, until, heard });
      this.#employ();
    });
  }

  /** Gives the questions that wait to the threads that do not. */
  #employ(): void {
    while (this.#open) {
      const [next] = this.#line;
      if (next === undefined) return;
      // An answer that nobody hears would keep a thread from those who wait.
      if (next.until < performance.now()) {
        this.#line.shift();
        next.heard({ id: next.task.id, failed: 'late' });
        continue;
      }
      const worker = this.#idle.pop() ?? (this.#all.size < this.#needs.threads ? this.#hire() : null);
      if (worker === null) return;
      this.#line.shift();
      this.#give(worker, next);
    }
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    worker.unref();
    this.#all.add(worker);
    return worker;
  }

  #give(worker: Worker, { task, milliseconds, heard }: Waiting): void {
    const done = (thought: Thought, usable: boolean) => {
      clearTimeout(late);
      worker.off('message', said);
      worker.off('error', broken);
      worker.off('exit', ended);
      if (usable) this.#idle.push(worker);
      else {
        this.#all.delete(worker);
        void worker.terminate();
      }
      heard(thought);
      this.#employ();
    };
    const lost = (failed: string) => done({ id: task.id, failed }, false);
    const said = (thought: Thought) => done(thought, true);
    const broken = (error: unknown) => lost(String(error));
    const ended = () => lost('the thread has ended');
    const late = setTimeout(() => lost('late'), milliseconds);
    worker.on('message', said);
    worker.on('error', broken);
    worker.on('exit', ended);
    worker.postMessage(task);
  }
}
