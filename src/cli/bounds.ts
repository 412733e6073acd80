/** What is promised of the speed of each game, and what a game measures of itself beside that. */
import { coverings, placements } from '../games/rajas/measures.ts';

export interface Bounds {
  /** So many times the decisions per second of boardgame.io's reducer, at a table of so many. */
  readonly next: { readonly seats: number; readonly times: number };
  /** Milliseconds of a whole random game at the largest table. */
  readonly game?: number;
  /** Answers to one question. */
  readonly answers: number;
  readonly own?: readonly OwnMeasure[];
}

/** One question of a game, asked again and again: each call says how many answers it has. */
export interface OwnMeasure {
  readonly name: string;
  readonly microseconds: number;
  prepare(): () => number;
}

/** No question of any game may have more answers. */
const MOST_ANSWERS = 500;

export const BOUNDS: Readonly<Record<string, Bounds>> = {
  agra: { next: { seats: 4, times: 100 }, game: 40, answers: 200 },
  amul: { next: { seats: 5, times: 300 }, game: 1, answers: MOST_ANSWERS },
  bombay: { next: { seats: 4, times: 500 }, answers: MOST_ANSWERS },
  rajas: {
    next: { seats: 4, times: 200 },
    game: 6,
    answers: MOST_ANSWERS,
    own: [
      { name: 'where a tile may be placed in a province with one free cell', microseconds: 20, prepare: placements },
      { name: 'what a tile may cover in a full province', microseconds: 20, prepare: coverings },
    ],
  },
};

export function ownMeasures(game: string): readonly OwnMeasure[] {
  return BOUNDS[game]?.own ?? [];
}
