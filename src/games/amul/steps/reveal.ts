/** AM-PLAN-3, Reveal: everybody picks one hand card, all are turned up at once; AM-PLAN-4: what stays and what is lost. */
import type { AskTogetherRule } from '../../../kernel/index.ts';
import { stays } from '../corrected.ts';
import { eachCard, FACTS } from '../facts.ts';
import { freezeOrder } from '../order.ts';
import { type Amul, type AmulEvent, type AmulMove, leaveHand, playerAt, type Together } from '../state.ts';

const REVEAL = eachCard<AmulMove>((card) => ({ do: 'reveal', card }));

export const reveal: AskTogetherRule<Amul, Together<'reveal'>, AmulMove, AmulEvent> = {
  moves(s, _step, seat, out) {
    for (const card of playerAt(s, seat).hand) out.push(REVEAL[card]); // AM-RUL-4: a hand-only card too
  },

  reveal(s, step, answers, t) {
    const cards = answers.map((move) => {
      if (move.do !== 'reveal') throw new Error(`${move.do} reveals nothing`);
      return move.card;
    });
    t.emit({ is: 'revealed', cards });
    for (const [i, card] of cards.entries()) {
      const seat = step.seats[i] ?? 0;
      const player = playerAt(s, seat);
      leaveHand(player, card);
      if (stays(s, card)) player.area.push(card);
      else {
        player.removed.push(card);
        t.emit({ is: 'removed', seat, card });
      }
    }
    s.agenda.push({ kind: 'upkeep' });
    // AM-UPK-1, AM-RUL-5: the effects of the cards that stayed. A question to everybody lists all seats from 0.
    const acts = (seat: number) => {
      const card = cards[seat];
      return card !== undefined && stays(s, card) && FACTS[card].effect?.when === 'immediate';
    };
    if (!step.seats.some(acts)) return;
    const order = freezeOrder(s, 'effects', t).filter(acts); // AM-ORD-6: anew, with the cards just revealed
    for (const owner of order.toReversed()) {
      const card = cards[owner];
      if (card !== undefined) s.agenda.push({ kind: 'effect', owner, card });
    }
  },

  why: (_s, _step, _seat, move) => (move.do === 'reveal' ? 'AM-PLAN-3' : 'AM-RUL-2'),
};
