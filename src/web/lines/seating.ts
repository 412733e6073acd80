/** Who answers for which seat of a line, while this page is open. */
import type { Seating } from './StartLine.tsx';

const seatings = new Map<string, Seating>();

export function keepSeating(line: string, seating: Seating): void {
  seatings.set(line, seating);
}

/** The person answers for every seat that nothing else was said about. */
export function seatingOf(line: string, seats: number): Seating {
  return seatings.get(line) ?? Array.from({ length: seats }, () => null);
}
