/**
 * node scripts/bench-replay.ts [--write]: what a replay costs to open and to step through at a fourth of the speed. For each game,
 * the longest golden record. The work of the page's own thread is counted where that can be had, so that a busy machine changes
 * little; only the answer of the scrubber is taken by the clock.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { openHouse } from '../src/server/house.ts';
import { browser as findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

/** The page's thread is counted at full speed, and the bound is for a machine that is four times slower. */
const SLOW_DOWN = 4;
const STEPS = 40;
const GAMES = ['agra', 'amul', 'bombay', 'rajas'] as const;
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

function longest(game: string): string {
  const folder = join(ROOT, 'records', game);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.sort((a, b) => JSON.parse(b).log.length - JSON.parse(a).log.length)[0] ?? '';
}

/** Milliseconds that the page's thread has worked so far, at a fourth of the speed. */
type Worked = () => Promise<number>;

async function workOf(page: Page): Promise<Worked> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * SLOW_DOWN;
  };
}

async function stands(page: Page, ply: number): Promise<void> {
  await page.waitForFunction((at) => document.querySelector(`main[data-ply="${at}"]`) !== null, ply);
  // What is drawn after the board stands belongs to the step as well.
  await page.waitForTimeout(200);
}

/** In the page: milliseconds from a press until the scrubber names the new position. */
async function answersOfScrubber(steps: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < steps; i++) {
    const output = document.querySelector('.scrubber output');
    const before = output?.textContent;
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    while (output?.textContent === before) await Promise.resolve();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return times;
}

interface Figures {
  readonly answers: number;
  readonly open: number;
  /** The work of each step until the scrubber has answered, and the whole of it; each sorted. */
  readonly scrubber: readonly number[];
  readonly steps: readonly number[];
}

async function measure(page: Page, address: string, record: string): Promise<Figures> {
  page.setDefaultTimeout(120_000);
  await page.goto(`${address}/replay`);
  await page.locator('.open-record textarea').fill(record);
  await page.locator('.open-record form button').click();
  await page.locator('main[data-ply]').waitFor();
  // Opened again from what is kept: everything that was fetched is there, so that only the page's own work is counted.
  const worked = await workOf(page);
  await page.reload();
  await page.locator('main[data-ply]').waitFor();
  await page.waitForTimeout(1000);
  const open = await worked();
  const answers = Number(await page.locator('input[type="range"]').getAttribute('max'));
  const from = Math.max(0, Math.floor((answers - STEPS) / 2));
  await page.evaluate((ply) => {
    location.hash = `#${ply}`;
  }, from);
  await stands(page, from);
  const steps: number[] = [];
  for (let ply = from; ply < Math.min(answers, from + STEPS); ply++) {
    // What the waiting itself costs is not the step's.
    const before = await worked();
    await stands(page, ply);
    const waiting = (await worked()) - before;
    const start = await worked();
    await page.keyboard.press('ArrowRight');
    await stands(page, ply + 1);
    steps.push((await worked()) - start - waiting);
  }
  const scrubber = await page.evaluate(answersOfScrubber, STEPS);
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  return { answers, open, scrubber: sorted(scrubber.map((ms) => ms * SLOW_DOWN)), steps: sorted(steps) };
}

if (!process.env['DURBAR_DIST']) build();
const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
const dist = process.env['DURBAR_DIST'] ?? join(ROOT, 'dist');
const house = await openHouse({ dist, env: { DURBAR_DATA: data, DURBAR_LOG: 'silent' } });
const address = await house.server.listen({ host: '127.0.0.1', port: 0 });
const chrome = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
const rows: string[] = [];
for (const game of GAMES) {
  const context = await chrome.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const { answers, open, scrubber, steps } = await measure(await context.newPage(), address, longest(game));
  const at = (values: readonly number[], share: number) =>
    (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1);
  rows.push(
    `| ${game} | ${answers} | ${open.toFixed(0)} | ${at(scrubber, 0.5)} | ${at(scrubber, 0.95)} | ${at(steps, 0.5)} | ${at(steps, 0.95)} |`,
  );
  console.log(rows.at(-1));
  await context.close();
}
await chrome.close();
await house.close();
rmSync(data, { recursive: true, force: true });

const text = `# The replay

Written by \`node scripts/bench-replay.ts --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chrome.version()}, ${SLOW_DOWN}× slow-down, 1440 × 900,
load average ${(loadavg()[0] ?? 0).toFixed(0)}: with more than the number of cores the clock's figures say little.

The longest golden record of each game, ${STEPS} steps in the middle of it. *Open*: the work from the first byte of the page to the board.
*Scrubber*: from the press of an arrow key until the scrubber names the new position, by the clock. *Board*: all work that the
press causes, to the last stroke of the board; it is done behind the scrubber, in slices, and what is passed over is not drawn. The bound
for a step is 16 ms, and a step is done when the board stands.
*Open* and *board* count milliseconds in which the page's own thread works. All figures are times ${SLOW_DOWN}.

| game | answers | open | scrubber, median | 95th | board, median | 95th |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs', 'bench-replay.md'), text);
