/** What a vizier would answer, what it expects of it, and what speaks for it. */
import type { Game, GameEvent, Move, Rng, Seat, State } from '../kernel/index.ts';
import type { Thinking } from './bot.ts';
import { asVizier } from './levels.ts';
import { reasonsFor } from './reasons.ts';

export interface Hint<M extends Move> extends Reasons {
  readonly move: M;
  /** How well the seat is expected to do from here, from 0 to 1; a half is to keep pace with the others. */
  readonly reward: number;
  /** The same in points: how much more the seat is expected to gain than the others, as far as the search looks. */
  readonly lead: number;
}

export interface Reasons {
  /** What the answer changes at once, in points, the most telling first. Empty for the only answer. */
  readonly reasons: readonly Reason[];
  /** Whether they compare with the position before, or with what the other answers lead to on average. */
  readonly against: 'before' | 'others';
}

export interface Reason {
  /** A feature of the game's judgement; its texts have the words. */
  readonly feature: string;
  readonly points: number;
}

export function hintFor<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  rng: Rng,
  thinking: Thinking,
): Hint<M> {
  const found = asVizier(game, world, seat, rng, thinking);
  const { move, reward, lead } = found;
  if (found.iterations === 0) return { move, reward, lead, reasons: [], against: 'before' };
  return { move, reward, lead, ...reasonsFor(game, world, seat, move, rng) };
}
