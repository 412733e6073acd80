/** AG-SAI: deliveries to notables and to one order, with a payment for more of them. */
import type { Seat } from '../../../kernel/index.ts';
import { GOODS, ORDER_DELIVERIES, PORTUGUESE_PAYMENT_MAX, SAILOR_FREE_DELIVERIES } from '../data.ts';
import { factsOf } from '../facts.ts';
import { earn, gainFavours, spendGoods } from '../markers.ts';
import { type AgraMove, DONE, isAnyTime, type MoveOf, ORDER, PAY } from '../moves.ts';
import { type Agra, type Ask, owns, playerOf, type SailorStep, type Silent } from '../state.ts';
import { goodValue } from '../values.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { deliverWithStep } from './favours.ts';
import { offerNotableSteps } from './influence.ts';
import { accessibleLevel, canDeliver, cardOf, deliver, pushDeliveries } from './notables.ts';
import { fulfilOrder, pushOrders, whyNotOrder } from './orders.ts';

export function startSailor(s: Agra, seat: Seat): void {
  const owner = s.players.findIndex((player) => owns(player, 'jagirdar'));
  const jagirdar = owner >= 0 && owner !== seat ? owner : null; // AG-N10-b
  s.agenda.push({ kind: 'sailor', seat, used: 0, paid: 0, paying: false, ordered: false, served: [], jagirdar });
}

/** AG-SAI-b: F, one more with the own Jagirdar (AG-N10-a, RU-18). */
function freeDeliveries(s: Agra, seat: Seat): number {
  return SAILOR_FREE_DELIVERIES + (owns(playerOf(s, seat), 'jagirdar') ? 1 : 0);
}

/** AG-SAI-b: what is left of the allowance A = F + V. */
export function deliveriesLeft(s: Agra, { seat, used, paid }: SailorStep): number {
  return freeDeliveries(s, seat) + paid - used;
}

export const sailor: Ask<'sailor'> = {
  moves(s, step, seat, out) {
    const left = deliveriesLeft(s, step);
    pushPayments(s, step, out);
    if (left > 0) pushDeliveries(s, seat, 'once', out);
    if (left > 1 && s.turn.doubles < s.rules.doublesPerTurn) pushDoubles(s, seat, out);
    if (left >= ORDER_DELIVERIES && !step.ordered) pushOrders(s, seat, ORDER, out); // AG-SAI-d
    out.push(DONE);
    pushAnyTime(s, seat, out);
  },

  answer(s, step, move, t) {
    const { seat } = step;
    switch (move.do) {
      case 'pay':
        s.agenda.push({ ...step, paid: step.paid + goodValue(s, move.good), paying: true }); // AG-SAI-c
        spendGoods(s, seat, move.good, 1, 'sailor', t);
        return;
      case 'deliver':
        s.agenda.push(afterDelivery(step, move));
        if (move.markers > 1) s.turn.doubles++;
        deliver(s, seat, move.to, move.good, move.markers, t);
        return;
      case 'order':
        s.agenda.push({ ...step, used: step.used + ORDER_DELIVERIES, ordered: true, paying: false });
        fulfilOrder(s, seat, move.guild, t); // RU-24: its step comes at once
        return;
      case 'done':
        endSailor(s, step);
        return;
      default:
        s.agenda.push({ ...step, paying: false }); // AG-SAI-b, AG-N01: one payment, made at once
        if (isAnyTime(move)) anyTimeAnswer(s, seat, move, t);
    }
  },

  why(s, step, seat, move) {
    switch (move.do) {
      case 'pay':
        return step.paid > 0 ? 'AG-SAI-b' : 'AG-SAI-c';
      case 'deliver':
        return whyNotDeliver(s, step, move);
      case 'order':
        return whyNotOrder(s, seat, move.guild) ?? (step.ordered ? 'AG-SAI-a' : 'AG-SAI-d');
      default:
        return whyNotAnyTime(s, seat, move);
    }
  },
};

