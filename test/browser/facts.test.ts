/** Corrected facts: an owner of the box loads a file, sees what is wrong in it, and starts a table that goes by it. */
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE, PRINTED } from '../../src/games/bombay/facts.ts';
import { type House, openHouse, PHONE, picture, withoutPauses } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.close());

const file = (title: string, corrections: object, change: object = {}) => ({
  name: 'facts.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ durbarFacts: 1, game: 'bombay', rules: 1, title, corrections, ...change })),
});
const FILE = '.correcting input[type="file"]';
const PLAY = '.correct-ways .go';

test('a file that contradicts itself is refused at its places, one for another game as a whole', async () => {
  const page = await house.visit();
  await page.goto('/facts/bombay');
  await page.setInputFiles(FILE, file('Too many bales', { 'bales.blue': 7, nowhere: 1, 'cities.3': 'many' }));
  const lines = page.locator('.corrections li');
  await lines.first().waitFor();
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringContaining('in the box: 7'),
    expect.stringContaining('There is no fact of this name'),
    expect.stringContaining('a whole number from 0 to 60'),
  ]);
  await page.setInputFiles(FILE, file('Too many bales', { 'bales.blue': 7 }));
  await page.getByText('Together these are 19, and must be 17.').waitFor();
  expect(await page.locator(PLAY).count()).toBe(0);
  await page.setInputFiles(FILE, file('Chess', {}, { game: 'chess' }));
  await page.getByText('The file is for another game: chess.').waitFor();
  await page.setInputFiles(FILE, file('Ganges', {}, { game: 'rajas' }));
  await page.getByText('The file is for another game: Rajas of the Ganges.').waitFor();
  expect(await page.getByRole('link', { name: 'The facts of Rajas' }).getAttribute('href')).toMatch(/^\/facts\/rajas/);
  // A correction by hand makes it fit.
  await page.locator('.correct-pick select').nth(1).selectOption('orange');
  await page.locator('.correct-value input').fill('3');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.locator(PLAY).waitFor();
  expect(house.faults).toEqual([]);
});

test('of hundreds of values one is found, and what contradicts it is named', async () => {
  const page = await house.visit(PHONE);
  await page.goto('/facts/rajas');
  await page.getByRole('searchbox', { name: 'Find a fact' }).fill('b07');
  await page.locator('.fact:not([hidden])').nth(1).waitFor({ state: 'detached' });
  const tile = page.locator('.fact:not([hidden])');
  expect(await tile.getAttribute('id')).toBe('B07');
  await tile.locator('summary').click();
  await expect.poll(() => tile.locator('.fact-paths code').allInnerTexts()).toContain('tiles.B07.tent2');
  await tile.getByRole('button', { name: 'Correct a fact' }).click();
  expect(await page.locator('.correct-pick select').first().inputValue()).toBe('B07');
  await page.locator('.correct-pick select').nth(1).selectOption('good1');
  await page.locator('.correct-value select').selectOption('none');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByText('both are there, or neither. See also: first tent.').waitFor();
  // An address of a fact shows it, whatever was looked for.
  await page.goto('/facts/rajas#sideB');
  await page.locator('#sideB').waitFor();
  // What can be printed in many places is listed once, and only when it is wanted.
  await page.locator('#sideB summary').click();
  await expect.poll(() => page.locator('#sideB .fact-paths').count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(house.faults).toEqual([]);
});

test('a table is started with a corrected file, shows it, and passes it on', async () => {
  const page = await house.visit(PHONE);
  await withoutPauses(page);
  await page.goto('/facts/bombay');
  await page.setInputFiles(FILE, file(EXAMPLE.title, EXAMPLE.corrections));
  await page.locator(PLAY).waitFor();
  await page.waitForFunction(() => location.hash.startsWith('#facts='));
  expect(await page.locator('.fact .changed').count()).toBe(6);
  const { violations } = await new AxeBuilder({ page }).include('.correcting').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await picture(page, 'facts-360-en');
  // The address carries the file.
  await page.reload();
  await page.locator(PLAY).click();
  const used = `Corrected facts: ${EXAMPLE.title}, 13 changes`;
  await page.locator('.facts-field summary', { hasText: used }).waitFor();
  await page.locator('.new-start').click();
  await page.getByRole('button', { name: used }).click();
  await page.locator('dialog .corrections li').first().waitFor();
  expect(await page.locator('dialog .corrections li').count()).toBe(13);
  // So does what has been played, wherever it is shown again.
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.getByRole('button', { name: used }).waitFor();
  expect(house.faults).toEqual([]);
});

test('a link for another game brings its file along to that game, and one to no fact says so', async () => {
  const page = await house.visit();
  await page.goto('/facts/bombay');
  await page.setInputFiles(FILE, file('Second printing', { 'cities.6': 15 }));
  await page.waitForFunction(() => location.hash.startsWith('#facts='));
  await page.goto(`/facts/rajas${new URL(page.url()).hash}`);
  await page.getByRole('link', { name: 'The facts of Bombay' }).click();
  await page.getByText('in the box: 15').waitFor();
  await page.goto('/facts/amul#nowhere');
  await page.getByText('There is no fact “nowhere” here.').waitFor();
  await page.goto('/facts/amul#letters');
  await page.locator('.fact').first().waitFor();
  expect(house.faults).toEqual([]);
});

test('what is wrong is said although nobody corrected the place that it is found at', async () => {
  const page = await house.visit();
  await page.goto('/facts/bombay');
  const roads = PRINTED.roads.filter((road) => road.includes('A')).map((road) => [`roads.${road.join('.')}`, false]);
  await page.setInputFiles(FILE, file('No way to A', Object.fromEntries(roads)));
  await page.locator('.corrections .problem', { hasText: 'No road leads to' }).waitFor();
  expect(await page.locator(PLAY).count()).toBe(0);
  expect(house.faults).toEqual([]);
});

test('corrected facts come into the address of their own page only, and the last ones last', async () => {
  const page = await house.visit();
  // What is packed first takes longest.
  await page.addInitScript(() => {
    const packed = Response.prototype.arrayBuffer;
    let wait = 900;
    Response.prototype.arrayBuffer = async function () {
      const mine = wait;
      wait -= 300;
      await new Promise((resolve) => setTimeout(resolve, mine));
      return packed.call(this);
    };
  });
  await page.goto('/facts/bombay');
  await page.setInputFiles(FILE, file('First', { 'cities.6': 14 }));
  await page.getByText('in the box: 14').waitFor();
  await page.setInputFiles(FILE, file('Second', { 'cities.6': 15 }));
  await page.getByText('in the box: 15').waitFor();
  await page.waitForTimeout(1000);
  await page.reload();
  await page.getByText('in the box: 15').waitFor();
  await page.setInputFiles(FILE, file('Third', { 'cities.6': 16 }));
  await page.getByText('in the box: 16').waitFor();
  await page.locator('header').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).pathname).toBe('/settings');
  expect(house.faults).toEqual([]);
});
