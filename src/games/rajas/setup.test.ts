import { describe, expect, test } from 'vitest';
import { optionSets, readOptions, start } from '../../kernel/index.ts';
import { boardSpaces } from './board.ts';
import {
  ACTION_SPACES,
  COLOURS,
  KALI,
  PROVINCE_SIDES,
  PROVINCE_TILES,
  type ProvinceTile,
  RIVER_TILES,
  STACKS,
  YIELD_TILES,
} from './data.ts';
import { faults } from './faults.ts';
import { rajas } from './index.ts';
import type { RajasEvent } from './state.ts';
import { diceOf, given, options, scripted } from './testing.ts';
import { tileOf } from './tiles.ts';

function dealt(seats: number, draws: number[], variant = {}) {
  const events: RajasEvent[] = [];
  const t = { rng: scripted(...draws), emit: (event: RajasEvent) => void events.push(event) };
  return { s: start(rajas, seats, options(seats, variant), t), events };
}

/** Four dice that show these values, as draws. */
const faces = (...values: number[]) => values.map((value) => value - 1);

describe('components', () => {
  test('RG-COMP-1, RG-COMP-11, RG-SETUP-1: 29, 34 and 37 spaces are open with 2, 3 and 4 players', () => {
    expect([2, 3, 4].map((seats) => boardSpaces(seats).length)).toEqual([29, 34, 37]);
    const closed = ACTION_SPACES.filter((sp) => sp.players.includes(4) && !sp.players.includes(3)).map((sp) => sp.id);
    expect(closed).toEqual(['quarry-34p-7', 'quarry-34p-8', 'harbour-34p-5']);
    expect(boardSpaces(4).filter((space) => space.area === 'palace')).toHaveLength(19);
  });

  test('RG-SETUP-1: prices of the quarry and the harbor by player count', () => {
    const prices = (seats: number, area: string) =>
      boardSpaces(seats)
        .filter((space) => space.area === area)
        .map((space) => space.money);
    expect(prices(2, 'quarry')).toEqual([1, 1, 2, 2, 3, 4]);
    expect(prices(3, 'quarry')).toEqual([1, 1, 2, 2, 3, 3]);
    expect(prices(4, 'quarry')).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(prices(3, 'harbour')).toEqual([0, 1, 1, 2]);
    expect(prices(4, 'harbour')).toEqual([0, 1, 1, 2, 2]);
  });

  test('RG-COMP-2, RG-COMP-3: two province sides, and statues for 10 and 8 dice', () => {
    expect(KALI).toEqual({ A: 10, B: 8 });
    expect(PROVINCE_SIDES.A.length).toBe(11);
    expect(PROVINCE_SIDES.B.length).toBe(10);
  });

  test('RG-COMP-5, RG-MARKET-3: the tents of all tiles show 100 money, and none of two on a tile more than 2', () => {
    const markets = Object.values<ProvinceTile>(PROVINCE_TILES).map((tile) => tile.markets);
    expect(markets.flat().reduce((sum, { value }) => sum + value, 0)).toBe(100);
    expect(
      markets
        .filter(({ length }) => length === 2)
        .flat()
        .every(({ value }) => value <= 2),
    ).toBe(true);
  });

  test('RG-COMP-4, RG-SETUP-2: 48 dice, and they never get fewer', () => {
    const { s } = dealt(4, []);
    s.supply.blue--;
    expect(faults(s).join()).toContain('RG-COMP-4');
  });

  test('RG-COMP-5: 16 tiles of each colour in stacks of 6, 5 and 5', () => {
    const sizes = STACKS.map((stack) => Object.values(PROVINCE_TILES).filter((tile) => tile.stack === stack).length);
    expect(sizes).toEqual([6, 5, 5, 6, 5, 5, 6, 5, 5, 6, 5, 5]);
  });

  test('RG-COMP-9, RG-COMP-10: 8 white, 9 yellow, 6 red and 7 brown yield tiles, 8 river tiles', () => {
    const count = (colour: string) => Object.values(YIELD_TILES).filter((tile) => tile.colour === colour).length;
    expect(['white', 'yellow', 'red', 'brown'].map(count)).toEqual([8, 9, 6, 7]);
    expect(Object.keys(RIVER_TILES)).toHaveLength(8);
  });
});

