import { expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import { rajas } from '../games/rajas/index.ts';
import { FastRng } from '../kernel/index.ts';
import { Evolution } from './evolution.ts';
import { call } from './testing.ts';
import type { TuneAnswer } from './tune.ts';
import { KeptTrials } from './tune-kept.ts';
import { withWeights } from './tune-write.ts';
import { tryWeights } from './tuning.ts';

test('evolution finds the lowest point of a bowl, and leaves alone what has no step', () => {
  const goal = [1, -2, 0.5, 3];
  const height = (point: readonly number[]) =>
    point.reduce((sum, value, i) => sum + (i + 1) * (value - (goal[i] ?? 0)) ** 2, 0);
  const evolution = new Evolution({ mean: [1, 0, 0, 0], steps: [0, 0.5, 0.5, 0.5] }, 10, new FastRng('bowl'));
  for (let generation = 0; generation < 60; generation++)
    evolution.tell(evolution.ask(10).sort((one, other) => height(one) - height(other)));
  expect(evolution.mean[0]).toBe(1);
  expect(height(evolution.mean)).toBeLessThan(0.05);
});

test('tune is reproducible, whatever the number of threads, and never touches the measure', async () => {
  const args = ['tune', 'bombay', '--generations', '2', '--population', '4', '--games', '4', '--proof', '50', '--json'];
  const tuned = async (jobs: string): Promise<TuneAnswer> => JSON.parse((await call(...args, '--jobs', jobs)).out);
  const alone = await tuned('1');
  const other = await tuned('2');
  const [measure] = alone.weights;
  expect(measure?.after).toBe(measure?.before);
  expect(alone.weights.some(({ before, after }) => before !== after)).toBe(true);
  expect(other.weights).toEqual(alone.weights);
  expect(other.proof).toEqual(alone.proof);
});

test('tune never turns a weight round: the words of the hints are written for its sign', async () => {
  const args = [
    'tune',
    'bombay',
    '--generations',
    '12',
    '--population',
    '4',
    '--games',
    '1',
    '--proof',
    '2',
    '--jobs',
    '1',
    '--json',
  ];
  const { weights }: TuneAnswer = JSON.parse((await call(...args)).out);
  expect(weights.map(({ after }) => Math.sign(after))).toEqual(weights.map(({ before }) => Math.sign(before)));
});

test('tune leaves alone what it is told to keep, and knows the features by name', async () => {
  const args = ['tune', 'rajas', '--generations', '1', '--population', '4', '--games', '2', '--proof', '2', '--json'];
  const { weights }: TuneAnswer = JSON.parse((await call(...args, '--keep', 'money,karma')).out);
  const stayed = weights.filter(({ before, after }) => before === after).map(({ feature }) => feature);
  expect(stayed).toEqual(expect.arrayContaining(['fame', 'money', 'karma']));
  // Another one may come back to what it was when it is rounded.
  expect(stayed.length).toBeLessThan(weights.length / 2);
  expect((await call(...args, '--keep', 'gold')).err).toContain('no feature "gold"');
});

test('weights are tried by merchants, or by searches, who play the same deals differently', () => {
  const others = bombay.judgement.weights;
  const rupeesAlone = others.map((weight, i) => (i === 0 ? weight : 0));
  const task = { game: 'bombay', seats: 2, tried: rupeesAlone, others, seed: 'tune', games: 2 };
  const [merchants, searches] = [0, 8].map((thinking) => tryWeights({ ...task, thinking }).fitness);
  expect(searches).not.toBe(merchants);
});

test('tune goes on where it ended, and plays no trial twice', async () => {
  const args = ['tune', 'bombay', '--population', '4', '--games', '2', '--proof', '4', '--seed', 'resumed', '--json'];
  const tuned = async (...more: string[]): Promise<TuneAnswer> => JSON.parse((await call(...args, ...more)).out);
  const whole = await tuned('--generations', '2');
  await tuned('--generations', '1');
  expect(await tuned('--generations', '2', '--resume')).toEqual(whole);
  const played = new KeptTrials('bombay', 2, { seed: 'resumed', population: 4, games: 2, thinking: 0, kept: [0] });
  // Four trials of each generation, and the proof after one of them and after both.
  expect(played.read()).toBe(4 + 4 + 2);
});

test('merchants are tuned from the weights that merchants go by, searches from those of searches', async () => {
  const args = ['tune', 'rajas', '--generations', '1', '--population', '4', '--games', '1', '--proof', '1', '--json'];
  const before = async (...more: string[]) => {
    const { weights }: TuneAnswer = JSON.parse((await call(...args, ...more)).out);
    return weights.map((weight) => weight.before);
  };
  expect(await before()).toEqual(rajas.judgement.weights);
  expect(await before('--thinking', '2')).toEqual(rajas.judgement.foresight);
});

test('new weights are written into their own table, and nothing else is touched', () => {
  const file = [
    'export const WEIGHTS = {',
    '  /** Money: 1, in hand. */',
    '  money: 1,',
    '  debt: -0.5,',
    '} as const;',
    '',
    'export const FORESIGHT: Readonly<Record<Feature, number>> = {',
    '  money: 1,',
    '  debt: -0.5,',
    '};',
  ];
  const written = (table: 'WEIGHTS' | 'FORESIGHT') =>
    withWeights(file.join('\n'), table, [
      { feature: 'money', after: 1 },
      { feature: 'debt', after: -0.75 },
    ]).split('\n');
  expect(written('WEIGHTS')).toEqual(file.with(3, '  debt: -0.75,'));
  expect(written('FORESIGHT')).toEqual(file.with(8, '  debt: -0.75,'));
  expect(() => withWeights('export const RATES = {\n};', 'WEIGHTS', [])).toThrow('no table WEIGHTS');
});
