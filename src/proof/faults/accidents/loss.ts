/** The network loses three packets in ten. */
import { setTimeout as pause } from 'node:timers/promises';
import { LossyWay } from './lossy-way.ts';
import type { Accident } from './stage.ts';

const LOSS_MS = 1500;

/** The ways of the accidents that happen now, by the pages' address of the server. */
const ways = new Map<string, LossyWay>();

export const packetLoss: Accident = {
  name: 'the network loses three packets in ten',
  async way(server, rng) {
    const way = await LossyWay.to(server.url, rng);
    ways.set(server.url, way);
    return way;
  },
  async happen({ rng, server, crowd, reckoning }) {
    const way = ways.get(server.url);
    ways.delete(server.url);
    if (way === undefined) throw new Error('no way');
    const before = crowd.answered;
    await pause(LOSS_MS + rng.int(2000));
    await reckoning.afterwards();
    way.heal();
    if (crowd.answered === before) reckoning.other.push('nobody came through');
    return {
      'answers acknowledged over a network that loses': crowd.answered - before,
      'packets sent again': way.resent,
      'connections that broke on the way': way.broken,
      'bytes swallowed': way.swallowed,
    };
  },
};
