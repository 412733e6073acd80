import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANSWERS,
  answering,
  type House,
  nextQuestion,
  OVER,
  openHouse,
  PHONE,
  PLAY,
  picture,
  seriousFaults,
  withoutPauses,
} from './browser.ts';

/** A game of Bombay for three has at most this many answers of one person. */
const LONGEST = 120;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a whole game of Bombay for three against bots', () => {
  test('by clicking only, in two clicks from the start page', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await picture(page, 'start-1440-en');
    await page.locator(PLAY).click();
    let given = 0;
    while ((await nextQuestion(page)) === 'asked' && given < LONGEST) {
      if (given === 6) await picture(page, 'table-1440-en');
      await answering(page, () => page.locator(ANSWERS).first().click());
      given++;
    }
    expect(await page.locator(OVER).innerText()).toMatch(/wins with \d+|share the victory/);
    expect(await page.locator('.score-sheet tbody tr').count()).toBeGreaterThan(3);
    // The sheet lies in its card, and not over what else the page shows.
    const [sheet, card] = await Promise.all([boxOf('.score-sheet'), boxOf('.card:has(> * .score-sheet)')]);
    expect(sheet.y).toBeGreaterThan(card.y);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(card.y + card.height);
    expect(await page.locator('.verified .good').innerText()).toContain('every draw of this game follows from it');
    await picture(page, 'result-1440-en');
    expect(await seriousFaults(page)).toEqual([]);
    expect(house.faults).toEqual([]);

    async function boxOf(selector: string): Promise<{ readonly y: number; readonly height: number }> {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`${selector} is not drawn`);
      return box;
    }
  });

  test('by keyboard only', async () => {
    const page = await house.visit({ locale: 'nl' });
    await withoutPauses(page);
    await page.goto('/');
    const play = page.locator(PLAY);
    for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    let given = 0;
    while ((await nextQuestion(page)) === 'asked' && given < LONGEST) {
      await answering(page, async () => {
        if (given % 3 === 0) {
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter');
        } else await page.keyboard.press(given % 3 === 1 ? 'a' : 'z');
      });
      given++;
    }
    expect(await page.locator(OVER).innerText()).toMatch(/wint met \d+|delen de overwinning/);
    await picture(page, 'result-1440-nl');
    expect(house.faults).toEqual([]);
  });

  test('at 360 px by touch: a tap shows, a second one confirms', async () => {
    const page = await house.visit({ ...PHONE, locale: 'fr' });
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).waitFor();
    await picture(page, 'start-360-fr');
    await page.locator(PLAY).tap();
    let given = 0;
    while ((await nextQuestion(page)) === 'asked' && given < LONGEST) {
      const answer = page.locator(ANSWERS).first();
      await answer.tap();
      if (given === 4) await picture(page, 'table-360-fr');
      await answering(page, () => page.locator('.confirm:not([aria-disabled="true"])').tap());
      given++;
    }
    expect(await page.locator(OVER).innerText()).toMatch(/l’emporte avec \d+|se partagent la victoire/);
    await picture(page, 'result-360-fr');
    expect(house.faults).toEqual([]);
  });
});
