import { describe, expect, test } from 'vitest';
import { worldPart } from './part.ts';
import { careless, hasty, mistaken, sleepless } from './planted.ts';
import { type Asked, runWorld } from './world.ts';

/** Looks at one world after the other until something is found. */
async function found(asked: Asked): Promise<readonly string[]> {
  for (let seed = 0; seed < 30; seed++) {
    const { findings } = await runWorld(`planted ${seed}`, asked);
    if (findings.length > 0) return findings;
  }
  return [];
}

describe('a deterministic world', () => {
  test('given the same seed, everything happens again in the same order', async () => {
    const once = await runWorld('again');
    const twice = await runWorld('again');
    expect(once.figures).toEqual(twice.figures);
    expect(once.fingerprint).toBe(twice.fingerprint);
    expect((await runWorld('another')).fingerprint).not.toBe(once.fingerprint);
  });

  test('small version: nothing is lost, shown too early, done twice or left behind', async () => {
    const { findings, figures } = await worldPart.run(0, worldPart.small, () => {});
    expect(findings).toEqual([]);
    expect(figures.sums['answers acknowledged']).toBeGreaterThan(100);
    expect(figures.sums['crash']).toBeGreaterThan(0);
  });

  test('finds a store that acknowledges before it is durable', async () => {
    expect(await found({ planted: hasty })).toContainEqual(expect.stringMatching(/acknowledged|before it was durable/));
  });

  test('finds a store that takes a ply for free where an entry stands', async () => {
    expect(await found({ planted: careless })).not.toEqual([]);
  });

  test('finds a snapshot of another ply', async () => {
    expect(await found({ planted: mistaken })).not.toEqual([]);
  });

  test('finds clocks that run while the house sleeps', async () => {
    const mishap = { least: 3000, most: 6000 };
    expect(await found({ planted: sleepless, only: 'house asleep', weather: { mishap } })).toContainEqual(
      expect.stringMatching('a clock has lost'),
    );
  });

  test('finds a line that swallows words without breaking', async () => {
    expect(await found({ weather: { swallowed: 50 } })).not.toEqual([]);
  });
});
