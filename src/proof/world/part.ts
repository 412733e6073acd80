/** The part of the proof that runs whole houses under a seeded scheduler: a failure is seen again by its seed alone. */
import type { Finding, Part } from '../part.ts';
import { runWorld } from './world.ts';

export const worldPart: Part = {
  id: 'world',
  title: 'A deterministic world',
  claim: [
    'One to three nodes, their store (the real SQL), their bus, the sockets, the clocks and the pages of people (the code of the browser) run in one',
    'process under a scheduler that owns every timer, every answer of the store, every word on the bus and every frame of a socket. Its seed says how',
    'long each is on its way, what is lost, doubled and overtaken, when the store refuses or does later what it refused, when nodes die, stall, are',
    'put to sleep and have their clocks set, and when pages come, go and say things twice. Then it is calm. In every world: what is acknowledged or',
    'shown is durable, and stays; the log has no gaps, and no message is done twice; replayed from its deal it gives the position of every node and',
    'all that every page shows; every page comes back and somebody can answer; no clock runs while the house sleeps; the seed of the game is told to nobody.',
  ].join(' '),
  unit: 'seeds',
  goal: 10_000,
  portion: 250,
  small: 10,
  async run(from, count, tell) {
    const findings: Finding[] = [];
    const sums: Record<string, number> = {};
    for (let i = 0; i < count; i++) {
      const { seed, findings: found, figures } = await runWorld(String(from + i));
      for (const [name, value] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + value;
      for (const what of found) findings.push({ what, again: `node src/proof/world/again.ts ${seed}` });
      tell(i + 1);
      // A world does not let go of the event loop; whoever waits for it gets a turn between two of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { figures: { sums }, findings };
  },
};
