/**
 * A bot answers for one seat. It never sees the true position: `choose` gets a world in which everything that the seat cannot
 * know has been resampled, so a bot is honest by construction.
 */
import {
  type Game,
  type GameEvent,
  type Move,
  moves,
  type Rng,
  redeal,
  type Seat,
  type State,
} from '../kernel/index.ts';

/** How much of its time a bot may take. */
export interface Thinking {
  /** The part of the level's own time: 1 at a table, less in tests and arenas. */
  readonly share: number;
  /** At most so many iterations of a search for each second of its own time: the same answer on every machine. */
  readonly iterations: number;
}

export const AT_THE_TABLE: Thinking = { share: 1, iterations: Number.POSITIVE_INFINITY };

export interface Bot {
  readonly id: string;
  /** How long it thinks at a table, at most. */
  readonly seconds: number;
  /** One of the seat's legal answers in `world`. */
  choose<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    world: S,
    seat: Seat,
    rng: Rng,
    thinking: Thinking,
  ): M;
}

/** A world that `seat` cannot tell from the true position. */
export function imagine<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  rng: Rng,
): S {
  const world = game.clone(s);
  redeal(game, world, seat, rng);
  return world;
}

/** What `bot` answers for `seat` in the position `s`. */
export function botMove<S extends State, M extends Move, E extends GameEvent>(
  bot: Bot,
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  rng: Rng,
  thinking: Thinking = AT_THE_TABLE,
): M {
  return bot.choose(game, imagine(game, s, seat, rng), seat, rng, thinking);
}

export function pick<T>(list: readonly T[], rng: Rng): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Any legal answer, each equally likely. Not a level: the yardstick of the arena. */
export const random: Bot = {
  id: 'random',
  seconds: 0,
  choose: (game, world, seat, rng) => pick(moves(game, world, seat), rng),
};
