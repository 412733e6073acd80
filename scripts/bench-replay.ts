/**
 * node scripts/bench-replay.ts [--write]: what a replay costs to open and to step through at a fourth of the speed. For each game,
 * the longest golden record. The work of the page's own thread is counted, so that another program on the machine changes little.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { gameOf } from '../src/cli/args.ts';
import { FastRng, parseRecord } from '../src/kernel/index.ts';
import { openHouse } from '../src/server/house.ts';
import { Film } from '../src/table/film.ts';
import { peoplesBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

/** The page's thread is counted at full speed, and the bound is for a machine that is four times slower. */
const SLOW_DOWN = 4;
const STEPS = 50;
const WARM = 8;
const IDLE = 20;
const [STEP, UNHEARD] = ['ArrowRight', 'F9'];
const GAMES = ['agra', 'amul', 'bombay', 'rajas'] as const;
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

function longest(game: string): string {
  const folder = join(ROOT, 'records', game);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.sort((a, b) => JSON.parse(b).log.length - JSON.parse(a).log.length)[0] ?? '';
}

/** Milliseconds for each position and what a spectator sees of it, in a random order, at a fourth of the speed. */
function leaps(game: string, text: string): number[] {
  const read = parseRecord(text);
  const opened = 'problem' in read ? read : Film.of(gameOf(game), read.record);
  if ('problem' in opened) throw new Error(opened.problem);
  const { film } = opened;
  const plies = Array.from({ length: film.last + 1 }, (_, ply) => ply);
  new FastRng('leaps').shuffle(plies);
  for (const ply of plies) film.sight(ply, null);
  return plies.map((ply, i) => {
    // The fastest of three, each from somewhere else: whatever else runs on the machine is not counted.
    const times = [1, 2, 3].map((step) => {
      film.sight(plies[(i + step) % plies.length] ?? 0, null);
      const before = performance.now();
      film.sight(ply, null);
      return performance.now() - before;
    });
    return Math.min(...times) * SLOW_DOWN;
  });
}

/** What the page's thread has worked so far, all of it and in the page's own code, in milliseconds at a fourth of the speed. */
interface Work {
  readonly all: number;
  readonly code: number;
}

async function workOf(page: Page): Promise<() => Promise<Work>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000 * SLOW_DOWN;
    return { all: of('TaskDuration'), code: of('ScriptDuration') };
  };
}

async function stands(page: Page, ply: number): Promise<void> {
  await page.waitForFunction((at) => document.querySelector(`main[data-ply="${at}"]`) !== null, ply);
  // What is drawn after the board stands belongs to the step as well.
  await page.waitForTimeout(200);
}

/** Presses a key and rests until all is drawn that comes of it. The address, which follows a longer rest, is no part of it. */
async function press(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    return new Promise((resolve) => setTimeout(resolve, 120));
  }, key);
}

async function pressed(page: Page, worked: () => Promise<Work>, key: string): Promise<Work> {
  const before = await worked();
  await press(page, key);
  const after = await worked();
  return { all: after.all - before.all, code: after.code - before.code };
}

interface Figures {
  readonly answers: number;
  readonly open: number;
  readonly steps: readonly Work[];
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
  const { all: open } = await worked();
  const answers = Number(await page.locator('input[type="range"]').getAttribute('max'));
  const from = Math.max(0, Math.floor((answers - STEPS - WARM) / 2));
  await page.evaluate((ply) => {
    location.hash = `#${ply}`;
  }, from);
  await stands(page, from);
  // The first steps make ready what all others use.
  for (let i = 0; i < WARM; i++) await press(page, STEP);
  // What measuring itself costs: a key that nobody listens to. The address may still follow the steps before it: hence the median.
  const idle: Work[] = [];
  for (let i = 0; i < IDLE; i++) idle.push(await pressed(page, worked, UNHEARD));
  const median = (of: keyof Work) => idle.map((work) => work[of]).sort((a, b) => a - b)[IDLE / 2] ?? 0;
  const own = { all: median('all'), code: median('code') };
  const steps: Work[] = [];
  for (let i = 0; i < STEPS; i++) {
    const { all, code } = await pressed(page, worked, STEP);
    steps.push({ all: all - own.all, code: code - own.code });
  }
  await page.waitForFunction((at) => document.querySelector(`main[data-ply="${at}"]`) !== null, from + WARM + STEPS);
  return { answers, open, steps };
}

if (!process.env['DURBAR_DIST']) build();
const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
const dist = process.env['DURBAR_DIST'] ?? join(ROOT, 'dist');
const house = await openHouse({ dist, env: { DURBAR_DATA: data, DURBAR_LOG: 'silent' } });
const address = await house.server.listen({ host: '127.0.0.1', port: 0 });
const chrome = await chromium.launch({ executablePath: await peoplesBrowser(), args: FLAGS });
/** What so large a share of the figures is below. */
function at(figures: readonly number[], share: number): string {
  const sorted = figures.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

const rows: string[] = [];
for (const game of GAMES) {
  const context = await chrome.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const record = longest(game);
  const positions = leaps(game, record);
  const { answers, open, steps } = await measure(await context.newPage(), address, record);
  const parts = [positions, steps.map(({ code }) => code), steps.map(({ all }) => all)];
  const figures = parts.flatMap((part) => [at(part, 0.5), at(part, 0.98)]);
  rows.push(`| ${game} | ${answers} | ${open.toFixed(0)} | ${figures.join(' | ')} |`);
  console.log(rows.at(-1));
  await context.close();
}
await chrome.close();
await house.close();
rmSync(data, { recursive: true, force: true });

const text = `# The replay

Written by \`node scripts/bench-replay.ts --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chrome.version()}, ${SLOW_DOWN}× slow-down, 1440 × 900,
load average ${(loadavg()[0] ?? 0).toFixed(0)}. With more than the number of cores all figures are too high: caches are shared.

The longest golden record of each game, ${STEPS} steps in the middle of it, with calm asked for. *Open*: the work from the first byte of the
page to the board. *Position*: what it takes to make a position and what a spectator sees of it, for all positions in a random order
(in Node, the same engine). *Code*: what the page's own code works after the press of an arrow key. *Step*: all work that the press causes, code, layout
and drawing, to the last stroke of the board. The bound for a step is 16 ms. What measuring itself costs, found by a key that nobody listens to, is taken off.
All figures are milliseconds in which the page's own thread works, times ${SLOW_DOWN}.

| game | answers | open | position, median | 98th | code, median | 98th | step, median | 98th |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs', 'bench-replay.md'), text);
