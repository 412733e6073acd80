import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type ArenaAnswer, wilson } from './arena-tally.ts';
import { call, folder, removeFolders } from './testing.ts';

afterAll(removeFolders);

async function fought(...args: string[]): Promise<ArenaAnswer> {
  const { code, out } = await call('arena', '--json', '--jobs', '1', ...args);
  expect(code).toBe(0);
  return JSON.parse(out);
}

/** All that does not depend on the clock. */
function untimed({ timing: _, ...answer }: ArenaAnswer) {
  return answer;
}

describe('arena', () => {
  test('a merchant beats a random player, whoever begins', async () => {
    const { wins, byPlace, games } = await fought('bombay', '--a', 'merchant', '--b', 'random', '--games', '20');
    expect(games).toBe(20);
    expect(wins.share).toBeGreaterThan(0.9);
    expect(byPlace?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
  });

  test('deals are mirrored: equal players win as often as the others at every table', async () => {
    const { wins } = await fought('bombay', '--a', 'random', '--b', 'random', '--games', '60', '--seats', '3');
    expect(wins.low).toBeLessThan(1 / 3);
    expect(wins.high).toBeGreaterThan(1 / 3);
  });

  test('a run that was cut off goes on and comes to the same answer', async () => {
    const args = ['bombay', '--a', 'merchant', '--b', 'apprentice', '--seed', 'resume test'];
    const whole = await fought(...args, '--games', '8');
    await fought(...args, '--games', '3');
    expect(untimed(await fought(...args, '--games', '8', '--resume'))).toEqual(untimed(whole));
  });

  test('a bot of one’s own plays, and its faults are told', async () => {
    const { faults, games } = await fought('bombay', '--a', 'run:exit 1', '--b', 'merchant', '--games', '2');
    expect(games).toBe(2);
    expect(faults).toEqual(['stopped: dead', 'stopped: dead']);
  });

  test('the plot is a picture with the shares in it', async () => {
    const svg = join(folder(), 'arena.svg');
    await fought('amul', '--a', 'merchant', '--b', 'random', '--games', '3', '--svg', svg);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*amul, 3 seats: merchant against random, 3 games[\s\S]* %/);
  });
});

test('the interval of Wilson: 8 of 10, none of 5, nothing at all', () => {
  expect(wilson(8, 10)).toEqual({ share: 0.8, low: 0.4902, high: 0.9433 });
  expect(wilson(0, 5)).toEqual({ share: 0, low: 0, high: 0.4345 });
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
