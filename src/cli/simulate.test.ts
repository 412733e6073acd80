import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SimulateAnswer } from './simulate.ts';
import { add, merge, noSpread, summary } from './spread.ts';
import { call, folder, removeFolders } from './testing.ts';

afterAll(removeFolders);

async function simulated(...args: string[]): Promise<Omit<SimulateAnswer, 'timing'>> {
  const { code, out } = await call('simulate', 'bombay', '--json', ...args);
  expect(code).toBe(0);
  const { timing, ...rest }: SimulateAnswer = JSON.parse(out);
  expect(timing.decisionsPerSecond).toBeGreaterThan(0);
  return rest;
}

describe('simulate', () => {
  test('the same seed plays the same games, another seed others', async () => {
    const one = await simulated('--games', '30', '--seed', 'a', '--jobs', '1');
    expect(await simulated('--games', '30', '--seed', 'a', '--jobs', '1')).toEqual(one);
    expect(await simulated('--games', '30', '--seed', 'b', '--jobs', '1')).not.toEqual(one);
  });

  test('threads change nothing but the time', async () => {
    const args = ['--games', '60', '--seats', '3', '--bots', 'random,merchant,random'];
    const alone = await simulated(...args, '--jobs', '1');
    expect(await simulated(...args, '--jobs', '3')).toEqual(alone);
  });

  test('every game has one win, shared by those who tie', async () => {
    const { bySeat, byPlace, games } = await simulated('--games', '50', '--seats', '5');
    expect(bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 2);
    expect(byPlace?.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 2);
  });

  test('a bot that looks one answer ahead beats those that do not', async () => {
    const { bySeat } = await simulated('--games', '20', '--seats', '2', '--bots', 'random,merchant');
    expect(bySeat[1]?.share).toBeGreaterThan(0.9);
  });

  test('writing records changes no game, and every record is in order', async () => {
    const records = folder();
    const args = ['--games', '12', '--seats', '4', '--seed', 'x/y', '--option', 'openMoney=true'];
    const { records: written, ...kept } = await simulated(...args, '--records', records);
    const { records: none, ...plain } = await simulated(...args);
    expect({ written, none }).toEqual({ written: records, none: null });
    expect(kept).toEqual(plain);

    const names = readdirSync(records).toSorted();
    expect(names).toHaveLength(12);
    expect(names[3]).toBe('bombay-4-x_y-000003.json');
    const record = JSON.parse(readFileSync(join(records, 'bombay-4-x_y-000003.json'), 'utf8'));
    expect(record).toMatchObject({ chance: { generator: 'fast', seed: 'x/y/3' }, options: { openMoney: true } });
    expect(await call('verify', records)).toMatchObject({ code: 0, out: '12 files, all in order\n' });
  });

  test('the table says who won, by seat and by starting order', async () => {
    const { out } = await call('simulate', 'bombay', '--games', '5', '--seats', '3');
    expect(out).toMatch(/^bombay, 3 seats, 5 games, seed 1\n/);
    expect(out).toMatch(/seat +bot +wins +share +score +sd +min +max/);
    expect(out).toMatch(/By starting order\nplace +wins +share/);
  });
});

test('a spread of parts is the spread of the whole', () => {
  const whole = noSpread();
  const left = noSpread();
  const right = noSpread();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) {
    add(whole, value);
    add(value < 5 ? left : right, value);
  }
  merge(left, right);
  expect(left).toEqual(whole);
  expect(summary(whole)).toEqual({ mean: 5, sd: 2.1381, min: 2, max: 9 });
});
