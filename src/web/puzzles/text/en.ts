/** The words of the puzzles, in English. This file is the type of the other languages. */
import type { Grade } from '../../../puzzles/puzzle.ts';
import { words } from '../../text/words.ts';

const { count, number } = words('en');

const GRADES: Readonly<Record<Grade, string>> = {
  1: 'Plain to see',
  2: 'Worth a second look',
  3: 'Tricky',
  4: 'For masters',
};

/** An answer with what it falls short of the best one. */
export interface Behind {
  readonly label: string;
  readonly behind: number;
}

/** Hundredths of a point would promise more than a search knows. */
export const tenths = (points: number) => Math.max(0.1, Math.round(10 * points) / 10);

const points = (behind: number) => count(tenths(behind), 'point', 'points');

export const en = {
  title: 'Puzzles',
  remark: 'Positions from real games in which one answer is clearly best',
  of: (game: string) => `Puzzles: ${game}`,
  none: 'There is no such puzzle.',
  noneHelp: 'It may have been replaced by a better one.',
  all: 'All puzzles',
  today: 'Puzzle of the day',
  todaySolved: 'Today’s puzzle is solved',
  next: 'Next puzzle',
  solvedOf: (solved: number, all: number) => `${number(solved)} of ${number(all)} solved`,
  grades: GRADES,
  gradeHelp: {
    1: 'An apprentice mostly finds these.',
    2: 'A merchant finds these, an apprentice often does not.',
    3: 'Now and then a merchant finds these.',
    4: 'A merchant, who looks one answer ahead, hardly ever finds these.',
  } satisfies Readonly<Record<Grade, string>>,
  open: (n: number, grade: Grade, solved: boolean) =>
    `Puzzle ${number(n)}, ${GRADES[grade].toLowerCase()}${solved ? ', solved' : ''}`,
  label: 'The puzzle',
  ask: 'What is the best answer?',
  askSays: (seats: number) => `A game with ${number(seats)} players. One of the answers is clearly best.`,
  askHow: 'Give it as at the table: in the bar or on the board.',
  giveUp: 'Show the answer',
  again: 'Try again',
  solved: 'That is it',
  solvedTries: (tries: number) => (tries === 1 ? 'At the first try.' : `At try ${number(tries)}.`),
  wrong: 'There is a better answer',
  behind: (label: string, behind: number) =>
    `${label === '' ? 'This one' : `“${label}”`} falls ${points(behind)} behind it, as far as the search sees.`,
  unlooked: (label: string) => `The search soon gave up on ${label === '' ? 'this one' : `“${label}”`}.`,
  shown: 'The best answer',
  answer: (label: string) => `${label}.`,
  second: ({ label, behind }: Behind) => `The next best is “${label}”, ${points(behind)} behind.`,
  /** `why` is a whole sentence. */
  compared: (why: string, { label, behind }: Behind) =>
    `${why.slice(0, -1)}, compared with the next best answer: “${label}”, ${points(behind)} behind.`,
  foundBy: (share: number): string =>
    share >= 0.9 ? 'A merchant finds it.' : share < 0.1 ? 'A merchant misses it.' : 'A merchant finds it now and then.',
  replay: 'The game it came from',
};

export type PuzzleText = typeof en;
