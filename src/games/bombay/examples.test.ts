/** The 24 worked examples of the rules, with their own numbers. Mina is seat 0, Ravi seat 1. */
import { describe, expect, test } from 'vitest';
import { FastRng, isOver, type Rng, start } from '../../kernel/index.ts';
import { INNER_POSTS, OUTER_POSTS, type PlaceId, SILKS, type Silks } from './data.ts';
import { bombay } from './index.ts';
import { isOpen } from './markets.ts';
import { empirePrizes, score } from './score.ts';
import { type Bombay, tableFacts } from './state.ts';
import {
  asked,
  BUY,
  build,
  END,
  go,
  type Merchant,
  offered,
  PLAIN,
  play,
  playWith,
  position,
  refusal,
  seat,
  sell,
  take,
  turnOf,
  WAITING,
} from './testing.ts';

const bales = (silks: Partial<Silks> = {}): Silks => ({ yellow: 0, purple: 0, blue: 0, orange: 0, ...silks });
const total = (silks: Silks) => SILKS.reduce((sum, silk) => sum + silks[silk], 0);
const illegal = { refused: 'notLegal' };

/** Draws exactly these bales from a bag that has all 17: for each draw, the place of the first bale of that silk. */
function drawing(draw: Partial<Silks>): Rng {
  const bag = bales({ yellow: 3, purple: 4, blue: 5, orange: 5 });
  const wanted = SILKS.flatMap((silk) => new Array<(typeof SILKS)[number]>(draw[silk] ?? 0).fill(silk));
  return {
    int() {
      const silk = wanted.shift();
      if (silk === undefined) throw new Error('more was drawn than the example says');
      const place = SILKS.slice(0, SILKS.indexOf(silk)).reduce((sum, before) => sum + bag[before], 0);
      bag[silk]--;
      return place;
    },
    shuffle() {},
  };
}

/** The second round starts with this supply, for four players who carry nothing. */
function supplied(draw: Partial<Silks>): Bombay {
  const s = position({ seats: 4, lap: 4, turn: 3 });
  playWith(s, drawing(draw), END);
  expect(s.round).toBe(2);
  return s;
}

const openPosts = (s: Bombay) => [...INNER_POSTS, ...OUTER_POSTS].filter((post) => isOpen(s, post));

