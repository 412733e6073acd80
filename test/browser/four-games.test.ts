/** What there is to do with a game once it is played, on each of the four: replay, vary, share, verify, solve, count. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/index.ts';
import type { PuzzleGame } from '../../src/puzzles/puzzle.ts';
import {
  ANSWERS,
  answering,
  type House,
  openHouse,
  PHONE,
  picture,
  seriousFaults,
  THOROUGH,
  withoutPauses,
} from './browser.ts';
import { played } from './played.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
// What one test met is not held against the next.
beforeEach(() => {
  house.faults.length = 0;
});
afterAll(() => house.close());

const HOSTILE = ['<img src=x onerror=alert(1)>', '\u202Eevil', 'Äöé '.repeat(50)];

/** What the shell draws for every game alike is looked at closely for one of them; `npm run test:thorough` looks at all. */
const looksAt = (id: string, one: string) => THOROUGH || id === one;

async function standsAt(page: Page, ply: number): Promise<void> {
  await page.locator(`main[data-ply="${ply}"]`).waitFor();
}

const plyOf = async (page: Page) => Number(await page.locator('main[data-ply]').getAttribute('data-ply'));

/** All that is drawn of a position, but for what Rajas keeps of the way there: dice that were just rolled, provinces that are out of sight. */
function tableOf(page: Page): Promise<string> {
  return page.locator('.table-body').evaluate((body) =>
    [...body.querySelectorAll('.table-board, .table-side .card:not(.table-log, .table-talk)')]
      .map((part) => {
        const drawn = part.cloneNode(true) as Element;
        for (const kept of drawn.querySelectorAll('.rajas-sheets > :last-child, .rajas-kept')) kept.remove();
        // A picture says what it is of, and comes from wherever it is ready.
        for (const picture of drawn.querySelectorAll('img[data-picture]')) picture.removeAttribute('src');
        return drawn.outerHTML.replaceAll(/_r_\w+_/g, 'id').replaceAll(/ (tabindex="[^"]*"|style="")/g, '');
      })
      .join('\n'),
  );
}

/** Opens a record from a file, on the page of replays or of verifying. */
async function openFile(page: Page, record: GameRecord, at: '/replay' | '/verify'): Promise<void> {
  await page.goto(at);
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('.open-record input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

/**
 * The puzzle with the fewest choices, which all stand in the bar: its name, its answer and the next best. The answer of a single move
 * is named by what the move says.
 */
function smallPuzzle(id: string): { readonly name: string; readonly best: string; readonly worse: string } {
  const { puzzles }: PuzzleGame = JSON.parse(readFileSync(`puzzles/${id}/0000.json`, 'utf8'));
  const [puzzle] = puzzles.toSorted((one, other) => one.choices - other.choices);
  if (puzzle === undefined) throw new Error(`no puzzle of ${id}`);
  const [best = '', worse = ''] = puzzle.answers.map(({ move }) => Object.values(move).join(':'));
  return { name: `${id}-0000-${puzzle.ply}`, best, worse };
}

describe.each(['agra', 'amul', 'bombay', 'rajas'])('a game of %s', (id) => {
  let record: GameRecord;
  beforeAll(() => {
    record = played(id);
  });

  test('is replayed from its file, without asking the server: by answer, turn and round, to the last event, by itself', async () => {
    const page = await house.visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await openFile(page, record, '/replay');
    await page.locator('.scrubber').waitFor();
    const last = record.log.length;
    await page.keyboard.press('ArrowRight');
    await standsAt(page, 1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(1);
    const turn = await plyOf(page);
    await page.keyboard.press('PageDown');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(turn);
    await page.keyboard.press('End');
    await standsAt(page, last);
    await page.keyboard.press('e');
    await expect.poll(() => plyOf(page)).toBeLessThan(last);
    await page.keyboard.press('End');
    await standsAt(page, last);
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
    await standsAt(page, last - 2);
    await page.locator('.scrubber-speed select').selectOption('4');
    await page.locator('.scrubber-play').click();
    await standsAt(page, last);
    await expect.poll(() => page.url()).toMatch(new RegExp(`#${last}$`));
    expect(asked).toEqual([]);
    expect(house.faults).toEqual([]);
  });

  test('is passed through on a slow machine: what stands in the end is what stands for whoever comes there at once', async () => {
    const page = await house.visit({ reducedMotion: 'reduce' });
    await openFile(page, record, '/replay');
    await page.locator('.scrubber').waitFor();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    // More steps than there are frames to draw them in.
    const steps = Math.min(30, record.log.length);
    for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
    await standsAt(page, steps);
    const passed = await tableOf(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect.poll(() => page.url()).toMatch(new RegExp(`#${steps}$`));
    await page.reload();
    await standsAt(page, steps);
    // Tag by tag: what differs is named, not the whole page. How large the map stands is measured a moment after it is drawn.
    const there = passed.split('<');
    const differing = async () => {
      const come = (await tableOf(page)).split('<');
      return there.length === come.length ? there.filter((tag, i) => tag !== come[i]).slice(0, 3) : [come.length];
    };
    await expect.poll(differing).toEqual([]);
    expect(house.faults).toEqual([]);
  });

  // Agra and Bombay move few things by so few answers.
  if (id === 'amul' || id === 'rajas')
    test('is stepped through with rests: pieces glide to where they are, also where a step takes several frames, and a leap moves nothing', async () => {
      const page = await house.visit({ reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...how) {
          const html = this.ownerDocument.documentElement;
          html.setAttribute('data-moved', '');
          if (this.hasAttribute('data-flip')) html.setAttribute('data-glided', '');
          return animate.apply(this, how);
        };
      });
      await openFile(page, record, '/replay');
      await page.locator('.scrubber').waitFor();
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const glided = () => page.locator('html[data-glided]').count();
      for (let ply = 1; ply <= Math.min(60, record.log.length) && (await glided()) === 0; ply++) {
        await page.waitForTimeout(300);
        await page.keyboard.press('ArrowRight');
        await standsAt(page, ply);
      }
      expect(await glided()).toBe(1);
      await page.waitForTimeout(500);
      await page.locator('html').evaluate((html) => html.removeAttribute('data-moved'));
      await page.keyboard.press('End');
      await standsAt(page, record.log.length);
      expect(await page.locator('html[data-moved]').count()).toBe(0);
      expect(house.faults).toEqual([]);
    });

  test('is varied: a line is played against bots on the phone, named, commented, and shared by an address with the game inside', async () => {
    const page = await house.visit(PHONE);
    await withoutPauses(page);
    await openFile(page, record, '/replay');
    await page.locator('.scrubber').waitFor();
    const from = Math.floor(record.log.length / 3);
    // Somebody else than who was asked there: a bot answers first.
    const person = record.log[from]?.seat === 0 ? 1 : 0;
    await page.goto(`${page.url().split('#')[0]}#${from}`);
    await standsAt(page, from);
    await page.getByRole('button', { name: 'Try another answer' }).tap();
    await page.locator('dialog input[type="text"]').fill('South first');
    for (let seat = 0; seat < record.seats; seat++)
      if (seat !== person) await page.locator('dialog select').nth(seat).selectOption('merchant');
    await page.locator('dialog button.go').tap();
    await page.locator(ANSWERS).first().waitFor();
    // On a phone a tap shows, the second one confirms.
    await answering(page, async () => {
      await page.locator(ANSWERS).first().tap();
      await page.locator(`${ANSWERS}, .question .confirm`).first().tap();
    });
    const answers = async () => Number(await page.locator('.question').getAttribute('data-ply'));
    await expect.poll(answers).toBeGreaterThanOrEqual(from + 2);
    await page.getByRole('tab', { name: 'What if' }).tap();
    await page.getByRole('link', { name: 'Back to the replay' }).tap();
    await page.locator('.scrubber').waitFor();
    await page.getByRole('tab', { name: 'What if' }).tap();
    await page.locator('.line-tree').getByText('South first').waitFor();
    await page.locator('.line-comment textarea').fill('Another plan');
    await page.locator('.line-comment textarea').blur();
    await page.locator('.line-comments').getByText('Another plan').waitFor();
    if (looksAt(id, 'agra')) expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    // Of the two links the one that carries the record: it is there once it is packed.
    const link = await page.locator('.share-link input[value*="r="]').inputValue();

    const other = await house.visit();
    await other.goto(link);
    await other.locator('.line-tree').getByText('South first').waitFor();
    await other.locator('.line-comments').getByText('Another plan').waitFor();
    expect(house.faults).toEqual([]);
  });

  test('is verified draw by draw; a draw, an answer or a result that was changed is named', async () => {
    const page = await house.visit();
    const verdict = async (given: GameRecord) => {
      await openFile(page, given, '/verify');
      return page.locator('.verdict').innerText();
    };
    expect(await verdict(record)).toContain('Everything checks out');
    expect(await page.locator('.verify-step.bad').count()).toBe(0);
    expect(await page.locator('.verify-draws tbody tr').count()).toBeGreaterThan(0);
    if (looksAt(id, 'amul')) expect(await seriousFaults(page)).toEqual([]);

    const [first, ...rest] = record.deal ?? [];
    const dealt = { ...record, deal: [...(first === undefined ? [] : [other(first)]), ...rest] };
    await verdict(dealt);
    await page.locator('.verify-step.bad').first().waitFor();
    const fly = record.log.map((entry, i) => (i === 12 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(await verdict({ ...record, log: fly })).toContain('Answer 13 is against the rules');
    expect(await verdict({ ...record, rules: 77 })).toContain('other rules');
    expect(house.faults).toEqual([]);

    function other(draw: number | readonly number[]): number | readonly number[] {
      return typeof draw === 'number' ? (draw === 0 ? 1 : 0) : draw.toReversed();
    }
  });

  // Names are written by the shell, for every game alike; a replay of Bombay has them in `replay.test.ts`.
  test.runIf(looksAt(id, 'rajas'))('with hostile names is replayed and verified like any other', async () => {
    const page = await house.visit(PHONE);
    await openFile(page, played(id, Number.POSITIVE_INFINITY, HOSTILE), '/replay');
    await page.locator('.scrubber').waitFor();
    const kept = page.url().split('/').at(-1)?.split('#')[0] ?? '';
    await page.getByRole('tab', { name: 'Players' }).tap();
    await page.locator('.seats').getByText('<img src=x').first().waitFor();
    for (const path of [`/replay/${kept}#20`, `/verify/${kept}`]) {
      await page.goto('/');
      await page.goto(path);
      await page.locator('.scrubber, .verdict').first().waitFor();
      expect(await page.locator('img:not(.picture)').count(), path).toBe(0);
      expect(await page.content(), path).not.toContain('\u202E');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
    expect(house.faults).toEqual([]);
  });

  test('has puzzles: one is solved after a wrong answer, another is given up and shows its answer and its game', async () => {
    const page = await house.visit();
    const { name, best, worse } = smallPuzzle(id);
    const answer = (key: string) => page.locator(`.question [data-answer="${key}"]`).first();
    await page.goto(`/puzzle/${name}`);
    const card = page.getByRole('region', { name: 'The puzzle' });
    await card.getByText('What is the best answer?').waitFor();
    await answer(worse).click();
    await card.getByText('There is a better answer').waitFor();
    expect(await card.innerText()).toMatch(/falls .* behind/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await answer(best).click();
    await card.getByText('That is it').waitFor();
    expect(await card.innerText()).toContain('At try 2.');
    if (looksAt(id, 'bombay')) expect(await seriousFaults(page)).toEqual([]);
    if (id === 'bombay') await picture(page, 'puzzle-1440-en');

    await page.goto(`/puzzles/${id}`);
    await page.locator(`.puzzle-tiles a.solved[href$="${name}"]`).waitFor();
    if (looksAt(id, 'bombay')) expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.puzzle-tiles a:not(.solved)').first().click();
    const ply = Number(/-(\d+)$/.exec(page.url())?.[1]);
    await card.getByRole('button', { name: 'Show the answer' }).click();
    await card.getByText('The best answer').waitFor();
    // The answer is one of those at the table, and why it is best stands beneath.
    expect((await card.locator('.guide-words p b').innerText()).length).toBeGreaterThan(3);
    await expect.poll(() => card.locator('.guide-words p').count()).toBeGreaterThan(1);
    if (THOROUGH) expect(await seriousFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'The game it came from' }).click();
    await standsAt(page, ply);
    expect(house.faults).toEqual([]);
  });

  test('is counted in the statistics, with plots and in a table for spreadsheets', async () => {
    const page = await house.visit(PHONE);
    const sitters = (record.names ?? []).map((name, seat) => ({ name, bot: seat === 0 ? null : 'merchant' }));
    const kept = { saved: { id: 'stats1', sitters, seed: 'after', record, played: 1 }, waiting: [], clock: '' };
    await page.addInitScript((text) => localStorage.setItem('durbar/1/table/stats1', text), JSON.stringify(kept));
    await page.goto('/stats');
    await page.locator('.stats-plot circle').first().waitFor();
    await page.locator('.stats-bars.sources li').first().waitFor();
    const rows = (title: string) => page.getByRole('region', { name: title }).locator('.stats-bars li').count();
    expect(await rows('Bots beaten')).toBe(1);
    expect(await rows('Who begins, who wins')).toBe(record.seats);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (looksAt(id, 'rajas')) expect(await seriousFaults(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const [columns, ...table] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    const [row = ''] = table;
    expect(columns).toBe('\ufeffgame,id,date,players,seat,place,name,bot,own,score,rank,won,line,points,counts');
    expect(row).toMatch(new RegExp(`^${id},stats1,[^,]+,${record.seats},1,[1-${record.seats}],Ravi,,1,`));
    // Of each seat, the lines that count are its score.
    const cells = table.map((line) => line.split(','));
    const sums = Array.from({ length: record.seats }, (_, seat) =>
      cells
        .filter((line) => line[4] === `${seat + 1}` && line.at(-1) === '1')
        .reduce((sum, line) => sum + Number(line.at(-2)), 0),
    );
    expect(sums).toEqual(record.result?.scores);
    expect(house.faults).toEqual([]);
  });
});
