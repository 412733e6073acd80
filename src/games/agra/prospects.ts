/** What the questions and steps on the agenda are about to bring a seat: without it a space would look like a worker lost. */
import type { Seat } from '../../kernel/index.ts';
import {
  ARROW_FROM,
  BUILDING_VALUE,
  type Good,
  GUILDS,
  INFLUENCE_RUPEES,
  MATERIALS,
  MERCHANT_FAVOURS,
  NOTABLES,
  ORDERS,
  PROCESSED_PER_ACTION,
  type Product,
  SITE_FACTS,
  SITES,
  TOP_LEVEL,
  TRADER_LOSS,
} from './data.ts';
import { hasCover } from './farm.ts';
import { type Agra, type AgraStep, type Player, playerOf, type SailorStep } from './state.ts';
import { studyCost } from './steps/botanist.ts';
import { accessibleLevel } from './steps/notables.ts';
import { whyNotOrder } from './steps/orders.ts';
import { mostProduced } from './steps/production.ts';
import { deliveriesLeft } from './steps/sailor.ts';
import { storageValue } from './values.ts';
import { COUNTER, FAVOUR, goodWorth, kindWorth, STEP, TILE } from './worth.ts';

const BONUS_RUPEES = { 2: 3.4, 3: 4.4, 4: 5.4 } as const;
/** What brings nothing must not look as good as going on: a bot that looks one answer ahead would never end its turn. */
const IDLE = 5;
const SURE = 0.85;
/** A value of one, in goods of no special use. */
const VALUE = 0.5;
/** What a site costs in materials, a trade brings, and a second main action, a worker stood up and a cover tile are worth. */
const MATERIALS_PAID = 1.3;
const TRADE = 0.5;
const MAIN_ACTION = 2.5;
const STAND = 0.2;
const COVER = 1.15;
const STUDY = 0.4;
const FARMERS = 0.15;

export function prospects(s: Agra, seat: Seat): number {
  let worth = 0;
  for (const step of s.agenda) if (beneficiary(step) === seat) worth += prospect(s, seat, step);
  return worth;
}

/** The seat that a step is for. */
function beneficiary(step: AgraStep): Seat | null {
  switch (step.kind) {
    case 'follow':
      return step.leader;
    case 'process':
      return step.worker;
    case 'settle':
      return step.settler;
    case 'refund':
      return step.sailor;
    case 'merchantVisited':
      return step.visitor;
    default:
      return 'seat' in step ? step.seat : null;
  }
}

function prospect(s: Agra, seat: Seat, step: AgraStep): number {
  const player = playerOf(s, seat);
  switch (step.kind) {
    case 'produce':
      return gainWorth(s, seat, step.good, Math.min(mostProduced(player, step.good), player.supply));
    case 'process':
    case 'transform':
      return transformWorth(s, seat, step.to);
    case 'settle':
      return transformWorth(s, seat, SITE_FACTS[step.site].good);
    case 'bonusTile':
      return BONUS_RUPEES[step.level];
    case 'architect':
      return Math.max(STEP, buildWorth(s, player));
    case 'materials':
      return BONUS_RUPEES[SITE_FACTS[step.site].level] - MATERIALS_PAID;
    case 'sailor':
      return sailorWorth(s, player, step);
    case 'refund':
      return step.rupees;
    case 'trader':
      return step.traded ? 0 : TRADE;
    case 'trade':
      return VALUE * (step.worth - TRADER_LOSS - step.taken);
    case 'botanist':
      return botanistWorth(s, player, step.done);
    case 'study':
      return COUNTER - VALUE * ((studyCost(player) ?? 0) - step.paid);
    case 'merchantVisited':
      return MERCHANT_FAVOURS * FAVOUR;
    case 'influence':
      return STEP * Math.min(step.left, step.guilds.length);
    case 'influenceBonus':
      return FAVOUR * step.favours;
    case 'follow':
      return FAVOUR * step.seats.length;
    case 'stand':
      return STAND * step.left;
    case 'cover':
      return COVER;
    case 'place':
      return MAIN_ACTION;
    case 'mosaicTile':
      return TILE;
    case 'release':
    case 'standing':
      return -IDLE;
    default:
      return 0;
  }
}

