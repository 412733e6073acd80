/** That nobody can cheat: a running server is lied to a million times. */
import type { Outcome, Part } from '../part.ts';
import { Siege, type SiegeSize } from './siege.ts';

const SIZE: SiegeSize = { tables: 8, outsiders: 200, abreast: 4 };
/** What `npm test` sends against it. */
export const SMALL: SiegeSize = { tables: 4, outsiders: 30, abreast: 4 };
/** A second is a long time to wait for an acknowledgement; the fifth part of it is what nobody notices. */
const HONEST_MS = 200;
const PORTION = 250_000;
const SMALL_COUNT = 2000;

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const { wrong, sums, p99 } = await Siege.of(count > SMALL_COUNT ? SIZE : SMALL, from, count, tell);
  const findings = wrong.map((what) => ({ what, again: `messages ${from} to ${from + count - 1}` }));
  if (p99 > HONEST_MS)
    findings.push({ what: `honest players waited ${p99.toFixed(0)} ms (p99)`, again: `from ${from}` });
  return { figures: { sums, peaks: { 'p99 of honest players beside it, in milliseconds': p99 } }, findings };
}

export const forgeryPart: Part = {
  id: 'forgery',
  title: 'Forgery',
  claim: `Honest players play all titles on a running server over real sockets, with every limit on, as behind a proxy. A crowd beside them lies:
answers stolen from honest players word by word, replayed, changed in one value, for another seat, table or ply; keys of the prototype, numbers
without end, lists in lists, no UTF-8, too long, cut off, binary; undo, redo, plans and talk of strangers; requests over HTTP to sit, start, close,
mute, read records, enter with somebody's passkey or code; and bytes that are no request at all. Half of the tables have a cheat among their own
players. A message counts when the server has read it. Afterwards every entry of every log must have been said by the person on its seat with
that person's own credential, once, and be legal when the log is replayed and verified; nothing else of a table or a person may have changed; no
stranger may have been acknowledged, no request granted, no honest player disconnected or refused, and the server must have met no fault of its own.`,
  unit: 'messages',
  goal: 1_000_000,
  portion: PORTION,
  small: SMALL_COUNT,
  run,
};
