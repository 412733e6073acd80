/**
 * What the page and the server say to each other over a socket: JSON, one object a message, `t` names it. Both sides read what
 * comes in through these schemas. docs/protocol.md explains each message with an example.
 */
import * as v from 'valibot';
import type { GameEvent, Outcome, RedoRefusal, Refusal, Seat, UndoRefusal } from '../kernel/index.ts';
import type { LogEntry } from '../table/table.ts';
import type { Delta } from './delta.ts';

export const PROTOCOL = 1;

/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 8192;
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 500;
/** So many answers may be given in advance. */
export const LONGEST_PLAN = 8;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const TABLE_ID = /^[a-z0-9]{8,24}$/;
const table = v.pipe(v.string(), v.regex(TABLE_ID));
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Any plain object: whether it is a legal move is the table's question, not the schema's. */
const move = v.looseObject({ do: v.pipe(v.string(), v.maxLength(40)) });

/** Whether a table may be called so; the server does not even read a message about any other. */
export function isTableId(id: string): boolean {
  return TABLE_ID.test(id);
}

/** What a client says. `id` is its own name for the message: sent again, it is answered again and not done again. */
export const ClientMessage = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), v: v.number() }),
  /** Opens a table, or goes on with it from `ply`: what came since follows. */
  v.strictObject({ t: v.literal('join'), table, ply: v.optional(ply) }),
  v.strictObject({ t: v.literal('leave'), table }),
  /** An answer to the question that stands after `ply` entries of the log. */
  v.strictObject({ t: v.literal('move'), id, table, ply, move }),
  v.strictObject({ t: v.literal('undo'), id, table, ply }),
  v.strictObject({ t: v.literal('redo'), id, table, ply }),
  /** Answers in advance: given one by one when they are asked for, dropped as soon as something is not as it was foreseen. */
  v.strictObject({ t: v.literal('plan'), id, table, moves: v.pipe(v.array(move), v.maxLength(LONGEST_PLAN)) }),
  /** Asks for the position after so many standing answers. */
  v.strictObject({ t: v.literal('look'), id, table, answers: ply }),
  v.strictObject({
    t: v.literal('chat'),
    id,
    table,
    room: v.picklist(['players', 'spectators']),
    text: v.pipe(v.string(), v.maxLength(LONGEST_TALK)),
  }),
  /** Whatever was missed: send it all again. */
  v.strictObject({ t: v.literal('resync'), table }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** Why a message was not done. */
export type Reason =
  | Refusal['refused']
  | `undo:${UndoRefusal}`
  | `redo:${RedoRefusal}`
  /** The table has gone on since: what came is on its way. */
  | 'behind'
  /** Not a player here, or not now. */
  | 'notSeated'
  | 'noTable'
  | 'notStarted'
  /** The rules of this table are not those of this server: it can be looked at only. */
  | 'readOnly'
  /** It could not be written down. Nothing has changed; send it again. */
  | 'notStored'
  | 'malformed'
  | 'tooFast'
  | 'muted'
  | 'version';

/** Why answers in advance were dropped. */
export type PlanDropped =
  /** Another question was asked. */
  | 'question'
  /** Something of the seat's own had changed. */
  | 'own'
  | 'notLegal'
  /** The answer would have brought something else. */
  | 'outcome';

/** What somebody at a table knows: a seat's own document, or a spectator's. Deltas are differences of it. */
export interface Seen {
  readonly seat: Seat | null;
  /**
   * The seat's view, as a world that it cannot tell from the true one: everything that it may not know has been resampled from what
   * it knows. The page makes the view, the legal answers and its previews of it. Null for a spectator.
   */
  readonly world: object | null;
  /** A spectator's view. Null for a seat. */
  readonly view: object | null;
  readonly waiting: readonly Seat[];
  readonly log: readonly LogEntry<GameEvent>[];
  readonly undo: UndoRefusal | null;
  readonly redo: RedoRefusal | null;
  readonly outcome: Outcome | null;
  /** The moves that this seat has given in advance and that are still to come. */
  readonly plan: readonly object[];
  /** Why what was left of them was dropped; null once the seat has answered or planned since. */
  readonly dropped: PlanDropped | null;
  /** The milliseconds that each seat has left at `time`, and whose run; null without a clock. */
  readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[] } | null;
  /** The seats for which a bot stands in. */
  readonly standIns: readonly Seat[];
  /** When the open question was asked, in milliseconds since 1970. */
  readonly asked: number;
}

/** Who sits where, as everybody may know it. */
export interface SeatCard {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  /** The level of a bot. */
  readonly bot: string | null;
  /** A person's public id: not a credential. */
  readonly person: string | null;
}

export type Pace =
  | { readonly kind: 'free' }
  /** A clock for each seat: minutes at the start, seconds added with every answer that ends a wait. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** A table as the lobby shows it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly seats: readonly SeatCard[];
  readonly pace: Pace;
  readonly late: 'standIn' | 'loses';
  readonly visibility: 'open' | 'link';
  readonly status: 'gathering' | 'playing' | 'over' | 'closed';
  /** The public id of the person who may start, add bots and close. */
  readonly host: string;
  /** Seconds between two messages of one person in the talk. */
  readonly slow: number;
  readonly waiting: readonly Seat[];
  readonly ply: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The table that the same people opened after it. */
  readonly next: string | null;
  /** SHA-256 of the seed that every draw comes from: told before the first one, the seed itself when the game is over. */
  readonly commitment: string;
  /** Your own seat here. */
  readonly you: Seat | null;
}

export interface TalkLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What the server says. */
export type ServerMessage =
  | { readonly t: 'hello'; readonly v: number; readonly person: string; readonly name: string; readonly time: number }
  /** A table changed outside its game: who sits where, who may start, that it is over. */
  | { readonly t: 'table'; readonly card: TableCard }
  | { readonly t: 'view'; readonly table: string; readonly ply: number; readonly seen: Seen; readonly time: number }
  /** Leads from what was seen after `from` entries to what is seen after `ply`. */
  | {
      readonly t: 'delta';
      readonly table: string;
      readonly from: number;
      readonly ply: number;
      readonly delta: Delta | null;
      readonly time: number;
    }
  | { readonly t: 'ack'; readonly id: string; readonly table: string; readonly ply: number }
  | {
      readonly t: 'refuse';
      readonly id: string | null;
      readonly table: string | null;
      readonly reason: Reason;
      readonly rule?: string;
    }
  | {
      readonly t: 'past';
      readonly id: string;
      readonly table: string;
      readonly answers: number;
      readonly view: object | null;
    }
  | {
      readonly t: 'talk';
      readonly table: string;
      readonly room: 'players' | 'spectators';
      readonly lines: readonly TalkLine[];
    }
  | {
      readonly t: 'presence';
      readonly table: string;
      /** The public ids of those who have the table open, and how many others watch. */
      readonly here: readonly string[];
      readonly spectators: number;
    }
  /** The node goes away: connect again, another one answers. */
  | { readonly t: 'moving' };
