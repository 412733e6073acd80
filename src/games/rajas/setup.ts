/** RG-SETUP: the position before the first turn. */
import type { Rng, Seat } from '../../kernel/index.ts';
import { RIVER_TILE_IDS, YIELD_TILE_IDS } from './correctable.ts';
import {
  CELLS,
  COLOURS,
  DICE_PER_COLOUR,
  KARMA,
  LEVEL,
  RIVER,
  type RiverTileId,
  STACKS,
  START_MONEY,
  type TileId,
  WORKERS,
  YIELD_TILES,
  type YieldColour,
  type YieldTileId,
} from './data.ts';
import { DICE, FACES } from './dice.ts';
import { type Facts, factsOf, tileIn } from './facts.ts';
import { type Player, type Rajas, type RajasOptions, type RajasStep, type RajasTurn, sideOf } from './state.ts';

export function setup(seats: number, options: RajasOptions, t: RajasTurn): Rajas {
  const facts = factsOf({ options });
  const players = Array.from({ length: seats }, (_, seat) => newPlayer(facts, options, seat));
  const totals = players.map((player) => rollStart(player, t.rng));
  const first = lowest(totals, t.rng);
  for (const [seat, player] of players.entries()) player.money = START_MONEY[(seat - first + seats) % seats] ?? 0; // RG-SETUP-9
  t.emit({ is: 'started', first, totals });
  const dice = DICE_PER_COLOUR - seats; // RG-SETUP-2, RG-SETUP-7
  const under = facts.stacked.slice();
  return {
    agenda: opening(seats, options, first),
    options,
    round: 0,
    phase: 0,
    first,
    mover: first,
    anyPlaced: false,
    crossed: [],
    supply: { blue: dice, green: dice, orange: dice, purple: dice },
    spaces: (facts.boards[seats] ?? []).map(() => null), // RG-SETUP-1
    tops: STACKS.map((_, stack) => drawTile(facts, under, stack, t.rng)), // RG-SETUP-3
    under,
    whitePile: options.navaratnas ? [] : yieldTiles('white'), // RG-SETUP-4
    whiteUsed: [],
    yieldTiles: options.navaratnas
      ? [...yieldTiles('white'), ...yieldTiles('yellow'), ...yieldTiles('red'), ...yieldTiles('brown')]
      : [],
    riverTiles: options.ganga ? layRiverTiles(t) : [],
    players,
  };
}

/** RG-SETUP-5, RG-SETUP-6. */
function newPlayer(facts: Facts, options: RajasOptions, seat: Seat): Player {
  return {
    money: 0,
    fame: 0,
    karma: KARMA.start,
    boat: RIVER.start,
    bonuses: 0,
    workers: WORKERS.start,
    unplaced: WORKERS.start,
    skips: 0,
    waiting: { fame: true, money: true, bridge: true },
    levels: { temple: LEVEL.first, palace: LEVEL.first, fort: LEVEL.first, mill: LEVEL.first },
    late: null,
    dice: DICE.map(() => 0),
    province: CELLS.map(() => null),
    slots: facts.yields[sideOf(options, seat)].map(() => ({ state: 'open', tile: null })),
  };
}

/** RG-SETUP-7: one die of each colour, rolled and kept. Returns their total. */
function rollStart(player: Player, rng: Rng): number {
  let total = 0;
  for (const [row] of COLOURS.entries()) {
    const face = rng.int(FACES);
    player.dice[row * FACES + face] = 1;
    total += face + 1;
  }
  return total;
}

/** RG-SETUP-8: the lowest total is first; a tie is drawn. */
function lowest(totals: readonly number[], rng: Rng): Seat {
  const least = Math.min(...totals);
  const tied = totals.flatMap((total, seat) => (total === least ? [seat] : []));
  return tied[rng.int(tied.length)] ?? 0;
}

/** Takes a random tile of a stack from `under`. Null: the stack is empty. */
export function drawTile(facts: Facts, under: TileId[], stack: number, rng: Rng): TileId | null {
  let from = 0;
  while (from < under.length && stackAt(facts, under, from) !== stack) from++;
  let to = from;
  while (to < under.length && stackAt(facts, under, to) === stack) to++;
  if (from === to) return null;
  // The list was set up stack by stack and keeps that order.
  const [tile] = under.splice(from + rng.int(to - from), 1);
  return tile ?? null;
}

function stackAt(facts: Facts, under: readonly TileId[], i: number): number {
  const id = under[i];
  return id === undefined ? -1 : tileIn(facts, id).stack;
}

function yieldTiles(colour: YieldColour): YieldTileId[] {
  return YIELD_TILE_IDS.filter((id) => YIELD_TILES[id].colour === colour);
}

/** RG-GANGA-1: from each roll to the next, until the tiles or the river come to an end. */
function layRiverTiles(t: RajasTurn): (RiverTileId | null)[] {
  const laid: (RiverTileId | null)[] = new Array(RIVER.final + 1).fill(null);
  const tiles = RIVER_TILE_IDS.slice();
  let space: number = RIVER.start;
  while (tiles.length > 0) {
    const roll = t.rng.int(FACES) + 1;
    space += roll;
    if (space >= RIVER.final) break;
    const [tile] = tiles.splice(t.rng.int(tiles.length), 1);
    if (tile === undefined) break;
    laid[space] = tile;
    t.emit({ is: 'riverTile', space, tile, roll });
  }
  return laid;
}

/** RG-NAV-4: in Navaratnas everyone first draws and lays a brown yield tile, in turn order. */
function opening(seats: number, { navaratnas }: RajasOptions, first: Seat): RajasStep[] {
  const agenda: RajasStep[] = [{ kind: 'round' }];
  if (navaratnas) for (let i = seats - 1; i >= 0; i--) agenda.push({ kind: 'drawBrown', of: (first + i) % seats });
  return agenda;
}
