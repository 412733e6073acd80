/** Requests that nobody of good will makes. None of them may change anything of anybody else's. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Rng } from '../../kernel/index.ts';
import type { Somebody } from './somebody.ts';

export interface Target {
  /** Tables of honest people: some are played, some have not begun. */
  readonly tables: readonly string[];
  /** Public ids of honest people. */
  readonly persons: readonly string[];
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
  /** Whether a 200 would change something that is not the asker's own, or tell a secret. */
  readonly forbidden: boolean;
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  '\u202e\u0000',
  'a'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
];
const BODIES: Readonly<Record<string, object>> = {
  sit: { seat: 0, invitation: 'AAAAAAAAAAAAAAAAAAAAAA' },
  stand: {},
  seats: { seat: 1, bot: 'merchant' },
  start: {},
  close: {},
  rematch: {},
  mute: { person: 'x', muted: true },
};
const NEW_TABLE = {
  game: 'bombay',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  late: 'standIn',
  visibility: 'link',
};
const OWN: readonly (readonly [path: string, body: object])[] = [
  ['/api/me', { name: '\u202eA' }],
  ['/api/me/passkey', { id: 'x', rawId: 'x', type: 'public-key', response: {} }],
  ['/api/me/passkey/remove', { id: 'x' }],
  ['/api/enter/passkey', { id: 'x', rawId: 'x', type: 'public-key', response: {} }],
  ['/api/enter/recovery', { code: '0000-0000-0000-0000-0000-0000-0000' }],
  ['/api/me/tokens/revoke', { id: 'x' }],
  ['/api/me/push', { endpoint: 'http://127.0.0.1/', keys: { p256dh: '', auth: '' } }],
];
const PATHS = ['__proto__', 'constructor', '..%2f..%2fdata', '%00', 'a'.repeat(3000), '%E0%A4%A', "'%20or%201=1--"];

