/** AG-4-c, AG-SEC: what the active player may do at any of his own decision points, never inside a chain (AG-INT-c, RU-58). */
import type { Seat } from '../../../kernel/index.ts';
import {
  BOOK,
  CLOTHING_AT_LAST_PIER,
  FRENCH_TRADER,
  GOODS,
  type Good,
  GUILDS,
  LAST_PIER,
  OIL_CURRY_STANDS,
  PAINTING_STEPS,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { canRelease, earn, gainFavours, spendGoods } from '../markers.ts';
import {
  type AgraMove,
  type AnyTimeMove,
  CONTRACT,
  type ContractMove,
  LUXURY,
  OIL_CURRY,
  type OilCurry,
  RELEASE,
} from '../moves.ts';
import { type Agra, type AgraTurn, type Player, playerOf } from '../state.ts';
import { goodValue } from '../values.ts';
import { pushExchanges, startExchange } from './exchange.ts';
import { favourAction, pushFavourActions, whyNotFavour } from './favours.ts';
import { offerSteps } from './influence.ts';
import { deliveryBonus } from './notables.ts';
import { mayUse } from './turn.ts';
import { askStandOne, hasLying, offerStand, pushLying, standUp } from './workers.ts';

export function pushAnyTime(s: Agra, seat: Seat, out: AgraMove[]): void {
  pushSecondary(s, seat, out);
  if (canRelease(playerOf(s, seat), null)) out.push(RELEASE); // AG-5.2-c
}

/** Whether there is anything to do but to release markers. */
export function hasAnyTime(s: Agra, seat: Seat): boolean {
  const found: AgraMove[] = [];
  pushSecondary(s, seat, found);
  return found.length > 0;
}

function pushSecondary(s: Agra, seat: Seat, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  pushOilCurry(s, seat, player, out);
  pushFavourActions(s, seat, out);
  pushLuxuries(s, player, out);
  if (player.contracts.length > 0) pushContracts(s, seat, player, out);
}

/** AG-SEC.1-a: one use per turn; the option takes the limit away. */
function pushOilCurry(s: Agra, seat: Seat, { goods }: Player, out: AgraMove[]): void {
  if (goods.oil + goods.curry === 0 || (s.turn.oilCurry && !s.rules.oilCurryUnlimited) || !hasLying(s, seat)) return;
  if (goods.oil > 0) out.push(OIL_CURRY.oil);
  if (goods.curry > 0) out.push(OIL_CURRY.curry);
  if (goods.oil > 0 && goods.curry > 0) out.push(OIL_CURRY.both);
}

/** AG-SEC.3: each kind once per turn. The Statue belongs to the Order phase's question (RU-40). */
function pushLuxuries(s: Agra, { goods, scrolls, influence }: Player, out: AgraMove[]): void {
  if (goods.books > 0 && !scrolls.includes('books')) out.push(LUXURY.books);
  if (goods.paintings > 0 && !scrolls.includes('paintings')) {
    const { topLevel } = factsOf(s);
    if (GUILDS.some((guild) => influence[guild] < topLevel)) out.push(LUXURY.paintings); // RU-36
  }
  if (goods.clothing > 0 && !scrolls.includes('clothing')) out.push(LUXURY.clothing);
}

function pushContracts(s: Agra, seat: Seat, player: Player, out: AgraMove[]): void {
  if (mayUse(s, seat, 'frenchTrader'))
    for (const good of GOODS)
      if (player.goods[good] > 0 && frenchTraderTakes(s, player, good)) out.push(CONTRACT.frenchTrader[good]);
  if (player.goods.cotton > 0 && mayUse(s, seat, 'caliph')) pushLying(s, seat, CONTRACT.caliph, out); // AG-N11
  if (mayUse(s, seat, 'englishTrader')) pushExchanges(s, player, CONTRACT.englishTrader, out); // AG-N14
}

/** AG-N06-a: values 1 to 3, each once; any three by option. */
function frenchTraderTakes(s: Agra, player: Player, good: Good): boolean {
  const value = goodValue(s, good);
  return value <= FRENCH_TRADER.markers && (s.rules.frenchTraderAnyThree || !player.frenchTrader.includes(value));
}

/** Does it. The question that it was an answer to is back on the agenda by then. */
export function anyTimeAnswer(s: Agra, seat: Seat, move: AnyTimeMove, t: AgraTurn): void {
  switch (move.do) {
    case 'oilCurry':
      oilAndCurry(s, seat, move.pay, t);
      return;
    case 'favour':
      favourAction(s, seat, move, t);
      return;
    case 'luxury':
      luxuryAction(s, seat, move.good, t);
      return;
    case 'contract':
      contractAction(s, seat, move, t);
      return;
    case 'release':
      s.agenda.push({ kind: 'release', seat });
  }
}

function oilAndCurry(s: Agra, seat: Seat, pay: OilCurry, t: AgraTurn): void {
  s.turn.oilCurry = true;
  if (pay !== 'curry') spendGoods(s, seat, 'oil', 1, 'oilCurry', t);
  if (pay !== 'oil') spendGoods(s, seat, 'curry', 1, 'oilCurry', t);
  if (pay === 'both') offerStand(s, seat, OIL_CURRY_STANDS.both);
  else askStandOne(s, seat, t);
}

/** AG-SEC.3: the good's marker lies on its scroll until the end of the turn. AG-SEC.3-e: it is not delivered. */
function luxuryAction(s: Agra, seat: Seat, good: 'books' | 'paintings' | 'clothing', t: AgraTurn): void {
  const player = playerOf(s, seat);
  player.goods[good]--;
  player.scrolls.push(good);
  t.emit({ is: 'luxury', seat, good });
  switch (good) {
    case 'books': // AG-SEC.3-b
      offerStand(s, seat, BOOK.stands);
      gainFavours(s, seat, BOOK.favours, 'book', t);
      return;
    case 'paintings': // AG-SEC.3-c
      offerSteps(s, seat, GUILDS, PAINTING_STEPS);
      return;
    case 'clothing': // AG-SEC.3-d
      earn(s, seat, goodValue(s, good) + (s.boat === LAST_PIER ? CLOTHING_AT_LAST_PIER : 0), 'clothing', t);
      return;
  }
}

function contractAction(s: Agra, seat: Seat, move: ContractMove, t: AgraTurn): void {
  s.turn.contracts.push(move.notable);
  switch (move.notable) {
    case 'frenchTrader':
      putOnFrenchTrader(s, seat, move.good, t);
      return;
    case 'englishTrader':
      startExchange(s, seat, move.good);
      return;
    case 'caliph':
      spendGoods(s, seat, 'cotton', 1, 'caliph', t);
      standUp(s, seat, move.space, t);
      return;
  }
}

/** AG-N06: with the third marker five rupees, and the markers return. */
function putOnFrenchTrader(s: Agra, seat: Seat, good: Good, t: AgraTurn): void {
  const player = playerOf(s, seat);
  player.goods[good]--;
  player.frenchTrader.push(goodValue(s, good));
  t.emit({ is: 'frenchTrader', seat, good, markers: player.frenchTrader.length });
  deliveryBonus(s, seat, good, 1, t); // AG-N06-b
  if (player.frenchTrader.length < FRENCH_TRADER.markers) return;
  player.supply += player.frenchTrader.length;
  player.frenchTrader.length = 0;
  earn(s, seat, FRENCH_TRADER.rupees, 'frenchTrader', t);
}

/** The rule that forbids an any-time move which is not offered; AG-4-b for what is no answer at this point of the turn. */
export function whyNotAnyTime(s: Agra, seat: Seat, move: AgraMove): string {
  switch (move.do) {
    case 'oilCurry':
      return 'AG-SEC.1-a';
    case 'favour':
      return whyNotFavour(s, seat, move);
    case 'luxury':
      return 'AG-SEC.3';
    case 'statue':
      return 'AG-SEC.3-a';
    case 'contract':
      return playerOf(s, seat).contracts.includes(move.notable) ? 'AG-N-b' : 'AG-7.4-d';
    case 'release':
      return 'AG-5.2-c';
    default:
      return 'AG-4-b';
  }
}
