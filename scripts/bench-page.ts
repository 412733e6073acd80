/**
 * npm run bench:page: what the first load of shell and Bombay weighs, and how fast an answer is shown at a fourth of the speed.
 * With `-- --game agra` the same of another game, told but not written down.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { openHouse } from '../src/server/house.ts';
import { peoplesBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

const SLOW_DOWN = 4;
/** Enough for a 98th percentile: of fewer than fifty it is the slowest. */
const ANSWERS = 120;
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const WRITTEN = 'bombay';
const ASKED = parseArgs({ options: { game: { type: 'string', default: WRITTEN }, write: { type: 'boolean' } } }).values;
const OVER = '.victory';
const PLAY = `#game-${ASKED.game} .game-play`;
const ANSWER = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';

/** Bytes over the wire until a game of Bombay waits for its first answer, compressed as they are served. */
async function firstLoad(page: Page, address: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await page.goto(address);
  await page.locator(PLAY).click();
  await page.locator(ANSWER).first().waitFor();
  await page.waitForLoadState('networkidle');
  return bytes;
}

/** A press as the browser's own event timing has it, in milliseconds. */
interface Press {
  /** To the next paint. */
  readonly took: number;
  /** Of that: until the page could look at it, and in its own code. The rest is style, layout, paint and raster. */
  readonly waited: number;
  readonly handled: number;
}

/** Every press, the fastest first. */
async function interactions(page: Page): Promise<Press[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const seen: Record<number, Press> = {};
    Reflect.set(window, 'presses', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (!(id > 0 && entry instanceof PerformanceEventTiming)) continue;
        const { duration, startTime, processingStart, processingEnd } = entry;
        // Down, up and click are one press: the longest of them counts.
        if (duration > (seen[id]?.took ?? 0))
          seen[id] = { took: duration, waited: processingStart - startTime, handled: processingEnd - processingStart };
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let given = 0; given < ANSWERS; ) {
    await page.locator(`${ANSWER}, ${OVER}`).first().waitFor({ timeout: 60_000 });
    if ((await page.locator(OVER).count()) > 0) {
      await page.locator('.button.go').first().click();
      await page.locator(OVER).waitFor({ state: 'detached' });
      continue;
    }
    await page.locator(ANSWER).first().click();
    await page.waitForTimeout(300);
    given++;
  }
  const presses: Record<number, Press> = await page.evaluate(() => Reflect.get(window, 'presses'));
  return Object.values(presses).sort((a, b) => a.took - b.took);
}

if (!process.env['DURBAR_DIST']) build();
const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
const dist = process.env['DURBAR_DIST'] ?? join(ROOT, 'dist');
const house = await openHouse({ dist, env: { DURBAR_DATA: data, DURBAR_LOG: 'silent' } });
const { server } = house;
const address = await server.listen({ host: '127.0.0.1', port: 0 });
const chrome = await chromium.launch({ executablePath: await peoplesBrowser(), args: FLAGS });
const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
const page = await context.newPage();
const bytes = await firstLoad(page, address);
const times = await interactions(page);
await chrome.close();
await house.close();
rmSync(data, { recursive: true, force: true });

const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.took ?? 0;
const text = `# The page

Written by \`npm run bench:page -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chrome.version()}.

| what | figure | bound |
| --- | ---: | ---: |
| first load of shell and Bombay, compressed, fonts included | ${(bytes / 1000).toFixed(0)} KB | 250 KB |
| press to next paint at ${SLOW_DOWN}× slow-down, median of ${times.length} | ${at(0.5)} ms | 100 ms |
| the same, 98th percentile | ${at(0.98)} ms | 100 ms |
`;
if (ASKED.game === WRITTEN) console.log(text);
else console.log(`${ASKED.game}: ${bytes} bytes, median ${at(0.5)} ms, 98th percentile ${at(0.98)} ms`);
for (const { took, waited, handled } of times.slice(-3).reverse()) {
  const [wait, hand, draw] = [waited, handled, took - waited - handled].map(Math.round);
  console.log(`slow: ${took} ms, of which ${wait} waiting, ${hand} in handlers, ${draw} until it was drawn`);
}
if (ASKED.write && ASKED.game === WRITTEN) writeFileSync(join(ROOT, 'docs', 'bench-page.md'), text);
