import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testStore } from './tables/testing.ts';
import { HouseTime } from './time.ts';

let kept: ReturnType<typeof testStore>;
beforeEach(() => {
  kept = testStore();
});
afterEach(() => kept.clear());

describe('house time', () => {
  test('stands still while no node was awake', async () => {
    let wall = 1_000_000;
    const first = new HouseTime(kept.store, () => wall);
    await first.beat();
    wall += 2000;
    await first.beat();
    const asleep = first.now();
    wall += 3_600_000;
    const second = new HouseTime(kept.store, () => wall);
    await second.beat();
    expect(second.now()).toBe(asleep);
    wall += 1500;
    expect(second.now()).toBe(asleep + 1500);
  });

  test('is the same on two nodes, and runs on while one of them is awake', async () => {
    let wall = 1_000_000;
    const one = new HouseTime(kept.store, () => wall);
    const two = new HouseTime(kept.store, () => wall);
    await one.beat();
    wall += 60_000;
    await two.beat();
    await one.beat();
    for (let i = 0; i < 30; i++) {
      wall += 1000;
      await two.beat();
    }
    await one.beat();
    expect(one.now()).toBe(two.now());
    expect(one.wall() - one.now()).toBe(60_000);
  });

  test('does not go back with a clock that is set back', async () => {
    let wall = 1_000_000;
    const time = new HouseTime(kept.store, () => wall);
    await time.beat();
    wall += 1000;
    const before = time.now();
    wall -= 600_000;
    expect(time.now()).toBe(before);
    await time.beat();
    wall += 1000;
    expect(time.now()).toBeGreaterThanOrEqual(before);
    expect(time.now()).toBeLessThanOrEqual(before + 2000);
  });
});
