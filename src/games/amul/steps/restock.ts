/** AM-REST: a card for each player, and fresh cards for the market. */
import { question, type SilentRule } from '../../../kernel/index.ts';
import { marketCards } from '../facts.ts';
import { clockwise } from '../seating.ts';
import { type Amul, type AmulEvent, draw, playerAt } from '../state.ts';

export const restock: SilentRule<Amul, { kind: 'restock' }, AmulEvent> = {
  run(s, _step, t) {
    const seats = s.players.length;
    t.emit({ is: 'round', round: s.round, firstChoice: s.firstChoice });
    // AM-REST-1, AM-SET-4: clockwise from the First Player, then the market
    for (const seat of clockwise(s.first, seats)) {
      const card = draw(s, t.rng);
      playerAt(s, seat).hand.push(card);
      t.emit({ is: 'dealt', seat, cards: [card], only: seat });
    }
    for (let i = marketCards(seats); i > 0; i--) s.market.push({ card: draw(s, t.rng), by: null }); // AM-REST-2
    t.emit({ is: 'turnedUp', cards: s.market.map((lot) => lot.card), pile: s.pile.length });
    s.agenda.push(question('propose', clockwise(0, seats)));
  },
};
