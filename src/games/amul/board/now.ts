/** The private sheet, by category: which cards bring what if the game ended now. */
import type { Outcome, Seat } from '../../../kernel/index.ts';
import { type Box, CATEGORIES } from '../box.ts';
import { type Category, MAJORITY, type Name } from '../data.ts';
import { NAMES } from '../facts.ts';
import { lineOf } from './worth.ts';

export const MAJORITIES = MAJORITY.symbols;

export interface Part {
  readonly category: Category;
  readonly points: number;
  readonly cards: readonly { readonly name: Name; readonly points: number }[];
}

/** The lines of a sheet that give a seat something, category by category. */
export function partsOf({ category: of }: Box, outcome: Outcome, seat: Seat): Part[] {
  return CATEGORIES.map((category) => {
    const cards = NAMES.filter((name) => of[name] === category)
      .map((name) => ({ name, points: lineOf(outcome, name, seat) }))
      .filter(({ points }) => points !== 0);
    return { category, cards, points: cards.reduce((sum, card) => sum + card.points, 0) };
  });
}
