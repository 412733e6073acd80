import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { bombay } from '../../src/games/bombay/index.ts';
import { GAMES } from '../../src/games/registry.ts';
import { active, FastRng, type GameRecord, LINE_LIMITS, Match, readOptions } from '../../src/kernel/index.ts';
import { Film } from '../../src/table/film.ts';
import {
  ANSWERS,
  answering,
  type House,
  nextQuestion,
  openHouse,
  PHONE,
  PLAY,
  picture,
  seriousFaults,
  THOROUGH,
  withoutPauses,
} from './browser.ts';
import { played as playedOf } from './played.ts';
import { expectOwnView } from './secrets.ts';

let house: House;
let record: GameRecord;

/** A whole live game, played by bots. */
function played(names: readonly string[] = ['Ravi', 'Mina', 'Asha']): GameRecord {
  const read = readOptions(bombay, 3);
  if ('problem' in read) throw new Error('no table');
  const match = Match.live(bombay, { seats: 3, options: read.options, names }, 'a seed for the replay');
  const rng = new FastRng('replay');
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
// What one test met is not held against the next.
beforeEach(() => {
  house.faults.length = 0;
});
afterAll(() => house.close());

/** Of the links that are shared the one that carries the record: it is there once it is packed. */
const PACKED = '.share-link input[value*="r="]';

/** Opens a record on the page of replays; gives its id. */
async function open(page: Page, opened: GameRecord | string = record): Promise<string> {
  await page.goto('/replay');
  await page.locator('.open-record textarea').fill(typeof opened === 'string' ? opened : JSON.stringify(opened));
  await page.locator('.open-record form button').click();
  await page.locator('.scrubber').waitFor();
  return /replay\/(\w+)/.exec(page.url())?.[1] ?? '';
}

async function standsAt(page: Page, ply: number): Promise<void> {
  await page.locator(`main[data-ply="${ply}"]`).waitFor();
}

const packed = (text: string) => deflateRawSync(text).toString('base64url');

/** What the browser of a page keeps. */
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), `durbar/1/${key}`);

/** How many records and lists of lines the browser of a page keeps. */
const keptOf = (page: Page) =>
  page.evaluate(() =>
    ['record', 'lines'].map(
      (kind) => Object.keys(localStorage).filter((key) => key.startsWith(`durbar/1/${kind}/`)).length,
    ),
  );

const plyOf = async (page: Page) => Number(await page.locator('main[data-ply]').getAttribute('data-ply'));

/** Begins a line at a position, every seat answered by the person. */
async function beginLine(page: Page, id: string, ply: number): Promise<void> {
  await page.goto(`/replay/${id}#${ply}`);
  await standsAt(page, ply);
  await page.keyboard.press('t');
  await page.locator('dialog button.go').click();
  await page.locator(ANSWERS).first().waitFor();
}

