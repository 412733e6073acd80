import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call, folder, removeFolders } from './testing.ts';
import type { TrainAnswer } from './train.ts';

afterAll(removeFolders);

const EFFORT = ['--games', '60', '--epochs', '3', '--proof', '2', '--iterations', '10', '--json'];

test('train learns the same network again, also from samples that were kept, and draws its learning curve', async () => {
  const svg = join(folder(), 'curve.svg');
  const train = async (...more: string[]): Promise<TrainAnswer> =>
    JSON.parse((await call('train', 'bombay', '--seed', 'test', ...EFFORT, '--jobs', '1', ...more)).out);
  const first = await train('--svg', svg);
  expect(first.samples).toBeGreaterThan(1000);
  expect(first.bytes).toBeLessThan(300_000);
  expect(first.epochs.at(-1)?.learnt).toBeGreaterThan(0.2);
  expect(readFileSync(svg, 'utf8')).toContain('<polyline');
  expect(await train('--resume')).toEqual(first);
});
