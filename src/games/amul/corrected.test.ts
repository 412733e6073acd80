import { describe, expect, test } from 'vitest';
import { FastRng, Match, parseRecord, readFacts, readOptions, start, verify } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { CORRECTABLE } from './correctable.ts';
import { boxWith, cardsAt, counts, EXAMPLE, stays } from './corrected.ts';
import { evaluate } from './evaluate.ts';
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

  const sheet = (corrections: Record<string, string | number>, ...areas: readonly (readonly CardId[])[]) =>
    score({ options: table(corrections).options, players: areas.map((area) => ({ area, hand: null })) }).sheet;
  const line = (key: string, corrections: Record<string, string | number>, ...areas: readonly (readonly CardId[])[]) =>
    sheet(corrections, ...areas).find((one) => one.key === key)?.values;

  test('AM-SCORE-COUNT: copies in play score what is printed for so many, but for those that the rules name', () => {
    const camels: readonly CardId[] = ['A-46', 'A-47'];
    expect(line('camel', {}, camels, ['A-48'])).toEqual([6, 3]);
    expect(line('camel', { 'cards.camel.inPlay3': 5 }, camels, ['A-48'])).toEqual([10, 5]);
    expect(wrong({ 'cards.camel.inPlay4': 5, 'cards.jade.inPlay2': 3, 'cards.silver.inPlay1': 1 })).toEqual([
      'cards.camel.inPlay4: unknownPath',
      'cards.jade.inPlay2: unknownPath',
      'cards.silver.inPlay1: unknownPath',
    ]);
    expect(wrong({ 'cards.camel.inPlay3': 13 })).toEqual(['cards.camel.inPlay3: value']);
  });

  test('AM-CARD-TRADER: a Trader asks for the printed goods and pays the printed points', () => {
    const corrections = { 'cards.trader_persian.good3': 'lamp', 'cards.trader_persian.points': 5 };
    // The Persian Trader, Carpet, Silver and a Lamp
    const area: readonly CardId[] = ['A-157', 'A-9', 'A-1', 'A-29'];
    expect([line('trader_persian', {}, area), line('trader_persian', corrections, area)]).toEqual([[0], [5]]);
    expect(wrong({ 'cards.trader_persian.good3': 'silver' })).toEqual(['cards.trader_persian.good3: twice']);
    expect(wrong({ 'cards.trader_persian.good3': 'tea', 'cards.trader_tea.good3': 'tea' })).toEqual([
      'cards.trader_persian.good3: value',
    ]);
    expect(wrong({ 'cards.trader_babylonian.good1': 'oil' })).toEqual(['cards.trader_babylonian.good1: unknownPath']);
  });

  test('AM-CARD-TRADER, AM-EX-15: Spices, Gems and Camel bring 6 with some Trader, whichever it is', () => {
    const indian = { 'cards.trader_indian.good1': 'silk', 'cards.trader_indian.points': 7 };
    const venetian = {
      'cards.trader_venetian.good1': 'camel',
      'cards.trader_venetian.good2': 'spices',
      'cards.trader_venetian.good3': 'gems',
      'cards.trader_venetian.points': 6,
    };
    expect(wrong(indian)).toEqual(['cards.trader_indian.good1: rules']);
    expect(wrong({ 'cards.trader_indian.points': 7 })).toHaveLength(1);
    expect(wrong({ ...indian, ...venetian })).toEqual([]);
    const area: readonly CardId[] = ['A-159', 'A-160', 'A-17', 'A-56', 'A-46'];
    const all = { ...indian, ...venetian };
    expect([line('trader_indian', all, area), line('trader_venetian', all, area)]).toEqual([[0], [6]]);
  });

  test('AM-SET-2: Traders come with the printed number of players, three of them with three', () => {
    const bazaar = table({ 'cards.trader_persian.from': 4, 'cards.trader_indian.from': 3 }).bazaar;
    expect(bazaar.toSorted()).toEqual(['A-156', 'A-158', 'A-159']);
    expect(wrong({ 'cards.trader_persian.from': 4 })).toEqual(['cards.trader_persian.from: often']);
    expect(wrong({ 'cards.trader_indian.from': 3 })).toEqual(['cards.trader_indian.from: often']);
  });

  test('AM-SCORE-1: the sheet lists a card where the pad has it', () => {
    const keys = (corrections: Record<string, string>) =>
      sheet(corrections, ['A-56', 'A-29']).flatMap(({ key }) => (key === 'gems' || key === 'lamp' ? [key] : []));
    expect(keys({})).toEqual(['gems', 'lamp']);
    expect(keys({ 'categories.gems': 'camels' })).toEqual(['lamp', 'gems']);
    expect(wrong({ 'categories.gems': 'bazaar' })).toEqual(['categories.gems: value']);
  });

  test('AM-SCORE-COUNT, AM-CON-3, AM-CARD-TRADER: bots judge by the box of the table', () => {
    const judged = (corrections: Record<string, string | number>) => {
      const s = table(corrections);
      const [first] = s.players;
      if (first === undefined) throw new Error('nobody is there');
      first.hand = [];
      first.area = ['A-46', 'A-157', 'A-9', 'A-1', 'A-29'];
      return evaluate(s, 0);
    };
    const printed = judged({});
    expect(judged({ 'cards.camel.inPlay1': 4 })).toBeGreaterThan(printed);
    expect(judged({ 'cards.carpet.mongol': 3 })).toBeGreaterThan(printed);
    expect(judged({ 'cards.trader_persian.good3': 'lamp' })).toBeGreaterThan(printed);
    expect(judged({})).toBe(printed);
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
