import { describe, expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { courseIn, gameNamed, played, TITLES } from './testing.ts';

describe.each(TITLES)('%s', (id) => {
  const game = gameNamed(id);
  const course = courseIn(game, played(game, 'sources'));
  /** Rounds of forty answers each: any even cut will do. */
  const { lines, rounds } = sourcesOf(game, course, cutter());

  function cutter(): () => number {
    let seen = 0;
    return () => Math.floor(seen++ / 40);
  }

  test('what the lines gained since the deal is what the scores gained', () => {
    const first = game.score(course.frames[0]?.state ?? course.frames.at(-1)?.state ?? { agenda: [] }).scores;
    for (const [seat, score] of course.end.scores.entries()) {
      const gained = lines.reduce(
        (sum, _, i) => sum + (rounds.at(-1)?.points[i]?.[seat] ?? 0) - (rounds[0]?.points[i]?.[seat] ?? 0),
        0,
      );
      expect(gained).toBe(score - (first[seat] ?? 0));
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
