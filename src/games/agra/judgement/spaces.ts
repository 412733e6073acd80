/** What each space would bring as the main action, and the best of them. */
import type { Seat } from '../../../kernel/index.ts';
import {
  type Basic,
  BONUS_TILES,
  BUILDING_VALUE,
  type Building,
  CHARACTERS,
  COVERS,
  LAST_SPACE_RUPEES,
  MATERIALS,
  MERCHANT_FAVOURS,
  PROCESSED_PER_ACTION,
  PRODUCED_AT,
  PRODUCTION_BUILDINGS,
  type Product,
  SITE_FACTS,
  SITES,
  type SiteLevel,
  type Space,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { RATES } from '../rates.ts';
import { type Agra, type BotanistStep, owns, type Player } from '../state.ts';
import { studyCost } from '../steps/botanist.ts';
import { peonagePrice } from '../steps/place.ts';
import { mostProduced } from '../steps/production.ts';
import { sailorStart } from './deliveries.ts';
import { AT, seen } from './seen.ts';
import { plainTrade, raisedTrade } from './trading.ts';
import { coverWorth, favourWorth, gainOf, lossOf, stepWorth, WORKERS } from './worth.ts';

/** What a unit of material is worth that a building costs: the cheapest goods are paid. */
const MATERIAL = 0.42;
/** A value of one, in goods that are paid for a meditation step. */
const VALUE = 0.42;
const FARMERS = 0.12;
/** An ejected worker brings its owner a favour, which is bad news for everybody else. */
const EJECTED = 0.12;

export function productionWorth(s: Agra, player: Player, good: Basic): number {
  return gainOf(AT[good], Math.min(mostProduced(s, player, good), player.supply));
}

/** The best of up to three goods along the arrow, and a favour from each who may follow. */
export function transformWorth(s: Agra, seat: Seat, to: Product): number {
  const from = factsOf(s).arrowFrom[to];
  const source = AT[from];
  const most = Math.min(PROCESSED_PER_ACTION, seen.held[source] ?? 0);
  let best = 0;
  for (let count = 1; count <= most; count++) best = Math.max(best, gainOf(AT[to], count) - lossOf(source, count));
  if (best === 0) return 0;
  const favour = favourWorth();
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && (s.players[other]?.goods[from] ?? 0) > 0) best += favour;
  return best;
}

/** The best bonus tile of a level that is left. */
export function bonusWorth(s: Agra, level: SiteLevel): number {
  let best = 0;
  for (const tile of s.bonusTiles) {
    const facts = BONUS_TILES[tile];
    if (facts.level !== level) continue;
    const extra =
      facts.favours * favourWorth() + facts.covers * coverWorth() + (facts.guild === null ? 0 : stepWorth());
    best = Math.max(best, facts.rupees + extra);
  }
  return best;
}

/** A step of influence, or the best site that the materials pay for. */
export function architectWorth(s: Agra, seat: Seat, player: Player): number {
  // A step on the highest track brings the end nearer.
  const { siteCost, topLevel } = factsOf(s);
  let best = stepWorth() + (RATES.clock * seen.late) / topLevel;
  if (player.workers < 2) return best;
  let value = 0;
  let kinds = 0;
  for (const material of MATERIALS) {
    const count = player.goods[material];
    value += count * BUILDING_VALUE[material];
    if (count > 0) kinds++;
  }
  if (value === 0) return best;
  const saved = (kinds > 1 ? 1 : 0) + (owns(player, 'takshaka') ? 1 : 0);
  const two = bonusWorth(s, 2);
  const three = bonusWorth(s, 3);
  const four = bonusWorth(s, 4);
  for (const site of SITES) {
    if (s.built[site]) continue;
    const { level, good } = SITE_FACTS[site];
    const cost = siteCost[site];
    if (cost > value + saved) continue;
    const paid = MATERIAL * seen.later * (cost - saved);
    const tile = level === 2 ? two : level === 3 ? three : four;
    best = Math.max(best, tile - paid + transformWorth(s, seat, good));
  }
  return best;
}

