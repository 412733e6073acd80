/** Who thinks for a table on this device, fetched when first asked: the bots, and apart from them who gives hints. */
import type { Hint } from '../../bots/hint.ts';
import type { Game, Move, Seat, State } from '../../kernel/index.ts';
import type { Advisor, Brain } from '../bots/brain.ts';

type Thinker = Brain & Advisor & { close(): void };

/** The net comes and goes: bots that could not be fetched are fetched again after so long. */
const AGAIN_MS = 3000;

export class BrainOnDemand implements Brain, Advisor {
  readonly #fetch: () => Promise<Thinker>;
  #brain: Promise<Thinker> | null = null;
  /** A thread of its own: a hint does not wait for a bot, and no bot is late because of a hint. */
  #advisor: Promise<Thinker> | null = null;
  #closed = false;

  constructor(fetch: () => Promise<Thinker> = awaken) {
    this.#fetch = fetch;
  }

  /** A game cannot go on without its bots: they are waited for. */
  async choose(game: Game, s: State, seat: Seat, bot: string): Promise<Move> {
    for (;;) {
      this.#brain ??= this.#fetch();
      const brain = await this.#brain.catch((error: unknown) => {
        this.#brain = null;
        if (this.#closed) throw error;
        return null;
      });
      if (brain) return brain.choose(game, s, seat, bot);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  /** Whoever gets no hint may ask again. */
  async hint(game: Game, s: State, seat: Seat): Promise<Hint<Move> | null> {
    this.#advisor ??= this.#fetch();
    const advisor = await this.#advisor.catch((error: unknown) => {
      this.#advisor = null;
      throw error;
    });
    return advisor.hint(game, s, seat);
  }

  close(): void {
    for (const thinking of [this.#brain, this.#advisor])
      void thinking?.then(
        (thinker) => thinker.close(),
        () => {},
      );
    this.#brain = null;
    this.#advisor = null;
    this.#closed = true;
  }
}

async function awaken(): Promise<Thinker> {
  const { WorkerBrain } = await import('../bots/brain.ts');
  return new WorkerBrain();
}
