import { describe, expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { courseIn, gameNamed, played, TITLES } from './testing.ts';

describe.each(TITLES)('%s', (id) => {
  const game = gameNamed(id);
  const course = courseIn(game, played(game, 'sources'));
  /** Rounds of forty answers each: any even cut will do. */
  const { lines, rounds, same } = sourcesOf(game, course, cutter());

  function cutter(): () => number {
    let seen = 0;
    return () => Math.floor(seen++ / 40);
  }

  test('with what stays the same, the lines add up to the score after every round', () => {
    for (const { ply, points } of rounds) {
      const { scores } = game.score(course.frames[ply]?.state ?? { agenda: [] });
      const sums = scores.map((_, seat) => points.reduce((sum, line) => sum + (line[seat] ?? 0), same[seat] ?? 0));
      expect(sums).toEqual(scores);
    }
  });

  test('the deal comes first, then every round’s end, the game’s end last', () => {
    expect(rounds[0]?.ply).toBe(0);
    expect(rounds.at(-1)?.ply).toBe(course.frames.length - 1);
    expect(new Set(rounds.map(({ ply }) => ply)).size).toBe(rounds.length);
  });

  test('a line that never changes brings no points and is left out', () => {
    for (const [i] of lines.entries())
      expect(new Set(rounds.map(({ points }) => JSON.stringify(points[i]))).size).toBeGreaterThan(1);
  });
});
