/**
 * What a carpet merchant counts. Bots ask this a hundred thousand times a second, so the counted play areas are kept from one
 * call to the next and a card is tried by adding it and taking it away again.
 */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { ROUNDS, STARTING_HAND } from './data.ts';
import { countsInHand, FACTS, NAMES, noSymbols, staysWhenPlayed } from './facts.ts';
import { standing } from './order.ts';
import { total } from './score.ts';
import { MOST_SEATS } from './seating.ts';
import { type Amul, type AmulMove, playerAt } from './state.ts';
import { supplied } from './supply.ts';
import type { Tally } from './tally.ts';

export const FEATURES = ['counted', 'toPlay', 'toTake', 'nothingToPlay', 'goingFirst', 'spare', 'tooMany'] as const;

/** What a card that an effect may still bring is worth of what it would score: others take too. */
const TO_BE_TAKEN = 0.7;

const TALLIES: readonly Tally[] = Array.from({ length: MOST_SEATS }, () => ({
  copies: NAMES.map(() => 0),
  printed: NAMES.map(() => 0),
  symbols: noSymbols(),
}));
/** By the number of seats: all play areas of a table that large. */
const TABLES = TALLIES.map((_, i) => TALLIES.slice(0, i + 1));

/** The hand as far as it must still be played, what each card of it adds, and how many add nothing. */
const open: CardId[] = [];
const gains: number[] = [];
let spare = 0;
/** What the best card of a supply would add, once it has been looked up. */
const best = { palace: Number.NaN, bazaar: Number.NaN, market: Number.NaN };

