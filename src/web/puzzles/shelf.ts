/** The puzzles of the house: what there is, fetched game by game, and which of them this device has solved. */
import type { Grade, Puzzle, PuzzleGame } from '../../puzzles/puzzle.ts';
import { type Storehouse, storehouse } from '../keep/storage.ts';

/** One line of a game's list. */
export interface PuzzleEntry {
  /** The game that it came up in, and after how many answers. */
  readonly file: string;
  readonly ply: number;
  readonly grade: Grade;
  readonly seats: number;
}

const LISTS = import.meta.glob<PuzzleEntry[]>('../../../puzzles/*/index.json', { import: 'default' });
const FILES = import.meta.glob<PuzzleGame>(['../../../puzzles/*/*.json', '!**/index.json'], { import: 'default' });

/** The puzzles of a game; none for a game that is not known. */
export async function listOf(game: string): Promise<readonly PuzzleEntry[]> {
  return (await LISTS[`../../../puzzles/${game}/index.json`]?.()) ?? [];
}

/** Names a puzzle in addresses: `bombay-0003-57`. */
export function idOf(game: string, { file, ply }: PuzzleEntry): string {
  return `${game}-${file}-${ply}`;
}

export interface PuzzleName {
  readonly game: string;
  readonly file: string;
  readonly ply: number;
}

export function readId(id: string): PuzzleName | null {
  const [, game, file, ply] = /^([a-z]+)-(\d{4})-(\d{1,5})$/.exec(id) ?? [];
  return game === undefined || file === undefined || ply === undefined ? null : { game, file, ply: Number(ply) };
}

export async function openPuzzle({
  game,
  file,
  ply,
}: PuzzleName): Promise<{ readonly from: PuzzleGame; readonly puzzle: Puzzle } | null> {
  const from = await FILES[`../../../puzzles/${game}/${file}.json`]?.();
  const puzzle = from?.puzzles.find((each) => each.ply === ply);
  return from && puzzle ? { from, puzzle } : null;
}

const DAY_MS = 86_400_000;
/** Steps through a list whose length it does not divide before it comes back. */
const STRIDE = 7919;

/** The puzzle of a day, the same for everybody. */
export function ofTheDay(list: readonly PuzzleEntry[], now: number): PuzzleEntry | null {
  return list[(Math.floor(now / DAY_MS) * STRIDE) % Math.max(1, list.length)] ?? null;
}

const SOLVED = 'puzzles';

/** How many tries each solved puzzle of a game took. Anything damaged counts as nothing solved. */
export function solvedOf(game: string, house: Storehouse = storehouse): ReadonlyMap<string, number> {
  try {
    const data: unknown = JSON.parse(house.read(`${SOLVED}/${game}`) ?? '{}');
    if (typeof data !== 'object' || data === null) return new Map();
    return new Map(
      Object.entries(data).flatMap(([id, tries]): [string, number][] =>
        typeof tries === 'number' ? [[id, tries]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Keeps the first solution of a puzzle: solving it again does not make it easier. */
export function keepSolved(game: string, id: string, tries: number, house: Storehouse = storehouse): void {
  const solved = new Map(solvedOf(game, house));
  if (solved.has(id)) return;
  solved.set(id, tries);
  house.write(`${SOLVED}/${game}`, JSON.stringify(Object.fromEntries(solved)));
}

/** The next puzzle that is not solved, from the easy ones on; from the beginning again after the last. */
export function nextOf(
  game: string,
  list: readonly PuzzleEntry[],
  solved: ReadonlyMap<string, number>,
  after: string | null,
): PuzzleEntry | null {
  const order = byGrade(list);
  const from = order.findIndex((entry) => idOf(game, entry) === after) + 1;
  const around = [...order.slice(from), ...order.slice(0, from)];
  return around.find((entry) => !solved.has(idOf(game, entry)) && idOf(game, entry) !== after) ?? null;
}

export function byGrade(list: readonly PuzzleEntry[]): PuzzleEntry[] {
  return list.toSorted((one, other) => one.grade - other.grade);
}
