/** AM-UPK-3 to AM-UPK-5: the end of a round. */
import type { SilentRule } from '../../../kernel/index.ts';
import { ROUNDS } from '../data.ts';
import { leftOf } from '../seating.ts';
import type { Amul, AmulEvent } from '../state.ts';

export const upkeep: SilentRule<Amul, { kind: 'upkeep' }, AmulEvent> = {
  run(s, _step, t) {
    const cards = s.market.map((lot) => lot.card);
    t.emit({ is: 'discarded', cards });
    for (const card of cards) s.discard.push(card); // AM-UPK-3
    s.market.length = 0;
    s.firstChoice = leftOf(s.firstChoice, s.players.length); // AM-UPK-4
    if (s.round === ROUNDS) s.agenda.push({ kind: 'finalHands' });
    else {
      s.round++; // AM-UPK-5
      s.agenda.push({ kind: 'restock' });
    }
  },
};
