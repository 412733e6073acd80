import { describe, expect, test } from 'vitest';
import { FastRng } from '../../kernel/index.ts';
import { PAD } from './data.ts';
import { CARD_IDS } from './facts.ts';
import { majorityPoints, score, total } from './score.ts';
import { count } from './tally.ts';
import { ended, lineOf, PLAIN, worth } from './testing.ts';

describe('Looking at play areas', () => {
  test('AM-CON-4: the points go to the owner of the card alone', () => {
    const s = ended([70], [56, 57], []);
    expect([0, 1, 2].map((seat) => lineOf(s, seat, 'goldsmith'))).toEqual([2, 0, 0]);
  });

  test('AM-CON-5: a neighbour sits directly beside; nobody further on is looked at', () => {
    const s = ended([70], [56], [57, 58], [59, 60, 61], [82, 116]);
    expect(lineOf(s, 0, 'goldsmith')).toBe(3);
  });

  test('AM-RUL-12: at three players both opponents are neighbours, each once', () => {
    expect(worth('jeweller', [72], [1], [2])).toBe(2);
  });

  test('AM-RUL-24, AM-SCORE-COUNT: copies in every play area count, not those left in the palace or discarded', () => {
    const s = ended([46], [], [47], [48], []);
    s.discard.push('A-49');
    expect(lineOf(s, 0, 'camel')).toBe(3);
  });

  test('AM-SCORE-SET: once for each player, not for each copy, and not across players', () => {
    const s = ended([9], [10], []);
    expect([lineOf(s, 0, 'carpet'), lineOf(s, 1, 'carpet')]).toEqual([2, 2]);
  });

  test('AM-RUL-22: cards in a Trader’s series still form sets and meet conditions', () => {
    const s = ended([156, 17, 46, 5, 18, 19, 37], [], []);
    expect([lineOf(s, 0, 'trader_babylonian'), lineOf(s, 0, 'spices'), lineOf(s, 0, 'spice_supplier')]).toEqual([
      8, 8, 6,
    ]);
  });
});

describe('Majorities', () => {
  test('AM-MAJ-1: 8, 4 and 2 points for the most symbols, separately for Arab and Mongol', () => {
    const s = ended([96], [66], [39]); // 3 Arab; 2 and 2; 1 Arab
    expect([0, 1, 2].map((seat) => lineOf(s, seat, 'arabMajority'))).toEqual([8, 4, 2]);
    expect([0, 1, 2].map((seat) => lineOf(s, seat, 'mongolMajority'))).toEqual([0, 8, 0]);
  });

  test('AM-EX-7, AM-MAJ-2: three tied for the most score 2 each, the fourth player 0', () => {
    expect(majorityPoints([3, 3, 3, 1])).toEqual([2, 2, 2, 0]);
  });

  test('AM-EX-46: 5, 5, 2, 1 score 4, 4, 2, 0', () => {
    expect(majorityPoints([5, 5, 2, 1])).toEqual([4, 4, 2, 0]);
  });

  test('AM-EX-47: 5, 3, 3, 1 score 8, 2, 2, 0', () => {
    expect(majorityPoints([5, 3, 3, 1])).toEqual([8, 2, 2, 0]);
  });

  test('AM-EX-48: 5, 4, 2, 2 score 8, 4, 0, 0', () => {
    expect(majorityPoints([5, 4, 2, 2])).toEqual([8, 4, 0, 0]);
  });

  test('AM-EX-49, AM-RUL-14: four tied for the most score nothing', () => {
    expect(majorityPoints([2, 2, 2, 2])).toEqual([0, 0, 0, 0]);
  });

  test('AM-EX-50, AM-MAJ-3, AM-RUL-14: without a symbol there is no place', () => {
    expect(majorityPoints([4, 0, 0])).toEqual([8, 0, 0]);
  });
});

