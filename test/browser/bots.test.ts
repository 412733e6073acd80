import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, type House, nextQuestion, openHouse, withoutPauses } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Answers of the person, after each of which the bot has its turn. */
const ROUNDS = 3;
/** What the browser itself calls a long task. */
const LONG_MS = 50;

/** Plays a few turns of Bombay against a level: the longest task of the page, and how long the answers took, in milliseconds. */
async function played(level: string): Promise<{ longest: number; waited: number }> {
  const page = await house.visit();
  await withoutPauses(page);
  await page.goto('/new/bombay');
  await page.getByText('2 players').click();
  await page.locator('.sitter select').last().selectOption(level);
  await page.locator('.new-start').click();
  await nextQuestion(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  let waited = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now();
    await answering(page, () => page.locator('[data-answer]').last().click());
    await nextQuestion(page);
    waited += performance.now() - begin;
  }
  const tasks: number[] = await page.evaluate(() => Reflect.get(globalThis, 'longTasks'));
  await page.context().close();
  return { longest: Math.max(0, ...tasks), waited };
}

test('the page never freezes while a vizier thinks: no task is longer than 50 ms', async () => {
  const quick = await played('merchant');
  const slow = await played('vizier');
  // On a busy machine drawing alone takes longer than that: then thinking must add nothing to it.
  expect(slow.longest).toBeLessThanOrEqual(Math.max(LONG_MS, 2 * quick.longest));
  // It did think.
  expect(slow.waited).toBeGreaterThan(500);
  expect(house.faults).toEqual([]);
});
