/** The lines of a table's log as they are stored. What happened is stored with what was answered: the log reads without replaying. */
import * as v from 'valibot';
import type { Draw, Entry, GameEvent, Move, Seat } from '../../kernel/index.ts';

/** Ply 0. */
export interface DealEntry {
  readonly deal: readonly Draw[];
  readonly opening: readonly GameEvent[];
}

/** Who gave an answer: the person on the seat, its bot, a bot that stands in, or an answer given in advance. */
export type By = 'person' | 'bot' | 'standIn' | 'plan';

interface Common {
  readonly seat: Seat;
  readonly by: By;
  /** The client's own name for its message: the same one again is answered, not done. */
  readonly message?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type TableEntry =
  | (Common & { readonly move: Move; readonly draws?: readonly Draw[]; readonly events: readonly GameEvent[] })
  | (Common & { readonly undo: true })
  | (Common & { readonly redo: true });

const draw = v.union([v.number(), v.array(v.number())]);
const event = v.looseObject({ is: v.string() });
const common = {
  seat: v.number(),
  by: v.picklist(['person', 'bot', 'standIn', 'plan']),
  message: v.optional(v.string()),
  at: v.number(),
};

const DealSchema = v.object({ deal: v.array(draw), opening: v.array(event) });
const EntrySchema = v.union([
  v.object({
    ...common,
    move: v.looseObject({ do: v.string() }),
    draws: v.optional(v.array(draw)),
    events: v.array(event),
  }),
  v.object({ ...common, undo: v.literal(true) }),
  v.object({ ...common, redo: v.literal(true) }),
]);

export function readDeal(stored: unknown): DealEntry {
  return v.parse(DealSchema, stored);
}

export function readEntry(stored: unknown): TableEntry {
  // valibot writes an absent key as `string | undefined`; it leaves the key out all the same.
  return v.parse(EntrySchema, stored) as TableEntry;
}

/** The entry as the game's record has it. */
export function recordEntry(entry: TableEntry): Entry {
  if ('undo' in entry) return { seat: entry.seat, undo: true };
  if ('redo' in entry) return { seat: entry.seat, redo: true };
  return { seat: entry.seat, move: entry.move, ...(entry.draws ? { draws: entry.draws } : {}) };
}
