/** What goods and other single things are worth, in rupees, in the position that was surveyed. */
import { BASICS, GOODS, LUXURIES } from '../data.ts';
import { RATES } from '../rates.ts';
import { AT, seen } from './seen.ts';

/** Each further good of a kind is worth so much of the one before it. */
const FURTHER = 0.75;
/** What so many of a kind count, the first one being 1. */
export const SEVERAL = Float64Array.from({ length: 32 }, (_, count) => (1 - FURTHER ** count) / (1 - FURTHER));
/** Favours, and workers in supply, of which one has plenty soon. */
export const FAVOURS = Float64Array.from(
  { length: 32 },
  (_, count) => Math.min(count, 6) + 0.5 * Math.max(0, count - 6),
);
export const WORKERS = Float64Array.from({ length: 12 }, (_, count) => 3 * (1 - 0.65 ** count));

/** Luxury goods differ: what each does for the one who spends it (AG-SEC.3). */
export const LUXURY_PART = { statues: 1.1, books: 0.75, paintings: 1, clothing: 1.4 } as const;

/** What a first good of each kind is worth before anybody asks for it. */
const KIND = Float64Array.from(GOODS, (good) => {
  const luxury = LUXURIES.find((other) => other === good);
  if (luxury !== undefined) return RATES.luxuries * LUXURY_PART[luxury];
  return BASICS.some((other) => other === good) ? RATES.basics : RATES.processed;
});

/** What so many goods of a kind are worth together. */
export function goodsWorth(good: number, count: number): number {
  if (count <= 0) return 0;
  const wanted = Math.min(count, seen.wanted[good] ?? 0);
  const worth =
    seen.later *
    ((KIND[good] ?? 0) * (SEVERAL[count] ?? 0) +
      RATES.deliveries * wanted * (seen.pays[good] ?? 0) +
      (seen.asked[good] ?? 0));
  return good === AT.clothing ? Math.max(worth, seen.sale) : worth;
}

/** What so many more goods of a kind would add. */
export function gainOf(good: number, count: number): number {
  const held = seen.held[good] ?? 0;
  return goodsWorth(good, held + count) - goodsWorth(good, held);
}

/** What so many goods of a kind would be missed. */
export function lossOf(good: number, count: number): number {
  const held = seen.held[good] ?? 0;
  return goodsWorth(good, held) - goodsWorth(good, held - count);
}

export function favourWorth(): number {
  return RATES.favours * seen.later;
}

/** How much a step on a track is worth by the time that is left: for orders to come, and for the end. */
export function influenceLeft(): number {
  return seen.later * (0.4 + 0.6 * seen.horizon);
}

export function stepWorth(): number {
  return RATES.influence * influenceLeft();
}

export function tileWorth(): number {
  return RATES.tiles * seen.horizon;
}

/** A cover tile: a rupee, and one good more for some of the visits to come. */
export function coverWorth(): number {
  return RATES.covers + RATES.production * seen.horizon;
}
