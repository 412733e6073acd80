import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE, picture, seriousFaults } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Whether a token is somebody's: who is nobody may open no table. */
async function known(token: string): Promise<boolean> {
  const answer = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.status !== 403;
}

test('a token is made, shown once and revoked', async () => {
  const page = await house.visit();
  await page.goto('/you');
  const card = page.locator('.programs');
  await card.getByLabel('What the token is for').fill('My first bot');
  await card.getByRole('button', { name: 'Make a token' }).click();
  const token = await card.locator('output').innerText();
  expect(token).toMatch(/^durbar_[\w-]{32}$/);
  expect(await known(token)).toBe(true);
  await picture(page, 'programs-1440-en');
  expect(await seriousFaults(page)).toEqual([]);

  await page.reload();
  await card.getByText('My first bot').waitFor();
  expect(await page.content()).not.toContain(token);
  await card.getByRole('button', { name: 'Revoke' }).click();
  await card.getByText('There is no token yet.').waitFor();
  expect(await page.locator('.good').innerText()).toContain('cut off');
  expect(await known(token)).toBe(false);
  expect(house.faults).toEqual([]);
});

test('on a phone, in French', async () => {
  const page = await house.visit({ ...PHONE, locale: 'fr' });
  await page.goto('/you');
  const card = page.locator('.programs');
  await card.getByLabel('À quoi sert le jeton').fill('Bot du dimanche');
  await card.getByRole('button', { name: 'Créer un jeton' }).tap();
  await card.locator('output').waitFor();
  await card.evaluate((element) => element.scrollIntoView());
  await picture(page, 'programs-360-fr');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
