/** Where the turn of a table stands: whose clock runs, who is told, when the table needs a node again. Each function gives the turn that follows. */
import type { Seat } from '../../kernel/index.ts';
import { type Clock, late, press, runsOut, startClock, takenBack } from './clock.ts';
import type { TableDoc, TurnDoc } from './docs.ts';
import type { TableEntry } from './entries.ts';

/** A node that was to let a bot answer may have died: after this long, any node may. */
const RESCUE_MS = 8000;
/** Who is asked gets a notice if the answer has not come by then: soon if no page of theirs shows the table. */
const NOTICE_AWAY_MS = 15_000;
const NOTICE_HERE_MS = 180_000;

/** In house time, and by the clock on the wall. */
export interface Moment {
  readonly now: number;
  readonly wall: number;
}

/** Before the first answer. */
export function firstTurn(table: TableDoc, asked: readonly Seat[], { now, wall }: Moment): TurnDoc {
  const turn: TurnDoc = {
    ply: 0,
    waiting: asked.slice(),
    over: asked.length === 0,
    left: startClock(table.pace, table.seats.length, now)?.left.slice() ?? null,
    since: now,
    standIns: [],
    asked: wall,
    notice: null,
  };
  return { ...turn, notice: runningIn(table, turn).length > 0 ? now + NOTICE_AWAY_MS : null };
}

/** One more entry of the log, and what it led to. */
export interface Entered {
  readonly entry: TableEntry;
  readonly ply: number;
  /** The seats that are awaited now. */
  readonly asked: readonly Seat[];
  /** Whether a seat's person has the table open. */
  present(seat: Seat): boolean;
}

export function nextTurn(
  table: TableDoc,
  before: TurnDoc,
  { entry, ply, asked, present }: Entered,
  { now, wall }: Moment,
): TurnDoc {
  const { seat } = entry;
  const ran = runningIn(table, before);
  // Who answers in person is back.
  const standIns = entry.by === 'person' ? before.standIns.filter((other) => other !== seat) : before.standIns;
  const turn = { ...before, ply, waiting: asked.slice(), over: asked.length === 0, standIns };
  const running = runningIn(table, turn);
  const clock = clockOf(before);
  const pressed = clock && press(table.pace, clock, ran, running, now);
  const after = pressed && 'undo' in entry ? takenBack(table.pace, pressed, ran, running) : pressed;
  const toldBefore = before.notice === null && ran.includes(seat);
  const soonest = running.some((other) => !present(other)) ? NOTICE_AWAY_MS : NOTICE_HERE_MS;
  return {
    ...turn,
    left: after?.left.slice() ?? null,
    since: now,
    asked: wall,
    // Who has been told during this turn is not told again before it ends.
    notice: running.length === 0 || (toldBefore && running.every((other) => other === seat)) ? null : now + soonest,
  };
}

/** When something was due: bots stand in for those whose time is over, and `told` are to hear that it is their turn. Null: nothing changes. */
export function wokenTurn(
  table: TableDoc,
  turn: TurnDoc,
  now: number,
): { readonly turn: TurnDoc; readonly told: readonly Seat[] } | null {
  const running = runningIn(table, turn);
  const over = late(clockOf(turn), running, now);
  const noticed = turn.notice !== null && turn.notice <= now && running.length > 0;
  if (over.length === 0 && !noticed) return null;
  return {
    turn: { ...turn, standIns: [...turn.standIns, ...over], notice: noticed ? null : turn.notice },
    told: noticed ? running.filter((seat) => !over.includes(seat)) : [],
  };
}

/** A person is back: the bot gives the seat up, unless the table has it that who is late loses. Null: nothing changes. */
export function backTurn(table: TableDoc, turn: TurnDoc, seat: Seat, now: number): TurnDoc | null {
  if (!turn.standIns.includes(seat) || table.late === 'loses') return null;
  const running = runningIn(table, turn);
  const fresh = startClock(table.pace, table.seats.length, now);
  const before = clockOf(turn);
  const clock = before && press(table.pace, before, running, running, now);
  return {
    ...turn,
    standIns: turn.standIns.filter((other) => other !== seat),
    // Who comes back has the time of a first question again.
    left: clock?.left.map((time, i) => (i === seat ? (fresh?.left[i] ?? time) : time)) ?? null,
    since: now,
  };
}

/** The seats whose clock runs: asked, and neither a bot's nor held by one. */
export function runningIn(table: TableDoc, { waiting, standIns }: TurnDoc): Seat[] {
  return waiting.filter((seat) => table.seats[seat]?.kind === 'person' && !standIns.includes(seat));
}

/** The seats that are asked and do not answer for themselves. */
export function botsAskedIn(table: TableDoc, turn: TurnDoc): Seat[] {
  const running = runningIn(table, turn);
  return turn.waiting.filter((seat) => !running.includes(seat));
}

/** What the clocks show now: a page counts down by itself from there. */
export function clockNow(table: TableDoc, turn: TurnDoc, now: number): Clock | null {
  const clock = clockOf(turn);
  const running = runningIn(table, turn);
  return clock && press({ kind: 'live', minutes: 0, increment: 0 }, clock, running, running, now);
}

/** When a table that nobody touches needs a node: for a bot, a clock that runs out, a notice. */
export function dueOf(table: TableDoc, turn: TurnDoc, now: number): number | null {
  if (turn.over) return null;
  const running = runningIn(table, turn);
  const botsAsked = running.length < turn.waiting.length;
  const times = [runsOut(clockOf(turn), running), turn.notice, botsAsked ? now + RESCUE_MS : null];
  const due = times.filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}

function clockOf({ left, since }: TurnDoc): Clock | null {
  return left && { left, since };
}
