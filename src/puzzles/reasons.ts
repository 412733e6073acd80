/** Why one answer is better than another: what the seat has more of at the end of its turn. */
import { AT_THE_TABLE, imagine } from '../bots/bot.ts';
import type { Reason } from '../bots/hint.ts';
import { merchant } from '../bots/levels.ts';
import { strongest } from '../bots/reasons.ts';
import { foresightOf } from '../bots/worth.ts';
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  isOver,
  type Move,
  perform,
  type Rng,
  type Seat,
  type State,
  silentTurn,
} from '../kernel/index.ts';

/** Worlds over which the difference is averaged. */
const WORLDS = 16;
/** Answers of the same turn that are played on, at most. */
const LONGEST_TURN = 40;

export function reasonsAgainst<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  better: M,
  other: M,
  rng: Rng,
): Reason[] {
  const { features, assess } = game.judgement;
  const weights = foresightOf(game.judgement);
  const has = new Float64Array(features.length);
  const points = features.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(game, s, seat, rng);
    // The same world and the same chance for both: what differs is what the answer does.
    const chance = rng.int(0x7fffffff);
    for (const [move, share] of [
      [better, 1 / WORLDS],
      [other, -1 / WORLDS],
    ] as const) {
      assess(afterTurn(game, world, seat, move, new FastRng(chance)), seat, has);
      for (const [f, weight] of weights.entries()) points[f] = (points[f] ?? 0) + share * weight * (has[f] ?? 0);
    }
  }
  return strongest(features.map((feature, f) => ({ feature, points: Math.round((points[f] ?? 0) * 100) / 100 })));
}

/** The world after the answer and what a merchant makes of the rest of the turn. */
function afterTurn<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  move: M,
  rng: Rng,
): S {
  const turn = silentTurn(rng);
  const ahead = game.clone(world);
  perform(game, ahead, seat, move, turn);
  for (let i = 0; i < LONGEST_TURN && !isOver(ahead) && active(ahead) === seat; i++)
    perform(game, ahead, seat, merchant.choose(game, ahead, seat, rng, AT_THE_TABLE), turn);
  return ahead;
}
