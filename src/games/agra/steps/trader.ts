/** AG-TRA: an exchange of goods at a loss, and a price token. */
import { GOODS, PRICE_TOKENS, TRADER_GIVES_MAX, TRADER_LOSS } from '../data.ts';
import { gainGoods, spendGoods } from '../markers.ts';
import { type AgraMove, DONE, GIVE, isAnyTime, TAKE, TOKEN } from '../moves.ts';
import { type Agra, type Ask, type Player, playerOf, type TradeStep } from '../state.ts';
import { goodValue, pushPrices } from '../values.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { insideChain } from './refusal.ts';

function goodsInStorage(player: Player): number {
  let count = 0;
  for (const good of GOODS) count += player.goods[good];
  return count;
}

/** AG-TRA-b: both halves are optional, in either order. */
export const trader: Ask<'trader'> = {
  moves(s, { traded, priced }, seat, out) {
    const player = playerOf(s, seat);
    if (!traded) pushGives(s, player, out);
    if (!priced) for (const token of PRICE_TOKENS) out.push(TOKEN[token]);
    out.push(DONE);
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat } = step;
    switch (move.do) {
      case 'give':
        s.agenda.push({ ...step, traded: true });
        s.agenda.push({ kind: 'trade', seat, given: 1, worth: goodValue(s, move.good), taken: 0, goods: 0 });
        spendGoods(s, seat, move.good, 1, 'trader', t);
        return;
      case 'token':
        s.agenda.push({ ...step, priced: true }, { kind: 'price', seat, token: move.token });
        return;
      case 'done':
        return;
      default:
        s.agenda.push(step);
        if (isAnyTime(move)) anyTimeAnswer(s, seat, move, t);
    }
  },
  why(s, { traded }, seat, move) {
    if (move.do === 'give') return traded ? 'AG-TRA-b' : 'AG-TRA-a';
    return move.do === 'token' ? 'AG-TRA-b' : whyNotAnyTime(s, seat, move);
  },
};

/** AG-TRA-a: a single good worth 1 buys nothing, so there must be a second one to give. */
function pushGives(s: Agra, player: Player, out: AgraMove[]): void {
  const several = goodsInStorage(player) > 1;
  for (const good of GOODS)
    if (player.goods[good] > 0 && (several || goodValue(s, good) > TRADER_LOSS)) out.push(GIVE[good]);
}

/** What may still be taken: X - 1, less what was taken (RU-09). */
function budget({ worth, taken }: TradeStep): number {
  return worth - TRADER_LOSS - taken;
}

/** The exchange, good by good: first all that is given, then what is taken. Nothing comes between (values are read once). */
export const trade: Ask<'trade'> = {
  moves(s, step, seat, out) {
    const player = playerOf(s, seat);
    if (step.goods === 0 && step.given < TRADER_GIVES_MAX)
      for (const good of GOODS) if (player.goods[good] > 0) out.push(GIVE[good]);
    pushTakes(s, step, player, out);
    if (step.goods > 0) out.push(DONE);
  },
  answer(s, step, move, t) {
    const { seat } = step;
    if (move.do === 'give') {
      s.agenda.push({ ...step, given: step.given + 1, worth: step.worth + goodValue(s, move.good) });
      spendGoods(s, seat, move.good, 1, 'trader', t);
    } else if (move.do === 'take') {
      const next = { ...step, taken: step.taken + goodValue(s, move.good), goods: step.goods + 1 };
      gainGoods(s, seat, move.good, 1, 'trader', t);
      // It is over by itself when nothing more can be taken.
      if (budget(next) > 0 && playerOf(s, seat).supply > 0) s.agenda.push(next);
    }
  },
  why: insideChain<TradeStep>((_s, step, _seat, move) =>
    move.do === 'take' && budget(step) > 0 ? 'AG-TRA-c' : 'AG-TRA-a',
  ),
};

function pushTakes(s: Agra, step: TradeStep, player: Player, out: AgraMove[]): void {
  if (player.supply === 0) return;
  const most = budget(step);
  for (const good of GOODS) if (goodValue(s, good) <= most) out.push(TAKE[good]);
}

/** AG-5.2.1-d: where the chosen token goes, and with which face. */
export const price: Ask<'price'> = {
  moves(s, { token }, _seat, out) {
    pushPrices(s, token, out);
  },
  answer(s, { seat, token }, move, t) {
    if (move.do !== 'price') return;
    s.prices[token] = { good: move.good, face: move.face };
    t.emit({ is: 'priced', seat, token, good: move.good, face: move.face });
  },
  why: insideChain('AG-5.2.1-b'),
};
