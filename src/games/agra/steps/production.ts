/** AG-6.2.2.2: production, and the Dyer after it. */
import type { Seat } from '../../../kernel/index.ts';
import { type Basic, DYER, type Good, ROWS } from '../data.ts';
import { factsOf } from '../facts.ts';
import { production } from '../farm.ts';
import { canRelease, gainGoods, spendGoods } from '../markers.ts';
import { DONE, DYE, isAnyTime, PRODUCE } from '../moves.ts';
import { type Agra, type Ask, owns, type Player, playerOf } from '../state.ts';
import { goodValue } from '../values.ts';
import { anyTimeAnswer, hasAnyTime, pushAnyTime, whyNotAnyTime } from './anytime.ts';

/** AG-N04, AG-N05: one more of two kinds each, also with a production of 0 (RU-28). */
export function mostProduced(s: Agra, player: Player, good: Basic): number {
  const helper = good === 'sandstone' || good === 'wood' ? 'mahout' : 'khatib';
  return production(player, good, factsOf(s).farm) + (owns(player, helper) ? 1 : 0);
}

/** The question is skipped where nothing can be produced, not even after a release (RU-01), and nothing else be done either. */
export function startProduction(s: Agra, seat: Seat, good: Basic): void {
  const player = playerOf(s, seat);
  const markers = player.supply > 0 || canRelease(player, null);
  if ((mostProduced(s, player, good) > 0 && markers) || hasAnyTime(s, seat))
    s.agenda.push({ kind: 'produce', seat, good });
}

/** AG-6.2.2.2-a: as many as the farm gives, or fewer (ED-45); limited by the markers. */
export const produce: Ask<'produce'> = {
  moves(s, { good }, seat, out) {
    const player = playerOf(s, seat);
    const most = Math.min(mostProduced(s, player, good), player.supply);
    for (let count = 0; count <= most; count++) {
      const move = PRODUCE[count];
      if (move) out.push(move);
    }
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat, good } = step;
    if (isAnyTime(move)) {
      s.agenda.push(step);
      anyTimeAnswer(s, seat, move, t);
    }
    if (move.do !== 'produce') return;
    gainGoods(s, seat, good, move.count, 'production', t);
    if (move.count >= DYER.returns && owns(playerOf(s, seat), 'dyer') && dyes(s, good).length > 0)
      s.agenda.push({ kind: 'dyer', seat, good });
  },
  why(s, { good }, seat, move) {
    if (move.do !== 'produce') return whyNotAnyTime(s, seat, move);
    return move.count > mostProduced(s, playerOf(s, seat), good) ? 'AG-5.2.3-b' : 'AG-5.2-b';
  },
};

/** AG-N07-a: goods of the same row worth at most 2 (exactly 2 by option), but for the produced one. */
function dyes(s: Agra, good: Good): Good[] {
  const row = ROWS.find((goods) => goods.includes(good)) ?? [];
  return row.filter((other) => {
    const value = goodValue(s, other);
    return other !== good && (s.rules.dyerExact ? value === DYER.value : value <= DYER.value);
  });
}

/** AG-N07-a: two of the goods just produced for one other. */
export const dyer: Ask<'dyer'> = {
  moves(s, { good }, seat, out) {
    if (playerOf(s, seat).goods[good] >= DYER.returns) for (const other of dyes(s, good)) out.push(DYE[other]);
    out.push(DONE);
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat, good } = step;
    if (isAnyTime(move)) {
      s.agenda.push(step);
      anyTimeAnswer(s, seat, move, t);
    }
    if (move.do !== 'dye') return;
    spendGoods(s, seat, good, DYER.returns, 'dyer', t);
    gainGoods(s, seat, move.good, 1, 'dyer', t);
  },
  why: (s, _step, seat, move) => (move.do === 'dye' ? 'AG-N07-a' : whyNotAnyTime(s, seat, move)),
};
