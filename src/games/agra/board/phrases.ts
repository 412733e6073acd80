/** Turns of phrase that several answers share: where a farmer goes, which order, which price token. */
import { PRICE_FACES, SIDE_CORNERS, type Side } from '../data.ts';
import type { Words } from '../text/en.ts';
import { orderWords } from '../text/game.ts';
import type { AgraView } from '../view.ts';

/** AG-5.2.3: spaces count from the corner where a side starts. */
export function towards(words: Words, side: Side, to: number, from = 3): string {
  const { from: start, to: end } = SIDE_CORNERS[side];
  return words.answer.farmer(words.sides[side], words.goods[to < from ? start : end]);
}

export function orderLabel(words: Words, view: AgraView, guild: keyof AgraView['orderMarkers']): string {
  return words.answer.order(words.guilds[guild], orderWords(words, guild, view.orderMarkers[guild]));
}

export function tokenWords(words: Words, view: AgraView, token: keyof AgraView['prices']): string {
  const { good } = view.prices[token];
  return words.answer.token(PRICE_FACES[token].join('/'), good === null ? words.answer.onTrader : words.goods[good]);
}
