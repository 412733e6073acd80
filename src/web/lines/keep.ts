/** The lines of a record, kept on this device beside it. What cannot be written stays in this page. */
import { useCallback, useSyncExternalStore } from 'react';
import { type DroppedLine, type GameRecord, LINE_LIMITS, readLines, type SideLine } from '../../kernel/index.ts';
import { type KeepProblem, type Storehouse, storageKey, storehouse } from '../keep/storage.ts';

const FOLDER = 'lines';
/** Where kept lines go that cannot be read: what somebody tried is not written over. */
const ASIDE = 'lines-unread';
const NONE: readonly SideLine[] = [];

/** Why a change is not kept: there is no room for it on this device, or more lines than a record may have. */
export type LinesProblem = KeepProblem | 'overfull';

interface Held {
  readonly raw: string;
  readonly lines: readonly SideLine[];
  readonly dropped: readonly DroppedLine[];
}

/** What was read last, by record: the same text is the same list. */
const read = new Map<string, Held>();
/** Lines for which there was no room. */
const unwritten = new Map<string, readonly SideLine[]>();
/** Why the last change of the lines of a record is not kept. */
const problems = new Map<string, LinesProblem>();
/** Lines of a record that could not be read. */
const dropped = new Map<string, readonly DroppedLine[]>();
const watchers = new Set<() => void>();

/** The lines that are kept for a record, or else those that came with it. */
export function linesOf(id: string, record: GameRecord, house: Storehouse = storehouse): readonly SideLine[] {
  return unwritten.get(id) ?? keptOf(id, record.seats, house)?.lines ?? record.lines ?? NONE;
}

/** What is kept for a record; null: nothing. */
function keptOf(id: string, seats: number, house: Storehouse): Held | null {
  const raw = house.read(`${FOLDER}/${id}`);
  if (raw === null) return null;
  const known = read.get(id);
  if (known?.raw === raw) return known;
  const held = { raw, ...parsed(raw, seats) };
  read.set(id, held);
  if (held.dropped.length > 0) noteDropped(id, held.dropped);
  return held;
}

function parsed(raw: string, seats: number): Omit<Held, 'raw'> {
  try {
    return readLines(JSON.parse(raw), seats);
  } catch {
    return { lines: NONE, dropped: [{ at: 'lines', problem: 'wrongType' }] };
  }
}

/** Changes the lines as they are now: another page may have changed them since they were last looked at. */
export function changeLines(
  id: string,
  record: GameRecord,
  change: (lines: readonly SideLine[]) => readonly SideLine[],
  house: Storehouse = storehouse,
): LinesProblem | null {
  const problem = taken(id, record, change(linesOf(id, record, house)), house);
  if (problem) problems.set(id, problem);
  else problems.delete(id);
  for (const watcher of watchers) watcher();
  return problem;
}

function taken(id: string, { seats }: GameRecord, lines: readonly SideLine[], house: Storehouse): LinesProblem | null {
  // What could not be read again would be lost the next time, unseen: such a change is not made.
  if (readLines(lines, seats).dropped.length > 0) return 'overfull';
  const raw = JSON.stringify(lines);
  const problem = putAside(id, seats, house) ?? house.write(`${FOLDER}/${id}`, raw);
  if (problem) unwritten.set(id, lines);
  else {
    unwritten.delete(id);
    read.set(id, { raw, lines, dropped: [] });
  }
  return problem;
}

/** Keeps a text that cannot be read as a whole, before other lines take its place. */
function putAside(id: string, seats: number, house: Storehouse): KeepProblem | null {
  const held = keptOf(id, seats, house);
  if (held === null || held.dropped.length === 0) return null;
  const before = house.read(`${ASIDE}/${id}`);
  if (before?.endsWith(held.raw)) return null;
  return house.write(`${ASIDE}/${id}`, before === null ? held.raw : `${before}\n${held.raw}`);
}

/** How many answers a line may have beside the other lines of its record. */
export function mostAnswers(lines: readonly SideLine[], id: string): number {
  const others = lines.filter((line) => line.id !== id);
  return LINE_LIMITS.answers - others.reduce((sum, { answers }) => sum + answers.length, 0);
}

export function noteDropped(id: string, lines: readonly DroppedLine[] | undefined): void {
  if (lines) dropped.set(id, lines);
}

/** The lines of a record that could not be read: when it was opened, or where they are kept. */
export function droppedOf(id: string, record: GameRecord, house: Storehouse = storehouse): readonly DroppedLine[] {
  keptOf(id, record.seats, house);
  return dropped.get(id) ?? [];
}

function watch(watcher: () => void): () => void {
  const stored = (e: StorageEvent) => {
    if (e.key === null || e.key.startsWith(storageKey(`${FOLDER}/`))) watcher();
  };
  watchers.add(watcher);
  window.addEventListener('storage', stored);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', stored);
  };
}

/** The lines of a record; those inside it where the record is not kept here (`id` is null). */
export function useLines(id: string | null, record: GameRecord): readonly SideLine[] {
  const look = useCallback(() => (id === null ? (record.lines ?? NONE) : linesOf(id, record)), [id, record]);
  return useSyncExternalStore(watch, look);
}

/** Why the last change of the lines of a record is not kept; null: it is, or there was none. */
export function useLinesProblem(id: string | null): LinesProblem | null {
  const look = useCallback(() => (id === null ? null : (problems.get(id) ?? null)), [id]);
  return useSyncExternalStore(watch, look);
}

/** The record as it is saved or shared: with the lines that there are now. */
export function withLines({ lines: _, ...record }: GameRecord, lines: readonly SideLine[]): GameRecord {
  return lines.length > 0 ? { ...record, lines } : record;
}
