import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { active, FastRng, isOver, moves, perform, readOptions, silentTurn, start } from '../kernel/index.ts';
import { difference, type Json, patched } from './delta.ts';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

/** What a message does to a value on its way. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

describe('a difference', () => {
  test('leads from any value to any other, also after a journey as text', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const delta = difference(before, after);
        expect(sent(patched(before, delta && sent(delta)))).toEqual(sent(after));
      }),
    );
  });

  test('of equal values is none', () => {
    fc.assert(
      fc.property(json.map(sent), (value) => {
        expect(difference(value, sent(value))).toBeNull();
      }),
    );
  });

  test('leaves what it was applied to as it was', () => {
    const before = { a: [1, 2, { b: 3 }], c: 'x' };
    const kept = sent(before);
    patched(before, difference(before, { a: [1, 5, { b: 4 }, 6] }));
    expect(before).toEqual(kept);
  });

  test('keeps a key called __proto__ a key', () => {
    const after = JSON.parse('{"a":1,"__proto__":{"b":2}}') as Json;
    const got = patched({ a: 1 }, sent(difference({ a: 1 }, after)));
    expect(JSON.stringify(got)).toBe('{"a":1,"__proto__":{"b":2}}');
    expect(({} as { b?: number }).b).toBeUndefined();
  });

  test('that does not fit is not applied', () => {
    expect(() => patched('text', { n: 1 })).toThrow();
    expect(() => patched([1], { n: 3 })).toThrow();
    expect(() => patched([1], { n: 1, a: [4, [2]] })).toThrow();
    expect(() => patched(1, { o: { a: [1] } })).toThrow();
  });

  test.each(Object.values(GAMES).map((game) => [game.id, game] as const))('carries a whole game of %s', (_id, game) => {
    const rng = new FastRng('delta');
    const t = silentTurn(rng);
    const read = readOptions(game, game.seats.max);
    if ('problem' in read) throw new Error(read.problem);
    const s = start(game, game.seats.max, read.options, t);
    let seen = sent(game.view(s, 0)) as Json;
    for (let ply = 0; ply < 300 && !isOver(s); ply++) {
      const seat = active(s);
      const offered = moves(game, s, seat);
      const move = offered[rng.int(offered.length)];
      if (move) perform(game, s, seat, move, t);
      const now = sent(game.view(s, 0)) as Json;
      const delta = difference(seen, now);
      seen = patched(seen, delta && sent(delta));
      expect(seen).toEqual(now);
    }
  });
});