/** Two different ones of a meditation step, a cover tile and the farmers. */
export function botanistWorth(s: Agra, player: Player, done: BotanistStep['done']): number {
  const study = done.includes('study') ? 0 : Math.max(0, studyWorth(s, player));
  const uncover = done.includes('uncover') || !hasCover(player) ? 0 : coverWorth();
  const farmers = done.includes('farmers') ? 0 : FARMERS * seen.later;
  if (done.length > 0) return Math.max(study, uncover, farmers);
  return study + uncover + farmers - Math.min(study, uncover, farmers);
}

function hasCover({ covers }: Player): boolean {
  for (const cover of COVERS) if (covers[cover]) return true;
  return false;
}

/** A space of the meditation track, less the goods that it costs. */
function studyWorth(s: Agra, player: Player): number {
  const cost = studyCost(s, player);
  if (cost === null) return 0;
  let stored = 0;
  for (let good = 0; good < seen.held.length; good++) stored += (seen.held[good] ?? 0) * (seen.value[good] ?? 0);
  return stored < cost ? 0 : counterGain(s, player) - VALUE * seen.later * cost;
}

/** What one more space of the track is worth: the last one is worth rupees (AG-8.4). */
export function counterGain(s: Agra, player: Player): number {
  return RATES.counter * seen.horizon + (player.counter === factsOf(s).lastSpace - 1 ? LAST_SPACE_RUPEES : 0);
}

const NOTHING_DONE: BotanistStep['done'] = [];

function effectWorth(s: Agra, seat: Seat, player: Player, space: Space): number {
  switch (space) {
    case 'architect':
      return architectWorth(s, seat, player);
    case 'sailor':
      return sailorStart(s, seat, player);
    case 'trader':
      return Math.max(plainTrade(), raisedTrade(s, null));
    case 'botanist':
      return botanistWorth(s, player, NOTHING_DONE);
    case 'quarry':
    case 'sawmill':
    case 'turmericFarm':
    case 'cottonPlantation':
      return productionWorth(s, player, PRODUCED_AT[space]);
    default:
      return transformWorth(s, seat, SITE_FACTS[space].good);
  }
}

/** What getting onto a space costs or brings; not a number where it cannot be chosen. */
function entry(s: Agra, seat: Seat, player: Player, space: Space): number {
  const owner = s.workers[space];
  if (owner === seat) {
    const price = peonagePrice(player);
    if (player.rupees < price && player.workers > 0) return Number.NaN;
    return -Math.min(price, player.rupees) + (s.lying[space] ? RATES.standing * seen.later : 0);
  }
  if (player.workers === 0) return Number.NaN;
  const missed = RATES.workers * ((WORKERS[player.workers] ?? 0) - (WORKERS[player.workers - 1] ?? 0));
  return (RATES.standing - missed) * seen.later - (owner === null || s.lying[space] ? 0 : EJECTED);
}

function buildingWorth(s: Agra, seat: Seat, player: Player, building: Building): number {
  const way = entry(s, seat, player, building);
  if (Number.isNaN(way)) return way;
  const favours = s.merchant === building ? MERCHANT_FAVOURS * favourWorth() : 0;
  return way + s.coins[building] + favours + effectWorth(s, seat, player, building);
}

/** The best main action there is. */
export function mainAction(s: Agra, seat: Seat, player: Player): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const character of CHARACTERS) {
    const worth = entry(s, seat, player, character);
    if (!Number.isNaN(worth)) best = Math.max(best, worth + effectWorth(s, seat, player, character));
  }
  for (const building of PRODUCTION_BUILDINGS) {
    const worth = buildingWorth(s, seat, player, building);
    if (worth > best) best = worth;
  }
  for (const site of SITES) {
    if (!s.built[site] && s.builder !== site) continue;
    const worth = buildingWorth(s, seat, player, site);
    if (worth > best) best = worth;
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
