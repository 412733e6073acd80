import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANSWERS, answering, DIST, type House, nextQuestion, OVER, openHouse, PLAY, withoutPauses } from './browser.ts';

/** A copy of the built page, which a test may change as a new build would. */
let dist: string;
let house: House;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'durbar-dist-'));
  cpSync(DIST, dist, { recursive: true });
  house = await openHouse(dist);
});

afterEach(async () => {
  await house.close();
  rmSync(dist, { recursive: true });
});

/** Waits until the house is kept on this device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function installed(): Promise<Page> {
  const page = await house.visit({ serviceWorkers: 'allow' });
  await withoutPauses(page);
  await page.goto('/');
  await page.locator(PLAY).waitFor();
  await kept(page);
  return page;
}

/** The house is started once more: which builds are kept, and whether it is the new one. */
async function started(context: BrowserContext): Promise<{ shelves: string[]; renewed: boolean }> {
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(PLAY).waitFor();
  await kept(page);
  const shelves = await page.evaluate(() => caches.keys());
  const renewed = (await page.locator('meta[name=renewed]').count()) === 1;
  await page.close();
  return { shelves, renewed };
}

/** A manifest without faults, with pictures of the sizes that it names. */
async function manifestOf(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${house.address}/durbar.webmanifest`, errors: [] });
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(data);
  for (const { src, sizes, type } of icons) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type']).toContain(type);
    // The width and the height of a PNG stand at a fixed place.
    const bytes = await picture.body();
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
}

describe('the house on this device', () => {
  test('is installed, starts without a net, plays, and says what needs one', async () => {
    const first = await installed();
    await manifestOf(first);
    expect(house.faults).toEqual([]);
    await house.shut();
    const page = await first.context().newPage();
    await first.close();
    await page.goto('/');
    await page.getByText('The server cannot be reached. Tables on this device work all the same.').waitFor();
    await page.locator(PLAY).click();
    for (let i = 0; i < 3 && (await nextQuestion(page)) === 'asked'; i++)
      await answering(page, () => page.locator(ANSWERS).first().click());
    expect(await page.locator(OVER).count()).toBe(0);
    // A table of the server cannot be here, and says so; there is a way back.
    await page.goto('/online/abcdefghijkl');
    await page.getByRole('heading', { level: 1 }).getByText('Connection lost').waitFor();
    await page.getByRole('link', { name: 'All games', exact: true }).last().click();
    await page.locator(PLAY).waitFor();
    // Another game, in another language, at an address of its own.
    await page.goto('/rules/rajas?lang=fr');
    await page.getByRole('heading', { level: 1 }).getByText('Rajas').waitFor();
  });

  test('a new build waits while a page of the old one is open, and is there at the next start', async () => {
    const page = await installed();
    const context = page.context();
    renew();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    await page.close();
    await house.shut();
    // The browser takes a moment to see that the last page is gone.
    await expect
      .poll(() => started(context), { timeout: 10_000 })
      .toEqual({ shelves: ['house-renewed'], renewed: true });
  });
});

/** What a new build would leave: another page, another mark. */
function renew(): void {
  const change = (file: string, edit: (text: string) => string) => {
    rmSync(join(dist, `${file}.br`), { force: true });
    writeFileSync(join(dist, file), edit(readFileSync(join(dist, file), 'utf8')));
  };
  change('index.html', (text) => text.replace('<head>', '<head><meta name="renewed" content="yes" />'));
  change('offline.js', (text) => text.replace(/"mark":"\w+"/, '"mark":"renewed"'));
}
