import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begunTable, testHall, testStore } from '../tables/testing.ts';
import { processTimers } from '../timers.ts';
import { Programs } from './routes.ts';

let kept: ReturnType<typeof testStore>;
beforeEach(() => {
  kept = testStore();
});
afterEach(() => kept.clear());

test('lines that have ended and are not read yet are left alone by the beat', async () => {
  const house = testHall(kept.store);
  const open = await begunTable(house, 'bombay', ['ada', 'bo']);
  const over = await begunTable(house, 'bombay', ['ada', 'bo']);
  // A game that cannot be played here ends its lines at once.
  const doc = await kept.store.get('table', over.place.id);
  if (doc === null) throw new Error('the table is not kept');
  await kept.store.put({ ...doc, value: { ...Object(doc.value), rules: 99 } });
  const beats: (() => void)[] = [];
  const every = (_ms: number, beat: () => void) => {
    beats.push(beat);
    return () => {};
  };
  const server = fastify();
  const answers: ServerResponse[] = [];
  server.addHook('onRequest', async (_request, reply) => void answers.push(reply.raw));
  new Programs({
    hall: testHall(kept.store).hall,
    limited: true,
    timers: { ...processTimers, every },
    identify: async () => ({ person: 'ada', name: 'Ada', token: 'program' }),
    report: () => {},
  }).attach(server);
  await server.listen({ host: '127.0.0.1', port: 0 });

  // Both are asked for on one connection: the second answer waits for the first one, which goes on.
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  for (const { place } of [open, over]) socket.write(`GET /api/play/${place.id} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => answers.map(({ writableEnded }) => writableEnded)).toEqual([false, true]);
  for (const beat of beats) beat();
  const closed = once(socket, 'close');
  await server.close();
  await closed;
  expect(heard).toContain('{"ended":"readOnly"}');
});
