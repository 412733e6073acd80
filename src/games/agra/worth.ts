/** What single things are worth to a player, in rupees: the scale of `evaluate`. */
import type { Seat } from '../../kernel/index.ts';
import { BASE_VALUE, type Good, GUILDS, NOTABLES, ORDERS, PRODUCTS } from './data.ts';
import { type Agra, type Player, playerOf } from './state.ts';
import { accessibleLevel } from './steps/notables.ts';
import { orderLimit } from './steps/river.ts';

/** What a good in storage is worth by its printed value, before anybody asks for it. */
const GOOD = [0, 0.45, 1, 1.55];
/** Each further good of a kind is worth so much of the one before it. */
const FURTHER = 0.75;
/** What it adds that a notable, an order or Akbar could take the good now. */
const WANTED = { notable: 0.25, order: 0.2, gift: 0.1 };
export const FAVOUR = 0.34;
/** A step of influence, a space of the meditation track, a favour tile. */
export const STEP = 1.05;
export const COUNTER = 1.1;
export const TILE = 0.9;

/** What one good of a kind is worth to a seat now, before the count of its kind. */
export function goodWorth(s: Agra, seat: Seat, good: Good): number {
  const player = playerOf(s, seat);
  const gift = PRODUCTS.some((slot) => slot === good && s.akbar[slot] === null) ? WANTED.gift : 0;
  return (GOOD[BASE_VALUE[good]] ?? 0) + wantedByNotables(s, good) + wantedByOrders(s, player, good) + gift;
}

/** What so many goods of a kind are worth together. */
export function kindWorth(s: Agra, seat: Seat, good: Good, count: number): number {
  return goodWorth(s, seat, good) * ((1 - FURTHER ** count) / (1 - FURTHER));
}

function wantedByNotables(s: Agra, good: Good): number {
  const accessible = accessibleLevel(s);
  for (const card of s.river) {
    const facts = NOTABLES[card.id];
    if (facts.level > accessible) return 0;
    const slot = facts.goods.indexOf(good);
    if (slot >= 0 && card.seats[slot] === null) return WANTED.notable;
  }
  return 0;
}

/** Twice as much with the other good of the order in storage. */
function wantedByOrders(s: Agra, player: Player, good: Good): number {
  for (const guild of GUILDS) {
    const order = ORDERS[guild][s.orderMarkers[guild]];
    if (order === undefined || player.influence[guild] === 0 || !order.includes(good)) continue;
    if (s.orders[guild].filter((mark) => mark !== null).length >= orderLimit(s)) continue;
    const other = order[0] === good ? order[1] : order[0];
    return player.goods[other] > 0 ? 2 * WANTED.order : WANTED.order;
  }
  return 0;
}
