/** The disk of the store is full for a while. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { awakeSince } from '../shelf.ts';
import type { Accident, Stage } from './stage.ts';

/** Room for the store of one accident. */
const DISK = '16m';
const NOTICED_MS = 15_000;
/** Whoever can write has written something by then. */
const WRITTEN_MS = 2000;

export const fullDisk: Accident = {
  name: 'the disk is full',
  missing: () => (process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may mount a small disk'),
  prepare(data) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', data]);
    return {};
  },
  async happen({ n, rng, server, data, look, crowd, reckoning }) {
    const ballast = join(data, 'ballast');
    fill(ballast);
    const before = refusals(crowd);
    const end = Date.now() + NOTICED_MS;
    while (refusals(crowd) === before && Date.now() < end) await pause(10);
    const full = Date.now();
    if (refusals(crowd) === before) reckoning.other.push('a full disk refused nobody');
    await pause(500 + rng.int(1500));
    const ready = await fetch(`${server.url}/readyz`);
    // The store may have found room in its own files: then it is ready, and writes.
    const written = crowd.answered;
    if (ready.status !== 503) await pause(WRITTEN_MS);
    if (ready.status !== 503 && crowd.answered === written)
      reckoning.other.push(`a server that writes nothing says ${ready.status} to who asks whether it is ready`);
    // Every other one is killed with its disk full, and finds room when it is started again.
    const killed = Math.floor(n / 5) % 2 === 1;
    if (killed) await server.kill();
    rmSync(ballast);
    let room = Date.now();
    if (killed) {
      server.start();
      room = await awakeSince(server.started, await server.opened, look);
    }
    reckoning.clocks.down(full, room);
    await reckoning.afterwards();
    await pause(500);
    return { 'answers refused while the disk was full': refusals(crowd) - before };
  },
  clear(data) {
    execFileSync('umount', [data]);
  },
};

function refusals(crowd: Stage['crowd']): number {
  return crowd.guests.reduce((sum, guest) => sum + guest.unstored, 0);
}

/** Takes all the room that is left, to the last page. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 2) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}
