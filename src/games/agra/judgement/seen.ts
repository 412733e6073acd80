/**
 * What a player sees at a glance: goods and what asks for them, time, cards. It is written once for a position (`survey`) and
 * read by all that judges it. Bots judge thousands of positions a second, so nothing is made anew.
 */
import { BASE_VALUE, GOODS, type Good, record } from '../data.ts';

/** The place of each good in the lists below. */
export const AT: Readonly<Record<Good, number>> = record(GOODS, (_, place) => place);

/** The values that are printed. */
export const PRINTED = Int32Array.from(GOODS, (good) => BASE_VALUE[good]);

/** Most cards on the river. */
const CARDS = 14;

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
  /** How late it is: 0 at the start, 1 after a game of the usual length, and more and more after that. */
  late: 0,
  /** The seat's cards, cards that its goods would complete, orders and gifts in reach, gifts, what one more of them counts. */
  cards: 0,
  sets: 0,
  orders: 0,
  gifts: 0,
  nextGift: 0,
  /** What a clothing can be sold for in this turn; 0: not any more. */
  sale: 0,
};
