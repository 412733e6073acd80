import { describe, expect, test } from 'vitest';
import { amul } from '../index.ts';
import { cards, Trial } from '../testing.ts';
import type { AmulView } from '../view.ts';
import { doomed, nothingStays, playsLeft } from './sight.ts';

/** What seat 0 sees in a round, before anything is played in it. */
function seenInRound(round: number): AmulView {
  return { ...amul.view(new Trial(3).until(9).s, 0), round };
}

describe('AM-DIG-4: the hand warns in time', () => {
  const [carpet, caravanserai, silver, oil] = cards(9, 33, 1, 15);
  const hand = [carpet, caravanserai, silver].flatMap((card) => card ?? []);

  test('AM-DIG-4: of the cards that count only on the table, those are lost for which no round is left', () => {
    expect(playsLeft(seenInRound(9))).toBe(1);
    expect(doomed(seenInRound(9), hand)).toBe(1);
    expect(doomed(seenInRound(8), hand)).toBe(0);
  });

  test('AM-DIG-4: a hand in which every card would be lost when played says so', () => {
    const kept = [silver, oil].flatMap((card) => card ?? []);
    expect(nothingStays(seenInRound(9), kept)).toBe(true);
    expect(nothingStays(seenInRound(9), hand)).toBe(false);
  });
});
