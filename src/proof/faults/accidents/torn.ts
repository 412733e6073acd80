/**
 * The power fails during a write. The server is killed in the moment in which the log of its store grows; then what came after
 * the last acknowledged answer is cut off, blotted out or written over, as a disk leaves it that had not finished.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Rng } from '../../../kernel/index.ts';
import { SQLITE_FILE } from '../../../server/store/sqlite.ts';
import { awakeSince, lookInto } from '../shelf.ts';
import type { Accident, Stage } from './stage.ts';

const HEADER = 32;
const FRAME_HEADER = 24;
/** How long the file is watched without a pause; then the pages have their turn. */
const WATCH_MS = 2;
const LONGEST_MS = 10_000;
/** What a disk may have made of the rest of a write. */
const TEARS = ['cut', 'zeros', 'noise', 'more'] as const;

export const tornWrite: Accident = {
  name: 'the last write is torn',
  async happen(stage) {
    const { rng, server, data, look, crowd, reckoning } = stage;
    const log = join(data, `${SQLITE_FILE}-wal`);
    await grown(log, 1 + rng.int(6));
    const at = await server.kill();
    // What was acknowledged is in the sockets of the pages.
    await pause(100);
    reckoning.ledger.add(crowd.acknowledged());
    const torn = tear(log, await durable(stage, log), rng);
    if (rng.int(2) === 0) rmSync(`${join(data, SQLITE_FILE)}-shm`, { force: true });
    server.start();
    const opened = await server.opened;
    reckoning.clocks.down(at, await awakeSince(server.started, opened, look));
    await reckoning.afterwards();
    await pause(500);
    return { 'bytes torn off or written over': torn };
  },
};

/** Resolves in the moment in which the file has grown so often, or nobody writes any more. */
async function grown(path: string, times: number): Promise<void> {
  let size = statSync(path).size;
  const end = performance.now() + LONGEST_MS;
  for (let left = times; left > 0 && performance.now() < end; ) {
    const until = performance.now() + WATCH_MS;
    while (left > 0 && performance.now() < until) {
      const now = statSync(path).size;
      if (now > size) left--;
      size = now;
    }
    if (left > 0) await turn();
  }
}

/** Where the first transaction ends with which everything that was acknowledged is there. */
async function durable({ data, reckoning }: Stage, log: string): Promise<number> {
  const whole = readFileSync(log);
  const ends = commits(whole);
  const copy = `${data}-copy`;
  let enough = whole.length;
  for (const end of ends.reverse()) {
    rmSync(copy, { recursive: true, force: true });
    if (!(await remembers(reckoning, data, copy, whole.subarray(0, end)))) break;
    enough = end;
  }
  rmSync(copy, { recursive: true, force: true });
  return enough;
}

/** Whether a store with this much of its log has everything that was acknowledged. */
async function remembers(reckoning: Stage['reckoning'], data: string, copy: string, log: Buffer): Promise<boolean> {
  mkdirSync(copy);
  copyFileSync(join(data, SQLITE_FILE), join(copy, SQLITE_FILE));
  writeFileSync(join(copy, `${SQLITE_FILE}-wal`), log);
  const lost = await lookInto(copy)((shelf) => reckoning.ledger.lookAtAll(shelf));
  return lost.length === 0;
}

/** Where the transactions of a write-ahead log end: https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
function commits(log: Buffer): number[] {
  const page = log.readUInt32BE(8);
  const salt = log.readBigUInt64BE(16);
  const ends: number[] = [];
  for (let at = HEADER; at + FRAME_HEADER + page <= log.length; at += FRAME_HEADER + page) {
    if (log.readBigUInt64BE(at + 8) !== salt) break;
    if (log.readUInt32BE(at + 4) !== 0) ends.push(at + FRAME_HEADER + page);
  }
  return ends;
}

/** Spoils the file from somewhere after `from` on. Gives how many bytes. */
function tear(path: string, from: number, rng: Rng): number {
  const whole = readFileSync(path);
  const at = from + rng.int(whole.length - from + 1);
  const rest = whole.length - at;
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => rng.int(256)));
  switch (TEARS[rng.int(TEARS.length)]) {
    case 'cut':
      writeFileSync(path, whole.subarray(0, at));
      return rest;
    case 'zeros':
      writeFileSync(path, Buffer.concat([whole.subarray(0, at), Buffer.alloc(rest)]));
      return rest;
    case 'noise':
      writeFileSync(path, Buffer.concat([whole.subarray(0, at), noise(rest)]));
      return rest;
    default: {
      // The beginning of a transaction that was never finished: frames of this log, but in the wrong place.
      const more = whole.subarray(HEADER, HEADER + rng.int(20_000));
      writeFileSync(path, Buffer.concat([whole, more]));
      return more.length;
    }
  }
}
