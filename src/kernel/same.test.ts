import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { same } from './same.ts';

describe('equality by value', () => {
  test('ignores the order of keys and the identity of objects', () => {
    expect(same({ do: 'go', to: 'A' }, { to: 'A', do: 'go' })).toBe(true);
    expect(same({ do: 'pay', dice: [1, 2] }, { do: 'pay', dice: [1, 2] })).toBe(true);
  });

  test.each([
    ['a missing key', { do: 'go', to: 'A' }, { do: 'go' }],
    ['an extra key', { do: 'go' }, { do: 'go', to: 'A' }],
    ['another key', { do: 'go', to: 'A' }, { do: 'go', at: 'A' }],
    ['another value', { do: 'go', to: 'A' }, { do: 'go', to: 'B' }],
    ['a number for its text', { do: 'go', to: 1 }, { do: 'go', to: '1' }],
    ['another order of a list', { dice: [1, 2] }, { dice: [2, 1] }],
    ['a shorter list', { dice: [1, 2] }, { dice: [1] }],
    ['a list for an object', { dice: [1] }, { dice: { 0: 1 } }],
    ['an object for a list', { 0: 1 }, [1]],
    ['null for an object', {}, null],
    ['an inherited key', { toString: 1 }, { x: 1 }],
    ['a key without a value', { a: undefined }, { b: undefined }],
  ])('sees %s', (_what, a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('a __proto__ key of parsed text is data like any other', () => {
    const forged: unknown = JSON.parse('{"__proto__":{"do":"end"}}');
    expect(same(forged, { do: 'end' })).toBe(false);
    expect(same(forged, {})).toBe(false);
  });

  test('a text parsed twice is the same, and agrees with its canonical text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, structuredClone(a))).toBe(true);
        expect(same(a, b)).toBe(same(b, a));
        if (JSON.stringify(a) === JSON.stringify(b)) expect(same(structuredClone(a), b)).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
