import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Put, type Store, StoreUnavailable } from './store/store.ts';
import { timed } from './store/timed.ts';
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

  test('stands still while the only process of a store was away, however short that was', async () => {
    let wall = 1_000_000;
    const first = new HouseTime(kept.store, () => wall);
    await first.beat();
    const killed = first.now();
    wall += 700;
    const second = new HouseTime(kept.store, () => wall);
    await second.startAlone();
    expect(second.now()).toBe(killed);
    wall += 300;
    expect(second.now()).toBe(killed + 300);
    second.stop();
  });

  test('stands still while the store could not be written, on every node', async () => {
    let wall = 1_000_000;
    let away = false;
    const store = {
      ...unbound(kept.store),
      put: (put: Put) => (away ? Promise.reject(new StoreUnavailable('away')) : kept.store.put(put)),
    };
    const one = new HouseTime(store, () => wall);
    const two = new HouseTime(store, () => wall);
    await one.beat();
    await two.beat();
    const before = one.now();
    away = true;
    wall += 900;
    await expect(one.beat()).rejects.toThrow('away');
    await expect(two.beat()).rejects.toThrow('away');
    wall += 900;
    away = false;
    await one.beat();
    await two.beat();
    expect([one.now(), two.now()]).toEqual([before, before]);
    // One that failed while the other was heard says nothing new.
    away = true;
    await expect(two.beat()).rejects.toThrow('away');
    away = false;
    wall += 500;
    await one.beat();
    wall += 500;
    await two.beat();
    expect(two.now()).toBe(before + 1000);
  });

  test('does not run ahead in a process that was stopped for an hour and wakes up before it knows', async () => {
    let wall = 1_000_000;
    const time = new HouseTime(kept.store, () => wall);
    await time.beat();
    const before = time.now();
    wall += 3_600_000;
    expect(time.now() - before).toBeLessThan(3000);
    await time.beat();
    expect(time.now()).toBe(before);
  });

  test('stands still from the moment on in which an answer cannot be written, and while the store takes long', async () => {
    let wall = 1_000_000;
    const time = new HouseTime(kept.store, () => wall);
    await time.beat();
    wall += 300;
    time.stored(2, false);
    expect(time.now()).toBe(1_000_300);
    time.stored(2, true);
    wall += 400;
    expect(time.now()).toBe(1_000_000);
    await time.beat();
    expect(time.now()).toBe(1_000_000);
    wall += 900;
    time.stored(800, false);
    await time.beat();
    expect(time.now()).toBe(1_000_000);
    wall += 900;
    await time.beat();
    expect(time.now()).toBe(1_000_900);
  });

  test('does not go back on a node that has just begun, though its clock is set back again', async () => {
    let wall = 1_000_000;
    const first = new HouseTime(kept.store, () => wall);
    await first.beat();
    wall -= 300_000;
    await first.beat();
    const second = new HouseTime(kept.store, () => wall);
    await second.beat();
    wall -= 300_000;
    expect(second.now()).toBe(first.now());
  });

  test('is asked for before it is used by a node that was stopped while another one was awake', async () => {
    let wall = 1_000_000;
    const stopped = new HouseTime(kept.store, () => wall);
    const other = new HouseTime(kept.store, () => wall);
    await stopped.beat();
    for (let i = 0; i < 60; i++) {
      wall += 1000;
      await other.beat();
    }
    expect(stopped.now()).toBeLessThan(other.now());
    await stopped.sure();
    expect(stopped.now()).toBe(other.now());
  });

  test('is right at once on two nodes that begin at the same moment after a sleep', async () => {
    let wall = 1_000_000;
    const before = new HouseTime(kept.store, () => wall);
    await before.beat();
    wall += 60_000;
    const one = new HouseTime(kept.store, () => wall);
    const two = new HouseTime(kept.store, () => wall);
    await Promise.all([one.beat(), two.beat()]);
    expect([one.now(), two.now()]).toEqual([1_000_000, 1_000_000]);
  });
});

/** A store whose methods can be taken apart. */
function unbound(store: Store): Store {
  return timed(store, () => {});
}
