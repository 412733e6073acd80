/**
 * What a raja counts in a position: the race first, then what still helps to run it, then what the open questions promise.
 * What helps only later counts less and less as the end comes near.
 */
import type { Seat } from '../../kernel/index.ts';
import { CELLS, GOODS, LEVEL_SUM, WORKERS } from './data.ts';
import { countDice, DICE, kaliPlaces } from './dice.ts';
import { factsOf, tileAt } from './facts.ts';
import { promised } from './promised.ts';
import { roadsInto } from './province.ts';
import { type Player, playerOf, type Rajas, sideOf } from './state.ts';
import { reachByColour } from './steps/builder.ts';
import { assortedSums, sameSums } from './steps/market.ts';
import { marginOf } from './steps/tracks.ts';
import { upgradesOf } from './steps/upgrade.ts';
import { highest, karmaCounts, soon, tileWorth } from './worth.ts';

/** How long the game still lasts for its leader: 1 at the start, 0 when somebody has crossed. */
function timeLeft(s: Rajas): number {
  if (s.crossed.length > 0) return 0;
  let best = -LEVEL_SUM;
  for (const player of s.players) best = Math.max(best, marginOf(player));
  return -best / LEVEL_SUM;
}

/** In the order of `FEATURES`. */
export function assess(s: Rajas, seat: Seat, out: Float64Array): void {
  const player = playerOf(s, seat);
  const left = timeLeft(s);
  const usable = soon(left);
  const dice = countDice(player);
  const reachable = land(s, seat, player);
  let i = 0;
  out[i++] = player.fame;
  out[i++] = player.money;
  out[i++] = usable * dice;
  out[i++] = usable * pips(player);
  out[i++] = (usable * dice * dice) / kaliPlaces(s, seat);
  out[i++] = usable * karmaCounts(player.karma);
  out[i++] = left * (player.workers - WORKERS.start);
  out[i++] = left * upgradesOf(player);
  out[i++] = left * highest(assortedSums(s, player, GOODS.length));
  out[i++] = left * goodsInStock(s, player);
  out[i++] = left * Math.min(reachable.room, ENOUGH_ROOM);
  out[i++] = reachable.room === 0 ? left : 0;
  out[i++] = left * reachable.yields;
  out[i++] = left * yieldTilesWaiting(player);
  out[i++] = left * player.boat;
  out[i++] = usable * tileInSight(s, player, left);
  out[i++] = s.mover === seat ? promised(s, seat, player, left) : 0;
}

function pips(player: Player): number {
  let sum = 0;
  for (const die of DICE) sum += (player.dice[die.at] ?? 0) * die.value;
  return sum;
}

/** A good die scores four markets of a good. */
const STALLS = 4;

/** What the markets of each good bring for a good die. */
function goodsInStock(s: Rajas, player: Player): number {
  let sum = 0;
  for (const good of GOODS) sum += highest(sameSums(s, player, good, STALLS));
  return sum;
}

/** More cells than this are no more help. */
const ENOUGH_ROOM = 6;
const LAND = { room: 0, yields: 0 };

/** The cells to which a road leads, and the special yields on them. */
function land(s: Rajas, seat: Seat, player: Player): Readonly<typeof LAND> {
  LAND.room = 0;
  LAND.yields = 0;
  const facts = factsOf(s);
  const printed = facts.yields[sideOf(s.options, seat)];
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (player.province[cell] !== null || roadsInto(facts, player, cell) === 0) continue;
    LAND.room++;
    for (const one of printed) if (one.cell === CELLS[cell]) LAND.yields++;
  }
  return LAND;
}

/** Yield tiles that still wait for their road. */
function yieldTilesWaiting(player: Player): number {
  let count = 0;
  for (const { state, tile } of player.slots) if (tile !== null && state === 'open') count++;
  return count;
}

/** The best visible tile that the dice pay, or nearly pay: dice of one colour are worth more than dice of four. */
function tileInSight(s: Rajas, player: Player, left: number): number {
  const reach = reachByColour(player.dice, player.karma);
  let best = 0;
  for (const id of s.tops) {
    if (id === null) continue;
    const tile = tileAt(s, id);
    const paid = Math.min(1, reach[tile.colour] / tile.cost);
    best = Math.max(best, paid * paid * tileWorth(player, tile, left));
  }
  return best;
}
