/** What the benchmark measures of this game alone: the dearest questions about a province, on one that is full. */
import { FastRng, moves, readOptions, silentTurn, start } from '../../kernel/index.ts';
import { CELLS, type TileId } from './data.ts';
import { DICE } from './dice.ts';
import { PRINTED } from './facts.ts';
import { rajas } from './index.ts';
import { roadsInto } from './province.ts';
import { playerOf, type Rajas, type RajasMove } from './state.ts';
import { TILE_IDS, TURNS, tileOf } from './tiles.ts';

const SEAT = 0;

/** A table on which the province of a seat is full but for so many cells, every tile linked, and the seat has dice of all faces. */
function fullBut(free: number): Rajas {
  const read = readOptions(rajas, 4);
  if ('problem' in read) throw new Error(read.problem);
  const s = start(rajas, 4, read.options, silentTurn(new FastRng('province')));
  const player = playerOf(s, SEAT);
  player.dice = DICE.map(() => 1);
  const tiles = TILE_IDS.filter((id) => !s.tops.includes(id));
  for (let left = CELLS.length - free; left > 0; left--) {
    const [cell = 0] = CELLS.flatMap((_, i) =>
      player.province[i] === null && roadsInto(PRINTED, player, i) !== 0 ? [i] : [],
    );
    const into = roadsInto(PRINTED, player, cell);
    // The more roads lead out of what lies there, the more there is to look at.
    const tile = tiles
      .toSorted((a, b) => roads(b) - roads(a))
      .find((id) => TURNS.some((turn) => tileOf(id).roads[turn] & into));
    const turn = TURNS.find((each) => tile && tileOf(tile).roads[each] & into);
    if (tile === undefined || turn === undefined) throw new Error('no tile fits the province');
    tiles.splice(tiles.indexOf(tile), 1);
    player.province[cell] = { tile, turn, covers: null };
  }
  return s;
}

function roads(id: TileId): number {
  return TURNS.filter((_, side) => (tileOf(id).roads[0] & (1 << side)) !== 0).length;
}

/** RG-QUARRY-3: cell and turn of a tile, where one cell is left. Each call lists them and says how many there are. */
export function placements(): () => number {
  const s = fullBut(1);
  s.agenda = [{ kind: 'build', seat: SEAT, tile: dearest(s), cover: null }];
  return asked(s);
}

/** RG-BUILDER-1, RG-BUILDER-3: the cells of a full province on which the Master Builder may lay one visible tile. */
export function coverings(): () => number {
  const s = fullBut(0);
  const tile = dearest(s);
  s.tops = s.tops.map((top) => (top === tile ? top : null));
  s.agenda = [{ kind: 'cover', seat: SEAT, by: 'market' }];
  return asked(s);
}

/** The visible tile that can cover most others. */
function dearest({ tops }: Rajas): TileId {
  const [tile] = tops.filter((top) => top !== null).sort((a, b) => tileOf(b).cost - tileOf(a).cost);
  if (tile === undefined) throw new Error('no tile is visible');
  return tile;
}

function asked(s: Rajas): () => number {
  const out: RajasMove[] = [];
  return () => {
    out.length = 0;
    return moves(rajas, s, SEAT, out).length;
  };
}
