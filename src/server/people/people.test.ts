import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecoveryCode } from '../../online/api.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Browser, type House, openHouse } from './testing.ts';

const DAY = 86_400_000;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

async function codeOf(browser: Browser): Promise<string> {
  // The route answers with a RecoveryCode: the server's own types say so.
  return ((await browser.post('/api/me/recovery')).body as RecoveryCode).code;
}

describe('a guest', () => {
  test('is somebody from the first visit on, with a cookie that no script reads and no other site sends', async () => {
    const browser = new Browser(house);
    const first = await browser.get('/api/me');
    expect(first.setCookie).toMatch(/^durbar=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const { person, ...me } = await browser.me();
    expect(me).toMatchObject({ name: '', passkeys: [], recovery: false, mail: null, push: 0, mails: false });
    expect(first.body).toMatchObject({ person });
  });

  test('gets a Secure cookie where the house is reached over https', async () => {
    const secure = await openHouse({ origin: 'https://durbar.example' });
    expect((await new Browser(secure).get('/api/me')).setCookie).toMatch(/; Secure$/);
    await secure.close();
  });

  test('cannot be had from what the store keeps: it has the hash of the secret only', async () => {
    const browser = new Browser(house);
    const { person } = await browser.me();
    const sessions = await house.store.find('session', `person:${person}`, 10);
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(browser.cookie.split('=')[1]);
    expect(browser.cookie).not.toContain(person);
    browser.cookie = `durbar=${sessions[0]?.id.slice(0, 22)}`;
    expect((await browser.me()).person).not.toBe(person);
  });

  test('is recognised by the cookie and by nothing else', async () => {
    const browser = new Browser(house);
    const { person } = await browser.me();
    expect(await house.people.identify(`other=1; ${browser.cookie}; x=y`)).toMatchObject({ id: person });
    for (const forged of [undefined, '', 'durbar=', `durbar=${person}`, `${browser.cookie}A`, 'durbar=../../x', ';;=;'])
      expect(await house.people.identify(forged)).toBeNull();
    expect(await house.people.identify(`durbar=${'A'.repeat(22)}`)).toBeNull();
  });

  test('is forgotten after a year away, and remembered for as long as they come', async () => {
    const regular = new Browser(house);
    const stranger = new Browser(house);
    const { person } = await regular.me();
    const gone = (await stranger.me()).person;
    for (let month = 0; month < 14; month++) {
      house.pass(31 * DAY);
      expect((await regular.me()).person).toBe(person);
    }
    await house.people.sweep();
    expect(await house.people.person(gone)).toBeNull();
    expect((await stranger.me()).person).not.toBe(gone);
  });

  test('cannot fill the house: too many from one place have to wait', async () => {
    const statuses = [];
    for (let i = 0; i < 70; i++) statuses.push((await new Browser(house).get('/api/me')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    house.pass(11 * 60_000);
    expect((await new Browser(house).get('/api/me')).status).toBe(200);
  });
});

describe('a name', () => {
  test('is what the person says, trimmed', async () => {
    const browser = new Browser(house);
    await browser.me();
    expect((await browser.post('/api/me', { name: '  Nur   Jahan ' })).body).toMatchObject({ name: 'Nur Jahan' });
    expect(house.heard).toEqual(['rename Nur Jahan']);
  });

  test.each([
    ['ten thousand characters', 'a'.repeat(10_000)],
    ['a right-to-left override', 'abc\u202Egnp.exe'],
    ['an isolate', '\u2067abc'],
    ['nothing but spaces', '   '],
    ['a zero-width joiner alone', '\u200D'],
    ['a control character', 'a\u0007b'],
    ['a number', 12],
  ])('is refused with %s', async (_what, name) => {
    const browser = new Browser(house);
    await browser.me();
    expect(await browser.post('/api/me', { name })).toMatchObject({ status: 400, body: { problem: 'malformed' } });
    expect((await browser.me()).name).toBe('');
  });

  test('with markup is a name like any other, and travels as JSON', async () => {
    const browser = new Browser(house);
    await browser.me();
    expect((await browser.post('/api/me', { name: '<b>&"\'</b>' })).body).toMatchObject({ name: '<b>&"\'</b>' });
  });
});

describe('the language', () => {
  test('is the one that was chosen, else the browser’s at the last visit', async () => {
    const browser = new Browser(house, { 'accept-language': 'de, nl-BE;q=0.8, en;q=0.5' });
    const { person } = await browser.me();
    expect((await house.people.person(person))?.language).toBe('nl');
    await browser.post('/api/me', { language: 'fr' });
    await browser.me();
    expect((await house.people.person(person))?.language).toBe('fr');
    expect((await browser.post('/api/me', { language: 'xx' })).status).toBe(400);
  });
});

describe('a recovery code', () => {
  test('makes another browser the same person, however it is typed', async () => {
    const here = new Browser(house);
    const { person } = await here.me();
    const code = await codeOf(here);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await here.me()).recovery).toBe(true);
    const there = new Browser(house);
    const typed = code.toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await there.post('/api/enter/recovery', { code: typed })).body).toMatchObject({ person });
    expect((await there.me()).person).toBe(person);
  });

  test('is worthless as soon as there is a new one, and is not in the store', async () => {
    const here = new Browser(house);
    const { person } = await here.me();
    const old = await codeOf(here);
    const code = await codeOf(here);
    expect(JSON.stringify(await house.store.get('person', person))).not.toContain(code.replaceAll('-', ''));
    const there = new Browser(house);
    expect(await there.post('/api/enter/recovery', { code: old })).toMatchObject({
      status: 400,
      body: { problem: 'code' },
    });
    expect((await there.post('/api/enter/recovery', { code })).status).toBe(200);
  });

  test('cannot be tried for long', async () => {
    const thief = new Browser(house);
    const problems = [];
    for (let i = 0; i < 25; i++) problems.push((await thief.post('/api/enter/recovery', { code: `try ${i}` })).status);
    expect(problems.filter((status) => status === 429)).toHaveLength(5);
  });

  test('takes the guest of that browser along, and the old cookie is worthless', async () => {
    const here = new Browser(house);
    const { person } = await here.me();
    const code = await codeOf(here);
    const there = new Browser(house);
    const guest = (await there.me()).person;
    const cookie = there.cookie;
    await there.post('/api/enter/recovery', { code });
    expect(house.heard).toEqual([`merge ${guest} ${person}`, `leave ${guest}`]);
    expect(await house.people.identify(cookie)).toBeNull();
    expect(await house.people.person(guest)).toBeNull();
  });

  test('does not take somebody along who can come back otherwise', async () => {
    const [here, there] = [new Browser(house), new Browser(house)];
    await here.me();
    const other = (await there.me()).person;
    const code = await codeOf(here);
    await codeOf(there);
    await there.post('/api/enter/recovery', { code });
    expect(house.heard).toEqual([]);
    expect(await house.people.person(other)).not.toBeNull();
  });
});

