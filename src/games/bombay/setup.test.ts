import { describe, expect, test } from 'vitest';
import { type Draw, FastRng, KeyedRng, Match, PlaybackRng, RecordingRng, type Rng, start } from '../../kernel/index.ts';
import { BALES, CITIES, DEMAND_COLUMNS, FIRST_GAME, INNER_POSTS, OUTER_POSTS, SILKS, TOKEN_SITES } from './data.ts';
import { bombay } from './index.ts';
import { type Bombay, type BombayOptions, setup } from './state.ts';
import { effectOf } from './steps/build.ts';
import { bombayFrom, PLAIN, position } from './testing.ts';

const emit = () => {};
/** The table before the first supply. */
const laid = (seats: number, rng: Rng, options: Partial<BombayOptions> = {}): Bombay =>
  setup(seats, { ...PLAIN, ...options }, { rng, emit });
const SEEDS = Array.from({ length: 60 }, (_, i) => `setup ${i}`);

describe('setup', () => {
  test('BO-SETUP-1: every elephant starts on hill A, without bales', () => {
    for (const { at, load } of laid(5, new FastRng(1)).players) expect({ at, load }).toEqual({ at: 'A', load: [] });
  });

  test('BO-SETUP-2: the first player is drawn, and every seat is first at times (ruling R1)', () => {
    const firsts = SEEDS.map((seed) => laid(4, new FastRng(seed)).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('BO-SETUP-3: 5 palaces and 2 rupees each; of five players the one who acts last in the first lap has 3 (ruling R2)', () => {
    for (const seed of SEEDS)
      for (const seats of [2, 3, 4, 5]) {
        const s = laid(seats, new FastRng(seed));
        const fifth = (s.first + 4) % 5;
        expect(s.players.map(({ purse }) => purse.rupees)).toEqual(
          s.players.map((_, seat) => (seats === 5 && seat === fifth ? 3 : 2)),
        );
        expect(s.players.every(({ reserve }) => reserve === 5)).toBe(true);
      }
  });

  test('BO-SETUP-4: all bales are in the bag and the markets are empty before the first supply', () => {
    const s = laid(4, new FastRng(1));
    expect(s.bag).toEqual(BALES);
    expect(s.markets.flatMap((market) => Object.values(market)).every((bales) => bales === 0)).toBe(true);
  });

  test('BO-SETUP-5: players - 1 tokens on every city', () => {
    for (const seats of [2, 3, 4, 5])
      for (const city of CITIES) expect(laid(seats, new FastRng(1)).cityTokens[city]).toBe(seats - 1);
  });

  test('BO-SETUP-6: the four columns are shuffled over the four cities, one each', () => {
    const columns = Object.values(DEMAND_COLUMNS)
      .map((column) => column.join())
      .toSorted();
    const layouts = new Set<string>();
    for (const seed of SEEDS) {
      const { demand } = laid(3, new FastRng(seed));
      expect(
        Object.values(demand)
          .map((ladder) => ladder.join())
          .toSorted(),
      ).toEqual(columns);
      layouts.add(JSON.stringify(demand));
    }
    expect(layouts.size).toBeGreaterThan(15);
  });

  test('BO-SETUP-7: with 4 and 5 players two post tokens of each silk on E and F, at random', () => {
    const layouts = new Set<string>();
    for (const seed of SEEDS)
      for (const seats of [4, 5]) {
        const { posts } = laid(seats, new FastRng(seed));
        expect(Object.values(posts).toSorted()).toEqual([...SILKS, ...SILKS].toSorted());
        layouts.add(JSON.stringify(posts));
      }
    expect(layouts.size).toBeGreaterThan(50);
  });

  test('BO-SETUP-7: with 2 and 3 players one of each silk on E, and none on F', () => {
    const layouts = new Set<string>();
    for (const seed of SEEDS)
      for (const seats of [2, 3]) {
        const { posts } = laid(seats, new FastRng(seed));
        expect(INNER_POSTS.map((post) => posts[post] ?? '').toSorted()).toEqual([...SILKS].toSorted());
        expect(OUTER_POSTS.map((post) => posts[post])).toEqual([null, null, null, null]);
        layouts.add(JSON.stringify(posts));
      }
    expect(layouts.size).toBeGreaterThan(15);
  });

  test('BO-SETUP-8: the eight palace tokens lie at random on G1 to G8, orange face with 2 and 3 players, yellow with 4 and 5', () => {
    const layouts = SEEDS.map((seed) => TOKEN_SITES.map((site) => laid(4, new FastRng(seed)).tokens[site]));
    for (const layout of layouts)
      expect(layout.toSorted()).toEqual(['pt1', 'pt2', 'pt3', 'pt4', 'pt5', 'pt6', 'pt7', 'pt8']);
    expect(new Set(layouts.map(String)).size).toBe(SEEDS.length);
    // Only the second token has different faces.
    expect([2, 3, 4, 5].map((seats) => effectOf(position({ seats }), 'pt2'))).toEqual([
      'rupees',
      'rupees',
      'client',
      'client',
    ]);
  });

  test('BO-SETUP-9: the first-game layout is fixed, and without F posts for 2 and 3 players', () => {
    for (const seats of [2, 3, 4, 5]) {
      const s = laid(seats, new FastRng(seats), { firstGameLayout: true });
      expect(s.demand).toEqual({
        BOMBAY: DEMAND_COLUMNS.c1,
        INDORE: DEMAND_COLUMNS.c2,
        NAGPUR: DEMAND_COLUMNS.c3,
        HYDERABAD: DEMAND_COLUMNS.c4,
      });
      expect(s.tokens).toEqual(FIRST_GAME.tokens);
      const idle = { F1: null, F2: null, F3: null, F4: null };
      expect(s.posts).toEqual(seats > 3 ? FIRST_GAME.posts : { ...FIRST_GAME.posts, ...idle });
    }
    expect(bombay.options.firstGameLayout.default).toBe(false);
  });

  test('BO-SETUP-10: one seed gives one game, and its recorded draws give it again (ruling R3)', () => {
    const recorder = new RecordingRng(new KeyedRng('one'));
    const s = start(bombay, 4, PLAIN, { rng: recorder, emit });
    const draws: readonly Draw[] = recorder.take();
    expect(start(bombay, 4, PLAIN, { rng: new KeyedRng('one'), emit })).toEqual(s);
    expect(start(bombay, 4, PLAIN, { rng: new KeyedRng('two'), emit })).not.toEqual(s);
    const playback = new PlaybackRng();
    playback.load(draws);
    expect(start(bombay, 4, PLAIN, { rng: playback, emit })).toEqual(s);
  });

  test('BO-SETUP-10: the deal is the first player, three shuffles and the nine bales, in this order', () => {
    const { deal } = Match.simulated(bombay, { seats: 4, options: PLAIN }, 'deal');
    expect(deal.map((draw) => (typeof draw === 'number' ? 'number' : draw.length))).toEqual([
      'number',
      4,
      8,
      8,
      ...new Array(9).fill('number'),
    ]);
    const first = Match.simulated(bombay, { seats: 2, options: { ...PLAIN, firstGameLayout: true } }, 'deal').deal;
    expect(first).toHaveLength(10);
  });

  test('a position of the tests is a position of the game: a match can be played on from it', () => {
    const match = Match.simulated(bombayFrom(position({ seats: 3 })), { seats: 3, options: PLAIN }, 'from');
    expect(match.answer(0, { do: 'go', to: 'H1' })).not.toHaveProperty('refused');
  });
});
