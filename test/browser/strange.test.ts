/** Addresses and files that nobody meant: explained in the reader's language, never a blank page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bombay } from '../../src/games/bombay/index.ts';
import { correctableIn } from '../../src/kernel/index.ts';
import { factsHash } from '../../src/web/facts/link.ts';
import { type House, openHouse, PHONE, seriousFaults, THOROUGH } from './browser.ts';
import { played } from './played.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A name that a table of the server could have is asked for there, and the browser notes that there is none. */
const ASKED_FOR = /status of 404/;

/** What each address says in English, French and Dutch. No two neighbours differ behind `#` alone: each is opened anew. */
const NOWHERE: readonly (readonly [string, string, string, string])[] = [
  ['/%E0%A4%A', 'nothing at this address', 'Il n’y a rien à cette adresse', 'Op dit adres is niets'],
  ['/puzzle/%E0%A4%A', 'no such puzzle', 'Ce problème n’existe pas', 'Deze puzzel bestaat niet'],
  ['/puzzle/__proto__', 'no such puzzle', 'Ce problème n’existe pas', 'Deze puzzel bestaat niet'],
  ['/puzzles/constructor', 'no such puzzle', 'Ce problème n’existe pas', 'Deze puzzel bestaat niet'],
  ['/rules/constructor', 'no such game', 'n’est pas dans la maison', 'Dit spel is hier niet'],
  ['/rules/agra#NOPE-1', 'There is no rule NOPE-1', 'pas de règle NOPE-1', 'geen regel NOPE-1'],
  ['/learn/toString', 'no guide', 'pas encore de guide', 'nog geen uitleg'],
  ['/replay/nowhere#5', 'not on this device', 'pas sur cet appareil', 'niet op dit toestel'],
  ['/replay#5&r=%E0%A4%A', 'damaged', 'abîmée', 'beschadigd'],
  ['/lines/nowhere#x', 'not on this device', 'pas sur cet appareil', 'niet op dit toestel'],
  ['/verify/nowhere', 'not on this device', 'pas sur cet appareil', 'niet op dit toestel'],
  ['/analysis/nowhere#7', 'no game at this address', 'pas de partie à cette adresse', 'Op dit adres is geen spel'],
];

describe.each([
  ['en', 1],
  ['fr', 2],
  ['nl', 3],
] as const)('an address that leads nowhere, in %s', (locale, column) => {
  test('is explained', async () => {
    const page = await house.visit({ ...PHONE, locale });
    for (const address of NOWHERE) {
      await page.goto(address[0]);
      await page.locator('main').getByText(address[column]).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address[0]).toBeLessThanOrEqual(360);
    }
    if (locale === 'fr' || THOROUGH) expect(await seriousFaults(page)).toEqual([]);
    expect(house.faults.filter((fault) => !ASKED_FOR.test(fault))).toEqual([]);
  });
});

/** An address with corrected facts of Bombay. */
async function factsOf(title: string): Promise<string> {
  const of = correctableIn(bombay);
  const hash = of && (await factsHash(of, { title, corrections: { 'bales.yellow': 4, 'bales.orange': 4 } }));
  if (hash === null) throw new Error('no link');
  return hash;
}

test('puzzles of a game that is not here lead to those that are', async () => {
  const page = await house.visit();
  await page.goto('/puzzles/chess');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.locator('.puzzle-game').first().waitFor();
});

test('the way to the content of a page leaves its address alone', async () => {
  const page = await house.visit();
  for (const address of ['/rules/bombay#BO-BUY-1', `/facts/bombay${await factsOf('A box')}`]) {
    await page.goto('/');
    await page.goto(address);
    await page.locator('a.skip').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    const { pathname, hash } = new URL(page.url());
    expect(pathname + hash).toBe(address);
    expect(await page.locator('main .problem').count()).toBe(0);
  }
});

test('a second link with corrected facts in the same tab brings its own', async () => {
  const page = await house.visit();
  const used = page.locator('.facts-field summary');
  for (const title of ['The first box', 'The second box']) {
    await page.goto(`/new/bombay${await factsOf(title)}`);
    await used.filter({ hasText: title }).waitFor();
  }
  await page.goBack();
  await used.filter({ hasText: 'The first box' }).waitFor();
});

test('a record of 19 MB is refused for what is wrong in it, and the page stays at hand', async () => {
  const page = await house.visit({ locale: 'fr' });
  const record = played('bombay', 20);
  for (const path of ['/replay', '/verify']) {
    await page.goto(path);
    // Made in the page: what is tried is reading it, not carrying it there.
    await page.locator('.open-record input[type="file"]').evaluate((input, small) => {
      if (!(input instanceof HTMLInputElement)) return;
      const { log, ...rest } = JSON.parse(small);
      const entry = JSON.stringify(log[0]);
      const answers = Array.from({ length: Math.floor(19_000_000 / (entry.length + 1)) }, () => entry).join(',');
      const files = new DataTransfer();
      files.items.add(new File([`${JSON.stringify(rest).slice(0, -1)},"log":[${answers}]}`], 'large.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, JSON.stringify(record));
    expect(await page.locator('.open-record .problem').innerText()).toContain('trop long pour être une partie');
  }
});

test('the games of this device are there to be chosen where no record is open; a record that was opened can be removed', async () => {
  const page = await house.visit({ ...PHONE, locale: 'nl' });
  await page.goto('/replay');
  await page.getByText('Er staat geen spel op dit toestel').waitFor();
  const buffer = Buffer.from(JSON.stringify(played('amul', 9)));
  await page
    .locator('.open-record input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.scrubber').waitFor();
  await page.goto('/replay');
  const row = page.locator('.kept-games').getByText('Ravi, Mina, Asha');
  await row.click();
  await page.locator('.scrubber').waitFor();
  await page.goto('/replay');

  // With the keyboard: asked, kept, asked again, removed.
  const remove = page.getByRole('button', { name: 'Verwijderen: Amul, Ravi, Mina, Asha' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await question.getByText('Dit spel van Amul van dit toestel verwijderen').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await page.getByText('Er staat geen spel op dit toestel').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Amul is van dit toestel');
  await page.reload();
  await page.getByText('Er staat geen spel op dit toestel').waitFor();
  expect(house.faults.filter((fault) => !ASKED_FOR.test(fault))).toEqual([]);
});
