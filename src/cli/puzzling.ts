/** Games in which puzzles are looked for, and puzzles that are looked at again. */
import { botMove } from '../bots/bot.ts';
import { botNamed } from '../bots/levels.ts';
import {
  active,
  FastRng,
  type Game,
  type GameRecord,
  isOver,
  Match,
  moves,
  replay,
  type State,
  same,
  USUAL_BOUNDS,
  verify,
} from '../kernel/index.ts';
import { howOften, puzzleAt, puzzlesIn } from '../puzzles/find.ts';
import { type PuzzleGame, solutionOf } from '../puzzles/puzzle.ts';
import { gameOf, optionsOf } from './args.ts';

export interface PuzzleTask {
  readonly game: string;
  readonly seed: string;
  /** Which game of the run. */
  readonly number: number;
  readonly iterations: number;
}

export interface PuzzleFind extends PuzzleGame {
  readonly number: number;
}

/** Bots of different strength lead to more kinds of positions. */
const PLAYERS = ['merchant', 'apprentice', 'merchant'];

export function findPuzzles({ game: id, seed, number, iterations }: PuzzleTask): PuzzleFind {
  const game = gameOf(id);
  // The two smallest tables in turn: there an answer depends least on what many others do.
  const seats = Math.min(game.seats.max, game.seats.min + (number % 2));
  const own = `${seed}/${number}`;
  return { number, ...puzzlesIn(game, played(game, seats, own), own, iterations) };
}

function played(game: Game, seats: number, seed: string): GameRecord {
  const match = Match.simulated(game, { seats, options: optionsOf(game, seats, []) }, seed);
  const rng = new FastRng(`${seed}/bots`);
  for (let given = 0; !isOver(match.state); given++) {
    if (given > USUAL_BOUNDS.plies) throw new Error(`more than ${USUAL_BOUNDS.plies} answers`);
    const seat = active(match.state);
    const bot = botNamed(PLAYERS[seat % PLAYERS.length] ?? 'merchant');
    if (bot === undefined) throw new Error('no bot');
    match.answer(seat, botMove(bot, game, match.state, seat, rng));
  }
  return match.record();
}

export interface CheckTask {
  readonly game: string;
  readonly found: PuzzleGame;
}

/** What is wrong with a game's puzzles, one line each: with the record, the position, or that the best answer is not alone. */
export function checkPuzzles({ game: id, found }: CheckTask): string[] {
  const game = gameOf(id);
  const { record, seed, iterations, puzzles } = found;
  const verified = verify(game, record);
  if ('problem' in verified) return [`the record: ${verified.detail}`];
  const positions = positionsOf(game, found);
  return puzzles.flatMap((puzzle) => {
    const { ply, seat } = puzzle;
    const state = positions.get(ply);
    if (state === undefined) return [`answer ${ply}: the record is shorter`];
    const solution = solutionOf(puzzle);
    if (!moves(game, state, seat).some((move) => same(move, solution))) return [`answer ${ply}: not a legal answer`];
    const again = puzzleAt(game, { state, ply, seat }, `${seed}/${ply}`, iterations);
    if (again === null) return [`answer ${ply}: no answer is clearly best`];
    return same(solutionOf(again), solution) ? [] : [`answer ${ply}: another answer is best`];
  });
}

/** The same puzzles, graded by the levels as they play now. */
export function gradePuzzles({ game: id, found }: CheckTask): PuzzleGame {
  const game = gameOf(id);
  const positions = positionsOf(game, found);
  const puzzles = found.puzzles.map((puzzle) => {
    const { ply, seat } = puzzle;
    const state = positions.get(ply);
    if (state === undefined) throw new Error(`answer ${ply}: the record is shorter`);
    return { ...puzzle, found: howOften(game, { state, ply, seat }, solutionOf(puzzle), `${found.seed}/${ply}`) };
  });
  return { ...found, puzzles };
}

/** The positions of the puzzles, by answer. */
function positionsOf(game: Game, { record, puzzles }: PuzzleGame): ReadonlyMap<number, State> {
  const positions = new Map<number, State>();
  replay(game, record, ({ state, line }) => {
    if (puzzles.some(({ ply }) => ply === line.length)) positions.set(line.length, game.clone(state));
  });
  return positions;
}
