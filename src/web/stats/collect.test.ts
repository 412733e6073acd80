import { expect, test } from 'vitest';
import { gameNamed, played } from '../../analysis/testing.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { countGames, type Known } from './collect.ts';

const record = played(gameNamed('bombay'), 'statistics');

function known(id: string, of: () => Promise<GameRecord | null>): Known {
  return { id, played: 1, own: [0], bots: [null, 'merchant'], names: ['Ravi', 'Mina'], record: of };
}

test('a game that cannot be played, and one that cannot be had, harm no other', async () => {
  const torn = Object.defineProperty({ ...record }, 'log', {
    get() {
      throw new Error('torn');
    },
  });
  const told: string[] = [];
  const collected = await countGames(
    [
      known('torn', async () => torn),
      known('of other rules', async () => ({ ...record, rules: 99 })),
      known('of no game', async () => ({ ...record, game: 'chess' })),
      known('elsewhere', async () => null),
      known('good', async () => record),
    ],
    (done, all) => told.push(`${done} of ${all}`),
  );
  expect(collected).toMatchObject({ games: [{ id: 'good', game: 'bombay' }], unread: 3, away: 1 });
  expect(told).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
});

test('between two games the page can do something else', async () => {
  let breaths = 0;
  const timer = setInterval(() => breaths++);
  await countGames(
    ['a', 'b', 'c'].map((id) => known(id, async () => record)),
    () => {},
  );
  clearInterval(timer);
  expect(breaths).toBeGreaterThan(1);
});

test('records are asked for a few at a time, and each of them once', async () => {
  let asked = 0;
  let under = 0;
  let most = 0;
  const all = Array.from({ length: 9 }, (_, i) =>
    known(`online ${i}`, async () => {
      asked++;
      most = Math.max(most, ++under);
      await new Promise((resolve) => setTimeout(resolve));
      under--;
      return record;
    }),
  );
  for (let times = 0; times < 2; times++) expect((await countGames(all, () => {})).games).toHaveLength(9);
  expect(asked).toBe(9);
  expect(most).toBe(4);
});
