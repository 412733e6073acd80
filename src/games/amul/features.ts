/** What a carpet merchant counts. */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { cardsAt } from './corrected.ts';
import { ROUNDS, STARTING_HAND, type Supply } from './data.ts';
import { FACTS } from './facts.ts';
import { countAll, gainOf, laterShare, lay, lift, put, survey, takeBack } from './judgement/areas.ts';
import { type Amul, type AmulMove, playerAt } from './state.ts';

export const FEATURES = ['counted', 'toPlay', 'toTake', 'nothingToPlay', 'goingFirst', 'spare', 'tooMany'] as const;

/** What a card that an effect may still bring is worth of what it would score: others take too. */
const TO_BE_TAKEN = 0.7;

/** Hand cards that count where they are, and a played one: added to the play area while it is judged. */
const added: CardId[] = [];
/** The hand as far as it must still be played, what each card of it adds, and how many add nothing. */
const open: CardId[] = [];
const gains: number[] = [];
let spare = 0;
/** What the best card of a supply would add, once it has been looked up. */
const best = { palace: Number.NaN, bazaar: Number.NaN, market: Number.NaN };
const lots: CardId[] = [];

export function assess(s: Amul, seat: Seat, out: Float64Array): void {
  const { hand } = playerAt(s, seat);
  const cards = cardsAt(s);
  survey(s, seat);
  const first = laterShare();
  const answer = ownAnswer(s, seat);
  const gone = answer === null || answer.do === 'decline' ? null : answer.card;
  const played = answer?.do === 'reveal' ? 1 : 0;
  let plays = ROUNDS - s.round - played;
  for (const step of s.agenda) if (step.kind === 'propose' || step.kind === 'reveal') plays++;

  added.length = 0;
  open.length = 0;
  if (gone !== null && played > 0 && cards[gone].placement !== 'hand') added.push(gone);
  let kept = 0;
  let stays = false;
  for (const card of hand) {
    if (card === gone) continue;
    const { placement } = cards[card];
    if (placement !== 'hand') stays = true;
    if (placement !== 'play') {
      added.push(card);
      kept++;
    } else open.push(card);
  }
  for (const card of added) put(card);
  best.palace = best.bazaar = best.market = Number.NaN;
  out[0] = countAll();
  out[2] = toTake(s, seat);
  out[1] = toPlay(s, plays);
  out[3] = plays > ROUNDS - s.round && !stays ? 1 : 0;
  out[4] = (ROUNDS - s.round) * first; // AM-ORD-3: rounds to come in which military decides the order
  out[5] = Math.min(spare, plays);
  out[6] = Math.max(0, kept - STARTING_HAND);
  for (const card of added) lift(card);
}

/** The seat's own secret answer to the open question. */
function ownAnswer(s: Amul, seat: Seat): AmulMove | null {
  const step = s.agenda[s.agenda.length - 1];
  if (step === undefined || (step.kind !== 'propose' && step.kind !== 'reveal')) return null;
  // Only moves of this game are kept as answers.
  return (step.answers[step.seats.indexOf(seat)] ?? null) as AmulMove | null;
}

/** What the hand cards that count only when played will add: from the best on, while there is time. */
function toPlay(s: Amul, plays: number): number {
  if (open.length > plays) sortOpen(s);
  let points = 0;
  let laid = 0;
  spare = 0;
  for (let i = 0; i < open.length; i++) {
    const card = open[i];
    if (card === undefined) continue;
    const gain = gainOf(card) + brought(s, card);
    if (gain <= 0) spare++;
    if (gain <= 0 || laid >= plays) continue;
    points += gain;
    lay(card);
    added.push(card);
    laid++;
  }
  return points;
}

/** Puts the cards of the hand that add most first: there is not time for all. */
function sortOpen(s: Amul): void {
  gains.length = 0;
  for (const card of open) gains.push(gainOf(card) + brought(s, card));
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

/** What the effects that this seat has on the agenda will bring. */
function toTake(s: Amul, seat: Seat): number {
  let points = 0;
  for (const step of s.agenda) {
    if (step.kind === 'take' && step.seat === seat) {
      const from = FACTS[step.card].effect?.from ?? 'market';
      points += bestTake(cardsOf(s, from), 0, step.left);
    }
    if (step.kind === 'effect' && step.owner === seat) points += brought(s, step.card);
  }
  return points;
}

/** What the effect of a card would bring: the best card of its supply, looked up once. */
function brought(s: Amul, card: CardId): number {
  const { effect } = FACTS[card];
  if (effect === null) return 0;
  if (Number.isNaN(best[effect.from])) best[effect.from] = bestTake(cardsOf(s, effect.from), 0, 1);
  return TO_BE_TAKEN * effect.upTo * best[effect.from];
}

/** The cards of a supply. */
function cardsOf(s: Amul, from: Supply): readonly CardId[] {
  if (from !== 'market') return s[from];
  lots.length = 0;
  for (const lot of s.market) lots.push(lot.card);
  return lots;
}

/** What the best of up to `left` cards of a supply, from the place `start` on, add to a play area. */
function bestTake(supply: readonly CardId[], start: number, left: number): number {
  let most = 0;
  for (let i = start; i < supply.length; i++) {
    const card = supply[i];
    if (card === undefined) continue;
    let gain = gainOf(card);
    if (left > 1) {
      lay(card);
      gain += bestTake(supply, i + 1, left - 1);
      takeBack(card);
    }
    if (gain > most) most = gain;
  }
  return most;
}