export function assess(s: Amul, seat: Seat, out: Float64Array): void {
  const { hand } = playerAt(s, seat);
  const table = tableOf(s);
  const own = TALLIES[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  const answer = ownAnswer(s, seat);
  const gone = answer === null || answer.do === 'decline' ? null : answer.card;
  const played = answer?.do === 'reveal' ? 1 : 0;
  let plays = ROUNDS - s.round - played;
  for (const step of s.agenda) if (step.kind === 'propose' || step.kind === 'reveal') plays++;

  if (gone !== null && played > 0 && staysWhenPlayed(gone)) change(own, gone, 1);
  open.length = 0;
  let kept = 0;
  let stays = false;
  for (const card of hand) {
    if (card === gone) continue;
    if (staysWhenPlayed(card)) stays = true;
    if (countsInHand(card)) {
      change(own, card, 1);
      kept++;
    } else open.push(card);
  }
  best.palace = best.bazaar = best.market = Number.NaN;
  const counted = total(table, seat);
  out[0] = counted;
  out[2] = toTake(s, seat, table, own, counted);
  out[1] = toPlay(s, seat, table, own, plays, counted);
  out[3] = plays > ROUNDS - s.round && !stays ? 1 : 0;
  out[4] = goingFirst(s, seat);
  out[5] = Math.min(spare, plays);
  out[6] = Math.max(0, kept - STARTING_HAND);
}

/** All play areas, counted. */
function tableOf(s: Amul): readonly Tally[] {
  for (let seat = 0; seat < s.players.length; seat++) {
    const tally = TALLIES[seat];
    if (tally === undefined) continue;
    empty(tally);
    for (const card of playerAt(s, seat).area) change(tally, card, 1);
  }
  return TABLES[s.players.length - 1] ?? TALLIES;
}

function empty({ copies, printed, symbols }: Tally): void {
  copies.fill(0);
  printed.fill(0);
  symbols.arab = 0;
  symbols.mongol = 0;
  symbols.object = 0;
  symbols.trade = 0;
  symbols.military = 0;
}

function change(tally: Tally, card: CardId, by: 1 | -1): void {
  const { place, points, symbols } = FACTS[card];
  tally.copies[place] = (tally.copies[place] ?? 0) + by;
  tally.printed[place] = (tally.printed[place] ?? 0) + by * points;
  const sum = tally.symbols;
  sum.arab += by * symbols.arab;
  sum.mongol += by * symbols.mongol;
  sum.object += by * symbols.object;
  sum.trade += by * symbols.trade;
  sum.military += by * symbols.military;
}

/** The seat's own secret answer to the open question. */
function ownAnswer(s: Amul, seat: Seat): AmulMove | null {
  const step = s.agenda[s.agenda.length - 1];
  if (step === undefined || (step.kind !== 'propose' && step.kind !== 'reveal')) return null;
  // Only moves of this game are kept as answers.
  return (step.answers[step.seats.indexOf(seat)] ?? null) as AmulMove | null;
}

/** What the hand cards that count only when played will add: from the best on, while there is time. */
function toPlay(s: Amul, seat: Seat, table: readonly Tally[], own: Tally, plays: number, counted: number): number {
  if (open.length > plays) sortOpen(s, seat, table, own, counted);
  let points = 0;
  let now = counted;
  let laid = 0;
  spare = 0;
  for (let i = 0; i < open.length; i++) {
    const card = open[i];
    if (card === undefined) continue;
    change(own, card, 1);
    const after = total(table, seat);
    const gain = after - now + brought(s, seat, table, own, card);
    if (gain <= 0 || laid >= plays) {
      change(own, card, -1);
      if (gain <= 0) spare++;
      continue;
    }
    points += gain;
    now = after;
    open[laid++] = card;
  }
  for (let i = 0; i < laid; i++) {
    const card = open[i];
    if (card !== undefined) change(own, card, -1);
  }
  return points;
}

/** Puts the cards of the hand that add most first: there is not time for all. */
function sortOpen(s: Amul, seat: Seat, table: readonly Tally[], own: Tally, counted: number): void {
  gains.length = 0;
  for (const card of open) {
    change(own, card, 1);
    gains.push(total(table, seat) - counted + brought(s, seat, table, own, card));
    change(own, card, -1);
  }
  for (let i = 1; i < open.length; i++) {
    const card = open[i];
    const gain = gains[i];
    if (card === undefined || gain === undefined) continue;
    let at = i;
    for (; at > 0 && (gains[at - 1] ?? 0) < gain; at--) {
      open[at] = open[at - 1] ?? card;
      gains[at] = gains[at - 1] ?? 0;
    }
    open[at] = card;
    gains[at] = gain;
  }
}

/** What the effects that this seat has on the agenda will bring. Exact for a choice that is being made (AM-RUL-19). */
function toTake(s: Amul, seat: Seat, table: readonly Tally[], own: Tally, counted: number): number {
  let points = 0;
  for (const step of s.agenda) {
    if (step.kind === 'take' && step.seat === seat) {
      const from = FACTS[step.card].effect?.from ?? 'market';
      points += bestTake(supplied(s, from), 0, step.left, seat, table, own, counted);
    }
    if (step.kind === 'effect' && step.owner === seat) points += brought(s, seat, table, own, step.card);
  }
  return points;
}

/** What the effect of a card would bring: the best card of its supply, looked up once. */
function brought(s: Amul, seat: Seat, table: readonly Tally[], own: Tally, card: CardId): number {
  const { effect } = FACTS[card];
  if (effect === null) return 0;
  if (Number.isNaN(best[effect.from]))
    best[effect.from] = bestTake(supplied(s, effect.from), 0, 1, seat, table, own, total(table, seat));
  return TO_BE_TAKEN * effect.upTo * best[effect.from];
}

/** What the best of up to `left` cards of a supply, from the place `start` on, add to a play area. */
function bestTake(
  supply: readonly CardId[],
  start: number,
  left: number,
  seat: Seat,
  table: readonly Tally[],
  own: Tally,
  counted: number,
): number {
  let most = 0;
  for (let i = start; i < supply.length; i++) {
    const card = supply[i];
    if (card === undefined) continue;
    change(own, card, 1);
    const now = total(table, seat);
    let gain = now - counted;
    if (left > 1) gain += bestTake(supply, i + 1, left - 1, seat, table, own, now);
    change(own, card, -1);
    if (gain > most) most = gain;
  }
  return most;
}

/** AM-ORD-3: rounds to come in which military decides the order, by the share of the others who would go later. */
function goingFirst(s: Amul, seat: Seat): number {
  const mine = standing(playerAt(s, seat).area);
  let later = 0;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && standing(playerAt(s, other).area) < mine) later++;
  return ((ROUNDS - s.round) * later) / (s.players.length - 1);
}
