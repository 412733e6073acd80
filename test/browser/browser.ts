/** A real browser on the built page: what every browser test starts from. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openHouse as openServer } from '../../src/server/house.ts';

export const DIST = process.env['DURBAR_DIST'] ?? 'dist';
/** `npm run screenshots` puts the pictures into docs/; a plain test run leaves the repository as it was. */
const SCREENSHOTS = process.env['DURBAR_SCREENSHOTS'] ?? '.cache/screenshots';

/** `npm run test:thorough` walks every way; `npm test` walks each of them for one game, and the shorter one for all. */
export const THOROUGH = process.env['DURBAR_THOROUGH'] === '1';

export interface House {
  readonly address: string;
  /** A page of a fresh visitor, who leaves when the test is over. Anything that it logs as an error, or asks of a foreign host, lands in `faults`. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  readonly faults: string[];
  /** Takes the net away: the server ends, the browser stays. */
  shut(): Promise<void>;
  close(): Promise<void>;
}

/** Serves what is built, or another folder like it. */
export async function openHouse(dist = DIST): Promise<House> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`nothing is built in ${dist}: run "npm run build" first`);
  const data = mkdtempSync(join(tmpdir(), 'durbar-browser-'));
  const server = await openServer({
    dist: resolve(dist),
    // One address plays for everybody here, and bots need not wait for eyes to follow.
    env: { DURBAR_DATA: data, DURBAR_LIMITS: 'off', DURBAR_LOG: 'silent', DURBAR_BOT_PAUSE: '0' },
  });
  const address = await server.server.listen({ host: '127.0.0.1', port: 0 });
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Without a graphics card a process of its own for it only costs time.
      '--in-process-gpu',
    ],
  });
  const faults: string[] = [];
  return {
    address,
    faults,
    async visit(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        baseURL: address,
        reducedMotion: 'reduce',
        // What is not about the house without a net need not fetch all of it for every visitor.
        serviceWorkers: 'block',
        ...options,
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== address) faults.push(`a request to ${origin}`);
      });
      return page;
    },
    shut: () => server.close(),
    async close() {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/** Bots that answer at once keep a whole game short. */
export async function withoutPauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('durbar/1/settings', JSON.stringify({ name: 'Leïla', pace: 'instant' }));
  });
}

/** The button that starts a game of Bombay at once. */
export const PLAY = '#game-bombay .game-play';

export const OVER = '.victory';
/** The answers that stand in the bar, without those behind "more". */
export const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';

/** Waits until the person is asked or the game is over. Says which. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${OVER}, ${ANSWERS}`).first().waitFor();
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'asked';
}

/** Does what gives an answer, and waits until it is given. */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.question').getAttribute('data-ply');
  await act();
  await page.waitForFunction((ply) => {
    const question = document.querySelector('.question');
    return question === null || question.getAttribute('data-ply') !== ply;
  }, before);
}

/** What is asked. Where its words are cut off the test fails. */
export async function askedInFull(page: Page): Promise<string> {
  const title = page.locator('.question h2');
  expect(await title.evaluate((h2) => h2.scrollWidth - h2.clientWidth)).toBe(0);
  return title.innerText();
}

/** How many lines the story has. */
export async function logLength(page: Page): Promise<number> {
  return Number(await page.locator('.log').first().getAttribute('data-length'));
}

/** What axe finds serious or critical on a page, one line for each rule. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
