import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser, type House, openHouse } from '../people/testing.ts';
import { Mailer, mailerFor } from './mail.ts';
import { isPrivate, publicAgent } from './push.ts';
import { openPushServer, openSmtp, PushDevice, type PushServer, type SmtpSink, textOf } from './testing.ts';

const HOME = 'https://durbar.example';
const MY_PAGE = { origin: HOME };
let house: House;
let smtp: SmtpSink;
let push: PushServer;

beforeEach(async () => {
  smtp = await openSmtp();
  push = await openPushServer();
  house = await openHouse({
    origin: HOME,
    mailer: new Mailer(smtp.url, 'Durbar <house@durbar.example>'),
    agent: push.agent,
  });
});
afterEach(async () => {
  await house.close();
  await smtp.close();
  await push.close();
});

interface Somebody {
  readonly browser: Browser;
  readonly person: string;
}

async function somebody(language = 'en'): Promise<Somebody> {
  const browser = new Browser(house, { 'accept-language': language });
  return { browser, person: (await browser.me()).person };
}

async function withDevice(path: string): Promise<Somebody & { readonly device: PushDevice }> {
  const who = await somebody();
  const device = new PushDevice(push.endpoint(path));
  expect((await who.browser.post('/api/me/push', device.subscription, MY_PAGE)).body).toMatchObject({ push: 1 });
  return { ...who, device };
}

function turn(person: string, question: number) {
  return { person, table: 'k3m9qz7a', game: 'rajas', question };
}

function linkIn(letter: string | undefined, path: 'stop' | 'confirm'): string {
  return new RegExp(`${HOME}(/${path}/\\S+)`).exec(textOf(letter ?? ''))?.[1] ?? 'none';
}

async function withMail(language = 'en'): Promise<Somebody> {
  const who = await somebody(language);
  await who.browser.post('/api/me/mail', { mail: 'nur@known.example' }, MY_PAGE);
  await who.browser.post(linkIn(smtp.letters.pop(), 'confirm'), '', {});
  return who;
}

