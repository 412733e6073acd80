/** AG-SEC.2, AG-FT: favour actions and favour tiles. */
import type { Seat } from '../../../kernel/index.ts';
import { BASICS, FAVOUR_PRICES, FT03_VALUE, GOODS, GUILDS, PRICE_TOKENS, PRODUCTS, type Product } from '../data.ts';
import { factsOf } from '../facts.ts';
import { canMoveFarmer, moveFarmer, pushCovers, pushFarmers, removeCover } from '../farm.ts';
import { earn, gainGoods, spendGoods } from '../markers.ts';
import { type AgraMove, FAVOUR, type FavourMove } from '../moves.ts';
import { type Agra, type AgraTurn, type Player, playerOf } from '../state.ts';
import { goodValue } from '../values.ts';
import { pushExchanges, startExchange } from './exchange.ts';
import { canAddExtra, canUse, isBase, payFavours } from './favourPrices.ts';
import { advance, offerNotableSteps } from './influence.ts';
import { deliver, pushDeliveries } from './notables.ts';
import { fulfilOrder, giveGift, pushGifts, pushOrders } from './orders.ts';
import { advanceCounter } from './powers.ts';
import { askFollowers, pushArrows, transformGoods } from './processing.ts';
import { pushLying, standUp } from './workers.ts';

/** Transforms by a favour action or by meditation: one good, or two with FT11. Followed only by option (AG-5.2.4-d). */
export function transformAside(s: Agra, seat: Seat, to: Product, count: number, t: AgraTurn): void {
  if (count > 1) payFavours(s, seat, 'ft11', t);
  transformGoods(s, seat, to, count, null, t);
  if (s.rules.followAny) askFollowers(s, seat, to, t);
}

export function pushFavourActions(s: Agra, seat: Seat, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  if (player.favours < 2) return; // nothing requires less
  const { arrowFrom, topLevel } = factsOf(s);
  if (canUse(player, 'baseGood')) for (const good of BASICS) out.push(FAVOUR.baseGood[good]);
  if (canUse(player, 'baseInfluence'))
    for (const guild of GUILDS) if (player.influence[guild] < topLevel) out.push(FAVOUR.baseInfluence[guild]);
  if (canUse(player, 'baseTransform')) {
    pushArrows(s, player, FAVOUR.baseTransform, out);
    if (canAddExtra(s, seat, 'baseTransform'))
      for (const to of PRODUCTS) if (player.goods[arrowFrom[to]] > 1) out.push(FAVOUR.baseTransformTwo[to]);
  }
  for (const tile of player.tiles) if (canUse(player, tile)) pushTile(s, seat, player, tile, out);
}

function pushTile(s: Agra, seat: Seat, player: Player, tile: Player['tiles'][number], out: AgraMove[]): void {
  switch (tile) {
    case 'ft01':
      pushLying(s, seat, FAVOUR.ft01, out);
      return;
    case 'ft02':
      pushCovers(player, FAVOUR.ft02, out);
      return;
    case 'ft03': // RU-10: exactly 2
      for (const good of GOODS) if (goodValue(s, good) === FT03_VALUE) out.push(FAVOUR.ft03[good]);
      return;
    case 'ft04':
      for (const token of PRICE_TOKENS) out.push(FAVOUR.ft04[token]);
      return;
    case 'ft05':
      if (s.turn.phase === 'meditation') out.push(FAVOUR.ft05);
      return;
    case 'ft06':
      pushGifts(s, seat, FAVOUR.ft06Gift, out);
      pushOrders(s, seat, FAVOUR.ft06Order, out);
      return;
    case 'ft07':
      for (const to of PRODUCTS) {
        const count = player.goods[factsOf(s).arrowFrom[to]];
        if (count === 0 || !isOneToTwo(s, to)) continue;
        out.push(FAVOUR.ft07[to]);
        if (count > 1 && canAddExtra(s, seat, 'ft07')) out.push(FAVOUR.ft07Two[to]); // RU-11
      }
      return;
    case 'ft08':
      for (const good of GOODS) if (player.goods[good] > 0) out.push(FAVOUR.ft08[good]);
      return;
    case 'ft09':
      pushFarmers(s, player, FAVOUR.ft09, out);
      return;
    case 'ft12':
      pushDeliveries(s, seat, 'byFavour', out);
      return;
    case 'ft13':
      if (player.counter < factsOf(s).lastSpace) out.push(FAVOUR.ft13);
      return;
    case 'ft14':
      pushExchanges(s, player, FAVOUR.ft14, out);
      return;
    case 'ft10': // declared with the space (RU-33)
    case 'ft11': // added to a transformation
      return;
  }
}

