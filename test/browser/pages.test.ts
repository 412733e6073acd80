import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answering,
  type House,
  logLength,
  nextQuestion,
  openHouse,
  PHONE,
  PLAY,
  picture,
  seriousFaults,
  THOROUGH,
  withoutPauses,
} from './browser.ts';

/** Ends turn after turn: the shortest way through a whole game. */
async function passToTheEnd(page: Page): Promise<void> {
  while ((await nextQuestion(page)) === 'asked') await answering(page, () => page.keyboard.press('z'));
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('language', () => {
  test('the page opens in the browser’s language, and ?lang= wins', async () => {
    const page = await house.visit({ locale: 'fr-BE' });
    await page.goto('/');
    await page.getByText('Jouer contre les robots').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto('/?lang=nl');
    await page.getByText('Speel tegen bots').first().waitFor();
  });

  test('a language that does not exist falls back to English', async () => {
    const page = await house.visit({ locale: 'fr' });
    await page.goto('/?lang=xx');
    await page.getByText('Play against bots').first().waitFor();
    expect(house.faults).toEqual([]);
  });

  test('the switch at the table keeps the position and is remembered', async () => {
    const page = await house.visit();
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    await nextQuestion(page);
    const lines = await logLength(page);
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'À la table' }).waitFor();
    expect(await logLength(page)).toBe(lines);
    await picture(page, 'table-1440-fr');
  });
});

describe('another page', () => {
  test('names the tab, and the keyboard goes on from its content', async () => {
    const page = await house.visit();
    await page.goto('/');
    await page.locator(PLAY).waitFor();
    expect(await page.title()).toBe('Durbar');
    const here = () => page.evaluate(() => document.activeElement?.localName);
    expect(await here()).toBe('body');
    await page.getByRole('link', { name: 'Guest: Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await page.title()).toBe('Settings · Durbar');
    expect(await here()).toBe('main');
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(false);
    await page.goBack();
    await page.locator(PLAY).click();
    await nextQuestion(page);
    expect(await page.title()).toBe('Bombay · Durbar');
    expect(await here()).toBe('main');
    // From there the arrows come to the answers, as from nowhere.
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-answer]'))).toBe(true);
    expect(house.faults).toEqual([]);
  });

  test('says in three languages that its words could not be fetched', async () => {
    const page = await house.visit();
    await page.route(/\/assets\/(en|fr|nl)-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/');
    for (const says of ['could not be loaded', 'n’a pas pu être chargé', 'kon niet worden geladen'])
      await page.getByText(says).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.locator(PLAY).waitFor();
    house.faults.length = 0;
  });
});

describe('first load', () => {
  test('of shell and Bombay is under 250 KB compressed', async () => {
    const page = await house.visit();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      // What the page has drawn for itself did not come over the net.
      if (response.url().startsWith('blob:')) return;
      bodies.push(
        response.body().then(
          // Fonts are compressed already; the server sends the rest with brotli.
          (body) => (response.url().endsWith('.woff2') ? body.length : brotliCompressSync(body).length),
          () => 0,
        ),
      );
    });
    await page.goto('/');
    await page.locator(PLAY).click();
    await nextQuestion(page);
    const sizes = await Promise.all(bodies);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(250_000);
  });
});

/** Dark colours are other colours only: `npm test` looks at two pages that have most of them. */
const DARK = ['start', 'table'];

describe('axe finds nothing serious', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const [name, path] of [
      ['start', '/'],
      ['options', '/new/bombay'],
      ['rules', '/rules/bombay'],
      ['settings', '/settings'],
      ['pieces', '/pieces'],
      ['replay', '/replay'],
      ['unknown', '/no/such/page'],
      ['table', '/'],
      ['curtain', '/new/bombay?persons=all'],
    ] as const)
      test.runIf(THOROUGH || theme === 'light' || DARK.includes(name))(`on ${name}, ${theme}`, async () => {
        const page = await house.visit({ colorScheme: theme });
        await withoutPauses(page);
        await page.goto(path);
        if (name === 'table') {
          await page.locator(PLAY).click();
          await nextQuestion(page);
          if (theme === 'dark') await picture(page, 'table-1440-dark');
        }
        if (name === 'curtain') {
          await page.locator('.new-start').click();
          await page.locator('.curtain').waitFor();
        }
        await page.locator('h1').first().waitFor();
        expect(await seriousFaults(page)).toEqual([]);
      });

  for (const theme of ['light', 'dark'] as const)
    test.runIf(THOROUGH || theme === 'dark')(
      `on a phone: start, table with its tabs, while others play, result, ${theme}`,
      async () => {
        const page = await house.visit({ ...PHONE, colorScheme: theme });
        await withoutPauses(page);
        await page.goto('/');
        await page.locator('h1').first().waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        await page.locator(PLAY).tap();
        await nextQuestion(page);
        expect(await seriousFaults(page)).toEqual([]);
        for (const tab of ['Players', 'Story', 'Board']) {
          await page.getByRole('tab', { name: tab }).tap();
          expect(await seriousFaults(page)).toEqual([]);
        }
        if (!THOROUGH) return;
        await passToTheEnd(page);
        expect(await seriousFaults(page)).toEqual([]);
      },
    );

  test.runIf(THOROUGH)('on the result, dark', async () => {
    const page = await house.visit({ colorScheme: 'dark' });
    await withoutPauses(page);
    await page.goto('/');
    await page.locator(PLAY).click();
    await passToTheEnd(page);
    expect(await seriousFaults(page)).toEqual([]);
  });
});
