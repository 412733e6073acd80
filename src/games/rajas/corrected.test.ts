/** A table plays and judges by what an owner of the box found printed there. */
import { describe, expect, test } from 'vitest';
import { type FactValue, FastRng, readFacts } from '../../kernel/index.ts';
import { findSpace, groupShown, spacesOf } from './board.ts';
import type { RiverTileId, SlotId, YieldTileId } from './data.ts';
import { judgement } from './evaluate.ts';
import { CORRECTABLE, factsOf, tileAt } from './facts.ts';
import { faults } from './faults.ts';
import { drawTile } from './setup.ts';
import { playerOf, type Rajas, type RajasOptions } from './state.ts';
import {
  build,
  chooseTile,
  given,
  happens,
  lay,
  offered,
  offers,
  onTurn,
  pay,
  place,
  play,
  question,
  refusal,
  scripted,
  setDice,
  setPlayer,
  show,
  showOnly,
} from './testing.ts';
import { TILE_IDS } from './tiles.ts';

type Corrections = Readonly<Record<string, FactValue>>;

function factsFile(corrections: Corrections) {
  const read = readFacts(CORRECTABLE, { title: 'a box', corrections });
  if ('problems' in read || read.facts === null) throw new Error(`not possible: ${JSON.stringify(read)}`);
  return read.facts;
}

/** A table that goes by these corrections, as `given` has it. */
function box(corrections: Corrections, seats = 2, variant: Partial<RajasOptions> = {}): Rajas {
  return given(seats, { ...variant, facts: factsFile(corrections) });
}

/** Seat 0 has paid for B01, a straight road, or for B02, and looks for its place. */
function placing(s: Rajas, tile: 'B01' | 'B02'): Rajas {
  const die = tile === 'B01' ? 'blue-3' : 'blue-4';
  setDice(s, 0, die);
  show(s, tile);
  play(s, [place('quarry-2p-1'), chooseTile(tile), pay(die)]);
  return s;
}

const turnsAt = (s: Rajas, cell: string) =>
  offered(s).flatMap((move) => (move.do === 'build' && move.cell === cell ? [move.turn] : []));
const slotAt = (s: Rajas, id: SlotId) =>
  factsOf(s).yields[id.startsWith('A') ? 'A' : 'B'].findIndex((y) => y.id === id);

