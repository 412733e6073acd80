/** npm run bots: a machine that only thinks. It takes a share of the bots' questions of all nodes on the same NATS. */
import { openBus } from './bus/open.ts';
import { serveBots } from './tables/thinking.ts';

if (process.env['NATS_URL'] === undefined) {
  console.error('NATS_URL says where the nodes speak with each other; without it there is nobody to think for.');
  process.exit(2);
}
const bus = await openBus(process.env, (error) => console.error(String(error)));
const end = serveBots(bus, (fault) => console.error(fault));
console.log('Thinking for the nodes of this house. Ctrl+C ends it.');
// The bus alone keeps nothing alive while it waits.
const alive = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    clearInterval(alive);
    void end()
      .then(() => bus.close())
      .then(() => process.exit(0));
  });
