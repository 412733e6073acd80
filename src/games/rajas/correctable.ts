/** Which facts of Rajas an owner of the box may correct: every path, what may be printed there, and what must hold together. */
import {
  addUp,
  atLeast,
  atMost,
  type Correctable,
  type FactSpec,
  type FactsCheck,
  rise,
  together,
} from '../../kernel/facts.ts';
import {
  ACTION_SPACES,
  BUILDINGS,
  type CellId,
  COLOURS,
  EDGES,
  EXITS,
  GOODS,
  KNOWN_COSTS,
  PROVINCE_SIDES,
  PROVINCE_TILES,
  type PrintedYield,
  type ProvinceSide,
  type ProvinceTile,
  RIVER_SPACES,
  RIVER_TILES,
  type RiverTileId,
  SHAPES,
  type Side,
  type SlotId,
  type STACKS,
  type TileId,
  YIELD_TILES,
  type YieldColour,
  type YieldTileId,
} from './data.ts';
import { gainName, NONE, RIVER_GAINS, RIVER_TILE_GAINS, WHITE_GAINS, YIELD_GAINS } from './gains.ts';
import { DEAREST, TILE_IDS } from './tiles.ts';

type Spec = readonly [string, FactSpec];

const number = (printed: number, min: number, max: number): FactSpec => ({ printed, min, max });
const oneOf = (printed: string, values: readonly string[]): FactSpec => ({ printed, values });
const orNone = (printed: string | undefined, values: readonly string[]) => oneOf(printed ?? NONE, [NONE, ...values]);

/** The price of these spaces is reconstructed. */
const PRICED = ACTION_SPACES.filter(({ group }) => group === 'quarry' || group === 'harbour');
/** RG-SETUP-1: those of them that the cover tiles of three players may lie on. */
const COVERABLE = PRICED.filter(({ players }) => players.includes(4));
/** `quarry-2p-1` is called `quarry.2p-1` in a facts file. */
export const pricePath = (id: string) => id.replace('-', '.');
export const coverPath = (id: string) => `covers.${pricePath(id)}`;

const PRICES: readonly Spec[] = PRICED.map(({ id, group, money }) => [
  pricePath(id),
  group === 'quarry' ? number(money, 1, 4) : number(money, 0, 2),
]);
const COVERS: readonly Spec[] = COVERABLE.map(({ id, players }) => [
  coverPath(id),
  { printed: !(players as readonly number[]).includes(3) },
]);

/** The back of a tile: its stack is called by its colour and its back. */
export const BACKS = ['snake', 'cow', 'tiger'] as const;
export type Back = (typeof BACKS)[number];

export function backOf(stack: (typeof STACKS)[number]): Back {
  return BACKS.find((back) => stack.endsWith(back)) ?? 'snake';
}

/** A tile has up to two buildings and up to two tents. */
export const PLACES = [1, 2] as const;
// The keys of the table are the shapes.
const SHAPE_IDS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

export const tilePath = (id: TileId, part: string) => `tiles.${id}.${part}`;

function tileSpecs(id: TileId): Spec[] {
  const { cost, shape, stack, buildings, markets }: ProvinceTile = PROVINCE_TILES[id];
  return [
    ...(KNOWN_COSTS[id] === undefined ? [[tilePath(id, 'cost'), number(cost, 1, 20)] as const] : []),
    [tilePath(id, 'roads'), oneOf(shape, SHAPE_IDS)],
    [tilePath(id, 'back'), oneOf(backOf(stack), BACKS)],
    ...PLACES.map((n): Spec => [tilePath(id, `building${n}`), orNone(buildings[n - 1], BUILDINGS)]),
    ...PLACES.flatMap((n): Spec[] => [
      [tilePath(id, `good${n}`), orNone(markets[n - 1]?.good, GOODS)],
      [tilePath(id, `tent${n}`), number(markets[n - 1]?.value ?? 0, 0, DEAREST)],
    ]),
  ];
}

/** What must hold together because of a rule, which says more than its figures. */
function byRule(rule: string, check: FactsCheck): FactsCheck {
  return (at) => {
    const found = check(at);
    return found && { paths: found.paths, wrong: 'rules', rule };
  };
}

function tileChecks(id: TileId): FactsCheck[] {
  const on = (...parts: string[]) => parts.map((part) => tilePath(id, part));
  return [
    // RG-MARKET-3: a tent has a good and a value
    ...PLACES.map((n) => together([tilePath(id, `good${n}`), NONE], [tilePath(id, `tent${n}`), 0])),
    // RG-QUARRY-5: something is built with every tile
    byRule('RG-QUARRY-5', atMost(on('building1', 'building2', 'good1', 'good2'), NONE, 3)),
  ];
}

/** RG-PROV-2: the sides of the residence, by the cell before them; the exits are three of these. */
export const WALLS = { '1-2': 'E', '1-4': 'W', '2-2': 'E', '2-4': 'W', '3-3': 'N' } as const satisfies Partial<
  Record<CellId, Side>
>;
// The keys of the table are cells.
export const WALL_CELLS = Object.keys(WALLS) as (keyof typeof WALLS)[];
export const exitPath = (cell: CellId) => `exits.${cell}`;

