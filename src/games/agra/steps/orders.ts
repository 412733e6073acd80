/** AG-6.3: gifts to Akbar and guild orders. */
import type { Seat } from '../../../kernel/index.ts';
import { COLUMN_SIZE, type Good, GUILDS, type Guild } from '../data.ts';
import { factsOf } from '../facts.ts';
import { earn } from '../markers.ts';
import type { AgraMove } from '../moves.ts';
import { type Agra, type AgraTurn, type Mark, playerOf } from '../state.ts';
import { advance } from './influence.ts';
import { deliveryBonus } from './notables.ts';
import { orderLimit } from './river.ts';
import { triggerEnd } from './turn.ts';

/** AG-2.4-d, AG-6.3.2-f: the first uncovered order from a place downwards, wrapping to the top; below a full column. */
export function nextUncovered(column: readonly Mark[], from: number): number {
  for (let i = 0; i < COLUMN_SIZE; i++) {
    const place = (from + i) % COLUMN_SIZE;
    if (column[place] === null) return place;
  }
  return COLUMN_SIZE;
}

/** AG-6.3.1-a: the gifts of goods in storage whose place is free. */
export function pushGifts(s: Agra, seat: Seat, moves: Readonly<Record<Good, AgraMove>>, out: AgraMove[]): void {
  const { goods } = playerOf(s, seat);
  for (const good of factsOf(s).giftGoods) if (goods[good] > 0 && s.akbar[good] === null) out.push(moves[good]);
}

/** A good's marker goes to Akbar for the rest of the game; `slot` is of another kind only with AG-N20. */
export function giveGift(s: Agra, seat: Seat, good: Good, slot: Good, t: AgraTurn): void {
  playerOf(s, seat).goods[good]--;
  s.akbar[slot] = seat;
  t.emit({ is: 'gift', seat, good, slot });
  deliveryBonus(s, seat, good, 1, t); // RU-32: by the good's own kind
}

/** The rule of AG-6.3.2-a to -d that forbids the open order of a guild; null: it may be fulfilled. */
export function whyNotOrder(s: Agra, seat: Seat, guild: Guild): string | null {
  const player = playerOf(s, seat);
  // A refusal may be about a guild that there is not: it has no open order either.
  const goods = GUILDS.includes(guild) ? factsOf(s).orders[guild][s.orderMarkers[guild]] : undefined;
  if (goods === undefined) return 'AG-6.3.2-a';
  let covered = 0;
  for (const mark of s.orders[guild]) if (mark !== null) covered++;
  if (covered >= orderLimit(s)) return 'AG-6.3.2-b';
  if (player.influence[guild] < 1) return 'AG-6.3.2-c';
  return player.goods[goods[0]] > 0 && player.goods[goods[1]] > 0 ? null : 'AG-6.3.2-d';
}

export function pushOrders(s: Agra, seat: Seat, moves: Readonly<Record<Guild, AgraMove>>, out: AgraMove[]): void {
  for (const guild of GUILDS) if (whyNotOrder(s, seat, guild) === null) out.push(moves[guild]);
}

export function fulfilOrder(s: Agra, seat: Seat, guild: Guild, t: AgraTurn): void {
  const player = playerOf(s, seat);
  const place = s.orderMarkers[guild];
  const goods = factsOf(s).orders[guild][place];
  if (goods === undefined) throw new Error(`no open order of the ${guild}`);
  for (const good of goods) player.goods[good]--;
  player.supply += goods.length - 1; // AG-6.3.2-e: both to the supply, one from it onto the order
  s.orders[guild][place] = seat;
  t.emit({ is: 'order', seat, guild, place });
  for (const good of goods) deliveryBonus(s, seat, good, 1, t);
  s.orderMarkers[guild] = nextUncovered(s.orders[guild], place);
  if (s.orderMarkers[guild] === COLUMN_SIZE) triggerEnd(s, t); // AG-6.3.2-h
  // AG-6.3.2-g: who is not ahead gets one rupee less and a step
  const level = player.influence[guild];
  const rupees = factsOf(s).influenceRupees[level] ?? 0;
  const behind = s.players.some((other) => other.influence[guild] > level);
  earn(s, seat, behind ? rupees - 1 : rupees, 'order', t);
  if (behind) advance(s, seat, guild, t);
}
