/** AM-SCORE, AM-MAJ: the score sheet. */

import type { Corrected, Outcome, Seat, SheetLine } from '../../kernel/index.ts';
import { type Box, PRINTED } from './box.ts';
import type { CardId } from './cards.ts';
import { boxOf } from './corrected.ts';
import { DEFINITIONS, MAJORITY, PAD } from './data.ts';
import { type Cards, NAMES } from './facts.ts';
import { militaryValue, standing } from './order.ts';
import { pointsAt, type Table, tallyAt } from './scoring.ts';
import { clockwise } from './seating.ts';
import { count } from './tally.ts';
import { trades } from './traders.ts';

/** What scoring needs of a player. A hand that cannot be seen is null and counts for nothing. */
export interface Holder {
  readonly area: readonly CardId[];
  readonly hand: readonly CardId[] | null;
}

/** AM-END-1, AM-END-2: the play area that a player would have if the game ended now; the Thief takes nothing. */
function finalArea({ area, hand }: Holder, cards: Cards): CardId[] {
  return hand === null ? area.slice() : area.concat(hand.filter((card) => cards[card].placement !== 'play'));
}

/** The Traders stand last on the pad: before them, all names are market or palace cards. */
const TRADERS_FROM = NAMES.length - PAD.bazaar.length;

/** The score sheet of a position or of a view of one, as if the game ended now. */
export function score(s: Corrected & { readonly players: readonly Holder[] }): Outcome {
  const box = boxOf(s);
  const { cards } = box;
  const areas = s.players.map((player) => finalArea(player, cards));
  const table = areas.map((area) => count(area, cards));
  const lines = [
    ...cardLines(box, table),
    ...bazaarLines(box, table),
    ...MAJORITY.symbols.flatMap((symbol) => majorityLines(table, symbol)),
  ];
  const scores = areas.map(() => 0);
  for (const line of lines)
    if (line.counts) for (const [seat, points] of line.values.entries()) scores[seat] = (scores[seat] ?? 0) + points;
  return {
    scores,
    ranks: ranksOf(
      scores,
      areas.map((area) => standing(area, cards)),
    ),
    sheet: [...lines, { key: 'militaryValue', rule: 'AM-SCORE-4', values: areas.map(militaryValue), counts: false }],
  };
}

/** AM-SCORE-4, AM-RUL-20: points, then military value, then the earliest letter; without military a shared rank. */
function ranksOf(scores: readonly number[], standings: readonly number[]): number[] {
  const ahead = (a: Seat, b: Seat) => (scores[a] ?? 0) - (scores[b] ?? 0) || (standings[a] ?? 0) - (standings[b] ?? 0);
  return scores.map((_, seat) => 1 + scores.filter((__, other) => ahead(other, seat) > 0).length);
}

/** AM-SCORE-1: a line for each market or palace card that anybody has, category by category. */
function cardLines({ pad, scorers }: Box, table: Table): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const place of pad)
    if (anybodyHas(table, place))
      lines.push(line(place, (seat) => pointsAt(scorers, place, table, seat), table.length));
  return lines;
}

/** AM-SCORE-2: a line for each Trader that anybody has. */
function bazaarLines({ demands }: Box, table: Table): SheetLine[] {
  const lines: SheetLine[] = [];
  const all = table.map((tally) => trades(tally, demands));
  for (let place = TRADERS_FROM; place < NAMES.length; place++) {
    if (!anybodyHas(table, place)) continue;
    const own = (seat: Seat) => all[seat]?.find(({ trader }) => trader === NAMES[place])?.points ?? 0;
    lines.push(line(place, own, table.length));
  }
  return lines;
}

function anybodyHas(table: Table, place: number): boolean {
  for (const tally of table) if (tally.copies[place] !== 0) return true;
  return false;
}

function line(place: number, points: (seat: Seat) => number, seats: number): SheetLine {
  const key = NAMES[place];
  if (key === undefined) throw new Error(`no name at ${place}`);
  return { key, rule: DEFINITIONS[key].rule, values: clockwise(0, seats).map(points), counts: true };
}

/** AM-SCORE-3: the symbols, and the points that they bring. */
function majorityLines(table: Table, symbol: (typeof MAJORITY.symbols)[number]): SheetLine[] {
  const symbols = table.map((tally) => tally.symbols[symbol]);
  return [
    { key: `${symbol}Symbols`, rule: 'AM-MAJ-1', values: symbols, counts: false },
    { key: `${symbol}Majority`, rule: 'AM-MAJ-2', values: majorityPoints(symbols), counts: true },
  ];
}

export function majorityPoints(symbols: readonly number[]): number[] {
  return symbols.map((_, seat) => majorityPointsOf(symbols, seat));
}

/** AM-MAJ-2: tied players occupy consecutive places and each scores the lowest of them. */
function majorityPointsOf(symbols: readonly number[], seat: Seat): number {
  const own = symbols[seat] ?? 0;
  if (own < MAJORITY.atLeast) return 0; // AM-MAJ-3
  let place = 0;
  for (const other of symbols) if (other >= own) place++;
  return MAJORITY.places[place - 1] ?? 0;
}

/** The points of one seat, without the sheet that explains them. */
export function total(table: Table, seat: Seat, { scorers, demands }: Box = PRINTED): number {
  let points = 0;
  const own = tallyAt(table, seat);
  for (let place = 0; place < TRADERS_FROM; place++)
    if (own.copies[place] !== 0) points += pointsAt(scorers, place, table, seat);
  for (const trade of trades(own, demands)) points += trade.points;
  for (const symbol of MAJORITY.symbols) {
    const held = own.symbols[symbol];
    if (held < MAJORITY.atLeast) continue; // AM-MAJ-3
    let place = 0;
    for (const tally of table) if (tally.symbols[symbol] >= held) place++;
    points += MAJORITY.places[place - 1] ?? 0;
  }
  return points;
}
