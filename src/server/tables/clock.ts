/** The clocks of a table. A seat's time runs while it is asked; a bot's, and a seat's for which a bot stands in, does not. */
import type { Seat } from '../../kernel/index.ts';
import type { Pace } from '../../online/protocol.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface Clock {
  /** Milliseconds that each seat has left at `since`. */
  readonly left: readonly number[];
  readonly since: number;
}

/** What a seat has when its first question comes. */
function allowance(pace: Pace): number {
  return pace.kind === 'live' ? pace.minutes * MINUTE : pace.kind === 'days' ? pace.days * DAY : 0;
}

export function startClock(pace: Pace, seats: number, now: number): Clock | null {
  if (pace.kind === 'free') return null;
  return { left: new Array<number>(seats).fill(allowance(pace)), since: now };
}

/** The clock after an answer: `ran` were asked until now, `running` are asked from now on. */
export function press(pace: Pace, clock: Clock, ran: readonly Seat[], running: readonly Seat[], now: number): Clock {
  const passed = Math.max(0, now - clock.since);
  const left = clock.left.map((before, seat) => {
    const time = ran.includes(seat) ? Math.max(0, before - passed) : before;
    const answered = ran.includes(seat) && !running.includes(seat);
    // Days are given anew for every wait; a live clock grows with each wait that an answer has ended.
    if (pace.kind === 'days') return !ran.includes(seat) && running.includes(seat) ? allowance(pace) : time;
    return pace.kind === 'live' && answered ? time + pace.increment * 1000 : time;
  });
  return { left, since: now };
}

/** The clock after an undo: who is asked again gives back what the end of the wait had added. */
export function takenBack(pace: Pace, clock: Clock, ran: readonly Seat[], running: readonly Seat[]): Clock {
  if (pace.kind !== 'live') return clock;
  const again = running.filter((seat) => !ran.includes(seat));
  const left = clock.left.map((time, seat) =>
    again.includes(seat) ? Math.max(0, time - pace.increment * 1000) : time,
  );
  return { ...clock, left };
}

/** When the first of the running clocks has run out; null if none runs. */
export function runsOut(clock: Clock | null, running: readonly Seat[]): number | null {
  if (clock === null || running.length === 0) return null;
  return clock.since + Math.min(...running.map((seat) => clock.left[seat] ?? 0));
}

/** The seats whose time is over. */
export function late(clock: Clock | null, running: readonly Seat[], now: number): Seat[] {
  if (clock === null) return [];
  return running.filter((seat) => clock.since + (clock.left[seat] ?? 0) <= now);
}
