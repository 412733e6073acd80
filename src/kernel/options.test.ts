import { describe, expect, test } from 'vitest';
import { optionSets, readOptions } from './options.ts';
import { fair } from './testing.ts';

describe('reading options', () => {
  test('defaults fill what is not given, one value for each seat where the option is per seat', () => {
    expect(readOptions(fair, 4)).toEqual({
      options: { open: false, purse: 'poor', turns: 2, hats: ['red', 'red', 'red', 'red'] },
    });
    expect(readOptions(fair, 2, { turns: 1, hats: ['blue', 'red'] })).toEqual({
      options: { open: false, purse: 'poor', turns: 1, hats: ['blue', 'red'] },
    });
  });

  test.each([1, 5, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('a table for %d is refused', (seats) => {
    expect(readOptions(fair, seats)).toEqual({ problem: 'seats' });
  });

  test.each(['colour', '__proto__', 'constructor', ''])('the unknown option %j is named', (key) => {
    const given: unknown = JSON.parse(`{${JSON.stringify(key)}:true}`);
    expect(readOptions(fair, 3, given)).toEqual({ problem: 'unknown', option: key });
  });

  test.each([
    ['open', 'true'],
    ['open', 1],
    ['purse', 'empty'],
    ['purse', null],
    ['turns', 0],
    ['turns', 4],
    ['turns', 1.5],
    ['turns', '2'],
    ['hats', 'red'],
    ['hats', ['red', 'red']],
    ['hats', ['red', 'red', 'green']],
    ['hats', ['red', 'red', null]],
  ])('a value that does not fit is refused: %s = %j', (option, value) => {
    expect(readOptions(fair, 3, { [option]: value })).toEqual({ problem: 'value', option });
  });

  test.each([null, [], 'open', 7])('options that are no options at all: %j', (given) => {
    expect(readOptions(fair, 3, given)).toEqual({ problem: 'value', option: '' });
  });

  test('options that exclude each other are refused with the rule', () => {
    expect(readOptions(fair, 3, { open: true, purse: 'rich' })).toEqual({ problem: 'conflict', rule: 'FA-5' });
  });
});

describe('the tables that the suite plays', () => {
  test('are the defaults and every single change', () => {
    const changes = optionSets(fair, 2).map(({ open, purse, turns, hats }) => [open, purse, turns, hats.join()]);
    expect(changes).toEqual([
      [false, 'poor', 2, 'red,red'],
      [true, 'poor', 2, 'red,red'],
      [false, 'rich', 2, 'red,red'],
      [false, 'poor', 1, 'red,red'],
      [false, 'poor', 3, 'red,red'],
      [false, 'poor', 2, 'blue,red'],
    ]);
  });

  test('leave out what the game forbids', () => {
    const strict = {
      ...fair,
      conflict: (_seats: number, { turns }: { turns: number }) => (turns === 3 ? 'FA-9' : null),
    };
    expect(optionSets(strict, 2)).toHaveLength(5);
  });
});