describe('tiles of another box', () => {
  test('RG-PROV-3, RG-PROV-4: a tile has the roads that are printed on it', () => {
    expect(turnsAt(placing(given(2), 'B02'), '2-2')).toEqual([0, 90]);
    expect(turnsAt(placing(box({ 'tiles.B02.roads': 'tee' }), 'B02'), '2-2')).toEqual([0, 90, 270]);
    // What lies there leads on.
    const s = box({ 'tiles.B01.roads': 'cross' });
    lay(s, 0, '2-2', 'B01', 0);
    setDice(s, 0, 'green-3');
    show(s, 'G01');
    play(s, [place('quarry-2p-1'), chooseTile('G01'), pay('green-3')]);
    expect(turnsAt(s, '2-1')).toEqual([90, 270]);
    expect(turnsAt(s, '1-2')).toEqual([0, 180]);
    expect(faults(s)).toEqual([]);
  });

  test('RG-NAV-10: a bend is a tile that is printed as one', () => {
    const s = box({ 'tiles.B02.roads': 'tee', 'tiles.B01.roads': 'bend' });
    lay(s, 0, '2-2', 'B02', 0);
    expect(happens(s, { type: 'famePerBend', per: 2 })).toMatchObject([{ is: 'lost' }]);
    lay(s, 0, '2-4', 'B01', 0);
    expect(happens(s, { type: 'famePerBend', per: 2 })).toMatchObject([{ is: 'fame', amount: 2 }]);
  });

  test('RG-BUILDER-3: what covers a tile keeps the links that are printed', () => {
    const builder = place('palace-chamber-5-master-builder');
    const corner = (s: Rajas) => {
      lay(s, 0, '2-2', 'O02', 0);
      lay(s, 0, '1-2', 'B01', 0);
      setDice(s, 0, 'green-5', 'purple-2');
      showOnly(s, 'P06');
      return s;
    };
    expect(offers(corner(given(2)), builder)).toBe(true);
    // A straight road cannot lead both to the residence and to the tile above.
    const s = corner(box({ 'tiles.P06.roads': 'straight', 'tiles.B01.cost': 6 }));
    expect(refusal(s, builder)).toMatchObject({ rule: 'RG-BUILDER-6' });
  });

  test('RG-QUARRY-7: a tile brings the fame of the buildings that are printed on it', () => {
    const s = placing(box({ 'tiles.B02.building1': 'mill', 'tiles.B02.building2': 'fort' }), 'B02');
    playerOf(s, 0).levels.mill = 4;
    expect(play(s, [build('2-2', 0)])).toContainEqual({ is: 'fame', seat: 0, amount: 6, now: 6, by: 'B02' });
    expect(happens(s, { type: 'moneyPerBuilding', per: 1 })).toMatchObject([{ is: 'money', amount: 2 }]);
  });

  test('RG-MARKET-3, RG-QUARRY-6: a tent that is printed pays, and one that is not is none', () => {
    const s = placing(box({ 'tiles.B02.good1': 'silk', 'tiles.B02.tent1': 2 }), 'B02');
    expect(play(s, [build('2-2', 0)])).toContainEqual({ is: 'money', seat: 0, amount: 2, now: 7, by: 'B02' });
    onTurn(s, 0);
    expect(happens(s, { type: 'moneyPerMarket', per: 1 })).toMatchObject([{ is: 'money', amount: 1 }]);
    const none = { 'tiles.B01.good1': 'none', 'tiles.B01.tent1': 0, 'tiles.B01.building1': 'temple' };
    const bare = placing(box(none), 'B01');
    expect(play(bare, [build('2-2', 90)]).some(({ is }) => is === 'money')).toBe(false);
    onTurn(bare, 0);
    expect(happens(bare, { type: 'famePerMarketTile', per: 1 })).toMatchObject([{ is: 'lost' }]);
  });

  test('RG-MARKET-2, RG-MARKET-5: a tent sells the good that is printed on it', () => {
    const s = box({ 'tiles.B01.good1': 'tea' });
    lay(s, 0, '2-2', 'B01', 90);
    setDice(s, 0, 'blue-1');
    expect(refusal(s, place('market-silk'))).toMatchObject({ rule: 'RG-MARKET-5' });
    expect(play(s, [place('market-tea'), pay('blue-1')])).toContainEqual(
      expect.objectContaining({ is: 'scored', goods: 'tea', money: 1 }),
    );
  });

  test('RG-SETUP-3, RG-QUARRY-4: a tile lies in the stack of its back', () => {
    const s = box({ 'tiles.B06.back': 'cow' });
    const inStack = (stack: number) => TILE_IDS.filter((id) => tileAt(s, id).stack === stack);
    expect([inStack(0).length, inStack(1).length]).toEqual([5, 6]);
    expect(faults(s)).toEqual([]);
    const drawn = [s.tops[1]];
    const rng = new FastRng('stack');
    for (let next = drawTile(factsOf(s), s.under, 1, rng); next; next = drawTile(factsOf(s), s.under, 1, rng))
      drawn.push(next);
    expect(drawn.toSorted()).toEqual(['B06', 'B07', 'B08', 'B09', 'B10', 'B11']);
  });

  test('RG-SETUP-3: the tiles under the visible ones are kept stack by stack, and in a stack by id, whatever their backs', () => {
    const s = box({ 'tiles.B01.back': 'tiger', 'tiles.B16.back': 'snake' });
    const ids = (stack: number) => TILE_IDS.filter((id) => tileAt(s, id).stack === stack && s.under.includes(id));
    expect([tileAt(s, 'B01').stack, tileAt(s, 'B16').stack]).toEqual([2, 0]);
    expect(s.under).toEqual(s.tops.flatMap((_, stack) => ids(stack)));
  });
});

describe('a province of another box', () => {
  test('RG-PROV-2: a tile is linked through the exits that are printed', () => {
    const s = placing(box({ 'exits.2-2': false, 'exits.1-2': true }), 'B01');
    expect(turnsAt(s, '2-2')).toEqual([]);
    expect(turnsAt(s, '1-2')).toEqual([90, 270]);
    // RG-QUARRY-3: while an exit is free there is room.
    expect(faults(s)).toEqual([]);
  });

  test('RG-YIELD-1: a yield lies and pays where it is printed, and nowhere else', () => {
    const s = box({ 'sideA.N2': 'fame-2', 'sideA.W2': 'none' });
    expect(playerOf(s, 0).slots).toHaveLength(11);
    lay(s, 0, '2-2', 'G04', 270);
    const events = play(placing(s, 'B01'), [build('1-2', 0)]);
    expect(events).toContainEqual({ is: 'yield', seat: 0, slot: 'A-N2', tile: null });
    expect(events).toContainEqual({ is: 'fame', seat: 0, amount: 2, now: 2, by: 'A-N2' });
    const west = box({ 'sideA.W2': 'none' });
    lay(west, 0, '2-2', 'G01', 90);
    expect(play(placing(west, 'B01'), [build('2-1', 90)]).some(({ is }) => is === 'yield')).toBe(false);
  });

  test('RG-YIELD-2: a yield of two gains pays both', () => {
    const s = box({ 'sideA.W2': 'money-2+karma-1' });
    lay(s, 0, '2-2', 'G01', 90);
    const events = play(placing(s, 'B01'), [build('2-1', 90)]);
    expect(events).toContainEqual(expect.objectContaining({ is: 'money', amount: 2, by: 'A-W2' }));
    expect(events).toContainEqual(expect.objectContaining({ is: 'karma', amount: 1, by: 'A-W2' }));
  });

  test('RG-NAV-3, RG-NAV-6: the slots of side B have the colours that are printed', () => {
    const s = box({ 'sideB.E3.gain': 'money-2', 'sideB.E3.slot': 'red', 'sideB.N1.slot': 'red' }, 2, {
      navaratnas: true,
    });
    const laying = (tile: YieldTileId) => {
      s.agenda.push({ kind: 'layYield', seat: 0, tile });
      return offered(s).flatMap((move) => (move.do === 'layYield' ? [move.slot] : []));
    };
    expect(laying('red-1')).toEqual(['B-N1', 'B-W1', 'B-N5', 'B-E3']);
    expect(laying('yellow-1')).toEqual(['B-W4', 'B-E4']);
  });

  test('RG-NAV-5: side B pays what is printed, and a yield tile what is printed on it', () => {
    const s = box({ 'sideB.W2.gain': 'fame-1', 'yellow.4': 'fame-3' }, 2, { navaratnas: true });
    const { slots } = playerOf(s, 0);
    slots[slotAt(s, 'B-W2')] = { state: 'due', tile: null };
    slots[slotAt(s, 'B-N1')] = { state: 'due', tile: 'yellow-4' };
    s.agenda.push({ kind: 'yields' }, { kind: 'yield', seat: 0 });
    const events = play(s, [{ do: 'yield', slot: 'B-W2' }]);
    expect(events.filter(({ is }) => is === 'fame')).toMatchObject([
      { amount: 1, by: 'B-W2' },
      { amount: 3, by: 'yellow-4' },
    ]);
  });

  test('RG-CHAMBER-2: the white yield tiles are those of the box', () => {
    const s = box({ 'white.1': 'karma-1' });
    expect(happens(s, { type: 'drawWhiteYieldTile' }, scripted(0))).toEqual([
      { is: 'whiteTile', seat: 0, tile: 'white-1' },
      expect.objectContaining({ is: 'karma', amount: 1, by: 'white-1' }),
    ]);
  });
});

