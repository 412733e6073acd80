/** AG-5.2.3: the farm. */
import { type Basic, COVERS, type Cover, SIDE_SPACES, SIDES, type Side } from './data.ts';
import { type FarmFacts, factsOf, PRINTED } from './facts.ts';
import type { AgraMove } from './moves.ts';
import { type Agra, type AgraTurn, type Player, playerOf } from './state.ts';

/** What of a player's board is the farm. */
type Farm = Pick<Player, 'covers' | 'farmers'>;

function isCovered({ coverAt }: FarmFacts, { covers }: Farm, side: Side, space: number): boolean {
  const cover = coverAt[side][space];
  return cover !== null && cover !== undefined && covers[cover];
}

function uncovered(facts: FarmFacts, farm: Farm, side: Side, from: number, to: number): number {
  let count = 0;
  for (let space = from; space <= to; space++) if (!isCovered(facts, farm, side, space)) count++;
  return count;
}

/** AG-5.2.3-b: uncovered spaces between the corner of a good and the farmers of both adjoining sides. */
export function production(farm: Farm, good: Basic, facts: FarmFacts = PRINTED.farm): number {
  const { starts, ends } = facts.sidesOf[good];
  return (
    uncovered(facts, farm, starts, 1, farm.farmers[starts] - 1) +
    uncovered(facts, farm, ends, farm.farmers[ends] + 1, SIDE_SPACES)
  );
}

/** AG-5.2.3-c: one space along the side, never off it and never onto a cover tile. */
function mayMoveFarmer(facts: FarmFacts, player: Player, side: Side, to: number): boolean {
  return (
    to >= 1 && to <= SIDE_SPACES && Math.abs(to - player.farmers[side]) === 1 && !isCovered(facts, player, side, to)
  );
}

export function pushFarmers(
  s: Agra,
  player: Player,
  moves: Readonly<Record<Side, readonly AgraMove[]>>,
  out: AgraMove[],
): void {
  const { farm } = factsOf(s);
  for (const side of SIDES) {
    const at = player.farmers[side];
    const back = moves[side][at - 1];
    const on = moves[side][at + 1];
    if (back && mayMoveFarmer(farm, player, side, at - 1)) out.push(back);
    if (on && mayMoveFarmer(farm, player, side, at + 1)) out.push(on);
  }
}

export function canMoveFarmer(s: Agra, player: Player): boolean {
  const { farm } = factsOf(s);
  return SIDES.some((side) => {
    const at = player.farmers[side];
    return mayMoveFarmer(farm, player, side, at - 1) || mayMoveFarmer(farm, player, side, at + 1);
  });
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
