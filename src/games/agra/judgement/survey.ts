/**
 * What a player sees at a glance: goods and what asks for them, time, cards. It is written once for a position and read by
 * all that judges it; bots judge thousands of positions a second, so nothing is made anew.
 */
import type { Seat } from '../../../kernel/index.ts';
import {
  BASE_VALUE,
  GOODS,
  type Good,
  GUILDS,
  INFLUENCE_RUPEES,
  LAST_PIER,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  ORDERS,
  PRODUCTS,
  record,
} from '../data.ts';
import { giftRupees, giftsOf } from '../score.ts';
import type { Agra, Card, Player } from '../state.ts';
import { accessibleLevel } from '../steps/notables.ts';
import { orderLimit } from '../steps/river.ts';
import { WEIGHTS } from '../weights.ts';

/** The place of each good in the lists below. */
export const AT: Readonly<Record<Good, number>> = record(GOODS, (_, place) => place);
const CLOTHING = AT.clothing;

/** The slots of each notable, as places of goods. */
export const SLOTS: Readonly<Record<Notable, readonly number[]>> = record(NOTABLE_IDS, (id) =>
  NOTABLES[id].goods.map((good) => AT[good]),
);

/** What a contract is worth over a whole game, and what it gives at once. */
const POWER: Readonly<Record<Notable, readonly [whole: number, atOnce: number]>> = {
  portugueseTrader: [2.5, 0],
  sufi: [1, 1.2],
  takshaka: [2.5, 0],
  mahout: [3, 0],
  khatib: [3, 0],
  frenchTrader: [4, 0],
  dyer: [3, 0],
  cook: [2, 0],
  muezzin: [2, 0],
  jagirdar: [4, 0],
  caliph: [1.5, 0],
  calligrapher: [2, 0],
  mullah: [3, 0],
  englishTrader: [2.5, 0],
  mosaicMaker: [2, 1],
  mujtahida: [2, 5],
  dutchTrader: [2, 2],
  painter: [2, 1.2],
  subadar: [2, 2],
  sadrUsSudur: [1, 2],
  grandMufti: [0, 4],
  grandImam: [0, 3],
  courtArtist: [0, 3],
  dewan: [0, 3],
};

/** How much of an order is there with one of its two goods. */
const HALF_ORDER = 0.35;
/** Without a step on the track an order is a plan for later. */
const NO_INFLUENCE = 0.5;
/** An order brings more than its rupees: its marker counts at the end. */
const ORDER_MARKER = 1.2;
/** A gift, while there is time for more of them. */
const GIFT = 1.9;
const GIFT_IN_REACH = 0.5;
/**
 * About how many rounds a game has. What helps only later fades with the rounds, not with the end coming near: players who lost
 * it all by triggering the end would never do so. Something is always still to come.
 */
const ROUNDS = 24;
const ALWAYS_LEFT = 0.05;
/** What is in hand can be used in the turns to come, if there are any. */
const USABLE = [0, 0.75, 1] as const;

/** Most cards on the river, and most seats at the table. */
const CARDS = 14;
const onCard = new Int32Array(4);

export const seen = {
  /** By place of the good: held, worth by price tokens, slots that ask for it, what such a delivery brings. */
  held: new Int32Array(GOODS.length),
  value: new Int32Array(GOODS.length),
  wanted: new Int32Array(GOODS.length),
  pays: new Float64Array(GOODS.length),
  /** What a first one adds to orders and gifts in reach, and what contracts pay for each one delivered (AG-N-a). */
  asked: new Float64Array(GOODS.length),
  bonus: new Float64Array(GOODS.length),
  /** By place of the card on the river, as far as it can be reached: empty slots, markers, own ones, most of another. */
  open: new Int32Array(CARDS),
  there: new Int32Array(CARDS),
  own: new Int32Array(CARDS),
  rival: new Int32Array(CARDS),
  reached: 0,
  /** How much of what is in hand can still be used, and how much of a whole game is to come. */
  later: 0,
  horizon: 0,
  /** The seat's cards, cards that its goods would complete, orders and gifts in reach, gifts, what one more of them counts. */
  cards: 0,
  sets: 0,
  orders: 0,
  gifts: 0,
  nextGift: 0,
  /** What a clothing can be sold for in this turn; 0: not any more. */
  sale: 0,
};

