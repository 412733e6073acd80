/** The lines of a record, kept on this device beside it. What cannot be written stays in this page. */
import { useCallback, useSyncExternalStore } from 'react';
import { type DroppedLine, type GameRecord, readLines, type SideLine } from '../../kernel/index.ts';
import { type KeepProblem, storageKey, storehouse } from '../keep/storage.ts';

const FOLDER = 'lines';
const NONE: readonly SideLine[] = [];

interface Held {
  readonly raw: string | null;
  readonly lines: readonly SideLine[];
}

/** What was read last, by record: the same text is the same list. */
const read = new Map<string, Held>();
/** Lines for which there was no room. */
const unwritten = new Map<string, readonly SideLine[]>();
/** Lines of a record that came from outside and could not be read. */
const dropped = new Map<string, readonly DroppedLine[]>();
const watchers = new Set<() => void>();

/** The lines that are kept for a record, or else those that came with it. */
export function linesOf(id: string, record: GameRecord): readonly SideLine[] {
  const held = unwritten.get(id);
  if (held) return held;
  const raw = storehouse.read(`${FOLDER}/${id}`);
  if (raw === null) return record.lines ?? NONE;
  const known = read.get(id);
  if (known?.raw === raw) return known.lines;
  const lines = parsed(raw, record.seats);
  read.set(id, { raw, lines });
  return lines;
}

function parsed(raw: string, seats: number): readonly SideLine[] {
  try {
    return readLines(JSON.parse(raw), seats).lines;
  } catch {
    return NONE;
  }
}

/** Changes the lines as they are now: another page may have changed them since they were last looked at. */
export function changeLines(
  id: string,
  record: GameRecord,
  change: (lines: readonly SideLine[]) => readonly SideLine[],
): KeepProblem | null {
  const lines = change(linesOf(id, record));
  const problem = storehouse.write(`${FOLDER}/${id}`, JSON.stringify(lines));
  if (problem) unwritten.set(id, lines);
  else unwritten.delete(id);
  for (const watcher of watchers) watcher();
  return problem;
}

/** Whether the lines of a record are only in this page, because there was no room to keep them. */
export function areUnwritten(id: string): boolean {
  return unwritten.has(id);
}

export function noteDropped(id: string, lines: readonly DroppedLine[] | undefined): void {
  if (lines) dropped.set(id, lines);
}

export function droppedOf(id: string): readonly DroppedLine[] {
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

/** The record as it is saved or shared: with the lines that there are now. */
export function withLines({ lines: _, ...record }: GameRecord, lines: readonly SideLine[]): GameRecord {
  return lines.length > 0 ? { ...record, lines } : record;
}
