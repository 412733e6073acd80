import { describe, expect, test } from 'vitest';
import { FastRng, start } from '../../kernel/index.ts';
import {
  BALES,
  CITIES,
  CITY_TOKEN_RUPEES,
  DEMAND_COLUMNS,
  FIRST_GAME,
  INNER_POSTS,
  MARKETS,
  OUTER_POSTS,
  PALACE_TOKENS,
  PLACES,
  type PlaceId,
  type PlaceKind,
  ROADS,
  SALE,
  SILK_BONUS,
  SILKS,
  TABLE,
  TOKEN_SITES,
} from './data.ts';
import { PRINTED } from './facts.ts';
import { bombay } from './index.ts';
import { PLACE_IDS } from './map.ts';
import { PLAIN, play, position, seat, sell, WAITING } from './testing.ts';

const deal = (seats: number, seed = 'deal') => start(bombay, seats, PLAIN, { rng: new FastRng(seed), emit() {} });
const count = <T>(list: readonly T[], item: T) => list.filter((other) => other === item).length;

describe('components', () => {
  test('BO-COMP-1: the board has 24 locations and 3 markets', () => {
    expect(PLACE_IDS).toHaveLength(24);
    expect(MARKETS.map(({ id }) => id)).toEqual(['left', 'middle', 'right']);
  });

  test('BO-COMP-2: one elephant for each of up to five players', () => {
    expect(bombay.seats).toEqual({ min: 2, max: 5 });
    for (const seats of [2, 3, 4, 5])
      expect(deal(seats).players.map(({ at }) => at)).toEqual(new Array(seats).fill('A'));
    expect(() => deal(6)).toThrow(RangeError);
  });

  test('BO-COMP-3: five palaces for each player', () => {
    expect(deal(4).players.map(({ reserve }) => reserve)).toEqual([5, 5, 5, 5]);
  });

  test('BO-COMP-4: everyone has a screen, and sees behind no other', () => {
    const s = deal(5);
    for (let viewer = 0; viewer < 5; viewer++)
      expect(bombay.view(s, viewer)).toMatchObject({
        players: s.players.map(({ purse }, owner) => ({ purse: owner === viewer ? purse : null })),
      });
  });

  test('BO-COMP-5: 17 bales: 3 yellow, 4 purple, 5 blue, 5 orange', () => {
    expect(BALES).toEqual({ yellow: 3, purple: 4, blue: 5, orange: 5 });
    expect(Object.values(BALES).reduce((a, b) => a + b)).toBe(17);
  });

  test('BO-COMP-6: twelve demand cubes, three of each silk', () => {
    const cubes = Object.values(DEMAND_COLUMNS).flat();
    expect(SILKS.map((silk) => count(cubes, silk))).toEqual([3, 3, 3, 3]);
  });

  test('BO-COMP-7: the 179 rupees in the box are no limit: the bank always pays (ruling R17)', () => {
    const s = position({ merchants: [{ rupees: 179 }] });
    play(s, WAITING);
    expect(seat(s, 0).purse.rupees).toBe(180);
  });

  test('BO-COMP-8: five action tokens are enough for the longest round', () => {
    const laps = [2, 3, 4, 5].map((seats) => TABLE[seats]?.laps ?? 0);
    expect(Math.max(...laps)).toBe(5);
  });

  test('BO-COMP-9: eight palace tokens with two faces, all of them on the board', () => {
    expect(Object.keys(PALACE_TOKENS)).toHaveLength(8);
    for (const token of Object.values(PALACE_TOKENS)) expect(Object.keys(token)).toEqual(['yellow', 'orange']);
    for (const seats of [2, 3, 4, 5]) expect(new Set(Object.values(deal(seats).tokens)).size).toBe(8);
  });

  test('BO-COMP-10: eight post tokens, two of each silk', () => {
    const posts = Object.values(deal(5).posts);
    expect(SILKS.map((silk) => count(posts, silk))).toEqual([2, 2, 2, 2]);
  });

  test('BO-COMP-11: sixteen city tokens, four of each city, all in use with five players', () => {
    expect(deal(5).cityTokens).toEqual({ BOMBAY: 4, INDORE: 4, NAGPUR: 4, HYDERABAD: 4 });
  });

  test('BO-COMP-12: the 16 client tokens in the box are no limit (ruling R17)', () => {
    const s = position({
      merchants: [{ at: 'BOMBAY', load: ['purple'], clients: 16 }],
      demand: { BOMBAY: ['blue', 'yellow', 'purple'] },
    });
    play(s, sell('purple'));
    expect(seat(s, 0).purse.clients).toBe(18);
  });

  test('BO-COMP-13: there is a bag, and what lies nowhere else lies in it', () => {
    const s = deal(3);
    const inMarkets = s.markets.flatMap((market) => Object.values(market)).reduce((a, b) => a + b);
    expect([inMarkets, Object.values(s.bag).reduce((a, b) => a + b)]).toEqual([9, 8]);
  });
});