export function survey(s: Agra, seat: Seat, player: Player): void {
  readGoods(player);
  readValues(s);
  const turns = turnsToCome(s, seat);
  seen.later = USABLE[Math.min(2, turns)] ?? 1;
  seen.horizon = Math.min(Math.max(ALWAYS_LEFT, 1 - s.round / ROUNDS), turns / ROUNDS);
  seen.bonus.fill(0);
  for (const id of player.contracts) {
    const { bonus } = NOTABLES[id];
    if (bonus !== null) seen.bonus[AT[bonus.good]] = bonus.rupees;
  }
  const sells = s.turn.seat === seat && !player.scrolls.includes('clothing');
  seen.sale = sells ? (seen.value[CLOTHING] ?? 0) + (s.boat === LAST_PIER ? 1 : 0) : 0;
  readRiver(s, seat);
  seen.asked.fill(0);
  seen.orders = 0;
  readOrders(s, player);
  readGifts(s, seat);
}

function readGoods({ goods }: Player): void {
  const { held } = seen;
  held[0] = goods.sandstone;
  held[1] = goods.wood;
  held[2] = goods.turmeric;
  held[3] = goods.cotton;
  held[4] = goods.cement;
  held[5] = goods.planks;
  held[6] = goods.curry;
  held[7] = goods.oil;
  held[8] = goods.bricks;
  held[9] = goods.paper;
  held[10] = goods.dye;
  held[11] = goods.cloth;
  held[12] = goods.statues;
  held[13] = goods.books;
  held[14] = goods.paintings;
  held[15] = goods.clothing;
}

/** The values that are printed. */
export const PRINTED = Int32Array.from(GOODS, (good) => BASE_VALUE[good]);

function readValues({ prices: { price1, price2, price3 } }: Agra): void {
  const { value } = seen;
  value.set(PRINTED);
  if (price1.good !== null) value[AT[price1.good]] = price1.face;
  if (price2.good !== null) value[AT[price2.good]] = price2.face;
  if (price3.good !== null) value[AT[price3.good]] = price3.face;
}

/** Turns of a seat after the present one: about so many, or exactly so many once the end is triggered. */
export function turnsToCome(s: Agra, seat: Seat): number {
  if (s.agenda.length === 0) return 0;
  if (s.turnsLeft === null) return ROUNDS;
  const seats = s.players.length;
  const wait = (seat - s.turn.seat + seats) % seats || seats;
  return s.turnsLeft < wait ? 0 : 1 + Math.floor((s.turnsLeft - wait) / seats);
}

/** What a contract would be worth to whoever won it now. */
export function contractWorth(id: Notable): number {
  const [whole, atOnce] = POWER[id];
  return whole * seen.horizon + atOnce;
}

/** What a contract does for its owner from now on. */
export function powerWorth(id: Notable): number {
  return POWER[id][0] * seen.horizon;
}

/** Counts the markers on the card at a place of the river: empty slots, all markers, own ones, the most of another seat. */
function readCard({ seats, markers }: Card, place: number, seat: Seat): void {
  let open = 0;
  let there = 0;
  let own = 0;
  let rival = 0;
  onCard.fill(0);
  for (let slot = 0; slot < seats.length; slot++) {
    const owner = seats[slot];
    if (owner === null || owner === undefined) {
      open++;
      continue;
    }
    const count = markers[slot] ?? 0;
    there += count;
    if (owner === seat) own += count;
    else {
      const sum = (onCard[owner] ?? 0) + count;
      onCard[owner] = sum;
      if (sum > rival) rival = sum;
    }
  }
  seen.open[place] = open;
  seen.there[place] = there;
  seen.own[place] = own;
  seen.rival[place] = rival;
}