describe('worked examples', () => {
  test('Example 1 (BO-SUP-3): supply, plain', () => {
    const s = supplied({ orange: 4, blue: 3, purple: 1, yellow: 1 });
    expect(s.markets).toEqual([bales({ orange: 4 }), bales({ blue: 3 }), bales({ purple: 1, yellow: 1 })]);
    expect(openPosts(s)).toHaveLength(8);
  });

  test('Example 2 (BO-SUP-3, BO-SUP-4, BO-SUP-6): supply, triple tie', () => {
    const s = supplied({ orange: 3, blue: 3, purple: 3 });
    expect(s.markets).toEqual([bales({ orange: 3, blue: 3, purple: 3 }), bales(), bales()]);
    expect([isOpen(s, 'E2'), isOpen(s, 'F4')]).toEqual([false, false]);
    expect(openPosts(s)).toHaveLength(6);
  });

  test('Example 3 (BO-SUP-3): supply, tie below', () => {
    const s = supplied({ orange: 3, blue: 2, purple: 2, yellow: 2 });
    expect(s.markets).toEqual([bales({ orange: 3 }), bales({ blue: 2, purple: 2, yellow: 2 }), bales()]);
  });

  test('Example 4 (BO-SUP-2): supply, short bag', () => {
    const merchants: Merchant[] = [
      { load: ['blue', 'blue'] },
      { load: ['blue', 'blue'] },
      { load: ['orange', 'orange'] },
      { load: ['orange', 'orange'] },
      { load: ['purple', 'yellow'] },
    ];
    const s = position({ merchants, lap: 3, turn: 4 });
    expect(total(s.bag)).toBe(7);
    play(s, END);
    expect(s.markets.map(total).reduce((a, b) => a + b)).toBe(7);
    expect(s.bag).toEqual(bales());
  });

  test('Example 5 (BO-SUP-1): leftovers', () => {
    const s = position({
      merchants: [{ load: ['blue', 'blue'] }, { load: ['orange', 'orange'] }, { load: ['purple', 'yellow'] }],
      lap: 5,
      turn: 2,
      markets: [{ purple: 2 }, { yellow: 1 }, { blue: 1 }],
    });
    expect(total(s.bag)).toBe(7);
    play(s, END);
    expect(s.markets.map(total).reduce((a, b) => a + b)).toBe(9);
    expect(total(s.bag)).toBe(2);
  });

  test('Example 6 (BO-MOVE-1): hill cost', () => {
    const s = position({ seats: 2 });
    play(s, go('H1'));
    expect(turnOf(s).actions).toBe(2);
    play(s, go('B'));
    expect([seat(s, 0).at, asked(s)]).toEqual(['B', 1]);
    const tired = position({ merchants: [{ at: 'H1' }], actions: 1 });
    expect(refusal(tired, go('B'))).toMatchObject(illegal);
    const down = position({ merchants: [{ at: 'B' }], actions: 1 });
    expect(refusal(down, go('NAGPUR'))).toBeNull();
  });

  test('Example 7 (BO-TOLL-1, BO-TOLL-2, BO-TOLL-3, BO-TOLL-4): toll', () => {
    const s = position({ merchants: [{ rupees: 0 }, { rupees: 0, palaces: ['H1'] }] });
    play(s, go('H1'), go('BOMBAY'));
    expect(s.players.map(({ purse }) => purse.rupees)).toEqual([0, 1]);
    play(s, go('H1'));
    expect(s.players.map(({ purse }) => purse.rupees)).toEqual([0, 2]);
    play(s, go('H1'));
    expect(s.players.map(({ at, purse }) => [at, purse.rupees])).toEqual([
      ['H1', 0],
      ['H1', 2],
    ]);
  });

  test('Example 8 (BO-BUY-1, BO-BUY-2, BO-BUY-3): buy left', () => {
    const s = position({
      merchants: [{ at: 'E4', rupees: 2 }],
      markets: [{ orange: 4 }],
      posts: { E4: 'orange', E1: 'blue' },
    });
    play(s, BUY);
    expect(seat(s, 0)).toMatchObject({ load: ['orange'], purse: { rupees: 1 } });
    expect([turnOf(s).actions, s.markets[0].orange]).toEqual([2, 3]);
    expect(refusal(s, BUY)).toEqual({ ...illegal, rule: 'BO-BUY-3' });
  });

  test('Example 9 (BO-BUY-2, BO-SUP-6): buy right, closing', () => {
    const given = (rupees: number, actions: number) =>
      position({
        merchants: [{ at: 'E2', rupees }, {}, {}, {}],
        actions,
        markets: [{ orange: 3 }, { blue: 2 }, { yellow: 1 }],
      });
    const s = given(2, 2);
    play(s, BUY);
    expect([seat(s, 0).purse.rupees, asked(s)]).toEqual([0, 1]);
    expect([isOpen(s, 'E2'), isOpen(s, 'F4')]).toEqual([false, false]);
    expect(refusal(given(1, 2), BUY)).toMatchObject(illegal);
    expect(refusal(given(2, 1), BUY)).toMatchObject(illegal);
  });

  test('Example 10 (BO-BUY-4): full elephant', () => {
    const s = position({ merchants: [{ at: 'E1', load: ['blue', 'blue'] }], markets: [{ orange: 4 }] });
    expect(isOpen(s, 'E1')).toBe(true);
    expect(refusal(s, BUY)).toEqual({ ...illegal, rule: 'BO-BUY-4' });
  });

  /** Bombay:[yellow,purple,blue], 3 tokens there, the seller without a Bombay token. */
  const inBombay = () => position({ merchants: [{ at: 'BOMBAY', load: ['yellow', 'purple'], rupees: 0 }, {}, {}, {}] });

  test('Example 11 (BO-SELL-3, BO-SELL-4, BO-SELL-5, BO-CITY-1): sell yellow on top', () => {
    const s = inBombay();
    expect(s.cityTokens.BOMBAY).toBe(3);
    const { yellow } = s.bag;
    play(s, sell('yellow'));
    expect(seat(s, 0).purse).toEqual({ rupees: 5, clients: 0, cities: ['BOMBAY'], kept: [] });
    expect(s.cityTokens.BOMBAY).toBe(2);
    expect(s.demand.BOMBAY).toEqual(['purple', 'blue', 'yellow']);
    expect(s.bag.yellow).toBe(yellow + 1);
  });

  test('Example 12 (BO-SELL-6): then purple on top', () => {
    const s = inBombay();
    play(s, sell('yellow'), sell('purple'));
    expect(seat(s, 0).purse).toEqual({ rupees: 5 + 4, clients: 1, cities: ['BOMBAY'], kept: [] });
    expect(s.cityTokens.BOMBAY).toBe(2);
    expect(s.demand.BOMBAY).toEqual(['blue', 'yellow', 'purple']);
  });

  test('Example 13 (BO-SELL-5): sell from the middle', () => {
    const s = position({ merchants: [{ at: 'INDORE', load: ['blue'], rupees: 0 }] });
    expect(s.demand.INDORE).toEqual(['purple', 'blue', 'orange']);
    play(s, sell('blue'));
    expect(seat(s, 0).purse.rupees).toBe(3);
    expect(s.demand.INDORE).toEqual(['purple', 'orange', 'blue']);
  });

  test('Example 14 (BO-SELL-3, BO-SELL-4, BO-SELL-5): purple from the bottom', () => {
    const s = position({
      merchants: [{ at: 'BOMBAY', load: ['purple'], rupees: 0 }],
      demand: { BOMBAY: ['blue', 'yellow', 'purple'] },
    });
    play(s, sell('purple'));
    expect(seat(s, 0).purse).toMatchObject({ rupees: 1, clients: 2 });
    expect(s.demand.BOMBAY).toEqual(['blue', 'yellow', 'purple']);
  });

  test('Example 15 (BO-SELL-1): not demanded', () => {
    const s = position({ merchants: [{ at: 'BOMBAY', load: ['orange'] }] });
    expect(s.demand.BOMBAY).toEqual(['yellow', 'purple', 'blue']);
    expect(refusal(s, sell('orange'))).toEqual({ ...illegal, rule: 'BO-SELL-1' });
  });

  test('Example 16 (BO-CITY-2): tokens gone', () => {
    const s = position({ merchants: [{ at: 'NAGPUR', load: ['orange'], rupees: 0 }, { cities: ['NAGPUR'] }] });
    expect(s.cityTokens.NAGPUR).toBe(0);
    play(s, sell('orange'));
    expect(seat(s, 0).purse).toEqual({ rupees: 3, clients: 0, cities: [], kept: [] });
  });

  test('Example 17 (BO-PAL-1, BO-PAL-2, BO-PAL-3): build for a client', () => {
    const s = position({ merchants: [{ at: 'G1', load: ['blue'] }, {}, {}], actions: 2 });
    const { blue } = s.bag;
    const empire = () => score(s).sheet.find(({ key }) => key === 'empire')?.values[0];
    expect(empire()).toBe(0);
    play(s, build('blue'));
    expect([s.bag.blue, seat(s, 0).reserve, turnOf(s).actions, empire()]).toEqual([blue + 1, 4, 1, 2]);
  });

  test('Example 18 (BO-PAL-4): build for a bale', () => {
    const s = position({
      merchants: [{ at: 'G4', load: ['orange', 'yellow'] }],
      markets: [{}, { blue: 2, purple: 1 }],
    });
    play(s, build('orange'), take('purple'));
    expect(seat(s, 0).load).toEqual(['yellow', 'purple']);
    expect(isOpen(s, 'E3')).toBe(false);
    expect(turnOf(s).bought).toBe(false);
  });

  test('Example 19 (BO-MAP-7, BO-PAL-1): illegal builds', () => {
    const at = (place: PlaceId, more: Merchant = {}, rival: Merchant = {}) =>
      refusal(position({ merchants: [{ at: place, load: ['blue'], ...more }, rival] }), build('blue'));
    expect(at('BOMBAY')).toMatchObject(illegal);
    expect(at('E1')).toMatchObject(illegal);
    expect(at('H1', { palaces: ['H1'] })).toMatchObject(illegal);
    expect(at('H1', {}, { palaces: ['H1'] })).toMatchObject(illegal);
    expect(at('H1', { load: [] })).toMatchObject(illegal);
    expect(at('H1', { palaces: ['A', 'H2', 'G1', 'G2', 'G3'] })).toMatchObject(illegal);
    const hill = position({ merchants: [{ at: 'B', load: ['blue'] }] });
    expect(play(hill, build('blue'))).toEqual([{ is: 'built', seat: 0, at: 'B', silk: 'blue' }]);
  });

  test('Example 20 (BO-WAIT-1): wait', () => {
    const s = position({ seats: 2 });
    play(s, WAITING);
    expect([seat(s, 0).purse.rupees, asked(s)]).toEqual([3, 1]);
    play(s, go('BOMBAY'));
    expect(offered(s, 'wait')).toEqual([]);
  });

  test('Example 21 (BO-FLOW-4): first players', () => {
    const course = (seats: number) => {
      const rng = new FastRng(`course ${seats}`);
      const s = start(bombay, seats, PLAIN, { rng, emit() {} });
      const rupees = s.players.map((_, i) => seat(s, (s.first + i) % seats).purse.rupees);
      const p1 = s.first;
      const laps: string[] = [];
      while (!isOver(s)) {
        if (asked(s) === s.first) laps.push(`P${((s.first - p1 + seats) % seats) + 1}`);
        playWith(s, rng, END);
      }
      return { laps: laps.join(' '), rupees };
    };
    const rounds = (laps: number, ...firsts: string[]) =>
      firsts.map((p) => new Array(laps).fill(p).join(' ')).join(' ');
    expect(course(2)).toEqual({ laps: rounds(4, 'P1', 'P2', 'P1', 'P2'), rupees: [2, 2] });
    expect(course(3)).toEqual({ laps: rounds(5, 'P1', 'P2', 'P3'), rupees: [2, 2, 2] });
    expect(course(5)).toEqual({ laps: rounds(3, 'P1', 'P2', 'P3', 'P4', 'P5'), rupees: [2, 2, 2, 2, 3] });
  });

  test('Example 22 (BO-END-4): empire ties', () => {
    const paid = (...totals: number[]) => empirePrizes(totals, tableFacts(totals.length).prizes);
    expect(paid(6, 6, 3, 1)).toEqual([6, 6, 2, 0]);
    expect(paid(5, 5, 5, 2)).toEqual([4, 4, 4, 0]);
    expect(paid(7, 5, 2, 2)).toEqual([8, 4, 1, 1]);
    expect(paid(3, 3)).toEqual([2, 2]);
    expect(paid(4, 4, 4)).toEqual([2, 2, 2]);
    expect(paid(6, 4, 4, 4, 0)).toEqual([8, 4, 4, 4, 0]);
  });

  test('Example 23 (BO-END-2, BO-END-3, BO-END-4, BO-END-5): final sum', () => {
    const s = position({
      merchants: [
        { rupees: 21, cities: ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'], clients: 4 },
        { clients: 6 },
        { clients: 2 },
        {},
      ],
    });
    const { scores, sheet } = score(s);
    expect(sheet.filter(({ counts }) => counts).map(({ values }) => values[0])).toEqual([21, 6, 4]);
    expect(scores[0]).toBe(31);
  });

  test('Example 24 (BO-END-6): tie-break', () => {
    // Empires of 4 and 4 share the prize of two players, 2 each: 29 + 2 is 31.
    const ranks = (mina: Merchant, ravi: Merchant) => {
      const { scores, ranks } = score(
        position({
          merchants: [
            { rupees: 29, ...mina },
            { rupees: 29, ...ravi },
          ],
        }),
      );
      expect(scores).toEqual([31, 31]);
      return ranks;
    };
    expect(ranks({ clients: 2, kept: ['pt1'], palaces: ['G1'] }, { clients: 2, palaces: ['H1', 'H2'] })).toEqual([
      1, 2,
    ]);
    expect(ranks({ clients: 2, kept: ['pt1'], palaces: ['G1'] }, { clients: 3, palaces: ['H1'] })).toEqual([1, 1]);
  });
});
