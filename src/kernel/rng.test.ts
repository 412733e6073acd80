import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitment,
  DrawMismatch,
  FastRng,
  KeyedRng,
  NO_CHANCE,
  PlaybackRng,
  RecordingRng,
  type Rng,
  secretSeed,
} from './rng.ts';

/** sfc32 as its author wrote it, in slow exact arithmetic. */
function* sfc32(a: bigint, b: bigint, c: bigint): Generator<number> {
  const word = (x: bigint) => x & 0xffffffffn;
  for (let counter = 1n; ; counter = word(counter + 1n)) {
    const out = word(a + b + counter);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + out);
    yield Number(out);
  }
}

function skipping(words: Generator<number>, skipped: number): Generator<number> {
  for (let i = 0; i < skipped; i++) words.next();
  return words;
}

/** The seeding of docs/record.md, in slow exact arithmetic. */
function seeding(seed: string, start: bigint): bigint {
  const word = (x: bigint) => x & 0xffffffffn;
  let h = start;
  for (const byte of Buffer.from(seed, 'utf8')) {
    h = word((h ^ BigInt(byte)) * 0x85ebca6bn);
    h = word((h << 13n) | (h >> 19n));
  }
  h = word((h ^ (h >> 16n)) * 0xc2b2ae35n);
  return h ^ (h >> 13n);
}

/** Whole numbers from words, as docs/record.md says it: the highest bits, rejected until they fit. */
function below(n: number, words: Iterator<number>): number {
  const bits = (n - 1).toString(2).length;
  for (;;) {
    const value = Math.floor(words.next().value / 2 ** (32 - bits));
    if (value < n) return value;
  }
}

function* keyedWords(seed: string): Generator<number> {
  for (let counter = 0; ; counter++) {
    const block = createHmac('sha256', seed).update(`durbar ${counter}`).digest();
    for (let i = 0; i < 32; i += 4) yield block.readUInt32BE(i);
  }
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function spread(rng: Rng, n: number, draws: number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) {
    const value = rng.int(n);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe('the fast generator', () => {
  test('the slow sfc32 of this test gives the vectors of PractRand (RNG_output sfc32, seeds 0 and 0x123456789abcdef)', () => {
    const zero = skipping(sfc32(0n, 0n, 0n), 12);
    expect(Array.from({ length: 6 }, () => zero.next().value)).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6,
    ]);
    const other = skipping(sfc32(0n, 0x89abcdefn, 0x01234567n), 12);
    expect(Array.from({ length: 6 }, () => other.next().value)).toEqual([
      0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54, 0x4c627ca1, 0x33a043e2,
    ]);
  });

  test('is sfc32, seeded as documented', () => {
    for (const seed of ['', 'durbar', 'ü 象 🐘', '0', 'a'.repeat(300)]) {
      const words = skipping(
        sfc32(seeding(seed, 0x9e3779b9n), seeding(seed, 0x243f6a88n), seeding(seed, 0xb7e15162n)),
        12,
      );
      const rng = new FastRng(seed);
      for (let i = 0; i < 300; i++) {
        const n = [2, 3, 6, 17, 1000, 0x80000000][i % 6] ?? 2;
        expect(rng.int(n)).toBe(below(n, words));
      }
    }
  });

  test('gives the same numbers for a number as for its text, and others for another seed', () => {
    const first = (seed: string | number) => {
      const rng = new FastRng(seed);
      return Array.from({ length: 8 }, () => rng.int(1000));
    };
    expect(first(42)).toEqual(first('42'));
    expect(first(42)).not.toEqual(first(43));
  });
});

