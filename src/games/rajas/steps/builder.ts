/** RG-BUILDER: a visible tile on top of a placed one. The tile, its payment and its turn are asked in `quarry.ts`. */
import { CELLS, type CellId, COLOURS } from '../data.ts';
import { FACES, reachOf } from '../dice.ts';
import { factsOf, tileAt } from '../facts.ts';
import { canCover, isCell } from '../province.ts';
import { type Ask, type Placed, type Player, playerOf, type Rajas, type RajasMove } from '../state.ts';
import type { Tile } from '../tiles.ts';

const COVER: readonly (RajasMove & { do: 'cover' })[] = CELLS.map((cell) => ({ do: 'cover', cell }));

const REACH: Record<Tile['colour'], number> = { blue: 0, green: 0, orange: 0, purple: 0 };

/** What the dice of each colour can pay. */
export function reachByColour(dice: readonly number[], karma: number): Readonly<Record<Tile['colour'], number>> {
  for (let i = 0; i < COLOURS.length; i++) {
    const colour = COLOURS[i];
    if (colour) REACH[colour] = reachOf(dice, i * FACES, karma);
  }
  return REACH;
}

/** RG-BUILDER-1: the tile on a cell, if it may be covered: it is not itself a covering tile. */
export function coverable(player: Player, cell: number): Placed | null {
  const placed = player.province[cell];
  return placed && placed.covers === null ? placed : null;
}

/** RG-BUILDER-1 to RG-BUILDER-3: dearer, payable, and in some turn everything stays linked. */
export function covers(s: Rajas, player: Player, cell: number, old: Placed, tile: Tile, reach: number): boolean {
  const difference = tile.cost - tileAt(s, old.tile).cost;
  return difference > 0 && difference <= reach && canCover(factsOf(s), player, cell, old, tile);
}

function canCoverCell(s: Rajas, player: Player, cell: number, reach: Readonly<Record<string, number>>): boolean {
  const old = coverable(player, cell);
  if (old === null) return false;
  for (const id of s.tops) {
    if (id === null) continue;
    const tile = tileAt(s, id);
    if (covers(s, player, cell, old, tile, reach[tile.colour] ?? 0)) return true;
  }
  return false;
}

/** RG-BUILDER-6: whether any tile can be covered with the player's dice and karma. */
export function canCoverSomething(s: Rajas, player: Player): boolean {
  return canCoverWith(s, player, player.dice, player.karma);
}

export function canCoverWith(s: Rajas, player: Player, dice: readonly number[], karma: number): boolean {
  const reach = reachByColour(dice, karma);
  for (let cell = 0; cell < CELLS.length; cell++) if (canCoverCell(s, player, cell, reach)) return true;
  return false;
}

/** Which placed tile is covered. */
export const cover: Ask<'cover'> = {
  moves(s, _step, seat, out) {
    const player = playerOf(s, seat);
    const reach = reachByColour(player.dice, player.karma);
    for (const [cell, move] of COVER.entries()) if (canCoverCell(s, player, cell, reach)) out.push(move);
  },
  answer(s, { seat }, move) {
    if (move.do === 'cover') s.agenda.push({ kind: 'tile', seat, cover: move.cell });
  },
  why(s, _step, seat, move) {
    if (move.do !== 'cover' || !isCell(move.cell)) return 'RG-BUILDER-1';
    const at = CELLS.indexOf(move.cell satisfies CellId);
    return coverable(playerOf(s, seat), at) ? 'RG-BUILDER-6' : 'RG-BUILDER-1';
  },
};
