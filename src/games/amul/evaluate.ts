/** How good a position is for a seat: what the one-step bot maximises. In points, by the real scoring. */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { ROUNDS, type Supply } from './data.ts';
import { countsInHand, FACTS, staysWhenPlayed } from './facts.ts';
import { total } from './score.ts';
import { type Amul, type AmulMove, playerAt } from './state.ts';
import { supplied } from './supply.ts';
import { count } from './tally.ts';

/** What a card that must still be played is worth of what it would score: plans change. */
const TO_BE_PLAYED = 0.8;
/** What a card that an effect may still bring is worth of what it would score: others take too. */
const TO_BE_TAKEN = 0.7;
/** What it costs to hold nothing that stays when it is played: a good card will be lost. */
const NOTHING_TO_PLAY = 4;

/** The points of a seat with these cards in its play area. */
type Worth = (area: readonly CardId[]) => number;

export function evaluate(s: Amul, seat: Seat): number {
  const { area, hand, plays } = outlook(s, seat);
  const table = s.players.map((player) => count(player.area));
  const worth: Worth = (cards) => {
    table[seat] = count(cards);
    return total(table, seat);
  };
  const sure = area.concat(hand.filter(countsInHand));
  let points = worth(sure) + promised(s, seat, sure, worth);
  points += TO_BE_PLAYED * planned(s, hand, plays, sure, worth);
  const revealsNow = plays > ROUNDS - s.round;
  if (revealsNow && !hand.some(staysWhenPlayed)) points -= NOTHING_TO_PLAY;
  return points;
}

/** What a seat will have once its own secret answer is shown, and how often it will still play a card. */
function outlook(s: Amul, seat: Seat): { area: readonly CardId[]; hand: readonly CardId[]; plays: number } {
  const { area, hand } = playerAt(s, seat);
  const toReveal = s.agenda.some((step) => step.kind === 'propose' || step.kind === 'reveal') ? 1 : 0;
  const plays = ROUNDS - s.round + toReveal;
  const step = s.agenda.at(-1);
  if (step?.kind !== 'propose' && step?.kind !== 'reveal') return { area, hand, plays };
  // Only moves of this game are kept as answers.
  const answer = step.answers[step.seats.indexOf(seat)] as AmulMove | null | undefined;
  if (!answer || answer.do === 'decline') return { area, hand, plays };
  const rest = hand.filter((card) => card !== answer.card);
  if (answer.do === 'propose') return { area, hand: rest, plays };
  return { area: staysWhenPlayed(answer.card) ? area.concat(answer.card) : area, hand: rest, plays: plays - 1 };
}

/** What the hand cards that count only when played will add: the best first, then the best with it, while there is time. */
function planned(s: Amul, hand: readonly CardId[], plays: number, sure: readonly CardId[], worth: Worth): number {
  const open = hand.filter((card) => !countsInHand(card));
  const area = sure.slice();
  const effects = new Effects(s, sure, worth);
  let points = 0;
  for (let left = Math.min(plays, open.length); left > 0; left--) {
    const now = worth(area);
    let best: CardId | undefined;
    let most = 0;
    for (const card of open) {
      const gain = worth(area.concat(card)) - now + effects.bring(card);
      if (gain <= most) continue;
      most = gain;
      best = card;
    }
    if (best === undefined) break;
    points += most;
    area.push(best);
    open.splice(open.indexOf(best), 1);
  }
  return points;
}

/** What the effects that this seat has on the agenda will bring. Exact for a choice that is being made (AM-RUL-19). */
function promised(s: Amul, seat: Seat, sure: readonly CardId[], worth: Worth): number {
  let points = 0;
  for (const step of s.agenda) {
    if (step.kind === 'take' && step.seat === seat)
      points += bestTake(supplied(s, FACTS[step.card].effect?.from ?? 'market'), step.left, sure, worth);
    if (step.kind === 'effect' && step.owner === seat) points += new Effects(s, sure, worth).bring(step.card);
  }
  return points;
}

/** What the effects of cards would bring: the best card of each supply, looked up once. */
class Effects {
  readonly #s: Amul;
  readonly #area: readonly CardId[];
  readonly #worth: Worth;
  readonly #best: Partial<Record<Supply, number>> = {};

  constructor(s: Amul, area: readonly CardId[], worth: Worth) {
    this.#s = s;
    this.#area = area;
    this.#worth = worth;
  }

  bring(card: CardId): number {
    const { effect } = FACTS[card];
    if (effect === null) return 0;
    this.#best[effect.from] ??= bestTake(supplied(this.#s, effect.from), 1, this.#area, this.#worth);
    return TO_BE_TAKEN * effect.upTo * (this.#best[effect.from] ?? 0);
  }
}

/** What the best of up to `left` cards of a supply add to a play area. */
function bestTake(supply: readonly CardId[], left: number, area: readonly CardId[], worth: Worth): number {
  const now = worth(area);
  let best = 0;
  for (const [i, card] of supply.entries()) {
    const more = area.concat(card);
    let gain = worth(more) - now;
    if (left > 1) gain += bestTake(supply.slice(i + 1), left - 1, more, worth);
    best = Math.max(best, gain);
  }
  return best;
}
