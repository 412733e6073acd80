/** What the Trader would bring: goods for goods, and a price token that makes what is given dearer. */
import { GOODS, type PriceToken, TRADER_GIVES_MAX, TRADER_LOSS } from '../data.ts';
import { factsOf } from '../facts.ts';
import type { Agra, TradeStep } from '../state.ts';
import { mayLie } from '../values.ts';
import { PRINTED, seen } from './seen.ts';
import { gainOf, lossOf } from './worth.ts';

/** Values go from 1 to 4 (AG-5.2.1-c), and no trade is worth more than three goods of 4. */
const HIGHEST = 4;
const DEAREST = TRADER_GIVES_MAX * HIGHEST;
/** The best good to take of each value, and the best goods for each sum. */
const take = new Float64Array(HIGHEST + 1);
const basket = new Float64Array(DEAREST + 1);
/** A second good of the same kind is worth less: baskets are a little less than the sum of their goods. */
const SECOND = 0.9;

/** What one more good of each kind would add. */
const gains = new Float64Array(GOODS.length);

function fillGains(): void {
  for (let good = 0; good < GOODS.length; good++) gains[good] = gainOf(good, 1);
}

/** Fills `take` and `basket` for the prices of now, but for one good whose value is `raised`. */
function fillBaskets(changed: number, raised: number): void {
  take.fill(0);
  for (let good = 0; good < GOODS.length; good++) {
    const value = good === changed ? raised : (seen.value[good] ?? 0);
    const gain = gains[good] ?? 0;
    if (gain > (take[value] ?? 0)) take[value] = gain;
  }
  basket[0] = 0;
  for (let sum = 1; sum <= DEAREST; sum++) {
    let most = basket[sum - 1] ?? 0;
    for (let value = 1; value <= Math.min(sum, HIGHEST); value++) {
      const rest = basket[sum - value] ?? 0;
      const worth = (take[value] ?? 0) * (rest > 0 ? SECOND : 1) + rest;
      if (worth > most) most = worth;
    }
    basket[sum] = most;
  }
}

/** The best good of exactly this value: for exchanges, and for what a pier gives. */
export function bestOfValue(value: number): number {
  fillGains();
  fillBaskets(-1, 0);
  return take[value] ?? 0;
}

/** The good that is most worth giving next, but for one kind; -1: none. */
function nextGiven(but: number): number {
  // What one more in value buys, about.
  const rate = (basket[6] ?? 0) / 6;
  let found = -1;
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (good === but || seen.held[good] === 0) continue;
    const worth = rate * (seen.value[good] ?? 0) - lossOf(good, 1);
    if (worth > most) [found, most] = [good, worth];
  }
  return found;
}

/** A trade in which one kind of good, at the value `raised`, is given as far as it reaches. The baskets are filled. */
function tradeOf(good: number, raised: number): number {
  const count = Math.min(seen.held[good] ?? 0, TRADER_GIVES_MAX);
  let sum = count * raised;
  let worth = -lossOf(good, count);
  if (count < TRADER_GIVES_MAX) {
    const other = nextGiven(good);
    if (other >= 0) {
      sum += seen.value[other] ?? 0;
      worth -= lossOf(other, 1);
    }
  }
  return worth + (basket[Math.max(0, sum - TRADER_LOSS)] ?? 0);
}

/** Whether a token could lie on a good with one flag more than is printed, where it does not lie yet. */
function mayRaise(s: Agra, good: number, token: PriceToken): boolean {
  const kind = GOODS[good] ?? 'wood';
  const raised = (PRINTED[good] ?? 0) + 1;
  const faces = factsOf(s).priceFaces[token];
  if (faces[0] !== raised && faces[1] !== raised) return false;
  const now = s.prices[token];
  return mayLie(s, token, kind, raised) && (now.good !== kind || now.face !== raised);
}

function mayRaiseBy(s: Agra, good: number, token: PriceToken | null): boolean {
  if (token !== null) return mayRaise(s, good, token);
  return mayRaise(s, good, 'price1') || mayRaise(s, good, 'price2') || mayRaise(s, good, 'price3');
}

/** The best trade at the prices of now. */
export function plainTrade(): number {
  fillGains();
  fillBaskets(-1, 0);
  let most = 0;
  for (let good = 0; good < GOODS.length; good++)
    if ((seen.held[good] ?? 0) > 0) most = Math.max(most, tradeOf(good, seen.value[good] ?? 0));
  return most;
}

/** The best trade after a token was laid on what is given: by this token, or by any of the three. */
export function raisedTrade(s: Agra, token: PriceToken | null): number {
  let most = 0;
  fillGains();
  for (let good = 0; good < GOODS.length; good++) {
    // For a single good a token is not worth the while.
    if ((seen.held[good] ?? 0) < 2 || !mayRaiseBy(s, good, token)) continue;
    const raised = (PRINTED[good] ?? 0) + 1;
    fillBaskets(good, raised);
    most = Math.max(most, tradeOf(good, raised));
  }
  return most;
}

/** What is still to come of a trade that has begun. */
export function tradeAhead(step: TradeStep): number {
  fillGains();
  fillBaskets(-1, 0);
  const sum = Math.max(0, step.worth - TRADER_LOSS - step.taken);
  const worth = basket[Math.min(sum, DEAREST)] ?? 0;
  const good = step.goods > 0 || step.given >= TRADER_GIVES_MAX ? -1 : nextGiven(-1);
  if (good < 0) return worth;
  const more = Math.min(seen.held[good] ?? 0, TRADER_GIVES_MAX - step.given);
  const after = Math.min(sum + more * (seen.value[good] ?? 0), DEAREST);
  return Math.max(worth, (basket[after] ?? 0) - lossOf(good, more));
}
