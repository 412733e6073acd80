import { describe, expect, test } from 'vitest';
import { commitment, FastRng, isOver, lookOf, Match, moves, perform, start, waiting } from '../../kernel/index.ts';
import { BALES, SILKS } from './data.ts';
import { faults } from './faults.ts';
import { bombay } from './index.ts';
import type { Bombay, BombayEvent, Purse } from './state.ts';
import { END, type Merchant, PLAIN, play, playWith, position, seat } from './testing.ts';

/** Random play with a listener: every position with the events that led to it. */
function* randomGame(seats: number, seed: string): Generator<{ s: Bombay; events: BombayEvent[] }> {
  const rng = new FastRng(seed);
  let events: BombayEvent[] = [];
  const t = { rng, emit: (event: BombayEvent) => void events.push(event) };
  const s = start(bombay, seats, PLAIN, t);
  yield { s, events };
  while (!isOver(s)) {
    const mover = waiting(s)[0] ?? 0;
    const offered = moves(bombay, s, mover);
    const move = offered[rng.int(offered.length)];
    events = [];
    if (move) perform(bombay, s, mover, move, t);
    yield { s, events };
  }
}

const ANOTHER: Purse = { rupees: 99, clients: 9, cities: ['NAGPUR'], kept: ['pt4'] };

describe('what a seat may know', () => {
  test('BO-INFO-1: rupees, clients, city tokens and kept palace tokens of others are behind their screens', () => {
    for (const { s } of randomGame(4, 'screens'))
      for (const viewer of [0, 1, 2, 3, null]) {
        if (isOver(s)) continue;
        const others = bombay.clone(s);
        for (const [owner, player] of others.players.entries()) if (owner !== viewer) player.purse = ANOTHER;
        expect(bombay.view(others, viewer)).toEqual(bombay.view(s, viewer));
        if (viewer !== null && waiting(s)[0] === viewer)
          expect(lookOf(bombay, others, viewer)).toBe(lookOf(bombay, s, viewer));
      }
  });

  test('BO-INFO-1: one’s own purse is in one’s view, and a spectator sees none', () => {
    const s = position({ merchants: [{ rupees: 7, clients: 2, cities: ['INDORE'], kept: ['pt1'] }, {}, {}] });
    expect(bombay.view(s, 0)).toMatchObject({
      players: [{ purse: seat(s, 0).purse }, { purse: null }, { purse: null }],
    });
    expect(bombay.view(s, null)).toMatchObject({ players: [{ purse: null }, { purse: null }, { purse: null }] });
  });

  test('BO-INFO-2: everything else is public', () => {
    const s = position({
      merchants: [{ at: 'H1', load: ['blue'], palaces: ['G1'] }, { cities: ['BOMBAY'] }],
      markets: [{ orange: 2 }],
    });
    const { players, ...board } = s;
    expect(bombay.view(s, null)).toMatchObject({
      ...board,
      players: players.map(({ at, load, reserve }) => ({ at, load, reserve })),
    });
  });

  test('BO-INFO-2: every gain and payment is told to everyone when it happens, and nothing else changes a purse', () => {
    for (const seats of [2, 5]) {
      let purses: { rupees: number; clients: number }[] | null = null;
      for (const { s, events } of randomGame(seats, `gains ${seats}`)) {
        const now = s.players.map(({ purse: { rupees, clients } }) => ({ rupees, clients }));
        for (const event of purses ? events : []) {
          expect(event.only).toBeUndefined();
          const purse = 'seat' in event ? purses?.[event.seat] : undefined;
          if (!purse) continue;
          if (event.is === 'bought') purse.rupees -= event.rupees;
          if (event.is === 'sold' || event.is === 'toll' || event.is === 'waited') purse.rupees += event.rupees;
          if (event.is === 'sold') purse.clients += event.clients;
          if (event.is === 'palaceToken' && event.effect === 'rupees') purse.rupees += 2;
        }
        if (purses) expect(purses).toEqual(now);
        purses = now;
      }
    }
  });

  test('BO-INFO-3: with open money everyone sees all purses; without, nobody does until the end (ruling R15)', () => {
    const merchants: Merchant[] = [
      { rupees: 7, clients: 2 },
      { rupees: 1, kept: ['pt1'], cities: ['INDORE'] },
    ];
    const open = position({ merchants, options: { openMoney: true } });
    for (const viewer of [0, 1, null]) expect(bombay.view(open, viewer)).toMatchObject({ players: open.players });
    const closed = position({ merchants, round: 4, lap: 4, turn: 1 });
    expect(bombay.view(closed, 0)).toMatchObject({ players: [{}, { purse: null }] });
    play(closed, END);
    expect(isOver(closed)).toBe(true);
    expect(bombay.view(closed, 0)).toMatchObject({ players: closed.players });
    expect(bombay.options.openMoney.default).toBe(false);
  });

  test('BO-INFO-3: hidden amounts are guessed in redealt worlds, and what was taken in the open is not', () => {
    const s = position({
      merchants: [{ rupees: 7 }, { rupees: 1, kept: ['pt1'], cities: ['INDORE'] }, { cities: ['INDORE'] }],
    });
    const guesses = new Set<number>();
    const clients = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const world = bombay.clone(s);
      bombay.redeal(world, 0, new FastRng(seed));
      guesses.add(seat(world, 1).purse.rupees);
      clients.add(seat(world, 1).purse.clients);
      expect(seat(world, 0)).toEqual(seat(s, 0));
      expect(seat(world, 1).purse).toMatchObject({ kept: ['pt1'], cities: ['INDORE'] });
      expect(faults(world)).toEqual([]);
    }
    expect(guesses.size).toBeGreaterThan(8);
    expect(clients.size).toBeGreaterThan(3);
    const open = position({ merchants: [{ rupees: 7 }, { rupees: 1 }], options: { openMoney: true } });
    const same = bombay.clone(open);
    bombay.redeal(same, 0, new FastRng(1));
    expect(same).toEqual(open);
  });

  test('BO-INFO-4: the bag is known by subtraction', () => {
    for (const { s } of randomGame(3, 'bag'))
      for (const silk of SILKS) {
        const { markets, players, bag } = bombay.view(s, null);
        const outside =
          markets.reduce((sum, market) => sum + market[silk], 0) +
          players.reduce((sum, { load }) => sum + load.filter((bale) => bale === silk).length, 0);
        expect(bag[silk]).toBe(BALES[silk] - outside);
      }
  });

  test('BO-INFO-4: the order of the next draw is nowhere in the position, nor in the record of a live game', () => {
    const before = position({ seats: 2, lap: 4, turn: 1 });
    const supplies = ['a', 'b', 'c'].map((seed) => {
      const s = bombay.clone(before);
      playWith(s, new FastRng(seed), END);
      return JSON.stringify(s.markets);
    });
    expect(new Set(supplies).size).toBeGreaterThan(1);
    const match = Match.live(bombay, { seats: 2, options: PLAIN }, 'secret');
    expect(match.record().chance).toEqual({ generator: 'keyed', commitment: commitment('secret') });
  });
});
