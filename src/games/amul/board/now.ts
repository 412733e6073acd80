/** The private sheet, by category: which cards bring what if the game ended now. */
import type { Outcome, Seat } from '../../../kernel/index.ts';
import { type Category, MAJORITY, type Name, PAD } from '../data.ts';
import { lineOf } from './worth.ts';

/** The keys of the pad are its categories: Object.keys only forgets that. */
export const CATEGORIES = Object.keys(PAD) as readonly Category[];
export const MAJORITIES = MAJORITY.symbols;

const CATEGORY_OF = new Map<Name, Category>(CATEGORIES.flatMap((category) => PAD[category].map((n) => [n, category])));

export function categoryOf(name: Name): Category {
  return CATEGORY_OF.get(name) ?? 'goods';
}

export interface Part {
  readonly category: Category;
  readonly points: number;
  readonly cards: readonly { readonly name: Name; readonly points: number }[];
}

/** The lines of a sheet that give a seat something, category by category. */
export function partsOf(outcome: Outcome, seat: Seat): Part[] {
  return CATEGORIES.map((category) => {
    const names: readonly Name[] = PAD[category];
    const cards = names
      .map((name) => ({ name, points: lineOf(outcome, name, seat) }))
      .filter(({ points }) => points !== 0);
    return { category, cards, points: cards.reduce((sum, card) => sum + card.points, 0) };
  });
}
