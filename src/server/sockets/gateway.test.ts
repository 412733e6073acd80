import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Metrics } from '../metrics.ts';
import { StoreUnavailable } from '../store/store.ts';
import { testHall, testStore } from '../tables/testing.ts';
import { Gateway, type Wire } from './gateway.ts';

let kept: ReturnType<typeof testStore>;
beforeEach(() => {
  kept = testStore();
});
afterEach(() => kept.clear());

/** A gateway that lets everybody in, and the port that it listens on. */
async function opened() {
  const { hall } = testHall(kept.store);
  const gateway = new Gateway({
    hall,
    metrics: new Metrics(() => 0),
    limited: true,
    identify: async () => ({ person: 'ada', name: 'Ada', token: null }),
    allows: () => true,
    addressOf: () => '',
    report: () => {},
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  gateway.attach(server);
  return { gateway, server, port: (server.address() as AddressInfo).port };
}

test.each(['//', 'http://[', '/socket:80//\\'])(
  '%s is no address, and a node that is asked for it goes on',
  async (path) => {
    const { gateway, server, port } = await opened();
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toContain('404');
    socket.destroy();
    gateway.drain();
    server.close();
    await once(server, 'close');
  },
);

test('a node that goes away sends its pages on and lets nobody back in: else they would hold it up', async () => {
  const { gateway, server, port } = await opened();
  const address = `ws://127.0.0.1:${port}/socket`;
  const page = new WebSocket(address);
  await once(page, 'open');
  const [told, closed] = [once(page, 'message'), once(page, 'close')];
  gateway.drain();
  expect(String((await told)[0])).toBe('{"t":"moving"}');
  expect((await closed)[0]).toBe(1001);
  const [refused] = await once(new WebSocket(address), 'error');
  expect(String(refused)).toContain('503');
  server.close();
  await once(server, 'close');
});

/** A socket without a network: what it says, and what it was told. */
function line(gateway: Gateway, person: string, address = '') {
  const told: unknown[] = [];
  let hear: (data: Buffer, binary: boolean) => void = () => {};
  const wire: Wire = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    // Of the events of a socket this test needs the messages alone.
    on: (event: string, listen: typeof hear) => {
      if (event === 'message') hear = listen;
    },
    send: (text) => told.push(JSON.parse(text)),
    ping() {},
    close() {},
    terminate() {},
  };
  gateway.welcome(wire, { person, name: person, token: null }, address);
  return { told, say: (message: object) => hear(Buffer.from(JSON.stringify(message)), false) };
}

test('who asks about a table that cannot be opened is told so by the name of the message and of the table', async () => {
  const { gateway, server } = await opened();
  const { told, say } = line(gateway, 'ada');
  kept.store.get = () => Promise.reject(new StoreUnavailable('away'));
  say({ t: 'join', table: 'zn1xwlkryiw8is1p' });
  await expect.poll(() => told).toEqual([{ t: 'refuse', id: null, table: 'zn1xwlkryiw8is1p', reason: 'notStored' }]);
  gateway.drain();
  server.close();
});

test('forty looks at once are not too many; what is too fast is refused by its name', async () => {
  const { gateway, server } = await opened();
  const { told, say } = line(gateway, 'ada');
  const table = 'zn1xwlkryiw8is1p';
  for (let i = 0; i < 150; i++) say({ t: 'look', id: `l${i}`, table, answers: i });
  await expect.poll(() => told).toHaveLength(150);
  expect(told.slice(0, 40)).toEqual(
    Array.from({ length: 40 }, (_, i) => ({ t: 'refuse', id: `l${i}`, table, reason: 'noTable' })),
  );
  expect(told.at(-1)).toEqual({ t: 'refuse', id: 'l149', table, reason: 'tooFast' });
  gateway.drain();
  server.close();
});

test('the addresses of one network count as one', async () => {
  const { gateway, server } = await opened();
  const lines = Array.from({ length: 15 }, (_, i) => line(gateway, `p${i}`, `2001:db8::${i}`));
  for (const { say } of lines) for (let i = 0; i < 50; i++) say({ t: 'hello', v: 1 });
  await expect.poll(() => lines.flatMap(({ told }) => told)).toHaveLength(750);
  expect(lines.at(-1)?.told.at(-1)).toMatchObject({ t: 'refuse', reason: 'tooFast' });
  gateway.drain();
  server.close();
});
