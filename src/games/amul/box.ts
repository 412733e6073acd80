/** What is printed in a box: the cards, what they score, where they stand on the pad, and what follows from that. */
import { type Category, type Name, PAD } from './data.ts';
import { type Cards, type Decks, decksOf, eachName, FACTS, NAMES, placeOf, SCORINGS, type Scorings } from './facts.ts';
import { type Scorer, scorersOf } from './scoring.ts';
import { type Demand, demandsOf } from './traders.ts';

export interface Box {
  readonly cards: Cards;
  readonly scoring: Scorings;
  readonly category: Categories;
  /** AM-SCORE-1: the places of the market and palace names, category by category. */
  readonly pad: readonly number[];
  readonly decks: Decks;
  readonly scorers: readonly Scorer[];
  readonly demands: readonly Demand[];
}

type Categories = Readonly<Record<Name, Category>>;

/** In the order of the score pad. The keys of the pad are its categories: Object.keys only forgets that. */
export const CATEGORIES = Object.keys(PAD) as readonly Category[];

const PRINTED_CATEGORIES: Categories = eachName((name) => {
  const names = (category: Category): readonly Name[] => PAD[category];
  return CATEGORIES.find((category) => names(category).includes(name)) ?? 'goods';
});

export function boxFrom(cards: Cards, scoring: Scorings, category: Categories): Box {
  return {
    cards,
    scoring,
    category,
    pad: namesOnPad(category).map(placeOf),
    decks: decksOf(cards),
    scorers: scorersOf(scoring),
    demands: demandsOf(scoring),
  };
}

/** The names of the market and palace cards as the pad lists them. */
function namesOnPad(category: Categories): readonly Name[] {
  return CATEGORIES.filter((one) => one !== 'bazaar').flatMap((one) => NAMES.filter((name) => category[name] === one));
}

/** The box as it stands here. */
export const PRINTED: Box = boxFrom(FACTS, SCORINGS, PRINTED_CATEGORIES);
