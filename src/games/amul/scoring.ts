/**
 * AM-SCORE: the interpreter of the scoring kinds. What a card scores is data; this is all the code there is for it. Each
 * line of data is read once for each box, and becomes a function of the counted play areas.
 */
import type { Seat } from '../../kernel/index.ts';
import type { Condition, Control, Name, Scoring } from './data.ts';
import { NAMES, placeOf, type Scorings } from './facts.ts';
import { leftOf, rightOf } from './seating.ts';
import type { Tally } from './tally.ts';

/** All play areas, by seat. */
export type Table = readonly Tally[];

/** What a seat's copies of a card score together. */
export type Scorer = (table: Table, seat: Seat, copies: number) => number;
/** Something that can be counted in a play area. */
type Count = (tally: Tally) => number;

/** In the order of `NAMES`. */
export function scorersOf(scoring: Scorings): readonly Scorer[] {
  return NAMES.map((name) => read(scoring[name], placeOf(name)));
}

/** What all copies of a name score together; Traders apart, who score by `traders.ts`. */
export function pointsOf(scorers: readonly Scorer[], name: Name, table: Table, seat: Seat): number {
  return pointsAt(scorers, placeOf(name), table, seat);
}

/** The same, by the place of the name in `NAMES`. */
export function pointsAt(scorers: readonly Scorer[], place: number, table: Table, seat: Seat): number {
  const copies = tallyAt(table, seat).copies[place] ?? 0;
  return copies === 0 ? 0 : (scorers[place]?.(table, seat, copies) ?? 0);
}

function read(scoring: Scoring, own: number): Scorer {
  switch (scoring.kind) {
    case 'fixed':
      return (_table, _seat, copies) => copies * scoring.points;
    case 'printed':
      return (table, seat) => tallyAt(table, seat).printed[own] ?? 0;
    case 'setTable':
      return (_table, _seat, copies) => setPoints(scoring.table, copies);
    case 'countInPlayTable': {
      const inPlay = look('all', (tally) => tally.copies[own] ?? 0);
      return (table, seat, copies) => copies * (scoring.table[inPlay(table, seat) - 1] ?? 0);
    }
    case 'perCard': {
      const seen = look(scoring.control, copiesOf(scoring.of));
      return (table, seat, copies) => copies * scoring.points * seen(table, seat);
    }
    case 'perSymbol': {
      const seen = look(scoring.control, (tally) => tally.symbols[scoring.symbol]);
      return (table, seat, copies) => copies * scoring.points * seen(table, seat);
    }
    case 'conditional': {
      const holds = met(scoring.if);
      return (table, seat, copies) => copies * (holds(tallyAt(table, seat)) ? scoring.instead : scoring.base);
    }
    case 'pair': {
      const [one, two] = scoring.symbols;
      const pairs: Count = ({ symbols }) => Math.min(symbols[one], symbols[two]);
      return (table, seat, copies) => copies * scoring.points * pairs(tallyAt(table, seat));
    }
    case 'sum': {
      const parts = scoring.parts.map((part) => read(part, own));
      return (table, seat, copies) => parts.reduce((sum, part) => sum + part(table, seat, copies), 0);
    }
    case 'traderSeries':
      return () => 0; // AM-SCORE-TRADER-2: worth nothing by itself
  }
}

/** AM-SCORE-SET: full series first, the rest last (AM-RUL-21). */
function setPoints(table: readonly number[], copies: number): number {
  const full = Math.floor(copies / table.length);
  return full * (table[table.length - 1] ?? 0) + (table[(copies % table.length) - 1] ?? 0);
}

/** AM-SCORE-COND: whether a condition holds in a play area. */
function met(condition: Condition): (tally: Tally) => boolean {
  const { atLeast } = condition;
  if ('symbol' in condition) return ({ symbols }) => symbols[condition.symbol] >= atLeast;
  const copies = copiesOf([condition.card]);
  return (tally) => copies(tally) >= atLeast;
}

function copiesOf(names: readonly Name[]): Count {
  const places = names.map(placeOf);
  return ({ copies }) => {
    let sum = 0;
    for (const place of places) sum += copies[place] ?? 0;
    return sum;
  };
}

/** AM-CON-4: a count over the play areas that a control icon names. */
function look(control: Control, found: Count): (table: Table, seat: Seat) => number {
  const own = (table: Table, seat: Seat) => found(tallyAt(table, seat));
  const left = (table: Table, seat: Seat) => found(tallyAt(table, leftOf(seat, table.length)));
  const right = (table: Table, seat: Seat) => found(tallyAt(table, rightOf(seat, table.length)));
  switch (control) {
    case 'self':
      return own;
    case 'neighbours':
      return (table, seat) => left(table, seat) + right(table, seat);
    case 'selfAndNeighbours':
      return (table, seat) => own(table, seat) + left(table, seat) + right(table, seat);
    case 'all':
      return (table) => table.reduce((sum, tally) => sum + found(tally), 0);
    case 'oneNeighbour':
      return (table, seat) => Math.max(left(table, seat), right(table, seat)); // AM-END-4
  }
}

export function tallyAt(table: Table, seat: Seat): Tally {
  const tally = table[seat];
  if (tally === undefined) throw new Error(`no seat ${seat}`);
  return tally;
}
