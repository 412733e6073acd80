/** Who thinks for a table on this device, fetched when first asked: the bots, and apart from them who gives hints. */
import type { Hint } from '../../bots/hint.ts';
import type { Game, Move, Seat, State } from '../../kernel/index.ts';
import type { Advisor, Brain, WorkerBrain } from '../bots/brain.ts';

export class BrainOnDemand implements Brain, Advisor {
  #brain: Promise<WorkerBrain> | null = null;
  /** A thread of its own: a hint does not wait for a bot, and no bot is late because of a hint. */
  #advisor: Promise<WorkerBrain> | null = null;

  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    this.#brain ??= awaken();
    return (await this.#brain).choose(game, s, seat, bot);
  }

  async hint(game: Game, s: State, seat: Seat): Promise<Hint<Move> | null> {
    this.#advisor ??= awaken();
    return (await this.#advisor).hint(game, s, seat);
  }

  close(): void {
    for (const thinking of [this.#brain, this.#advisor]) void thinking?.then((brain) => brain.close());
    this.#brain = null;
    this.#advisor = null;
  }
}

async function awaken(): Promise<WorkerBrain> {
  const { WorkerBrain } = await import('../bots/brain.ts');
  return new WorkerBrain();
}
