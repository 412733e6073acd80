/** AG-6.1: the meditation phase. It ends with the choice of a space, which is offered in the same question. */
import type { Seat } from '../../../kernel/index.ts';
import {
  FRENCH_DELIVERY_COST,
  GOODS,
  type Good,
  MEDITATION_COST,
  type Meditation,
  MOSAIC_COST,
  type Notable,
  PRODUCTS,
  STANDINGS,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { moveFarmer, pushCovers, pushFarmers, removeCover } from '../farm.ts';
import { type AgraMove, isAnyTime, MEDITATE, type MeditateMove, MOSAIC, STANDING } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, type Player, playerOf } from '../state.ts';
import { goodValue } from '../values.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { mayExchange, startExchange } from './exchange.ts';
import { canAddExtra } from './favourPrices.ts';
import { deliverWithStep, transformAside } from './favours.ts';
import { accessibleLevel, deliveriesAt } from './notables.ts';
import { enter, pushPlaces, whyNotPlace } from './place.ts';
import { layCook, layDown, mosaicFavours, pushLays } from './points.ts';
import { mayUse } from './turn.ts';

export const meditation: Ask<'meditation'> = {
  moves(s, { standings }, seat, out) {
    const player = playerOf(s, seat);
    if (standings < STANDINGS) out.push(STANDING); // RU-59
    pushLays(s, seat, player, out);
    if (s.turn.points > 0) pushMeditations(s, seat, player, out);
    pushPlaces(s, seat, out);
    pushAnyTime(s, seat, out);
  },

  answer(s, step, move, t) {
    const { seat } = step;
    if (move.do === 'place' || move.do === 'placeFree') {
      endPhase(s, t);
      enter(s, seat, move, t);
      return;
    }
    if (move.do === 'standing') {
      s.agenda.push({ ...step, standings: step.standings + 1 }, { kind: 'standing', seat });
      return;
    }
    s.agenda.push(step); // AG-6.1.1-e: generating and spending may alternate
    if (isAnyTime(move)) anyTimeAnswer(s, seat, move, t);
    else if (move.do === 'lay') layDown(s, seat, move.space, t);
    else if (move.do === 'layCook') layCook(s, seat, t);
    else if (move.do === 'mosaic') mosaicFavours(s, seat, move.favours, t);
    else if (move.do === 'meditate') meditate(s, seat, move, t);
  },

  why(s, _step, seat, move) {
    switch (move.do) {
      case 'lay':
        return 'AG-6.1.1-a';
      case 'layCook':
        return 'AG-N08-b';
      case 'mosaic':
        return 'AG-N15-b';
      case 'meditate':
        return whyNotMeditate(s, seat, move);
      case 'standing':
        return 'AG-UX-b';
      case 'deliver':
        return 'AG-7.3-a';
      case 'place':
      case 'placeFree':
        return whyNotPlace(s, seat, move);
      default:
        return whyNotAnyTime(s, seat, move);
    }
  },
};

/** AG-6.1.2: what the points in hand can pay for, but for the action under the marker. */
function pushMeditations(s: Agra, seat: Seat, player: Player, out: AgraMove[]): void {
  const { points } = s.turn;
  if (s.blocked !== 'deliver') pushMeditationDeliveries(s, player, out);
  if (s.blocked !== 'transform') pushTransformations(s, seat, player, out);
  if (s.blocked !== 'removeCover' && points >= MEDITATION_COST.removeCover)
    pushCovers(player, MEDITATE.removeCover, out);
  if (s.blocked !== 'exchange')
    for (const good of GOODS)
      if (player.goods[good] > 0 && goodValue(s, good) <= points && mayExchange(s, player, good))
        out.push(MEDITATE.exchange[good]);
  pushFarmers(s, player, MEDITATE.moveFarmer, out); // AG-6.1.2-e: one point, never blocked
  if (mayUse(s, seat, 'mosaicMaker')) {
    out.push(MOSAIC.one);
    if (points >= MOSAIC_COST[2]) out.push(MOSAIC.two);
  }
}

