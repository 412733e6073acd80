/** What the lessons ask of a position. Who learns sits on seat 0. */
import type { Sight } from '../../../table/table.ts';
import { boardSpaces, spaceOf } from '../board.ts';
import {
  type ActionSpace,
  CELLS,
  type CellId,
  PROVINCE_SIDES,
  type SlotId,
  type SpaceId,
  type TileId,
} from '../data.ts';
import { DICE } from '../dice.ts';
import { PRINTED } from '../facts.ts';
import { roadsInto } from '../province.ts';
import type { Player, RajasMove, RajasStep } from '../state.ts';
import { bit, type Quarter, TURNS, tileOf } from '../tiles.ts';
import type { RajasView } from '../view.ts';

export type RajasSight = Sight<RajasView, RajasMove>;

export const LEARNER = 0;
export const RIVAL = 1;
export const SEATS = 2;

export function learner(view: RajasView): Player {
  const player = view.players[LEARNER];
  if (player === undefined) throw new Error('nobody learns here');
  return player;
}

export function rival(view: RajasView): Player {
  const player = view.players[RIVAL];
  if (player === undefined) throw new Error('nobody plays against who learns');
  return player;
}

export function asked({ agenda }: RajasView): RajasStep['kind'] | null {
  return agenda.at(-1)?.kind ?? null;
}

/** Whether everything that a turn set off is done: a new turn begins, or the game is over. */
export function turnIsOver(view: RajasView): boolean {
  const kind = asked(view);
  return kind === 'worker' || kind === null;
}

export function areaOf(space: SpaceId): ActionSpace['area'] {
  return spaceOf(SEATS, space).area;
}

/** Whether a worker of who learns has gone to an area in this round and done there what is to be done. */
export function hasBeenTo(view: RajasView, area: ActionSpace['area']): boolean {
  const there = boardSpaces(SEATS).some((space) => space.area === area && view.spaces[space.at] === LEARNER);
  return there && turnIsOver(view);
}

/** The tiles in the learner's province, in the order of the cells. */
export function builtTiles(view: RajasView): TileId[] {
  return learner(view).province.flatMap((placed) => (placed ? [placed.tile] : []));
}

/** Whether dice of its colour pay a tile as they lie, without karma. */
export function paysPlainly(view: RajasView, tile: TileId): boolean {
  const { colour, cost } = tileOf(tile);
  const { dice } = learner(view);
  const sum = DICE.reduce((all, die) => all + (die.colour === colour ? (dice[die.at] ?? 0) * die.value : 0), 0);
  return sum >= cost;
}

/** Whether some die shows what a space takes, without karma. */
export function showsPlainly(view: RajasView, space: SpaceId): boolean {
  const { die: cost } = spaceOf(SEATS, space);
  if (cost === null) return true;
  const { dice } = learner(view);
  return DICE.some(
    ({ at, colour, value }) =>
      (dice[at] ?? 0) > 0 && ('colour' in cost ? cost.colour === colour : cost.values.includes(value)),
  );
}

export function isTurned(move: RajasMove): boolean {
  return move.do === 'pay' && !DICE.some(({ id, value }) => id === move.die && value === move.as);
}

/** The open special yields that a tile laid like this would connect. */
export function yieldsReached(view: RajasView, tile: TileId, cell: CellId, turn: Quarter): SlotId[] {
  const { slots } = learner(view);
  const roads = tileOf(tile).roads[turn];
  return PROVINCE_SIDES.A.filter(
    (printed, i) => printed.cell === cell && slots[i]?.state === 'open' && (roads & bit(printed.side)) !== 0,
  ).map(({ id }) => id);
}

/** The special yields that could be connected with the next tile, if it is of the right shape. */
export function yieldsNear(view: RajasView): SlotId[] {
  const player = learner(view);
  return PROVINCE_SIDES.A.flatMap(({ id, cell }, i) => {
    const at = CELLS.indexOf(cell);
    const open = player.slots[i]?.state === 'open' && player.province[at] === null;
    return open && roadsInto(PRINTED, player, at) !== 0 ? [id] : [];
  });
}

/** Whether a tile can be laid so that it connects a special yield. */
export function canReachYield(view: RajasView, tile: TileId): boolean {
  const player = learner(view);
  return CELLS.some((cell, at) => {
    const into = player.province[at] === null ? roadsInto(PRINTED, player, at) : 0;
    return TURNS.some(
      (turn) => (tileOf(tile).roads[turn] & into) !== 0 && yieldsReached(view, tile, cell, turn).length > 0,
    );
  });
}

export function yieldsPaid(view: RajasView): number {
  return learner(view).slots.filter(({ state }) => state === 'paid').length;
}

/** How many empty cells a road leads into, once a tile is laid. */
export function opens(view: RajasView, tile: TileId, move: RajasMove): number {
  if (move.do !== 'build') return 0;
  const player = learner(view);
  const province = player.province.slice();
  province[CELLS.indexOf(move.cell)] = { tile, turn: move.turn, covers: null };
  return CELLS.filter((_, at) => province[at] === null && roadsInto(PRINTED, { ...player, province }, at) !== 0).length;
}
