import { expect, test } from 'vitest';
import { inRounds } from './rounds.ts';

test('a round visits everything once, a few at a time', () => {
  let tick = () => {};
  const timers = {
    after: () => () => {},
    every(milliseconds: number, run: () => void) {
      expect(milliseconds).toBe(40);
      tick = run;
      return () => {};
    },
  };
  const all = new Map(Array.from({ length: 60 }, (_, i) => [i, `value ${i}`]));
  const visited: number[] = [];
  inRounds(timers, 1000, all, (key, value) => {
    expect(value).toBe(`value ${key}`);
    visited.push(key);
    if (key % 10 === 0) all.delete(key);
  });
  const busiest = [];
  for (let i = 0; i < 25; i++) {
    const before = visited.length;
    tick();
    busiest.push(visited.length - before);
  }
  expect(Math.max(...busiest)).toBe(3);
  expect(visited).toEqual(Array.from({ length: 60 }, (_, i) => i));
  for (let i = 0; i < 25; i++) tick();
  expect(visited).toHaveLength(60 + 54);
});