describe('Web Push', () => {
  test('reaches every device of a person, sealed, with the table and the game and nothing else', async () => {
    const { browser, person, device } = await withDevice('/phone');
    const second = new PushDevice(push.endpoint('/laptop'));
    await browser.post('/api/me/push', second.subscription, MY_PAGE);
    await house.notices.yourTurn(turn(person, 7));
    const bodies = new Map(push.arrived.map(({ path, body }) => [path, body]));
    expect(device.read(bodies.get('/phone') ?? Buffer.alloc(0))).toEqual({ table: 'k3m9qz7a', game: 'rajas' });
    expect(second.read(bodies.get('/laptop') ?? Buffer.alloc(0))).toEqual({ table: 'k3m9qz7a', game: 'rajas' });
    expect(push.arrived[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^vapid t=/) });
    expect(house.heard).toEqual([]);
  });

  test('comes once a question, whichever node speaks, and not for an earlier one', async () => {
    const { person } = await withDevice('/phone');
    await Promise.all([1, 2, 3].map(() => house.notices.yourTurn(turn(person, 7))));
    await house.notices.yourTurn(turn(person, 5));
    expect(push.arrived).toHaveLength(1);
    await house.notices.yourTurn(turn(person, 8));
    await house.notices.yourTurn({ ...turn(person, 1), table: 'another1' });
    expect(push.arrived).toHaveLength(3);
  });

  test.each([404, 410])('forgets a device for which the push server says %d', async (status) => {
    const { browser, person } = await withDevice('/phone');
    push.status = status;
    await house.notices.yourTurn(turn(person, 1));
    expect((await browser.me()).push).toBe(0);
  });

  test('that fails stays here: the device is kept, the table hears nothing', async () => {
    const { browser, person } = await withDevice('/phone');
    push.status = 503;
    await expect(house.notices.yourTurn(turn(person, 1))).resolves.toBeUndefined();
    expect(house.heard).toEqual(['push: refused']);
    expect((await browser.me()).push).toBe(1);
  });

  test('has one key for the house, however often it is opened', async () => {
    const { pushKey } = await new Browser(house).me();
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
    expect((await house.store.get('house', 'vapid'))?.value).toMatchObject({ publicKey: pushKey });
  });

  test('stops with one click', async () => {
    const { browser, person } = await withDevice('/phone');
    expect((await browser.post('/api/me/push/stop', {}, MY_PAGE)).body).toMatchObject({ push: 0 });
    await house.notices.yourTurn(turn(person, 1));
    expect(push.arrived).toHaveLength(0);
  });

  test('goes to the person who uses the device now, and moves along with a guest', async () => {
    const { browser: before, device } = await withDevice('/shared');
    const after = await somebody();
    await after.browser.post('/api/me/push', device.subscription, MY_PAGE);
    expect((await before.me()).push).toBe(0);
    const { body } = await before.post('/api/me/recovery', {}, MY_PAGE);
    await after.browser.post('/api/enter/recovery', body, MY_PAGE);
    expect((await before.me()).push).toBe(1);
  });

  test('asks no host inside: not by address, and not by a name that leads there', async () => {
    const { browser, person } = await somebody();
    const { keys } = new PushDevice(push.endpoint('/x')).subscription;
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://0x7f.1/',
      'https://a:b@push.example/',
      'http://push.example/',
    ])
      expect((await browser.post('/api/me/push', { endpoint, keys }, MY_PAGE)).body).toEqual({ problem: 'malformed' });
    for (const inside of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '::1',
      '::ffff:127.0.0.1',
      'fd00::1',
    ])
      expect(isPrivate(inside)).toBe(true);
    expect(isPrivate('93.184.216.34')).toBe(false);
    const guarded = await openHouse({ agent: publicAgent() });
    const endpoint = push.endpoint('/x').replace('push.example', 'localhost');
    await guarded.notices.subscribe(person, { endpoint, keys });
    await guarded.notices.yourTurn(turn(person, 1));
    expect(guarded.heard).toEqual(['push: Error']);
    expect(push.arrived).toHaveLength(0);
    await guarded.close();
  });

  test('takes no keys that are none', async () => {
    const { browser } = await somebody();
    const { endpoint, keys } = new PushDevice(push.endpoint('/x')).subscription;
    for (const broken of [{ ...keys, auth: 'short' }, { ...keys, p256dh: 'AAAA' }, {}])
      expect((await browser.post('/api/me/push', { endpoint, keys: broken }, MY_PAGE)).status).toBe(400);
  });
});

