/** What orders and Akbar ask for, and how much of it is there. */
import type { Seat } from '../../../kernel/index.ts';
import { GUILDS } from '../data.ts';
import { factsOf } from '../facts.ts';
import { RATES } from '../rates.ts';
import { giftRupees, giftsOf } from '../score.ts';
import type { Agra, Player } from '../state.ts';
import { orderLimit } from '../steps/river.ts';
import { askedAt } from './asked.ts';
import { AT, seen } from './seen.ts';

/** How much of an order is there with one of its two goods. */
const HALF_ORDER = 0.35;
/** Without a step on the track an order is a plan for later. */
const NO_INFLUENCE = 0.5;
/** An order brings more than its rupees: its marker counts at the end. */
const ORDER_MARKER = 1.2;
/** A gift, while there is time for more of them. */
const GIFT = 1.9;
const GIFT_IN_REACH = 0.5;

export function isColumnOpen(s: Agra, guild: (typeof GUILDS)[number]): boolean {
  let covered = 0;
  for (const mark of s.orders[guild]) if (mark !== null) covered++;
  return covered < orderLimit(s);
}

export function readOrders(s: Agra, player: Player): void {
  const { held, asked } = seen;
  const { influenceRupees } = factsOf(s);
  const { orders } = askedAt(s);
  for (const guild of GUILDS) {
    const goods = orders[guild][s.orderMarkers[guild]];
    if (goods === undefined || !isColumnOpen(s, guild)) continue;
    const level = player.influence[guild];
    const worth = ((influenceRupees[Math.max(1, level)] ?? 0) + ORDER_MARKER) * (level === 0 ? NO_INFLUENCE : 1);
    const [one, two] = goods;
    const hasOne = (held[one] ?? 0) > 0;
    const hasTwo = (held[two] ?? 0) > 0;
    if (hasOne && hasTwo) seen.orders += worth;
    else if (hasOne || hasTwo) seen.orders += HALF_ORDER * worth;
    asked[one] = (asked[one] ?? 0) + RATES.orders * worth * (hasTwo ? 1 - HALF_ORDER : HALF_ORDER);
    asked[two] = (asked[two] ?? 0) + RATES.orders * worth * (hasOne ? 1 - HALF_ORDER : HALF_ORDER);
  }
}

/** Gifts bring more the more there are; while there is time each counts as one of several. */
export function giftsWorth(gifts: number): number {
  const now = giftRupees(gifts);
  return now + seen.later * Math.max(0, GIFT * gifts - now);
}

export function readGifts(s: Agra, seat: Seat): void {
  const { held, asked } = seen;
  seen.gifts = giftsOf(s, seat);
  seen.nextGift = giftsWorth(seen.gifts + 1) - giftsWorth(seen.gifts);
  const worth = GIFT_IN_REACH * seen.nextGift;
  for (const good of factsOf(s).giftGoods) {
    if (s.akbar[good] !== null) continue;
    const place = AT[good];
    asked[place] = (asked[place] ?? 0) + RATES.orders * worth;
    if ((held[place] ?? 0) > 0) seen.orders += worth;
  }
}
