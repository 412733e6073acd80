import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANSWERS,
  answering,
  askedInFull,
  type House,
  nextQuestion,
  OVER,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  THOROUGH,
  withoutPauses,
} from './browser.ts';

/** A game of Rajas has at most about this many answers of one person. */
const LONGEST = 400;
/** `npm test` looks at the other tables only for a while. */
const A_WHILE = THOROUGH ? LONGEST : 40;
/** What is offered on the board, in the province and among the tiles. */
const THINGS = '[data-offer]';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sits down at a new table of so many, against bots, with these flags on. */
async function sitDown(page: Page, seats: number, flags: readonly number[] = []): Promise<void> {
  await withoutPauses(page);
  await page.goto('/new/rajas');
  const rows = page.locator('.choice-row');
  await page
    .locator('.choice-row label', { hasText: new RegExp(`^${seats}\\s`) })
    .first()
    .click();
  // Where it is played and by how many stand above the options.
  for (const flag of flags)
    await rows
      .nth(2 + flag)
      .locator('label')
      .nth(1)
      .click();
  await page.locator('.new-start').click();
}

describe('Rajas', () => {
  test('a whole basic game for two, by clicking on the things themselves wherever they are offered', async () => {
    const page = await house.visit();
    await sitDown(page, 2);
    let given = 0;
    let onThings = 0;
    let laid = false;
    while ((await nextQuestion(page)) === 'asked' && given < LONGEST) {
      const title = await page.locator('.question h2').innerText();
      const thing = page.locator(THINGS).first();
      if (/lay the tile/.test(title) && !laid && given > 12) {
        laid = true;
        await thing.hover();
        await picture(page, 'rajas-1440-en');
        expect(await seriousFaults(page)).toEqual([]);
      }
      const offered = (await thing.count()) > 0;
      if (offered) onThings++;
      await answering(page, () => (offered ? thing : page.locator(ANSWERS).first()).click());
      given++;
    }
    expect(onThings).toBeGreaterThan(given / 2);
    expect(await page.locator(OVER).innerText()).toMatch(/wins with|share the victory/);
    await picture(page, 'rajas-result-1440-en');
    expect(house.faults).toEqual([]);
  });

  test('a game for four with Navaratnas and river tiles, in French by night', async () => {
    const page = await house.visit({ locale: 'fr', colorScheme: 'dark' });
    await sitDown(page, 4, [0, 1]);
    let given = 0;
    while (given < A_WHILE && (await nextQuestion(page)) === 'asked') {
      if (given === 24) {
        await page.locator(ANSWERS).first().hover();
        await picture(page, 'rajas-navaratnas-1440-fr');
      }
      await answering(page, () => page.locator(ANSWERS).first().click());
      given++;
    }
    if (THOROUGH) expect(await page.locator(OVER).innerText()).toMatch(/l’emporte|se partagent/);
    else expect(given).toBe(A_WHILE);
    expect(house.faults).toEqual([]);
  });

  test('at 360 px by touch: what is asked opens its tab, a tap shows, a second one confirms', async () => {
    const page = await house.visit({ ...PHONE, locale: 'nl' });
    await sitDown(page, 4);
    const pictures = new Map([
      [/Waar gaat/, 'rajas-board-360-nl'],
      [/Waar leg/, 'rajas-province-360-nl'],
      [/Welke tegel/, 'rajas-tiles-360-nl'],
    ]);
    for (let given = 0; given < A_WHILE && (await nextQuestion(page)) === 'asked'; given++) {
      const title = await askedInFull(page);
      await page.locator(ANSWERS).first().tap();
      for (const [asked, name] of pictures)
        if (asked.test(title) && given > 3) {
          await picture(page, name);
          pictures.delete(asked);
        }
      await answering(page, () => page.locator('.confirm').tap());
    }
    const small = await page
      .locator('.rajas-tabs button, .rajas-zoom button')
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    expect(house.faults).toEqual([]);
  });
});
