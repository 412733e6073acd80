/** What is printed on the cards that a table goes by: as it stands here, or as an owner of the box has corrected it. */
import {
  type Correctable,
  type Corrected,
  type CorrectedFacts,
  differ,
  type FactSpec,
  type Reading,
  remembered,
} from '../../kernel/facts.ts';
import { CARDS, type CardId, type PrintedCard } from './cards.ts';
import { DEFINITIONS, LETTERS, type Letter, type Name, type Placement, USUAL_SOURCES } from './data.ts';
import { CARD_IDS, eachCard, FACTS, letterBit, NAMES } from './facts.ts';

/** What is printed on every card. */
export type Cards = typeof FACTS;

const PLACEMENTS: readonly Placement[] = ['play', 'hand', 'both'];
/** AM-CON-3: Military symbols are stated in the rules. */
const SYMBOLS = ['arab', 'mongol', 'object', 'trade'] as const;
const MOST_SYMBOLS = 3;
const MOST_POINTS = 3;

const IN_MARKET = new Set<Name>(CARD_IDS.flatMap((id) => (CARDS[id].deck === 'market' ? [CARDS[id].name] : [])));
const printedOn = (id: CardId): PrintedCard => CARDS[id];
const LETTERED = CARD_IDS.filter((id) => printedOn(id).letter !== undefined);
/** AM-SCORE-FIXED: which copy shows how many points is reconstructed. */
const POINTED = CARD_IDS.filter((id) => printedOn(id).points !== undefined);
const pointsPath = (id: CardId) => `points.${id}`;

function aboutName(name: Name): [string, FactSpec][] {
  const { placement, symbols, sources } = DEFINITIONS[name];
  const from = { ...USUAL_SOURCES, ...sources };
  const specs: [string, FactSpec][] = [];
  if (from.placement !== 'seed' && IN_MARKET.has(name))
    specs.push([`cards.${name}.placement`, { printed: placement, values: PLACEMENTS }]);
  if (from.symbols !== 'seed')
    for (const symbol of SYMBOLS)
      specs.push([`cards.${name}.${symbol}`, { printed: symbols?.[symbol] ?? 0, min: 0, max: MOST_SYMBOLS }]);
  return specs;
}

const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries<FactSpec>([
  ...NAMES.flatMap(aboutName),
  ...POINTED.map((id): [string, FactSpec] => [
    pointsPath(id),
    { printed: printedOn(id).points ?? 0, min: 0, max: MOST_POINTS },
  ]),
  ...LETTERED.map((id): [string, FactSpec] => [
    `letters.${id}`,
    { printed: printedOn(id).letter ?? '', values: LETTERS },
  ]),
]);

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [differ(LETTERED.map((id) => `letters.${id}`))], // AM-ORD-4: no letter twice
};

function correct(at: Reading): Cards {
  const number = (path: string, printed: number) => (path in SPECS ? Number(at(path)) : printed);
  return eachCard((id, { name, deck }) => {
    const printed = FACTS[id];
    const placed = `cards.${name}.placement`;
    const symbols = { ...printed.symbols };
    for (const symbol of SYMBOLS) symbols[symbol] = number(`cards.${name}.${symbol}`, symbols[symbol]);
    const lettered = `letters.${id}`;
    return {
      ...printed,
      // What is read from a path is one of the values of its specification, which are words of that type.
      placement: deck === 'market' && placed in SPECS ? (at(placed) as Placement) : printed.placement,
      symbols,
      letter: lettered in SPECS ? letterBit(at(lettered) as Letter) : printed.letter,
      points: number(pointsPath(id), printed.points),
    };
  });
}

/** The cards with these corrections. */
export const cardsWith = remembered(correct, CORRECTABLE, FACTS);

/** The cards of a table. */
export function cardsAt({ options }: Corrected): Cards {
  return cardsWith(options.facts);
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
    'cards.lamp.object': 2,
    'cards.emissary.placement': 'hand',
    'cards.caravan_arab.arab': 2,
    'cards.guard_mongol.mongol': 0,
    'points.A-25': 1,
    'points.A-26': 2,
    'letters.A-25': 'D',
    'letters.A-26': 'A',
  },
};
