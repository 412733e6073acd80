/** How far somebody has come in a guide, as it is kept on this device. Anything damaged counts as not begun. */
import type { Opening } from '../../ui/guide.ts';
import { type Storehouse, storehouse } from '../keep/storage.ts';

export interface KeptCourse {
  readonly chapter: number;
  /** How many answers had been given in the chapter when each lesson so far began. */
  readonly starts: readonly number[];
  /** The answers since the chapter began. */
  readonly line: readonly Opening[];
  readonly finished: boolean;
}

const GUIDES = 'guide';

export function keepCourse(game: string, course: KeptCourse, house: Storehouse = storehouse): void {
  house.write(`${GUIDES}/${game}`, JSON.stringify(course));
}

export function readCourse(game: string, house: Storehouse = storehouse): KeptCourse | null {
  try {
    return courseOf(JSON.parse(house.read(`${GUIDES}/${game}`) ?? 'null'));
  } catch {
    return null;
  }
}

function courseOf(data: unknown): KeptCourse | null {
  if (typeof data !== 'object' || data === null) return null;
  const { chapter, starts, line, finished } = data as Partial<Record<keyof KeptCourse, unknown>>;
  if (!isCount(chapter) || !Array.isArray(starts) || !starts.every(isCount)) return null;
  if (!Array.isArray(line) || !line.every(isAnswer)) return null;
  return { chapter, starts, line, finished: finished === true };
}

function isCount(data: unknown): data is number {
  return typeof data === 'number' && Number.isInteger(data) && data >= 0;
}

/** The move itself is judged by the rules when it is played again. */
function isAnswer(data: unknown): data is Opening {
  if (typeof data !== 'object' || data === null || !('seat' in data) || !('move' in data)) return false;
  const { seat, move } = data;
  return isCount(seat) && typeof move === 'object' && move !== null && 'do' in move && typeof move.do === 'string';
}