describe('leaving', () => {
  test('ends this session alone', async () => {
    const [here, there] = [new Browser(house), new Browser(house)];
    const { person } = await here.me();
    await there.post('/api/enter/recovery', { code: await codeOf(here) });
    const { cookie } = here;
    expect(await here.post('/api/leave')).toMatchObject({
      status: 200,
      body: {},
      setCookie: expect.stringMatching(/Max-Age=0/),
    });
    expect(await house.people.identify(cookie)).toBeNull();
    expect((await there.me()).person).toBe(person);
  });

  test('everywhere ends all of them', async () => {
    const [here, there] = [new Browser(house), new Browser(house)];
    const { person } = await here.me();
    await there.post('/api/enter/recovery', { code: await codeOf(here) });
    await here.post('/api/leave/everywhere');
    expect(await house.people.identify(there.cookie)).toBeNull();
    expect(house.heard).toEqual([`leave ${person}`]);
  });
});

describe('a request', () => {
  test('from another site is refused, whatever it asks', async () => {
    const browser = new Browser(house);
    await browser.me();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: 'evil.example', origin: 'http://evil.example' },
      { origin: 'http://localhost:81' },
    ])
      expect(await browser.post('/api/me', { name: 'Mallory' }, headers)).toMatchObject({
        status: 403,
        body: { problem: 'notYours' },
      });
    expect((await browser.me()).name).toBe('');
  });

  test('that is not JSON is refused', async () => {
    const browser = new Browser(house);
    await browser.me();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await browser.post('/api/leave', '{}', { 'content-type': type })).body).toEqual({ problem: 'malformed' });
    for (const body of ['', '{', 'null', '[1]', '{"__proto__":{"name":"x"}}', `"${'x'.repeat(40_000)}"`])
      expect((await browser.post('/api/me/recovery', body)).body).toEqual({ problem: 'malformed' });
  });

  test('without a session changes nobody', async () => {
    for (const [path, body] of [
      ['/api/me', { name: 'Nobody' }],
      ['/api/me/recovery', {}],
      ['/api/me/passkey/options', {}],
      ['/api/me/mail', { mail: null }],
      ['/api/me/push/stop', {}],
    ] as const)
      expect((await new Browser(house).post(path, body)).body).toEqual({ problem: 'notYours' });
  });

  test('to a store that is away is to be sent again', async () => {
    const browser = new Browser(house);
    await browser.me();
    const { get } = house.store;
    house.store.get = () => Promise.reject(new StoreUnavailable('away'));
    expect(await browser.post('/api/me', { name: 'Akbar' })).toMatchObject({
      status: 503,
      body: { problem: 'notStored' },
    });
    house.store.get = get;
    expect((await browser.post('/api/me', { name: 'Akbar' })).status).toBe(200);
  });
});