/** The body with one of its values, or a new key, strange. */
function spoilt(rng: Rng, body: object): string {
  const key = pick(rng, [...Object.keys(body), 'seed', 'host', 'person']);
  const text = JSON.stringify({ ...body, [key]: pick(rng, STRANGE) });
  if (rng.int(4) > 0) return text;
  return `{"${pick(rng, ['__proto__', 'constructor'])}":{"host":"me"}${text === '{}' ? '' : ','}${text.slice(1)}`;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const MAKES: readonly ((rng: Rng, target: Target) => Asked)[] = [
  // What only those who sit at the table, or opened it, may do.
  (rng, { tables, persons }) => {
    const what = pick(rng, Object.keys(BODIES));
    const body = { ...BODIES[what], ...(what === 'mute' ? { person: pick(rng, persons) } : {}) };
    return asked('POST', `/api/tables/${pick(rng, tables)}/${what}`, JSON.stringify(body), true);
  },
  (rng, { tables }) => {
    const what = pick(rng, Object.keys(BODIES));
    return asked('POST', `/api/tables/${pick(rng, tables)}/${what}`, spoilt(rng, BODIES[what] ?? {}), true);
  },
  // The record of a game that is not over holds its secrets.
  (rng, { tables }) => asked('GET', `/api/tables/${pick(rng, tables)}/record`, '', true),
  (rng, { tables }) => asked('GET', `/api/play/${pick(rng, tables)}`, '', true),
  (rng, { tables }) =>
    asked('POST', `/api/play/${pick(rng, tables)}`, JSON.stringify({ id: rng.int(200), move: { do: 'end' } }), true),
  (rng, { tables }) =>
    asked('POST', `/api/play/${pick(rng, tables)}`, spoilt(rng, { id: 0, move: { do: 'end' } }), true),
  // Strange wishes about oneself.
  (rng) => {
    const [path, body] = pick(rng, OWN);
    return asked('POST', path, rng.int(2) === 0 ? JSON.stringify(body) : spoilt(rng, body), false);
  },
  (rng) => asked('POST', '/api/tables', spoilt(rng, NEW_TABLE), false),
  // No JSON, too much of it, no UTF-8, no such place.
  (rng, { tables }) => asked('POST', `/api/tables/${pick(rng, tables)}/sit`, '{"seat":', true),
  (rng, { tables }) => asked('POST', `/api/tables/${pick(rng, tables)}/sit`, 'x'.repeat(70_000), true),
  (rng, { tables }) =>
    asked('POST', `/api/tables/${pick(rng, tables)}/sit`, Buffer.from([0x7b, 0xff, 0xfe, 0x22, 0x7d]), true),
  (rng, { tables }) =>
    asked('POST', `/api/tables/${pick(rng, tables)}/start`, `${'['.repeat(20_000)}${']'.repeat(20_000)}`, true),
  (rng) => asked('GET', `/api/tables/${pick(rng, PATHS)}`, '', false),
  (rng) => asked(pick(rng, ['PUT', 'DELETE', 'PATCH', 'OPTIONS']), '/api/tables', '{}', false),
  // Somebody else's page, somebody else's name.
  (rng, { tables }) => ({
    ...asked('POST', `/api/tables/${pick(rng, tables)}/close`, '{}', true),
    headers: {
      ...JSON_TYPE,
      ...pick(rng, [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { host: 'evil.example' }]),
    },
  }),
  (rng, { tables, persons }) => ({
    ...asked('POST', `/api/tables/${pick(rng, tables)}/start`, '{}', true),
    headers: {
      ...JSON_TYPE,
      ...pick(rng, [
        { cookie: `durbar=${pick(rng, persons)}` },
        { cookie: 'durbar=AAAAAAAAAAAAAAAAAAAAAA' },
        { authorization: `Bearer durbar_${'A'.repeat(32)}` },
      ]),
    },
  }),
];

function asked(method: string, path: string, body: string | Buffer, forbidden: boolean): Asked {
  return { method, path, headers: body.length > 0 ? JSON_TYPE : {}, body, forbidden };
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Makes one such request. What must not have happened, or null. */
export async function hostileRequest(rng: Rng, who: Somebody, target: Target): Promise<string | null> {
  if (rng.int(20) === 0) return garbage(rng, who);
  const { method, path, headers, body, forbidden } = pick(rng, MAKES)(rng, target);
  const { hostname: host, port } = new URL(who.url);
  const [status, answer] = await new Promise<readonly [number, string]>((resolve) => {
    const sent = request(
      {
        agent,
        host,
        port,
        method,
        path,
        headers: { ...who.headers, ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve([response.statusCode ?? 0, text]));
        response.on('error', () => resolve([0, '']));
      },
    );
    // The house hangs up on what is too long.
    sent.on('error', () => resolve([0, '']));
    sent.end(body);
  });
  if (status >= 500) return `${method} ${path.slice(0, 80)} ${String(body).slice(0, 80)}: ${status}`;
  // A game that is over has nothing left to hide.
  const over = path.endsWith('/record') && answer.includes('"result":');
  return forbidden && status >= 200 && status < 300 && !over ? `${method} ${path} was granted` : null;
}

const GARBAGE: readonly ((rng: Rng) => Buffer)[] = [
  (rng) => Buffer.from(Array.from({ length: 1 + rng.int(500) }, () => rng.int(256))),
  () => Buffer.from('GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  () =>
    Buffer.from(
      'GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n',
    ),
  () => Buffer.from('GET // HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  () => Buffer.from('GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  () => Buffer.from(`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
  () => Buffer.from('POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n'),
  () =>
    Buffer.from(
      'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzzz\r\n',
    ),
];

/** No request at all. Read when the house has hung up, or has answered. */
async function garbage(rng: Rng, { url }: Somebody): Promise<null> {
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname);
    const done = () => {
      clearTimeout(late);
      socket.destroy();
      resolve();
    };
    const late = setTimeout(done, 300);
    socket.on('data', done);
    socket.on('close', done);
    socket.on('error', done);
    socket.end(pick(rng, GARBAGE)(rng));
  });
  return null;
}
