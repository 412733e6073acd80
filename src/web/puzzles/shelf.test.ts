import { expect, test } from 'vitest';
import type { Shelf } from '../keep/storage.ts';
import { Storehouse } from '../keep/storage.ts';
import { idOf, keepSolved, nextOf, ofTheDay, type PuzzleEntry, readId, solvedOf } from './shelf.ts';

const LIST: readonly PuzzleEntry[] = [
  { file: '0000', ply: 4, grade: 3, seats: 2 },
  { file: '0000', ply: 9, grade: 1, seats: 2 },
  { file: '0001', ply: 2, grade: 4, seats: 3 },
];

/** A shelf in memory. */
function shelf(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (n) => [...held.keys()][n] ?? null,
    get length() {
      return held.size;
    },
  };
}

test('an id leads back to its puzzle, and nothing else does', () => {
  for (const entry of LIST)
    expect(readId(idOf('bombay', entry))).toEqual({ game: 'bombay', file: entry.file, ply: entry.ply });
  for (const wrong of ['', 'bombay', 'bombay-1-2', 'bombay-0000-', '../x-0000-1', 'bombay-0000-999999'])
    expect(readId(wrong)).toBeNull();
});

test('the puzzle of the day changes from day to day and comes round to all', () => {
  const day = 86_400_000;
  const seen = new Set(LIST.map((_, i) => ofTheDay(LIST, i * day)));
  expect(seen.size).toBe(LIST.length);
  expect(ofTheDay(LIST, 5 * day)).toBe(ofTheDay(LIST, 5 * day + day - 1));
  expect(ofTheDay([], 0)).toBeNull();
});

test('the next puzzle is the easiest unsolved one, and none when all are solved', () => {
  const ids = LIST.map((entry) => idOf('bombay', entry));
  expect(nextOf('bombay', LIST, new Map(), null)?.grade).toBe(1);
  expect(nextOf('bombay', LIST, new Map([[ids[1] ?? '', 1]]), null)?.grade).toBe(3);
  expect(nextOf('bombay', LIST, new Map(), ids[2] ?? '')?.grade).toBe(1);
  expect(nextOf('bombay', LIST, new Map(ids.map((id) => [id, 1])), null)).toBeNull();
});

test('the first solution counts, and what is damaged counts as nothing', () => {
  const house = new Storehouse(shelf());
  keepSolved('bombay', 'a', 3, house);
  keepSolved('bombay', 'a', 1, house);
  expect([...solvedOf('bombay', house)]).toEqual([['a', 3]]);
  house.write('puzzles/bombay', '{"a":"x","b":2');
  expect(solvedOf('bombay', house).size).toBe(0);
  house.write('puzzles/bombay', '{"a":"x","b":2}');
  expect([...solvedOf('bombay', house)]).toEqual([['b', 2]]);
});
