import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANSWERS,
  answering,
  type House,
  nextQuestion,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  withoutPauses,
} from './browser.ts';

const PLAY_AGRA = '#game-agra .game-play';
/** A whole game takes minutes in a browser: a long stretch of one is played here. */
const STRETCH = 60;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('Agra against bots', () => {
  test('sixty answers by clicking only, each time another one of the bar', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY_AGRA).click();
    let given = 0;
    while ((await nextQuestion(page)) === 'asked' && given < STRETCH) {
      if (given === 40) {
        await picture(page, 'agra-1440-en');
        expect(await seriousFaults(page)).toEqual([]);
      }
      const answers = page.locator(ANSWERS);
      const nth = (given * 7) % (await answers.count());
      await answering(page, () => answers.nth(nth).click());
      given++;
    }
    expect(given).toBe(STRETCH);
    expect(house.faults).toEqual([]);
  });

  test('a thing on the board gives the same answer as its button', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY_AGRA).click();
    await nextQuestion(page);
    await answering(page, () =>
      page.locator('[data-offer="place:sawmill+all"], [data-offer="place:sailor"]').first().click(),
    );
    await nextQuestion(page);
    expect(house.faults).toEqual([]);
  });

  test('at 360 px: four panels, in French', async () => {
    const page = await house.visit({ ...PHONE, locale: 'fr' });
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY_AGRA).tap();
    await nextQuestion(page);
    await picture(page, 'agra-360-fr');
    const tabs = page.locator('.agra-tabs [role="tab"]');
    expect(await tabs.count()).toBe(4);
    for (const [i, panel] of ['.agra-city', '.agra-river', '.agra-empire', '.agra-farm'].entries()) {
      await tabs.nth(i).tap();
      await page.locator(panel).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(house.faults).toEqual([]);
  });
});
