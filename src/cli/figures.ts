/** What a game counts of itself: named numbers of a finished game, for its page in `docs/balance`. */
import { figures as agra } from '../games/agra/figures.ts';
import { figures as rajas } from '../games/rajas/figures.ts';
import type { Game, GameEvent, State } from '../kernel/index.ts';

/** A number belongs to the whole game, a list has one number for each seat. */
export type Figures = Readonly<Record<string, number | readonly number[]>>;

interface Counter {
  /** From the last position, and from all that happened. */
  figures(s: State, events: readonly GameEvent[]): Figures;
}

/** A game without an entry has its score sheet only. */
const COUNTERS: Readonly<Record<string, Counter>> = {
  agra: { figures: agra },
  rajas: { figures: rajas },
};

export function figuresOf(game: Game, s: State, events: readonly GameEvent[]): Figures {
  return COUNTERS[game.id]?.figures(s, events) ?? {};
}
