/** RG-PROV: the cells of a province, their neighbours, and what is linked to the residence. */
import { CELLS, type CellId, SIDES } from './data.ts';
import { type Facts, tileIn } from './facts.ts';
import type { Placed, Player } from './state.ts';
import { type Tile, TURNS } from './tiles.ts';

const PLACE = new Map<string, number>(CELLS.map((cell, i) => [cell, i]));

export function cellAt(cell: CellId): number {
  const at = PLACE.get(cell);
  if (at === undefined) throw new Error(`no cell ${cell}`);
  return at;
}

export function isCell(text: unknown): boolean {
  return typeof text === 'string' && PLACE.has(text);
}

const STEP = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] } as const;

/** For each cell and side the place of the neighbouring cell, or -1 for the frame and the residence. */
const NEIGHBOURS: readonly (readonly number[])[] = CELLS.map((cell) => {
  const [row = 0, column = 0] = cell.split('-').map(Number);
  return SIDES.map((side) => PLACE.get(`${row + STEP[side][0]}-${column + STEP[side][1]}`) ?? -1);
});

/** Across a side lies the opposite side of the neighbour. */
const ACROSS = [4, 8, 1, 2] as const;

export function roadsOf(facts: Facts, placed: Placed): number {
  return tileIn(facts, placed.tile).roads[placed.turn];
}

/** The sides through which a road comes into this cell from the residence or from a placed tile. All placed tiles are linked. */
export function roadsInto(facts: Facts, player: Player, cell: number): number {
  let into = facts.exits[cell] ?? 0;
  const beside = NEIGHBOURS[cell] ?? [];
  for (let side = 0; side < 4; side++) {
    const neighbour = player.province[beside[side] ?? -1];
    if (neighbour && (roadsOf(facts, neighbour) & (ACROSS[side] ?? 0)) !== 0) into |= 1 << side;
  }
  return into;
}

/** RG-QUARRY-3: whether any tile can be placed: a road leads into an empty cell. A tile can be turned to meet it. */
export function canExtend(facts: Facts, player: Player): boolean {
  const { province } = player;
  for (let cell = 0; cell < CELLS.length; cell++) if (facts.exits[cell] && province[cell] === null) return true;
  for (let cell = 0; cell < CELLS.length; cell++) {
    const placed = province[cell];
    if (!placed) continue;
    const roads = roadsOf(facts, placed);
    const beside = NEIGHBOURS[cell] ?? [];
    for (let side = 0; side < 4; side++)
      if ((roads & (1 << side)) !== 0 && province[beside[side] ?? -1] === null) return true;
  }
  return false;
}

const LAID = new Uint8Array(CELLS.length);
const WAY = new Uint8Array(CELLS.length);

/** RG-BUILDER-3: whether every tile is linked if the tile on `cell` had these roads instead. */
export function staysLinked(facts: Facts, player: Player, cell: number, roads: number): boolean {
  let tiles = 0;
  let open = 0;
  let linked = 0;
  for (let i = 0; i < CELLS.length; i++) {
    const placed = player.province[i];
    const here = i === cell ? roads : placed ? roadsOf(facts, placed) : 0;
    LAID[i] = here;
    if (here === 0) continue;
    tiles++;
    if ((here & (facts.exits[i] ?? 0)) === 0) continue;
    WAY[open++] = i;
    linked |= 1 << i;
  }
  let reached = 0;
  while (open > 0) {
    const at = WAY[--open] ?? 0;
    reached++;
    const beside = NEIGHBOURS[at] ?? [];
    const here = LAID[at] ?? 0;
    for (let side = 0; side < 4; side++) {
      const next = beside[side] ?? -1;
      if (next < 0 || (linked & (1 << next)) !== 0) continue;
      if ((here & (1 << side)) === 0 || ((LAID[next] ?? 0) & (ACROSS[side] ?? 0)) === 0) continue;
      linked |= 1 << next;
      WAY[open++] = next;
    }
  }
  return reached === tiles;
}

/** Whether a tile can cover the one on `cell` in some turn. */
export function canCover(facts: Facts, player: Player, cell: number, old: Placed, tile: Tile): boolean {
  const before = roadsOf(facts, old);
  // A tile that keeps all roads of the old one breaks no link.
  for (const turn of TURNS) if ((before & ~tile.roads[turn]) === 0) return true;
  for (const turn of TURNS) if (staysLinked(facts, player, cell, tile.roads[turn])) return true;
  return false;
}