describe('the table by player count', () => {
  test('BO-SETUP-TABLE: rounds, laps, rupees, posts, face and prizes', () => {
    expect(TABLE).toEqual({
      2: { rounds: 4, laps: 4, rupees: 2, lastSeatRupees: 0, outerPosts: false, face: 'orange', prizes: [4, 0] },
      3: { rounds: 3, laps: 5, rupees: 2, lastSeatRupees: 0, outerPosts: false, face: 'orange', prizes: [6, 2, 0] },
      4: { rounds: 4, laps: 4, rupees: 2, lastSeatRupees: 0, outerPosts: true, face: 'yellow', prizes: [8, 4, 2, 0] },
      5: {
        rounds: 5,
        laps: 3,
        rupees: 2,
        lastSeatRupees: 1,
        outerPosts: true,
        face: 'yellow',
        prizes: [8, 6, 4, 2, 0],
      },
    });
  });

  test('BO-SETUP-TABLE: 16, 15, 16, 15 turns for each player', () => {
    expect([2, 3, 4, 5].map((seats) => (TABLE[seats]?.rounds ?? 0) * (TABLE[seats]?.laps ?? 0))).toEqual([
      16, 15, 16, 15,
    ]);
  });
});

describe('the map', () => {
  const kinds = (kind: PlaceKind) => PLACE_IDS.filter((place) => PLACES[place].kind === kind);

  test('BO-MAP-1: 2 hills, 4 cities, 4 inner and 4 outer posts, 8 token sites, 2 empty sites', () => {
    expect(kinds('hill')).toEqual(['A', 'B']);
    expect(kinds('city').toSorted()).toEqual(['BOMBAY', 'HYDERABAD', 'INDORE', 'NAGPUR']);
    expect(kinds('innerPost')).toEqual([...INNER_POSTS]);
    expect(kinds('outerPost')).toEqual([...OUTER_POSTS]);
    expect(kinds('tokenSite')).toEqual([...TOKEN_SITES]);
    expect(kinds('emptySite')).toEqual(['H1', 'H2']);
  });

  /** BO-MAP-3, as the rules say it. */
  const ROADS_AS_TOLD = [
    ...'F1 G1 INDORE G2 F2 G3 NAGPUR G4 F3 G5 HYDERABAD G6 F4 G7 BOMBAY G8'
      .split(' ')
      .map((place, i, ring) => [place, ring[(i + 1) % ring.length]]),
    ...[
      ['E1', 'G8', 'G1', 'H1'],
      ['E2', 'G2', 'G3', 'B'],
      ['E3', 'G4', 'G5', 'H2'],
      ['E4', 'G6', 'G7', 'A'],
      ['INDORE', 'H1', 'B'],
      ['NAGPUR', 'B', 'H2'],
      ['HYDERABAD', 'H2', 'A'],
      ['BOMBAY', 'A', 'H1'],
    ].flatMap(([from, ...to]) => to.map((place) => [from, place])),
    ...['A', 'H1', 'B', 'H2'].map((place, i, ring) => [place, ring[(i + 1) % ring.length]]),
  ];
  const road = (ends: readonly unknown[]) => ends.map(String).toSorted().join('-');

  test('BO-MAP-3: the 40 roads', () => {
    expect(ROADS).toHaveLength(40);
    expect(ROADS.map(road).toSorted()).toEqual(ROADS_AS_TOLD.map(road).toSorted());
  });

  test('BO-MAP-3: a half turn changes nothing, neither roads nor places', () => {
    const turned = (place: PlaceId): PlaceId => {
      const { x, y } = PLACES[place];
      const other = PLACE_IDS.find((id) => PLACES[id].x === 100 - x && PLACES[id].y === 110 - y);
      if (other === undefined) throw new Error(`nothing opposite ${place}`);
      return other;
    };
    for (const place of PLACE_IDS) expect(PLACES[turned(place)].kind).toBe(PLACES[place].kind);
    expect(ROADS.map(([a, b]) => road([turned(a), turned(b)])).toSorted()).toEqual(ROADS.map(road).toSorted());
  });

  test('BO-MAP-3: no two roads cross', () => {
    const side = (a: PlaceId, b: PlaceId, c: PlaceId) =>
      Math.sign(
        (PLACES[b].x - PLACES[a].x) * (PLACES[c].y - PLACES[a].y) -
          (PLACES[b].y - PLACES[a].y) * (PLACES[c].x - PLACES[a].x),
      );
    for (const [a, b] of ROADS)
      for (const [c, d] of ROADS) {
        if (new Set([a, b, c, d]).size < 4) continue;
        const crosses = side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
        expect(crosses, `${a}-${b} and ${c}-${d}`).toBe(false);
      }
  });

  test('BO-MAP-4: every post is 2 from its two nearest cities and 4 or 5 from the others', () => {
    for (const post of [...INNER_POSTS, ...OUTER_POSTS]) {
      const ways = CITIES.map((city) => PRINTED.distance[post][city]).toSorted((a, b) => a - b);
      expect(ways.slice(0, 2), post).toEqual([2, 2]);
      for (const way of ways.slice(2)) expect([4, 5], post).toContain(way);
    }
  });

  test('BO-MAP-4: the distances from A', () => {
    expect(PRINTED.distance.A).toMatchObject({
      BOMBAY: 1,
      HYDERABAD: 1,
      INDORE: 2,
      NAGPUR: 2,
      E4: 1,
      E1: 2,
      E3: 2,
      F1: 3,
      F3: 3,
      F4: 3,
      E2: 4,
      F2: 4,
    });
  });
});

