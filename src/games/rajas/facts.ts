/** The printed facts that a table goes by: those of `data.ts`, or what an owner of the box has corrected in them. */
import { type Corrected, type CorrectedFacts, remembered } from '../../kernel/facts.ts';
import { correct, type Facts, type Yield } from './box.ts';
import { CORRECTABLE, SPECS } from './correctable.ts';
import type { RiverTileId, SlotId, TileId, YieldTileId } from './data.ts';
import type { GainStep } from './state.ts';
import type { Tile } from './tiles.ts';

export type { Facts, Yield } from './box.ts';
export { CORRECTABLE } from './correctable.ts';

export const PRINTED: Facts = correct((path) => SPECS[path]?.printed ?? '');

/** The facts with these corrections. */
export const factsWith = remembered(correct, CORRECTABLE, PRINTED);

/** The facts of a table. */
export function factsOf({ options }: Corrected): Facts {
  return factsWith(options.facts);
}

/** A tile, as it is printed for this table. */
export function tileAt(s: Corrected, id: TileId): Tile {
  return tileIn(factsOf(s), id);
}

export function tileIn({ tiles }: Facts, id: TileId): Tile {
  const tile = tiles.get(id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

export function yieldIn({ yields }: Facts, id: SlotId): Yield {
  const found = [...yields.A, ...yields.B].find((one) => one.id === id);
  if (found === undefined) throw new Error(`no special yield ${id}`);
  return found;
}

/** What a yield tile gives (RG-NAV-5), and what a river tile does (RG-GANGA-2). */
export function yieldTileGain({ yieldTiles }: Facts, id: YieldTileId): GainStep {
  const gain = yieldTiles.get(id);
  if (gain === undefined) throw new Error(`no yield tile ${id}`);
  return gain;
}

export function riverTileGain({ riverTiles }: Facts, id: RiverTileId): GainStep {
  const gain = riverTiles.get(id);
  if (gain === undefined) throw new Error(`no river tile ${id}`);
  return gain;
}

/** Another box: something of everything that can be corrected. */
export const EXAMPLE: CorrectedFacts = {
  title: 'An example of another box',
  corrections: {
    'river.1': 'money-5',
    'river.4': 'fame-3',
    'river.15': 'marketSame-4',
    'riverTiles.rt-2': 'dice-blue-blue-purple',
    'riverTiles.rt-4': 'chamber-6',
    'quarry.2p-2': 2,
    'quarry.34p-2': 2,
    'harbour.2p-1': 1,
    'harbour.34p-3': 2,
    'covers.quarry.34p-6': true,
    'covers.harbour.34p-5': false,
    'exits.1-2': true,
    'exits.2-2': false,
    'sideA.N1': 'none',
    'sideA.W2': 'money-2+karma-1',
    'sideA.W3': 'fame-2',
    'sideB.E3.gain': 'money-2',
    'sideB.E3.slot': 'red',
    'sideB.S1.slot': 'yellow',
    'sideB.S5.gain': 'boat-1',
    'sideB.W4.slot': 'brown',
    'white.1': 'karma-1',
    'yellow.1': 'dice-purple',
    'red.6': 'fame-2',
    'tiles.B01.cost': 4,
    'tiles.B02.roads': 'tee',
    'tiles.B06.back': 'cow',
    'tiles.B16.tent1': 2,
    'tiles.G04.good1': 'silk',
    'tiles.G04.tent1': 1,
    'tiles.G07.cost': 5,
    'tiles.G07.tent2': 3,
    'tiles.O09.building2': 'none',
    'tiles.P12.building1': 'mill',
    'tiles.P16.cost': 14,
    'tiles.P16.roads': 'bend',
  },
};
