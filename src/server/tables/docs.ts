/** What the store keeps of a table beside its log: how it was agreed, and where its turn stands. */
import * as v from 'valibot';
import type { Seat } from '../../kernel/index.ts';
import type { SeatCard } from '../../online/protocol.ts';
import type { Doc } from '../store/store.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

const SeatDoc = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('person'), person: v.string(), name: v.string() }),
  v.object({ kind: v.literal('bot'), bot: v.string(), name: v.string() }),
]);
export type SeatDoc = v.InferOutput<typeof SeatDoc>;

const PaceDoc = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('live'), minutes: v.number(), increment: v.number() }),
  v.object({ kind: v.literal('days'), days: v.number() }),
]);

/** Changes seldom: who sits where, what was agreed. The seed never leaves the server before the game is over. */
const TableDoc = v.object({
  game: v.string(),
  rules: v.number(),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(SeatDoc),
  pace: PaceDoc,
  late: v.picklist(['standIn', 'loses']),
  visibility: v.picklist(['open', 'link']),
  slow: v.number(),
  status: v.picklist(['gathering', 'playing', 'closed']),
  host: v.string(),
  seed: v.string(),
  /** SHA-256 of the word that lets people sit down. */
  invitation: v.string(),
  muted: v.array(v.string()),
  next: v.nullable(v.string()),
  created: v.number(),
});
export type TableDoc = v.InferOutput<typeof TableDoc>;

/** Changes with every answer. */
const TurnDoc = v.object({
  ply: v.number(),
  waiting: v.array(seat),
  over: v.boolean(),
  /** Milliseconds left for each seat at `since`, in house time; null without a clock. */
  left: v.nullable(v.array(v.number())),
  since: v.number(),
  standIns: v.array(seat),
  /** When the question was asked, by the clock on the wall. */
  asked: v.number(),
  /** When those who are asked get a notice, in house time; null: they have had it, or nobody needs one. */
  notice: v.nullable(v.number()),
});
export type TurnDoc = v.InferOutput<typeof TurnDoc>;

export interface Versioned<T> {
  readonly version: number;
  readonly value: T;
}

export function readTable(doc: Doc): Versioned<TableDoc> {
  return { version: doc.version, value: v.parse(TableDoc, doc.value) };
}

export function readTurn(doc: Doc): Versioned<TurnDoc> {
  return { version: doc.version, value: v.parse(TurnDoc, doc.value) };
}

/** By what a table is found: its people, and whether it is in the lobby. */
export function keysOf(table: TableDoc): string[] {
  const persons = table.seats.flatMap((s) => (s.kind === 'person' ? [s.person] : []));
  const keys = [...new Set([...persons, table.host])].map((person) => `person:${person}`);
  if (table.visibility === 'open' && table.status === 'gathering') keys.push('lobby');
  return keys;
}

export function seatOf(table: TableDoc, person: string | null): Seat | null {
  if (person === null) return null;
  const found = table.seats.findIndex((s) => s.kind === 'person' && s.person === person);
  return found < 0 ? null : found;
}

export function seatCard(s: SeatDoc): SeatCard {
  if (s.kind === 'open') return { kind: 'open', name: '', bot: null, person: null };
  if (s.kind === 'bot') return { kind: 'bot', name: s.name, bot: s.bot, person: null };
  return { kind: 'person', name: s.name, bot: null, person: s.person };
}