/** AG-SAI-b: one good; AG-N01: further goods at once, while all together are worth at most 4. */
function pushPayments(s: Agra, { seat, paid, paying }: SailorStep, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  const more = paying && owns(player, 'portugueseTrader');
  if (paid > 0 && !more) return;
  for (const good of GOODS)
    if (player.goods[good] > 0 && (paid === 0 || paid + goodValue(s, good) <= PORTUGUESE_PAYMENT_MAX))
      out.push(PAY[good]);
}

/** AG-7.3-b: two goods of a kind onto an empty slot. */
function pushDoubles(s: Agra, seat: Seat, out: AgraMove[]): void {
  const before = out.length;
  pushDeliveries(s, seat, 'twice', out);
  const { goods } = playerOf(s, seat);
  let kept = before;
  for (let i = before; i < out.length; i++) {
    const move = out[i];
    if (move?.do === 'deliver' && goods[move.good] > 1) out[kept++] = move;
  }
  out.length = kept;
}

function afterDelivery(step: SailorStep, { to, markers }: MoveOf<'deliver'>): SailorStep {
  const served = step.served.includes(to) ? step.served : [...step.served, to];
  return { ...step, used: step.used + markers, served, paying: false }; // AG-SAI-e
}

/** AG-SAI-f: influence, then the refund; AG-SAI-g: then the reaction of Jagirdar. */
function endSailor(s: Agra, step: SailorStep): void {
  const { seat, jagirdar, paid, used, served } = step;
  if (jagirdar !== null) s.agenda.push({ kind: 'reaction', owner: jagirdar, sailor: seat });
  const unused = Math.max(0, paid - Math.max(0, used - freeDeliveries(s, seat)));
  if (unused > 0) s.agenda.push({ kind: 'refund', sailor: seat, rupees: unused });
  offerNotableSteps(s, seat, served); // AG-7.5-a
}

export const refund: Silent<'refund'> = {
  run: (s, { sailor: seat, rupees }, t) => earn(s, seat, rupees, 'refund', t),
};

/** AG-N10-b: asked only if there is something to deliver. */
export const reaction: Silent<'reaction'> = {
  run(s, { owner, sailor: seat }) {
    if (canDeliver(s, owner)) s.agenda.push({ kind: 'jagirdar', seat: owner, sailor: seat });
  },
};

export const jagirdar: Ask<'jagirdar'> = {
  moves(s, _step, seat, out) {
    pushDeliveries(s, seat, 'once', out);
    out.push(DONE);
  },
  answer(s, { seat, sailor: active }, move, t) {
    if (move.do !== 'deliver') return;
    s.agenda.push({ kind: 'reacted', sailor: active });
    deliverWithStep(s, seat, move.to, move.good, t);
  },
  why(_s, _step, _seat, move) {
    if (move.do !== 'deliver') return 'AG-INT-e';
    return move.markers > 1 ? 'AG-7.3-a' : 'AG-N10-b';
  },
};

/** AG-N10-b, AG-INT-a: the favour comes when the delivery is done, with its evaluation and its influence. */
export const reacted: Silent<'reacted'> = {
  run: (s, { sailor: seat }, t) => gainFavours(s, seat, 1, 'jagirdar', t),
};

function whyNotDeliver(s: Agra, step: SailorStep, { to, good, markers }: MoveOf<'deliver'>): string {
  const card = cardOf(s, to);
  if (card === undefined) return 'AG-7.2-a';
  const facts = factsOf(s).notables[to];
  if (facts.level > accessibleLevel(s)) return 'AG-7.1-a';
  if (card.seats[facts.goods.indexOf(good)] !== null) return markers > 1 ? 'RU-19' : 'AG-7.2-a';
  if (playerOf(s, step.seat).goods[good] < markers) return 'AG-7.2-a';
  if (deliveriesLeft(s, step) < markers) return 'AG-SAI-b';
  return 'AG-7.3-f';
}
