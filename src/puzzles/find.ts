/**
 * Finds puzzles in a game: questions to one seat where a search prefers one answer by far, and a search four times as long
 * prefers the same one as clearly. The bots of the search see what the seat sees; so does who solves the puzzle.
 */
import { botMove, imagine } from '../bots/bot.ts';
import { BOTS, searchOf } from '../bots/levels.ts';
import type { Tried } from '../bots/search/settings.ts';
import {
  FastRng,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  moves,
  replay,
  type Seat,
  type State,
  same,
} from '../kernel/index.ts';
import type { Puzzle, PuzzleGame } from './puzzle.ts';
import { reasonsAgainst } from './reasons.ts';

/** How much longer the second search is. */
export const LONGER = 4;
/** By how much of the reward the best answer must lead, in both searches. */
export const CLEAR = 0.12;
/** Fewer answers make no puzzle. */
const FEWEST_ANSWERS = 3;
/** An answer that was tried less than this part of the time was not taken seriously: what is known of it says little. */
const SERIOUS = 0.004;
/** How often the levels are asked. */
const TRIES = 40;
/** Turns of one game, questions of a turn, and puzzles of a game, at most: variety comes from many games. */
const TURNS = 24;
const QUESTIONS = 3;
const PER_GAME = 4;

interface Question<S extends State> {
  readonly state: S;
  readonly ply: number;
  readonly seat: Seat;
}

export function puzzlesIn<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
  seed: string,
  iterations: number,
): PuzzleGame {
  const found: Puzzle[] = [];
  const turns = turnsOf(game, record);
  const rng = new FastRng(`${seed}/turns`);
  rng.shuffle(turns);
  for (const turn of turns.slice(0, TURNS)) {
    rng.shuffle(turn);
    // One puzzle of a turn is enough: the others are its echo.
    let best: Puzzle | null = null;
    for (const question of turn.slice(0, QUESTIONS)) {
      const puzzle = puzzleAt(game, question, `${seed}/${question.ply}`, iterations);
      if (puzzle && (best === null || puzzle.gap[1] > best.gap[1])) best = puzzle;
    }
    if (best) found.push(best);
  }
  // The clearest ones that a merchant misses come first, then the clearest of the others.
  const order = found.toSorted((one, other) => rank(other) - rank(one)).slice(0, PER_GAME);
  return { record, seed, iterations, puzzles: order.toSorted((one, other) => one.ply - other.ply) };
}

function rank({ found, gap }: Puzzle): number {
  return gap[1] + (1 - found.merchant);
}

/** The questions to one seat, as runs of the same seat's answers. */
function turnsOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
): Question<S>[][] {
  const turns: Question<S>[][] = [];
  let last = -1;
  replay(game, record, ({ state, line }) => {
    const seat = state.agenda.at(-1)?.seat;
    if (seat === undefined) {
      last = -1;
      return;
    }
    const question = { state: game.clone(state), ply: line.length, seat };
    if (seat === last) turns.at(-1)?.push(question);
    else turns.push([question]);
    last = seat;
  });
  return turns;
}

/** The puzzle that a question makes, if it makes one. */
export function puzzleAt<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  { state, ply, seat }: Question<S>,
  seed: string,
  iterations: number,
): Puzzle | null {
  const choices = moves(game, state, seat).length;
  if (choices < FEWEST_ANSWERS) return null;
  const first = look(game, state, seat, `${seed}/first`, iterations);
  if (first === null) return null;
  const second = look(game, state, seat, `${seed}/second`, LONGER * iterations);
  if (second === null || !same(first.best.move, second.best.move)) return null;
  const { best, serious } = second;
  const [, next = best] = serious;
  return {
    ply,
    seat,
    choices,
    answers: serious.map(({ move, lead }) => ({ move, behind: rounded(best.lead - lead) })),
    gap: [rounded(first.gap), rounded(second.gap)],
    found: howOften(game, { state, ply, seat }, best.move, seed),
    reasons: reasonsAgainst(game, state, seat, best.move, next.move, new FastRng(`${seed}/why`)),
  };
}

interface Look<M extends Move> {
  readonly best: Tried<M>;
  /** The answers that were tried often enough, the best one first. */
  readonly serious: readonly Tried<M>[];
  readonly gap: number;
}

/** What a search thinks of the answers; null unless one of them is clearly best. */
function look<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  seed: string,
  iterations: number,
): Look<M> | null {
  const rng = new FastRng(seed);
  const world = imagine(game, s, seat, rng);
  const budget = { milliseconds: Number.POSITIVE_INFINITY, iterations };
  const { tried, move } = searchOf(game, world, rng).think(world, seat, budget);
  const all = tried.reduce((sum, { visits }) => sum + visits, 0);
  const serious = tried
    .filter(({ visits }) => visits >= Math.max(4, SERIOUS * all))
    .toSorted((one, other) => other.reward - one.reward);
  const [best, second] = serious;
  if (!best || !second || !same(best.move, move)) return null;
  const gap = best.reward - second.reward;
  return gap >= CLEAR ? { best, serious, gap } : null;
}

/** How often the two lower levels find the solution. */
export function howOften<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  { state, seat }: Question<S>,
  solution: M,
  seed: string,
): Puzzle['found'] {
  return {
    apprentice: foundBy(game, state, seat, solution, 'apprentice', seed),
    merchant: foundBy(game, state, seat, solution, 'merchant', seed),
  };
}

function foundBy<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
  solution: M,
  level: 'apprentice' | 'merchant',
  seed: string,
): number {
  const bot = BOTS[level];
  if (bot === undefined) throw new Error(`no level ${level}`);
  const rng = new FastRng(`${seed}/${level}`);
  let found = 0;
  for (let i = 0; i < TRIES; i++) if (same(botMove(bot, game, s, seat, rng), solution)) found++;
  return found / TRIES;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