/** A little less than what so many more goods of a kind add: doing it must look better than having it ahead. */
function gainWorth(s: Agra, seat: Seat, good: Good, count: number): number {
  const now = playerOf(s, seat).goods[good];
  return SURE * (kindWorth(s, seat, good, now + count) - kindWorth(s, seat, good, now));
}

/** The best of up to three goods along the arrow, and a favour or so from those who follow. */
function transformWorth(s: Agra, seat: Seat, to: Product): number {
  const from = ARROW_FROM[to];
  const { goods } = playerOf(s, seat);
  let best = 0;
  for (let count = 1; count <= Math.min(PROCESSED_PER_ACTION, goods[from]); count++) {
    const lost = kindWorth(s, seat, from, goods[from]) - kindWorth(s, seat, from, goods[from] - count);
    best = Math.max(best, gainWorth(s, seat, to, count) - lost);
  }
  if (best === 0) return 0;
  const followers = s.players.filter((other, i) => i !== seat && other.goods[from] > 0).length;
  return best + SURE * FAVOUR * followers;
}

/** The dearest site that the materials pay for. */
function buildWorth(s: Agra, player: Player): number {
  if (player.workers === 0) return 0;
  let value = 0;
  let kinds = 0;
  for (const material of MATERIALS) {
    value += player.goods[material] * BUILDING_VALUE[material];
    if (player.goods[material] > 0) kinds++;
  }
  if (kinds > 1) value++;
  let best = 0;
  for (const site of SITES) {
    const { cost, level } = SITE_FACTS[site];
    if (!s.built[site] && cost <= value) best = Math.max(best, BONUS_RUPEES[level] - 0.45 * cost);
  }
  return best;
}

/** Paid deliveries are worth a rupee each; what can be delivered is worth more than the goods, as far as they reach. */
function sailorWorth(s: Agra, player: Player, step: SailorStep): number {
  const { seat } = step;
  const left = deliveriesLeft(s, step);
  const unused = Math.max(0, Math.min(step.paid, left));
  const gains = deliveryGains(s, seat, player, step);
  // Without a payment one delivery is free; a second one would cost a good.
  const possible = step.paid > 0 ? left : left + (gains.length > left ? 1 : 0);
  let worth = unused;
  for (const [i, gain] of gains.slice(0, possible).entries()) worth += 0.85 * (gain - (i >= left - unused ? 1 : 0));
  for (const notable of step.served) worth += player.influence[NOTABLES[notable].guild] < TOP_LEVEL ? STEP : 0;
  if (!step.ordered && left >= 2) worth += 0.5 * orderGain(s, seat, player);
  return worth;
}

/** What each possible delivery would bring beyond its good, best first. */
function deliveryGains(s: Agra, seat: Seat, player: Player, { served }: SailorStep): number[] {
  const accessible = accessibleLevel(s);
  const gains: number[] = [];
  for (const card of s.river) {
    const facts = NOTABLES[card.id];
    if (facts.level > accessible) break;
    let onCard = 0;
    for (const markers of card.markers) onCard += markers;
    for (const [slot, good] of facts.goods.entries()) {
      if (card.seats[slot] !== null || player.goods[good] === 0) continue;
      const step = served.includes(card.id) ? 0 : STEP;
      gains.push(onCard + 1 + step + 0.6 - goodWorth(s, seat, good));
    }
  }
  return gains.filter((gain) => gain > 0).sort((a, b) => b - a);
}

function orderGain(s: Agra, seat: Seat, player: Player): number {
  let best = 0;
  for (const guild of GUILDS) {
    if (whyNotOrder(s, seat, guild) !== null) continue;
    const goods = ORDERS[guild][s.orderMarkers[guild]] ?? [];
    const cost = goods.reduce((sum, good) => sum + goodWorth(s, seat, good), 0);
    best = Math.max(best, (INFLUENCE_RUPEES[player.influence[guild]] ?? 0) + 1 - cost);
  }
  return best;
}

function botanistWorth(s: Agra, player: Player, done: readonly string[]): number {
  const cost = studyCost(player);
  const study = cost !== null && !done.includes('study') && storageValue(s, player) >= cost ? STUDY : 0;
  const uncover = !done.includes('uncover') && hasCover(player) ? COVER : 0;
  const farmers = done.includes('farmers') ? 0 : FARMERS;
  return study + uncover + farmers;
}
