/** AM-ORD: in which order Choose and Effects go. */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { cardsAt } from './corrected.ts';
import { LETTERS } from './data.ts';
import { type Cards, FACTS } from './facts.ts';
import { clockwise } from './seating.ts';
import type { Amul, AmulTurn } from './state.ts';

/** AM-ORD-1: the Military symbols in a play area. */
export function militaryValue(area: readonly CardId[]): number {
  let value = 0;
  for (const card of area) value += FACTS[card].symbols.military;
  return value;
}

/**
 * AM-ORD-3, AM-ORD-4: military value, then the earliest letter, then the next (AM-RUL-11), as one number: the higher goes
 * first. Only players without Military symbols are equal.
 */
export function standing(area: readonly CardId[], cards: Cards = FACTS): number {
  let value = 0;
  let letters = 0;
  for (const card of area) {
    const { symbols, letter } = cards[card];
    value += symbols.military;
    letters |= letter;
  }
  return value * 2 ** LETTERS.length + letters;
}

/** AM-ORD-3: from the round after the First Choice card has gone once round the table. */
export function isMilitaryRound(s: Pick<Amul, 'round' | 'players'>): boolean {
  return s.round > s.players.length;
}

/** The order of a step that begins now. Frozen by whoever asks (AM-ORD-6). */
export function turnOrder(s: Amul): readonly Seat[] {
  const order = clockwise(s.firstChoice, s.players.length); // AM-ORD-2
  if (!isMilitaryRound(s)) return order;
  const cards = cardsAt(s);
  const standings = s.players.map((player) => standing(player.area, cards));
  // AM-ORD-5: the sort is stable, so players without military value stay clockwise from the First Choice card
  return order.toSorted((a, b) => (standings[b] ?? 0) - (standings[a] ?? 0));
}

/** The order of a step that begins now, announced. */
export function freezeOrder(s: Amul, of: 'choose' | 'effects', t: AmulTurn): readonly Seat[] {
  const seats = turnOrder(s);
  t.emit({ is: 'order', of, military: isMilitaryRound(s), seats });
  return seats;
}
