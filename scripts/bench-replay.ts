/**
 * npm run bench:replay [-- --write] [-- --game GAME]: what a replay costs to open and to pass through at a fourth of the speed. For each
 * game, the longest golden record. The work of the page's own thread is counted, so that another program on the machine changes little.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { gameOf } from '../src/cli/args.ts';
import { FastRng, parseRecord } from '../src/kernel/index.ts';
import { openHouse } from '../src/server/house.ts';
import { Film } from '../src/table/film.ts';
import { slowness } from '../test/fastest.ts';
import { peoplesBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

/** The bound is for a machine that is four times slower than a common one. So figures of different machines compare: one that is slow by itself is slowed down less. */
const SLOW_DOWN = 4;
/** How often all steps are taken, each time on a page of its own: of a step the middle one counts, and a pause that the machine made once does not. */
const PASSES = 3;
const STEPS = 60;
/** The first steps make ready what all others use. */
const WARM = 20;
const BOUND_MS = 16;
const GAMES = ['agra', 'amul', 'bombay', 'rajas'];
const ASKED = parseArgs({ options: { game: { type: 'string' }, write: { type: 'boolean' } } }).values;
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

/** The ways through a game. Between two steps there is time for all that is drawn of one, its motion included. */
const WAYS = {
  keys: { says: 'by arrow key, with calm asked for', gap: 220, motion: 'reduce' },
  rests: { says: 'by arrow key, with a rest before each, so that pieces glide', gap: 600, motion: 'no-preference' },
  leaps: { says: 'anywhere, by dragging the scrubber', gap: 220, motion: 'no-preference' },
} as const;
type Way = keyof typeof WAYS;

const slow = slowness();
/** No machine is made faster. */
const throttle = Math.max(1, SLOW_DOWN / slow);

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
    return Math.min(...times) * throttle;
  });
}

/** What the page's thread has worked since it was opened, in milliseconds at a fourth of the speed. */
async function openingWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * throttle;
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

type Task = Noted & { readonly dur: number; readonly tdur: number };

