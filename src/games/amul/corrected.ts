/** The box that a table goes by: as it stands here, or as an owner of one has corrected it. */
import { type Corrected, type CorrectedFacts, type Reading, remembered } from '../../kernel/facts.ts';
import { type Box, boxFrom, PRINTED } from './box.ts';
import type { CardId } from './cards.ts';
import {
  CORRECTABLE,
  categoryPath,
  type GOODS,
  inPlayPath,
  letterPath,
  partPath,
  pointsPath,
  SYMBOLS,
} from './correctable.ts';
import type { Category, Good, Letter, Name, Placement, Scoring } from './data.ts';
import { type Cards, eachCard, eachName, FACTS, letterBit, SCORINGS } from './facts.ts';

function correct(at: Reading): Box {
  const can = (path: string) => path in CORRECTABLE.specs;
  const number = (path: string, printed: number) => (can(path) ? Number(at(path)) : printed);
  // What is read from a path is one of the values of its specification, which are words of that type.
  const word = <T extends string>(path: string, printed: T) => (can(path) ? (at(path) as T) : printed);
  const cards = eachCard((id, { name, deck }) => {
    const printed = FACTS[id];
    const symbols = { ...printed.symbols };
    for (const symbol of SYMBOLS) symbols[symbol] = number(partPath(name, symbol), symbols[symbol]);
    return {
      ...printed,
      from: number(partPath(name, 'from'), printed.from),
      // AM-CON-2: a palace or bazaar card is never in a hand
      placement: deck === 'market' ? word<Placement>(partPath(name, 'placement'), printed.placement) : 'play',
      symbols,
      letter: can(letterPath(id)) ? letterBit(at(letterPath(id)) as Letter) : printed.letter,
      points: number(pointsPath(id), printed.points),
    };
  });
  const scoring = (name: Name, printed: Scoring): Scoring => {
    if (printed.kind === 'countInPlayTable')
      return { ...printed, table: printed.table.map((points, i) => number(inPlayPath(name, i + 1), points)) };
    if (printed.kind !== 'traderSeries') return printed;
    const [one, two, three] = printed.series;
    const good = (part: (typeof GOODS)[number], here: Good) => word(partPath(name, part), here);
    return {
      ...printed,
      series: [good('good1', one), good('good2', two), good('good3', three)],
      points: number(partPath(name, 'points'), printed.points),
    };
  };
  return boxFrom(
    cards,
    eachName((name) => scoring(name, SCORINGS[name])),
    eachName((name) => word<Category>(categoryPath(name), PRINTED.category[name])),
  );
}

/** The box with these corrections. */
export const boxWith = remembered(correct, CORRECTABLE, PRINTED);

/** The box of a table. */
export function boxOf({ options }: Corrected): Box {
  return boxWith(options.facts);
}

/** The cards of a table. */
export function cardsAt(s: Corrected): Cards {
  return boxOf(s).cards;
}

/** AM-PLAN-4: whether the card stays in the play area when it is played in a round. */
export function stays(s: Corrected, card: CardId): boolean {
  return cardsAt(s)[card].placement !== 'hand';
}

/** AM-END-1: whether the card counts when it is still in hand at the end. */
export function counts(s: Corrected, card: CardId): boolean {
  return cardsAt(s)[card].placement !== 'play';
}

/** Another box: something of everything that can be corrected. */
export const EXAMPLE: CorrectedFacts = {
  title: 'An example of another box',
  corrections: {
    'cards.silver.placement': 'both',
    'cards.silver.trade': 1,
    'cards.jade.inPlay1': 8,
    'cards.ivory.inPlay3': 6,
    'cards.lamp.object': 2,
    'cards.camel.inPlay5': 6,
    'cards.camel.inPlay6': 8,
    'cards.caravan_arab.arab': 2,
    'cards.guard_mongol.mongol': 0,
    'cards.emissary.placement': 'hand',
    'cards.trader_persian.good3': 'lamp',
    'cards.trader_persian.from': 4,
    'cards.trader_chinese.points': 8,
    'cards.trader_indian.from': 3,
    'cards.trader_tea.good2': 'silk',
    'points.A-25': 1,
    'points.A-26': 2,
    'letters.A-25': 'D',
    'letters.A-26': 'A',
    'categories.gems': 'objects',
  },
};
