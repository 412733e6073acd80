/** Turns of phrase that several answers share: where a farmer goes, which order, which price token. */
import { COVER_AT, type Cover, FARMER_START, SIDE_SPACES, SIDES, type Side } from '../data.ts';
import { factsOf } from '../facts.ts';
import type { Words } from '../text/en.ts';
import { orderWords } from '../text/game.ts';
import type { AgraView } from '../view.ts';

/** AG-5.2.3: spaces count from the corner where a side starts. */
export function towards(words: Words, view: AgraView, side: Side, to: number, from = 3): string {
  const { from: start, to: end } = factsOf(view).farm.corners[side];
  return words.answer.farmer(words.sides[side], words.goods[to < from ? start : end]);
}

export function orderLabel(words: Words, view: AgraView, guild: keyof AgraView['orderMarkers']): string {
  const goods = factsOf(view).orders[guild][view.orderMarkers[guild]] ?? [];
  return words.answer.order(words.guilds[guild], orderWords(words, goods));
}

export function tokenWords(words: Words, view: AgraView, token: keyof AgraView['prices']): string {
  const { good } = view.prices[token];
  const faces = factsOf(view).priceFaces[token].join('/');
  return words.answer.token(faces, good === null ? words.answer.onTrader : words.goods[good]);
}

/** Where a cover tile lies. */
export function coverPlace(words: Words, view: AgraView, cover: Cover): string {
  const { coverAt } = factsOf(view).farm;
  const side = SIDES.find((one) => coverAt[one].includes(cover)) ?? 'top';
  const space = coverAt[side].indexOf(cover);
  const end = space < FARMER_START ? 1 : SIDE_SPACES;
  const atEnd = words.place(COVER_AT[side][end] ?? cover);
  return space === end ? atEnd : words.inward(atEnd);
}
