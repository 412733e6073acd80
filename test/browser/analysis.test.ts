/** The analysis of finished games in a real browser, at a glance: `?depth=glance` is the page's own quickest choice. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { GAMES } from '../../src/games/registry.ts';
import { active, FastRng, type GameRecord, isOver, Match, readOptions } from '../../src/kernel/index.ts';
import { type House, openHouse, PHONE, picture, seriousFaults, THOROUGH } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A game of merchants with the fewest seats. */
function played(id: string): GameRecord {
  const game = GAMES[id];
  const read = game && readOptions(game, game.seats.min);
  if (!game || !read || 'problem' in read) throw new Error(`no table of ${id}`);
  const names = ['Ravi', 'Mina', 'Asha'].slice(0, game.seats.min);
  const match = Match.simulated(game, { seats: game.seats.min, options: read.options, names }, 'analysis');
  const rng = new FastRng('analysis');
  while (!isOver(match.state)) {
    const seat = active(match.state);
    match.answer(seat, botMove(merchant, game, match.state, seat, rng));
  }
  return match.record();
}

async function keepRecord(page: Page, record: GameRecord): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('durbar/1/record/kept', text), JSON.stringify(record));
}

const DONE = '.effort[data-going="done"]';
const ADDRESS = '/analysis/kept?depth=glance';

describe.each(THOROUGH ? ['bombay', 'amul', 'rajas'] : ['bombay'])('a finished game of %s', (id) => {
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

    const slider = page.getByRole('slider', { name: 'Position' });
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/(100|50)% to win/);
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toContain('The deal');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/#1$/);
    const replay = page.getByRole('link', { name: 'Replay from here' });
    await expect.poll(() => replay.getAttribute('href')).toBe('/replay/kept#1');
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, `analysis-${id}-1440-en`);

    await page.reload();
    await page.locator(DONE).waitFor({ timeout: 15_000 });
    expect(house.faults).toEqual([]);
  });
});

describe('a long game', () => {
  test('can be paused, and goes on from there after the page was closed', async () => {
    const page = await house.visit(PHONE);
    await keepRecord(page, played('agra'));
    await page.goto(ADDRESS);
    const progress = page.locator('.effort progress');
    const done = async () => Number(await progress.getAttribute('value'));
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.effort[data-going="paused"]').waitFor();
    const before = await done();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, 'analysis-agra-360-en');

    await page.reload();
    await page.locator('.effort[data-going="working"]').waitFor();
    expect(await done()).toBeGreaterThanOrEqual(before);
    expect(house.faults).toEqual([]);
  });
});

describe('what cannot be analysed', () => {
  async function said(record: GameRecord): Promise<string> {
    const page = await house.visit();
    await keepRecord(page, record);
    await page.goto(ADDRESS);
    const text = await page.locator('.problem').innerText();
    await page.context().close();
    return text;
  }

  test('is explained: a game that is not over, other rules, an edited answer, an address without a game', async () => {
    const record = played('bombay');
    const { result: _, ...open } = record;
    expect(await said({ ...open, log: record.log.slice(0, 20) })).toContain('is not over');
    expect(await said({ ...record, rules: 77 })).toContain('other rules');
    const log = record.log.map((entry, i) => (i === 12 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(await said({ ...record, log })).toContain('Answer 13 is against the rules');

    const page = await house.visit();
    await page.goto('/analysis/nowhere');
    expect(await page.locator('main').innerText()).toContain('There is no game at this address');
  });
});