describe('The sheet', () => {
  test('AM-SCORE-1, AM-SCORE-2, AM-SCORE-3: cards category by category, then bazaar, then majorities, then what breaks ties', () => {
    const s = ended([29, 1, 46, 39, 25, 24, 156], [17], []);
    const pad: readonly string[] = Object.values(PAD).flat();
    const keys = score(s).sheet.map(({ key }) => key);
    const names = keys.filter((key) => pad.includes(key));
    expect(names).toEqual(pad.filter((key) => names.includes(key)));
    expect(keys.slice(names.length)).toEqual([
      'arabSymbols',
      'arabMajority',
      'mongolSymbols',
      'mongolMajority',
      'militaryValue',
    ]);
  });

  test('AM-SCORE-1, AM-SCORE-2: a line for each card that anybody has, and for no other', () => {
    const { sheet } = score(ended([1, 2, 156], [17], [158]));
    expect(sheet.map(({ key }) => key).slice(0, -5)).toEqual([
      'silver',
      'spices',
      'trader_babylonian',
      'trader_chinese',
    ]);
  });

  test('AM-SCORE-4: the highest total wins', () => {
    expect(score(ended([5, 6], [7], [8, 85, 99])).ranks).toEqual([2, 3, 1]);
  });

  test('AM-EX-59, AM-SCORE-4: of two players with 61 points the one with military 2 beats the one with 1', () => {
    const s = ended(
      [118, 1, 2, 3, 5, 6, 7, 8, 85, 99, 17, 18, 19, 20, 12, 13, 29],
      [145, 4, 52, 83, 113, 127, 53, 54, 55, 86, 9, 10, 117, 151, 30, 102, 14, 24],
      [],
    );
    expect(score(s).scores).toEqual([61, 61, 0]);
    expect([lineOf(s, 0, 'militaryValue'), lineOf(s, 1, 'militaryValue')]).toEqual([2, 1]);
    expect(score(s).ranks).toEqual([1, 2, 3]);
  });

  test('AM-RUL-20: with equal totals and military values the earliest letter wins', () => {
    const s = ended([91], [26], []);
    expect(score(s).scores).toEqual([7, 7, 0]);
    expect(score(s).ranks).toEqual([2, 1, 3]);
  });

  test('AM-RUL-20: with equal totals and no military the victory is shared', () => {
    expect(score(ended([5], [6], [])).ranks).toEqual([1, 1, 3]);
  });

  test('AM-RUL-27: a total may be negative', () => {
    expect(score(ended([34], [], [])).scores).toEqual([-1, 0, 0]);
  });
});

describe('AM-EX-60: the golden final position', () => {
  const s = ended(
    [1, 3, 13, 17, 18, 19, 21, 32, 36, 39, 40, 44, 48, 49, 140, 142, 158],
    [5, 6, 11, 15, 20, 24, 26, 30, 31, 34, 41, 42, 45, 47, 51, 141, 143, 144, 145, 156],
    [4, 7, 8, 9, 10, 12, 14, 16, 29, 33, 38, 43, 46, 50, 157],
  );
  const by = (seat: number, ...keys: string[]) => keys.map((key) => lineOf(s, seat, key));

  test('AM-EX-60: 73, 68 and 66 points', () => {
    expect(score(s).scores).toEqual([73, 68, 66]);
    expect(score(s).ranks).toEqual([1, 2, 3]);
  });

  test('AM-SCORE-1, AM-SCORE-4: the lines that count add up to the points; the military value only breaks ties', () => {
    const counting = score(s).sheet.filter(({ counts }) => counts);
    expect([0, 1, 2].map((seat) => counting.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0))).toEqual([
      73, 68, 66,
    ]);
    expect(lineOf(s, 1, 'militaryValue')).toBeGreaterThan(0);
  });

  test('AM-EX-60: the lines of P0', () => {
    expect(by(0, 'silver', 'porcelain', 'spices', 'opium', 'relic_arab', 'caravan_arab', 'merchant_arab')).toEqual([
      13, 2, 12, 6, 7, 4, 0,
    ]);
    expect(by(0, 'contract', 'camel', 'trader_chinese', 'arabSymbols', 'mongolSymbols')).toEqual([2, 12, 7, 4, 0]);
  });

  test('AM-EX-60: the lines of P1', () => {
    expect(by(1, 'gold', 'carpet', 'oil', 'spices', 'vagabond', 'guard_mongol', 'lamp', 'relic_mongol')).toEqual([
      8, 2, 10, 2, 1, 3, 3, 0,
    ]);
    expect(by(1, 'thief', 'merchant_mongol', 'contract', 'camel', 'yurt', 'tent', 'dervish')).toEqual([
      -1, 0, 2, 12, 2, 2, 2,
    ]);
    expect(by(1, 'trader_babylonian', 'arabSymbols', 'mongolSymbols')).toEqual([8, 2, 6]);
  });

  test('AM-EX-60: the lines of P2', () => {
    expect(by(2, 'silver', 'gold', 'carpet', 'porcelain', 'oil', 'lamp')).toEqual([3, 8, 9, 9, 5, 3]);
    expect(by(2, 'caravanserai', 'smuggler', 'contract', 'camel', 'trader_persian')).toEqual([3, 4, 2, 12, 8]);
  });

  test('AM-EX-60: the majorities', () => {
    expect([0, 1, 2].map((seat) => lineOf(s, seat, 'arabMajority'))).toEqual([8, 4, 0]);
    expect([0, 1, 2].map((seat) => lineOf(s, seat, 'mongolMajority'))).toEqual([0, 8, 0]);
  });
});

test('AM-SCORE-1: the short sum for bots and previews is the sum of the sheet', () => {
  const rng = new FastRng('short sum');
  for (let game = 0; game < 60; game++) {
    const deck = CARD_IDS.slice();
    rng.shuffle(deck);
    const areas = Array.from({ length: 3 + (game % 6) }, (_, seat) => deck.slice(seat * 16, seat * 16 + 16));
    const table = areas.map((area) => count(area));
    const { scores } = score({ options: PLAIN, players: areas.map((area) => ({ area, hand: null })) });
    expect(areas.map((_, seat) => total(table, seat))).toEqual(scores);
  }
});
