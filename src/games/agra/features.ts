/** What a good player counts in a position. Plans count as far as there is time for them, what the end pays counts always. */
import type { Seat } from '../../kernel/index.ts';
import {
  BASICS,
  COLUMN_SIZE,
  COVERS,
  GOODS,
  GUILDS,
  type Guild,
  LAST_PIER,
  LAST_SPACE_RUPEES,
  LEADER_RUPEES,
  LUXURIES,
  MEDITATION_COST,
  PROCESSED,
  record,
  SECOND_RUPEES,
  SPACES,
  TILES_EACH,
} from './data.ts';
import { factsOf } from './facts.ts';
import { production, removedCovers } from './farm.ts';
import { giftsWorth } from './judgement/demand.ts';
import { powerWorth } from './judgement/powers.ts';
import { promises } from './judgement/promises.ts';
import { AT, seen } from './judgement/seen.ts';
import { survey } from './judgement/survey.ts';
import { FAVOURS, influenceLeft, LUXURY_PART, SEVERAL, WORKERS } from './judgement/worth.ts';
import { contractRupees, ordersOf } from './score.ts';
import { type Agra, type Player, playerOf } from './state.ts';
import { FEATURES, type Feature } from './weights.ts';

/** The place of each feature in the list. */
const PLACE: Readonly<Record<Feature, number>> = record(FEATURES, (_, place) => place);
/** Markers that a turn may need. */
const MARKERS_NEEDED = 6;
const NEXT_HARVEST = 0.5;

export function assess(s: Agra, seat: Seat, out: Float64Array): void {
  const player = playerOf(s, seat);
  survey(s, seat, player);
  const { later, horizon, held } = seen;
  out[PLACE.rupees] = player.rupees;
  out[PLACE.covers] = removedCovers(player);
  out[PLACE.gifts] = giftsWorth(seen.gifts);
  out[PLACE.ending] = ending(s, seat, player);
  let basics = 0;
  for (let good = 0; good < BASICS.length; good++) basics += SEVERAL[held[good] ?? 0] ?? 0;
  out[PLACE.basics] = later * basics;
  let processed = 0;
  for (const good of PROCESSED) processed += SEVERAL[held[AT[good]] ?? 0] ?? 0;
  out[PLACE.processed] = later * processed;
  let luxuries = 0;
  for (const good of LUXURIES) luxuries += LUXURY_PART[good] * (SEVERAL[held[AT[good]] ?? 0] ?? 0);
  out[PLACE.luxuries] = later * luxuries;
  let deliveries = 0;
  for (let good = 0; good < GOODS.length; good++)
    deliveries += Math.min(held[good] ?? 0, seen.wanted[good] ?? 0) * (seen.pays[good] ?? 0);
  out[PLACE.deliveries] = later * (deliveries + seen.sets);
  out[PLACE.orders] = later * seen.orders;
  out[PLACE.cards] = later * seen.cards;
  let powers = 0;
  for (const id of player.contracts) powers += powerWorth(id);
  out[PLACE.powers] = powers;
  out[PLACE.influence] = influenceLeft() * steps(player);
  out[PLACE.favours] = later * (FAVOURS[player.favours] ?? 0);
  out[PLACE.tiles] = horizon * Math.min(TILES_EACH, player.tiles.length);
  out[PLACE.production] = horizon * harvest(s, player);
  out[PLACE.counter] = horizon * (player.counter - 1);
  out[PLACE.workers] = later * (WORKERS[player.workers] ?? 0);
  out[PLACE.standing] = later * standing(s, seat, player);
  out[PLACE.markers] = later * Math.min(MARKERS_NEEDED, player.supply);
  out[PLACE.points] = points(s, seat, player);
  out[PLACE.clock] = seen.late * clock(s, player);
  out[PLACE.promised] = promises(s, seat, player);
}

/** AG-8.3, AG-8.4, AG-8.7: what the end would pay now, but for gifts and cover tiles. */
function ending(s: Agra, seat: Seat, player: Player): number {
  let rupees = player.counter === factsOf(s).lastSpace ? LAST_SPACE_RUPEES : 0;
  for (const id of player.contracts) rupees += contractRupees(s, seat, id);
  for (const guild of GUILDS) rupees += ordersOf(s, seat, guild) * perOrder(s, player.influence[guild], guild);
  return rupees;
}

/** AG-8.3: what an own order in a column counts for a level on its track. */
function perOrder(s: Agra, level: number, guild: Guild): number {
  let top = 0;
  let leaders = 0;
  let between = 0;
  for (const { influence } of s.players) top = Math.max(top, influence[guild]);
  for (const { influence } of s.players) {
    if (influence[guild] === top) leaders++;
    else if (influence[guild] > level) between++;
  }
  if (level === top) return leaders === 1 ? LEADER_RUPEES : SECOND_RUPEES;
  return leaders === 1 && between === 0 ? SECOND_RUPEES : 0;
}

/** The first step of a track opens its orders: it counts double. */
function steps({ influence }: Player): number {
  let count = 0;
  for (const guild of GUILDS) if (influence[guild] > 0) count += influence[guild] + 1;
  return count;
}

/** All spaces of the farm give as much together wherever the farmers stand: what counts is the best good, and a little the next. */
function harvest(s: Agra, player: Player): number {
  const { farm } = factsOf(s);
  let best = 0;
  let next = 0;
  for (const good of BASICS) {
    const goods = production(player, good, farm);
    if (goods > best) [best, next] = [goods, best];
    else if (goods > next) next = goods;
  }
  return best + NEXT_HARVEST * next;
}

function standing(s: Agra, seat: Seat, player: Player): number {
  let count = player.cook;
  for (const space of SPACES) if (s.workers[space] === seat && !s.lying[space]) count++;
  return count;
}

/** Points in hand, as far as there is something to spend them on. */
function points(s: Agra, seat: Seat, player: Player): number {
  const { turn } = s;
  if (turn.seat !== seat || turn.points === 0) return 0;
  let useful = 1;
  if (s.blocked !== 'removeCover') useful += MEDITATION_COST.removeCover * (COVERS.length - removedCovers(player));
  if (s.blocked !== 'transform') for (const good of BASICS) useful += 2 * player.goods[good];
  if (s.blocked !== 'deliver')
    for (let good = 0; good < GOODS.length; good++)
      if ((seen.held[good] ?? 0) > 0 && (seen.wanted[good] ?? 0) > 0) useful += MEDITATION_COST.deliver;
  return Math.min(turn.points, useful);
}

/** How far the game has come towards its end (AG-8.1): the boat, the fullest column, the own track; all of it once it is triggered. */
function clock(s: Agra, { influence }: Player): number {
  if (s.turnsLeft !== null) return 3;
  let covered = 0;
  for (const guild of GUILDS) {
    let marks = 0;
    for (const mark of s.orders[guild]) if (mark !== null) marks++;
    covered = Math.max(covered, marks);
  }
  const level = Math.max(influence.artists, influence.merchants, influence.scholars);
  return s.boat / LAST_PIER + covered / COLUMN_SIZE + level / factsOf(s).topLevel;
}
