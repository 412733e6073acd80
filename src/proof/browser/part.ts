/** The page on one's own device: an hour of play does not make it grow, and it starts without a net and on a slow one. */
import { FastRng } from '../../kernel/index.ts';
import type { Finding, Outcome, Part } from '../part.ts';
import { playTable } from './play.ts';
import { type Visitor, visit } from './visitor.ts';

const GAMES = ['bombay', 'amul', 'rajas', 'agra'] as const;
/** Answers at one table before the next is opened; a game that is over sooner is left sooner. */
const AT_A_TABLE = 50;
/**
 * Tables of each title before the hour begins. What grows until then is machine code, which V8 makes as it finds out what is run
 * often; later it hardly changes.
 */
const WARM_ROUNDS = 4;
/** Of what the page holds after a collection. */
const MOST_GROWTH = 20;
const SLOWEST_SECONDS = 6;

/** The preset "Slow 3G" of Chromium's developer tools: 400 kbit/s both ways, and two seconds until an answer begins. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export const pagePart: Part = {
  id: 'page',
  title: 'The page in the browser',
  claim:
    'A page that is left open for an hour of play does not grow: what JavaScript holds after a collection is at most 20 % above ' +
    'what it held when four tables of each title had been played, by when the engine of the browser has compiled what it uses. A real Chromium plays against bots by clicking, table after table ' +
    'of all titles in the same page. The hour is pressed together: bots answer at once, nothing moves, and an hour is counted ' +
    'as 1,200 answers of the person, one every three seconds. The installed page starts with the server gone and takes an answer. ' +
    'The first load of the start page, until a game can be begun, takes less than 6 s on "Slow 3G" as Chromium’s developer ' +
    'tools have it (400 kbit/s, 2,000 ms to each answer).',
  unit: 'answers',
  goal: 1200,
  portion: 1200,
  small: 8,

  async run(from, count, tell): Promise<Outcome> {
    const findings: Finding[] = [];
    const again = `answers ${from} to ${from + count - 1}`;
    const growth = await heldAfter(from, count, tell);
    if (growth.percent > MOST_GROWTH)
      findings.push({ what: `the page grew by ${growth.percent.toFixed(1)} % over ${count} answers`, again });
    const slow = await slowStart();
    if (slow > SLOWEST_SECONDS)
      findings.push({ what: `the first load took ${slow.toFixed(1)} s on a slow net`, again: 'Slow 3G' });
    const offline = await offlineStart(from);
    return {
      figures: {
        sums: { 'answers given by clicking': count, 'tables opened': growth.tables },
        peaks: {
          'growth of what the page holds, %': growth.percent,
          'of that in the second half, %': growth.late,
          'megabytes held at the end': growth.megabytes,
          'seconds of the first load on Slow 3G': slow,
          'seconds of a start without a net': offline,
        },
      },
      findings,
    };
  },
};

/** What JavaScript holds on the start page after a full collection, in bytes. */
async function held({ client }: Visitor): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

interface Growth {
  readonly percent: number;
  /** Of the second half alone: what only warms up has ended by then. */
  readonly late: number;
  readonly megabytes: number;
  readonly tables: number;
}

async function heldAfter(from: number, count: number, tell: (done: number) => void): Promise<Growth> {
  const visitor = await visit();
  const rng = new FastRng(`page ${from}`);
  try {
    await visitor.page.goto('/');
    // What is fetched and compiled once belongs to no hour.
    const warm = Math.min(AT_A_TABLE, Math.ceil(count / GAMES.length));
    for (let round = 0; round < Math.min(WARM_ROUNDS, count / AT_A_TABLE); round++)
      for (const game of GAMES) await playTable(visitor.page, game, warm, rng);
    const begin = await held(visitor);
    let half = begin;
    let tables = 0;
    for (let given = 0; given < count; tables++) {
      const game = GAMES[tables % GAMES.length] ?? 'bombay';
      const before = given;
      given += await playTable(visitor.page, game, Math.min(AT_A_TABLE, count - given), rng);
      if (before < count / 2 && given >= count / 2) half = await held(visitor);
      tell(given);
    }
    const end = await held(visitor);
    return { percent: 100 * (end / begin - 1), late: 100 * (end / half - 1), megabytes: end / 1e6, tables };
  } finally {
    await visitor.close();
  }
}

/**
 * Seconds from asking for the page to the frame after the button that begins a game, with nothing kept on the device. By the page's
 * own clock, frame by frame: a locator that waits looks only every tenth of a second.
 */
async function slowStart(): Promise<number> {
  const visitor = await visit();
  try {
    await visitor.client.send('Network.enable');
    await visitor.client.send('Network.emulateNetworkConditions', SLOW_3G);
    await visitor.page.goto('/', { waitUntil: 'commit' });
    const milliseconds = await visitor.page.evaluate(
      () =>
        new Promise<number>((stands) => {
          const look = () =>
            document.querySelector('.game-play')?.checkVisibility()
              ? requestAnimationFrame(() => stands(performance.now()))
              : requestAnimationFrame(look);
          look();
        }),
    );
    return milliseconds / 1000;
  } finally {
    await visitor.close();
  }
}

/** Seconds from opening the installed page to its first question, with the server gone. */
async function offlineStart(from: number): Promise<number> {
  const visitor = await visit();
  try {
    await visitor.page.goto('/');
    await visitor.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await visitor.shut();
    const page = await visitor.context.newPage();
    await visitor.page.close();
    const begin = performance.now();
    await page.goto('/');
    await page.locator('.game-play').first().waitFor();
    const seconds = (performance.now() - begin) / 1000;
    await playTable(page, 'bombay', 1, new FastRng(`offline ${from}`));
    return seconds;
  } finally {
    await visitor.close();
  }
}