describe('printed values', () => {
  test('BO-SETUP-6: each column lacks exactly one silk, and each silk is lacking once; top, middle, bottom as listed', () => {
    expect(DEMAND_COLUMNS).toEqual({
      c1: ['yellow', 'purple', 'blue'],
      c2: ['purple', 'blue', 'orange'],
      c3: ['blue', 'orange', 'yellow'],
      c4: ['orange', 'yellow', 'purple'],
    });
    const lacking = Object.values(DEMAND_COLUMNS).map((column) => SILKS.filter((silk) => !column.includes(silk)));
    expect(lacking).toEqual([['orange'], ['yellow'], ['purple'], ['blue']]);
  });

  test('BO-BUY-2: left 1 rupee and 1 action, middle 1 and 2, right 2 and 2', () => {
    expect(MARKETS.map(({ rupees, actions }) => [rupees, actions])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test('BO-SELL-3, BO-SELL-4: prices by rung, and what yellow and purple add', () => {
    expect(SALE.map(({ rupees, clients }) => [rupees, clients])).toEqual([
      [4, 0],
      [3, 0],
      [1, 1],
    ]);
    expect(SILKS.map((silk) => [SILK_BONUS[silk].rupees, SILK_BONUS[silk].clients])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('BO-PAL-5: the mix of token effects on both faces', () => {
    const mix = (face: 'yellow' | 'orange') => {
      const effects = Object.values(PALACE_TOKENS).map((token) => token[face]);
      return (['client', 'city', 'rupees', 'bale'] as const).map((effect) => count<string>(effects, effect));
    };
    expect(mix('yellow')).toEqual([2, 2, 2, 2]);
    expect(mix('orange')).toEqual([1, 2, 3, 2]);
  });

  test('BO-END-2: rupees by kinds of city tokens', () => {
    expect(CITY_TOKEN_RUPEES).toEqual([0, 1, 2, 4, 6, 9, 12]);
  });

  test('BO-SETUP-9: the layout for a first game uses every column, every post token and every palace token once', () => {
    expect(new Set(Object.values(FIRST_GAME.demand)).size).toBe(4);
    const posts = Object.values(FIRST_GAME.posts);
    expect(SILKS.map((silk) => count<string>(posts, silk))).toEqual([2, 2, 2, 2]);
    expect(new Set(INNER_POSTS.map((post) => FIRST_GAME.posts[post])).size).toBe(4);
    expect(new Set(Object.values(FIRST_GAME.tokens)).size).toBe(8);
  });
});
