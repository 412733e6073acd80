/** What an owner of the box can correct: everything that the rules themselves do not state, each under its path. */
import { atMost, type Correctable, differ, type FactSpec, type FactsCheck } from '../../kernel/facts.ts';
import { CATEGORIES, PRINTED } from './box.ts';
import { CARDS, type CardId, type PrintedCard } from './cards.ts';
import {
  DEFINITIONS,
  LETTERS,
  MARKET_CARDS,
  type Name,
  PAD,
  type Placement,
  type SymbolCounts,
  USUAL_SOURCES,
} from './data.ts';
import { CARD_IDS, NAMES, SCORINGS } from './facts.ts';
import { seriesOf } from './traders.ts';

const PLACEMENTS: readonly Placement[] = ['play', 'hand', 'both'];
/** AM-CON-3: Military symbols are stated in the rules. */
export const SYMBOLS = ['arab', 'mongol', 'object', 'trade'] as const;
const MOST_SYMBOLS = 3;
/** AM-CARD-CARAVANSERAI: the rules speak of its Trade symbols, so there are two at least. */
const LEAST_SYMBOLS: Partial<Record<Name, Partial<SymbolCounts>>> = { caravanserai: { trade: 2 } };
/** AM-SCORE-FIXED: the rules say how many points guards show; which copy shows how many is reconstructed. */
const ON_GUARDS: Partial<Record<Name, { readonly min: number; readonly max: number }>> = {
  guard_mongol: { min: 0, max: 3 },
  guard_arab: { min: 1, max: 2 },
};
/** AM-SCORE-COUNT: for how many copies in play the rules themselves say the points. */
const STATED: Partial<Record<Name, readonly number[]>> = { jade: [2, 3], ivory: [2], camel: [4] };
const MOST_IN_PLAY = 12;
/** AM-CARD-TRADER: three different goods. */
export const GOODS = ['good1', 'good2', 'good3'] as const;
const MOST_FOR_SERIES = 15;
/** AM-SET-2: the Traders that come with the number of players. */
const TRADERS = PAD.bazaar.filter((name) => name !== 'trader_tea');
const SEATS = Object.keys(MARKET_CARDS).map(Number);

const IN_MARKET = new Set<Name>(CARD_IDS.flatMap((id) => (CARDS[id].deck === 'market' ? [CARDS[id].name] : [])));
const printedOn = (id: CardId): PrintedCard => CARDS[id];
const LETTERED = CARD_IDS.filter((id) => printedOn(id).letter !== undefined);

export const partPath = (name: Name, part: string) => `cards.${name}.${part}`;
export const inPlayPath = (name: Name, copies: number) => partPath(name, `inPlay${copies}`);
export const pointsPath = (id: CardId) => `points.${id}`;
export const letterPath = (id: CardId) => `letters.${id}`;
export const categoryPath = (name: Name) => `categories.${name}`;

type Specs = readonly (readonly [string, FactSpec])[];

function aboutName(name: Name): Specs {
  const { placement, symbols, sources } = DEFINITIONS[name];
  const from = { ...USUAL_SOURCES, ...sources };
  const placed: Specs =
    from.placement !== 'seed' && IN_MARKET.has(name)
      ? [[partPath(name, 'placement'), { printed: placement, values: PLACEMENTS }]]
      : [];
  const carried = SYMBOLS.map((symbol) => {
    const min = LEAST_SYMBOLS[name]?.[symbol] ?? 0;
    return [partPath(name, symbol), { printed: symbols?.[symbol] ?? 0, min, max: MOST_SYMBOLS }] as const;
  });
  return [...placed, ...(from.symbols === 'seed' ? [] : carried), ...aboutPoints(name), ...aboutTable(name)];
}

/** AM-SCORE-COUNT, AM-SCORE-TRADER: the tables and the series of which the rules give examples only. */
function aboutPoints(name: Name): Specs {
  const { scoring, sources } = DEFINITIONS[name];
  if (scoring.kind === 'countInPlayTable')
    return scoring.table.flatMap((printed, i) =>
      STATED[name]?.includes(i + 1) ? [] : [[inPlayPath(name, i + 1), { printed, min: 0, max: MOST_IN_PLAY }]],
    );
  if (scoring.kind !== 'traderSeries' || sources?.scoring === undefined) return [];
  return [
    ...GOODS.map(
      (good, i) => [partPath(name, good), { printed: scoring.series[i] ?? '', values: askedBy(name) }] as const,
    ),
    [partPath(name, 'points'), { printed: scoring.points, min: 1, max: MOST_FOR_SERIES }],
  ];
}

/** What a Trader may ask for: Tea is there with the Tea Trader only. */
function askedBy(trader: Name): readonly Name[] {
  const goods = [...PAD.goods, ...PAD.objects, 'camel'] as const;
  return trader === 'trader_tea' ? goods : goods.filter((name) => name !== 'tea');
}

/** AM-COMP-2: which Trader comes when. */
function aboutTable(name: Name): Specs {
  const card = CARD_IDS.find((id) => CARDS[id].name === name);
  if (card === undefined || !TRADERS.some((trader) => trader === name)) return [];
  return [[partPath(name, 'from'), { printed: CARDS[card].from, min: Math.min(...SEATS), max: Math.max(...SEATS) }]];
}

const ON_PAD = CATEGORIES.filter((category) => category !== 'bazaar');

const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries<FactSpec>([
  ...NAMES.flatMap(aboutName),
  ...CARD_IDS.flatMap((id): Specs => {
    const range = ON_GUARDS[CARDS[id].name];
    return range ? [[pointsPath(id), { printed: printedOn(id).points ?? 0, ...range }]] : [];
  }),
  ...LETTERED.map((id) => [letterPath(id), { printed: printedOn(id).letter ?? '', values: LETTERS }] as const),
  ...NAMES.filter((name) => PRINTED.category[name] !== 'bazaar').map(
    (name) => [categoryPath(name), { printed: PRINTED.category[name], values: ON_PAD }] as const,
  ),
]);

const seriesPaths = (trader: Name) => GOODS.map((good) => partPath(trader, good)).filter((path) => path in SPECS);
const SERIES = PAD.bazaar.map(seriesPaths).filter((paths) => paths.length > 0);

/** AM-EX-15: an example of the rules has this series and its points, and does not name the Trader. */
const KNOWN_SERIES = seriesOf(SCORINGS, 'trader_indian');

const knownSeries: FactsCheck = (at) => {
  const there = PAD.bazaar.some((trader) => {
    const goods = seriesPaths(trader).map(at);
    return (
      at(partPath(trader, 'points')) === KNOWN_SERIES.points &&
      KNOWN_SERIES.series.every((good) => goods.includes(good))
    );
  });
  return there ? null : { paths: SERIES.flat(), wrong: 'rules', rule: 'AM-CARD-TRADER' };
};

const entering = TRADERS.map((name) => partPath(name, 'from'));

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [
    differ(LETTERED.map(letterPath)), // AM-ORD-4: no letter twice
    // AM-CARD-TRADER: three different goods
    ...SERIES.map((series) => differ(series)),
    knownSeries,
    // AM-SET-2: three Traders for three players, and one more for each further player
    ...SEATS.map((seats, i) => atMost(entering, seats, i === 0 ? seats : 1)),
  ],
};
