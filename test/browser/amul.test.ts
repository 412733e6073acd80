import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amul } from '../../src/games/amul/index.ts';
import {
  ANSWERS,
  answering,
  type House,
  OVER,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  withoutPauses,
} from './browser.ts';
import { beforeTheEnd, openSaved } from './saved.ts';

/** A game of Amul has 27 compulsory answers of one person, and a few for effects. */
const LONGEST = 60;
const CARDS = '.amul-card.offered button';
const FINALE = '.amul-finale';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sits down at a new table of so many, against bots. */
async function sitDown(page: Page, seats: number): Promise<void> {
  await withoutPauses(page);
  await page.goto('/new/amul');
  await page
    .locator('.choice-row label', { hasText: new RegExp(`^${seats}\\s`) })
    .first()
    .click();
  await page.locator('.new-start').click();
}

/** Waits until the game waits for this person alone, or is over. Says which. */
async function nextMoment(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${FINALE}, ${ANSWERS}`).first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.amul-order .now').length <= 1);
  return (await page.locator(FINALE).count()) > 0 ? 'over' : 'asked';
}

/** Presses what gives an answer, and once more where the card would be lost (AM-RUL-4). */
async function press(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  const again = page.locator('.question .confirm');
  if ((await again.count()) > 0) await again.click();
}

describe('Amul', () => {
  test('cards that come up later are painted as dots, which were made meanwhile, and no picture is missing', async () => {
    const page = await house.visit();
    await sitDown(page, 3);
    const dots = page.locator('.amul-board img[src^="blob:"]');
    for (let given = 0; given < LONGEST && (await dots.count()) === 0; given++) {
      if ((await nextMoment(page)) === 'over') break;
      await press(page, CARDS);
    }
    expect(await dots.count()).toBeGreaterThan(0);
    const missing = () =>
      page
        .locator('img.picture')
        .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth === 0).length);
    await expect.poll(missing).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('a whole game for four by clicking on cards, then the show and the score pad', async () => {
    const page = await house.visit();
    await sitDown(page, 4);
    let given = 0;
    const seen = new Set<string>();
    while ((await nextMoment(page)) === 'asked' && given < LONGEST) {
      const title = (await page.locator('.question h2').innerText()).trim();
      if (given === 13) {
        await page.locator(CARDS).first().hover();
        await picture(page, 'amul-1440-en');
        expect(await seriousFaults(page)).toEqual([]);
      }
      if (/what do you take/.test(title) && !seen.has('take')) await picture(page, 'amul-effect-1440-en');
      seen.add(/what do you take/.test(title) ? 'take' : title);
      // The board and the bar give the same answers: one and the other in turn.
      await answering(page, () => press(page, given % 2 === 0 ? CARDS : ANSWERS));
      given++;
    }
    expect(given).toBeGreaterThanOrEqual(27);
    expect(seen).toContain('Which card do you propose?');
    expect(seen).toContain('Which card do you take?');
    expect(seen).toContain('Which card do you play?');
    await picture(page, 'amul-finale-1440-en');
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('[data-finale-done]').click();
    expect(await page.locator(OVER).innerText()).toMatch(/wins with \d+|share the victory/);
    expect(await page.locator('.score-sheet tbody tr').count()).toBeGreaterThan(10);
    await picture(page, 'amul-result-1440-en');
    expect(house.faults).toEqual([]);
  });

  test('AM-DIG-3: the show goes category by category where things may move, and can be skipped', async () => {
    const page = await house.visit({ reducedMotion: 'no-preference' });
    await withoutPauses(page);
    await openSaved(page, beforeTheEnd(amul, 3));
    for (let given = 0; (await nextMoment(page)) === 'asked' && given < LONGEST; given++) {
      await answering(page, () => press(page, ANSWERS));
    }
    const rows = await page.locator('.amul-pad tbody tr').count();
    expect(await page.locator('.amul-pad tbody .shown').count()).toBeLessThan(rows);
    await page.locator('.amul-pad tbody .shown').first().waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await page.locator('.amul-pad tbody .shown').count()).toBe(rows);
    await page.locator('[data-finale-done]').click();
    await page.locator(OVER).waitFor();
    expect(house.faults).toEqual([]);
  });

  test('AM-DIG-2: eight players at 360 px, by touch, with every card and every neighbour in reach', async () => {
    const page = await house.visit({ ...PHONE, locale: 'fr' });
    await sitDown(page, 8);
    for (let given = 0; given < 8; given++) {
      await nextMoment(page);
      if (given === 7) await picture(page, 'amul-360-fr');
      for (const card of await page.locator(CARDS).all()) {
        const box = await card.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.locator(CARDS).first().tap();
      await answering(page, () => page.locator('.confirm:not([aria-disabled="true"])').tap());
    }
    await nextMoment(page);
    await page.locator('.amul-area.small').last().scrollIntoViewIfNeeded();
    await picture(page, 'amul-others-360-fr');
    expect(await page.locator('.amul-area').count()).toBe(7);
    const small = await page
      .locator('.amul-board')
      .evaluate(
        (board) =>
          [...board.querySelectorAll('*')].filter(
            (each) =>
              each.childElementCount === 0 &&
              (each.textContent ?? '').trim() !== '' &&
              Number.parseFloat(getComputedStyle(each).fontSize) < 12,
          ).length,
      );
    expect(small).toBe(0);
    expect(house.faults).toEqual([]);
  });
});
