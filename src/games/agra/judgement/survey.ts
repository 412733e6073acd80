/** Looks at a position once, for all that judges it. */
import type { Seat } from '../../../kernel/index.ts';
import { LAST_PIER, NOTABLES } from '../data.ts';
import type { Agra, Player } from '../state.ts';
import { readGifts, readOrders } from './demand.ts';
import { readRiver } from './river.ts';
import { AT, PRINTED, seen } from './seen.ts';

/**
 * About how many rounds a game has. What helps only later fades with the rounds, not with the end coming near: players who lost
 * it all by triggering the end would never do so. Something is always still to come.
 */
const ROUNDS = 24;
const ALWAYS_LEFT = 0.05;
/** What is in hand can be used in the turns to come, if there are any. */
const USABLE = [0, 0.75, 1] as const;

export function survey(s: Agra, seat: Seat, player: Player): void {
  readGoods(player);
  readValues(s);
  const turns = turnsToCome(s, seat);
  seen.later = USABLE[Math.min(2, turns)] ?? 1;
  seen.horizon = Math.min(Math.max(ALWAYS_LEFT, 1 - s.round / ROUNDS), turns / ROUNDS);
  seen.late = (1 - seen.horizon) * Math.max(1, s.round / ROUNDS);
  seen.bonus.fill(0);
  for (const id of player.contracts) {
    const { bonus } = NOTABLES[id];
    if (bonus !== null) seen.bonus[AT[bonus.good]] = bonus.rupees;
  }
  const sells = s.turn.seat === seat && !player.scrolls.includes('clothing');
  seen.sale = sells ? (seen.value[AT.clothing] ?? 0) + (s.boat === LAST_PIER ? 1 : 0) : 0;
  readRiver(s, seat);
  seen.asked.fill(0);
  seen.orders = 0;
  readOrders(s, player);
  readGifts(s, seat);
}

function readGoods({ goods }: Player): void {
  const { held } = seen;
  held[0] = goods.sandstone;
  held[1] = goods.wood;
  held[2] = goods.turmeric;
  held[3] = goods.cotton;
  held[4] = goods.cement;
  held[5] = goods.planks;
  held[6] = goods.curry;
  held[7] = goods.oil;
  held[8] = goods.bricks;
  held[9] = goods.paper;
  held[10] = goods.dye;
  held[11] = goods.cloth;
  held[12] = goods.statues;
  held[13] = goods.books;
  held[14] = goods.paintings;
  held[15] = goods.clothing;
}

function readValues({ prices: { price1, price2, price3 } }: Agra): void {
  const { value } = seen;
  value.set(PRINTED);
  if (price1.good !== null) value[AT[price1.good]] = price1.face;
  if (price2.good !== null) value[AT[price2.good]] = price2.face;
  if (price3.good !== null) value[AT[price3.good]] = price3.face;
}

/** Turns of a seat after the present one: about so many, or exactly so many once the end is triggered. */
export function turnsToCome(s: Agra, seat: Seat): number {
  if (s.agenda.length === 0) return 0;
  if (s.turnsLeft === null) return ROUNDS;
  const seats = s.players.length;
  const wait = (seat - s.turn.seat + seats) % seats || seats;
  return s.turnsLeft < wait ? 0 : 1 + Math.floor((s.turnsLeft - wait) / seats);
}