/** AG-6.1.2-a: points for one more good to a notable; null: it cannot be served by meditation any more (RU-38, RU-55). */
function deliveryCost(s: Agra, to: Notable): number | null {
  if (!s.rules.severalGoodsByMeditation) return MEDITATION_COST.deliver;
  if (!s.turn.meditated.includes(to)) return FRENCH_DELIVERY_COST[0];
  return s.turn.serving === to ? (FRENCH_DELIVERY_COST[s.turn.servedGoods] ?? null) : null;
}

function pushMeditationDeliveries(s: Agra, player: Player, out: AgraMove[]): void {
  const accessible = accessibleLevel(s);
  const { notables } = factsOf(s);
  const moves = deliveriesAt(s).byMeditation;
  for (const { id, seats } of s.river) {
    const facts = notables[id];
    if (facts.level > accessible) break; // the river is sorted by number, and so by level
    const cost = deliveryCost(s, id);
    if (cost === null || cost > s.turn.points) continue;
    for (const [slot, good] of facts.goods.entries()) {
      const move = moves[id][slot];
      if (move && seats[slot] === null && player.goods[good] > 0) out.push(move);
    }
  }
}

/** AG-6.1.2-b: the value of the target; one more good with FT11. */
function pushTransformations(s: Agra, seat: Seat, player: Player, out: AgraMove[]): void {
  const extra = canAddExtra(s, seat, null);
  const { arrowFrom } = factsOf(s);
  for (const to of PRODUCTS) {
    const count = player.goods[arrowFrom[to]];
    if (count === 0 || goodValue(s, to) > s.turn.points) continue;
    out.push(MEDITATE.transform[to]);
    if (extra && count > 1) out.push(MEDITATE.transformTwo[to]);
  }
}

function meditate(s: Agra, seat: Seat, move: MeditateMove, t: AgraTurn): void {
  const cost = costOf(s, move);
  s.turn.points -= cost;
  if (move.action !== 'deliver') s.turn.serving = null;
  if (move.action !== 'moveFarmer') s.turn.lastOuter = move.action;
  t.emit({ is: 'meditated', seat, action: move.action, points: cost });
  switch (move.action) {
    case 'deliver':
      noteDelivery(s, move.to);
      deliverWithStep(s, seat, move.to, move.good, t);
      return;
    case 'transform':
      transformAside(s, seat, move.to, move.count, t);
      return;
    case 'removeCover':
      removeCover(s, seat, move.cover, t);
      return;
    case 'exchange':
      startExchange(s, seat, move.good);
      return;
    case 'moveFarmer':
      moveFarmer(s, seat, move.side, move.to, t);
      return;
  }
}

function costOf(s: Agra, move: MeditateMove): number {
  switch (move.action) {
    case 'deliver':
      return deliveryCost(s, move.to) ?? MEDITATION_COST.deliver;
    case 'transform':
      return goodValue(s, move.to);
    case 'exchange':
      return goodValue(s, move.good);
    default:
      return MEDITATION_COST[move.action];
  }
}

function noteDelivery(s: Agra, to: Notable): void {
  const { turn } = s;
  turn.servedGoods = turn.serving === to ? turn.servedGoods + 1 : 1;
  turn.serving = to;
  if (!turn.meditated.includes(to)) turn.meditated.push(to);
}

/** AG-6.1.3-a, AG-6.1.1-f */
function endPhase(s: Agra, t: AgraTurn): void {
  const { turn } = s;
  if (turn.lastOuter !== null && turn.lastOuter !== s.blocked) {
    s.blocked = turn.lastOuter;
    t.emit({ is: 'circle', action: s.blocked });
  }
  turn.points = 0;
  turn.phase = 'action';
}

const RULE_OF: Readonly<Record<Meditation, string>> = {
  deliver: 'AG-6.1.2-a',
  transform: 'AG-6.1.2-b',
  removeCover: 'AG-6.1.2-c',
  exchange: 'AG-6.1.2-d',
  moveFarmer: 'AG-6.1.2-e',
};

function whyNotMeditate(s: Agra, seat: Seat, move: MeditateMove): string {
  if (move.action === s.blocked) return 'AG-6.1.3-a';
  const good: Good | null = move.action === 'deliver' ? move.good : null;
  if (good !== null && playerOf(s, seat).goods[good] === 0) return 'AG-7.2-a';
  return RULE_OF[move.action] ?? 'AG-6.1.2';
}
