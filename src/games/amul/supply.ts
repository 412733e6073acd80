/** The three supplies from which cards are taken: market, palace and bazaar. */
import type { CardId } from './cards.ts';
import type { Supply } from './data.ts';
import { type Amul, type Lot, remove } from './state.ts';

/** Takes a card out of the market. */
export function takeLot(s: Amul, card: CardId): Lot {
  const place = s.market.findIndex((other) => other.card === card);
  const lot = s.market[place];
  if (lot === undefined) throw new Error(`${card} is not in the market`);
  s.market.splice(place, 1);
  return lot;
}

/** Takes a card out of a supply. */
export function takeFrom(s: Amul, from: Supply, card: CardId): void {
  if (from === 'market') takeLot(s, card);
  else remove(s[from], card);
}

/** The cards of a supply. */
export function supplied(s: Amul, from: Supply): readonly CardId[] {
  return from === 'market' ? s.market.map((lot) => lot.card) : s[from];
}
