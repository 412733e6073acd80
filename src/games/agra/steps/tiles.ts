/** AG-5.6-c: favour tiles. The pile has no order: a tile is drawn from it when one is turned up. */
import type { Seat } from '../../../kernel/index.ts';
import { FACE_UP_TILES, type FavourTile, TILES_EACH } from '../data.ts';
import { GIVE_UP } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, playerOf } from '../state.ts';
import { insideChain } from './refusal.ts';

export function tilesLeft(s: Agra): boolean {
  return s.display.length > 0;
}

/** Turns up a tile of the pile, if there is one. */
export function reveal(s: Agra, t: AgraTurn): void {
  if (s.pile.length === 0) return;
  const [tile] = s.pile.splice(t.rng.int(s.pile.length), 1);
  if (tile === undefined) return;
  s.display.push(tile);
  t.emit({ is: 'tileRevealed', tile });
}

/** Takes a tile from the display, or from the pile (AG-N15-a); with a fourth one the player chooses what to give up. */
export function takeTile(s: Agra, seat: Seat, tile: FavourTile, t: AgraTurn): void {
  const player = playerOf(s, seat);
  const place = s.display.indexOf(tile);
  const open = place >= 0;
  if (open) s.display.splice(place, 1);
  else s.pile.splice(s.pile.indexOf(tile), 1);
  player.tiles.push(tile);
  t.emit({ is: 'tileTaken', seat, tile, from: open ? 'display' : 'pile' });
  if (player.tiles.length > TILES_EACH) s.agenda.push({ kind: 'giveUp', seat });
  else if (s.display.length < FACE_UP_TILES) reveal(s, t);
}

/** ED-27: any of the four is given up; it goes into the pile before the display is refilled. */
export const giveUp: Ask<'giveUp'> = {
  moves(s, _step, seat, out) {
    for (const tile of playerOf(s, seat).tiles) out.push(GIVE_UP[tile]);
  },
  answer(s, { seat }, move, t) {
    if (move.do !== 'giveUp') return;
    const { tiles } = playerOf(s, seat);
    tiles.splice(tiles.indexOf(move.tile), 1);
    s.pile.push(move.tile);
    s.pile.sort();
    t.emit({ is: 'tileGivenUp', seat, tile: move.tile });
    if (s.display.length < FACE_UP_TILES) reveal(s, t);
  },
  why: insideChain('AG-5.6-c'),
};
