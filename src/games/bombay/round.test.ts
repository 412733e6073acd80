import { describe, expect, test } from 'vitest';
import { FastRng, isOver, KeyedRng, type Rng, start } from '../../kernel/index.ts';
import { BALES, DRAWN_PER_ROUND, SILKS, type Silks } from './data.ts';
import { bombay } from './index.ts';
import { isOpen } from './markets.ts';
import type { Bombay, BombayEvent } from './state.ts';
import { sortIntoMarkets } from './steps/round.ts';
import { asked, BUY, END, offered, PLAIN, play, playWith, position, seat } from './testing.ts';

/** A whole game in which everybody ends every turn at once. */
function idleGame(seats: number): { first: number; events: BombayEvent[]; turns: number[]; s: Bombay } {
  const events: BombayEvent[] = [];
  const t = { rng: new FastRng(`idle ${seats}`), emit: (event: BombayEvent) => void events.push(event) };
  const s = start(bombay, seats, PLAIN, t);
  const { first } = s;
  const turns: number[] = [];
  while (!isOver(s)) {
    turns.push(asked(s));
    events.push(...playWith(s, t.rng, END));
  }
  return { first, events, turns, s };
}

const total = (silks: Silks) => SILKS.reduce((sum, silk) => sum + silks[silk], 0);
const drawn = (silks: Partial<Silks>): Silks => ({ yellow: 0, purple: 0, blue: 0, orange: 0, ...silks });

describe('the course of the game', () => {
  test.each([
    [2, 4, 4],
    [3, 3, 5],
    [4, 4, 4],
    [5, 5, 3],
  ])('BO-FLOW-1: %i players play %i rounds, each one supply and %i laps', (seats, rounds, laps) => {
    const { events } = idleGame(seats);
    const course = events.map(({ is }) => is).filter((is) => is === 'supplied' || is === 'lap');
    const round = ['supplied', ...new Array(laps).fill('lap')];
    expect(course).toEqual(Array.from({ length: rounds }, () => round).flat());
  });

  test('BO-FLOW-2: in each lap everyone has one turn, from the first player on, clockwise', () => {
    const { first, turns } = idleGame(4);
    const lap = [0, 1, 2, 3].map((i) => (first + i) % 4);
    expect(turns.slice(0, 16)).toEqual([...lap, ...lap, ...lap, ...lap]);
  });

  test('BO-FLOW-2: the laid action tokens are counted', () => {
    const s = position({ seats: 2 });
    play(s, END, END);
    expect([s.round, s.lap]).toEqual([1, 2]);
  });

  test('BO-FLOW-3: the round ends when the last lap is complete, and the next player clockwise becomes first', () => {
    const s = position({ seats: 3, round: 1, lap: 5, first: 1, turn: 1 });
    play(s, END, END);
    expect([s.round, s.lap, s.first, asked(s)]).toEqual([1, 5, 1, 0]);
    play(s, END);
    expect([s.round, s.lap, s.first, asked(s)]).toEqual([2, 1, 2, 2]);
  });

  test('BO-FLOW-4: after the last round the game ends; everyone was first once, with two players twice (ruling R6)', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { first, events, s } = idleGame(seats);
      const firsts = events.flatMap((event) => (event.is === 'round' ? [event.first] : []));
      const clockwise = Array.from({ length: seats === 2 ? 4 : seats }, (_, i) => (first + i) % seats);
      expect(firsts).toEqual(clockwise);
      expect(s.agenda).toEqual([]);
    }
  });

  test('BO-FLOW-5: a new round touches nothing but the markets', () => {
    const s = position({
      merchants: [
        { at: 'H1', load: ['blue'], palaces: ['G1'], cities: ['BOMBAY'] },
        { at: 'BOMBAY', load: ['orange', 'orange'] },
      ],
      lap: 4,
      turn: 1,
      demand: { BOMBAY: ['blue', 'yellow', 'purple'] },
      markets: [{ purple: 2 }],
    });
    const { demand, palaces, tokens, cityTokens, posts, players } = bombay.clone(s);
    play(s, END);
    expect(s.round).toBe(2);
    expect(s).toMatchObject({ demand, palaces, tokens, cityTokens, posts, players });
  });
});