describe('a board of another box', () => {
  test('RG-GANGA-2, RG-GANGA-3: a river tile gives what is printed on it', () => {
    const s = box({ 'riverTiles.rt-2': 'chamber-4', 'riverTiles.rt-3': 'dice-blue-blue-purple' }, 2, { ganga: true });
    const lies = (space: number, tile: RiverTileId) =>
      Object.assign(s, {
        riverTiles: s.riverTiles.map((one, at) => (at === space ? tile : one === tile ? null : one)),
      });
    lies(1, 'rt-2');
    lies(2, 'rt-3');
    const boat = { type: 'boat', min: 1, max: 1, may: false } as const;
    expect(happens(s, boat)).toContainEqual({ is: 'chamber', seat: 0, chamber: 'raja', by: 'rt-2' });
    expect(question(s)).toBe('upgrade');
    play(s, [{ do: 'upgrade', building: 'fort' }]);
    expect(happens(s, boat)).toContainEqual({
      is: 'rolled',
      seat: 0,
      dice: ['blue-1', 'blue-1', 'purple-1'],
      by: 'rt-3',
    });
  });

  test('RG-SETUP-1: the cover tiles of three players lie where they are printed', () => {
    const s = box({ 'covers.quarry.34p-3': true, 'covers.harbour.34p-5': false }, 3);
    expect(s.spaces).toHaveLength(spacesOf(s).length);
    expect(findSpace(s, 'quarry-34p-3')).toBeUndefined();
    expect(findSpace(s, 'harbour-34p-5')).toBeDefined();
    expect(groupShown(s, 'quarry').map(({ open }) => open !== undefined)).toEqual([
      ...[true, true, false, true],
      ...[true, true, false, false],
    ]);
    expect(findSpace(box({ 'covers.quarry.34p-3': true }, 4), 'quarry-34p-3')).toBeDefined();
    // RG-PLACE-1: the next free space is the one behind it.
    setDice(s, 0, 'blue-6', 'blue-6');
    setPlayer(s, 0, { money: 6 });
    s.spaces[0] = 1;
    s.spaces[1] = 1;
    expect(offers(s, place('quarry-34p-4'))).toBe(true);
  });
});

describe('who looks at another box', () => {
  const of = (s: Rajas, feature: string) => {
    const out = new Float64Array(judgement.features.length);
    judgement.assess(s, 0, out);
    return out[judgement.features.indexOf(feature)] ?? Number.NaN;
  };

  test('RG-YIELD-1, RG-QUARRY-7: the judgement counts by what is printed there', () => {
    expect(of(box({ 'exits.2-2': false, 'exits.1-2': true, 'sideA.N2': 'fame-2' }), 'yields')).toBeGreaterThan(
      of(given(2), 'yields'),
    );
    const due = (s: Rajas) => {
      playerOf(s, 0).slots[slotAt(s, 'A-W2')] = { state: 'due', tile: null };
      s.agenda.push({ kind: 'yields' });
      return of(s, 'promised');
    };
    expect(due(box({ 'sideA.W2': 'fame-5' })) - due(box({ 'sideA.W2': 'fame-2' }))).toBeCloseTo(3, 9);
  });
});
