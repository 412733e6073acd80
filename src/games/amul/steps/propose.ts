/** AM-PLAN-1, Propose: everybody puts one hand card face down into the market; then all are turned up. */
import { type AskTogetherRule, question } from '../../../kernel/index.ts';
import { eachCard } from '../facts.ts';
import { freezeOrder } from '../order.ts';
import { type Amul, type AmulEvent, type AmulMove, type Lot, leaveHand, playerAt, type Together } from '../state.ts';

const PROPOSE = eachCard<AmulMove>((card) => ({ do: 'propose', card }));

export const propose: AskTogetherRule<Amul, Together<'propose'>, AmulMove, AmulEvent> = {
  moves(s, _step, seat, out) {
    for (const card of playerAt(s, seat).hand) out.push(PROPOSE[card]); // AM-RUL-2: exactly one, any of them
  },

  reveal(s, step, answers, t) {
    const lots: Lot[] = [];
    for (const [i, move] of answers.entries()) {
      const seat = step.seats[i] ?? 0;
      if (move.do !== 'propose') throw new Error(`${move.do} is no proposal`);
      leaveHand(playerAt(s, seat), move.card);
      lots.push({ card: move.card, by: s.options.anonymousProposals ? null : seat });
    }
    if (s.options.anonymousProposals) t.rng.shuffle(lots); // AM-RUL-25
    for (const lot of lots) s.market.push(lot);
    t.emit({ is: 'proposed', lots });
    s.agenda.push(question('reveal', step.seats));
    const order = freezeOrder(s, 'choose', t);
    for (let i = order.length - 1; i >= 0; i--) s.agenda.push({ kind: 'choose', seat: order[i] ?? 0 });
  },

  why: (_s, _step, _seat, move) => (move.do === 'propose' ? 'AM-PLAN-1' : 'AM-RUL-2'),
};
