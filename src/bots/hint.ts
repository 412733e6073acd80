/** What a vizier would answer, what it expects of it, and what speaks for it: the features that the answer changes most. */
import {
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  type Rng,
  redeal,
  type Seat,
  type State,
} from '../kernel/index.ts';
import type { Thinking } from './bot.ts';
import { aheadOf } from './greedy.ts';
import { searchOf, vizier } from './levels.ts';

export interface Hint<M extends Move> {
  readonly move: M;
  /** How well the seat is expected to do from here, from 0 to 1; a half is to keep pace with the others. */
  readonly reward: number;
  /** The same in points: how much more the seat is expected to gain than the others, as far as the search looks. */
  readonly lead: number;
  /** What the answer changes at once, in points, the most important first. Empty for the only answer. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  /** A feature of the game's judgement; its texts have the words. */
  readonly feature: string;
  readonly points: number;
}

/** Worlds over which the reasons are averaged. */
const WORLDS = 8;
const REASONS = 3;
/** A change of less is no reason. */
const LEAST = 0.05;

export function hintFor<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  rng: Rng,
  { share, iterations }: Thinking,
): Hint<M> {
  const milliseconds = 1000 * vizier.seconds * share;
  const found = searchOf(game, world, rng).think(world, seat, {
    milliseconds,
    iterations: iterations * vizier.seconds,
  });
  const { move, reward, lead } = found;
  return { move, reward, lead, reasons: found.iterations === 0 ? [] : reasonsFor(game, world, seat, move, rng) };
}

function reasonsFor<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  move: M,
  rng: Rng,
): Reason[] {
  const { features, weights, assess } = game.judgement;
  const before = new Float64Array(features.length);
  const after = new Float64Array(features.length);
  const points = features.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const one = game.clone(world);
    redeal(game, one, seat, rng);
    assess(one, seat, before);
    assess(aheadOf(game, one, seat, move, new FastRng(rng.int(0x7fffffff))), seat, after);
    for (const [f, weight] of weights.entries())
      points[f] = (points[f] ?? 0) + (weight * ((after[f] ?? 0) - (before[f] ?? 0))) / WORLDS;
  }
  return features
    .map((feature, f) => ({ feature, points: points[f] ?? 0 }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, REASONS);
}
