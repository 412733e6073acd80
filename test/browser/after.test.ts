/** What there is to do after a game: puzzles, statistics, and an online game that is looked at from every side. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { GAMES } from '../../src/games/registry.ts';
import { FastRng, type State } from '../../src/kernel/index.ts';
import { Person } from '../online/client.ts';
import { ANSWERS, answering, type House, openHouse, PHONE, seriousFaults, THOROUGH } from './browser.ts';
import { played } from './played.ts';
import { expectOwnView } from './secrets.ts';

/** Games that are analysed to the end in a few seconds; of the others `npm test` sees the beginning. */
const SHORT = ['amul', 'bombay'];

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

  test('name the answer that was tried, and are read on in another language', async () => {
    const page = await house.visit();
    await page.goto('/puzzles/bombay');
    await page.locator('.puzzle-tiles a').first().click();
    const card = page.locator('.puzzle');
    const answers = page.locator('.question-main [data-answer]:not([inert])');
    // Of the answers that lead somewhere none is the best one here.
    const tried = await answers.first().locator('b').first().innerText();
    await answers.first().click();
    await card.getByText('There is a better answer').waitFor();
    expect(await card.innerText()).toContain(`“${tried}” falls`);
    await card.getByRole('button', { name: 'Show the answer' }).click();
    // What speaks for the answer says what it is compared with.
    await card.getByText('compared with the next best answer: “').waitFor();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await card.getByText('La meilleure réponse').waitFor();
    expect((await card.locator('.guide-words b').innerText()).length).toBeGreaterThan(3);
    await card.getByText('par rapport à la deuxième meilleure réponse').waitFor();
    await card.getByRole('link', { name: 'Tous les problèmes' }).click();
    await page.locator('.puzzle-tiles').first().waitFor();
    expect(house.faults).toEqual([]);
  });

  test('leave a phone most of its height for the position', async () => {
    const page = await house.visit({ ...PHONE, viewport: { width: 360, height: 740 }, locale: 'fr' });
    await page.goto('/puzzles/agra');
    await page.locator('.puzzle-tiles a').first().click();
    const card = page.locator('.puzzle.open');
    await card.waitFor();
    expect(await card.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThan(135);
    const [head, give] = await Promise.all([
      card.locator('.puzzle-head small').boundingBox(),
      card.getByRole('button').boundingBox(),
    ]);
    expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThanOrEqual(give?.x ?? 0);
  });

  test('lead to their game as the seat saw it', async () => {
    const page = await house.visit();
    await page.goto('/puzzles/amul');
    await page.locator('.puzzle-tiles a').first().click();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: 'The game it came from' }).click();
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.scrubber-eyes select').inputValue()).not.toBe('');
    expect(new URL(page.url()).hash).toMatch(/&seat=[1-5]$/);
  });
});

describe('what cannot be fetched', () => {
  const SAYS = 'Something went wrong on this page';

  test('is not called missing: a puzzle', async () => {
    const page = await house.visit();
    const [first] = JSON.parse(readFileSync('puzzles/bombay/index.json', 'utf8'));
    await page.route(/\/assets\/\d{4}-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`/puzzle/bombay-${first.file}-${first.ply}`);
    await page.getByText(SAYS).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'What is the best answer?' }).waitFor();
    house.faults.length = 0;
  });

  test('is said where a record was pasted', async () => {
    const page = await house.visit();
    await page.route(/\/assets\/openRecord-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.locator('.open-record textarea').fill('{}');
    await page.locator('.open-record form button').click();
    await page.locator('.open-record .problem').waitFor();
    house.faults.length = 0;
  });

  test('leaves no page blank: its words', async () => {
    const page = await house.visit();
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Puzzles' });
    await link.waitFor();
    await page.route(/\/assets\/en-[^/]+\.js$/, (route) => route.abort());
    await link.click();
    await page.getByText(SAYS).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('link', { name: 'Puzzle of the day' }).first().waitFor();
    house.faults.length = 0;
  });
});

describe('the page that verifies', () => {
  test('says of a file what is wrong with it while another game is shown, and goes back to the list', async () => {
    const page = await house.visit(PHONE);
    await page.goto('/verify');
    await page.locator('.open-record textarea').fill(JSON.stringify(played('bombay', 5)));
    await page.locator('.open-record form button').click();
    await page.locator('.verdict').waitFor();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{'], 'game.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    });
    await page.getByRole('alert').getByText('cut off').waitFor();
    // The game that was there still is.
    expect(await page.locator('.verdict').count()).toBe(1);
    await page.getByRole('button', { name: 'Check another game' }).click();
    await page.locator('.open-record').waitFor();
    expect(await page.getByText('cut off').count()).toBe(0);
    expect(await page.locator('.verdict').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });
});