/** Notes the tasks of the browser while something is done. */
async function noting(client: CDPSession, work: () => Promise<void>): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  client.on('Tracing.dataCollected', ({ value }) => noted.push(...(value as unknown as Noted[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing', 'v8'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return noted;
}

const STEPPED = 'stepped';
const FRAME = 'ScheduledActionSendBeginMainFrame';

/** What a step costs: all of it, how many frames it is drawn in, and the longest task, for which a press or a frame may have to wait. */
interface Step {
  readonly all: number;
  readonly frames: number;
  readonly longest: number;
  /** The same on the page on which it was shortest: what is longer there as well is the page's own doing. */
  readonly least: number;
}

interface Passed {
  readonly steps: readonly Step[];
  /** The longest task that did nothing but collect garbage. The browser sets these between steps, where it sees time for them. */
  readonly collecting: number;
}

function isTask(noted: Noted): noted is Task {
  return noted.ph === 'X' && noted.dur !== undefined && noted.tdur !== undefined;
}

function passedBy(noted: readonly Noted[], gap: number): Passed {
  const begun = noted.filter(({ name }) => name === STEPPED).toSorted((a, b) => a.ts - b.ts);
  const thread = begun[0];
  const own = noted.filter(isTask).filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid);
  const collections = own.filter(({ name }) => name.startsWith('V8.GC'));
  const collects = ({ ts, dur }: Task) =>
    collections.some((each) => each.ts >= ts && each.ts + each.dur <= ts + dur && each.dur > 0.9 * dur);
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'));
  const [idle, work] = [tasks.filter(collects), tasks.filter((task) => !collects(task))];
  const steps = begun.map(({ ts }) => {
    const until = ts + (gap - 20) * 1000;
    const of = work.filter((task) => task.ts + task.dur > ts && task.ts < until);
    const longest = Math.max(0, ...of.map(({ tdur }) => tdur)) / 1000;
    return {
      all: sum(of.filter((task) => !of.some((other) => other !== task && isWithin(task, other)))) / 1000,
      frames: of.filter(({ args }) => args?.src_func === FRAME).length,
      longest,
      least: longest,
    };
  });
  return { steps, collecting: Math.max(0, ...idle.map(({ tdur }) => tdur)) / 1000 };
}

const sum = (tasks: readonly Task[]) => tasks.reduce((all, { tdur }) => all + tdur, 0);

/** Tasks that are run within others are noted twice. */
function isWithin(task: Task, other: Task): boolean {
  return other.ts <= task.ts && other.ts + other.dur >= task.ts + task.dur && other.dur > task.dur;
}

interface Figures {
  readonly answers: number;
  readonly open: number;
  readonly passed: Readonly<Record<Way, Passed>>;
}

/** Opens a record, and says how much work that was once everything is fetched. */
async function openRecord(page: Page, client: CDPSession, record: string): Promise<number> {
  await page.goto(`${address}/replay`);
  await page.locator('.open-record textarea').fill(record);
  await page.locator('.open-record form button').click();
  await page.locator('main[data-ply]').waitFor();
  // Opened again from what is kept: everything that was fetched is there, so that only the page's own work is counted.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.reload();
  await page.locator('main[data-ply]').waitFor();
  await page.waitForTimeout(3000);
  const open = await openingWork(client);
  await client.send('Performance.disable');
  return open;
}

/** Where the hand of somebody rests who passes through a game: on the scrubber, as far along it as the game is. */
async function handTo(page: Page, part: number): Promise<void> {
  const box = await page.locator('input[type="range"]').boundingBox();
  if (box === null) throw new Error('no scrubber');
  await page.mouse.move(box.x + 8 + part * (box.width - 16), box.y + box.height / 2);
}

async function pass(page: Page, client: CDPSession, way: Way, answers: number): Promise<Passed> {
  const { gap } = WAYS[way];
  const from = Math.max(0, Math.floor((answers - STEPS - WARM) / 2));
  await page.goto(`${page.url().split('#')[0]}#${from}`);
  await page.locator(`main[data-ply="${from}"]`).waitFor();
  await handTo(page, from / answers);
  await page.evaluate((name) => {
    for (const begins of ['keydown', 'mousemove'])
      addEventListener(begins, () => performance.mark(name), { capture: true });
  }, STEPPED);
  const rng = new FastRng(way);
  const step = async () => {
    if (way === 'leaps') await handTo(page, rng.int(1000) / 1000);
    else await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(gap);
  };
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  if (way === 'leaps') await page.mouse.down();
  for (let i = 0; i < WARM; i++) await step();
  const noted = await noting(client, async () => {
    for (let i = 0; i < STEPS; i++) await step();
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (way === 'leaps') await page.mouse.up();
  else await page.locator(`main[data-ply="${from + WARM + STEPS}"]`).waitFor();
  return passedBy(noted, gap);
}

async function measure(record: string): Promise<Figures> {
  let [open, answers] = [0, 0];
  const passed: Partial<Record<Way, Passed>> = {};
  for (const way of Object.keys(WAYS) as Way[]) {
    const passes: Passed[] = [];
    for (let i = 0; i < PASSES; i++) {
      const context = await chrome.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        reducedMotion: WAYS[way].motion,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const client = await context.newCDPSession(page);
      open = await openRecord(page, client, record);
      answers = Number(await page.locator('input[type="range"]').getAttribute('max'));
      passes.push(await pass(page, client, way, answers));
      await context.close();
    }
    passed[way] = middleOf(passes);
  }
  return { open, answers, passed: passed as Record<Way, Passed> };
}

function middleOf(passes: readonly Passed[]): Passed {
  const steps = Array.from({ length: STEPS }, (_, i): Step => {
    const of = (figure: keyof Step) => passes.map(({ steps }) => steps[i]?.[figure] ?? Number.NaN);
    const [all, frames, longest] = [middle(of('all')), middle(of('frames')), middle(of('longest'))];
    return { all, frames, longest, least: Math.min(...of('least')) };
  });
  return { steps, collecting: middle(passes.map(({ collecting }) => collecting)) };
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
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

const games: string[] = [];
const ways: string[] = [];
for (const game of ASKED.game ? [ASKED.game] : GAMES) {
  const record = longestRecord(game);
  const positions = leaps(game, record);
  const { answers, open, passed } = await measure(record);
  games.push(`| ${game} | ${answers} | ${open.toFixed(0)} | ${at(positions, 0.5)} | ${at(positions, 0.98)} |`);
  for (const way of Object.keys(WAYS) as Way[]) {
    const { steps, collecting } = passed[way];
    const of = (figure: keyof Step) => steps.map((step) => step[figure]);
    const within = (figure: 'longest' | 'least') =>
      `${of(figure).filter((longest) => longest < BOUND_MS).length} of ${steps.length}`;
    const longest = `${at(of('longest'), 0.5)} | ${at(of('longest'), 1)} | ${within('longest')} | ${within('least')}`;
    const rest = `${at(of('all'), 0.5)} | ${at(of('frames'), 0.5)} | ${collecting.toFixed(1)}`;
    ways.push(`| ${game} | ${way} | ${longest} | ${rest} |`);
    console.log(ways.at(-1));
  }
}
await chrome.close();
await house.close();
rmSync(data, { recursive: true, force: true });

const text = `# The replay

Written by \`npm run bench:replay -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chrome.version()}, 1440 × 900,
load average ${(loadavg()[0] ?? 0).toFixed(0)}. With more than the number of cores all figures are too high: caches are shared.

The longest golden record of each game. All figures are milliseconds of the page's own thread on a machine ${SLOW_DOWN} times slower than a common one
(\`test/fastest.ts\`). This one is ${slow.toFixed(1)} times slower by itself, so the browser was slowed down ${throttle.toFixed(1)} times.

| game | answers | open | position, median | 98th |
| --- | ---: | ---: | ---: | ---: |
${games.join('\n')}

*Open*: the work from the first byte of the page until nothing more is done, three seconds later. *Position*: what it takes to make a position and what a
spectator sees of it, for all positions in a random order (in Node, the same engine).

## A step

${STEPS} steps, after ${WARM} that make ready what all others use, with the pointer on the scrubber. They are taken ${PASSES} times; of each step the middle one counts:

${Object.entries(WAYS)
  .map(([way, { says }]) => `- *${way}*: ${says};`)
  .join('\n')
  .replace(/;$/, '.')}

The scrubber follows each step in the next frame; the table comes in the frames after it, as many as it takes (\`src/ui/loom.ts\`). A step is
whatever the thread does until the next one, the browser's own work and what it costs to note it included. *Longest*: its longest task, for which a press or a frame
may have to wait: this is set against ${BOUND_MS} ms. *On some pass*: how many steps were below that on one pass at least; what is longer on all of them is the page's own doing, and
what is longer on one alone is a pause that the machine made. *All*: all tasks of a step together, over the frames in
which it comes: more than the bound in most games, since a frame in which nothing but a word changes costs some four milliseconds there. Tasks that do nothing but collect garbage belong to no step: the browser sets
them where it sees time for them. The longest stands beside.

| game | way | longest, median | at most | below ${BOUND_MS} ms | on some pass | all, median | frames | collecting, at most |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${ways.join('\n')}
`;
if (ASKED.write && !ASKED.game) writeFileSync(join(ROOT, 'docs', 'bench-replay.md'), text);
