/** What a card changes where it is laid: the names of the same play area whose points depend on it. Read once, from the data. */
import {
  type CardSymbol,
  type Control,
  DEFINITIONS,
  MAJORITY,
  type Name,
  PAD,
  type Scoring,
  SYMBOLS,
} from '../data.ts';
import { NAMES, placeOf } from '../facts.ts';

/** What the points of a name depend on in its own play area, apart from its own copies. */
interface Looks {
  readonly names: readonly Name[];
  readonly symbols: readonly CardSymbol[];
}

const NOTHING: Looks = { names: [], symbols: [] };

function looksOf(scoring: Scoring): Looks {
  switch (scoring.kind) {
    case 'perCard':
      return seesOwn(scoring.control) ? { names: scoring.of, symbols: [] } : NOTHING;
    case 'perSymbol':
      return seesOwn(scoring.control) ? { names: [], symbols: [scoring.symbol] } : NOTHING;
    case 'conditional':
      return 'symbol' in scoring.if
        ? { names: [], symbols: [scoring.if.symbol] }
        : { names: [scoring.if.card], symbols: [] };
    case 'pair':
      return { names: [], symbols: scoring.symbols };
    case 'sum': {
      const parts = scoring.parts.map(looksOf);
      return { names: parts.flatMap(({ names }) => names), symbols: parts.flatMap(({ symbols }) => symbols) };
    }
    default:
      return NOTHING;
  }
}

function seesOwn(control: Control): boolean {
  return control !== 'neighbours' && control !== 'oneNeighbour';
}

function symbolsOf(name: Name): readonly CardSymbol[] {
  return SYMBOLS.filter((symbol) => (DEFINITIONS[name].symbols?.[symbol] ?? 0) > 0);
}

/** By the place of a name: the places of the names that it changes, itself first. */
export const TOUCHED: readonly (readonly number[])[] = NAMES.map((laid) => {
  const symbols = symbolsOf(laid);
  const changed = NAMES.filter((name) => {
    const looks = looksOf(DEFINITIONS[name].scoring);
    return name !== laid && (looks.names.includes(laid) || looks.symbols.some((symbol) => symbols.includes(symbol)));
  });
  return [laid, ...changed].map(placeOf);
});

/** AM-SCORE-TRADER: the Traders, and the goods that they ask for. */
const TRADED: ReadonlySet<Name> = new Set(
  PAD.bazaar.flatMap((trader): readonly Name[] => {
    const { scoring } = DEFINITIONS[trader];
    return scoring.kind === 'traderSeries' ? [trader, ...scoring.series] : [trader];
  }),
);

/** By the place of a name: whether it changes what Traders bring, and whether it counts for a majority. */
export const IS_TRADED: readonly boolean[] = NAMES.map((name) => TRADED.has(name));
export const IN_MAJORITY: readonly boolean[] = NAMES.map((name) =>
  MAJORITY.symbols.some((symbol) => symbolsOf(name).includes(symbol)),
);
