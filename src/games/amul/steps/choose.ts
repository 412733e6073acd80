/** AM-PLAN-2, Choose: one after the other, everybody takes one market card into hand. */
import type { AskRule, Seat } from '../../../kernel/index.ts';
import { eachCard } from '../facts.ts';
import { type Amul, type AmulEvent, type AmulMove, playerAt } from '../state.ts';
import { takeLot } from '../supply.ts';

const CHOOSE = eachCard<AmulMove>((card) => ({ do: 'choose', card }));

export const choose: AskRule<Amul, { kind: 'choose'; seat: Seat }, AmulMove, AmulEvent> = {
  moves(s, _step, _seat, out) {
    for (const lot of s.market) out.push(CHOOSE[lot.card]); // AM-RUL-3: one's own proposal too
  },

  answer(s, { seat }, move, t) {
    if (move.do !== 'choose') throw new Error(`${move.do} chooses nothing`);
    const { card, by } = takeLot(s, move.card);
    const player = playerAt(s, seat);
    player.hand.push(card);
    player.known.push(card); // AM-INFO-1: who took which market card is public
    t.emit({ is: 'chose', seat, card, by });
  },

  why: (_s, _step, _seat, move) => (move.do === 'decline' ? 'AM-RUL-2' : 'AM-PLAN-2'),
};
