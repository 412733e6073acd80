import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANSWERS,
  answering,
  type House,
  logLength,
  nextQuestion,
  openHouse,
  PHONE,
  PLAY,
  picture,
  withoutPauses,
} from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function newTable(page: Page, path = '/'): Promise<void> {
  await withoutPauses(page);
  await page.goto(path);
  if (path === '/') await page.locator(PLAY).click();
  else await page.locator('.new-start').click();
}

async function passAndPlay(page: Page): Promise<void> {
  await withoutPauses(page);
  await page.goto('/new/bombay?persons=all');
  await page.getByText('2 players').click();
  await page.locator('.new-start').click();
  await page.locator('.curtain').waitFor();
}

describe('pass and play', () => {
  test('behind the curtain nothing of the table is on the page', async () => {
    const page = await house.visit();
    await passAndPlay(page);
    await picture(page, 'curtain-1440-en');
    expect(await page.locator('.table-board, .seats, .log, .question, [data-answer]').count()).toBe(0);
    await page.locator('.curtain .go').click();
    await nextQuestion(page);
    // One purse is open: that of who lifted the curtain.
    const first = await page.locator('.seats li', { hasText: 'you' }).innerText();
    await page.keyboard.press('z');
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.table-board, .seats, .log, .question, [data-answer]').count()).toBe(0);
    await page.locator('.curtain .go').click();
    await nextQuestion(page);
    expect(await page.locator('.seats li', { hasText: 'you' }).innerText()).not.toBe(first);
    expect(house.faults).toEqual([]);
  });

  test('with one person there is never a curtain', async () => {
    const page = await house.visit();
    await newTable(page);
    for (let i = 0; i < 4; i++) {
      await nextQuestion(page);
      expect(await page.locator('.curtain').count()).toBe(0);
      await answering(page, () => page.keyboard.press('a'));
    }
  });
});

