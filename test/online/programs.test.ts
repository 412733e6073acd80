/** Programs at real tables of a real server, with a token and nothing else. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { MadeToken, NewTable, Opened } from '../../src/online/api.ts';
import { type ServerNode, startNode } from './node.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const data = mkdtempSync(join(tmpdir(), 'durbar-programs-'));
let node: ServerNode;
beforeAll(async () => {
  // With the limits that every house has: a program keeps to them.
  node = await startNode({ DURBAR_DATA: data, DURBAR_LIMITS: 'on', DURBAR_BOT_PAUSE: '0' });
});
afterAll(async () => {
  await node.stop();
  rmSync(data, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

async function ask(headers: Headers, path: string, body?: object): Promise<Response> {
  return fetch(`${node.url}${path}`, {
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
}

/** Somebody with a browser, who makes a token for a program. */
async function owner(): Promise<{ cookie: Headers; program: Headers; made: MadeToken }> {
  const entered = await ask({}, '/api/me');
  const cookie = { cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' };
  // What each path answers with stands in src/online/api.ts.
  const made = (await (await ask(cookie, '/api/me/tokens', { label: 'Test' })).json()) as MadeToken;
  return { cookie, made, program: { authorization: `Bearer ${made.token}` } };
}

async function openTable(who: Headers, table: Partial<NewTable>): Promise<Opened> {
  const asked = { options: {}, pace: { kind: 'free' }, late: 'standIn', visibility: 'link', ...table };
  return (await (await ask(who, '/api/tables', asked)).json()) as Opened;
}

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', bot: 'merchant' } as const;

/** Runs the example in Python, as its first lines say. */
function seated(token: string, ...words: readonly string[]): Promise<{ said: string; complained: string }> {
  const program = spawn('python3', ['examples/bots/seated.py', node.url, ...words], {
    cwd: ROOT,
    env: { ...process.env, DURBAR_TOKEN: token },
  });
  let said = '';
  let complained = '';
  program.stdout.on('data', (text) => {
    said += text;
  });
  program.stderr.on('data', (text) => {
    complained += text;
  });
  return new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', () => resolve({ said, complained }));
  });
}

describe('the example in Python', () => {
  test.each(['bombay', 'amul'])('plays a whole game of %s against bots', async (game) => {
    const { cookie, made } = await owner();
    const { card } = await openTable(cookie, { game, seats: [ME, BOT, BOT] });
    const { said, complained } = await seated(made.token, card.id);
    expect(complained).toBe('');
    const { over } = JSON.parse(said) as { over: { scores: number[] } };
    expect(over.scores).toHaveLength(3);
    const record = (await (await ask({}, `/api/tables/${card.id}/record`)).json()) as { result: { scores: number[] } };
    expect(record.result.scores).toEqual(over.scores);
  });

  test('sits down by an invitation, and two of them play each other', async () => {
    const [first, second] = [await owner(), await owner()];
    const { card, invitation } = await openTable(first.program, { game: 'bombay', seats: [ME, { kind: 'open' }] });
    const waiting = seated(first.made.token, card.id);
    const guest = seated(second.made.token, card.id, invitation);
    await expect
      .poll(async () => (await ask(first.program, `/api/tables/${card.id}/start`, {})).status, { timeout: 20_000 })
      .toBe(200);
    expect((await waiting).said).toContain('"over"');
    expect((await guest).said).toBe((await waiting).said);
  });
});

describe('the lines', () => {
  test('are for who sits there, and for nobody else', async () => {
    const { cookie, program } = await owner();
    const { card } = await openTable(cookie, { game: 'bombay', seats: [ME, BOT] });
    const path = `/api/play/${card.id}`;
    const stranger = await owner();
    expect((await ask({}, path)).status).toBe(403);
    expect((await ask(stranger.program, path)).status).toBe(403);
    expect((await ask({ authorization: `Bearer durbar_${'A'.repeat(32)}`, ...cookie }, path)).status).toBe(403);
    expect((await ask(program, '/api/play/nosuchtable')).status).toBe(404);
    // A page of another origin is no program, whatever it holds.
    expect(
      (await ask({ ...program, origin: 'https://elsewhere.example' }, path, { id: 0, move: { do: 'end' } })).status,
    ).toBe(403);
  });

  test('tell the legal moves; what is not among them is refused, and what is sent twice is done once', async () => {
    const { cookie, program } = await owner();
    const { card } = await openTable(cookie, { game: 'bombay', seats: [ME, BOT] });
    const path = `/api/play/${card.id}`;
    const lines = linesOf(await ask(program, path));
    const { hello } = (await lines.next()).value as { hello: object };
    expect(hello).toEqual({ protocol: 1, table: card.id, game: 'bombay', rules: 1, seats: 2, seat: 0 });
    const { ask: question } = (await lines.next()).value as { ask: { id: number; moves: { do: string }[] } };
    const answer = (move: object, id = question.id) => ask(program, path, { id, move });
    expect((await answer({ do: 'fly' })).status).toBe(409);
    expect(await (await answer({ do: 'go', to: 'nowhere' })).json()).toMatchObject({
      refused: 'notLegal',
      rule: 'BO-MOVE-1',
    });
    expect((await ask(program, path, { id: question.id, move: { do: 'end' }, seat: 1 })).status).toBe(400);
    const [move] = question.moves;
    if (!move) throw new Error('nothing to answer');
    const once = await (await answer(move)).json();
    expect(once).toEqual({ ack: question.id + 1 });
    expect(await (await answer(move)).json()).toEqual(once);
    await lines.return(undefined);
  });
});

test('a program may speak the protocol of the page; when its token is revoked it is nobody', async () => {
  const { cookie, program, made } = await owner();
  const { card } = await openTable(cookie, { game: 'bombay', seats: [ME, BOT] });
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/socket`, { headers: program });
  const heard: { t: string }[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text))));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', v: 1 }));
  socket.send(JSON.stringify({ t: 'join', table: card.id }));
  await expect.poll(() => heard.map(({ t }) => t)).toEqual(expect.arrayContaining(['hello', 'table', 'view']));

  const lines = linesOf(await ask(program, `/api/play/${card.id}`));
  await lines.next();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  expect((await ask(cookie, '/api/me/tokens/revoke', { id: made.tokens[0]?.id })).status).toBe(200);
  expect(await closed).toBe(4401);
  let last = await lines.next();
  while (!last.done) last = await lines.next();
  expect((await ask(program, `/api/play/${card.id}`)).status).toBe(403);
});

/** What comes line by line, as JSON. */
async function* linesOf(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    const whole = text.split('\n');
    text = whole.pop() ?? '';
    for (const line of whole) if (line !== '') yield JSON.parse(line);
  }
}