describe('setup', () => {
  test('RG-AC-28: 3 players with totals 15, 9, 12', () => {
    const { s } = dealt(3, faces(6, 4, 3, 2, 1, 1, 3, 4, 3, 3, 3, 3));
    expect(s.first).toBe(1);
    expect(s.players.map((player) => player.money)).toEqual([5, 3, 4]);
    for (const [seat, player] of s.players.entries()) {
      expect([player.fame, player.karma, player.workers, player.unplaced]).toEqual([0, 1, 3, 3]);
      expect(diceOf(s, seat)).toHaveLength(4);
    }
    expect(COLOURS.map((colour) => s.supply[colour])).toEqual([9, 9, 9, 9]);
  });

  test('RG-SETUP-3: twelve visible tiles, one of each stack, and the rest under them', () => {
    const { s } = dealt(2, []);
    expect(s.tops.map((tile, stack) => tile !== null && tileOf(tile).stack === stack)).toEqual(STACKS.map(() => true));
    expect(s.under).toHaveLength(52);
  });

  test('RG-SETUP-4: only the white yield tiles are in the basic game', () => {
    const { s } = dealt(2, []);
    expect(s.whitePile).toHaveLength(8);
    expect(s.yieldTiles).toEqual([]);
    expect(s.riverTiles).toEqual([]);
  });

  test('RG-SETUP-5, RG-COMP-7, RG-COMP-8: boat at the start, karma 1, levels 2, bonus marker before 12', () => {
    const { s } = dealt(2, []);
    const [player] = s.players;
    expect(player).toMatchObject({ boat: 0, karma: 1, fame: 0, bonuses: 0 });
    expect(player?.levels).toEqual({ temple: 2, palace: 2, fort: 2, mill: 2 });
    expect(player?.slots).toHaveLength(PROVINCE_SIDES.A.length);
  });

  test('RG-SETUP-6, RG-COMP-6: three active workers, three that wait', () => {
    const [player] = given(2).players;
    expect(player).toMatchObject({ workers: 3, unplaced: 3, waiting: { fame: true, money: true, bridge: true } });
  });

  test('RG-SETUP-7: one die of each colour, rolled and kept', () => {
    const { s } = dealt(2, faces(2, 5, 1, 6));
    expect(diceOf(s, 0)).toEqual(['blue-2', 'green-5', 'orange-1', 'purple-6']);
  });

  test('RG-SETUP-8, RG-COMP-12: the lowest total has the elephant; a tie is drawn', () => {
    const tied = faces(1, 1, 1, 2, 1, 1, 2, 1);
    expect(dealt(2, [...tied, 0]).s.first).toBe(0);
    expect(dealt(2, [...tied, 1]).s.first).toBe(1);
    expect(dealt(2, faces(6, 6, 6, 6, 1, 1, 1, 1)).s.first).toBe(1);
  });

  test('RG-SETUP-9: money 3, 4, 5, 6 clockwise from the first player', () => {
    const { s } = dealt(4, faces(6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6));
    expect(s.first).toBe(2);
    expect(s.players.map((player) => player.money)).toEqual([5, 6, 3, 4]);
  });

  test('RG-SETUP-10: the markers pass no bonus at the start', () => {
    expect(dealt(4, []).events.map((event) => event.is)).toEqual(['started', 'round', 'phase']);
  });
});

describe('options', () => {
  test('RG-GANGA-4: Navaratnas and mixed experience exclude each other, everything else combines', () => {
    const both = { navaratnas: true, experience: ['expert', 'beginner'] };
    expect(readOptions(rajas, 2, both)).toEqual({ problem: 'conflict', rule: 'RG-GANGA-4' });
    expect(readOptions(rajas, 2, { navaratnas: true, ganga: true })).toHaveProperty('options');
    expect(readOptions(rajas, 2, { ganga: true, experience: ['expert', 'beginner'] })).toHaveProperty('options');
    expect(optionSets(rajas, 4)).toHaveLength(5);
  });

  test('RG-MIX-1: an expert has side B and 8 dice, a beginner side A and 10; the Dancer draws white tiles', () => {
    const { s } = dealt(2, [], { experience: ['expert', 'beginner'] });
    expect(s.players.map((player) => player.slots.length)).toEqual([PROVINCE_SIDES.B.length, PROVINCE_SIDES.A.length]);
    expect(s.whitePile).toHaveLength(8);
    expect(s.yieldTiles).toEqual([]);
  });
});
