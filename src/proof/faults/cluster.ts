/** Several nodes: PostgreSQL and NATS between two servers, and each of the three kinds of process killed in turn. */
import { setTimeout as pause } from 'node:timers/promises';
import { startNats } from '../../../test/services/nats.ts';
import { type PostgresService, startPostgres } from '../../../test/services/postgres.ts';
import { type Service, tryStart } from '../../../test/services/service.ts';
import { FastRng } from '../../kernel/index.ts';
import type { Outcome, Part } from '../part.ts';
import { Crowd } from './crowd.ts';
import { Reckoning } from './reckoning.ts';
import { Scratch, Server } from './server.ts';
import { heartbeat, type Shelf, sharedShelf } from './shelf.ts';

const CROWD = { guests: 24, tables: 20, thinking: 4, rate: 120 } as const;
/** All are up for at most so long between two kills, and what was killed stays away for so long. A shorter outage of the database may go unnoticed by a node that is asked for nothing. */
const LONGEST_PEACE_MS = 1500;
const SHORTEST_OUTAGE_MS = 500;
const LONGEST_OUTAGE_MS = 2000;
/** Everybody comes to rest and everything is compared after so many kills. */
const ROUND = 12;
/** How long after the database is back the house must be awake. */
const AWAKE_MS = 60_000;

const VICTIMS = ['node', 'broker', 'database'] as const;

interface Cluster {
  readonly postgres: PostgresService;
  readonly nats: Service;
  readonly nodes: readonly Server[];
  readonly shelf: Shelf;
}

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const scratch = new Scratch();
  const ends: (() => Promise<void>)[] = [];
  try {
    const cluster = await started(scratch, ends);
    const crowd = new Crowd(
      `cluster ${from}`,
      cluster.nodes.map(({ url }) => url),
      CROWD,
    );
    ends.push(async () => crowd.close());
    await crowd.gather();
    const reckoning = new Reckoning(crowd, (work) => work(cluster.shelf));
    crowd.play();
    for (let n = from; n < from + count; n++) {
      await kill(cluster, crowd, reckoning, n);
      await reckoning.afterwards();
      const done = n + 1 - from;
      if (done % ROUND === 0 || done === count) {
        await reckoning.atRest();
        if (done < count) crowd.play();
      }
      tell(done);
    }
    const victims = VICTIMS.map((victim, i) => [`of them of a ${victim}`, killsOf(i, from, count)] as const);
    return reckoning.outcome(
      `npm run proof -- cluster, kills ${from} to ${from + count - 1}`,
      Object.fromEntries(victims),
      {},
    );
  } finally {
    for (const end of ends.reverse()) await end();
    scratch.clear();
  }
}

function killsOf(victim: number, from: number, count: number): number {
  return Array.from({ length: count }, (_, i) => from + i).filter((n) => n % VICTIMS.length === victim).length;
}

async function started(scratch: Scratch, ends: (() => Promise<void>)[]): Promise<Cluster> {
  const postgres = await startPostgres();
  ends.push(() => postgres.stop());
  const nats = await startNats();
  ends.push(() => nats.stop());
  const url = await postgres.database();
  const env = { DATABASE_URL: url, NATS_URL: nats.url };
  const nodes = [await Server.on(scratch, env), await Server.on(scratch, env)];
  for (const node of nodes) {
    ends.push(async () => void (await node.kill()));
    await node.warm();
    node.start();
    await node.opened;
  }
  const shelf = await sharedShelf(url);
  ends.push(() => shelf.close());
  return { postgres, nats, nodes, shelf };
}

/** Kill number `n`, at the moment that its seed says; what was killed is back when it resolves. */
async function kill(cluster: Cluster, crowd: Crowd, reckoning: Reckoning, n: number): Promise<void> {
  const { postgres, nats, nodes, shelf } = cluster;
  const rng = new FastRng(`cluster kill ${n}`);
  await pause(rng.int(LONGEST_PEACE_MS));
  const outage = SHORTEST_OUTAGE_MS + rng.int(LONGEST_OUTAGE_MS - SHORTEST_OUTAGE_MS);
  switch (VICTIMS[n % VICTIMS.length]) {
    case 'node': {
      const node = nodes[rng.int(nodes.length)];
      await node?.kill();
      await pause(outage);
      node?.start();
      await node?.opened;
      return;
    }
    case 'broker':
      await nats.kill();
      await pause(outage);
      return nats.restart();
    case 'database': {
      await postgres.kill();
      const killed = Date.now();
      await pause(outage);
      // Its processes may outlive the first of them by a moment, in which somebody was answered.
      const from = Math.max(killed, crowd.lastAnswered);
      const [awake] = await Promise.all([awakeAfter(shelf, from), postgres.restart()]);
      // Nobody could answer meanwhile.
      return reckoning.clocks.down(from, Math.min(awake, Date.now()));
    }
  }
}

/** When some node said for the first time that it is awake again. */
async function awakeAfter(shelf: Shelf, since: number): Promise<number> {
  const end = Date.now() + AWAKE_MS;
  for (;;) {
    const { awake } = await heartbeat(shelf);
    if (awake > since) return awake;
    if (Date.now() > end) throw new Error('no node is awake');
    await pause(20);
  }
}

export const clusterPart: Part = {
  id: 'cluster',
  title: 'Two nodes, a broker and a database that are killed lose nothing',
  claim:
    'Two real server processes on one PostgreSQL and one NATS server. In turn a node, the broker and the database are killed with SIGKILL at random moments and ' +
    'come back after half a second to two, while 24 pages on both nodes play at 20 tables of all titles and think at four more while their clocks run. What is ' +
    'held against the store is the same as with the embedded store, after every kill and, with everybody at rest, after every twelve. While one node is ' +
    'dead the other one answers and clocks run; while the database is dead nobody can answer, and no clock may run.',
  unit: 'kills',
  goal: 200,
  portion: 24,
  small: 3,
  missing: async () => {
    for (const start of [startPostgres, startNats]) {
      const tried = await tryStart(start);
      if ('reason' in tried) return tried.reason;
      await tried.service.stop();
    }
    return null;
  },
  run,
};
