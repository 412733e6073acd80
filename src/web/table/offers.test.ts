import { expect, test } from 'vitest';
import type { Answer } from '../../ui/contract.ts';
import { lettered } from './offers.ts';

function answer(id: string, place: Answer['place']): Answer {
  return { id, place, moves: [], group: '', label: id, price: [], gain: [], spoken: id };
}

test('the bar comes first in the alphabet, and the last way to end a turn is always Z', () => {
  const offers = lettered([
    answer('more', 'more'),
    answer('end', 'end'),
    answer('main', 'main'),
    answer('wait', 'end'),
  ]);
  expect(Object.fromEntries(offers.map(({ id, letter }) => [id, letter]))).toEqual({
    main: 'A',
    more: 'B',
    end: 'Y',
    wait: 'Z',
  });
});

test('U, R and H stay free for undo, redo and hints, no letter is given twice, and nothing is lost beyond the alphabet', () => {
  const offers = lettered(Array.from({ length: 40 }, (_, i) => answer(`${i}`, 'main')));
  const letters = offers.map(({ letter }) => letter).filter((letter) => letter !== '');
  expect(offers.length).toBe(40);
  expect(letters).not.toContain('U');
  expect(letters).not.toContain('R');
  expect(letters).not.toContain('H');
  expect(new Set(letters).size).toBe(letters.length);
});
