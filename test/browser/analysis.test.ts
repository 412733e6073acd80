/** The analysis of finished games in a real browser, at a glance: `?depth=glance` is the page's own quickest choice. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/index.ts';
import { type House, openHouse, PHONE, picture, seriousFaults, THOROUGH } from './browser.ts';
import { played } from './played.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function keepRecord(page: Page, record: GameRecord): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('durbar/1/record/kept', text), JSON.stringify(record));
}

const DONE = '.effort[data-going="done"]';
const ADDRESS = '/analysis/kept?depth=glance';

/** Whole games take both cores for ten seconds and more: `npm test` looks at one of them, and at the beginning of the others, below. */
const WHOLE = THOROUGH ? ['bombay', 'amul', 'rajas', 'agra'] : ['bombay'];

describe.each(WHOLE)('a finished game of %s', (id) => {
  test('is looked at to the end: curve, moments, accuracy, luck and sources; reopened, it is there at once', async () => {
    const record = played(id);
    const page = await house.visit();
    await keepRecord(page, record);
    await page.goto(ADDRESS);
    await page.locator(DONE).waitFor({ timeout: 200_000 });

    expect(await page.locator('.curve-band').count()).toBe(record.seats);
    for (const level of await page.locator('.players svg text').allTextContents())
      expect(Number(level)).toBeGreaterThan(50);
    expect(await page.locator('.sources-band').count()).toBeGreaterThanOrEqual(record.seats);
    expect(await page.locator('.luck li').count()).toBe(record.seats);

    // Both answers stand below the question that they answer, and the plot says what its marks are.
    const moments = page.locator('.moment');
    expect(await moments.count()).toBeGreaterThan(0);
    for (const asked of await moments.locator('.moment-asked').allTextContents()) expect(asked).not.toBe('');
    for (const words of await moments.locator('dd').allTextContents()) expect(words.trim()).not.toBe('');
    const kinds = await moments.evaluateAll((all) => new Set(all.map(({ className }) => className)).size);
    expect(await page.locator('.curve-marks li').count()).toBe(kinds);
    // Where lines end side by side, their marks do not lie over each other.
    await page.getByText('Scores', { exact: true }).click();
    const ends = await page
      .locator('.curve-end')
      .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().top).sort((a, b) => a - b));
    expect(ends).toHaveLength(record.seats);
    for (const [i, top] of ends.entries()) if (i > 0) expect(top - (ends[i - 1] ?? 0)).toBeGreaterThan(15);

    const slider = page.getByRole('slider', { name: 'Position' });
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/(100|50)% to win/);
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toContain('The deal');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/#1$/);
    // Whoever answers next chose from what the board shows.
    const next = record.names?.[record.log[1]?.seat ?? 0] ?? '';
    await page.locator('.position').getByText(`as ${next} saw it`).waitFor();
    const replay = page.getByRole('link', { name: 'Replay from here' });
    await expect.poll(() => replay.getAttribute('href')).toBe('/replay/kept#1');
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, `analysis-${id}-1440-en`);

    // The board is far above the moments: who asks for one there sees it.
    await moments.first().getByRole('button', { name: 'Show on the board' }).click();
    await expect
      .poll(() => page.locator('.position').evaluate((board) => Math.abs(board.getBoundingClientRect().top)))
      .toBeLessThan(60);

    await page.reload();
    await page.locator(DONE).waitFor({ timeout: 15_000 });
    expect(house.faults).toEqual([]);
  });
});

test.runIf(THOROUGH)(
  'of Bombay as usual: done within a minute, and the page answers all the while',
  async ({ annotate }) => {
    const page = await house.visit();
    // The longest games are those of four.
    const record = played('bombay', undefined, undefined, 4);
    await keepRecord(page, record);
    await page.goto('/analysis/kept');
    await page.locator('.effort[data-going="working"]').waitFor();
    const begun = Date.now();
    // Whatever keeps the page from answering from now on; what opened it is over.
    await page.evaluate(() => {
      const longest = { ms: 0 };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: 'longtask' });
    });
    await page.locator(DONE).waitFor({ timeout: 60_000 });
    const seconds = (Date.now() - begun) / 1000;
    const longest = await page.evaluate(() => ('longest' in window ? JSON.stringify(window.longest) : ''));
    const kept = Number(/[\d.]+/.exec(longest)?.[0]);
    await annotate(`${record.log.length} answers in ${seconds.toFixed(1)} s, the page kept for ${kept} ms at most`);
    expect(seconds).toBeLessThan(60);
    expect(kept).toBeLessThan(200);
  },
);