describe('a replay', () => {
  test('is moved through with the keyboard, by answer, turn and round', async () => {
    const page = await house.visit();
    await open(page);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await page.keyboard.press('ArrowLeft');
    await standsAt(page, 0);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(0);
    await page.keyboard.press('PageDown');
    const second = await page.locator('.table-clock').innerText();
    await expect.poll(() => page.locator('.table-clock').innerText()).toContain('Round 2');
    expect(second).toBeTruthy();
    await page.keyboard.press('End');
    await standsAt(page, record.log.length);
    await page.keyboard.press('PageUp');
    await expect.poll(() => page.locator('.table-clock').innerText()).toContain('Round 3');
    await page.keyboard.press('Home');
    await standsAt(page, 0);
    expect(house.faults).toEqual([]);
  });

  test('plays by itself, can be stopped, and stops at the end', async () => {
    const page = await house.visit();
    await open(page);
    await page.keyboard.press('End');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await standsAt(page, record.log.length - 3);
    await page.locator('.scrubber-speed select').selectOption('4');
    await page.locator('.scrubber-play').click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.locator('.replay-told').count()).toBe(0);
    await standsAt(page, record.log.length);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    // There it says who has won.
    const best = Math.max(...(record.result?.scores ?? []));
    await page.locator('.replay-told').getByText(`wins with ${best}`).waitFor();
    // From the end it begins again; whoever takes a step by hand stops it.
    await page.locator('.scrubber-play').click();
    await expect.poll(() => plyOf(page)).toBeLessThan(20);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('leads from a line of the story to its rule', async () => {
    const page = await house.visit();
    await open(page);
    const line = page.locator('.log li:has(.log-rule)').first();
    await line.hover();
    await line.locator('.log-rule').click();
    await page.locator('.rules-over .here').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.rules-over').waitFor({ state: 'detached' });
    expect(house.faults).toEqual([]);
  });

  test('goes back to the last answer that drew chance or changed a score', async () => {
    const page = await house.visit();
    const id = await open(page);
    const drawn = record.log.findIndex((entry) => 'draws' in entry && (entry.draws?.length ?? 0) > 0) + 1;
    await page.goto(`/replay/${id}#${drawn + 1}`);
    await standsAt(page, drawn + 1);
    await page.getByRole('button', { name: 'Last event' }).click();
    await expect.poll(() => plyOf(page)).toBeLessThanOrEqual(drawn + 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('e');
    expect(await page.locator('.replay-told').innerText()).toContain('Nothing was drawn');
  });

  test('leaves letters alone where the settings say so', async () => {
    const page = await house.visit();
    await page.addInitScript(() => localStorage.setItem('durbar/1/settings', JSON.stringify({ letters: 'off' })));
    await open(page);
    await page.keyboard.press('e');
    await page.keyboard.press('t');
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    expect(await page.locator('.replay-told, dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Help' }).first().click();
    await page.locator('dialog').getByText('Letter keys are switched off').waitFor();
  });

  test('is found again where one looked, however soon it was left; an address that is followed is not written over', async () => {
    const page = await house.visit();
    await open(page);
    await standsAt(page, 0);
    await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
      document.querySelector<HTMLElement>('a[href^="/verify/"]')?.click();
    });
    await page.locator('.verdict').waitFor();
    await page.goBack();
    await standsAt(page, record.log.length);
    await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
      location.hash = '#20';
    });
    await standsAt(page, 20);
    // Longer than it takes until the address follows.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).hash).toBe('#20');
    await standsAt(page, 20);
    expect(house.faults).toEqual([]);
  });

  test.each([
    ['#99999', 'names answer 99,999'],
    ['#somewhere', 'names no position'],
    ['#12-nowhere', 'a line that is not here'],
  ])('an address that leads nowhere is explained: %s', async (hash, says) => {
    const page = await house.visit();
    const id = await open(page);
    await page.goto('/');
    await page.goto(`/replay/${id}${hash}`);
    await page.locator('.replay-told').waitFor();
    expect(await page.locator('.replay-told').innerText()).toContain(says);
    expect(await page.locator('.table-board').isVisible()).toBe(true);
    expect(house.faults).toEqual([]);
  });

  test('says so when an address leads nowhere from a page that is open, until a step is taken', async () => {
    const page = await house.visit();
    const id = await open(page);
    await page.goto(`/replay/${id}#12`);
    await standsAt(page, 12);
    await page.evaluate(() => {
      location.hash = '#somewhere';
    });
    await page.getByText('names no position').waitFor();
    await standsAt(page, 0);
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    expect(await page.locator('.replay-told').count()).toBe(0);
  });

  test('is shared with the eyes that it is seen with', async () => {
    const page = await house.visit();
    await open(page);
    await page.keyboard.press('ArrowRight');
    await page.locator('.scrubber-eyes select').selectOption({ label: 'Mina' });
    await expect.poll(() => new URL(page.url()).hash).toBe('#1&seat=2');
    await page.reload();
    await standsAt(page, 1);
    expect(await page.locator('.scrubber-eyes select').inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.locator(PACKED).inputValue();
    const other = await house.visit();
    await other.goto(link);
    await standsAt(other, 1);
    expect(await other.locator('.scrubber-eyes select').inputValue()).toBe('1');
    // Another address in the same page looks with its own.
    await other.evaluate(() => {
      location.hash = location.hash.replace('&seat=2', '&seat=3');
    });
    await expect.poll(() => other.locator('.scrubber-eyes select').inputValue()).toBe('2');
    expect(house.faults).toEqual([]);
  });

  test('of a game against bots is seen at first as its person saw it', async () => {
    const page = await house.visit();
    const sitters = (record.names ?? []).map((name, seat) => ({ name, bot: seat === 1 ? null : 'merchant' }));
    const saved = { id: 'finished', sitters, seed: 'a seed for the replay', record, played: 1 };
    await page.addInitScript(
      (text) => localStorage.setItem('durbar/1/table/finished', text),
      JSON.stringify({ saved, waiting: [], clock: '' }),
    );
    await page.goto('/replay/finished#9');
    await standsAt(page, 9);
    expect(await page.locator('.scrubber-eyes select').inputValue()).toBe('1');
    await page.locator('.scrubber-eyes select').selectOption({ label: 'a spectator' });
    await page.locator('.seats').getByText('hidden').nth(2).waitFor();
    expect(house.faults).toEqual([]);
  });

  test('opens from a file that is let go over the page; one that is no record is refused', async () => {
    const page = await house.visit();
    await page.goto('/replay');
    await page.locator('.open-record').waitFor();
    const drop = (text: string) =>
      page.evaluate((content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], 'game.json'));
        for (const type of ['dragover', 'drop'])
          window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }, text);
    await drop('no record');
    await page.locator('.dropped.problem').waitFor();
    await drop(JSON.stringify(record));
    await page.locator('.scrubber').waitFor();
    expect(house.faults).toEqual([]);
  });

  test('of a game under other rules, edited or hostile is explained, never an empty page', async () => {
    const page = await house.visit();
    const hostile = played(['<img src=x onerror=alert(1)>', '{{7*7}}', '‮evil']);
    const id = await open(page, hostile);
    expect(await page.locator('.seats').innerText()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('.seats img:not(.picture)').count()).toBe(0);
    for (const [change, says] of [
      [{ rules: 77 }, 'other rules'],
      [{ game: 'chess' }, 'chess'],
      [{ deal: [] }, 'deal does not fit'],
    ] as const) {
      await page.evaluate(
        ([key, edit]) => {
          localStorage.setItem(key, edit);
        },
        [`durbar/1/record/${id}`, JSON.stringify({ ...hostile, ...change })] as const,
      );
      await page.goto('/');
      await page.goto(`/replay/${id}`);
      await page.getByText(says).first().waitFor();
      await page.goto(`/lines/${id}#x`);
      await page.getByText(says).first().waitFor();
      await page.goto(`/verify/${id}`);
      await page.getByText(says).first().waitFor();
    }
    expect(house.faults).toEqual([]);
  });
});

