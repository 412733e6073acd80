import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { agra } from '../../src/games/agra/index.ts';
import { FastRng, waiting } from '../../src/kernel/index.ts';
import { openTable, type SavedTable, saveTable } from '../../src/table/saved.ts';
import {
  ANSWERS,
  answering,
  type House,
  logLength,
  nextQuestion,
  OVER,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  withoutPauses,
} from './browser.ts';
import { openSaved } from './saved.ts';

/** A game for two in which one goes to the Architect again and again has at most about this many answers of that person. */
const LONGEST = 300;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sits down at a new table of so many, against bots that answer at once. */
async function sitDown(page: Page, seats: 2 | 3 | 4): Promise<void> {
  await withoutPauses(page);
  await page.goto('/new/agra');
  // "2 players", in any language.
  await page
    .locator('.choice-row label', { hasText: new RegExp(`^${seats}\\s`) })
    .first()
    .click();
  for (let seat = 1; seat < seats; seat++) await page.locator('.sitter select').nth(seat).selectOption('merchant');
  await page.locator('.new-start').click();
  await nextQuestion(page);
}

/** Influence at every chance: the Architect on the board, the steps in the bar. That brings the end soon. */
async function goForInfluence(page: Page): Promise<void> {
  const wanted = [
    '.agra-city [data-offer="place:architect"]',
    '[data-answer^="advance:"]:not([inert])',
    '.question-end > [data-answer]',
  ];
  for (const answer of wanted) {
    const found = page.locator(answer).first();
    if ((await found.count()) > 0) return found.click();
  }
  return page.locator(ANSWERS).first().click();
}

/** A table of two persons just before an answer after which the other one is asked whether to follow. */
function tableBeforeFollowing(): { readonly saved: SavedTable; readonly answer: string } {
  const sitters = ['Leïla', 'Ravi'].map((name) => ({ name, bot: null }));
  for (let attempt = 0; attempt < 20; attempt++) {
    const opened = openTable(agra, sitters, {});
    if ('problem' in opened) throw new Error(opened.problem);
    const { table, seed } = opened;
    const rng = new FastRng(attempt);
    while (!table.over) {
      const saved = saveTable('follow', table, seed, 1);
      const asked = waiting(table.match.state)[0] ?? 0;
      const move = botMove(merchant, agra, table.match.state, asked, rng);
      table.answer(asked, move);
      if (table.match.state.agenda.at(-1)?.kind === 'follow') return { saved, answer: Object.values(move).join(':') };
    }
  }
  throw new Error('nobody was ever asked to follow');
}

/** Lifts the curtain for whoever is asked next; says for whom it was. */
async function liftCurtain(page: Page): Promise<string> {
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  const [whom = ''] = (await curtain.innerText()).split('\n');
  await page.locator('.curtain .go').click();
  await nextQuestion(page);
  return whom;
}

describe('Agra', () => {
  test('a whole game for two, by clicking on the board and in the bar', async () => {
    const page = await house.visit();
    await sitDown(page, 2);
    let given = 0;
    while ((await nextQuestion(page)) === 'asked' && given < LONGEST) {
      if (given === 45) {
        await picture(page, 'agra-1440-en');
        expect(await seriousFaults(page)).toEqual([]);
      }
      await answering(page, () => goForInfluence(page));
      given++;
    }
    expect(await page.locator(OVER).innerText()).toMatch(/wins with|share the victory/);
    await picture(page, 'agra-result-1440-en');
    expect(house.faults).toEqual([]);
  });

  test('a follower is asked behind the curtain, and the paused question comes back', async () => {
    const { saved, answer } = tableBeforeFollowing();
    const page = await house.visit();
    await withoutPauses(page);
    await openSaved(page, saved);

    const first = await liftCurtain(page);
    await page.locator(`[data-answer="${answer}"]`).first().click();

    const second = await liftCurtain(page);
    expect(second).not.toBe(first);
    expect(await page.locator('.question h2').innerText()).toBe('Do you follow?');
    await picture(page, 'agra-follow-1440-en');
    const told = await logLength(page);
    await page.locator('[data-answer="follow:1"]').click();

    expect(await liftCurtain(page)).toBe(first);
    expect(await page.locator('.question h2').innerText()).not.toBe('Do you follow?');
    expect(await logLength(page)).toBeGreaterThan(told);
    expect(await page.locator('.log').textContent()).toMatch(/ follows /);
    expect(house.faults).toEqual([]);
  });

  test('a thing on the board gives the same answer as its button', async () => {
    const page = await house.visit();
    await sitDown(page, 2);
    await answering(page, () => page.locator('.agra-city [data-offer^="place:"]').first().click());
    await nextQuestion(page);
    expect(house.faults).toEqual([]);
  });

  test('the board by keyboard: arrows come to what is offered and explain it, Enter gives it', async () => {
    const page = await house.visit({ locale: 'nl', colorScheme: 'dark' });
    await sitDown(page, 2);
    const city = page.locator('.agra-city');
    for (let i = 0; i < 80 && !(await city.evaluate((part) => part === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    const spot = page.locator('.agra-city [data-spot]:focus');
    expect(await spot.locator('[data-hit]').count()).toBe(1);
    await page.locator('#explanation').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await answering(page, () => page.keyboard.press('Enter'));
    expect(house.faults).toEqual([]);
  });

  test('at 360 px: four panels and the any-time actions, the bar in reach, nothing too small', async () => {
    const page = await house.visit({ ...PHONE, locale: 'fr' });
    await sitDown(page, 4);
    const bar = await page.locator('.question').boundingBox();
    const tabs = page.locator('.agra-tabs [role="tab"]');
    const panels = [
      ['.agra-city', 'agra-360-fr'],
      ['.agra-river', 'agra-river-360-fr'],
      ['.agra-empire', 'agra-empire-360-fr'],
      ['.agra-farm', 'agra-farm-360-fr'],
      ['.agra-items', 'agra-anytime-360-fr'],
    ] as const;
    expect(await tabs.count()).toBe(panels.length);
    for (const [i, [panel, name]] of panels.entries()) {
      await tabs.nth(i).tap();
      await page.locator(panel).waitFor();
      await picture(page, name);
      expect(await page.locator('.question').boundingBox()).toEqual(bar);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    const low = await tabs.evaluateAll((all) => all.filter((tab) => tab.getBoundingClientRect().height < 40).length);
    expect(low).toBe(0);
    expect(house.faults).toEqual([]);
  });
});