describe('supply', () => {
  /** The last turn of a round is over: the next supply runs. */
  const supply = (s: Bombay, rng: Rng = new FastRng('supply')) => playWith(s, rng, END);
  const lastTurn = { seats: 2, lap: 4, turn: 1 } as const;

  test('BO-SUP-1: bales left in the markets go back to the bag first (ruling R7)', () => {
    // Only three bales are in the bag: without those from the markets there could not be nine.
    const s = position({ ...lastTurn, markets: [{ blue: 5, orange: 5, yellow: 3 }, { purple: 1 }] });
    supply(s);
    expect(s.markets.map(total).reduce((a, b) => a + b)).toBe(9);
    expect(total(s.bag)).toBe(8);
  });

  test('BO-SUP-2: nine bales are drawn at random, each of the 17 equally likely', () => {
    const games = 800;
    const sum = drawn({});
    for (let i = 0; i < games; i++) {
      const s = start(bombay, 2, PLAIN, { rng: new FastRng(`draw ${i}`), emit() {} });
      expect(s.markets.map(total).reduce((a, b) => a + b)).toBe(DRAWN_PER_ROUND);
      for (const market of s.markets) for (const silk of SILKS) sum[silk] += market[silk];
    }
    for (const silk of SILKS) expect(Math.abs(sum[silk] / games - (BALES[silk] * 9) / 17)).toBeLessThan(0.15);
  });

  test('BO-SUP-2: a bag with fewer gives all it has (ruling R8)', () => {
    const loads = [
      ['blue', 'blue'],
      ['blue', 'blue'],
      ['blue', 'orange'],
      ['orange', 'orange'],
      ['orange', 'orange'],
    ] as const;
    const s = position({ merchants: loads.map((load) => ({ load: [...load] })), lap: 3, turn: 4 });
    supply(s);
    expect(total(s.bag)).toBe(0);
    expect(s.markets).toEqual([drawn({ purple: 4 }), drawn({ yellow: 3 }), drawn({})]);
  });

  test('BO-SUP-3: by falling count left, middle, right; equal counts lie together', () => {
    expect(sortIntoMarkets(drawn({ orange: 5, blue: 3, yellow: 1 }))).toEqual([
      drawn({ orange: 5 }),
      drawn({ blue: 3 }),
      drawn({ yellow: 1 }),
    ]);
    expect(sortIntoMarkets(drawn({ orange: 4, blue: 4, purple: 1 }))).toEqual([
      drawn({ orange: 4, blue: 4 }),
      drawn({ purple: 1 }),
      drawn({}),
    ]);
  });

  test('BO-SUP-4: silks that were not drawn lie nowhere, and no market is skipped', () => {
    expect(sortIntoMarkets(drawn({ orange: 5, purple: 4 }))).toEqual([
      drawn({ orange: 5 }),
      drawn({ purple: 4 }),
      drawn({}),
    ]);
    expect(sortIntoMarkets(drawn({ yellow: 1 }))).toEqual([drawn({ yellow: 1 }), drawn({}), drawn({})]);
  });

  test('BO-SUP-5: three markets are enough for every possible draw: none is lost', () => {
    let draws = 0;
    for (let yellow = 0; yellow <= 3; yellow++)
      for (let purple = 0; purple <= 4; purple++)
        for (let blue = 0; blue <= 5; blue++)
          for (let orange = 0; orange <= 5; orange++) {
            const silks = { yellow, purple, blue, orange };
            if (total(silks) > DRAWN_PER_ROUND) continue;
            draws++;
            const markets = sortIntoMarkets(silks);
            expect(markets.map(total).reduce((a, b) => a + b)).toBe(total(silks));
            const counts = markets.map((market) => [...new Set(Object.values(market).filter((bales) => bales > 0))]);
            expect(counts.every((different) => different.length <= 1)).toBe(true);
            const [left = 0, middle = 0, right = 0] = counts.map(([bales]) => bales ?? 0);
            expect(left > middle || (left === 0 && middle === 0)).toBe(true);
            expect(middle > right || (middle === 0 && right === 0)).toBe(true);
          }
    expect(draws).toBeGreaterThan(300);
  });

  test('BO-SUP-6: a post is open if and only if its silk lies in a market', () => {
    const s = position({ markets: [{ blue: 2 }, { orange: 1 }] });
    expect((['E1', 'E2', 'E3', 'E4', 'F1'] as const).map((post) => isOpen(s, post))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('BO-SUP-6: the last bale of a silk closes its posts at once, until the next supply', () => {
    const s = position({ merchants: [{ at: 'E1' }], markets: [{ blue: 2 }, { orange: 1 }] });
    expect(play(s, BUY)).toContainEqual({ is: 'closed', silk: 'orange' });
    expect(isOpen(s, 'E1')).toBe(false);
    expect(offered(s, 'buy')).toEqual([]);
  });

  test('BO-SUP-6: a new supply opens posts again', () => {
    const s = position({ ...lastTurn, merchants: [{ load: ['blue', 'blue'] }, { load: ['blue', 'blue'] }] });
    expect(isOpen(s, 'E1')).toBe(false);
    const rng = new KeyedRng('supply');
    supply(s, rng);
    for (const post of ['E1', 'E2', 'E3', 'E4'] as const) {
      const silk = s.posts[post];
      expect(isOpen(s, post)).toBe(s.markets.some((market) => silk !== null && market[silk] > 0));
    }
    expect(isOpen(s, 'E1')).toBe(true);
    expect(seat(s, 0).load).toEqual(['blue', 'blue']);
  });
});
