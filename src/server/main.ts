/** The server's entry: PORT and HOST say where; a taken default port gives way to the next free one. */
import { join } from 'node:path';
import { openHouse } from './house.ts';

const FIRST_PORT = 4120;
const host = process.env['HOST'] ?? '127.0.0.1';
const asked = process.env['PORT'];

if (asked !== undefined && !/^\d{1,5}$/.test(asked)) {
  console.error(`PORT is ${JSON.stringify(asked)}, not a port number.`);
  process.exit(2);
}

const dist = process.env['DURBAR_DIST'] ?? join(import.meta.dirname, '..', '..', 'dist');
const house = await openHouse({ dist, env: process.env }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
const ports = asked === undefined ? Array.from({ length: 20 }, (_, i) => FIRST_PORT + i) : [Number(asked)];
let address = '';
for (const port of ports) {
  try {
    address = await house.server.listen({ host, port });
    break;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (taken && port !== ports.at(-1)) continue;
    console.error(taken ? `port ${port} is taken; set PORT to another one.` : String(error));
    process.exit(1);
  }
}
console.log(`\n  Durbar is open at ${address}\n\n  Ctrl+C closes it.`);

/** A second signal does not wait. */
let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = true;
    void house.close().then(() => process.exit(0));
  });
