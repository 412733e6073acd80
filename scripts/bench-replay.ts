/**
 * node scripts/bench-replay.ts [--write]: what a replay costs to open and to pass through at a fourth of the speed. For each game,
 * the longest golden record. The work of the page's own thread is counted, so that another program on the machine changes little.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { gameOf } from '../src/cli/args.ts';
import { FastRng, parseRecord } from '../src/kernel/index.ts';
import { openHouse } from '../src/server/house.ts';
import { Film } from '../src/table/film.ts';
import { peoplesBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

/** The bound is for a machine that is four times slower. */
const SLOW_DOWN = 4;
const STEPS = 60;
/** The first steps make ready what all others use. */
const WARM = 30;
/** Between two steps: time for all that is drawn of one. */
const GAP_MS = 200;
const BOUND_MS = 16;
const GAMES = ['agra', 'amul', 'bombay', 'rajas'] as const;
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

function longestRecord(game: string): string {
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

/** What the page's thread has worked since it was opened, in milliseconds at a fourth of the speed. */
async function openingWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * SLOW_DOWN;
}

async function press(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(GAP_MS);
}

/** What the browser notes of a task. Times are in microseconds. */
interface Noted {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself has worked in it. */
  readonly tdur?: number;
  readonly args?: { readonly src_func?: string };
}

/** Notes the tasks of the browser while something is done. */
async function noting(client: CDPSession, work: () => Promise<void>): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  client.on('Tracing.dataCollected', ({ value }) => noted.push(...(value as unknown as Noted[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return noted;
}

const PRESSED = 'pressed';
const FRAME = 'ScheduledActionSendBeginMainFrame';

/** What a step costs: all of it, how many frames it is drawn in, and the longest task, for which a press or a frame may have to wait. */
interface Step {
  readonly all: number;
  readonly frames: number;
  readonly longest: number;
}

function stepsOf(noted: readonly Noted[]): readonly Step[] {
  const pressed = noted.filter(({ name }) => name === PRESSED).toSorted((a, b) => a.ts - b.ts);
  const thread = pressed[0];
  const tasks = noted
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === thread?.pid && tid === thread.tid,
    )
    .map(({ ts, dur = 0, tdur = 0, args }) => ({
      from: ts / 1000,
      to: (ts + dur) / 1000,
      worked: tdur / 1000,
      frame: args?.src_func === FRAME,
    }))
    .toSorted((a, b) => a.from - b.from);
  return pressed.map(({ ts }) => {
    const begun = ts / 1000;
    const own = tasks.filter(({ from, to }) => to > begun && from < begun + GAP_MS - 20);
    return {
      all: own.reduce((sum, { worked }) => sum + worked, 0),
      frames: own.filter(({ frame }) => frame).length,
      longest: Math.max(...own.map(({ worked }) => worked)),
    };
  });
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
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.reload();
  await page.locator('main[data-ply]').waitFor();
  await page.waitForTimeout(1000);
  const open = await openingWork(client);
  await client.send('Performance.disable');
  const answers = Number(await page.locator('input[type="range"]').getAttribute('max'));
  const from = Math.max(0, Math.floor((answers - STEPS - WARM) / 2));
  await page.goto(`${page.url().split('#')[0]}#${from}`);
  await page.locator(`main[data-ply="${from}"]`).waitFor();
  await page.evaluate((name) => {
    addEventListener('keydown', () => performance.mark(name), { capture: true });
  }, PRESSED);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  for (let i = 0; i < WARM; i++) await press(page);
  const noted = await noting(client, async () => {
    for (let i = 0; i < STEPS; i++) await press(page);
  });
  await page.locator(`main[data-ply="${from + WARM + STEPS}"]`).waitFor();
  return { answers, open, steps: stepsOf(noted) };
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
  const record = longestRecord(game);
  const positions = leaps(game, record);
  const { answers, open, steps } = await measure(await context.newPage(), address, record);
  const within = steps.filter(({ longest }) => longest < BOUND_MS).length / steps.length;
  const of = (figure: keyof Step) => steps.map((step) => step[figure]);
  const figures = [
    at(positions, 0.5),
    at(positions, 0.98),
    at(of('longest'), 0.5),
    at(of('longest'), 0.98),
    `${(100 * within).toFixed(0)} %`,
    at(of('all'), 0.5),
    at(of('frames'), 0.5),
  ];
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

The longest golden record of each game, ${STEPS} steps in the middle of it by arrow key, with calm asked for. The scrubber follows each step in the next
frame; the table comes in the frames after it, as many as it takes (\`src/ui/loom.ts\`). So a step is not short, but it seldom holds the page up.
What is set against ${BOUND_MS} ms here is its longest task, for which a press or a frame may have to wait; all of a step, which the bound was meant for, stands beside it.

*Open*: the work from the first byte of the page to the board. *Position*: what it takes to make a position and what a spectator sees of it, for all
positions in a random order (in Node, the same engine). *Longest*: that task, and in how many steps it is below the bound. *All*: what a step comes to,
and in how many frames. It is all work of the page's thread, whatever causes it: code, layout, drawing, the browser's own, and what it costs to note it.
All figures are milliseconds of that thread at a fourth of its speed.

| game | answers | open | position, median | 98th | longest, median | 98th | below ${BOUND_MS} ms | all, median | frames |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs', 'bench-replay.md'), text);