const SLOT_COLOURS: readonly YieldColour[] = ['white', 'yellow', 'red', 'brown'];
/** RG-NAV-3: brown slots of side B. */
const BROWN_SLOTS = 2;

const YIELDS = new Map<SlotId, PrintedYield>([...PROVINCE_SIDES.A, ...PROVINCE_SIDES.B].map((one) => [one.id, one]));
export const yieldAt = (id: SlotId) => YIELDS.get(id);

/** "A-W2" is called `sideA.W2` in a facts file; side B has a yield and the colour of its slot there. */
export const gainPath = (side: ProvinceSide, edge: string) => (side === 'A' ? `sideA.${edge}` : `sideB.${edge}.gain`);
export const slotPath = (edge: string) => `sideB.${edge}.slot`;

function yieldSpec(side: ProvinceSide, edge: (typeof EDGES)[number]): Spec {
  const printed = yieldAt(`${side}-${edge}`);
  return [gainPath(side, edge), orNone(printed && gainName(printed.gain), YIELD_GAINS)];
}

const SIDE_A_PATHS = EDGES.map((edge) => gainPath('A', edge));
/** RG-YIELD-1: yields of side A that the examples of the rules name. */
const NAMED_YIELDS = PROVINCE_SIDES.A.filter(({ source }) => source === 'seed').map(({ gain }) => gainName(gain));

// The keys of the tables are the ids.
export const YIELD_TILE_IDS = Object.keys(YIELD_TILES) as YieldTileId[];
export const RIVER_TILE_IDS = Object.keys(RIVER_TILES) as RiverTileId[];
/** RG-NAV-8: what the brown tiles give is stated in the rules. */
const MIXED_TILES = YIELD_TILE_IDS.filter((id) => YIELD_TILES[id].colour !== 'brown');
export const yieldTilePath = (id: YieldTileId) => id.replace('-', '.');
export const riverTilePath = (id: RiverTileId) => `riverTiles.${id}`;
const WHITE_PATHS = MIXED_TILES.filter((id) => YIELD_TILES[id].colour === 'white').map(yieldTilePath);

/** Everything that is reconstructed and that a rule asks for. */
export const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries<FactSpec>([
  ...RIVER_SPACES.flatMap(({ gain, source }, i): Spec[] =>
    source === 'seed' ? [] : [[`river.${i + 1}`, oneOf(gainName(gain), RIVER_GAINS)]],
  ),
  ...RIVER_TILE_IDS.map((id): Spec => [riverTilePath(id), oneOf(gainName(RIVER_TILES[id].gain), RIVER_TILE_GAINS)]),
  ...PRICES,
  ...COVERS,
  ...WALL_CELLS.map((cell): Spec => [exitPath(cell), { printed: EXITS[cell] !== undefined }]),
  ...EDGES.map((edge) => yieldSpec('A', edge)),
  ...EDGES.flatMap((edge): Spec[] => [
    yieldSpec('B', edge),
    [slotPath(edge), orNone(yieldAt(`B-${edge}`)?.colour, SLOT_COLOURS)],
  ]),
  ...MIXED_TILES.map((id): Spec => {
    const { colour, gain } = YIELD_TILES[id];
    return [yieldTilePath(id), oneOf(gainName(gain), colour === 'white' ? WHITE_GAINS : YIELD_GAINS)];
  }),
  ...TILE_IDS.flatMap(tileSpecs),
]);

/** One of the two sides of the board. */
const pricesOf = (head: string) => PRICED.flatMap(({ id }) => (id.startsWith(head) ? [pricePath(id)] : []));
const coversOf = (head: string) => COVERABLE.flatMap(({ id }) => (id.startsWith(head) ? [coverPath(id)] : []));
const backsOf = (colour: string) =>
  TILE_IDS.flatMap((id) => (PROVINCE_TILES[id].stack.startsWith(colour) ? [tilePath(id, 'back')] : []));
const exits = WALL_CELLS.map(exitPath);
const slots = EDGES.map(slotPath);
/** RG-PROV-2: stated in the rules. */
const EXIT_COUNT = 3;

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [
    // RG-PLACE-1: the quarry and the harbor fill from the cheapest space on
    ...['quarry-2p', 'quarry-34p', 'harbour-2p', 'harbour-34p'].map((side) => rise(pricesOf(side))),
    // The cover tiles close something, and not all of it.
    byRule('RG-SETUP-1', atLeast(coversOf(''), true, 1)),
    ...['quarry', 'harbour'].map((area) => byRule('RG-SETUP-1', atLeast(coversOf(area), false, 1))),
    addUp(exits, EXIT_COUNT),
    ...NAMED_YIELDS.map((gain) => atLeast(SIDE_A_PATHS, gain, 1)),
    ...EDGES.map((edge) => together([gainPath('B', edge), NONE], [slotPath(edge), NONE])), // RG-NAV-3
    atMost(slots, 'brown', BROWN_SLOTS),
    atLeast(slots, 'brown', BROWN_SLOTS),
    ...WHITE_GAINS.map((gain) => atLeast(WHITE_PATHS, gain, 1)), // RG-CHAMBER-2
    ...TILE_IDS.flatMap(tileChecks),
    ...COLOURS.flatMap((colour) => BACKS.map((back) => atLeast(backsOf(colour), back, 1))), // RG-SETUP-3: twelve stacks
  ],
};
