/** node scripts/icons.ts: draws public/durbar.svg as the pictures that home screens want, into public/icons/. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from './browser.mjs';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, 'public', 'icons');
const NIGHT = '#232c55';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The share of the picture that the sign fills; the rest is night, for systems that cut their own shape. */
  readonly share: number;
}

const ICONS: readonly Icon[] = [
  { file: 'durbar-180.png', size: 180, share: 0.9 },
  { file: 'durbar-192.png', size: 192, share: 1 },
  { file: 'durbar-512.png', size: 512, share: 1 },
  { file: 'durbar-maskable-512.png', size: 512, share: 0.78 },
];

const sign = readFileSync(join(ROOT, 'public', 'durbar.svg'), 'utf8');
mkdirSync(FOLDER, { recursive: true });
const chrome = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await chrome.newPage();
for (const { file, size, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const ground = share < 1 ? NIGHT : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:${ground}">` +
      `<div style="width:${size * share}px;height:${size * share}px">${sign.replace('<svg ', '<svg width="100%" height="100%" ')}</div>`,
  );
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
}
await chrome.close();
