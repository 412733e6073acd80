/** AG-5.2.1: what a good is worth now, and where price tokens may lie. */
import { BASE_VALUE, GOODS, type Good, PRICE_DEVIATION, PRICE_TOKENS, type PriceToken } from './data.ts';
import { factsOf } from './facts.ts';
import { type AgraMove, PRICE } from './moves.ts';
import type { Agra, Player } from './state.ts';

/** AG-5.2.1-a: the flags of the token on it, or those that are printed. */
export function goodValue({ prices }: Pick<Agra, 'prices'>, good: Good): number {
  if (prices.price1.good === good) return prices.price1.face;
  if (prices.price2.good === good) return prices.price2.face;
  if (prices.price3.good === good) return prices.price3.face;
  return BASE_VALUE[good];
}

/** What all goods in storage are worth together. */
export function storageValue(s: Agra, player: Player): number {
  let worth = 0;
  for (const good of GOODS) {
    const count = player.goods[good];
    if (count > 0) worth += count * goodValue(s, good);
  }
  return worth;
}

/** AG-5.2.1-d: every way to adjust a token: onto any good that fits a face, and something must change. */
export function pushPrices(s: Agra, token: PriceToken, out: AgraMove[]): void {
  const now = s.prices[token];
  for (const face of factsOf(s).priceFaces[token]) {
    const moves = PRICE[face];
    for (const good of GOODS)
      if (moves && mayLie(s, token, good, face) && !(now.good === good && now.face === face)) out.push(moves[good]);
  }
}

/** AG-5.2.1-b: no further than one flag from the printed value, and alone on its good. */
export function mayLie(s: Agra, token: PriceToken, good: Good, face: number): boolean {
  if (Math.abs(face - BASE_VALUE[good]) > PRICE_DEVIATION) return false;
  return PRICE_TOKENS.every((other) => other === token || s.prices[other].good !== good);
}