describe('a game that is running', () => {
  test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
    'of %s against bots shows what its one person may see, and nothing else',
    async (id, game) => {
      const record = playedOf(id, 40);
      const film = Film.of(game, record);
      if ('problem' in film) throw new Error(film.problem);
      const [name = ''] = record.names ?? [];
      const sitters = (record.names ?? []).map((sitter, seat) => ({
        name: sitter,
        bot: seat === 0 ? null : 'merchant',
      }));
      const saved = { id: 'running', sitters, seed: 'the secret of this table', record, played: 1 };
      const page = await house.visit();
      await page.addInitScript(
        (text) => localStorage.setItem('durbar/1/table/running', text),
        JSON.stringify({ saved, waiting: [0], clock: '' }),
      );
      await page.goto('/replay/running');
      await page.locator('.scrubber').waitFor();
      expect(await page.locator('.replay-told').innerText()).toContain(`as ${name} may see it`);
      // That is all there is to know: it is no record that ends too early.
      expect(await page.locator('.scrubber-said b').count()).toBe(0);
      // Where nobody has anything to hide, everybody may be looked at.
      expect(await page.locator('.scrubber-eyes').count()).toBe(id === 'rajas' ? 1 : 0);
      for (const [hash, says] of [
        ['#99999', 'names answer 99,999'],
        ['#5-nowhere', 'a line that is not here'],
      ] as const) {
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await page.locator('.replay-told').getByText(says).waitFor();
      }
      for (const ply of [0, 25, 40]) {
        await page.goto(`/replay/running#${ply}`);
        await standsAt(page, ply);
        await expectOwnView(page, id, film.film.sight(ply, 0).view);
      }
      // Nothing that gives the game away: no record, no line, and no seed.
      await page.keyboard.press('t');
      expect(await page.locator('.replay-told').innerText()).toContain('when the game is over');
      await page.getByRole('button', { name: 'Share' }).click();
      expect(await page.locator('.share-link').count()).toBe(1);
      await page.goto('/lines/running#x');
      await page.getByText('when the game is over').waitFor();
      await page.goto('/verify/running');
      await page.locator('.verdict.open').waitFor();
      expect(await page.locator('main').innerText()).toContain('Still secret');
      expect(await page.locator('.verify-draws').count()).toBe(0);
      expect(await page.content()).not.toContain(saved.seed);
      expect(house.faults).toEqual([]);
    },
  );

  test('elsewhere says that a position is not shown, and asks for it again with the next step there', async () => {
    const page = await house.visit();
    let refusing = true;
    await page.routeWebSocket(/\/socket$/, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) => {
        const said = JSON.parse(String(message));
        if (refusing && said.t === 'look') line.send(JSON.stringify({ t: 'refuse', id: said.id, reason: 'notStored' }));
        else server.send(message);
      });
    });
    await page.goto('/new/bombay?online');
    await page.locator('.choice-row').getByText('3 players', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Leïla');
    for (const seat of [2, 3]) await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Open the table' }).click();
    // Nobody else is waited for.
    for (let i = 0; i < 3; i++) {
      await page.locator(ANSWERS).first().waitFor();
      await answering(page, () => page.locator(ANSWERS).first().click());
    }
    await page.locator(ANSWERS).first().waitFor();
    await page.goto(page.url().replace('/online/', '/replay/'));
    await page.locator('.scrubber').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(2);
    const last = await plyOf(page);
    const told = page.getByText('The server did not show this position');
    await page.keyboard.press('Home');
    await told.waitFor();
    expect(await told.innerText()).toContain(`after answer ${last}`);
    expect(await plyOf(page)).toBe(last);
    refusing = false;
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await told.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowLeft');
    await standsAt(page, 0);
    // The record was asked for, and is given out when the game is over.
    expect(house.faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
  });

  test('and shared by several people on one screen shows only what everybody may see', async () => {
    const page = await house.visit();
    const read = readOptions(bombay, 2);
    if ('problem' in read) throw new Error('no table');
    const match = Match.live(bombay, { seats: 2, options: read.options, names: ['Ravi', 'Mina'] }, 'shared');
    for (let i = 0; i < 9; i++) match.answer(active(match.state), { do: 'end' });
    const sitters = ['Ravi', 'Mina'].map((name) => ({ name, bot: null }));
    const kept = {
      saved: { id: 'shared', sitters, seed: 'shared', record: match.record(), played: 1 },
      waiting: [0],
      clock: '',
    };
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('durbar/1/table/shared', text), JSON.stringify(kept));
    await page.goto('/replay/shared');
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.replay-told').innerText()).toContain('several people share this device');
    expect(await page.locator('.scrubber-eyes').count()).toBe(0);
    expect(await page.locator('.seats').getByText('hidden').count()).toBe(2);
    expect(house.faults).toEqual([]);
  });
});

