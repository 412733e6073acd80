/** The province tiles as the rules use them: roads as bits, gains summed up. */
import {
  type Building,
  type Colour,
  GOODS,
  type Good,
  type Market,
  PROVINCE_TILES,
  type ProvinceTile,
  SHAPES,
  type Shape,
  SIDES,
  type Side,
  STACKS,
  type TileId,
} from './data.ts';

/** RG-PROV-3: how far a tile is turned, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Quarter = (typeof TURNS)[number];

export interface Tile {
  readonly id: TileId;
  readonly stack: number;
  readonly colour: Colour;
  readonly cost: number;
  readonly shape: Shape;
  readonly bend: boolean;
  /** The sides with a road, one bit each, by turn. */
  readonly roads: Readonly<Record<Quarter, number>>;
  readonly buildings: readonly Building[];
  readonly tents: readonly Market[];
  /** RG-QUARRY-6: the sum of its markets. */
  readonly marketMoney: number;
  readonly markets: number;
  /** The goods of its markets, one bit each in the order of `GOODS`. */
  readonly goods: number;
  /** By good: how many of its markets have the value 0, 1, 2, 3. */
  readonly stalls: Readonly<Record<Good, readonly number[]>>;
}

/** The bit of a side in a set of roads. */
export function bit(side: Side): number {
  return 1 << SIDES.indexOf(side);
}

const ALL_SIDES = 15;

/** RG-PROV-3: a quarter turn maps N to E to S to W. */
function turned(roads: number, quarters: number): number {
  return ((roads << quarters) | (roads >> (SIDES.length - quarters))) & ALL_SIDES;
}

/** The highest value of a market. */
export const DEAREST = 3;

/** A tile as the rules use it, from what is printed on it. */
export function readTile(id: TileId, facts: ProvinceTile): Tile {
  const roads = SHAPES[facts.shape].reduce((sum, side) => sum | bit(side), 0);
  const stalls = (good: Good) =>
    Array.from(
      { length: DEAREST + 1 },
      (_, value) => facts.markets.filter((m) => m.good === good && m.value === value).length,
    );
  const [silk, tea, spices] = GOODS;
  return {
    id,
    stack: STACKS.indexOf(facts.stack),
    // A stack is called by the colour of its tiles and their back.
    colour: facts.stack.split('-')[0] as Colour,
    cost: facts.cost,
    shape: facts.shape,
    bend: facts.shape === 'bend', // RG-NAV-10
    roads: { 0: roads, 90: turned(roads, 1), 180: turned(roads, 2), 270: turned(roads, 3) },
    buildings: facts.buildings,
    tents: facts.markets,
    marketMoney: facts.markets.reduce((sum, market) => sum + market.value, 0),
    markets: facts.markets.length,
    goods: facts.markets.reduce((all, { good }) => all | (1 << GOODS.indexOf(good)), 0),
    stalls: { silk: stalls(silk), tea: stalls(tea), spices: stalls(spices) },
  };
}

// The keys of the table are the tile ids.
export const TILE_IDS = Object.keys(PROVINCE_TILES) as TileId[];
const BY_ID = new Map<TileId, Tile>(TILE_IDS.map((id) => [id, readTile(id, PROVINCE_TILES[id])]));

/** A tile as it is printed here: enough where only its colour is asked for, and for games that are told here. */
export function tileOf(id: TileId): Tile {
  const tile = BY_ID.get(id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}