describe('the keyed generator', () => {
  test('is HMAC-SHA-256 of a counter, word by word', () => {
    for (const seed of ['a', secretSeed(), 'x'.repeat(100)]) {
      const words = keyedWords(seed);
      const rng = new KeyedRng(seed);
      for (let i = 0; i < 200; i++) {
        const n = [2, 9, 17, 6, 65537][i % 5] ?? 2;
        expect(rng.int(n)).toBe(below(n, words));
      }
    }
  });

  test('gives the same game for the same seed', () => {
    const draws = (seed: string) => {
      const rng = new KeyedRng(seed);
      return Array.from({ length: 50 }, () => rng.int(17));
    };
    expect(draws('one')).toEqual(draws('one'));
    expect(draws('one')).not.toEqual(draws('two'));
  });

  test('a commitment is the SHA-256 of the seed, and secret seeds are 256 fresh bits', () => {
    const seed = secretSeed();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(secretSeed()).not.toBe(seed);
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});

describe.each([
  ['fast', () => new FastRng('uniformity')],
  ['keyed', () => new KeyedRng('uniformity')],
])('%s: fairness', (_name, make) => {
  // The bounds are the 99.99 % points of chi-square for n - 1 degrees of freedom; the seeds are fixed.
  test.each([
    [2, 15.2],
    [6, 25.8],
    [9, 31.9],
    [17, 44.0],
  ])('int(%i) is uniform', (n, bound) => {
    expect(chiSquare(spread(make(), n, 2_000 * n), 2_000)).toBeLessThan(bound);
  });

  test('a shuffle gives every order of four equally often', () => {
    const rng = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 500; i++) {
      const list = [0, 1, 2, 3];
      rng.shuffle(list);
      counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 500)).toBeLessThan(58.6);
  });

  test('numbers are whole, in range, and without modulo bias', () => {
    // With 2^31 values folded modulo 3 * 2^29, the lower third would come up twice as often.
    const rng = make();
    const n = 3 * 2 ** 29;
    let low = 0;
    for (let i = 0; i < 6_000; i++) {
      const value = rng.int(n);
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      if (value < n / 3) low++;
    }
    expect(Math.abs(low - 2_000)).toBeLessThan(150);
  });

  test('nothing is drawn for one possibility, and nonsense is refused', () => {
    const rng = make();
    const twin = make();
    for (let i = 0; i < 100; i++) expect(rng.int(1)).toBe(0);
    rng.shuffle([]);
    rng.shuffle(['alone']);
    expect(rng.int(1000)).toBe(twin.int(1000));
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 31 + 1, Number.POSITIVE_INFINITY])
      expect(() => rng.int(n)).toThrow(RangeError);
  });
});

describe('recorded chance', () => {
  /** A mixture of numbers and shuffles, as a game asks for them. */
  function use(rng: Rng): unknown[] {
    const deck = ['a', 'b', 'c', 'd', 'e'];
    rng.shuffle(deck);
    const hand = [deck.pop(), rng.int(6), rng.int(1), rng.int(1000)];
    rng.shuffle(deck);
    return [deck, hand];
  }

  test('recording changes nothing about what is drawn', () => {
    expect(use(new RecordingRng(new FastRng('x')))).toEqual(use(new FastRng('x')));
  });

  test('numbers and shuffles play back, whatever made them', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const recorder = new RecordingRng(new KeyedRng(seed));
        const first = use(recorder);
        const draws = recorder.take();
        expect(recorder.take()).toEqual([]);
        const playback = new PlaybackRng();
        playback.load(JSON.parse(JSON.stringify(draws)));
        expect(use(playback)).toEqual(first);
        expect(playback.spent).toBe(true);
      }),
      { seed: 2, numRuns: 50 },
    );
  });

  test('a recorded order says which old place each new place is filled from', () => {
    const playback = new PlaybackRng();
    playback.load([[2, 0, 1]]);
    const list = ['a', 'b', 'c'];
    playback.shuffle(list);
    expect(list).toEqual(['c', 'a', 'b']);
  });

  test.each([
    ['nothing', []],
    ['an order where a number is asked for', [[0, 1]]],
    ['a number that is too large', [6]],
    ['a negative number', [-1]],
    ['a broken number', [0.5]],
  ])('a number does not accept %s', (_what, draws) => {
    const playback = new PlaybackRng();
    playback.load(draws);
    expect(() => playback.int(6)).toThrow(DrawMismatch);
  });

  test.each([
    ['nothing', []],
    ['a number', [3]],
    ['an order that is too short', [[1, 0]]],
    ['an order that is too long', [[1, 0, 2, 3]]],
    ['an order with a place twice', [[0, 0, 1]]],
    ['an order with a place outside', [[0, 1, 3]]],
    ['an order with a negative place', [[0, 1, -1]]],
    ['an order with half places', [[0, 1.5, 2]]],
  ])('a shuffle does not accept %s, and the list stays', (_what, draws) => {
    const playback = new PlaybackRng();
    playback.load(draws);
    const list = ['a', 'b', 'c'];
    expect(() => playback.shuffle(list)).toThrow(DrawMismatch);
    expect(list).toEqual(['a', 'b', 'c']);
  });

  test('outcomes that nobody asked for are noticed', () => {
    const playback = new PlaybackRng();
    playback.load([1, 2]);
    playback.int(6);
    expect(playback.spent).toBe(false);
  });

  test('where chance is not allowed, only what needs no chance is answered', () => {
    expect(NO_CHANCE.int(1)).toBe(0);
    NO_CHANCE.shuffle(['alone']);
    expect(() => NO_CHANCE.int(2)).toThrow(DrawMismatch);
    expect(() => NO_CHANCE.shuffle([1, 2])).toThrow(DrawMismatch);
  });
});
