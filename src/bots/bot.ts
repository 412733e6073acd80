/**
 * A bot answers for one seat. It never sees the true position: `choose` gets a world in which everything that the seat cannot
 * know has been resampled, so a bot is honest by construction.
 */
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  moves,
  perform,
  type Rng,
  redeal,
  type Seat,
  type State,
  silentTurn,
} from '../kernel/index.ts';

export interface Bot {
  readonly id: string;
  /** One of `offered`, the seat's legal answers in `world`. */
  choose<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    world: S,
    seat: Seat,
    offered: readonly M[],
    rng: Rng,
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
): M {
  const world = imagine(game, s, seat, rng);
  return bot.choose(game, world, seat, moves(game, world, seat), rng);
}

function pick<T>(list: readonly T[], rng: Rng): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Any legal answer, each equally likely. */
export const random: Bot = {
  id: 'random',
  choose: (_game, _world, _seat, offered, rng) => pick(offered, rng),
};

/** Looks one answer ahead and takes what the game's own evaluation likes best. */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, world, seat, offered, rng) {
    // The same chance for every answer: what differs is what the answer does.
    const chance = rng.int(0x7fffffff);
    let best = Number.NEGATIVE_INFINITY;
    let equals: (typeof offered)[number][] = [];
    for (const move of offered) {
      const ahead = game.clone(world);
      const same = new FastRng(chance);
      perform(game, ahead, seat, move, silentTurn(same));
      answerForOthers(game, ahead, world, same);
      const worth = game.evaluate(ahead, seat);
      if (worth > best) {
        best = worth;
        equals = [move];
      } else if (worth === best) equals.push(move);
    }
    return pick(equals, rng);
  },
};

/** A question to several seats shows nothing until all have answered: the others answer at random in the imagined world. */
function answerForOthers<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  ahead: S,
  world: S,
  rng: Rng,
): void {
  const asked = world.agenda.at(-1);
  if (asked?.seats === undefined) return;
  while (ahead.agenda.length === world.agenda.length && ahead.agenda.at(-1)?.kind === asked.kind) {
    const other = active(ahead);
    if (other < 0) return;
    perform(game, ahead, other, pick(moves(game, ahead, other), rng), silentTurn(rng));
  }
}

export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
