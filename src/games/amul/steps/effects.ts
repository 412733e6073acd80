/** AM-UPK-1, AM-UPK-2: taking cards by an effect, now (Contract, Merchants, Mughal Lord, Vagabond) or at the end (Thief). */
import type { AskRule, Seat, SilentRule } from '../../../kernel/index.ts';
import type { CardId } from '../cards.ts';
import { eachCard, FACTS } from '../facts.ts';
import { type Amul, type AmulEvent, type AmulMove, playerAt, type TakeStep } from '../state.ts';
import { supplied, takeFrom } from '../supply.ts';

const TAKE = eachCard<AmulMove>((card) => ({ do: 'take', card }));
const DECLINE: AmulMove = { do: 'decline' };

/** The turn of an effect has come. */
export const effect: SilentRule<Amul, { kind: 'effect'; owner: Seat; card: CardId }, AmulEvent> = {
  run(s, { owner, card }) {
    offer(s, owner, card, effectOf(card).upTo);
  },
};

/** Asks for up to `left` cards, one by one. AM-RUL-7, AM-RUL-8: an empty supply asks nothing. */
function offer(s: Amul, seat: Seat, card: CardId, left: number): void {
  if (left > 0 && supplied(s, effectOf(card).from).length > 0) s.agenda.push({ kind: 'take', seat, card, left });
}

function effectOf(card: CardId) {
  const { effect } = FACTS[card];
  if (effect === null) throw new Error(`${card} has no effect`);
  return effect;
}

export const take: AskRule<Amul, TakeStep, AmulMove, AmulEvent> = {
  moves(s, { card }, _seat, out) {
    for (const offered of supplied(s, effectOf(card).from)) out.push(TAKE[offered]);
    out.push(DECLINE); // AM-RUL-8: taking is optional and "up to"
  },

  answer(s, { seat, card, left }, move, t) {
    if (move.do !== 'take') {
      t.emit({ is: 'declined', seat, with: card, left });
      return;
    }
    const { from } = effectOf(card);
    takeFrom(s, from, move.card);
    playerAt(s, seat).area.push(move.card);
    t.emit({ is: 'took', seat, card: move.card, from, with: card });
    offer(s, seat, card, left - 1);
    // AM-RUL-6: at once, before the next player
    const taken = FACTS[move.card].effect;
    if (s.options.vagabondTriggersImmediate && taken?.when === 'immediate') offer(s, seat, move.card, taken.upTo);
  },

  why: (_s, { card }) => (effectOf(card).when === 'endgame' ? 'AM-END-3' : 'AM-UPK-2'),
};
