import { expect, test } from 'vitest';
import { placedPath } from './path.ts';

test('lines are scaled and moved, written one after the other or with a command each', () => {
  expect(placedPath('M0-9 2.6-3.4H6V.5Z', 10, 20, 2)).toBe('M10 2 15.2 13.2H22V21Z');
});

test('what is drawn from where the pen is, is scaled and not moved', () => {
  expect(placedPath('M-2.6 0a2.6 2.6 0 1 1 5.2 0q1-5 6-5.800h12', 10, 20, 0.5)).toBe(
    'M8.7 20a1.3 1.3 0 1 1 2.6 0q0.5 -2.5 3 -2.9h6',
  );
});

test('an arc keeps its turn and its flags', () => {
  expect(placedPath('M-6 0A6 6 30 1 1-6 0Z', 1, 2, 0.5)).toBe('M-2 2A3 3 30 1 1 -2 2Z');
});

test('a path that begins with a small letter begins at its origin', () => {
  expect(placedPath('m1 1l1 1', 5, 5, 1)).toBe('m6 6l1 1');
});

test('what is no command is refused', () => {
  expect(() => placedPath('M0 0B1 1', 0, 0, 1)).toThrow('no such command');
});
