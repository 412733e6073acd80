/** Tables and imported records as they are kept on this device. A damaged entry is shown as such and never lost silently. */
import { type GameRecord, readRecord, type Seat } from '../../kernel/index.ts';
import { readSaved, type SavedTable } from '../../table/saved.ts';
import { type KeepProblem, type Storehouse, storageKey, storehouse } from './storage.ts';

/** A kept table with what its row on the start page shows. */
export interface KeptTable {
  readonly saved: SavedTable;
  readonly waiting: readonly Seat[];
  /** Where the game stands, in the words of when it was kept. */
  readonly clock: string;
}

export interface Damaged {
  readonly id: string;
  readonly raw: string;
  /** Where it is damaged, as a path in the data. */
  readonly at: string;
}

export type Kept = { readonly table: KeptTable } | { readonly damaged: Damaged };

const TABLES = 'table';
const RECORDS = 'record';
const LEFT_BEHIND = /^(guide|puzzle)-/;
const OF_PUZZLES = 'puzzle-';

/** Why a table was not written: storage did not take it, or another page has played on meanwhile. */
export type TableProblem = KeepProblem | 'newer';

/** Writes a table down, but never over answers that it does not continue: two pages may have the same table open. */
export function keepTable(table: KeptTable, house: Storehouse = storehouse): TableProblem | null {
  if (isOvertaken(table.saved, house)) return 'newer';
  return house.write(`${TABLES}/${table.saved.id}`, JSON.stringify(table));
}

/** Whether the kept table has answers that `saved` has not. The log of a record only grows, so a beginning of it is older. */
export function isOvertaken({ id, record }: SavedTable, house: Storehouse = storehouse): boolean {
  const kept = readTable(id, house);
  if (kept === null || 'damaged' in kept) return false;
  const { log } = kept.table.saved.record;
  if (log.length > record.log.length) return true;
  return JSON.stringify(log) !== JSON.stringify(record.log.slice(0, log.length));
}

/** Calls `then` when another page has written or removed a table. */
export function watchTables(then: () => void): () => void {
  const stored = (e: StorageEvent) => {
    if (e.key === null || e.key.startsWith(storageKey(`${TABLES}/`))) then();
  };
  window.addEventListener('storage', stored);
  return () => window.removeEventListener('storage', stored);
}

/** Calls `then` when another page has written this table, or may have while this one slept. */
export function watchTable(id: string, then: () => void): () => void {
  const stored = (e: StorageEvent) => {
    if (e.key === storageKey(`${TABLES}/${id}`) && e.newValue !== null) then();
  };
  const woken = () => {
    if (document.visibilityState === 'visible') then();
  };
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', woken);
  document.addEventListener('visibilitychange', woken);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', woken);
    document.removeEventListener('visibilitychange', woken);
  };
}

export function readTable(id: string, house: Storehouse = storehouse): Kept | null {
  const raw = house.read(`${TABLES}/${id}`);
  if (raw === null) return null;
  const damaged = (at: string): Kept => ({ damaged: { id, raw, at } });
  let data: unknown;
  try {
    data = JSON.parse(raw);
  } catch {
    return damaged('');
  }
  if (typeof data !== 'object' || data === null) return damaged('');
  const { saved, waiting, clock } = data as Partial<Record<keyof KeptTable, unknown>>;
  const read = readSaved(saved);
  if ('problem' in read) return damaged(read.at);
  return {
    table: {
      saved: read.saved,
      waiting: Array.isArray(waiting) ? waiting.filter((seat) => typeof seat === 'number') : [],
      clock: typeof clock === 'string' ? clock : '',
    },
  };
}

export function removeTable(id: string, house: Storehouse = storehouse): void {
  house.remove(`${TABLES}/${id}`);
  removeLines(id, house);
}

/** What was tried from the positions of a game goes with it (`src/web/lines/keep.ts`). */
function removeLines(id: string, house: Storehouse): void {
  house.remove(`lines/${id}`);
  house.remove(`lines-unread/${id}`);
}

function hasLines(id: string, house: Storehouse): boolean {
  return house.read(`lines/${id}`) !== null || house.read(`lines-unread/${id}`) !== null;
}

/** Every kept table, the last played first; damaged ones at the end. */
export function listTables(house: Storehouse = storehouse): Kept[] {
  const kept = house.list(TABLES).flatMap((id) => readTable(id, house) ?? []);
  const played = (entry: Kept) => ('table' in entry ? entry.table.saved.played : Number.NEGATIVE_INFINITY);
  return kept.sort((a, b) => played(b) - played(a));
}

/** Records that could not be written are still open in this page. */
const unwritten = new Map<string, GameRecord>();

export function keepRecord(id: string, record: GameRecord, house: Storehouse = storehouse): KeepProblem | null {
  const problem = house.write(`${RECORDS}/${id}`, JSON.stringify(record));
  if (problem) unwritten.set(id, record);
  return problem;
}

/**
 * Keeps the game that a puzzle came from, to be looked at, and says under which id. No list names these games and nobody removes them, so
 * those in which nothing was tried make room: each can be had again from its puzzle. What was tried cannot, and stays where it can be found.
 */
export function keepPuzzleRecord(puzzle: string, record: GameRecord, house: Storehouse = storehouse): string {
  for (const id of [...house.list(RECORDS), ...unwritten.keys()]) {
    if (!id.startsWith(OF_PUZZLES) || hasLines(id, house)) continue;
    unwritten.delete(id);
    house.remove(`${RECORDS}/${id}`);
  }
  const id = OF_PUZZLES + puzzle;
  keepRecord(id, record, house);
  return id;
}

/** Every record that was opened here and can still be read. What a guide or a puzzle left behind is not among them. */
export function listRecords(house: Storehouse = storehouse): { readonly id: string; readonly record: GameRecord }[] {
  return house
    .list(RECORDS)
    .filter((id) => !LEFT_BEHIND.test(id))
    .flatMap((id) => {
      const record = recordOf(id, house);
      return record ? [{ id, record }] : [];
    });
}

export function removeRecord(id: string, house: Storehouse = storehouse): void {
  unwritten.delete(id);
  house.remove(`${RECORDS}/${id}`);
  removeLines(id, house);
}

/** Whether a record is only in this page, because there was no room to keep it. */
export function isUnwritten(id: string): boolean {
  return unwritten.has(id);
}

/** The record behind an id: an imported one, or that of a kept table. */
export function recordOf(id: string, house: Storehouse = storehouse): GameRecord | null {
  const held = unwritten.get(id);
  if (held) return held;
  const raw = house.read(`${RECORDS}/${id}`);
  if (raw !== null) {
    try {
      const read = readRecord(JSON.parse(raw));
      return 'record' in read ? read.record : null;
    } catch {
      return null;
    }
  }
  const kept = readTable(id, house);
  return kept && 'table' in kept ? kept.table.saved.record : null;
}

/** A short name that is new on this device. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), '');
}
