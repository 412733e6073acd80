/** A real browser on the built page: what every browser test starts from. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const DIST = process.env['DURBAR_DIST'] ?? 'dist';
const SCREENSHOTS = 'docs/screenshots';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built page as a strict host would: only our own files may load, and unknown paths get the page. */
async function serve(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(DIST, path);
    const known = extname(path) !== '' && existsSync(file);
    response.setHeader('content-type', TYPES[known ? extname(path) : '.html'] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', "default-src 'self'");
    response.end(await readFile(known ? file : join(DIST, 'index.html')));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

export interface House {
  readonly address: string;
  /** A page of a fresh visitor. Anything that it logs as an error, or asks of a foreign host, lands in `faults`. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  readonly faults: string[];
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error(`nothing is built in ${DIST}: run "npm run build" first`);
  const server = await serve();
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const address = `http://127.0.0.1:${bound.port}`;
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
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
        ...options,
      });
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
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
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

export const OVER = '.victory';
/** The answers that stand in the bar, without those behind "more". */
export const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';

/** Waits until the person is asked or the game is over. Says which. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${OVER}, ${ANSWERS}`).first().waitFor();
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'asked';
}

/** How many answers have been given: the sight's ply, as the log's newest line tells it. */
export async function logLength(page: Page): Promise<number> {
  return page.locator('.log li').count();
}
