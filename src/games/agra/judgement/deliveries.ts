/** What deliveries would bring: to notables, to orders, to Akbar. */
import type { Seat } from '../../../kernel/index.ts';
import { GUILDS, type Guild, type Notable } from '../data.ts';
import { factsOf } from '../facts.ts';
import { RATES } from '../rates.ts';
import { type Agra, owns, type Player, type SailorStep } from '../state.ts';
import { whyNotOrder } from '../steps/orders.ts';
import { askedAt } from './asked.ts';
import { contractWorth } from './powers.ts';
import { AT, seen } from './seen.ts';
import { favourWorth, lossOf, stepWorth } from './worth.ts';

/** The best deliveries, best first; a Sailor action has no more than so many. */
const best = new Float64Array(6);
const NOBODY: readonly Notable[] = [];
/** Who shares the lead wins the contract about every second time. */
const SHARED_LEAD = 0.5;
/** What leading on a card that is not complete counts of its contract. */
const LEADING = 1 / 3;
/** An order through the Sailor takes two deliveries, which others could have had. */
const ORDER_BY_SAILOR = 0.5;
const TWO_DELIVERIES = 2;
/** What an order's marker counts at the end, by who leads. */
const MARKER = { ahead: 1.7, behind: 0.6 } as const;

function insert(gain: number): void {
  if (gain <= (best[best.length - 1] ?? 0)) return;
  let at = best.length - 1;
  for (; at > 0 && (best[at - 1] ?? 0) < gain; at--) best[at] = best[at - 1] ?? 0;
  best[at] = gain;
}

/** What completing a card would bring with so many own markers on it. */
function completion(id: Notable, own: number, rival: number): number {
  if (own < rival) return favourWorth() * own;
  return contractWorth(id) * (own > rival ? 1 : SHARED_LEAD);
}

/** Writes what the possible deliveries would bring beyond their goods into `best`. */
function findDeliveries(s: Agra, player: Player, served: readonly Notable[]): void {
  best.fill(0);
  const step = stepWorth();
  const { notables, topLevel } = factsOf(s);
  const slotsOf = askedAt(s).slots;
  for (let place = 0; place < seen.reached; place++) {
    const card = s.river[place];
    if (card === undefined) return;
    const { id, seats } = card;
    const slots = slotsOf[id];
    const open = seen.open[place] ?? 0;
    const rival = seen.rival[place] ?? 0;
    let there = seen.there[place] ?? 0;
    let own = seen.own[place] ?? 0;
    // What leading there counts already (`cards`).
    const counted = own > rival ? RATES.cards * contractWorth(id) * (1 - open / (slots.length + 1)) : 0;
    let laid = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      const good = slots[slot] ?? 0;
      if (seats[slot] !== null || seen.held[good] === 0) continue;
      laid++;
      there++;
      own++;
      let gain = there + (seen.bonus[good] ?? 0) - lossOf(good, 1);
      if (laid === 1 && player.influence[notables[id].guild] < topLevel && !served.includes(id)) gain += step;
      if (laid === open) gain += completion(id, own, rival) - counted;
      else gain += RATES.cards * (own > rival ? contractWorth(id) * LEADING : favourWorth());
      insert(gain);
    }
  }
}

/** The Sailor from his first answer on, as if nothing had been paid. */
export function sailorStart(s: Agra, seat: Seat, player: Player): number {
  return sailorWorth(s, seat, player, owns(player, 'jagirdar') ? 2 : 1, 0, false, NOBODY);
}

export function sailorAhead(s: Agra, player: Player, step: SailorStep, left: number): number {
  let worth = sailorWorth(s, step.seat, player, left, step.paid, step.ordered, step.served);
  const { notables, topLevel } = factsOf(s);
  for (const id of step.served) if (player.influence[notables[id].guild] < topLevel) worth += stepWorth();
  return worth;
}

/** A paid delivery is worth a rupee if nothing is delivered for it (AG-SAI-f). */
function sailorWorth(
  s: Agra,
  seat: Seat,
  player: Player,
  left: number,
  paid: number,
  ordered: boolean,
  served: readonly Notable[],
): number {
  findDeliveries(s, player, served);
  let worth = 0;
  for (let i = 0; i < left; i++) worth += Math.max(i < paid ? 1 : 0, best[i] ?? 0);
  if (paid === 0) worth += paymentWorth(left);
  if (!ordered) worth += ORDER_BY_SAILOR * Math.max(0, bestOrder(s, seat, player) - TWO_DELIVERIES);
  return worth;
}

/** What the best good to pay with would bring: rupees, or deliveries after the first `free` ones. */
function paymentWorth(free: number): number {
  let most = 0;
  for (let good = 0; good < seen.held.length; good++) {
    if (seen.held[good] === 0) continue;
    let worth = -lossOf(good, 1);
    const value = seen.value[good] ?? 0;
    for (let i = free; i < free + value; i++) worth += Math.max(1, best[i] ?? 0);
    if (worth > most) most = worth;
  }
  return most;
}

/** The best single delivery: by meditation, by FT12, by Jagirdar. */
export function bestDelivery(s: Agra, player: Player): number {
  findDeliveries(s, player, NOBODY);
  return best[0] ?? 0;
}

function isAhead(s: Agra, seat: Seat, level: number, guild: Guild): boolean {
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && (s.players[other]?.influence[guild] ?? 0) > level) return false;
  return true;
}

/** The best of the orders that could be fulfilled now. */
function bestOrder(s: Agra, seat: Seat, player: Player): number {
  let most = 0;
  const { influenceRupees } = factsOf(s);
  const ordersOf = askedAt(s).orders;
  for (const guild of GUILDS) {
    const goods = ordersOf[guild][s.orderMarkers[guild]];
    if (goods === undefined || whyNotOrder(s, seat, guild) !== null) continue;
    const level = player.influence[guild];
    const ahead = isAhead(s, seat, level, guild);
    const [one, two] = goods;
    let worth = (influenceRupees[level] ?? 0) + (ahead ? MARKER.ahead : MARKER.behind - 1 + stepWorth());
    worth += (seen.bonus[one] ?? 0) + (seen.bonus[two] ?? 0) - lossOf(one, 1) - lossOf(two, 1);
    if (worth > most) most = worth;
  }
  return most;
}

/** The best gift that could be given now. */
function bestGift(s: Agra): number {
  let most = 0;
  for (const good of factsOf(s).giftGoods) {
    const place = AT[good];
    if (seen.held[place] === 0 || s.akbar[good] !== null) continue;
    const worth = seen.nextGift + (seen.bonus[place] ?? 0) - lossOf(place, 1);
    if (worth > most) most = worth;
  }
  return most;
}

/** The best answer to the order phase. */
export function orderAhead(s: Agra, seat: Seat, player: Player): number {
  return Math.max(bestOrder(s, seat, player), bestGift(s));
}
