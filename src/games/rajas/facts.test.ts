import { describe, expect, test } from 'vitest';
import { FastRng, Match, parseRecord, readFacts, readOptions, start, verify } from '../../kernel/index.ts';
import { boardSpaces, spaceAt, spacesOf } from './board.ts';
import { PROVINCE_SIDES, PROVINCE_TILES, RIVER_SPACES, RIVER_TILES, YIELD_TILES } from './data.ts';
import { CORRECTABLE, EXAMPLE, factsOf, factsWith, PRINTED, tileAt } from './facts.ts';
import { GAINS, gainName } from './gains.ts';
import { rajas } from './index.ts';
import type { RajasOptions } from './state.ts';
import { riverGain } from './steps/river.ts';
import { readTile, TILE_IDS } from './tiles.ts';

const wrong = (corrections: object) => {
  const read = readFacts(CORRECTABLE, { title: 'a box', corrections });
  return 'problems' in read ? read.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : [];
};
function table(seats: number, corrections: Record<string, string | number>) {
  const read = readOptions(rajas, seats, { facts: { title: 'a box', corrections } });
  if (!('options' in read)) throw new Error('not possible');
  return start(rajas, seats, read.options satisfies RajasOptions, { rng: new FastRng('box'), emit() {} });
}

describe('corrected facts of Rajas', () => {
  test('without corrections the facts are those of data.ts', () => {
    for (const id of TILE_IDS) expect(PRINTED.tiles.get(id)).toEqual(readTile(id, PROVINCE_TILES[id]));
    expect(PRINTED.stacked).toEqual(TILE_IDS);
    expect(PRINTED.river.map(({ effect }) => effect)).toEqual(RIVER_SPACES.map(({ gain }) => gain));
    for (const [id, { effect }] of PRINTED.riverTiles) expect(effect).toBe(RIVER_TILES[id].gain);
    for (const [id, { effect }] of PRINTED.yieldTiles) expect(effect).toBe(YIELD_TILES[id].gain);
    for (const side of ['A', 'B'] as const)
      expect(
        PRINTED.yields[side].map(({ gain, colour, ...rest }) => ({
          ...rest,
          gain: gain.effect,
          ...(colour ? { colour } : {}),
        })),
      ).toEqual(
        PROVINCE_SIDES[side].map(({ id, cell, side: to, gain, ...rest }) => ({
          id,
          cell,
          side: to,
          gain,
          ...('colour' in rest ? { colour: rest.colour } : {}),
        })),
      );
    expect(spacesOf(table(3, {}))).toBe(boardSpaces(3));
    expect(factsOf({ options: {} })).toBe(PRINTED);
  });

  test('every printed gain that can be corrected has a name in a facts file, and no two gains share one', () => {
    const mixed = Object.values(YIELD_TILES).filter(({ colour }) => colour !== 'brown');
    const yields = [...PROVINCE_SIDES.A, ...PROVINCE_SIDES.B];
    for (const { gain } of [...RIVER_SPACES, ...Object.values(RIVER_TILES), ...yields, ...mixed])
      expect(GAINS[gainName(gain)]).toEqual(gain);
    expect(new Set(Object.values(GAINS).map((gain) => JSON.stringify(gain))).size).toBe(Object.keys(GAINS).length);
  });

  test('RG-RIVER-5: a river space gives what is printed on it', () => {
    const s = table(2, { 'river.4': 'fame-3' });
    expect(riverGain(s, 4)?.effect).toEqual({ type: 'fame', amount: 3 });
    expect(riverGain(s, 5)).toEqual(PRINTED.river[4]);
    expect(wrong({ 'river.2': 'money-1' })).toEqual(['river.2: unknownPath']); // stated in the rules
    expect(wrong({ 'river.4': 'gold-1' })).toEqual(['river.4: value']);
  });

  test('RG-COMP-5, RG-MARKET-3: a tile costs and its tents pay what is printed', () => {
    const s = table(2, { 'tiles.B07.cost': 5, 'tiles.B07.tent2': 3 });
    expect(tileAt(s, 'B07')).toMatchObject({
      cost: 5,
      marketMoney: 5,
      stalls: { silk: [0, 0, 1, 0], tea: [0, 0, 0, 1] },
    });
    expect(factsWith(undefined).tiles.get('B07')).toMatchObject({ cost: 6, marketMoney: 3 });
    expect(wrong({ 'tiles.B09.cost': 9, 'tiles.B02.tent3': 1, 'tiles.B07.tent1': 4 })).toEqual([
      'tiles.B09.cost: unknownPath', // known from the rules
      'tiles.B02.tent3: unknownPath', // no tile has so many
      'tiles.B07.tent1: value',
    ]);
  });

  test('RG-MARKET-3, RG-PROV-3: a tent has a good and a value, and every tile has roads and something on it', () => {
    expect(wrong({ 'tiles.B02.tent1': 1 })).toEqual(['tiles.B02.tent1: alone']);
    expect(wrong({ 'tiles.B02.good1': 'silk' })).toEqual(['tiles.B02.good1: alone']);
    expect(wrong({ 'tiles.B02.good1': 'silk', 'tiles.B02.tent1': 1 })).toEqual([]);
    expect(wrong({ 'tiles.B02.building1': 'none' })).toEqual(['tiles.B02.building1: rules']);
    expect(wrong({ 'tiles.B02.roads': 'circle', 'tiles.B02.building1': 'silk', 'tiles.B02.back': 'goat' })).toEqual([
      'tiles.B02.roads: value',
      'tiles.B02.building1: value',
      'tiles.B02.back: value',
    ]);
  });

  test('RG-SETUP-3: there are twelve stacks', () => {
    const cows = ['B07', 'B08', 'B09', 'B10', 'B11'].map((id) => [`tiles.${id}.back`, 'tiger']);
    expect(wrong(Object.fromEntries(cows.slice(1)))).toEqual([]);
    expect(wrong(Object.fromEntries(cows))).toEqual(['tiles.B07.back: seldom']);
  });

  test('RG-PROV-2: the residence has three exits', () => {
    expect(wrong({ 'exits.1-2': true })).toEqual(['exits.1-2: sum']);
    expect(wrong({ 'exits.3-3': false })).toEqual(['exits.3-3: sum']);
    expect(wrong({ 'exits.3-3': false, 'exits.1-4': true })).toEqual([]);
    expect(wrong({ 'exits.4-4': true })).toEqual(['exits.4-4: unknownPath']);
  });

  test('RG-YIELD-1: the yields that the rules name are somewhere on side A', () => {
    expect(wrong({ 'sideA.S3': 'money-1' })).toEqual(['sideA.S3: seldom']);
    expect(wrong({ 'sideA.S3': 'money-1', 'sideA.S2': 'dice-1+upgrade' })).toEqual([]);
    expect(wrong({ 'sideA.N3': 'money-1', 'sideA.N2': 'gold' })).toEqual(['sideA.N3: unknownPath', 'sideA.N2: value']);
  });

  test('RG-NAV-3: a yield of side B has a coloured slot, and two slots are brown', () => {
    expect(wrong({ 'sideB.E3.gain': 'money-1' })).toEqual(['sideB.E3.gain: alone']);
    expect(wrong({ 'sideB.W2.slot': 'none' })).toEqual(['sideB.W2.slot: alone']);
    expect(wrong({ 'sideB.W2.slot': 'brown' })).toEqual(['sideB.W2.slot: often']);
    expect(wrong({ 'sideB.S1.slot': 'red' })).toEqual(['sideB.S1.slot: seldom']);
    expect(wrong({ 'sideB.S1.slot': 'red', 'sideB.W2.slot': 'brown' })).toEqual([]);
  });

  test('RG-CHAMBER-2, RG-NAV-8, RG-GANGA-3: yield tiles and river tiles give what the rules speak of', () => {
    expect(wrong({ 'white.1': 'money-4' })).toEqual(['white.1: value']);
    expect(wrong({ 'white.7': 'money-3', 'white.8': 'money-3' })).toEqual(['white.7: seldom']);
    expect(wrong({ 'brown.1': 'fame-1' })).toEqual(['brown.1: unknownPath']); // stated in the rules
    expect(wrong({ 'yellow.10': 'money-1', 'red.1': 'gold' })).toEqual(['yellow.10: unknownPath', 'red.1: value']);
    expect(wrong({ 'riverTiles.rt-1': 'money-3' })).toEqual(['riverTiles.rt-1: value']);
    expect(wrong({ 'riverTiles.rt-4': 'chamber-1' })).toEqual(['riverTiles.rt-4: value']); // RG-RIVER-9
  });

  test('RG-SETUP-1: cover tiles close something, and never a whole area', () => {
    const covers = (area: string, spaces: readonly number[], covered: boolean) =>
      Object.fromEntries(spaces.map((n) => [`covers.${area}.34p-${n}`, covered]));
    expect(wrong(covers('harbour', [1, 2, 3, 4], true))).toEqual(['covers.harbour.34p-1: rules']);
    expect(wrong(covers('harbour', [1, 2, 3], true))).toEqual([]);
    expect(wrong({ ...covers('quarry', [7, 8], false), ...covers('harbour', [5], false) })).toEqual([
      'covers.quarry.34p-7: rules',
    ]);
  });

  test('RG-QUARRY-1, RG-RIVER-2, RG-PLACE-1: the prices of a side never fall', () => {
    expect(spaceAt(table(4, { 'quarry.34p-2': 2 }), 'quarry-34p-2').money).toBe(2);
    expect(wrong({ 'quarry.34p-2': 3 })).toEqual(['quarry.34p-2: falls']);
    expect(wrong({ 'quarry.2p-6': 5 })).toEqual(['quarry.2p-6: value']);
    expect(wrong({ 'harbour.2p-1': 2 })).toEqual(['harbour.2p-1: falls']);
    expect(wrong({ 'harbour.34p-1': 1 })).toEqual([]);
  });

  test('a record carries its facts and verifies alone', () => {
    const read = readOptions(rajas, 3, { facts: EXAMPLE });
    if (!('options' in read)) throw new Error('the example is possible');
    const match = Match.simulated(rajas, { seats: 3, options: read.options }, 'facts');
    const parsed = parseRecord(JSON.stringify(match.record()));
    if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
    expect(parsed.record.options['facts']).toEqual(EXAMPLE);
    expect(verify(rajas, parsed.record)).toHaveProperty('match');
  });
});