describe('an address that carries the game', () => {
  async function linkOf(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.locator(PACKED).inputValue();
    await page.keyboard.press('Escape');
    return link;
  }

  test('opens the same position for somebody who has never seen it, and keeps nothing unasked', async () => {
    const page = await house.visit();
    const id = await open(page);
    await page.goto(`/replay/${id}#37`);
    await standsAt(page, 37);
    const link = await linkOf(page);
    await expect.poll(() => page.locator('.share-link').count()).toBe(0);
    const other = await house.visit();
    await other.goto(link);
    await standsAt(other, 37);
    expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('record')).length)).toBe(
      0,
    );
    await other.keyboard.press('ArrowRight');
    await standsAt(other, 38);
    await expect.poll(() => other.url()).toContain('#38&r=');
    await other.getByRole('button', { name: 'Keep it here' }).click();
    await standsAt(other, 38);
    expect(other.url()).toMatch(/replay\/\w+#38$/);
    expect(house.faults).toEqual([]);
  });

  test('gives way to another one in the same tab, and comes back; the way to the content leaves it alone', async () => {
    const page = await house.visit();
    const [one, other] = [record, played(['Tara', 'Leela', 'Noor'])].map((each) => packed(JSON.stringify(each)));
    await page.goto(`/replay#5&r=${one}`);
    await standsAt(page, 5);
    await page.goto(`/replay#7&r=${other}`);
    await page.locator('.seats').getByText('Tara').waitFor();
    await standsAt(page, 7);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#8&r=${other}`);
    await page.goBack();
    await page.locator('.seats').getByText('Ravi').waitFor();
    await standsAt(page, 5);
    await page.locator('a.skip').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(new URL(page.url()).hash).toBe(`#5&r=${one}`);
    await standsAt(page, 5);
    expect(await page.locator('.replay-told').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('is kept once when something is written about it, and who leaves is not called back', async () => {
    const page = await house.visit();
    const lines = [{ id: 'first', ply: 10, name: 'First', answers: [] }];
    const link = `/replay#10-first&r=${packed(JSON.stringify({ ...record, lines }))}`;
    const comment = page.locator('.line-comment textarea');
    await page.goto(link);
    await comment.fill('Well seen');
    await comment.blur();
    await page.waitForURL(/replay\/\w+#10-first$/);
    await page.locator('.line-comments').getByText('Well seen').waitFor();
    await page.goto('/');
    await page.locator('main').waitFor();
    expect(await keptOf(page)).toEqual([1, 1]);

    // Within the house: the words are kept, and the page that was gone to stays.
    await page.goto('/verify');
    await page.evaluate((to) => history.pushState(null, '', to), link);
    await page.reload();
    await comment.fill('And left');
    await page.goBack();
    await expect.poll(() => keptOf(page)).toEqual([2, 2]);
    expect(new URL(page.url()).pathname).toBe('/verify');
    expect(house.faults).toEqual([]);
  });

  test('is kept where a line of it is taken away, and the game is shown from where the line left it', async () => {
    const page = await house.visit();
    const lines = [{ id: 'first', ply: 10, name: 'First', answers: [] }];
    await page.goto(`/replay#10-first&r=${packed(JSON.stringify({ ...record, lines }))}`);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(/replay\/\w+#10$/);
    await page.getByText('No line has been tried').waitFor();
    await standsAt(page, 10);
    expect(await page.locator('.replay-told').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('that is broken, cut, too large or of another form is explained', async () => {
    const page = await house.visit();
    const whole = packed(JSON.stringify(record));
    for (const [data, says] of [
      [whole.slice(0, 300), 'damaged'],
      ['%3Cscript%3E', 'damaged'],
      [packed(' '.repeat(9_000_000)), 'too large'],
      [packed('{"durbar":99}'), 'does not know'],
      [packed(JSON.stringify({ ...record, game: 'chess' })), 'chess'],
      [packed(JSON.stringify({ ...record, log: record.log.slice(1) })), 'against the rules'],
    ] as const) {
      await page.goto('/');
      await page.goto(`/replay#5&r=${data}`);
      await page.getByText(says).first().waitFor();
    }
    expect(house.faults).toEqual([]);
  });
});

describe('what if', () => {
  test('a line is played, taken back, kept, named, commented, shared and removed', async () => {
    const page = await house.visit();
    const id = await open(page);
    await beginLine(page, id, 30);
    expect(await page.locator('.table-clock').innerText()).toContain('Line 1');
    expect(await page.locator('.table-talk').innerText()).toContain('New draws');
    for (let i = 0; i < 4; i++) await answering(page, () => page.locator(ANSWERS).first().click());
    await answering(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await picture(page, 'line-1440-en');
    await page.reload();
    await page.locator(ANSWERS).first().waitFor();
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.replay-told').innerText()).toContain('Line 1');
    const last = Number(await page.locator('input[type="range"]').getAttribute('max'));
    expect(last).toBeGreaterThan(30);
    await standsAt(page, last);

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.locator('dialog input').fill('South first');
    await page.locator('dialog button[type="submit"]').click();
    await page.locator('.line-comment textarea').fill('Two bales instead of one');
    await page.keyboard.press('Home');
    await page.locator('.line-comment textarea').blur();
    await page.locator('.line-comments').getByText('Two bales').waitFor();

    // A line of the line, and both in the tree.
    await page.keyboard.press('End');
    await standsAt(page, last);
    await page.keyboard.press('t');
    await page.locator('dialog button.go').click();
    await page.locator(ANSWERS).first().waitFor();
    await answering(page, () => page.locator(ANSWERS).first().click());
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await page.locator('.scrubber').waitFor();
    expect(await page.locator('.line-tree ul ul').innerText()).toContain('Line 2');
    await picture(page, 'lines-1440-en');

    // The record takes the lines along, in a file and in an address.
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.locator(PACKED).inputValue();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog').getByRole('button', { name: 'Save the record' }).click(),
    ]);
    const saved: GameRecord = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(saved.lines?.map(({ name, ply }) => [name, ply])).toEqual([
      ['South first', 30],
      ['Line 2', last],
    ]);
    const other = await house.visit();
    await other.goto(link);
    // From a line of a line straight to where the game itself was left.
    await other.getByRole('button', { name: 'Back to the game' }).click();
    await standsAt(other, 30);
    expect(await other.locator('.replay-told').count()).toBe(0);
    expect(await other.locator('input[type="range"]').getAttribute('max')).toBe(String(record.log.length));
    await other.locator('.line-tree').getByText('South first').click();
    await standsAt(other, 30);
    expect(await other.locator('.replay-told').innerText()).toContain('South first');

    await page.keyboard.press('Escape');
    await page.locator('.line-tree').getByText('South first').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No line has been tried').waitFor();
    expect(house.faults).toEqual([]);
  });

  test('bots answer for the seats that they were given, to the end of the game', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    const id = await open(page);
    await page.goto(`/replay/${id}#${record.log.length - 12}`);
    await page.locator('.scrubber').waitFor();
    await page.keyboard.press('t');
    for (let seat = 0; seat < 3; seat++) await page.locator('dialog select').nth(seat).selectOption('merchant');
    await page.locator('dialog button.go').click();
    await page.locator('.victory').waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Replay' }).first().click();
    await page.locator('.line-tree').getByText('Line 1').waitFor();
    expect(house.faults).toEqual([]);
  });

  /** How many answers the one line of a record has, as the browser keeps it. */
  const answersKept = async (page: Page, id: string): Promise<number> =>
    JSON.parse((await stored(page, `lines/${id}`)) ?? '[]')[0]?.answers.length;

  test('what was written about a position goes with its answer when that is taken back, and comes again with it', async () => {
    const page = await house.visit();
    const id = await open(page);
    await beginLine(page, id, 30);
    for (let i = 0; i < 3; i++) await answering(page, () => page.locator(ANSWERS).first().click());
    const given = await answersKept(page, id);
    const comment = page.locator('.line-comment textarea');
    await comment.fill('As far as this');
    await comment.blur();
    const written = page.locator('.line-comments').getByText('As far as this');
    await written.waitFor();
    await answering(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await written.waitFor({ state: 'detached' });
    expect(await answersKept(page, id)).toBeLessThan(given);
    await answering(page, () => page.getByRole('button', { name: 'Redo' }).click());
    await written.waitFor();
    expect(await answersKept(page, id)).toBe(given);
    expect(house.faults).toEqual([]);
  });

  test('another language, and the way to the content, lose nothing of a line', async () => {
    const page = await house.visit();
    const id = await open(page);
    await beginLine(page, id, 30);
    for (let i = 0; i < 3; i++) await answering(page, () => page.locator(ANSWERS).first().click());
    const given = await answersKept(page, id);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('link', { name: 'Retour à la relecture' }).waitFor();
    await answering(page, () => page.locator(ANSWERS).first().click());
    expect(await answersKept(page, id)).toBeGreaterThan(given);
    const { hash } = new URL(page.url());
    await page.locator('a.skip').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(new URL(page.url()).hash).toBe(hash);
    await page.locator(ANSWERS).first().waitFor();
    expect(house.faults).toEqual([]);
  });

  test('kept lines that cannot be read are told of and put aside', async () => {
    const page = await house.visit();
    const id = await open(page);
    await page.evaluate((key) => localStorage.setItem(key, '[{"id":"cut'), `durbar/1/lines/${id}`);
    await page.goto('/');
    await page.goto(`/replay/${id}`);
    expect(await page.locator('details.replay-told').innerText()).toContain('One line of this record');
    await beginLine(page, id, 30);
    await answering(page, () => page.locator(ANSWERS).first().click());
    expect(await stored(page, `lines-unread/${id}`)).toBe('[{"id":"cut');
    expect(await stored(page, `lines/${id}`)).toContain('Line 1');
    expect(house.faults).toEqual([]);
  });

  test('a line that fills the record up takes no further answer, and says so', async () => {
    const page = await house.visit();
    const long = Array.from({ length: LINE_LIMITS.answers - 1 }, () => ({ seat: 0, move: { do: 'fly' } }));
    const id = await open(
      page,
      JSON.stringify({ ...record, lines: [{ id: 'long', ply: 10, name: '', answers: long }] }),
    );
    await beginLine(page, id, 30);
    await answering(page, () => page.locator(ANSWERS).first().click());
    await page.getByText('There is no room for another answer').waitFor();
    const at = await page.locator('.question').getAttribute('data-ply');
    await page.locator(ANSWERS).first().click();
    await page.waitForTimeout(100);
    expect(await page.locator('.question').getAttribute('data-ply')).toBe(at);
    const kept = JSON.parse((await stored(page, `lines/${id}`)) ?? '[]');
    expect(kept.map(({ answers }: { answers: unknown[] }) => answers.length)).toEqual([LINE_LIMITS.answers - 1, 1]);
    expect(house.faults).toEqual([]);
  });

  test('names and words of lines from elsewhere are shown as they can be read', async () => {
    const page = await house.visit();
    const lines = [
      { id: 'turned', ply: 10, name: '\u202eevil', answers: [], comments: [{ ply: 10, text: '\u202eolleh' }] },
      { id: 'unseen', ply: 12, name: '\u200f', answers: [] },
    ];
    await open(page, JSON.stringify({ ...record, lines }));
    expect(await page.locator('.line-tree b').allInnerTexts()).toEqual(['The game', 'evil', 'Line 2']);
    await page.locator('.line-tree').getByText('evil').click();
    expect(await page.locator('.line-comments span').innerText()).toBe('olleh');
    expect(await page.locator('.replay-told').innerText()).toContain('the line “evil”');
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await page.locator('dialog').innerText()).toContain('“evil”');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Go on with it' }).click();
    await page.locator(ANSWERS).first().waitFor();
    expect(await page.locator('.table-clock').innerText()).toContain('what if, evil');
    expect(house.faults).toEqual([]);
  });

  test('lines that cannot be read are left out with the reason, illegal ones are cut', async () => {
    const page = await house.visit();
    const fly = { id: 'fly', ply: 10, name: 'Flight', answers: [{ seat: 0, move: { do: 'fly' } }] };
    const lines = [fly, { id: 'bad', ply: 'ten', name: 'Bad', answers: [] }, 7];
    await open(page, JSON.stringify({ ...record, lines }));
    const told = page.locator('details.replay-told');
    expect(await told.innerText()).toContain('2 lines of this record could not be read');
    await told.locator('summary').click();
    expect(await told.innerText()).toContain('lines[1].ply');
    await page.locator('.line-tree').getByText('Flight').click();
    expect(await page.locator('.line-panel .problem').innerText()).toContain('against the rules');
    await standsAt(page, 10);
    expect(house.faults).toEqual([]);
  });
});

describe('verify', () => {
  async function verdict(page: Page, given: unknown): Promise<string> {
    await page.goto('/verify');
    await page.locator('.open-record textarea').fill(typeof given === 'string' ? given : JSON.stringify(given));
    await page.locator('.open-record form button').click();
    return page.locator('.verdict, .open-record .problem').first().innerText();
  }

  test('a whole game checks out, step by step', async () => {
    const page = await house.visit();
    expect(await verdict(page, record)).toContain('Everything checks out');
    expect(await page.locator('.verify-step.good').count()).toBe(6);
    expect(await page.locator('.verify-step.bad').count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('a seed for the replay');
    await picture(page, 'verify-1440-en');
    expect(house.faults).toEqual([]);
  });

  test('the first thing that was changed is named', async () => {
    const page = await house.visit();
    const at = record.log.findIndex((entry) => 'draws' in entry && (entry.draws?.length ?? 0) > 0);
    const other = record.log.map((entry, i) =>
      i === at && 'draws' in entry
        ? { ...entry, draws: entry.draws?.map((d, k) => (k === 0 ? (d === 0 ? 1 : 0) : d)) }
        : entry,
    );
    await verdict(page, { ...record, log: other });
    expect(await page.locator('.verify-step.bad').first().innerText()).toMatch(
      /the record says \d+, the seed gives \d+/,
    );
    expect(await page.locator('.verify-draws .other').count()).toBeGreaterThan(0);
    const another = { ...record, chance: { ...record.chance, seed: 'another' } };
    expect(await verdict(page, another)).toContain('not the one');
    expect(await page.locator('.verify-step', { hasText: 'Revealed when' }).getAttribute('class')).toContain('bad');
    expect(await verdict(page, { ...record, rules: 9 })).toContain('other rules');
    const fly = record.log.map((entry, i) => (i === 12 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(await verdict(page, { ...record, log: fly })).toContain('Answer 13 is against the rules');
    const illegal = page.locator('.verify-step', { hasText: 'are legal. Then:' });
    expect(await illegal.innerText()).toMatch(/Given by\s+\S/);
    // Who begins was changed: that the first answer comes from the wrong seat only follows from it.
    const [first, ...rest] = record.deal;
    const begun = await verdict(page, { ...record, deal: [first === 0 ? 1 : 0, ...rest] });
    expect(begun).toContain('A draw was changed. The deal, draw 1');
    expect(await verdict(page, { ...record, result: { ...record.result, hash: '0' } })).toContain('result');
    await verdict(page, { ...record, log: record.log.slice(0, 30) });
    expect(await page.locator('.verify-step.bad').last().innerText()).toContain('they lead to no result');
    const { seed: _, ...secret } = record.chance;
    expect(await verdict(page, { ...record, chance: secret })).toContain('does not reveal its seed');
    expect(await verdict(page, { ...record, game: 'chess' })).toContain('chess');
    expect(await verdict(page, '{')).toContain('cut off');
    expect(await verdict(page, '7')).toContain('not a record');
    expect(house.faults).toEqual([]);
  });

  test('is reached from the result of a game, and an unknown game is explained', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    while ((await nextQuestion(page)) === 'asked') await answering(page, () => page.keyboard.press('z'));
    await page.getByRole('link', { name: 'Step by step' }).click();
    await page.locator('.verdict.good').waitFor();
    await page.goto('/verify/nothing');
    await page.getByText('not on this device').waitFor();
    await page.goto('/replay/nothing');
    await page.getByText('not on this device').waitFor();
    // A name that a table of the server could have is asked for there, and the browser notes that there is none.
    await page.goto('/verify/abcdefgh1234');
    await page.getByText('not on this device').waitFor();
    house.faults.length = 0;
  });
});

describe('nothing serious for axe', () => {
  for (const [name, options] of [
    ['wide', {}],
    ['phone', PHONE],
    ['dark', { colorScheme: 'dark' }],
  ] as const)
    test.runIf(THOROUGH || name === 'phone')(`on replay, share, line and verify, ${name}`, async () => {
      const page = await house.visit(options);
      const id = await open(page);
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.locator('.share-link').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await beginLine(page, id, 30);
      await answering(page, () => page.keyboard.press('a'));
      if (name === 'phone') await page.getByRole('tab', { name: 'What if' }).tap();
      expect(await seriousFaults(page)).toEqual([]);
      await page.goto(`/verify/${id}`);
      await page.locator('.verdict').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    });
});

describe('in every language', () => {
  for (const [lang, says] of [
    ['fr', 'Essayer autre chose'],
    ['nl', 'Iets anders proberen'],
  ] as const)
    test.runIf(THOROUGH || lang === 'nl')(lang, async () => {
      const page = await house.visit();
      const id = await open(page);
      await page.goto(`/replay/${id}?lang=${lang}#20`);
      await page.getByRole('button', { name: says }).click();
      await page.locator('dialog').waitFor();
      await page.goto(`/verify/${id}?lang=${lang}`);
      await page.locator('.verdict.good').waitFor();
      expect(house.faults).toEqual([]);
    });
});
