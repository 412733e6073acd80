/** Everything else that happens to a house: one accident after the other, each in a small house of its own. */
import type { Outcome, Part } from '../../part.ts';
import { Scratch, Server } from '../server.ts';
import { fullDisk } from './disk.ts';
import { jumpingClock } from './jump.ts';
import { packetLoss } from './loss.ts';
import { type Accident, staged } from './stage.ts';
import { stalledSocket } from './stalled.ts';
import { tornWrite } from './torn.ts';

const ACCIDENTS: readonly Accident[] = [fullDisk, tornWrite, jumpingClock, packetLoss, stalledSocket];

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const scratch = new Scratch();
  let done = 0;
  const happen = async (n: number): Promise<Outcome> => {
    const accident = ACCIDENTS[n % ACCIDENTS.length];
    if (accident === undefined) throw new Error('no accident');
    const missing = accident.missing?.() ?? null;
    const outcome = missing === null ? await staged(accident, n, scratch) : leftOut(accident, missing);
    tell(++done);
    return outcome;
  };
  try {
    await (await Server.on(scratch, { DURBAR_DATA: scratch.data })).warm();
    const outcomes: Outcome[] = [];
    // One of each at a time: they spend most of it waiting.
    for (let n = from; n < from + count; n += ACCIDENTS.length) {
      const round = Array.from({ length: Math.min(ACCIDENTS.length, from + count - n) }, (_, i) => happen(n + i));
      outcomes.push(...(await Promise.all(round)));
    }
    return together(outcomes);
  } finally {
    scratch.clear();
  }
}

function leftOut({ name }: Accident, missing: string): Outcome {
  return { figures: { sums: {} }, findings: [], notes: [`Not tried here: ${name} (${missing}).`] };
}

function together(outcomes: readonly Outcome[]): Outcome {
  const sums: Record<string, number> = {};
  const peaks: Record<string, number> = {};
  for (const { figures } of outcomes) {
    for (const [name, value] of Object.entries(figures.sums)) sums[name] = (sums[name] ?? 0) + value;
    for (const [name, value] of Object.entries(figures.peaks ?? {}))
      peaks[name] = Math.max(peaks[name] ?? value, value);
  }
  return {
    figures: { sums, peaks },
    findings: outcomes.flatMap(({ findings }) => findings),
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes ?? []))],
  };
}

export const accidentsPart: Part = {
  id: 'accidents',
  title: 'Accidents lose nothing',
  claim:
    'Each in a house of its own with eight pages at seven tables: the disk of the store is full until somebody makes room; the server is killed in the ' +
    'moment in which it writes, and what came after the last acknowledged answer is cut off, blotted out or written over; the clock on the wall jumps back and ' +
    'ahead by seconds and hours, while the server lives and while it is away; the network loses three packets in ten; a page asks for a thousand views and reads ' +
    'none. Afterwards everything acknowledged is in the log, every replay is what the pages show, everybody has come back, and no clock has lost more than ' +
    'the time that passed. A loss of packets is imitated by a way that does to a connection what TCP makes of it: delays that double, everything behind ' +
    'held up, and connections that swallow what is said and break. The clock is that of the server process alone.',
  unit: 'accidents',
  goal: 250,
  portion: 25,
  small: 5,
  run,
};
