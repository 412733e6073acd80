/** What is printed in a box, as the rules use it: worked out from what stands at each path of a facts file. */
import type { Reading } from '../../kernel/facts.ts';
import {
  type Back,
  coverPath,
  exitPath,
  gainPath,
  PLACES,
  pricePath,
  RIVER_TILE_IDS,
  riverTilePath,
  SPECS,
  slotPath,
  tilePath,
  WALL_CELLS,
  WALLS,
  YIELD_TILE_IDS,
  yieldAt,
  yieldTilePath,
} from './correctable.ts';
import {
  ACTION_SPACES,
  type Building,
  CELLS,
  type CellId,
  EDGES,
  type Edge,
  type Good,
  PROVINCE_SIDES,
  PROVINCE_TILES,
  type ProvinceSide,
  type ProvinceTile,
  RIVER_SPACES,
  RIVER_TILES,
  type RiverTileId,
  type Shape,
  type Side,
  type SlotId,
  STACKS,
  type TileId,
  YIELD_TILES,
  type YieldColour,
  type YieldTileId,
} from './data.ts';
import type { Effect } from './effects.ts';
import { gainName, gainOf, NONE } from './gains.ts';
import { readBoard, type Space } from './spaces.ts';
import type { GainStep } from './state.ts';
import { bit, readTile, TILE_IDS, type Tile } from './tiles.ts';

/** RG-YIELD-1: a special yield of a province. */
export interface Yield {
  readonly id: SlotId;
  readonly cell: CellId;
  readonly side: Side;
  /** RG-NAV-3: the yield tiles that can be laid on it; null on side A. */
  readonly colour: YieldColour | null;
  readonly gain: GainStep;
}

export interface Facts {
  /** RG-COMP-5. */
  readonly tiles: ReadonlyMap<TileId, Tile>;
  /** RG-SETUP-3: all tiles, stack by stack. */
  readonly stacked: readonly TileId[];
  /** RG-SETUP-1: the action spaces by the number of players, also by their names. */
  readonly boards: readonly (readonly Space[])[];
  readonly spaces: readonly ReadonlyMap<string, Space>[];
  /** RG-RIVER-5: from space 1. */
  readonly river: readonly GainStep[];
  /** RG-GANGA-3. */
  readonly riverTiles: ReadonlyMap<RiverTileId, GainStep>;
  /** RG-PROV-2: the sides through which an exit of the residence leads into a cell, one bit each, in the order of `CELLS`. */
  readonly exits: readonly number[];
  /** RG-YIELD-1, RG-NAV-3. */
  readonly yields: Readonly<Record<ProvinceSide, readonly Yield[]>>;
  /** RG-COMP-9. */
  readonly yieldTiles: ReadonlyMap<YieldTileId, GainStep>;
}

/** The cell and the side of an outer side: "W2" is the west side of the first cell of the second row. */
export function placeOf(edge: Edge): { readonly cell: CellId; readonly side: Side } {
  const [side, at] = [edge.charAt(0), edge.charAt(1)];
  const cell = { N: `1-${at}`, E: `${at}-5`, S: `4-${at}`, W: `${at}-1` }[side];
  // An edge is called by the letter of its side, and lies on a border cell.
  return { cell: cell as CellId, side: side as Side };
}

/** What stands at each path, in the words of the game. */
function readings(at: Reading) {
  return {
    number: (path: string, printed: number) => (path in SPECS ? Number(at(path)) : printed),
    // What is read from a path is one of the values of its specification, which are words of that type.
    word: <T extends string>(path: string) => at(path) as T,
    is: (path: string) => at(path) === true,
    gain(path: string, printed: Effect | undefined): Effect | null {
      if (!(path in SPECS)) return printed ?? null;
      const name = String(at(path));
      return printed && name === gainName(printed) ? printed : gainOf(name);
    },
  };
}
type Readings = ReturnType<typeof readings>;

function tileOn({ number, word }: Readings, id: TileId): ProvinceTile {
  const { cost, stack }: ProvinceTile = PROVINCE_TILES[id];
  const colour = stack.slice(0, stack.indexOf('-'));
  const back = word<Back>(tilePath(id, 'back'));
  const buildings = PLACES.map((n) => word<Building | typeof NONE>(tilePath(id, `building${n}`)));
  const tents = PLACES.map((n) => ({
    good: word<Good | typeof NONE>(tilePath(id, `good${n}`)),
    value: number(tilePath(id, `tent${n}`), 0),
  }));
  return {
    stack: STACKS.find((one) => one === `${colour}-${back}`) ?? stack,
    cost: number(tilePath(id, 'cost'), cost),
    shape: word<Shape>(tilePath(id, 'roads')),
    buildings: buildings.filter((building) => building !== NONE),
    markets: tents.flatMap(({ good, value }) => (good === NONE ? [] : [{ good, value }])),
  };
}

function yieldsOn(side: ProvinceSide, { gain, word }: Readings): Yield[] {
  const printed = PROVINCE_SIDES[side].map(({ id }) => id);
  // Those that are printed here keep their order; what was added follows.
  const ids = new Set<SlotId>([...printed, ...EDGES.map((edge): SlotId => `${side}-${edge}`)]);
  const found: Yield[] = [];
  for (const edge of [...ids].map((id) => id.slice(2) as Edge)) {
    const id: SlotId = `${side}-${edge}`;
    const effect = gain(gainPath(side, edge), yieldAt(id)?.gain);
    if (effect === null) continue;
    const colour = side === 'A' ? null : word<YieldColour>(slotPath(edge));
    found.push({ id, ...placeOf(edge), colour, gain: { kind: 'gain', effect, by: id } });
  }
  return found;
}

/** All of it, from what stands at each path. */
export function correct(at: Reading): Facts {
  const read = readings(at);
  const { number, is, gain } = read;
  const tiles = new Map(TILE_IDS.map((id) => [id, readTile(id, tileOn(read, id))]));
  const stackOf = (id: TileId) => tiles.get(id)?.stack ?? 0;
  const spaces = ACTION_SPACES.map((space) => ({
    ...space,
    money: number(pricePath(space.id), space.money),
    players: coverPath(space.id) in SPECS ? (is(coverPath(space.id)) ? [4] : [3, 4]) : space.players,
  }));
  const boards = [0, 1, 2, 3, 4].map((seats) => readBoard(spaces, seats));
  const step = (effect: Effect, by: string): GainStep => ({ kind: 'gain', effect, by });
  return {
    tiles,
    stacked: TILE_IDS.toSorted((a, b) => stackOf(a) - stackOf(b)),
    boards,
    spaces: boards.map((board) => new Map(board.map((space) => [space.id, space]))),
    river: RIVER_SPACES.map(({ gain: printed }, i) =>
      step(gain(`river.${i + 1}`, printed) ?? printed, `river-${i + 1}`),
    ),
    riverTiles: new Map(
      RIVER_TILE_IDS.map((id) => [id, step(gain(riverTilePath(id), RIVER_TILES[id].gain) ?? RIVER_TILES[id].gain, id)]),
    ),
    exits: CELLS.map((cell) => {
      const wall = WALL_CELLS.find((one) => one === cell);
      return wall && is(exitPath(wall)) ? bit(WALLS[wall]) : 0;
    }),
    yields: { A: yieldsOn('A', read), B: yieldsOn('B', read) },
    yieldTiles: new Map(
      YIELD_TILE_IDS.map((id) => [id, step(gain(yieldTilePath(id), YIELD_TILES[id].gain) ?? YIELD_TILES[id].gain, id)]),
    ),
  };
}
