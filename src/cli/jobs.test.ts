import { describe, expect, test } from 'vitest';
import { USUAL_SEED } from './command.ts';
import { divide, pieces } from './jobs.ts';

const tasks = Array.from({ length: 8 }, (_, i) => ({
  game: 'bombay',
  seats: 2,
  seed: USUAL_SEED,
  from: i,
  watch: 1,
  to: i + 1,
}));

describe.each([1, 2])('with %i at work', (jobs) => {
  test('every task is done once', async () => {
    const places: number[] = [];
    await divide('fuzz', tasks, jobs, (_, place) => places.push(place) > 0);
    expect(places.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('who has enough gets no more than what is under way', async () => {
    let answers = 0;
    await divide('fuzz', tasks, jobs, () => ++answers < 1);
    expect(answers).toBeLessThanOrEqual(jobs);
  });

  test('a task that fails ends the work with its reason', async () => {
    const broken = tasks.map((task) => ({ ...task, game: 'chess' }));
    await expect(divide('fuzz', broken, jobs, () => true)).rejects.toThrow('no game "chess"');
  });
});

test('pieces cover the run without gaps, whatever its length', () => {
  for (const games of [1, 7, 100, 12_345]) {
    const cut = pieces(3, 3 + games, 2);
    expect(cut[0]?.from).toBe(3);
    expect(cut.at(-1)?.to).toBe(3 + games);
    for (const [i, piece] of cut.slice(1).entries()) expect(piece.from).toBe(cut[i]?.to);
  }
});
