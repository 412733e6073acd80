/** What there is to do after a game: puzzles, statistics, and an online game that is looked at from every side. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS, answering, type House, OVER, openHouse, PHONE, seriousFaults, withoutPauses } from './browser.ts';
import { played } from './played.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function standsAt(page: Page, ply: number): Promise<void> {
  await page.locator(`main[data-ply="${ply}"]`).waitFor();
}

describe('puzzles', () => {
  test('every game has one of the day, the same all day', async () => {
    const page = await house.visit(PHONE);
    await page.goto('/puzzles');
    const today = page.getByRole('link', { name: 'Puzzle of the day' });
    await expect.poll(() => today.count()).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await seriousFaults(page)).toEqual([]);
    const href = await today.nth(2).getAttribute('href');
    await page.reload();
    await expect.poll(() => today.count()).toBe(4);
    expect(await today.nth(2).getAttribute('href')).toBe(href);
    await page.goto('/puzzle/bombay-9999-1');
    await page.getByText('There is no such puzzle').waitFor();
    expect(house.faults).toEqual([]);
  });
});

describe('statistics', () => {
  test('show scores, bots, starting order and sources, in words as well, and are exported', async () => {
    const page = await house.visit();
    const record = played('bombay');
    const sitters = (record.names ?? []).map((name, seat) => ({ name, bot: seat === 0 ? null : 'merchant' }));
    const kept = { saved: { id: 'stats1', sitters, seed: 'after', record, played: 1 }, waiting: [], clock: '' };
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('durbar/1/table/stats1', text), JSON.stringify(kept));
    await page.goto('/stats');
    const plot = page.locator('.stats-plot');
    await plot.waitFor();
    expect(await plot.getAttribute('aria-label')).toMatch(/^game 1: \d+/);
    expect(await plot.locator('circle').count()).toBe(1);
    for (const title of ['Your scores', 'Bots beaten', 'Who begins, who wins', 'Where your points come from'])
      await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.locator('.stats-bars.sources li').count()).toBeGreaterThan(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    for (const { name } of sitters) expect(lines.some((line) => line.includes(`,${name},`))).toBe(true);
    expect(lines.every((line) => line.split(',').length === lines[0]?.split(',').length)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('.stats-last').getByText('Bombay').first().click();
    await page.locator('.scrubber').waitFor();
    expect(house.faults).toEqual([]);
  });
});

describe('a game at an online table', () => {
  /** Ends every turn at once, in the page itself, until so many answers have been given or the game is over. */
  const endTurns = (page: Page, most: number) =>
    page.evaluate(
      async ([answers, overMark]) => {
        const over = () => document.querySelector(overMark) !== null;
        const ply = () => Number(document.querySelector('.question')?.getAttribute('data-ply') ?? -1);
        const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
        while (!over() && ply() < answers) {
          const end =
            document.querySelector<HTMLElement>('.question-end > [data-answer]') ??
            document.querySelector<HTMLElement>('.question [data-answer]');
          const before = ply();
          end?.click();
          for (let i = 0; i < 100 && end && ply() === before && !over(); i++) await pause();
          await pause();
        }
      },
      [most, OVER] as const,
    );

  test('is replayed and verified while it runs, and then analysed, varied, shared and verified', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/new/bombay?online');
    await page.locator('.choice-row').getByText('2 players', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Leïla');
    await page.getByLabel('Who sits at seat 2').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Open the table' }).click();
    // Nobody is waited for: the game begins at once.
    await page.locator('.question').waitFor();
    const id = /online\/(\w+)/.exec(page.url())?.[1] ?? '';
    await endTurns(page, 6);

    // While it runs: what this person may see, and nothing that gives the game away.
    await page.goto(`/replay/${id}`);
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.replay-told').innerText()).toContain('as Leïla may see it');
    expect(await page.locator('.scrubber-eyes').count()).toBe(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('main[data-ply]').getAttribute('data-ply')).not.toBe('0');
    // The purse of the other stays behind its screen, at every moment.
    expect(await page.locator('.seats').getByText('hidden').count()).toBe(1);
    await page.keyboard.press('t');
    expect(await page.locator('.replay-told').innerText()).toContain('when the game is over');
    await page.goto(`/verify/${id}`);
    await page.locator('.verdict.open').waitFor();
    expect(await page.locator('.verify-draws').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    // The record was asked for and is not to be had yet: the browser notes the refusal.
    house.faults.length = 0;
    await page.goto(`/online/${id}`);
    await endTurns(page, Number.POSITIVE_INFINITY);
    await page.locator(OVER).waitFor();

    // Opened with the server's record, and analysed at a glance.
    await page.goto(`/replay/${id}`);
    await page.locator('.scrubber-eyes').waitFor();
    const last = Number(await page.locator('input[type="range"]').getAttribute('max'));
    await page.goto(`/analysis/${id}?depth=glance`);
    await page.locator('.effort[data-going="done"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('.curve-band').count()).toBe(2);

    // Varied: another answer in the middle of it.
    const from = Math.floor(last / 2);
    await page.goto(`/replay/${id}#${from}`);
    await standsAt(page, from);
    await page.keyboard.press('t');
    await page.locator('dialog button.go').click();
    await page.locator(ANSWERS).first().waitFor();
    await answering(page, () => page.locator(ANSWERS).first().click());
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await page.locator('.line-tree').getByText('Line 1').waitFor();

    // Shared: somebody who has never been at the table sees the game and the line.
    await page.getByRole('button', { name: 'Share' }).click();
    // Of the two links the one that carries the record, with the line in it.
    const link = await page.locator('.share-link input[value*="r="]').inputValue();
    await page.keyboard.press('Escape');
    const other = await house.visit();
    await other.goto(link);
    await other.locator('.line-tree').getByText('Line 1').waitFor();
    expect(await other.locator('.replay-told').innerText()).toContain('Line 1');
    await other.context().close();

    // Verified: the seed is there now, and gives every draw.
    await page.goto(`/verify/${id}`);
    await page.locator('.verdict.good').waitFor();
    expect(await page.locator('.verify-step.bad').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(house.faults).toEqual([]);
  });
});

describe.each(['agra', 'amul', 'bombay', 'rajas'])('the board of %s', (id) => {
  /** What stands on the board and beside it, without the story, what tells of the way that led there, and what is kept out of sight. */
  const standing = (page: Page) =>
    page.evaluate(() => {
      const copy = document.querySelector('.table-body')?.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return '';
      for (const path of copy.querySelectorAll('.table-log, .table-talk, .rajas-kept, g:has(> g > [data-die])'))
        path.remove();
      // Names that the page makes up as it goes, where the keyboard stands, and what is left of a style that was taken off.
      const passing = /[_«][rR]_?[0-9a-z]+[_»]| tabindex="-?\d"| style=""/g;
      return copy.innerHTML.replace(passing, '').replaceAll('><', '>\n<');
    });

  test('is the same whether a position was stepped to or opened', async () => {
    const [from, to] = [30, 55];
    const record = JSON.stringify(played(id, to + 3));
    const page = await house.visit();
    await page.addInitScript((text) => localStorage.setItem('durbar/1/record/kept', text), record);
    await page.goto(`/replay/kept#${from}`);
    await standsAt(page, from);
    for (let ply = from; ply < to; ply++) {
      await page.keyboard.press('ArrowRight');
      // Some one by one, some in a hurry: what was passed over is not drawn.
      if (ply % 3 === 0) await standsAt(page, ply + 1);
    }
    await standsAt(page, to);
    const stepped = await standing(page);
    const fresh = await page.context().newPage();
    await fresh.goto(`${house.address}/replay/kept#${to}`);
    await standsAt(fresh, to);
    await expect.poll(() => standing(fresh)).toBe(stepped);
    expect(house.faults).toEqual([]);
  });
});
