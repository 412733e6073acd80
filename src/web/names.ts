/** Names of people, as whoever wrote a record typed them: made fit to stand in a sentence and in a row. */
import type { GameRecord } from '../kernel/index.ts';

/** Signs that are not seen, but break a line or turn the rest of it around. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Scripts that are written from right to left. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What is seen of a name; empty if that is nothing. A name from right to left keeps its order to itself. */
export function shownName(name: string): string {
  const seen = name.replaceAll(UNSEEN, ' ').trim();
  return LEFTWARD.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/** The names at the seats of a record; `seat` names those that have none. */
export function namesIn({ names, seats }: GameRecord, seat: (number: number) => string): string[] {
  return Array.from({ length: seats }, (_, i) => shownName(names?.[i] ?? '') || seat(i + 1));
}
