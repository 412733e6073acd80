import { describe, expect, test } from 'vitest';
import { active, FastRng, isOver, moves, perform, silentTurn, start } from '../../../kernel/index.ts';
import type { CardId } from '../cards.ts';
import { CARD_IDS } from '../facts.ts';
import { amul } from '../index.ts';
import { total } from '../score.ts';
import type { Amul } from '../state.ts';
import { count } from '../tally.ts';
import { PLAIN } from '../testing.ts';
import { countAll, gainOf, lay, survey, takeBack } from './areas.ts';

/** The points of a seat with more cards in its play area, by the score sheet. */
function pointsOf(s: Amul, seat: number, ...more: CardId[]): number {
  const table = s.players.map(({ area }, other) => count(other === seat ? [...area, ...more] : area));
  return total(table, seat);
}

/** Positions of random games, one after the other. */
function* positions(seats: number, seed: string): Generator<Amul> {
  const rng = new FastRng(seed);
  const turn = silentTurn(rng);
  const s = start(amul, seats, PLAIN, turn);
  while (!isOver(s)) {
    const seat = active(s);
    const offered = moves(amul, s, seat);
    const move = offered[rng.int(offered.length)];
    if (move === undefined) throw new Error('nothing is offered');
    perform(amul, s, seat, move, turn);
    yield s;
  }
}

describe('play areas that are followed from one position to the next', () => {
  test.each([3, 5])('AM-SCORE: count what the sheet counts, at a table of %i', (seats) => {
    for (const s of positions(seats, 'count'))
      for (let seat = 0; seat < seats; seat++) {
        survey(s, seat);
        expect(countAll()).toBe(pointsOf(s, seat));
      }
  });

  test('AM-SCORE: a card adds what the sheet with it has more, alone and after another', () => {
    const rng = new FastRng('cards');
    for (const s of positions(4, 'gain')) {
      const seat = rng.int(4);
      const [one, two] = [CARD_IDS[rng.int(CARD_IDS.length)], CARD_IDS[rng.int(CARD_IDS.length)]];
      if (one === undefined || two === undefined) throw new Error('no card');
      survey(s, seat);
      const before = countAll();
      expect(gainOf(one)).toBe(pointsOf(s, seat, one) - before);
      lay(one);
      expect(gainOf(two)).toBe(pointsOf(s, seat, one, two) - pointsOf(s, seat, one));
      takeBack(one);
      expect(gainOf(two)).toBe(pointsOf(s, seat, two) - before);
    }
  });
});
