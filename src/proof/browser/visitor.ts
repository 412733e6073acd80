/** A real Chromium on the built page of a real server, driven by clicking. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { browser as findBrowser } from '../../../scripts/browser.mjs';
import { build } from '../../../scripts/build.mjs';
import { PROJECT } from '../../cli/project.ts';
import { openHouse } from '../../server/house.ts';

export interface Visitor {
  readonly address: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly client: CDPSession;
  /** Takes the net away: the server ends, the browser stays. */
  shut(): Promise<void>;
  close(): Promise<void>;
}

/** How long anything may take before it counts as broken. */
const PATIENCE_MS = 60_000;

/** `house` is the folder of the built page; the usual one is built if it is old. */
export async function visit(house = process.env['DURBAR_DIST'] ?? built()): Promise<Visitor> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-proof-'));
  const env = { DURBAR_DATA: data, DURBAR_LIMITS: 'off', DURBAR_LOG: 'silent' };
  const { server, close } = await openHouse({ dist: house, env });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const chrome = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', baseURL: address });
  // Bots answer at once and nothing moves: an hour of play is as long as its answers take.
  await context.addInitScript(() => {
    localStorage.setItem('durbar/1/settings', JSON.stringify({ name: 'Leïla', pace: 'instant', motion: 'off' }));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    address,
    context,
    page,
    client: await context.newCDPSession(page),
    shut: close,
    async close() {
      await chrome.close();
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function built(): string {
  build();
  return join(PROJECT, 'dist');
}
