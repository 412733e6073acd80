import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('marks with room stand where they belong', () => {
  expect(spread([80, 10, 40], [0, 100], 19)).toEqual([80, 10, 40]);
});

test('marks of the same place stand apart, in their order, and within the plot', () => {
  expect(spread([50, 51, 10], [0, 100], 19)).toEqual([50, 69, 10]);
  expect(spread([99, 98, 97], [0, 100], 19)).toEqual([100, 81, 62]);
});
