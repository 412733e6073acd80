/** A page that asks and does not read: the server gives it up before its memory fills, and nobody else notices. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Guest } from '../guest.ts';
import type { Accident, Stage } from './stage.ts';

const ASKED_AT_ONCE = 100;
const GIVEN_UP_MS = 60_000;
/** What the server may grow by while a socket does not read: the system keeps some, the server two million bytes of it. */
const GROWTH = 128 * 2 ** 20;
/** What any other page may wait for its answer meanwhile, on a busy machine. */
const WAIT_MS = 15_000;

export const stalledSocket: Accident = {
  name: 'a socket does not read',
  async happen({ server, crowd, reckoning }) {
    const { stalled, table } = heaviest(crowd);
    const { socket } = stalled;
    if (socket === null) throw new Error('nobody to stall');
    const memory = await metric(server, 'process_resident_memory_bytes');
    for (const guest of crowd.guests) guest.waits.length = 0;
    const dialled = stalled.connected;
    socket.pause();
    const text = JSON.stringify({ t: 'resync', table });
    const end = Date.now() + GIVEN_UP_MS;
    let asked = 0;
    let grown = 0;
    // Given up, its page comes back at once on another socket, perhaps before anybody counts them.
    const givenUp = async () =>
      stalled.connected > dialled || (await metric(server, 'durbar_sockets')) < crowd.guests.length;
    while (!(await givenUp()) && Date.now() < end) {
      for (let i = 0; i < ASKED_AT_ONCE && socket.readyState === socket.OPEN; i++, asked++) socket.send(text);
      grown = Math.max(grown, (await metric(server, 'process_resident_memory_bytes')) - memory);
      await pause(20);
    }
    if (Date.now() >= end) reckoning.other.push(`a page that does not read was not given up after ${asked} requests`);
    if (grown > GROWTH) reckoning.other.push(`the server grew by ${grown} bytes for a page that does not read`);
    const slowest = Math.max(0, ...crowd.guests.filter((guest) => guest !== stalled).flatMap(({ waits }) => waits));
    if (slowest > WAIT_MS)
      reckoning.other.push(`others waited ${Math.round(slowest)} ms beside a page that does not read`);
    socket.resume();
    while (stalled.connected === dialled && Date.now() < end + GIVEN_UP_MS) await pause(20);
    await reckoning.afterwards();
    return { 'views asked for and not read': asked };
  },
};

/** The page with the largest view: the fewest requests fill the way to it. */
function heaviest(crowd: Stage['crowd']): { readonly stalled: Guest; readonly table: string } {
  const [first] = crowd.guests
    .flatMap((stalled) => [...stalled.chairs].map(([table, { held }]) => ({ stalled, table, held })))
    .map((page) => ({ ...page, size: JSON.stringify(page.held.seen).length }))
    .sort((a, b) => b.size - a.size);
  if (first === undefined) throw new Error('nobody is there');
  return first;
}

/** What the server counts of itself. */
async function metric(server: Stage['server'], name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}
