/** What a card changes where it is laid: the names of the same play area whose points depend on it. Read once for each box. */
import type { Box } from '../box.ts';
import { CARDS } from '../cards.ts';
import { type CardSymbol, type Control, MAJORITY, type Name, type Scoring, SYMBOLS } from '../data.ts';
import { CARD_IDS, NAMES, placeOf } from '../facts.ts';

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

/** By the place of a name. */
export interface Touched {
  /** The places of the names that it changes, itself first. */
  readonly names: readonly (readonly number[])[];
  /** AM-SCORE-TRADER: whether it changes what Traders bring. */
  readonly traded: readonly boolean[];
  /** Whether it counts for a majority. */
  readonly majority: readonly boolean[];
}

const KNOWN = new WeakMap<Box, Touched>();

export function touchedIn(box: Box): Touched {
  const known = KNOWN.get(box) ?? read(box);
  KNOWN.set(box, known);
  return known;
}

function read({ cards, scoring, demands }: Box): Touched {
  // All copies of a name carry the same symbols (AM-RUL-31).
  const carries = new Map(
    CARD_IDS.map((id) => [CARDS[id].name, SYMBOLS.filter((symbol) => cards[id].symbols[symbol] > 0)]),
  );
  const looks = new Map(NAMES.map((name) => [name, looksOf(scoring[name])]));
  const carried = (name: Name) => carries.get(name) ?? [];
  const changes = (laid: Name, name: Name) => {
    const { names, symbols } = looks.get(name) ?? NOTHING;
    return name !== laid && (names.includes(laid) || symbols.some((symbol) => carried(laid).includes(symbol)));
  };
  const traded = new Set(demands.flatMap(({ place, goods }) => [place, ...goods]));
  return {
    names: NAMES.map((laid) => [laid, ...NAMES.filter((name) => changes(laid, name))].map(placeOf)),
    traded: NAMES.map((_, place) => traded.has(place)),
    majority: NAMES.map((name) => MAJORITY.symbols.some((symbol) => carried(name).includes(symbol))),
  };
}
