import { describe, expect, test } from 'vitest';
import type { BalanceAnswer } from './balance.ts';
import { withFigures } from './balance-page.ts';
import { addBalance, interval, noBalance, quantile } from './balancing.ts';
import { call } from './testing.ts';

async function weighed(...args: string[]): Promise<BalanceAnswer> {
  const { code, out } = await call('balance', 'bombay', '--json', '--jobs', '1', ...args);
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('balance', () => {
  test('threads change nothing', async () => {
    const args = ['--games', '40', '--seats', '3', '--bot', 'random'];
    expect(await weighed(...args, '--jobs', '3')).toEqual(await weighed(...args, '--jobs', '1'));
  });

  test('every number of players has its table, and the wins of a table are all games', async () => {
    const { tables } = await weighed('--games', '5', '--bot', 'random');
    expect(tables.map(({ seats }) => seats)).toEqual([2, 3, 4, 5]);
    for (const { bySeat, byPlace } of tables) {
      expect(bySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
      expect(byPlace?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
    }
  });

  test('the lines of the sheet that count add up to the score', async () => {
    const { tables } = await weighed('--games', '20', '--seats', '4');
    const [one] = tables;
    const score = one?.spreads.find(({ name }) => name === 'all scores')?.mean ?? 0;
    const lines = one?.sheet.filter(({ share }) => share !== null) ?? [];
    expect(lines.reduce((sum, { all }) => sum + all, 0)).toBeCloseTo(score, 2);
    expect(lines.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 2);
  });

  test('a game counts figures of its own: those of the whole game stand with its length', async () => {
    const { out } = await call('balance', 'rajas', '--games', '1', '--seats', '2', '--jobs', '1', '--json');
    const answer: BalanceAnswer = JSON.parse(out);
    expect(answer.tables[0]?.spreads[0]).toMatchObject({ name: 'rounds' });
    expect(answer.tables[0]?.figures).toContainEqual(expect.objectContaining({ name: 'tiles built' }));
  });
});

describe('the page', () => {
  test('new figures take the place of the old ones, and what is written by hand stays', async () => {
    const answer = await weighed('--games', '2', '--bot', 'random');
    const fresh = withFigures(null, answer);
    expect(fresh).toMatch(
      /^# Balance: bombay\n\n<!-- figures -->\n\n`npx durbar balance bombay --games 2 --bot random`/,
    );
    const page = fresh
      .replace('<!-- figures -->', 'By hand, before.\n\n<!-- figures -->')
      .concat('\nBy hand, after.\n');
    expect(withFigures(page.replace('## 2 players', 'something old'), answer)).toBe(page);
  });

  test('a page without a place for figures is left alone', async () => {
    const answer = await weighed('--games', '1', '--seats', '2', '--bot', 'random');
    expect(() => withFigures('# By hand\n', answer)).toThrow('no place for figures');
  });
});

test('a line that only some sheets have comes behind the line that it followed', () => {
  const line = (key: string) => ({ key, counts: true, all: 1, winners: 1 });
  const whole = { ...noBalance(2), sheet: [line('silk'), line('tea')] };
  addBalance(whole, { ...noBalance(2), sheet: [line('silk'), line('spices'), line('tea')] });
  expect(whole.sheet.map(({ key, all }) => [key, all])).toEqual([
    ['silk', 2],
    ['spices', 1],
    ['tea', 2],
  ]);
});

test('a quantile between two values is their middle', () => {
  expect([0, 0.5, 1].map((share) => quantile([4, 1, 2, 3], share))).toEqual([1, 2.5, 4]);
});

test('an interval lies around its share and within 0 and 1', () => {
  const { from, to } = interval(25, 100);
  expect([from, to].map((x) => x.toFixed(3))).toEqual(['0.175', '0.343']);
  expect(interval(0, 10).from).toBe(0);
  expect(interval(10, 10).to).toBeCloseTo(1, 10);
});
