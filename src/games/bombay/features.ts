/** What a merchant counts: money in hand, the worth of what is carried, and how near it is to being sold. */
import type { Seat } from '../../kernel/index.ts';
import {
  ACTIONS_PER_TURN,
  CITIES,
  ELEPHANT_CARRIES,
  INNER_POSTS,
  MARKETS,
  OUTER_POSTS,
  PALACES_EACH,
  type PlaceId,
  SILKS,
  type Silk,
  type TOKEN_SITES,
} from './data.ts';
import { factsOf } from './facts.ts';
import { PLACE_IDS } from './map.ts';
import { marketOf } from './markets.ts';
import { cityKinds, clientsOf } from './score.ts';
import { type Bombay, type Player, tableFacts } from './state.ts';
import { allowsPalace, effectOf } from './steps/build.ts';
import { price } from './steps/sell.ts';

/** What an action is worth in rupees, roughly: a buying trip of about seven actions earns about four rupees. */
const ACTION = 0.45;
/** What one more client or palace is worth towards the empire prizes. */
const EMPIRE = 1.1;
/** How much of a second bale's worth a merchant expects, who has the first one to sell as well. */
const SECOND_BALE = 0.7;
const TOLLS_PER_LAP = 0.12;
/** How far ahead of a rival, or behind, still matters. */
const LEAD = 2;
const POSTS = [...INNER_POSTS, ...OUTER_POSTS];

export const FEATURES = ['rupees', 'cities', 'empire', 'lead', 'tolls', 'actions', 'load', 'purchase'] as const;

export function assess(s: Bombay, seat: Seat, out: Float64Array): void {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const seats = s.players.length;
  const left = actionsLeft(s, seat);
  out[0] = player.purse.rupees;
  out[1] = factsOf(s).cityRupees[cityKinds(s, player)] ?? 0;
  out[2] = empireOf(s, player);
  out[3] = lead(s, seat);
  out[4] = (PALACES_EACH - player.reserve) * (left / ACTIONS_PER_TURN) * (seats - 1);
  out[5] = left;
  readSales(s, player);
  out[6] = loadWorth(s, player, left);
  out[7] = purchase(s, player, left);
}

function empireOf(s: Bombay, player: Player): number {
  return PALACES_EACH - player.reserve + clientsOf(s, player);
}

function lead(s: Bombay, seat: Seat): number {
  const seats = s.players.length;
  let own = 0;
  let most = 0;
  for (let i = 0; i < seats; i++) {
    const player = s.players[i];
    if (player === undefined) continue;
    const empire = empireOf(s, player);
    if (i === seat) own = empire;
    else most = Math.max(most, empire);
  }
  return Math.max(-LEAD, Math.min(LEAD, own - most));
}

/** Actions that a seat will still have in this game, those of the present turn included. */
function actionsLeft(s: Bombay, seat: Seat): number {
  const { rounds, laps } = tableFacts(s.players.length);
  let actions = ((rounds - s.round) * laps + (laps - s.lap)) * ACTIONS_PER_TURN;
  for (const step of s.agenda) if (step.kind === 'turn' && step.seat === seat) actions += step.actions;
  return actions;
}

/** What the carried bales are worth where they bring most, less the way there. */
function loadWorth(s: Bombay, player: Player, left: number): number {
  const [one, two] = player.load;
  if (one === undefined) return 0;
  const way = factsOf(s).distance[player.at];
  let best = buildWorth(s, player, left) + (two === undefined ? 0 : 0.5 * saleWorth(s, two, player.at, left));
  for (const city of CITIES) {
    const far = way[city];
    let worth = 0;
    let sales = 0;
    for (const silk of player.load) {
      const rung = s.demand[city].indexOf(silk);
      if (rung < 0 || far + sales >= left) continue;
      const { rupees, clients } = price(rung, silk);
      worth += rupees + clients * EMPIRE;
      sales++;
    }
    if (sales > 0) worth += tokenWorth(s, player, city) - ACTION * (far + sales);
    if (player.load.length > sales && sales > 0) worth += 1.2;
    best = Math.max(best, worth);
  }
  return best;
}

