/** A puzzle: a position of a recorded game in which one answer is clearly best. */
import type { Reason } from '../bots/hint.ts';
import type { GameRecord, Move, Seat } from '../kernel/index.ts';

export interface Puzzle {
  /** The position after so many answers of the record. */
  readonly ply: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** How many answers there are. */
  readonly choices: number;
  /** The answers that the search took seriously, the best one first, with the points by which they fall behind it. */
  readonly answers: readonly { readonly move: Move; readonly behind: number }[];
  /** By how much of the reward, from 0 to 1, the best one leads: in a search, and in one four times as long. */
  readonly gap: readonly [number, number];
  /** How often each level finds it. */
  readonly found: { readonly apprentice: number; readonly merchant: number };
  /** What speaks for the best answer rather than the second. */
  readonly reasons: readonly Reason[];
}

/** A game with the puzzles that came up in it. */
export interface PuzzleGame {
  readonly record: GameRecord;
  /** What found them: the same seed and iterations find them again. */
  readonly seed: string;
  readonly iterations: number;
  readonly puzzles: readonly Puzzle[];
}

export type Grade = 1 | 2 | 3 | 4;
export const GRADES: readonly Grade[] = [1, 2, 3, 4];

/** How hard a puzzle is: 1 is what an apprentice mostly sees, 4 what a merchant hardly ever does. */
export function gradeOf({ found }: Pick<Puzzle, 'found'>): Grade {
  if (found.merchant < 0.1) return 4;
  if (found.merchant < 0.9) return 3;
  return found.apprentice < 0.6 ? 2 : 1;
}

/** The answer that is looked for. */
export function solutionOf({ answers }: Puzzle): Move {
  const [best] = answers;
  if (best === undefined) throw new Error('a puzzle without an answer');
  return best.move;
}