describe('a table', () => {
  test('survives a reload in the middle', async () => {
    const page = await house.visit();
    await newTable(page);
    for (let i = 0; i < 4; i++) {
      await nextQuestion(page);
      await answering(page, () => page.locator(ANSWERS).first().click());
    }
    await nextQuestion(page);
    const before = [await logLength(page), await page.locator('.table-clock').innerText()];
    await page.reload();
    await nextQuestion(page);
    expect([await logLength(page), await page.locator('.table-clock').innerText()]).toEqual(before);
    await answering(page, () => page.locator(ANSWERS).first().click());
    await nextQuestion(page);
    expect(await logLength(page)).toBeGreaterThan(Number(before[0]));
  });

  test('that is open in two tabs is never written over by the one that is behind', async () => {
    const first = await house.visit();
    await first.addInitScript(() => {
      for (const told of ['storage', 'pageshow', 'visibilitychange'])
        window.addEventListener(
          told,
          (e) => sessionStorage.getItem('asleep') === 'yes' && e.stopImmediatePropagation(),
          { capture: true },
        );
    });
    await newTable(first);
    await nextQuestion(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await nextQuestion(second);

    // The first tab follows what the second one plays, and says so.
    await answering(second, () => second.keyboard.press('z'));
    await nextQuestion(second);
    const played = await logLength(second);
    await expect.poll(() => logLength(first)).toBe(played);
    expect(await first.locator('.strip.warning').innerText()).toContain('another tab');

    // A tab that slept through it gives its late answer up, and catches up by itself.
    await first.evaluate(() => sessionStorage.setItem('asleep', 'yes'));
    await answering(second, () => second.keyboard.press('z'));
    await nextQuestion(second);
    const kept = await logLength(second);
    await first.bringToFront();
    expect(await logLength(first)).toBe(played);
    await first.keyboard.press('a');
    await expect.poll(() => logLength(first)).toBe(kept);
    expect(await first.locator('.strip.warning').innerText()).toContain('another tab');
    await second.reload();
    await nextQuestion(second);
    expect(await logLength(second)).toBe(kept);
    await first.evaluate(() => sessionStorage.removeItem('asleep'));
    await first.bringToFront();

    // Both go on from there.
    await nextQuestion(first);
    await answering(first, () => first.keyboard.press('z'));
    await nextQuestion(first);
    await expect.poll(async () => (await logLength(second)) === (await logLength(first))).toBe(true);
    expect(house.faults).toEqual([]);
  });

  test('takes an answer back and says why it cannot', async () => {
    const page = await house.visit();
    await newTable(page);
    await nextQuestion(page);
    const undo = page.locator('.undo-redo button').first();
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    // It says why when pressed; a test tool would wait for it to be enabled.
    await undo.click({ force: true });
    expect(await page.locator('.strip.warning').innerText()).not.toBe('');
    const start = await logLength(page);
    // A walk of one step can be taken back: it draws nothing and shows nothing new.
    const walk = page.locator('[data-answer^="go:"]:not([data-answer*="+"]):not([inert])').first();
    await answering(page, () => walk.click());
    await nextQuestion(page);
    expect(await logLength(page)).toBeGreaterThan(start);
    await page.keyboard.press('u');
    await expect.poll(() => logLength(page)).toBe(start);
    await page.keyboard.press('r');
    await expect.poll(() => logLength(page)).toBeGreaterThan(start);
  });

  test('shows the past at a click on the log, and comes back', async () => {
    const page = await house.visit();
    await newTable(page);
    for (let i = 0; i < 3; i++) {
      await nextQuestion(page);
      await answering(page, () => page.locator(ANSWERS).first().click());
    }
    await nextQuestion(page);
    await page.locator('.log button').last().click();
    await page.locator('.strip.past').waitFor();
    expect(await page.locator(ANSWERS).count()).toBe(0);
    await page.keyboard.press('Escape');
    await nextQuestion(page);
    expect(await page.locator('.strip.past').count()).toBe(0);
  });

  test('takes letters wherever the focus is, but not from a menu or a dialog', async () => {
    const page = await house.visit();
    await newTable(page);
    await nextQuestion(page);
    await page.keyboard.press('?');
    const ply = () => page.locator('.question').getAttribute('data-ply');
    const before = await ply();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Language/ }).click();
    await page.keyboard.press('a');
    expect(await ply()).toBe(before);
    // Closing the menu gives the focus back to its button; the table still hears.
    await page.keyboard.press('Escape');
    await answering(page, () => page.keyboard.press('a'));
  });

  test('keeps the question bar in its place, whatever is asked', async () => {
    const page = await house.visit(PHONE);
    await newTable(page);
    const places = new Set<number>();
    for (let i = 0; i < 5; i++) {
      await nextQuestion(page);
      places.add((await page.locator('.question').boundingBox())?.y ?? -1);
      await page.locator(ANSWERS).first().tap();
      places.add((await page.locator('.question').boundingBox())?.y ?? -1);
      await answering(page, () => page.locator('.confirm').tap());
    }
    expect(places.size).toBe(1);
  });

  test('tells on a phone what happened while others are asked, and nothing jumps', async () => {
    const page = await house.visit(PHONE);
    await page.addInitScript(() => localStorage.setItem('durbar/1/settings', JSON.stringify({ pace: 'brisk' })));
    await page.goto('/');
    await page.locator(PLAY).tap();
    await nextQuestion(page);
    const bar = page.locator('.question');
    const asked = await bar.boundingBox();
    await page.keyboard.press('z');
    const meanwhile = page.locator('.question-meanwhile');
    await meanwhile.waitFor();
    expect(await bar.boundingBox()).toEqual(asked);
    expect(await meanwhile.locator('.log li').count()).toBeGreaterThan(0);
    await nextQuestion(page);
    expect(await meanwhile.count()).toBe(0);
    expect(await bar.boundingBox()).toEqual(asked);
  });

  test('offers targets of at least 40 px on a phone', async () => {
    const page = await house.visit(PHONE);
    await newTable(page);
    await nextQuestion(page);
    const small = await page
      .locator('.question button, .table-tabs button, .top-bar a, .top-bar button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().height < 40)
          .map((element) => element.textContent),
      );
    expect(small).toEqual([]);
  });
});
