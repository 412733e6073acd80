import { describe, expect, test } from 'vitest';
import { fuzzPart } from './part.ts';
import { SHARES, stretches } from './shares.ts';

describe('games shared by cost', () => {
  test('a thousand games have the stated shares, wherever they begin', () => {
    for (const from of [0, 1, 999, 123_456])
      expect(stretches(from, 1000).map(({ game, from, to }) => ({ game, of: to - from }))).toEqual(SHARES);
  });

  test('portions play every game once: each title goes on where the last portion ended', () => {
    const next: Record<string, number> = {};
    for (let from = 0; from < 5000; from += 170)
      for (const stretch of stretches(from, 170)) {
        expect(stretch.from).toBe(next[stretch.game] ?? 0);
        next[stretch.game] = stretch.to;
      }
    expect(next['agra']).toBe(5);
  });
});

test('some games of every title: nothing found', { timeout: 120_000 }, async () => {
  // The end of a thousand: there all titles are near each other.
  const { figures, findings } = await fuzzPart.run(930, 70, () => {});
  expect(findings).toEqual([]);
  expect(figures.sums).toMatchObject({
    'games of bombay': 20,
    'games of amul': 40,
    'games of rajas': 9,
    'games of agra': 1,
  });
});
