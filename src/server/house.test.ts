/** The whole node in one process, with real sockets on this machine: what comes in is hostile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../online/protocol.ts';
import { type House, openHouse } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'durbar-house-'));
let house: House;
let base = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Durbar</title>');
  house = await openHouse({
    dist: folder,
    env: { DURBAR_DATA: join(folder, 'data'), DURBAR_LOG: 'silent', DURBAR_BOT_PAUSE: '0' },
  });
  await house.server.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(house.server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

async function enter(): Promise<string> {
  const answer = await fetch(`${base}/api/me`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function post(
  cookie: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = { origin: base },
): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const TABLE = {
  game: 'bombay',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  late: 'standIn',
  visibility: 'link',
};

interface Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: unknown): void;
  next(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage>;
}

async function connect(cookie: string, origin = base): Promise<Line> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers: { cookie, origin } });
  const heard: ServerMessage[] = [];
  let listeners: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    heard.push(message);
    for (const listener of listeners) listener(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (wanted) =>
      new Promise((resolve) => {
        const listener = (message: ServerMessage) => {
          if (!wanted(message)) return;
          listeners = listeners.filter((other) => other !== listener);
          resolve(message);
        };
        listeners.push(listener);
      }),
  };
}

const refusal = (message: ServerMessage) => message.t === 'refuse';

describe('the socket', () => {
  test.each([
    ['nobody', () => '', base],
    ['a forged credential', () => 'durbar=AAAAAAAAAAAAAAAAAAAAAA', base],
  ])('is closed to %s', async (_who, cookie) => {
    await expect(connect(cookie())).rejects.toThrow('401');
  });

  test('is closed to pages from elsewhere', async () => {
    await expect(connect(await enter(), 'https://elsewhere.example')).rejects.toThrow('403');
  });

  test.each([
    'not json',
    '[]',
    'null',
    '{"t":"move"}',
    '{"t":"join","table":"../../etc/passwd"}',
    '{"t":"join","table":"abcdefghij","ply":1e400}',
    '{"t":"join","table":"abcdefghij","ply":-1}',
    '{"t":"join","table":"abcdefghij","seat":0}',
    '{"t":"hello","v":1,"__proto__":{"person":"x"}}',
    `{"t":"chat","id":"a","table":"abcdefghij","room":"players","text":"${'x'.repeat(600)}"}`,
    `${'['.repeat(4000)}${']'.repeat(4000)}`,
  ])('refuses %s', async (text) => {
    const line = await connect(await enter());
    const answer = line.next(refusal);
    line.say(text);
    expect(await answer).toMatchObject({ t: 'refuse', reason: 'malformed' });
    line.socket.close();
  });

  test('hangs up on what is too long', async () => {
    const line = await connect(await enter());
    const closed = new Promise((resolve) => line.socket.once('close', resolve));
    line.say('x'.repeat(20_000));
    expect(await closed).toBe(1009);
  });

  test('refuses a flood, and still answers others', async () => {
    const line = await connect(await enter());
    const other = await connect(await enter());
    const refused = line.next((message) => message.t === 'refuse' && message.reason === 'tooFast');
    for (let i = 0; i < 300; i++) line.say({ t: 'hello', v: 1 });
    await refused;
    const answer = other.next((message) => message.t === 'hello');
    other.say({ t: 'hello', v: 1 });
    await answer;
    line.socket.close();
    other.socket.close();
  });

  test('refuses who looks into the past for ever', async () => {
    const line = await connect(await enter());
    const refused = line.next((message) => message.t === 'refuse' && message.reason === 'tooFast');
    for (let i = 0; i < 150; i++) line.say({ t: 'look', id: `l${i}`, table: 'nosuchtable1', answers: 1 });
    expect(await refused).toMatchObject({ id: expect.stringMatching(/^l/), table: 'nosuchtable1' });
    line.socket.close();
  });

  test('a message for a table that was not joined, or is not there, is refused', async () => {
    const line = await connect(await enter());
    const first = line.next(refusal);
    line.say({ t: 'join', table: 'nosuchtable1' });
    expect(await first).toMatchObject({ reason: 'noTable' });
    const second = line.next(refusal);
    line.say({ t: 'move', id: 'a', table: 'nosuchtable1', ply: 0, move: { do: 'end' } });
    expect(await second).toMatchObject({ reason: 'noTable', id: 'a' });
    line.socket.close();
  });
});

describe('the seats', () => {
  test('a seat taken twice at the same moment goes to one', async () => {
    const host = await enter();
    const { card, invitation } = (await (await post(host, '/api/tables', TABLE)).json()) as {
      card: { id: string };
      invitation: string;
    };
    const guests = await Promise.all(Array.from({ length: 6 }, enter));
    const answers = await Promise.all(
      guests.map((guest) => post(guest, `/api/tables/${card.id}/sit`, { seat: 1, invitation })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    // The link is worth nothing to others now.
    const late = await post(await enter(), `/api/tables/${card.id}/sit`, { seat: 1, invitation });
    expect(await late.json()).toEqual({ problem: 'taken' });
  });

  test('nobody sits down without the invitation, starts what is not theirs, or posts from elsewhere', async () => {
    const host = await enter();
    const { card } = (await (await post(host, '/api/tables', TABLE)).json()) as { card: { id: string } };
    const eve = await enter();
    const status = async (path: string, body: unknown) =>
      (await post(eve, `/api/tables/${card.id}/${path}`, body)).status;
    expect(await status('sit', { seat: 1 })).toBe(403);
    expect(await status('sit', { seat: 1, invitation: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe(403);
    expect(await status('start', {})).toBe(403);
    expect(await status('seats', { seat: 1, bot: 'merchant' })).toBe(403);
    expect(await status('close', {})).toBe(403);
    expect((await post(host, `/api/tables/${card.id}/close`, {}, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    expect((await post(host, `/api/tables/${card.id}/start`, {})).status).toBe(409);
  });

  test.each([
    [{ ...TABLE, game: '__proto__' }, 404],
    [{ ...TABLE, game: 'chess' }, 404],
    [{ ...TABLE, seats: [{ kind: 'me' }, { kind: 'me' }] }, 400],
    [{ ...TABLE, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'constructor' }] }, 400],
    [{ ...TABLE, options: { nonsense: true } }, 400],
    [{ ...TABLE, pace: { kind: 'live', minutes: 1e9, increment: 0 } }, 400],
    ['{', 400],
  ])('a table that cannot be is refused: %j', async (body, status) => {
    expect((await post(await enter(), '/api/tables', body)).status).toBe(status);
  });

  test('the record of a game that is not over stays closed', async () => {
    const host = await enter();
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'merchant' }];
    const opened = (await (await post(host, '/api/tables', { ...TABLE, seats })).json()) as {
      card: { id: string; status: string };
    };
    expect(opened.card.status).toBe('playing');
    expect((await fetch(`${base}/api/tables/${opened.card.id}/record`, { headers: { cookie: host } })).status).toBe(
      403,
    );
  });
});

test('health, readiness and figures can be asked for', async () => {
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${base}/metrics`)).text()).toContain('durbar_ack_seconds_bucket');
});

test('one network may not ask for ever, from whichever of its addresses and however it writes the way', async () => {
  // Refused before anything else is done, they come faster than the limit forgets, also on a machine that is busy.
  const ask = (_: unknown, i: number) =>
    house.server.inject({
      method: 'POST',
      url: i % 2 ? '/api/tables' : '/%61pi/tables',
      headers: { origin: 'https://elsewhere.example' },
      remoteAddress: `2001:db8::${i.toString(16)}`,
    });
  const answers = await Promise.all(Array.from({ length: 500 }, ask));
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses).toContain(403);
  expect(statuses).toContain(429);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});
