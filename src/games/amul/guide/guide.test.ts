import { describe, expect, test } from 'vitest';
import { Match, readOptions } from '../../../kernel/index.ts';
import type { CardId } from '../cards.ts';
import { FACTS } from '../facts.ts';
import { amul } from '../index.ts';
import { isMilitaryRound, militaryValue } from '../order.ts';
import type { Amul } from '../state.ts';
import { guide } from './index.ts';

function positionOf(id: string): Amul {
  const chapter = guide.chapters.find((one) => one.id === id);
  if (!chapter) throw new Error(`no chapter ${id}`);
  const read = readOptions(amul, chapter.seats, chapter.options);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(amul, { seats: chapter.seats, options: read.options }, chapter.seed);
  for (const { seat, move } of chapter.opening) match.answer(seat, move);
  return match.state;
}

const names = (cards: readonly CardId[] = []) => cards.map((card) => FACTS[card].name);

describe('what the guide of Amul says of its positions is true', () => {
  test('one round: the learner begins, has every placement in hand, and a Carpet that the market can pair', () => {
    const s = positionOf('round');
    expect(s.firstChoice).toBe(0);
    const hand = s.players[0]?.hand ?? [];
    expect(new Set(hand.map((card) => FACTS[card].placement))).toEqual(new Set(['play', 'hand', 'both']));
    expect(names(hand)).toContain('carpet');
    expect(names(s.market.map((lot) => lot.card))).toContain('carpet');
    // Whatever is proposed, something is left that stays on the table.
    expect(hand.filter((card) => FACTS[card].placement !== 'hand').length).toBeGreaterThan(1);
  });

  test('palace and bazaar: the strongest chooses first, the learner holds a Contract and is not armed', () => {
    const s = positionOf('bazaar');
    expect(s.agenda.at(-1)?.kind).toBe('reveal');
    expect(s.round).toBe(5);
    expect(isMilitaryRound(s)).toBe(true);
    expect(names(s.players[0]?.hand)).toContain('contract');
    expect(s.players.map((player) => militaryValue(player.area))).toEqual([0, 1, 2, 1]);
    expect(s.bazaar.length).toBeGreaterThan(1);
  });

  test('the last card: two cards of the hand stay when played, and the others only count in hand', () => {
    const s = positionOf('ending');
    expect(s.round).toBe(9);
    expect(s.agenda.at(-1)?.kind).toBe('reveal');
    const placements = (s.players[0]?.hand ?? []).map((card) => FACTS[card].placement);
    expect(placements.filter((placement) => placement === 'both')).toHaveLength(2);
    expect(placements).not.toContain('play');
  });
});
