import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { steady } from './steady.ts';

describe('of two positions', () => {
  test('what is as before is the very same', () => {
    const before = { round: 1, players: [{ load: ['blue'] }, { load: [] }], market: { silk: [1, 2] } };
    const after = steady(before, {
      round: 2,
      players: [{ load: ['blue'] }, { load: ['red'] }],
      market: { silk: [1, 2] },
    });
    expect(after).toEqual({ round: 2, players: [{ load: ['blue'] }, { load: ['red'] }], market: { silk: [1, 2] } });
    expect(after.market).toBe(before.market);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]).not.toBe(before.players[1]);
  });

  test('nothing differs: the one before stands for both', () => {
    const before = { players: [{ load: ['blue'] }] };
    expect(steady(before, { players: [{ load: ['blue'] }] })).toBe(before);
  });

  test('a list that was longer, and a key that was not there, are no longer the same', () => {
    expect(steady([1, 2], [1])).toEqual([1]);
    expect(steady({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined });
    expect(steady({ a: [] }, { a: {} })).toStrictEqual({ a: {} });
  });

  test('whatever they are, the second is told', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(steady(before, now)).toStrictEqual(now);
      }),
    );
  });
});
