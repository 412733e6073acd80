/** Where the game behind an id is found: on this device, or on the server. */
import type { DroppedLine, GameRecord, Seat } from '../../kernel/index.ts';
import type { Sitter } from '../../table/table.ts';
import { readTable, recordOf } from '../keep/tables.ts';
import { droppedOf } from '../lines/keep.ts';

/** A record that may be looked at from every side. */
export interface OpenSource {
  readonly kind: 'open';
  /** Null: it came with the address and is kept nowhere. */
  readonly id: string | null;
  readonly record: GameRecord;
  readonly dropped: readonly DroppedLine[];
  /** The seat of the one person who played it here, against bots; null: nobody did, or several. */
  readonly own: Seat | null;
  /** Who can open it by its id. */
  readonly at: 'device' | 'server' | 'address';
}

/** A table of this device whose game is not over: everybody sees what they may see. */
export interface RunningSource {
  readonly kind: 'running';
  readonly id: string;
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
}

export type Source =
  | OpenSource
  | RunningSource
  /** A table on the server whose game may still be running: it is asked for what this person may see. */
  | { readonly kind: 'remote'; readonly id: string }
  | { readonly kind: 'damaged'; readonly id: string }
  | { readonly kind: 'missing' };

export async function findSource(id: string): Promise<Source> {
  const kept = readTable(id);
  if (kept && 'damaged' in kept) return { kind: 'damaged', id };
  if (kept && kept.table.saved.record.result === undefined) {
    const { record, sitters } = kept.table.saved;
    return { kind: 'running', id, record, sitters };
  }
  const record = recordOf(id);
  if (record) {
    const own = kept === null ? null : ownSeat(kept.table.saved.sitters);
    return { kind: 'open', id, record, own, dropped: droppedOf(id, record), at: 'device' };
  }
  const [{ isTableId }, { fetchRecord }] = await Promise.all([
    import('../../online/protocol.ts'),
    import('../online/record.ts'),
  ]);
  if (!isTableId(id)) return { kind: 'missing' };
  const fetched = await fetchRecord(id);
  if (!fetched) return { kind: 'remote', id };
  return { kind: 'open', id, record: fetched, own: null, dropped: droppedOf(id, fetched), at: 'server' };
}

/** The seat of the only person at a table. */
export function ownSeat(sitters: readonly Sitter[]): Seat | null {
  const persons = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}
