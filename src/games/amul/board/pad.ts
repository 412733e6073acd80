/** The score pad of the box: a row for each category and each majority. */
import type { Outcome, Seat } from '../../../kernel/index.ts';
import { type Box, CATEGORIES } from '../box.ts';
import type { Category, Name } from '../data.ts';
import { CATEGORY_INK, MAJORITY_INK } from './art/ink.ts';
import { MAJORITIES, partsOf } from './now.ts';

export interface PadRow {
  readonly key: string;
  readonly category: Category;
  /** For a majority: its symbol, and how many each seat has. */
  readonly symbol: (typeof MAJORITIES)[number] | null;
  readonly symbols: readonly number[] | null;
  readonly picture: Name | null;
  readonly ink: string;
  readonly values: readonly number[];
  /** By seat: the cards that score in this row. */
  readonly cards: readonly (readonly { readonly name: Name; readonly points: number }[])[];
}

export function padRows(box: Box, outcome: Outcome): PadRow[] {
  const parts = outcome.scores.map((_, seat) => partsOf(box, outcome, seat));
  const categories = CATEGORIES.map((category, i): PadRow => {
    const own = parts.map((part) => part[i]);
    const cards = own.map((part) => part?.cards ?? []);
    return {
      key: category,
      category,
      symbol: null,
      symbols: null,
      picture: mostOf(cards.flat()),
      ink: CATEGORY_INK[category],
      values: own.map((part) => part?.points ?? 0),
      cards,
    };
  });
  return [
    ...categories.filter(({ picture }) => picture !== null),
    ...MAJORITIES.map((symbol) => majorityRow(outcome, symbol)),
  ];
}

function majorityRow({ sheet, scores }: Outcome, symbol: (typeof MAJORITIES)[number]): PadRow {
  const valuesOf = (key: string) => sheet.find((line) => line.key === key)?.values ?? scores.map(() => 0);
  return {
    key: symbol,
    category: 'characters',
    symbol,
    symbols: valuesOf(`${symbol}Symbols`),
    picture: null,
    ink: MAJORITY_INK[symbol],
    values: valuesOf(`${symbol}Majority`),
    cards: [],
  };
}

/** The card that brings the most in a row: its picture stands for the category. */
function mostOf(cards: readonly { readonly name: Name; readonly points: number }[]): Name | null {
  return cards.toSorted((a, b) => b.points - a.points)[0]?.name ?? null;
}

/** The totals of the rows so far, and the seats from the best; at the end as the outcome ranks them. */
export function standings(rows: readonly PadRow[], { scores, ranks }: Outcome, over: boolean) {
  const totals = scores.map((_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
  const key = (seat: Seat) => (over ? -(ranks[seat] ?? 0) : (totals[seat] ?? 0));
  const order: readonly Seat[] = scores.map((_, seat) => seat).toSorted((a, b) => key(b) - key(a));
  return { totals, order };
}
