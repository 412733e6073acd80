/**
 * The play areas of the position that is judged, counted. Bots judge ten thousands of positions a second, and most differ from the
 * one before by a card or two: so the counts are kept from one to the next, and a card is tried by what it changes alone.
 */
import type { Seat } from '../../../kernel/index.ts';
import { type Box, PRINTED } from '../box.ts';
import type { CardId } from '../cards.ts';
import { boxOf } from '../corrected.ts';
import { LETTERS, MAJORITY } from '../data.ts';
import { NAMES, noSymbols } from '../facts.ts';
import { pointsAt } from '../scoring.ts';
import { MOST_SEATS } from '../seating.ts';
import { type Amul, playerAt } from '../state.ts';
import type { Tally } from '../tally.ts';
import { tradePoints } from '../traders.ts';
import { touchedIn } from './touched.ts';

const TALLIES: readonly Tally[] = Array.from({ length: MOST_SEATS }, () => ({
  copies: NAMES.map(() => 0),
  printed: NAMES.map(() => 0),
  symbols: noSymbols(),
}));
/** By the number of seats: all play areas of a table that large. */
const TABLES = TALLIES.map((_, i) => TALLIES.slice(0, i + 1));
/** By seat: the cards that its tally holds. */
const COUNTED: readonly CardId[][] = TALLIES.map(() => []);
/** By seat: the letters of those cards, each once (AM-ORD-4). */
const LETTERED = new Int32Array(MOST_SEATS);

/** The box of the position: the tallies count what is printed in it. */
let box = PRINTED;
let { cards, scorers, demands } = box;
let touches = touchedIn(box);

/** The seat that is being judged, and the points of its play area: by name, of Traders, of majorities. */
let table: readonly Tally[] = TALLIES;
let judged: Seat = 0;
let own: Tally = TALLIES[0] ?? { copies: [], printed: [], symbols: noSymbols() };
const points = new Float64Array(NAMES.length);
let traded = 0;
let majorities = 0;

/** Looks at the play areas of a position, for a seat. */
export function survey(s: Amul, seat: Seat): void {
  const found = boxOf(s);
  if (found !== box) open(found);
  table = TABLES[s.players.length - 1] ?? TALLIES;
  judged = seat;
  for (let other = 0; other < table.length; other++) {
    const tally = table[other];
    const counted = COUNTED[other];
    if (tally === undefined || counted === undefined) continue;
    if (other === seat) own = tally;
    follow(other, tally, counted, playerAt(s, other).area);
  }
}

/** Takes up another box: what was counted by the one before is forgotten. */
function open(other: Box): void {
  for (const [seat, tally] of TALLIES.entries()) follow(seat, tally, COUNTED[seat] ?? [], []);
  box = other;
  ({ cards, scorers, demands } = other);
  touches = touchedIn(other);
}

/** Makes a tally hold the cards of an area: most of them it holds already. */
function follow(seat: Seat, tally: Tally, counted: CardId[], area: readonly CardId[]): void {
  let same = 0;
  while (same < counted.length && counted[same] === area[same]) same++;
  for (let i = counted.length; i > same; i--) {
    const card = counted.pop();
    if (card !== undefined) recount(seat, tally, card, -1);
  }
  for (let i = same; i < area.length; i++) {
    const card = area[i];
    if (card === undefined) continue;
    counted.push(card);
    recount(seat, tally, card, 1);
  }
}

function recount(seat: Seat, tally: Tally, card: CardId, by: 1 | -1): void {
  change(tally, card, by);
  LETTERED[seat] = (LETTERED[seat] ?? 0) + by * cards[card].letter;
}

function change(tally: Tally, card: CardId, by: 1 | -1): void {
  const { place, points: printed, symbols } = cards[card];
  tally.copies[place] = (tally.copies[place] ?? 0) + by;
  if (printed !== 0) tally.printed[place] = (tally.printed[place] ?? 0) + by * printed;
  const sum = tally.symbols;
  sum.arab += by * symbols.arab;
  sum.mongol += by * symbols.mongol;
  sum.object += by * symbols.object;
  sum.trade += by * symbols.trade;
  sum.military += by * symbols.military;
}

/** AM-ORD-3: the share of the others who would go later, by the play areas alone. */
export function laterShare(): number {
  const mine = standingOf(judged);
  let later = 0;
  for (let other = 0; other < table.length; other++) if (other !== judged && standingOf(other) < mine) later++;
  return later / (table.length - 1);
}

function standingOf(seat: Seat): number {
  return (TALLIES[seat]?.symbols.military ?? 0) * 2 ** LETTERS.length + (LETTERED[seat] ?? 0);
}

/** Adds a card to the judged area, to be lifted again: `countAll` has not counted it. */
export function put(card: CardId): void {
  change(own, card, 1);
}

/** Takes a card away that was put or laid. What `gainOf` compares with is counted anew by `countAll`. */
export function lift(card: CardId): void {
  change(own, card, -1);
}

/** The points of the judged area. */
export function countAll(): number {
  let sum = 0;
  for (let place = 0; place < points.length; place++) {
    const now = own.copies[place] === 0 ? 0 : pointsAt(scorers, place, table, judged);
    points[place] = now;
    sum += now;
  }
  traded = tradePoints(own, demands);
  majorities = majorityPoints();
  return sum + traded + majorities;
}

/** What a card would add. */
export function gainOf(card: CardId): number {
  const { place } = cards[card];
  change(own, card, 1);
  let gain = 0;
  for (const touched of touches.names[place] ?? [])
    if (own.copies[touched] !== 0) gain += pointsAt(scorers, touched, table, judged) - (points[touched] ?? 0);
  if (touches.traded[place]) gain += tradePoints(own, demands) - traded;
  if (touches.majority[place]) gain += majorityPoints() - majorities;
  change(own, card, -1);
  return gain;
}

/** Adds a card to the judged area and to what `gainOf` compares with. */
export function lay(card: CardId): void {
  change(own, card, 1);
  recountTouched(card);
}

/** Takes a card away again that was laid, from both. */
export function takeBack(card: CardId): void {
  change(own, card, -1);
  recountTouched(card);
}

function recountTouched(card: CardId): void {
  const { place } = cards[card];
  for (const touched of touches.names[place] ?? []) points[touched] = pointsAt(scorers, touched, table, judged);
  if (touches.traded[place]) traded = tradePoints(own, demands);
  if (touches.majority[place]) majorities = majorityPoints();
}

/** AM-MAJ-2 */
function majorityPoints(): number {
  let sum = 0;
  for (const symbol of MAJORITY.symbols) {
    const held = own.symbols[symbol];
    if (held < MAJORITY.atLeast) continue; // AM-MAJ-3
    let place = 0;
    for (const tally of table) if (tally.symbols[symbol] >= held) place++;
    sum += MAJORITY.places[place - 1] ?? 0;
  }
  return sum;
}
