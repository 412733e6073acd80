import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';

/** The same data with every object's keys in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

/** The hash of docs/record.md, in slow exact arithmetic. */
function documented(value: unknown): string {
  const word = (x: bigint) => x & 0xffffffffn;
  let low = 0x6a09e667n;
  let high = 0xbb67ae85n;
  const text = (s: string) => {
    for (let i = 0; i < s.length; i++) {
      const unit = BigInt(s.charCodeAt(i));
      low = word((low ^ unit) * 0x9e3779b1n);
      high = word((high ^ unit) * 0x85ebca77n) ^ (low >> 15n);
    }
    low = word((low ^ BigInt(s.length)) + 0x165667b1n);
  };
  const feed = (v: unknown): void => {
    if (Array.isArray(v)) {
      text(`[${v.length}`);
      v.forEach(feed);
    } else if (typeof v === 'object' && v !== null) {
      const keys = Object.keys(v).sort();
      text(`{${keys.length}`);
      for (const key of keys) {
        text(key);
        feed(Reflect.get(v, key));
      }
    } else text(typeof v === 'string' ? `"${v}"` : String(v));
  };
  const finish = (h: bigint) => {
    let x = word((h ^ (h >> 15n)) * 0x2c1b3c6dn);
    x = word((x ^ (x >> 12n)) * 0x297a2d39n);
    return (x ^ (x >> 15n)).toString(16).padStart(8, '0');
  };
  feed(value);
  return finish(low ^ (high >> 16n)) + finish(high ^ word(low * 0x27d4eb2fn));
}

describe('the hash of a position', () => {
  test('never changes: golden values', () => {
    expect([null, {}, [], 0, '', { a: 1, b: [true, null, 'x'] }].map(hashOf)).toEqual([
      'a55cb31e88c657c6',
      'a9bfe618ef562611',
      '440dea0a2c259eb8',
      '1a65e9baaf3b8219',
      'fc291f4ac40acf4c',
      '02fe358768435449',
    ]);
  });

  test('is the one that docs/record.md describes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data: unknown = JSON.parse(JSON.stringify(value));
        expect(hashOf(data)).toBe(documented(data));
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  test('does not depend on the order of keys, nor on keys without a value', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(reversed(value))).toBe(hashOf(value));
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  test('tells neighbours apart', () => {
    const neighbours: unknown[] = [
      [],
      [[]],
      [[], []],
      {},
      [{}],
      null,
      'null',
      0,
      '0',
      -1,
      1,
      0.1,
      true,
      'true',
      '',
      [''],
      ['', ''],
      [1, 2],
      [12],
      [2, 1],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: { b: 1 } },
      { a: 1, b: 1 },
      ['a', 1],
      ['a', 'b'],
      ['ab'],
    ];
    expect(new Set(neighbours.map(hashOf)).size).toBe(neighbours.length);
  });

  test('forty thousand small positions give as many hashes, and each half spreads like chance', () => {
    const all = new Set<string>();
    const high = new Set<string>();
    const low = new Set<string>();
    const count = 40_000;
    for (let i = 0; i < count; i++) {
      const hash = hashOf({ seat: i % 5, rupees: i % 40, at: [i >> 3, i & 7] });
      all.add(hash);
      high.add(hash.slice(0, 8));
      low.add(hash.slice(8));
    }
    expect(all.size).toBe(count);
    // About 0.2 collisions of 32 bits are expected among 40,000.
    expect(count - high.size).toBeLessThan(5);
    expect(count - low.size).toBeLessThan(5);
  });
});
