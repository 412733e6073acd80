/** Short games and small budgets for the tests of the analysis. */
import { botMove } from '../bots/bot.ts';
import { merchant } from '../bots/levels.ts';
import { GAMES } from '../games/registry.ts';
import { active, FastRng, type Game, type GameRecord, isOver, Match, type Move, optionSets } from '../kernel/index.ts';
import type { Budget } from './budget.ts';
import { type Course, courseOf } from './course.ts';

export const TITLES = Object.keys(GAMES);

export function gameNamed(id: string): Game {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Iterations and worlds instead of time: the same findings on every machine. */
export const SMALL: Budget = {
  search: { milliseconds: 60_000, iterations: 60 },
  compare: { milliseconds: 60_000, worlds: 6 },
  playouts: 3,
  redraws: 4,
};

/** A game of merchants with the fewest seats. `instead` may give another answer in place of theirs. */
export function played(
  game: Game,
  seed: string,
  instead: (match: Match, ply: number) => Move | null = () => null,
): GameRecord {
  const seats = game.seats.min;
  const match = Match.simulated(game, { seats, options: optionSets(game, seats)[0] ?? {} }, seed);
  const rng = new FastRng(`${seed}/bots`);
  while (!isOver(match.state)) {
    const seat = active(match.state);
    const move = instead(match, match.line.length) ?? botMove(merchant, game, match.state, seat, rng);
    const answered = match.answer(seat, move);
    if ('refused' in answered) throw new Error(answered.refused);
  }
  return match.record();
}

export function courseIn(game: Game, record: GameRecord): Course {
  const course = courseOf(game, record);
  if ('problem' in course) throw new Error(course.problem);
  return course;
}
