import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answering,
  type House,
  nextQuestion,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  withoutPauses,
} from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Questions that are answered as advised, in each game. */
const FOLLOWED = 2;
const HINT = '.strip.hint';
const TAKE = `${HINT} .strip-word`;

async function newTable(page: Page, game: string): Promise<void> {
  await withoutPauses(page);
  await page.goto(`/new/${game}`);
  await page.locator('.new-start').click();
  await nextQuestion(page);
}

/** The ids of all answers that are offered, those behind "more" included. */
function offered(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-answer]').evaluateAll((all) => all.map((each) => each.getAttribute('data-answer')));
}

describe.each(['agra', 'amul', 'bombay', 'rajas'])('%s', (game) => {
  test('a hint marks one of the legal answers, says why, and is taken with one press', async () => {
    const page = await house.visit();
    await newTable(page, game);
    for (let i = 0; i < FOLLOWED; i++) {
      await page.locator('.undo-redo button').last().click();
      await page.locator(TAKE).waitFor();
      const advised = await page.locator(HINT).getAttribute('data-hint');
      expect(await offered(page)).toContain(advised);
      expect(await page.locator('.answer.advised').getAttribute('data-answer')).toBe(advised);
      expect(await page.locator(`${HINT} [role="status"]`).innerText()).toMatch(/“.+”.*\.$/s);
      if (i === 0) expect(await seriousFaults(page)).toEqual([]);
      if (i === 1) await picture(page, `hint-${game}-1440-en`);
      await answering(page, () => page.locator(TAKE).click());
      expect(await page.locator(`${HINT}, .answer.advised`).count()).toBe(0);
      await nextQuestion(page);
    }
    expect(house.faults).toEqual([]);
  });
});

test('by key at 360 px: H asks and puts away, the bar keeps its place, one tap takes it', async () => {
  const page = await house.visit({ ...PHONE, locale: 'fr' });
  await newTable(page, 'bombay');
  const bar = page.locator('.question');
  const place = await bar.boundingBox();
  await page.keyboard.press('h');
  await page.locator(TAKE).waitFor();
  expect(await bar.boundingBox()).toEqual(place);
  await picture(page, 'hint-bombay-360-fr');
  await page.keyboard.press('h');
  await page.locator(HINT).waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await answering(page, () => page.locator(TAKE).tap());
  expect(house.faults).toEqual([]);
});

test('another answer can be given instead, also while a vizier thinks', async () => {
  const page = await house.visit();
  await newTable(page, 'bombay');
  await page.keyboard.press('h');
  await page.locator(HINT).waitFor();
  await answering(page, () => page.keyboard.press('z'));
  expect(await page.locator(HINT).count()).toBe(0);
  await nextQuestion(page);
  expect(await page.locator(HINT).count()).toBe(0);
  expect(house.faults).toEqual([]);
});

test('who wants no hints sees none', async () => {
  const page = await house.visit();
  await page.addInitScript(() => localStorage.setItem('durbar/1/settings', JSON.stringify({ hints: 'off' })));
  await page.goto('/new/bombay');
  await page.locator('.new-start').click();
  await nextQuestion(page);
  expect(await page.locator('.undo-redo button').count()).toBe(2);
  await page.keyboard.press('h');
  expect(await page.locator(HINT).count()).toBe(0);
  await page.goto('/settings');
  await page.getByText('Offer them').click();
  expect(await page.evaluate(() => localStorage.getItem('durbar/1/settings'))).toContain('"hints":"on"');
});
