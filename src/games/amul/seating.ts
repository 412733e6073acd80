/** AM-CON-5: who sits where. Seats go clockwise, which is to the left. */
import type { Seat } from '../../kernel/index.ts';

/** The largest table. */
export const MOST_SEATS = 8;

export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** All seats, clockwise from one of them. */
export function clockwise(from: Seat, seats: number): readonly Seat[] {
  return ROUND_THE_TABLE[seats]?.[from] ?? [];
}

/** Shared, because every round asks for them: by the number of seats, then by the first of them. */
const ROUND_THE_TABLE = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, from) => Array.from({ length: seats }, (___, i) => (from + i) % seats)),
);
