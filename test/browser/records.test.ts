import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { bombay } from '../../src/games/bombay/index.ts';
import { active, FastRng, type GameRecord, Match, readOptions } from '../../src/kernel/index.ts';
import { answering, type House, logLength, nextQuestion, openHouse, PLAY, picture, withoutPauses } from './browser.ts';

let house: House;
let record: GameRecord;

/** A whole game, played by bots. */
function played(): GameRecord {
  const read = readOptions(bombay, 3);
  if ('problem' in read) throw new Error('no table');
  const match = Match.simulated(bombay, { seats: 3, options: read.options, names: ['Ravi', 'Mina', 'Asha'] }, 'test');
  const rng = new FastRng('test');
  while (match.outcome === null) {
    const seat = active(match.state);
    match.answer(seat, botMove(merchant, bombay, match.state, seat, rng));
  }
  return match.record();
}

beforeAll(async () => {
  house = await openHouse();
  record = played();
});
afterAll(() => house.close());

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.locator('.open-record textarea').fill(text);
  await page.locator('.open-record form button').click();
}

async function refusal(page: Page, text: string): Promise<string> {
  await paste(page, text);
  return page.locator('.open-record .problem').innerText();
}

function kept(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/record/')).length);
}

/** In the page: whether the line of this answer stands within the list that scrolls. */
function isInSight(list: Element, ply: number): boolean {
  const line = list.querySelector(`.looking[data-ply="${ply}"]`);
  if (!line) return false;
  const [box, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  return at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
}

describe('a record', () => {
  test('opens, replays step by step, and every position has an address', async () => {
    const page = await house.visit();
    await paste(page, JSON.stringify(record));
    await page.locator('.scrubber').waitFor();
    await page.getByRole('button', { name: 'One answer on' }).click();
    await page.getByRole('button', { name: 'One round on' }).click();
    await expect.poll(() => page.url()).toMatch(/#\d+$/);
    const position = await page.locator('.scrubber output').innerText();
    await picture(page, 'replay-1440-en');
    await page.reload();
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.scrubber output').innerText()).toBe(position);
    // After a leap, too, the line that is looked at is in sight.
    for (const ply of [record.log.length - 4, Math.floor(record.log.length / 2), 6]) {
      await page.evaluate((to) => {
        location.hash = `#${to}`;
      }, ply);
      await page.locator(`main[data-ply="${ply}"]`).waitFor();
      await expect.poll(() => page.locator('.log').evaluate(isInSight, ply)).toBe(true);
    }
    expect(house.faults).toEqual([]);
  });

  test('that is damaged is refused with the reason, and nothing is kept', async () => {
    const page = await house.visit();
    const text = JSON.stringify(record);
    expect(await refusal(page, text.slice(0, text.length / 2))).toContain('cut off');
    expect(await refusal(page, '[1, 2, 3]')).toContain('not a record');
    expect(await refusal(page, JSON.stringify({ ...record, durbar: 99 }))).toContain('does not know');
    expect(await refusal(page, JSON.stringify({ ...record, game: 'chess' }))).toContain('chess');
    expect(await refusal(page, JSON.stringify({ ...record, rules: 77 }))).toContain('other rules');
    expect(await refusal(page, JSON.stringify({ ...record, seats: 9, names: undefined, result: undefined }))).toContain(
      'number of players',
    );
    expect(await refusal(page, JSON.stringify({ ...record, options: { luck: true } }))).toContain('option');
    const log = record.log.map((entry, i) => (i === 12 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(await refusal(page, JSON.stringify({ ...record, log }))).toContain('Answer 13 is against the rules');
    expect(await kept(page)).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('of 50 MB is refused without being read', async () => {
    const page = await house.visit();
    await page.goto('/');
    await page.locator('.open-record input[type="file"]').evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) return;
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(50_000_000)], 'large.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(await page.locator('.open-record .problem').innerText()).toContain('too large');
    expect(await kept(page)).toBe(0);
  });
});

describe('a damaged saved table', () => {
  test('is shown as damaged, can be saved or removed, and harms nothing else', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    await page.locator('.question').waitFor();
    await page.evaluate(() => localStorage.setItem('durbar/1/table/torn', '{"saved":{"id":"torn"'));
    await page.goto('/');
    await expect.poll(() => page.locator('.my-tables li').count()).toBe(2);
    const torn = page.locator('.my-tables .damaged');
    expect(await torn.innerText()).toContain('cannot be read');
    const [file] = await Promise.all([page.waitForEvent('download'), torn.getByRole('button').first().click()]);
    expect(file.suggestedFilename()).toBe('durbar-torn.txt');
    // Removing asks first: what is gone from here is gone.
    await torn.getByRole('button', { name: 'Remove' }).click();
    const ask = page.getByRole('dialog');
    await ask.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => page.locator('.my-tables li').count()).toBe(2);
    await torn.getByRole('button', { name: 'Remove' }).click();
    await ask.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => page.locator('.my-tables li').count()).toBe(1);
    await page.goto('/table/torn');
    await page.getByText('There is no such table').waitFor();
  });

  test('that breaks the rules says where, and can be saved or removed from its own page', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    await nextQuestion(page);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('durbar/1/table/')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '');
      kept.saved.record.log.push({ seat: 0, move: { do: 'fly' } });
      localStorage.setItem(key, JSON.stringify(kept));
    });
    await page.reload();
    await page.getByRole('heading', { name: 'This table is damaged' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('against the rules');
    const save = page.getByRole('button', { name: 'Save what is there' });
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(file.suggestedFilename()).toMatch(/^durbar-.*\.txt$/);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator('.my-tables').waitFor();
    await expect.poll(() => page.locator('.my-tables li').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });
});

describe('a device without room', () => {
  test('says so at the table, plays on, and lets the record be saved', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    await nextQuestion(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    const before = await logLength(page);
    await answering(page, () => page.keyboard.press('a'));
    expect(await page.locator('.strip.warning').innerText()).toContain('no room left');
    await nextQuestion(page);
    expect(await logLength(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Menu' }).click();
    const save = page.getByRole('menuitem', { name: 'Save the record' });
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(file.suggestedFilename()).toMatch(/^durbar-bombay-/);
    // A new table cannot be opened either, and that is told as well.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'New game' }).click();
    await page.locator('.new-start').click();
    await page.getByRole('alert').filter({ hasText: 'no room left' }).waitFor();
  });
});
