import { describe, expect, test } from 'vitest';
import { FastRng } from '../kernel/index.ts';
import { outlookOf, sharesOf } from './calibration.ts';
import { fitted, trustIn } from './fit.ts';
import type { Sample } from './selfplay.ts';

/** Games whose final score is twice the judgement and one more, give or take what is still to come. */
function samples(count: number, seed: string): Sample[] {
  const rng = new FastRng(seed);
  const even = () => rng.int(1001) / 1000;
  return Array.from({ length: count }, (_, game) => {
    const progress = even();
    const worths = [10 * even(), 10 * even()];
    const scores = worths.map((worth) => 1 + 2 * worth + (1 - progress) * 12 * (even() - 0.5));
    const won = (scores[0] ?? 0) > (scores[1] ?? 0);
    return {
      game,
      reading: { progress, worths, scores: worths.map(() => 5 * even()), asked: game % 2 },
      end: { scores, shares: won ? [1, 0] : [0, 1] },
    };
  });
}

describe('a calibration', () => {
  const knots = fitted(samples(4000, 'fit'));

  test('finds what foretells the score', () => {
    for (const { terms } of knots) {
      expect(terms[1]).toBeCloseTo(2, 0);
      expect(Math.abs(terms[2] ?? 1)).toBeLessThan(0.2);
    }
  });

  test('is surer of itself the nearer the end', () => {
    const scales = knots.map(({ scale }) => scale);
    expect(scales[0] ?? 0).toBeGreaterThan(3 * (scales.at(-1) ?? 0));
  });

  test('foretells games that it has not seen better than no knowledge, and as often right as it says', () => {
    const { surprise, ignorance, tenths } = trustIn(knots, samples(4000, 'test'));
    expect(surprise).toBeLessThan(0.5 * ignorance);
    for (const { times, foretold, won } of tenths) if (times > 100) expect(Math.abs(foretold - won)).toBeLessThan(0.12);
  });

  test('gives shares that sum to one, the larger the higher the score', () => {
    const { shares } = outlookOf(knots, { progress: 0.5, worths: [6, 5, 4], scores: [0, 0, 0], asked: 0 });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(sharesOf([1000, 0], 1)).toEqual([1, 0]);
    expect((shares[0] ?? 0) > (shares[2] ?? 0)).toBe(true);
  });
});
