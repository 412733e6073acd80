/** The bots of a table on this device, fetched when the first of them is asked. */
import type { Game, Move, Seat, State } from '../../kernel/index.ts';
import type { Brain, WorkerBrain } from '../bots/brain.ts';

export class BrainOnDemand implements Brain {
  #brain: Promise<WorkerBrain> | null = null;

  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    this.#brain ??= import('../bots/brain.ts').then((m) => new m.WorkerBrain());
    return (await this.#brain).choose(game, s, seat, bot);
  }

  close(): void {
    void this.#brain?.then((brain) => brain.close());
    this.#brain = null;
  }
}
