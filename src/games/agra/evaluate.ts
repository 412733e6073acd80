/** How a position looks to a player, in rupees: what is banked, what goods, favours and influence promise, and what is about to come. */
import type { Seat } from '../../kernel/index.ts';
import { BASICS, GOODS, GUILDS, LAST_MEDITATION_SPACE, LAST_SPACE_RUPEES, SPACES } from './data.ts';
import { production, removedCovers } from './farm.ts';
import { prospects } from './prospects.ts';
import { contractRupees, giftRupees, giftsOf, ordersOf } from './score.ts';
import { type Agra, type Player, playerOf } from './state.ts';
import { COUNTER, FAVOUR, kindWorth, STEP, TILE } from './worth.ts';

const FAVOURS_USEFUL = 8;
/** A gift to Akbar, while there is time for more of them. */
const GIFT = 1.9;
/** The first step opens the orders of its guild. */
const FIRST_STEP = 0.8;
const CONTRACT = 1.6;
const MARKER_ON_CARD = 0.55;
const LEADING_CARD = 0.7;
const WORKER = { supply: 0.32, standing: 0.26, lying: 0.05 };
const POINT = 0.34;
const POINTS_USEFUL = 6;
const PRODUCTION = 0.13;
/** An order in a column, by whether its owner leads the track. */
const ORDER = { ahead: 1.7, behind: 0.6 };
/** The part of the prospects that is paid even in the last turn. */
const PAID_AT_ONCE = 0.5;

export function evaluate(s: Agra, seat: Seat): number {
  const player = playerOf(s, seat);
  const ahead = prospects(s, seat);
  return banked(s, seat, player) + (hasTurnToCome(s, seat) ? plans(s, seat, player) + ahead : PAID_AT_ONCE * ahead);
}

/** In the last turn plans are worth nothing. A softer slope would make a bot that looks one answer ahead shun the end. */
function hasTurnToCome(s: Agra, seat: Seat): boolean {
  if (s.turnsLeft === null) return true;
  const seats = s.players.length;
  const wait = (seat - s.turn.seat + seats) % seats || seats;
  return s.turnsLeft >= wait && s.agenda.length > 0;
}

/** What would count if the game ended now, rivals on the tracks left aside. */
function banked(s: Agra, seat: Seat, player: Player): number {
  let worth = player.rupees + removedCovers(player) + giftRupees(giftsOf(s, seat));
  if (player.counter === LAST_MEDITATION_SPACE) worth += LAST_SPACE_RUPEES;
  for (const id of player.contracts) worth += contractRupees(s, seat, id);
  for (const guild of GUILDS)
    worth += ordersOf(s, seat, guild) * (isAhead(s, seat, guild) ? ORDER.ahead : ORDER.behind);
  return worth;
}

function isAhead(s: Agra, seat: Seat, guild: (typeof GUILDS)[number]): boolean {
  const level = playerOf(s, seat).influence[guild];
  return s.players.every((other, i) => i === seat || other.influence[guild] <= level);
}

function plans(s: Agra, seat: Seat, player: Player): number {
  return (
    goodsWorth(s, seat, player) +
    FAVOUR * Math.min(player.favours, FAVOURS_USEFUL) +
    influenceWorth(player) +
    notablesWorth(s, seat, player) +
    workersWorth(s, seat, player) +
    COUNTER * (player.counter - 1) +
    TILE * player.tiles.length +
    Math.max(0, GIFT * giftsOf(s, seat) - giftRupees(giftsOf(s, seat))) +
    PRODUCTION * BASICS.reduce((sum, good) => sum + production(player, good), 0) +
    (s.turn.seat === seat ? POINT * Math.min(s.turn.points, POINTS_USEFUL) : 0)
  );
}

function goodsWorth(s: Agra, seat: Seat, player: Player): number {
  let worth = 0;
  for (const good of GOODS) {
    const count = player.goods[good];
    if (count > 0) worth += kindWorth(s, seat, good, count);
  }
  return worth;
}

function influenceWorth({ influence }: Player): number {
  let worth = 0;
  for (const guild of GUILDS) {
    const level = influence[guild];
    if (level > 0) worth += FIRST_STEP + STEP * level;
  }
  return worth;
}

/** Contracts, and markers on cards that may become one, or a favour. */
function notablesWorth(s: Agra, seat: Seat, player: Player): number {
  let worth = player.contracts.length * CONTRACT;
  for (const card of s.river) {
    let own = 0;
    let most = 0;
    for (const [slot, owner] of card.seats.entries()) {
      const markers = card.markers[slot] ?? 0;
      if (owner === seat) own += markers;
      else if (owner !== null) most = Math.max(most, markers);
    }
    if (own > 0) worth += MARKER_ON_CARD * own + (own > most ? LEADING_CARD : 0);
  }
  return worth;
}

function workersWorth(s: Agra, seat: Seat, player: Player): number {
  let worth = WORKER.supply * player.workers + WORKER.standing * player.cook;
  for (const space of SPACES) if (s.workers[space] === seat) worth += s.lying[space] ? WORKER.lying : WORKER.standing;
  return worth;
}
