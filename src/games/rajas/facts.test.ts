import { describe, expect, test } from 'vitest';
import { FastRng, Match, parseRecord, readFacts, readOptions, start, verify } from '../../kernel/index.ts';
import { boardSpaces, spaceAt, spacesOf } from './board.ts';
import { PROVINCE_TILES, RIVER_SPACES } from './data.ts';
import { CORRECTABLE, EXAMPLE, factsOf, factsWith, PRINTED, tileAt } from './facts.ts';
import { GAINS, gainName } from './gains.ts';
import { rajas } from './index.ts';
import type { RajasOptions } from './state.ts';
import { riverGain } from './steps/river.ts';

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
    expect(Object.fromEntries(PRINTED.printedTiles)).toEqual(PROVINCE_TILES);
    expect(PRINTED.river.map(({ effect }) => effect)).toEqual(RIVER_SPACES.map(({ gain }) => gain));
    expect(spacesOf(table(3, {}))).toBe(boardSpaces(3));
    expect(factsOf({ options: {} })).toBe(PRINTED);
  });

  test('every printed river gain has a name in a facts file, and no two gains share one', () => {
    for (const { gain } of RIVER_SPACES) expect(GAINS[gainName(gain)]).toEqual(gain);
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
    expect(wrong({ 'tiles.B09.cost': 9, 'tiles.B02.tent1': 1, 'tiles.B07.tent1': 4 })).toEqual([
      'tiles.B09.cost: unknownPath', // known from the rules
      'tiles.B02.tent1: unknownPath', // it has no tent
      'tiles.B07.tent1: value',
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
