/** A small house in which one accident happens: a server, a few tables, and the books that are kept of them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FastRng } from '../../../kernel/index.ts';
import type { Outcome } from '../../part.ts';
import { Crowd } from '../crowd.ts';
import { Reckoning } from '../reckoning.ts';
import { type Scratch, Server } from '../server.ts';
import { type Look, lookInto } from '../shelf.ts';

const CROWD = { guests: 8, tables: 6, thinking: 1, rate: 150 } as const;

export interface Stage {
  /** The number of the accident: with the commit, all that is needed to see it again. */
  readonly n: number;
  readonly rng: FastRng;
  readonly server: Server;
  /** The folder of the store. */
  readonly data: string;
  readonly look: Look;
  readonly crowd: Crowd;
  readonly reckoning: Reckoning;
}

/** One kind of accident. */
export interface Accident {
  /** As the page of the proof lists it. */
  readonly name: string;
  /** Why it cannot happen on this machine, or null. */
  missing?(): string | null;
  /** Before the server is started: what it needs in its environment. */
  prepare?(data: string): NodeJS.ProcessEnv;
  /** The way from the pages to the server, where it is not the straight one. */
  way?(server: Server, rng: FastRng): Promise<Way>;
  /** Happens while everybody plays. Everybody is compared at rest afterwards. */
  happen(stage: Stage): Promise<Readonly<Record<string, number>>>;
  /** When all is over. */
  clear?(data: string): void;
}

export interface Way {
  readonly url: string;
  close(): void;
}

export async function staged(accident: Accident, n: number, scratch: Scratch): Promise<Outcome> {
  const rng = new FastRng(`accident ${n}`);
  const data = join(scratch.folder, `data-${n}`);
  mkdirSync(data);
  const ends: (() => void)[] = [() => accident.clear?.(data)];
  const server = await Server.on(scratch, { DURBAR_DATA: data, ...accident.prepare?.(data) });
  try {
    server.start();
    await server.opened;
    const way = await accident.way?.(server, rng);
    if (way) ends.push(() => way.close());
    const crowd = new Crowd(`accident ${n}`, [way?.url ?? server.url], CROWD);
    ends.push(() => crowd.close());
    await crowd.gather();
    const look = lookInto(data);
    const reckoning = new Reckoning(crowd, look);
    crowd.play();
    await pause(300 + rng.int(500));
    const sums = await accident.happen({ n, rng, server, data, look, crowd, reckoning });
    await reckoning.atRest();
    return reckoning.outcome(`npm run proof -- accidents, number ${n}: ${accident.name}`, sums, {});
  } finally {
    await server.kill();
    for (const end of ends.reverse()) end();
  }
}
