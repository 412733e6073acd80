/** AG-7.1: the boat goes down the river, and each pier has its event. */
import type { Seat } from '../../../kernel/index.ts';
import {
  BOAT_MOVES_WHEN,
  GOODS,
  LAST_PIER,
  ORDER_LIMIT_AT_PIER,
  PIER_COTTON_FAVOURS_MAX,
  PIER_FAVOURS,
  PIER_GOOD_VALUE_BY_COTTON,
  PRICE_TOKENS,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { canRelease, gainFavours, gainGoods } from '../markers.ts';
import { TAKE } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, others, playerOf, type Silent } from '../state.ts';
import { goodValue } from '../values.ts';
import { insideChain } from './refusal.ts';
import { triggerEnd } from './turn.ts';

/** The limit of orders in a column: it rises with the boat (AG-2.1-i, AG-7.1-e, -f, -h). */
export function orderLimit(s: Agra): number {
  return ORDER_LIMIT_AT_PIER[s.boat - 1] ?? 0;
}

/** AG-7.4-e: one more contract of this level; the fourth level triggers the end (RU-22). */
export const fulfilled: Silent<'fulfilled'> = {
  run(s, { level }, t) {
    s.fulfilled[level - 1] = (s.fulfilled[level - 1] ?? 0) + 1;
    if (level === 4) triggerEnd(s, t); // AG-8.1
    s.agenda.push({ kind: 'boat' });
  },
};

/** AG-7.1-b: as soon as the threshold is met, and looked at again after each move (RU-16). */
export const boat: Silent<'boat'> = {
  run(s, step, t) {
    const next = BOAT_MOVES_WHEN[s.boat - 1];
    if (next === undefined) return;
    const needed = s.boat === 3 ? s.rules.pier3Contracts : next.fulfilled; // AG-7.1-g
    if ((s.fulfilled[next.level - 1] ?? 0) < needed) return;
    s.boat++;
    t.emit({ is: 'boat', pier: s.boat, limit: orderLimit(s) });
    s.agenda.push(step);
    pierEvent(s, t);
  },
};

/** AG-INT-a: clockwise, starting with the active player. */
function clockwise(s: Agra): Seat[] {
  return [s.turn.seat, ...others(s, s.turn.seat)];
}

function pierEvent(s: Agra, t: AgraTurn): void {
  switch (s.boat) {
    case 2:
      buildBuildersSite(s, t);
      break;
    case 3:
      s.agenda.push({ kind: 'cottonFavours' }, { kind: 'merchantMoves' }); // AG-7.1-e: he moves first
      break;
    case 4:
      returnPriceTokens(s, t); // AG-7.1-f
      for (const seat of clockwise(s)) gainFavours(s, seat, PIER_FAVOURS, 'pier', t);
      break;
    case 5:
      for (const seat of clockwise(s).reverse()) s.agenda.push({ kind: 'pierGoods', player: seat }); // AG-7.1-h
      break;
    case LAST_PIER:
      triggerEnd(s, t); // AG-7.1-i
      break;
  }
}

/** AG-7.1-d: built without bonus, worker or transformation; RU-43: nothing to build where it is built already. */
function buildBuildersSite(s: Agra, t: AgraTurn): void {
  if (s.builder === null) return;
  if (!s.built[s.builder]) {
    s.built[s.builder] = true;
    t.emit({ is: 'built', seat: null, site: s.builder });
  }
  s.agenda.push({ kind: 'builderMoves', from: s.builder });
}

function returnPriceTokens(s: Agra, t: AgraTurn): void {
  const { priceFaces } = factsOf(s);
  for (const token of PRICE_TOKENS) s.prices[token] = { good: null, face: priceFaces[token][0] };
  t.emit({ is: 'pricesReturned' });
}

/** AG-7.1-e: one favour for each cotton, at most three. */
export const cottonFavours: Silent<'cottonFavours'> = {
  run(s, _step, t) {
    for (const seat of clockwise(s))
      gainFavours(s, seat, Math.min(playerOf(s, seat).goods.cotton, PIER_COTTON_FAVOURS_MAX), 'pier', t);
  },
};

/** AG-7.1-h: by the cotton in storage, which is not spent. RU-45: outside one's turn nothing is asked without a marker. */
export const pierGoods: Silent<'pierGoods'> = {
  run(s, { player: seat }, t) {
    const player = playerOf(s, seat);
    const most = PIER_GOOD_VALUE_BY_COTTON.length - 1;
    const value = PIER_GOOD_VALUE_BY_COTTON[Math.min(player.goods.cotton, most)] ?? 0;
    const asked = player.supply > 0 || (seat === s.turn.seat && canRelease(player, null));
    if (asked) s.agenda.push({ kind: 'pierGood', seat, value });
    else t.emit({ is: 'lost', seat, what: 'good', count: 1 });
  },
};

/** RU-10: exactly this value, by the prices of now. */
export const pierGood: Ask<'pierGood'> = {
  moves(s, { value }, _seat, out) {
    for (const good of GOODS) if (goodValue(s, good) === value) out.push(TAKE[good]);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'take') gainGoods(s, seat, move.good, 1, 'pier', t); // RU-29
  },
  why: insideChain('AG-7.1-h'),
};
