import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MadeToken, Tokens } from '../../online/api.ts';
import { Browser, type House, openHouse } from './testing.ts';
import { MOST_TOKENS } from './tokens.ts';

const YEAR = 366 * 86_400_000;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

async function made(browser: Browser, label = 'Hasty'): Promise<MadeToken> {
  // The route answers with a MadeToken: the server's own types say so.
  return (await browser.post('/api/me/tokens', { label })).body as MadeToken;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a token', () => {
  test('makes a program the person who made it', async () => {
    const browser = new Browser(house);
    const { person } = await browser.me();
    const { token, tokens } = await made(browser);
    expect(token).toMatch(/^durbar_[\w-]{32}$/);
    expect(tokens).toMatchObject([{ label: 'Hasty' }]);
    expect(await house.people.caller(bearer(token))).toEqual({ person, name: '', token: tokens[0]?.id });
    expect(await house.people.caller({ cookie: browser.cookie })).toEqual({ person, name: '', token: null });
  });

  test('is shown once, and cannot be had from what the store keeps', async () => {
    const browser = new Browser(house);
    const { person } = await browser.me();
    const { token } = await made(browser);
    const listed = await browser.get('/api/me/tokens');
    const kept = await house.store.find('token', `person:${person}`, 10);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify([listed.body, kept])).not.toContain(token.slice(7));
    const { tokens } = listed.body as Tokens;
    for (const known of [tokens[0]?.id ?? '', kept[0]?.id ?? ''])
      expect(await house.people.caller(bearer(`durbar_${known.padEnd(32, 'A').slice(0, 32)}`))).toBeNull();
  });

  test('that nobody has is nobody, whatever cookie comes with it', async () => {
    const browser = new Browser(house);
    await browser.me();
    const { cookie } = browser;
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic eDp5', `Bearer durbar_${'A'.repeat(32)}`, 'durbar_x'])
      expect(await house.people.caller({ authorization, cookie })).toBeNull();
  });

  test('is worthless once it is revoked, and whoever uses it is told to go', async () => {
    const browser = new Browser(house);
    await browser.me();
    const { token, tokens } = await made(browser);
    const id = tokens[0]?.id ?? '';
    expect((await new Browser(house).post('/api/me/tokens/revoke', { id })).status).toBe(403);
    expect((await browser.post('/api/me/tokens/revoke', { id })).body).toEqual({ tokens: [] });
    expect(house.heard).toContain(`revoke ${id}`);
    expect(await house.people.caller(bearer(token))).toBeNull();
    expect((await browser.post('/api/me/tokens/revoke', { id })).status).toBe(404);
  });

  test('of somebody else cannot be revoked', async () => {
    const owner = new Browser(house);
    await owner.me();
    const { token, tokens } = await made(owner);
    const stranger = new Browser(house);
    await stranger.me();
    expect((await stranger.post('/api/me/tokens/revoke', { id: tokens[0]?.id })).status).toBe(404);
    expect(await house.people.caller(bearer(token))).not.toBeNull();
  });

  test('ends with leaving everywhere', async () => {
    const browser = new Browser(house);
    await browser.me();
    const { token } = await made(browser);
    await browser.post('/api/leave/everywhere');
    expect(await house.people.caller(bearer(token))).toBeNull();
  });

  test('keeps its person in the house, who has not come by for a year', async () => {
    const browser = new Browser(house);
    const { person } = await browser.me();
    const { token } = await made(browser);
    house.pass(YEAR);
    await house.people.sweep();
    expect(await house.people.caller(bearer(token))).toMatchObject({ person });
  });

  test('makes no tokens, codes or passkeys, and reads nothing about its person', async () => {
    const browser = new Browser(house);
    await browser.me();
    const { token } = await made(browser);
    const program = new Browser(house, bearer(token));
    expect((await program.get('/api/me/tokens')).status).toBe(403);
    for (const path of ['/api/me/tokens', '/api/me/tokens/revoke', '/api/me/recovery', '/api/me/passkey/options']) {
      const body = path === '/api/me/tokens' ? { label: 'x' } : path.endsWith('revoke') ? { id: 'x' } : {};
      expect((await program.post(path, body)).status, path).toBe(403);
    }
  });
});

test('a person has so many tokens and no more, each with a word that can be read', async () => {
  const browser = new Browser(house);
  await browser.me();
  for (let i = 0; i < MOST_TOKENS; i++) await made(browser, `Program ${i}`);
  expect((await browser.post('/api/me/tokens', { label: 'One more' })).status).toBe(429);
  for (const label of ['', ' ', 'x'.repeat(25), 'a\u202eb', 7])
    expect((await browser.post('/api/me/tokens', { label })).status).toBe(400);
});
