/**
 * Loaded before a server that is measured (`node --import`): on VITALS_PORT it tells what the process uses. Memory is what
 * JavaScript holds after a full collection, buffers included; processor time counts from the start.
 */
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  createServer((request, reply) => {
    if (request.url === '/collected') for (let i = 0; i < 3; i++) collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    reply.end(JSON.stringify({ held: heapUsed + external, rss, worked: (user + system) / 1e6 }));
  })
    .listen(Number(process.env['VITALS_PORT']), '127.0.0.1')
    .unref();
}