describe('statistics', () => {
  test('of somebody who has not played yet say what will be there, and lead to the games', async () => {
    const page = await house.visit(PHONE);
    await page.goto('/stats');
    const nothing = page.locator('.stats-nothing');
    await nothing.getByText('No finished game yet').waitFor();
    await nothing.getByText('whether it pays to begin').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await nothing.getByRole('link', { name: 'All games' }).click();
    await page.locator('#game-bombay').waitFor();
    expect(house.faults).toEqual([]);
  });

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
    const exported = readFileSync(await file.path(), 'utf8');
    // Spreadsheets know by it how the accents of names are written.
    expect(exported.startsWith('\ufeffgame,')).toBe(true);
    const lines = exported.trim().split(/\r?\n/);
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

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  'a game of %s at an online table',
  (id, game) => {
    /** Somebody without a browser, who answers as a merchant does and waits where told. */
    async function seated() {
      const rng = new FastRng(`after ${id}`);
      const person = new Person('Mina', [house.address], rng);
      onTestFinished(() => person.close());
      await person.enter();
      const others = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'bot' as const, bot: 'merchant' }));
      // Nobody is waited for: the game begins at once.
      const { card } = await person.open({
        game: id,
        options: {},
        seats: [{ kind: 'me' }, ...others],
        pace: { kind: 'free' },
        late: 'standIn',
        visibility: 'link',
      });
      await person.connect();
      person.join(card.id);
      const seen = () => person.tables.get(card.id)?.seen ?? null;
      const ply = () => person.tables.get(card.id)?.ply ?? -1;
      /** Plays until asked after so many answers, or to the end. */
      const playUntil = async (most: number) => {
        person.choose = (_, world, seat) => (ply() < most ? botMove(merchant, game, world, seat, rng) : null);
        person.playing = true;
        person.say({ t: 'resync', table: card.id });
        const rests = () => seen()?.outcome != null || (ply() >= most && seen()?.waiting.includes(0));
        await expect.poll(rests, { interval: 20 }).toBe(true);
      };
      return { person, table: card.id, seen, ply, playUntil };
    }

    /** The page of somebody who is known to the house already. */
    async function visitAs(person: Person): Promise<Page> {
      const page = await house.visit();
      const [name = '', value = ''] = person.cookie.split('=');
      await page.context().addCookies([{ name, value, url: house.address }]);
      return page;
    }

    test('is replayed and verified while it runs, and then analysed, varied, shared and verified', async () => {
      const { person, table, seen, ply, playUntil } = await seated();
      await playUntil(12);
      const page = await visitAs(person);

      // While it runs: what this person may see, and nothing that gives the game away.
      await page.goto(`/replay/${table}`);
      await page.locator('.scrubber').waitFor();
      expect(await page.locator('.replay-told').innerText()).toContain('as Mina may see it');
      expect(await page.locator('.scrubber-eyes').count()).toBe(0);
      await page.keyboard.press('End');
      await standsAt(page, ply());
      const world = seen()?.world as State;
      await expectOwnView(page, id, game.view(world, 0));
      await page.keyboard.press('ArrowLeft');
      await standsAt(page, ply() - 1);
      await page.keyboard.press('t');
      expect(await page.locator('.replay-told').innerText()).toContain('when the game is over');
      await page.goto(`/verify/${table}`);
      await page.locator('.verdict.open').waitFor();
      expect(await page.locator('.verify-draws').count()).toBe(0);
      if (id === 'bombay' || THOROUGH) expect(await seriousFaults(page)).toEqual([]);

      // The record was asked for and is not to be had yet: the browser notes the refusal.
      house.faults.length = 0;
      await playUntil(Number.POSITIVE_INFINITY);

      // Opened with the server's record, and analysed at a glance.
      await page.goto(`/replay/${table}`);
      await page.locator('.scrubber-eyes').waitFor();
      const last = Number(await page.locator('input[type="range"]').getAttribute('max'));
      expect(last).toBe(ply());
      await page.goto(`/analysis/${table}?depth=glance`);
      if (SHORT.includes(id) || THOROUGH)
        await page.locator('.effort[data-going="done"]').waitFor({ timeout: 200_000 });
      else
        await expect
          .poll(async () => Number(await page.locator('.effort progress').getAttribute('value')))
          .toBeGreaterThan(10);
      expect(await page.locator('.curve-band').count()).toBe(game.seats.min);

      // Varied: another answer in the middle of it.
      const from = Math.floor(last / 2);
      await page.goto(`/replay/${table}#${from}`);
      await standsAt(page, from);
      await page.keyboard.press('t');
      await page.locator('dialog button.go').click();
      await page.locator(ANSWERS).first().waitFor();
      await answering(page, async () => {
        await page.locator(ANSWERS).first().click();
        // What costs something is asked again.
        const confirm = page.locator('.question .confirm');
        if (await confirm.isVisible()) await confirm.click();
      });
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
      await page.goto(`/verify/${table}`);
      await page.locator('.verdict.good').waitFor();
      expect(await page.locator('.verify-step.bad').count()).toBe(0);
      if (id === 'bombay' || THOROUGH) expect(await seriousFaults(page)).toEqual([]);
      expect(house.faults).toEqual([]);
    });
  },
);

describe.each(['agra', 'amul', 'bombay', 'rajas'])('the board of %s', (id) => {
  /** What stands on the board and beside it, without the story, what tells of the way that led there, and what is kept out of sight. */
  const standing = (page: Page) =>
    page.evaluate(() => {
      const copy = document.querySelector('.table-body')?.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return '';
      for (const path of copy.querySelectorAll('.table-log, .table-talk, .rajas-kept, g:has(> g > [data-die])'))
        path.remove();
      // A picture says what it is of, and comes from wherever it is ready.
      for (const shown of copy.querySelectorAll('img[data-picture]')) shown.removeAttribute('src');
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
