/** Looking ahead in a world: what a seat would see after answers of its own. */
import {
  DrawMismatch,
  type Game,
  type GameEvent,
  judge,
  type Move,
  moves,
  NO_CHANCE,
  perform,
  type Seat,
  type State,
  waiting,
} from '../kernel/index.ts';
import type { Sight } from './table.ts';

/**
 * Plays the answers in `world`, which is changed by it: bring a world that `seat` cannot tell from the true one. Null where chance
 * comes in, or where the answers do not follow each other. `ply` is the number of answers given before.
 */
export function aheadIn<S extends State, M extends Move, E extends GameEvent, V extends object>(
  game: Game<S, M, E, object, V>,
  world: S,
  seat: Seat,
  line: readonly M[],
  ply: number,
): Sight<V, M> | null {
  try {
    for (const move of line) {
      if ('refused' in judge(game, world, seat, move)) return null;
      perform(game, world, seat, move, { rng: NO_CHANCE, emit() {} });
    }
  } catch (error) {
    if (error instanceof DrawMismatch) return null;
    throw error;
  }
  return {
    seat,
    ply: ply + line.length,
    view: game.view(world, seat),
    waiting: waiting(world),
    moves: moves(game, world, seat),
    undo: 'nothing',
    redo: 'nothing',
    outcome: null,
  };
}
