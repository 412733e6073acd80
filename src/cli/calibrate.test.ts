import { describe, expect, test } from 'vitest';
import type { CalibrateAnswer } from './calibrate.ts';
import { call } from './testing.ts';

async function measured(...args: string[]): Promise<CalibrateAnswer> {
  const { out } = await call('calibrate', 'bombay', '--seats', '2', '--json', ...args);
  return JSON.parse(out);
}

describe('durbar calibrate', () => {
  test('measures the same with the same seed, whatever the number of threads', async () => {
    const one = await measured('--games', '12', '--jobs', '1');
    expect(await measured('--games', '12', '--jobs', '2')).toEqual(one);
    expect(await measured('--games', '12', '--jobs', '1', '--seed', 'other')).not.toEqual(one);
  });

  test('is less surprised by winners than one who knows nothing, even after few games', async () => {
    const { tables } = await measured('--games', '60', '--jobs', '1');
    expect(tables[0]?.seats).toBe(2);
    expect(tables[0]?.trust.surprise).toBeLessThan(tables[0]?.trust.ignorance ?? 0);
  });
});
