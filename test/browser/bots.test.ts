import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, type House, nextQuestion, openHouse, withoutPauses } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Answers of the person, after each of which the vizier has its turn. */
const ROUNDS = 3;
/** Longer tasks are those that the browser itself calls long. */
const LONG_MS = 50;

test('the page never freezes while a vizier thinks: no task is longer than 50 ms', async () => {
  const page = await house.visit();
  await withoutPauses(page);
  await page.goto('/new/bombay');
  await page.getByText('2 players').click();
  await page.locator('.sitter select').last().selectOption('vizier');
  await page.locator('.new-start').click();
  await nextQuestion(page);
  // From here on: what the browser reports as long, and how long it was until the next question.
  await page.evaluate(() => {
    const long: number[] = [];
    Reflect.set(globalThis, 'long', long);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  let waited = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now();
    await answering(page, () => page.locator('[data-answer]').last().click());
    await nextQuestion(page);
    waited += performance.now() - begin;
  }
  const long: unknown = await page.evaluate(() => Reflect.get(globalThis, 'long'));
  expect({ long, limit: LONG_MS }).toEqual({ long: [], limit: LONG_MS });
  // It did think: three actions of its turn, up to a second each.
  expect(waited).toBeGreaterThan(500);
  expect(house.faults).toEqual([]);
});
