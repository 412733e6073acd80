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

/** One press of a key in a trace: the work up to the frame that names the new position, and all of it. */
interface Step {
  readonly scrubber: number;
  readonly board: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What a key press begins with, and what a frame ends with, in the trace of a page. */
const PRESSED = 'durbar-step';
const FRAME_END = 'Commit';

/** The work of the page's thread after each press, in thread time where the trace has it. */
function stepsIn(trace: readonly TraceEvent[]): Step[] {
  const presses = trace.filter(({ name }) => name === PRESSED).sort((a, b) => a.ts - b.ts);
  const [first] = presses;
  if (first === undefined) throw new Error('the trace has no step');
  const own = trace.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const frames = own.filter(({ name, ph }) => name === FRAME_END && ph === 'X');
  return presses.map(({ ts }, i) => {
    const until = presses[i + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const frame = frames.find((each) => each.ts > ts);
    const drawn = (frame?.ts ?? ts) + (frame?.dur ?? 0);
    // The task of a press begins a little before its mark, and belongs to it.
    const after = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts + (task.dur ?? 0) <= until);
    const work = (of: readonly TraceEvent[]) =>
      (of.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000) * SLOW_DOWN;
    return { scrubber: work(after.filter((task) => task.ts < drawn)), board: work(after) };
  });
}

/** In the page: steps on so many times, and after each step rests shortly. The address, which follows a longer rest, is not part of it. */
async function stepping([steps, mark]: readonly [number, string]): Promise<void> {
  const main = document.querySelector('main');
  for (let i = 0; i < steps; i++) {
    const before = main?.dataset['ply'];
    performance.mark(mark);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    while (main?.dataset['ply'] === before) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 90));
  }
}

interface Figures {
  readonly answers: number;
  readonly open: number;
  readonly steps: readonly Step[];
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
  const from = Math.max(0, Math.floor((answers - STEPS - WARM) / 2));
  await page.evaluate((ply) => {
    location.hash = `#${ply}`;
  }, from);
  await stands(page, from);
  // The first steps make ready what all others use.
  await page.evaluate(stepping, [WARM, PRESSED] as const);
  await chrome.startTracing(page, {
    categories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(stepping, [STEPS, PRESSED] as const);
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await chrome.stopTracing()).toString());
  return { answers, open, steps: stepsIn(trace.traceEvents) };
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
  const parts = [positions, steps.map(({ scrubber }) => scrubber), steps.map(({ board }) => board)];
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
(in Node, the same engine). *Scrubber*: the work from the press of an arrow key to the end of the next frame, in which the scrubber, the number
of the answer and its sentence have followed. *Board*: all work that the press causes, to the last stroke of the board, which
is drawn in the same frame as long as it keeps up. The bound for a step is 16 ms, and a step is done when the board stands.
All figures are milliseconds in which the page's own thread works, times ${SLOW_DOWN}.

| game | answers | open | position, median | 98th | scrubber, median | 98th | board, median | 98th |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs', 'bench-replay.md'), text);
