/** The printed facts that a table goes by: those of `data.ts`, or what an owner of the box has corrected in them. */
import {
  type Correctable,
  type Corrected,
  type CorrectedFacts,
  type FactSpec,
  type Reading,
  remembered,
  rise,
} from '../../kernel/facts.ts';
import { ACTION_SPACES, KNOWN_COSTS, PROVINCE_TILES, type ProvinceTile, RIVER_SPACES, type TileId } from './data.ts';
import { GAINS, gainName } from './gains.ts';
import { readBoard, type Space } from './spaces.ts';
import type { GainStep } from './state.ts';
import { DEAREST, readTile, TILE_IDS, type Tile } from './tiles.ts';

export interface Facts {
  /** RG-COMP-5: as printed, and as the rules use them. */
  readonly printedTiles: ReadonlyMap<TileId, ProvinceTile>;
  readonly tiles: ReadonlyMap<TileId, Tile>;
  /** RG-SETUP-1: the action spaces by the number of players, also by their names. */
  readonly boards: readonly (readonly Space[])[];
  readonly spaces: readonly ReadonlyMap<string, Space>[];
  /** RG-RIVER-5: from space 1. */
  readonly river: readonly GainStep[];
}

/** The price of these spaces is reconstructed. */
const PRICED = ACTION_SPACES.filter(({ group }) => group === 'quarry' || group === 'harbour');
const PRICES = { quarry: { min: 1, max: 4 }, harbour: { min: 0, max: 2 } } as const;
const COSTS = { min: 1, max: 20 } as const;

/** `quarry-2p-1` is called `quarry.2p-1` in a facts file. */
const pricePath = (id: string) => id.replace('-', '.');
/** One of the two sides of the board. */
const pricesOf = (head: string) => PRICED.flatMap(({ id }) => (id.startsWith(head) ? [pricePath(id)] : []));

/** Everything that is reconstructed and that the rules count with. */
const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries<FactSpec>([
  ...RIVER_SPACES.flatMap(({ gain, source }, i): [string, FactSpec][] =>
    source === 'seed' ? [] : [[`river.${i + 1}`, { printed: gainName(gain), values: Object.keys(GAINS) }]],
  ),
  ...PRICED.map(({ id, group, money }): [string, FactSpec] => [
    pricePath(id),
    { printed: money, ...(group === 'quarry' ? PRICES.quarry : PRICES.harbour) },
  ]),
  ...TILE_IDS.flatMap((id): [string, FactSpec][] => {
    const tile: ProvinceTile = PROVINCE_TILES[id];
    const tents = tile.markets.map(({ value }, i): [string, FactSpec] => [
      `tiles.${id}.tent${i + 1}`,
      { printed: value, min: 1, max: DEAREST },
    ]);
    return KNOWN_COSTS[id] === undefined ? [[`tiles.${id}.cost`, { printed: tile.cost, ...COSTS }], ...tents] : tents;
  }),
]);

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  // RG-PLACE-1: the quarry and the harbor fill from the cheapest space on
  checks: ['quarry-2p', 'quarry-34p', 'harbour-2p', 'harbour-34p'].map((side) => rise(pricesOf(side))),
};

function correct(at: Reading): Facts {
  const number = (path: string, printed: number) => (path in SPECS ? Number(at(path)) : printed);
  const printedTiles = new Map(
    TILE_IDS.map((id): [TileId, ProvinceTile] => {
      const tile: ProvinceTile = PROVINCE_TILES[id];
      const markets = tile.markets.map(({ good, value }, i) => ({
        good,
        value: number(`tiles.${id}.tent${i + 1}`, value),
      }));
      return [id, { ...tile, cost: number(`tiles.${id}.cost`, tile.cost), markets }];
    }),
  );
  const boards = [0, 1, 2, 3, 4].map((seats) => readBoard(seats, ({ id, money }) => number(pricePath(id), money)));
  return {
    printedTiles,
    tiles: new Map([...printedTiles].map(([id, tile]) => [id, readTile(id, tile)])),
    boards,
    spaces: boards.map((spaces) => new Map(spaces.map((space) => [space.id, space]))),
    river: RIVER_SPACES.map(({ gain }, i) => {
      const path = `river.${i + 1}`;
      return { kind: 'gain', effect: path in SPECS ? (GAINS[String(at(path))] ?? gain) : gain, by: `river-${i + 1}` };
    }),
  };
}

export const PRINTED: Facts = correct((path) => SPECS[path]?.printed ?? '');

/** The facts with these corrections. */
export const factsWith = remembered(correct, CORRECTABLE, PRINTED);

/** The facts of a table. */
export function factsOf({ options }: Corrected): Facts {
  return factsWith(options.facts);
}

/** A tile, as it is printed for this table. */
export function tileAt(s: Corrected, id: TileId): Tile {
  const tile = factsOf(s).tiles.get(id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

/** Another box: something of everything that can be corrected. */
export const EXAMPLE: CorrectedFacts = {
  title: 'An example of another box',
  corrections: {
    'river.1': 'money-5',
    'river.4': 'fame-3',
    'river.15': 'marketSame-4',
    'quarry.2p-2': 2,
    'quarry.34p-2': 2,
    'harbour.2p-1': 1,
    'harbour.34p-3': 2,
    'tiles.B01.cost': 4,
    'tiles.B16.tent1': 2,
    'tiles.G07.cost': 5,
    'tiles.G07.tent2': 3,
    'tiles.P16.cost': 14,
  },
};