/** AG-FT07: an arrow from a good worth 1 to a good worth 2. */
function isOneToTwo(s: Agra, to: Product): boolean {
  return goodValue(s, factsOf(s).arrowFrom[to]) === 1 && goodValue(s, to) === 2;
}

export function favourAction(s: Agra, seat: Seat, move: FavourMove, t: AgraTurn): void {
  payFavours(s, seat, move.action, t);
  switch (move.action) {
    case 'baseGood':
      gainGoods(s, seat, move.good, 1, 'favour', t); // RU-29
      return;
    case 'baseInfluence':
      advance(s, seat, move.guild, t); // RU-39: paid, so not declined
      return;
    case 'baseTransform':
    case 'ft07':
      transformAside(s, seat, move.to, move.count, t);
      return;
    case 'ft01':
      standUp(s, seat, move.space, t);
      return;
    case 'ft02':
      removeCover(s, seat, move.cover, t);
      return;
    case 'ft03':
      gainGoods(s, seat, move.good, 1, 'favour', t);
      return;
    case 'ft04':
      s.agenda.push({ kind: 'price', seat, token: move.token });
      return;
    case 'ft05':
      s.turn.points++; // RU-04: not generated by workers
      t.emit({ is: 'points', seat, points: 1, by: 'ft05' });
      return;
    case 'ft06':
      if ('gift' in move) giveGift(s, seat, move.gift, move.gift, t);
      else fulfilOrder(s, seat, move.order, t);
      return;
    case 'ft08':
      spendGoods(s, seat, move.good, 1, 'sale', t);
      earn(s, seat, goodValue(s, move.good), 'sale', t);
      return;
    case 'ft09':
      moveFarmer(s, seat, move.side, move.to, t);
      if (canMoveFarmer(s, playerOf(s, seat))) s.agenda.push({ kind: 'farmers', seat });
      return;
    case 'ft12':
      deliverWithStep(s, seat, move.to, move.good, t); // ED-39
      return;
    case 'ft13':
      advanceCounter(s, seat, t);
      return;
    case 'ft14':
      startExchange(s, seat, move.good);
      return;
  }
}

/** AG-7.5-b: a delivery whose influence step comes after it and its evaluation. */
export function deliverWithStep(
  s: Agra,
  seat: Seat,
  to: Parameters<typeof deliver>[2],
  good: Parameters<typeof deliver>[3],
  t: AgraTurn,
): void {
  offerNotableSteps(s, seat, [to]);
  deliver(s, seat, to, good, 1, t);
}

/** The rule that forbids a favour action. */
export function whyNotFavour(s: Agra, seat: Seat, move: FavourMove): string {
  const player = playerOf(s, seat);
  const price = FAVOUR_PRICES[move.action];
  const rule = isBase(move.action) ? 'AG-SEC.2-c' : `AG-${String(move.action).toUpperCase()}`;
  if (price === undefined) return 'AG-SEC.2-a';
  if (player.onActions.includes(move.action)) return 'AG-SEC.2-a';
  if (player.favours < price.require) return 'AG-SEC.2-b';
  if (move.action === 'ft06' && 'order' in move) return 'AG-6.3.2';
  return s.turn.seat === seat ? rule : 'AG-SEC.2-h';
}