describe.each(['agra', 'amul', 'rajas'])('the analysis of a game of %s', (id) => {
  test('can be paused, and goes on from there after the page was closed', async () => {
    const record = played(id);
    const page = await house.visit(PHONE);
    await keepRecord(page, record);
    await page.goto(ADDRESS);
    const progress = page.locator('.effort progress');
    const done = async () => Number(await progress.getAttribute('value'));
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.effort[data-going="paused"]').waitFor();
    const before = await done();
    // What is known so far is shown already.
    expect(await page.locator('.curve-band').count()).toBe(record.seats);
    expect(await page.locator('.sources-band').count()).toBeGreaterThanOrEqual(record.seats);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // Headings of a board stand on its own ground, in its own colours.
    if (id === 'amul') {
      const inks = (where: string) =>
        page.locator(where).evaluateAll((all) => all.map((heading) => getComputedStyle(heading).color));
      const [ink] = await inks('.players h3');
      expect((await inks('.position-board h3')).some((own) => own !== ink)).toBe(true);
    }
    if (id === 'agra' || THOROUGH) expect(await seriousFaults(page)).toEqual([]);
    if (id === 'agra') await picture(page, 'analysis-agra-360-en');

    await page.reload();
    await page.locator('.effort[data-going="working"]').waitFor();
    expect(await done()).toBeGreaterThanOrEqual(before);
    expect(house.faults).toEqual([]);
  });
});

test('while a question has not been looked at, nobody says that nothing better was found', async () => {
  const page = await house.visit();
  await keepRecord(page, played('bombay'));
  // A worker that knows the curve, which turns with the fifth answer, and has not come to the questions.
  await page.route(/analysis\.worker/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `onmessage = ({ data: { pieces } }) => {
        for (const { part, ply } of pieces) {
          const shares = ply < 5 ? [0.9, 0.1] : [0.1, 0.9];
          if (part === 'outlook') postMessage({ found: { part, ply, outlook: { shares, scores: [20, 20], errors: [0, 0] } } });
        }
      }`,
    }),
  );
  await page.goto(ADDRESS);
  const turn = page.locator('.moment.swing');
  await turn.waitFor();
  await turn.getByText('Not found out yet.').waitFor();
  expect(house.faults).toEqual([]);
});

describe('on a device', () => {
  test('that keeps nothing, the page does not say that it was kept', async () => {
    const page = await house.visit();
    await keepRecord(page, played('bombay'));
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(ADDRESS);
    await page.locator(DONE).waitFor({ timeout: 200_000 });
    await page.locator('.effort-state').getByText('could not be kept on this device').waitFor();
    expect(house.faults).toEqual([]);
  });

  test('two pages with the same game keep what both have found', async () => {
    const page = await house.visit();
    const record = played('bombay');
    await keepRecord(page, record);
    const other = await page.context().newPage();
    await keepRecord(other, record);
    // The other page has found nothing yet and finds nothing more.
    await other.route(/analysis\.worker/, () => {});
    await other.goto(ADDRESS);
    await other.locator('.effort[data-going="working"]').waitFor();
    await page.goto(ADDRESS);
    await page.locator(DONE).waitFor({ timeout: 200_000 });
    await other.getByRole('button', { name: 'Pause' }).click();
    await other.locator('.effort[data-going="paused"]').waitFor();
    await other.reload();
    await other.locator(DONE).waitFor();
    expect(house.faults).toEqual([]);
  });
});

describe('what cannot be analysed', () => {
  test('is explained: a game that is not over, other rules, an edited answer, an address without a game', async () => {
    const record = played('bombay');
    const page = await house.visit();
    await page.goto('/analysis/nowhere');
    expect(await page.locator('main').innerText()).toContain('There is no game at this address');
    const keep = (given: GameRecord) =>
      page.evaluate((text) => localStorage.setItem('durbar/1/record/kept', text), JSON.stringify(given));
    const said = async (given: GameRecord) => {
      await keep(given);
      await page.goto(ADDRESS);
      return page.locator('.problem').innerText();
    };
    const { result: _, ...open } = record;
    expect(await said({ ...open, log: record.log.slice(0, 20) })).toContain('is not over');
    expect(await said({ ...record, rules: 77 })).toContain('other rules');
    const log = record.log.map((entry, i) => (i === 12 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(await said({ ...record, log })).toContain('Answer 13 is against the rules');

    await keep(record);
    await page.goto('/analysis/nowhere');
    await page.goto(`${ADDRESS}#99999`);
    await page.getByText('names answer 99,999').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
  });
});
