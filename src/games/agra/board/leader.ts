/** AG-UX-d: who leads on a notable's card, and who would win it. */
import type { Seat } from '../../../kernel/index.ts';
import type { AgraMove } from '../moves.ts';
import type { Card } from '../state.ts';
import { Seer } from './foresee.ts';
import type { AgraSight } from './sight.ts';

/** AG-7.4-b, as if the card were full: most markers, then the topmost slot. Null: nobody is there. */
export function leaderOf({ seats, markers }: Pick<Card, 'seats' | 'markers'>): Seat | null {
  const totals = new Map<Seat, number>();
  for (const [slot, seat] of seats.entries())
    if (seat !== null) totals.set(seat, (totals.get(seat) ?? 0) + (markers[slot] ?? 0));
  // A map keeps the order in which its keys came: from the topmost slot.
  let leader: Seat | null = null;
  for (const [seat, total] of totals) if (leader === null || total > (totals.get(leader) ?? 0)) leader = seat;
  return leader;
}

const WINNERS = new WeakMap<readonly AgraMove[], Seat | null>();

/** Whoever the rules give a contract to after a line of answers; null where no card is completed. Asked once of each line. */
export function winnerAfter(sight: AgraSight, line: readonly AgraMove[]): Seat | null {
  const known = WINNERS.get(line);
  if (known !== undefined) return known;
  const winner = foreseenWinner(sight, line);
  WINNERS.set(line, winner);
  return winner;
}

function foreseenWinner({ view, seat }: AgraSight, line: readonly AgraMove[]): Seat | null {
  if (seat === null) return null;
  const events = new Seer(view, seat).foresee(line)?.events ?? [];
  const won = events.find((event) => event.is === 'contract');
  return won?.is === 'contract' ? won.seat : null;
}
