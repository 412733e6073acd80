import { describe, expect, test } from 'vitest';
import { fastest } from '../../../test/fastest.ts';
import { FastRng } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { DEFINITIONS, type Name, PAD } from './data.ts';
import { CARD_IDS, FACTS, placeOf } from './facts.ts';
import { count } from './tally.ts';
import { cards } from './testing.ts';
import { tradePoints, trades } from './traders.ts';

const series = (...numbers: number[]) =>
  Object.fromEntries(trades(count(cards(...numbers))).map((t) => [t.trader, t.series]));
const points = (...numbers: number[]) => trades(count(cards(...numbers))).reduce((sum, trade) => sum + trade.points, 0);

/** What any Trader asks for. */
const GOODS = new Set<Name>(
  PAD.bazaar.flatMap((trader) => {
    const { scoring } = DEFINITIONS[trader];
    return scoring.kind === 'traderSeries' ? scoring.series : [];
  }),
);

describe('Traders', () => {
  test('AM-SCORE-TRADER-2: a Trader is worth nothing by itself', () => {
    expect(points(156, 17, 5)).toBe(0);
    expect(points(17, 46, 5)).toBe(0);
  });

  test('AM-CARD-TRADER: every Trader pays for one of each of its three goods', () => {
    for (const trader of PAD.bazaar) {
      const { scoring } = DEFINITIONS[trader];
      if (scoring.kind !== 'traderSeries') throw new Error(trader);
      const area = [trader, ...scoring.series].map(anyCard);
      expect(trades(count(area)).map((trade) => trade.points)).toEqual([scoring.points]);
      expect(trades(count(area.slice(0, -1))).map((trade) => trade.points)).toEqual([0]);
    }
  });

  test('AM-EX-15: the Indian Trader pays 6 for Spices, Gems and Camel, nothing without the Camel', () => {
    expect([points(159, 17, 56, 46), points(159, 17, 56)]).toEqual([6, 0]);
  });

  test('AM-EX-35: the Babylonian Trader pays 8 for Spices, Camel and Gold', () => {
    expect(points(156, 17, 46, 5)).toBe(8);
  });

  test('AM-EX-42, AM-SCORE-TRADER-3: 14 by the Chinese and the Venetian Trader, not the greedy 8', () => {
    expect(points(156, 158, 160, 17, 46, 5, 12, 1, 2, 75)).toBe(14);
    expect(series(156, 158, 160, 17, 46, 5, 12, 1, 2, 75)).toEqual({
      trader_babylonian: 0,
      trader_chinese: 1,
      trader_venetian: 1,
    });
  });

  test('AM-EX-43: one Camel serves one of two Traders', () => {
    expect(points(156, 159, 17, 18, 46, 5, 56)).toBe(8);
  });

  test('AM-EX-44: with two Camels both are served', () => {
    expect(points(156, 159, 17, 18, 46, 47, 5, 56)).toBe(14);
  });

  test('AM-EX-45, AM-RUL-23: one Trader takes two identical series', () => {
    expect(points(156, 17, 18, 46, 47, 5, 6)).toBe(16);
    expect(series(156, 17, 18, 46, 47, 5, 6)).toEqual({ trader_babylonian: 2 });
  });

  test('AM-SCORE-TRADER-3: among equal assignments the lowest-numbered Trader takes the most', () => {
    // One Silver, and two Traders who would both pay 7 for it
    expect(series(158, 162, 12, 17, 1, 56, 15)).toEqual({ trader_chinese: 1, trader_bactrian: 0 });
  });

  test('AM-SCORE-TRADER-3: never less than the best of all assignments, and the first of them', () => {
    const rng = new FastRng('traders');
    const traders = CARD_IDS.slice(155, 164);
    const goods = CARD_IDS.filter((id) => GOODS.has(FACTS[id].name));
    for (let i = 0; i < 300; i++) {
      rng.shuffle(traders);
      rng.shuffle(goods);
      const tally = count([...traders.slice(0, 1 + rng.int(4)), ...goods.slice(0, 8 + rng.int(9))]);
      expect(trades(tally).map((trade) => trade.series)).toEqual(
        best(
          trades(tally).map((trade) => trade.trader),
          tally.copies.slice(),
        ),
      );
    }
  });
});

test('AM-SCORE-TRADER: the short sum for bots is the sum of the trades, with no Trader, with one, and with more', () => {
  expect(tradePoints(count(cards(156, 17, 18, 46, 47, 5, 6)))).toBe(16); // AM-EX-45
  const rng = new FastRng('short sum');
  const traders = CARD_IDS.slice(155, 164);
  const goods = CARD_IDS.filter((id) => GOODS.has(FACTS[id].name));
  for (let i = 0; i < 60; i++) {
    rng.shuffle(traders);
    rng.shuffle(goods);
    const tally = count([...traders.slice(0, i % 4), ...goods.slice(0, 24)]);
    expect(tradePoints(tally)).toBe(trades(tally).reduce((sum, trade) => sum + trade.points, 0));
  }
});

test('AM-SCORE-TRADER-3: an assignment takes less than 50 µs', () => {
  const goods = CARD_IDS.filter((id) => GOODS.has(FACTS[id].name));
  const rng = new FastRng('speed');
  const tallies = Array.from({ length: 500 }, () => {
    rng.shuffle(goods);
    return count([...CARD_IDS.slice(155, 164), ...goods.slice(0, 16)]); // more than any play area can hold
  });
  const all = fastest(10, () => {
    for (const tally of tallies) trades(tally);
  });
  expect(all / tallies.length).toBeLessThan(0.05);
});

function anyCard(name: Name): CardId {
  const found = CARD_IDS.find((id) => FACTS[id].name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

/** By trying every assignment, the largest numbers first. */
function best(owned: readonly Name[], stock: number[]): number[] {
  const [trader, ...others] = owned;
  if (trader === undefined) return [];
  const { scoring } = DEFINITIONS[trader];
  if (scoring.kind !== 'traderSeries') throw new Error(trader);
  const goods = scoring.series.map(placeOf);
  let found: number[] = [];
  for (let k = Math.min(...goods.map((good) => stock[good] ?? 0)); k >= 0; k--) {
    const rest = stock.map((n, place) => (goods.includes(place) ? n - k : n));
    const assigned = [k, ...best(others, rest)];
    if (found.length === 0 || value(owned, assigned) > value(owned, found)) found = assigned;
  }
  return found;
}

function value(owned: readonly Name[], assigned: readonly number[]): number {
  return owned.reduce((sum, trader, i) => {
    const { scoring } = DEFINITIONS[trader];
    return sum + (scoring.kind === 'traderSeries' ? scoring.points * (assigned[i] ?? 0) : 0);
  }, 0);
}
