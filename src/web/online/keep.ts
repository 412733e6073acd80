/** What this device remembers of online tables. */
import { useSyncExternalStore } from 'react';
import { storehouse } from '../keep/storage.ts';

/** The invitation of a table that was opened here: the server tells it once. */
export function keepInvitation(table: string, invitation: string): void {
  storehouse.write(`invitation/${table}`, invitation);
}
export function invitationOf(table: string): string | null {
  return storehouse.read(`invitation/${table}`);
}
export function dropInvitation(table: string): void {
  storehouse.remove(`invitation/${table}`);
}

/** How many answers a table had when somebody last answered on this device. */
export function keepAnswered(table: string, answers: number): void {
  storehouse.write(`answered/${table}`, String(answers));
}
export function answeredAt(table: string): number | null {
  const answers = Number.parseInt(storehouse.read(`answered/${table}`) ?? '', 10);
  return Number.isNaN(answers) ? null : answers;
}

/** Whether the seat has answered in advance since somebody last answered on this device: what happened meanwhile is news then. */
export function keepPlanned(table: string, planned: boolean): void {
  if (planned) storehouse.write(`planned/${table}`, '1');
  else storehouse.remove(`planned/${table}`);
}
export function hasPlanned(table: string): boolean {
  return storehouse.read(`planned/${table}`) !== null;
}

const MUTED = 'muted';
const watchers = new Set<() => void>();
let muted = readMuted();

function readMuted(): readonly string[] {
  try {
    const data: unknown = JSON.parse(storehouse.read(MUTED) ?? '[]');
    return Array.isArray(data) ? data.filter((person) => typeof person === 'string') : [];
  } catch {
    return [];
  }
}

/** Hides or shows what a person says, on this device and nowhere else. */
export function toggleMuted(person: string): void {
  muted = muted.includes(person) ? muted.filter((other) => other !== person) : [...muted, person];
  storehouse.write(MUTED, JSON.stringify(muted));
  for (const watcher of watchers) watcher();
}

/** The persons whose words are hidden on this device. */
export function useMuted(): readonly string[] {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => muted,
  );
}
