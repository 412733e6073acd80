/** AM-END: the final hands, the Thief, and the scoring. */
import type { SilentRule } from '../../../kernel/index.ts';
import { boxOf, counts } from '../corrected.ts';
import { DEFINITIONS, MAJORITY } from '../data.ts';
import { FACTS } from '../facts.ts';
import { majorityPoints, score } from '../score.ts';
import { pointsOf, type Table, tallyAt } from '../scoring.ts';
import { leftOf, rightOf } from '../seating.ts';
import type { Amul, AmulEvent, AmulTurn } from '../state.ts';
import { count } from '../tally.ts';
import { trades } from '../traders.ts';

/** AM-END-1, AM-END-2: hand cards without a hand icon are discarded, all others join the play areas (AM-RUL-16). */
export const finalHands: SilentRule<Amul, { kind: 'finalHands' }, AmulEvent> = {
  run(s, _step, t) {
    s.agenda.push({ kind: 'scoring' });
    for (const [seat, player] of s.players.entries()) {
      const kept = player.hand.filter((card) => counts(s, card));
      const discarded = player.hand.filter((card) => !counts(s, card));
      for (const card of kept) player.area.push(card);
      for (const card of discarded) s.discard.push(card);
      player.hand.length = 0;
      player.known.length = 0;
      t.emit({ is: 'finalHand', seat, kept, discarded });
    }
    // AM-END-3, AM-RUL-17: once all hands are turned up, however the card came into the play area
    for (const [owner, player] of s.players.entries())
      for (const card of player.area)
        if (FACTS[card].effect?.when === 'endgame') s.agenda.push({ kind: 'effect', owner, card });
  },
};

/** AM-END-4, AM-RUL-18, AM-SCORE-1 to AM-SCORE-3: shows what the engine chooses and what all comes to. */
export const scoring: SilentRule<Amul, { kind: 'scoring' }, AmulEvent> = {
  run(s, _step, t) {
    const { cards, demands } = boxOf(s);
    const table = s.players.map((player) => count(player.area, cards));
    for (const [seat, tally] of table.entries()) {
      spy(s, table, seat, t);
      for (const trade of trades(tally, demands)) t.emit({ is: 'traded', seat, ...trade });
    }
    for (const symbol of MAJORITY.symbols) {
      const symbols = table.map((tally) => tally.symbols[symbol]);
      t.emit({ is: 'majority', symbol, symbols, points: majorityPoints(symbols) });
    }
    const { scores, ranks } = score(s);
    t.emit({ is: 'scored', scores, ranks });
  },
};

/** AM-END-4: the neighbour with more of what the spy looks for, the left one on a tie. */
function spy(s: Amul, table: Table, seat: number, t: AmulTurn): void {
  const left = leftOf(seat, table.length);
  const right = rightOf(seat, table.length);
  const { scorers } = boxOf(s);
  for (const card of s.players[seat]?.area ?? []) {
    const { name } = FACTS[card];
    const { scoring } = DEFINITIONS[name];
    if (scoring.kind !== 'perSymbol' || scoring.control !== 'oneNeighbour') continue;
    const found = (neighbour: number) => tallyAt(table, neighbour).symbols[scoring.symbol];
    const on = found(right) > found(left) ? right : left;
    t.emit({ is: 'spied', seat, spy: card, on, points: pointsOf(scorers, name, table, seat) });
  }
}
