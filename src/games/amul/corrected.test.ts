import { describe, expect, test } from 'vitest';
import { FastRng, Match, parseRecord, readFacts, readOptions, start, verify } from '../../kernel/index.ts';
import { CORRECTABLE } from './correctable.ts';
import { boxWith, cardsAt, counts, EXAMPLE, stays } from './corrected.ts';
import { CARD_IDS, FACTS, letterIn } from './facts.ts';
import { amul } from './index.ts';
import { standing } from './order.ts';
import { score } from './score.ts';

const wrong = (corrections: object) => {
  const read = readFacts(CORRECTABLE, { title: 'a box', corrections });
  return 'problems' in read ? read.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : [];
};
function table(corrections: Record<string, string | number>) {
  const read = readOptions(amul, 3, { facts: { title: 'a box', corrections } });
  if (!('options' in read)) throw new Error('not possible');
  return start(amul, 3, read.options, { rng: new FastRng('box'), emit() {} });
}

describe('corrected facts of Amul', () => {
  test('without corrections the cards are those of data.ts and cards.ts', () => {
    expect(cardsAt(table({}))).toBe(FACTS);
    const same = boxWith({ title: 'the same', corrections: {} }).cards;
    for (const id of CARD_IDS) expect(same[id]).toEqual(FACTS[id]);
  });

  test('AM-CON-2: a card counts where it is printed to count', () => {
    const s = table({ 'cards.silver.placement': 'play' });
    expect([stays(s, 'A-1'), counts(s, 'A-1')]).toEqual([true, false]);
    const printed = table({});
    expect([stays(printed, 'A-1'), counts(printed, 'A-1')]).toEqual([false, true]);
    // What the rules themselves say of a card, and cards that are never in a hand, stay as they are.
    expect(wrong({ 'cards.vagabond.placement': 'hand', 'cards.trader_persian.placement': 'hand' })).toEqual([
      'cards.vagabond.placement: unknownPath',
      'cards.trader_persian.placement: unknownPath',
    ]);
  });

  test('AM-CON-3, AM-MAJ-1: symbols count as they are printed', () => {
    const arab = (corrections: Record<string, number>) => {
      const s = table(corrections);
      const players = s.players.map((_, seat) => ({ area: seat === 0 ? ['A-1' as const] : [], hand: null }));
      return score({ options: s.options, players }).sheet.find(({ key }) => key === 'arabMajority')?.values[0];
    };
    expect(arab({})).toBe(0);
    expect(arab({ 'cards.silver.arab': 1 })).toBe(8);
    expect(wrong({ 'cards.silver.arab': 4, 'cards.tent.arab': 9 })).toEqual([
      'cards.silver.arab: value',
      'cards.tent.arab: value',
    ]);
    expect(wrong({ 'cards.diplomat.arab': 1, 'cards.silver.military': 1 })).toEqual([
      'cards.diplomat.arab: unknownPath',
      'cards.silver.military: unknownPath',
    ]);
  });

  test('AM-ORD-4: letters decide the order, and none is there twice', () => {
    const cards = boxWith({ title: 'a box', corrections: { 'letters.A-25': 'D', 'letters.A-26': 'A' } }).cards;
    expect([letterIn(cards['A-25']), letterIn(cards['A-26'])]).toEqual(['D', 'A']);
    expect(standing(['A-26'], cards)).toBeGreaterThan(standing(['A-27'], cards));
    expect(standing(['A-26'])).toBeLessThan(standing(['A-27']));
    expect(wrong({ 'letters.A-25': 'D' })).toEqual(['letters.A-25: twice']);
  });

  test('AM-SCORE-FIXED: a guard scores what is printed on its copy', () => {
    const s = table({ 'points.A-25': 2 });
    const players = [{ area: ['A-25' as const], hand: null }];
    expect(score({ options: s.options, players }).sheet.find(({ key }) => key === 'guard_mongol')?.values).toEqual([2]);
    expect(wrong({ 'points.A-1': 1 })).toEqual(['points.A-1: unknownPath']);
    // From nothing to 3 points.
    expect(wrong({ 'points.A-25': 3, 'points.A-26': 0 })).toEqual([]);
    expect(wrong({ 'points.A-27': 4, 'points.A-28': -1 })).toEqual(['points.A-27: value', 'points.A-28: value']);
  });

  test('a record carries its facts and verifies alone', () => {
    const read = readOptions(amul, 4, { facts: EXAMPLE });
    if (!('options' in read)) throw new Error('the example is possible');
    const match = Match.simulated(amul, { seats: 4, options: read.options }, 'facts');
    const parsed = parseRecord(JSON.stringify(match.record()));
    if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
    expect(parsed.record.options['facts']).toEqual(EXAMPLE);
    expect(verify(amul, parsed.record)).toHaveProperty('match');
  });
});
