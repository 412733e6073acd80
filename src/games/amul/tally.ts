/** A play area, counted: all that scoring ever asks about it. */
import type { CardId } from './cards.ts';
import type { SymbolCounts } from './data.ts';
import { type Cards, FACTS, type Facts, NAMES, noSymbols } from './facts.ts';

/** Counts by name are lists in the order of `NAMES`: bots count millions of play areas, and lists are the fastest. */
export interface Tally {
  readonly copies: number[];
  /** AM-SCORE-FIXED: the points printed on single copies, summed up; a hole for a name that has none. */
  readonly printed: number[];
  readonly symbols: SymbolCounts;
}

const NO_COPIES = NAMES.map(() => 0);

export function count(area: readonly CardId[], cards: Cards = FACTS): Tally {
  const tally: Tally = { copies: NO_COPIES.slice(), printed: [], symbols: noSymbols() };
  for (const card of area) add(tally, cards[card]);
  return tally;
}

function add(tally: Tally, { place, points, symbols }: Facts): void {
  tally.copies[place] = (tally.copies[place] ?? 0) + 1;
  if (points !== 0) tally.printed[place] = (tally.printed[place] ?? 0) + points;
  const sum = tally.symbols;
  sum.arab += symbols.arab;
  sum.mongol += symbols.mongol;
  sum.object += symbols.object;
  sum.trade += symbols.trade;
  sum.military += symbols.military;
}