/** By city and silk: what a sale there brings, its token included; nothing where the silk is not asked for. */
const SALES = new Float64Array(CITIES.length * SILKS.length);
const SILK_PLACE: Readonly<Record<Silk, number>> = { yellow: 0, purple: 1, blue: 2, orange: 3 };

function readSales(s: Bombay, player: Player): void {
  SALES.fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i] ?? 'BOMBAY';
    const token = tokenWorth(s, player, city);
    const ladder = s.demand[city];
    for (let rung = 0; rung < ladder.length; rung++) {
      const silk = ladder[rung] ?? ladder[0];
      const { rupees, clients } = price(rung, silk);
      SALES[i * SILKS.length + SILK_PLACE[silk]] = rupees + clients * EMPIRE + token;
    }
  }
}

/** What one bale brings where it brings most, less the way there from `from`. */
function saleWorth(s: Bombay, silk: Silk, from: PlaceId, left: number): number {
  let best = 0;
  const way = factsOf(s).distance[from];
  for (let i = 0; i < CITIES.length; i++) {
    const far = way[CITIES[i] ?? 'BOMBAY'];
    const worth = (SALES[i * SILKS.length + SILK_PLACE[silk]] ?? 0) - ACTION * (far + 1);
    if (worth > best && far < left) best = worth;
  }
  return best;
}

function tokenWorth(s: Bombay, player: Player, city: (typeof CITIES)[number]): number {
  if (s.cityTokens[city] === 0 || player.purse.cities.includes(city)) return 0;
  return nextCityWorth(s, player);
}

/** What one more kind of city is worth. */
function nextCityWorth(s: Bombay, player: Player): number {
  const { cityRupees } = factsOf(s);
  const kinds = cityKinds(s, player);
  return (cityRupees[kinds + 1] ?? 0) - (cityRupees[kinds] ?? 0) + 0.4;
}

/** The best palace that a bale could pay for. */
function buildWorth(s: Bombay, player: Player, left: number): number {
  if (player.reserve === 0) return 0;
  let best = 0;
  const way = factsOf(s).distance[player.at];
  for (const place of PLACE_IDS) {
    const far = way[place];
    if (far >= left || s.palaces[place] !== undefined || !allowsPalace(s, place)) continue;
    best = Math.max(best, EMPIRE + siteWorth(s, player, place) + tollWorth(s, left) - ACTION * (far + 1));
  }
  return best;
}

function siteWorth(s: Bombay, player: Player, place: PlaceId): number {
  const token = s.tokens[place as (typeof TOKEN_SITES)[number]];
  if (!token) return 0;
  switch (effectOf(s, token)) {
    case 'client':
      return EMPIRE;
    case 'rupees':
      return 2;
    case 'bale':
      return 2;
    case 'city':
      return nextCityWorth(s, player);
  }
}

function tollWorth(s: Bombay, left: number): number {
  return (left / ACTIONS_PER_TURN) * TOLLS_PER_LAP * (s.players.length - 1) * 0.5;
}

/** What the next purchase promises: the nearest open post with room aboard and money in hand. */
function purchase(s: Bombay, player: Player, left: number): number {
  if (player.load.length >= ELEPHANT_CARRIES) return 0;
  let best = 0;
  const far = factsOf(s).distance[player.at];
  for (const post of POSTS) {
    const silk = s.posts[post];
    const market = silk ? MARKETS[marketOf(s, silk)] : undefined;
    if (!silk || !market || market.rupees > player.purse.rupees) continue;
    const way = far[post] + market.actions;
    const sale = saleWorth(s, silk, post, left - way) - market.rupees - ACTION * way;
    best = Math.max(best, player.load.length === 0 ? sale : sale * SECOND_BALE);
  }
  return best;
}
