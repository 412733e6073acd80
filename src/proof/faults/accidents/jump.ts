/** The clock on the wall jumps, back and forth, by seconds and by hours, while the server lives and while it is away. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Accident, Stage } from './stage.ts';

const BACK = [-2, -20, -600, -7200];
/** A step ahead that is shorter than a silence that counts as sleep cannot be told from time that passes. */
const AHEAD = [20, 600, 7200];
/** What the way to a page may take on a busy machine: the smallest step ahead is far more. */
const SLOW_MS = 4000;

const shift = (data: string) => `${data}-shift`;

export const jumpingClock: Accident = {
  name: 'the clock on the wall jumps',
  prepare(data) {
    const preload = new URL('./shifted-clock.ts', import.meta.url);
    writeFileSync(shift(data), '0');
    return { NODE_OPTIONS: `--import=${preload.href}`, DURBAR_SHIFT: shift(data) };
  },
  async happen({ rng, server, data, crowd, reckoning }) {
    const before = await readings(crowd);
    let now = 0;
    const jump = (by: number) => {
      now += by * 1000;
      writeFileSync(shift(data), String(now));
    };
    const pick = (list: readonly number[]) => list[rng.int(list.length)] ?? 0;
    for (const by of rng.int(2) === 0 ? [pick(BACK), pick(AHEAD)] : [pick(AHEAD), pick(BACK)]) {
      jump(by);
      server.signal('SIGUSR2');
      await pause(1100 + rng.int(600));
    }
    await server.kill();
    jump(rng.int(2) === 0 ? pick(BACK) : pick(AHEAD));
    server.start();
    await server.opened;
    await pause(800);
    await reckoning.afterwards();
    const after = await readings(crowd);
    for (const [table, first] of before) {
      const last = after.get(table);
      if (!last || last.left < 0) reckoning.other.push(`a clock of ${table} is gone`);
      else if (first.left - last.left > last.at - first.at + SLOW_MS)
        reckoning.other.push(`a clock of ${table} lost ${first.left - last.left} ms in ${last.at - first.at}`);
    }
    for (const { id, guests } of crowd.tables.values())
      if (guests.some((guest) => (guest.chairs.get(id)?.held.seen?.standIns.length ?? 0) > 0))
        reckoning.other.push(`somebody lost a seat at ${id} to a clock that jumped`);
    return { 'jumps of a clock': 3 };
  },
};

/** What the running clocks have left by the word of the server, and when it came by the clock of the pages. */
async function readings(crowd: Stage['crowd']): Promise<Map<string, { readonly left: number; readonly at: number }>> {
  const found = new Map<string, { readonly left: number; readonly at: number }>();
  for (const { id, guests, thinking } of crowd.tables.values()) {
    const [guest] = guests;
    const held = guest?.chairs.get(id)?.held;
    if (!thinking || !guest || !held) continue;
    const asked = Date.now();
    guest.connection.rejoin(held);
    for (let tries = 0; held.at < asked && tries < 500; tries++) {
      await pause(20);
      if (tries % 50 === 49) guest.connection.rejoin(held);
    }
    const { clock } = held.seen ?? {};
    const left = clock?.running.reduce((sum, seat) => sum + (clock.left[seat] ?? 0), 0) ?? -1;
    found.set(id, { left: left / (clock?.running.length ?? 1), at: held.at });
  }
  return found;
}
