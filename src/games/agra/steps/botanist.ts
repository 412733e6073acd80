/** AG-BOT: up to two different ones of meditating, removing a cover tile and moving farmers. */
import { BOTANIST_ACTIONS, GOODS } from '../data.ts';
import { factsOf } from '../facts.ts';
import { canMoveFarmer, moveFarmer, pushCovers, pushFarmers, removeCover } from '../farm.ts';
import { spendGoods } from '../markers.ts';
import { DONE, FARMER, isAnyTime, PAY, STUDY, UNCOVER } from '../moves.ts';
import { type Agra, type Ask, type BotanistStep, type Player, playerOf } from '../state.ts';
import { goodValue, storageValue } from '../values.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { advanceCounter } from './powers.ts';
import { insideChain } from './refusal.ts';

/** AG-BOT-a: from the space of the counter to the next; null on the last one. */
export function studyCost(s: Agra, player: Player): number | null {
  return factsOf(s).stepCost[player.counter - 1] ?? null;
}

export const botanist: Ask<'botanist'> = {
  moves(s, { done }, seat, out) {
    const player = playerOf(s, seat);
    const cost = studyCost(s, player);
    if (cost !== null && !done.includes('study') && storageValue(s, player) >= cost) out.push(STUDY);
    if (!done.includes('uncover')) pushCovers(player, UNCOVER, out); // AG-BOT-b
    if (!done.includes('farmers')) pushFarmers(s, player, FARMER, out); // AG-BOT-c
    out.push(DONE);
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat } = step;
    switch (move.do) {
      case 'study':
        pushRest(s, step, 'study');
        s.agenda.push({ kind: 'study', seat, paid: 0 });
        return;
      case 'uncover':
        pushRest(s, step, 'uncover');
        removeCover(s, seat, move.cover, t);
        return;
      case 'farmer':
        pushRest(s, step, 'farmers');
        moveFarmer(s, seat, move.side, move.to, t);
        if (canMoveFarmer(s, playerOf(s, seat))) s.agenda.push({ kind: 'farmers', seat });
        return;
      case 'done':
        return;
      default:
        s.agenda.push(step);
        if (isAnyTime(move)) anyTimeAnswer(s, seat, move, t);
    }
  },
  why(s, _step, seat, move) {
    switch (move.do) {
      case 'study':
        return 'AG-BOT-a';
      case 'uncover':
        return 'AG-BOT-b';
      case 'farmer':
        return 'AG-5.2.3-c';
      default:
        return whyNotAnyTime(s, seat, move);
    }
  },
};

/** The question comes back while another of the three may be done. */
function pushRest(s: Agra, step: BotanistStep, now: BotanistStep['done'][number]): void {
  const done = [...step.done, now];
  if (done.length < BOTANIST_ACTIONS) s.agenda.push({ ...step, done });
}

/** AG-BOT-a: goods worth the cost together, one after the other; no change is given. */
export const study: Ask<'study'> = {
  moves(s, _step, seat, out) {
    const player = playerOf(s, seat);
    for (const good of GOODS) if (player.goods[good] > 0) out.push(PAY[good]);
  },
  answer(s, { seat, paid }, move, t) {
    if (move.do !== 'pay') return;
    const player = playerOf(s, seat);
    const total = paid + goodValue(s, move.good);
    spendGoods(s, seat, move.good, 1, 'study', t);
    if (total < (studyCost(s, player) ?? 0)) s.agenda.push({ kind: 'study', seat, paid: total });
    else advanceCounter(s, seat, t);
  },
  why: insideChain((s, _step, seat) => (playerOf(s, seat).counter >= factsOf(s).lastSpace ? 'AG-BOT-a' : 'AG-5.2-b')),
};

/** AG-BOT-c, AG-FT09: the second farmer move, of any farmer. */
export const farmers: Ask<'farmers'> = {
  moves(s, _step, seat, out) {
    pushFarmers(s, playerOf(s, seat), FARMER, out);
    out.push(DONE);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'farmer') moveFarmer(s, seat, move.side, move.to, t);
  },
  why: insideChain('AG-5.2.3-c'),
};

/** AG-BB2: a cover tile by a bonus tile. */
export const cover: Ask<'cover'> = {
  moves(s, _step, seat, out) {
    pushCovers(playerOf(s, seat), UNCOVER, out);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'uncover') removeCover(s, seat, move.cover, t);
  },
  why: insideChain('AG-BB2'),
};
