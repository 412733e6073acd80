/** One good for another of exactly equal value: by meditation, FT14 or the English Trader. */
import type { Seat } from '../../../kernel/index.ts';
import { GOODS, type Good } from '../data.ts';
import { gainGoods, spendGoods } from '../markers.ts';
import { type AgraMove, TAKE } from '../moves.ts';
import type { Agra, Ask, Player } from '../state.ts';
import { goodValue } from '../values.ts';
import { insideChain } from './refusal.ts';

/** Whether another good has the same value (one that is worth 4 may be alone). */
function hasEqual(s: Agra, good: Good): boolean {
  const value = goodValue(s, good);
  for (const other of GOODS) if (other !== good && goodValue(s, other) === value) return true;
  return false;
}

export function mayExchange(s: Agra, player: Player, good: Good): boolean {
  return player.goods[good] > 0 && hasEqual(s, good);
}

/** The goods that could be given. */
export function pushExchanges(s: Agra, player: Player, moves: Readonly<Record<Good, AgraMove>>, out: AgraMove[]): void {
  for (const good of GOODS) if (player.goods[good] > 0 && hasEqual(s, good)) out.push(moves[good]);
}

export function startExchange(s: Agra, seat: Seat, good: Good): void {
  s.agenda.push({ kind: 'exchange', seat, good });
}

export const exchange: Ask<'exchange'> = {
  moves(s, { good }, _seat, out) {
    const value = goodValue(s, good);
    for (const other of GOODS) if (other !== good && goodValue(s, other) === value) out.push(TAKE[other]);
  },
  answer(s, { seat, good }, move, t) {
    if (move.do !== 'take') return;
    spendGoods(s, seat, good, 1, 'exchange', t);
    gainGoods(s, seat, move.good, 1, 'exchange', t);
  },
  why: insideChain('AG-6.1.2-d'),
};