function readRiver(s: Agra, seat: Seat): void {
  const { held, wanted, pays, bonus } = seen;
  wanted.fill(0);
  pays.fill(0);
  seen.cards = 0;
  seen.sets = 0;
  const accessible = accessibleLevel(s);
  let place = 0;
  for (const card of s.river) {
    const { id, seats } = card;
    if (NOTABLES[id].level > accessible) break; // the river is sorted by number, and so by level
    readCard(card, place, seat);
    const slots = SLOTS[id];
    const open = seen.open[place] ?? 0;
    const own = seen.own[place] ?? 0;
    if (own > (seen.rival[place] ?? 0)) seen.cards += contractWorth(id) * (1 - open / (slots.length + 1));
    else seen.cards += WEIGHTS.favours * own;
    const rupees = (seen.there[place] ?? 0) + 1 + WEIGHTS.influence;
    let missing = open;
    for (let slot = 0; slot < slots.length; slot++) {
      const good = slots[slot] ?? 0;
      if (seats[slot] !== null) continue;
      if ((held[good] ?? 0) > 0) missing--;
      wanted[good] = (wanted[good] ?? 0) + 1;
      pays[good] = (pays[good] ?? 0) + rupees + (bonus[good] ?? 0);
    }
    if (missing === 0) seen.sets += contractWorth(id) + (open * (open - 1)) / 2;
    place++;
  }
  seen.reached = place;
  for (let good = 0; good < wanted.length; good++) {
    const slots = wanted[good] ?? 0;
    if (slots > 1) pays[good] = (pays[good] ?? 0) / slots;
  }
}

/** The two goods of every order, as places of goods. */
const ORDERED = record(GUILDS, (guild) => ORDERS[guild].map(([one, two]) => [AT[one], AT[two]] as const));

export function isColumnOpen(s: Agra, guild: (typeof GUILDS)[number]): boolean {
  let covered = 0;
  for (const mark of s.orders[guild]) if (mark !== null) covered++;
  return covered < orderLimit(s);
}

function readOrders(s: Agra, player: Player): void {
  const { held, asked } = seen;
  for (const guild of GUILDS) {
    const goods = ORDERED[guild][s.orderMarkers[guild]];
    if (goods === undefined || !isColumnOpen(s, guild)) continue;
    const level = player.influence[guild];
    const worth = ((INFLUENCE_RUPEES[Math.max(1, level)] ?? 0) + ORDER_MARKER) * (level === 0 ? NO_INFLUENCE : 1);
    const [one, two] = goods;
    const hasOne = (held[one] ?? 0) > 0;
    const hasTwo = (held[two] ?? 0) > 0;
    if (hasOne && hasTwo) seen.orders += worth;
    else if (hasOne || hasTwo) seen.orders += HALF_ORDER * worth;
    asked[one] = (asked[one] ?? 0) + WEIGHTS.orders * worth * (hasTwo ? 1 - HALF_ORDER : HALF_ORDER);
    asked[two] = (asked[two] ?? 0) + WEIGHTS.orders * worth * (hasOne ? 1 - HALF_ORDER : HALF_ORDER);
  }
}

/** Gifts bring more the more there are; while there is time each counts as one of several. */
export function giftsWorth(gifts: number): number {
  const now = giftRupees(gifts);
  return now + seen.later * Math.max(0, GIFT * gifts - now);
}

function readGifts(s: Agra, seat: Seat): void {
  const { held, asked } = seen;
  seen.gifts = giftsOf(s, seat);
  seen.nextGift = giftsWorth(seen.gifts + 1) - giftsWorth(seen.gifts);
  const worth = GIFT_IN_REACH * seen.nextGift;
  for (const good of PRODUCTS) {
    if (s.akbar[good] !== null) continue;
    const place = AT[good];
    asked[place] = (asked[place] ?? 0) + WEIGHTS.orders * worth;
    if ((held[place] ?? 0) > 0) seen.orders += worth;
  }
}
