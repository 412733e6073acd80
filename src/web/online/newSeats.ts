/** The seats of a table that is not open yet: whoever opens it sits on one of them, and on one only. */
import type { NewTable } from '../../online/api.ts';

export type NewSeat = NewTable['seats'][number];

export function usualNewSeats(seats: number): readonly NewSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
}

/** The seats after one of them changes. */
export function placed(seats: readonly NewSeat[], at: number, next: NewSeat): readonly NewSeat[] {
  const before = seats[at];
  if (before?.kind === 'me' && next.kind !== 'me') return seats;
  return seats.map((seat, i) => (i === at ? next : next.kind === 'me' && seat.kind === 'me' ? (before ?? seat) : seat));
}

/** As many seats as asked for, those that stay as they were. Whose own seat is gone takes the first. */
export function resized(seats: readonly NewSeat[], n: number): readonly NewSeat[] {
  const left = usualNewSeats(n).map((usual, seat) => seats[seat] ?? usual);
  return left.some(({ kind }) => kind === 'me') ? left : left.with(0, { kind: 'me' });
}
