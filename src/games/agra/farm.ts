/** AG-5.2.3: the farm. */
import {
  BASICS,
  type Basic,
  COVER_AT,
  COVERS,
  type Cover,
  record,
  SIDE_CORNERS,
  SIDE_SPACES,
  SIDES,
  type Side,
} from './data.ts';
import type { AgraMove } from './moves.ts';
import { type Agra, type AgraTurn, type Player, playerOf } from './state.ts';

/** The side that starts at the corner of a good, and the side that ends there. */
const SIDES_OF: Readonly<Record<Basic, { readonly starts: Side; readonly ends: Side }>> = record(BASICS, (good) => ({
  starts: SIDES.find((side) => SIDE_CORNERS[side].from === good) ?? 'top',
  ends: SIDES.find((side) => SIDE_CORNERS[side].to === good) ?? 'top',
}));

/** What of a player's board is the farm. */
type Farm = Pick<Player, 'covers' | 'farmers'>;

function isCovered({ covers }: Farm, side: Side, space: number): boolean {
  const cover = COVER_AT[side][space];
  return cover !== null && cover !== undefined && covers[cover];
}

function uncovered(farm: Farm, side: Side, from: number, to: number): number {
  let count = 0;
  for (let space = from; space <= to; space++) if (!isCovered(farm, side, space)) count++;
  return count;
}

/** AG-5.2.3-b: uncovered spaces between the corner of a good and the farmers of both adjoining sides. */
export function production(farm: Farm, good: Basic): number {
  const { starts, ends } = SIDES_OF[good];
  return (
    uncovered(farm, starts, 1, farm.farmers[starts] - 1) + uncovered(farm, ends, farm.farmers[ends] + 1, SIDE_SPACES)
  );
}

/** AG-5.2.3-c: one space along the side, never off it and never onto a cover tile. */
function mayMoveFarmer(player: Player, side: Side, to: number): boolean {
  return to >= 1 && to <= SIDE_SPACES && Math.abs(to - player.farmers[side]) === 1 && !isCovered(player, side, to);
}

export function pushFarmers(player: Player, moves: Readonly<Record<Side, readonly AgraMove[]>>, out: AgraMove[]): void {
  for (const side of SIDES) {
    const at = player.farmers[side];
    const back = moves[side][at - 1];
    const on = moves[side][at + 1];
    if (back && mayMoveFarmer(player, side, at - 1)) out.push(back);
    if (on && mayMoveFarmer(player, side, at + 1)) out.push(on);
  }
}

export function canMoveFarmer(player: Player): boolean {
  return SIDES.some(
    (side) =>
      mayMoveFarmer(player, side, player.farmers[side] - 1) || mayMoveFarmer(player, side, player.farmers[side] + 1),
  );
}

export function moveFarmer(s: Agra, seat: number, side: Side, to: number, t: AgraTurn): void {
  playerOf(s, seat).farmers[side] = to;
  t.emit({ is: 'farmer', seat, side, to });
}

export function pushCovers(player: Player, moves: Readonly<Record<Cover, AgraMove>>, out: AgraMove[]): void {
  for (const cover of COVERS) if (player.covers[cover]) out.push(moves[cover]);
}

export function hasCover(player: Player): boolean {
  return COVERS.some((cover) => player.covers[cover]);
}

export function removedCovers(player: Player): number {
  let removed = 0;
  for (const cover of COVERS) if (!player.covers[cover]) removed++;
  return removed;
}

export function removeCover(s: Agra, seat: number, cover: Cover, t: AgraTurn): void {
  playerOf(s, seat).covers[cover] = false;
  t.emit({ is: 'uncovered', seat, cover });
}
