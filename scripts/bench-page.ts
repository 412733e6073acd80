/** npm run bench:page: what the first load of shell and Bombay weighs, and how fast an answer is shown at a fourth of the speed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { openHouse } from '../src/server/house.ts';
import { browser as findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

const SLOW_DOWN = 4;
const ANSWERS = 24;
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const PLAY = '#game-bombay .game-play';
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

/** Milliseconds from each press to the next paint, as the browser's own event timing has them. */
async function interactions(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const seen: Record<number, number> = {};
    Reflect.set(window, 'presses', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (id > 0) seen[id] = Math.max(seen[id] ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let i = 0; i < ANSWERS; i++) {
    const answer = page.locator(ANSWER).first();
    await answer.waitFor({ timeout: 60_000 });
    await answer.click();
    await page.waitForTimeout(300);
  }
  const presses: Record<number, number> = await page.evaluate(() => Reflect.get(window, 'presses'));
  return Object.values(presses).sort((a, b) => a - b);
}

build();
const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
const house = await openHouse({ dist: join(ROOT, 'dist'), env: { DURBAR_DATA: data, DURBAR_LOG: 'silent' } });
const { server } = house;
const address = await server.listen({ host: '127.0.0.1', port: 0 });
const chrome = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
const page = await context.newPage();
const bytes = await firstLoad(page, address);
const times = await interactions(page);
await chrome.close();
await house.close();
rmSync(data, { recursive: true, force: true });

const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const text = `# The page

Written by \`npm run bench:page -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${chrome.version()}.

| what | figure | bound |
| --- | ---: | ---: |
| first load of shell and Bombay, compressed, fonts included | ${(bytes / 1000).toFixed(0)} KB | 250 KB |
| press to next paint at ${SLOW_DOWN}× slow-down, median of ${times.length} | ${at(0.5)} ms | 100 ms |
| the same, 98th percentile | ${at(0.98)} ms | 100 ms |
`;
console.log(text);
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs', 'bench-page.md'), text);