describe('a letter', () => {
  test('is written to nobody who has not confirmed the address', async () => {
    const { browser, person } = await somebody();
    const set = await browser.post('/api/me/mail', { mail: 'nur@known.example' }, MY_PAGE);
    expect(set.body).toMatchObject({ mail: null, mails: true });
    await house.notices.yourTurn(turn(person, 1));
    expect(smtp.letters).toHaveLength(1);
    const link = linkIn(smtp.letters[0], 'confirm');
    expect((await browser.get(link)).body).toContain('<button>Yes, write to me</button>');
    await house.notices.yourTurn(turn(person, 2));
    expect(smtp.letters).toHaveLength(1);
    expect((await browser.post(link, '', {})).status).toBe(200);
    expect((await browser.me()).mail).toBe('nur@known.example');
    await house.notices.yourTurn(turn(person, 3));
    expect(smtp.letters).toHaveLength(2);
  });

  test.each([
    ['en', 'Your turn at Rajas of the Ganges', 'It is your turn'],
    ['fr', 'À vous de jouer\u202f: Rajas of the Ganges', 'C’est à vous'],
    ['nl', 'Jouw beurt bij Rajas of the Ganges', 'Je bent aan de beurt'],
  ])('says in %s whose turn it is, where, and how to stop', async (language, subject, words) => {
    const { person } = await withMail(language);
    await house.notices.yourTurn(turn(person, 1));
    const letter = smtp.letters[0] ?? '';
    expect(decodedSubject(letter)).toBe(subject);
    expect(textOf(letter)).toContain(words);
    expect(textOf(letter)).toContain(`${HOME}/online/k3m9qz7a`);
    const stop = linkIn(letter, 'stop');
    expect(letter).toContain(`List-Unsubscribe: <${HOME}${stop}>`);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter).toContain('To: nur@known.example\r\n');
  });

  test('stops with one click: opening the link asks, its button and a mail program’s own do it', async () => {
    const { browser, person } = await withMail();
    await house.notices.yourTurn(turn(person, 1));
    const link = linkIn(smtp.letters[0], 'stop');
    expect((await browser.get(link)).body).toContain('<button>Stop the letters</button>');
    expect((await browser.me()).mail).toBe('nur@known.example');
    const byMailProgram = {
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    for (let twice = 0; twice < 2; twice++) {
      const stopped = await house.server.inject(byMailProgram);
      expect(stopped.statusCode).toBe(200);
      expect(stopped.body).toContain('does not write to you any more');
    }
    expect((await browser.me()).mail).toBeNull();
    await house.notices.yourTurn(turn(person, 2));
    expect(smtp.letters).toHaveLength(1);
  });

  test('of an earlier address stops and confirms nothing any more', async () => {
    const { browser } = await somebody();
    await browser.post('/api/me/mail', { mail: 'old@known.example' }, MY_PAGE);
    await browser.post('/api/me/mail', { mail: 'new@known.example' }, MY_PAGE);
    const [old, fresh] = smtp.letters;
    await browser.post(linkIn(old, 'stop'), '', {});
    expect((await browser.post(linkIn(old, 'confirm'), '', {})).status).toBe(404);
    expect((await browser.me()).mail).toBeNull();
    await browser.post(linkIn(fresh, 'confirm'), '', {});
    expect((await browser.me()).mail).toBe('new@known.example');
  });

  test('is not sent on and on to somebody at a stranger’s wish', async () => {
    const { browser } = await somebody();
    const statuses = [];
    for (let i = 0; i < 8; i++) {
      const { status } = await browser.post('/api/me/mail', { mail: 'victim@known.example' }, MY_PAGE);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(smtp.letters).toHaveLength(5);
  });

  test('goes to one address, and to none that is not one', async () => {
    const { browser } = await somebody();
    for (const mail of [
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'nobody',
      `${'a'.repeat(300)}@b.example`,
    ])
      expect((await browser.post('/api/me/mail', { mail }, MY_PAGE)).body).toEqual({ problem: 'malformed' });
    expect(smtp.letters).toHaveLength(0);
  });

  test('that fails stays here, and the log does not tell the address', async () => {
    const { browser } = await somebody();
    expect((await browser.post('/api/me/mail', { mail: 'nobody@elsewhere.example' }, MY_PAGE)).status).toBe(200);
    expect(house.heard).toEqual(['mail: EENVELOPE']);
  });

  test('is written only where the environment says how', async () => {
    expect(mailerFor({})).toBeNull();
    expect(mailerFor({ SMTP_URL: smtp.url })).toBeNull();
    expect(() => mailerFor({ SMTP_URL: smtp.url, MAIL_FROM: 'a@b.example' })).toThrow(/DURBAR_ORIGIN/);
    const mailer = mailerFor({ SMTP_URL: smtp.url, MAIL_FROM: 'a@b.example', DURBAR_ORIGIN: HOME });
    expect(mailer).toBeInstanceOf(Mailer);
    mailer?.close();
  });
});

describe('a notice', () => {
  test('to somebody who wants none writes nothing down', async () => {
    const { person } = await somebody();
    await house.notices.yourTurn(turn(person, 1));
    expect(await house.store.get('push', person)).toBeNull();
  });

  test('does not fail the table when the store is away', async () => {
    const { person } = await withDevice('/phone');
    house.store.get = () => Promise.reject(new Error('away'));
    await expect(house.notices.yourTurn(turn(person, 1))).resolves.toBeUndefined();
    expect(house.heard).toEqual(['notice: Error']);
  });
});

/** The subject of a letter, from the encoded words of RFC 2047. */
function decodedSubject(letter: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(letter) ?? [];
  return folded
    .replace(/\?=\r\n[ \t]+=\?/g, '?==?')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
}
