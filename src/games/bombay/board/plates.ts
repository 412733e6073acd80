/** Where rings, plates and the gain of the shown answer stand around a place, in the units of a piece. */
import type { Chip } from '../../../ui/contract.ts';
import { PLACES, type PlaceId } from '../data.ts';
import { type Point, platesAbove, spotOf } from './geometry.ts';
import { type BombayOffer, isPost, type MapProps } from './sight.ts';
import { placeOf } from './targets.ts';

export function ringOf(place: PlaceId): number {
  const { kind } = PLACES[place];
  return kind === 'city' ? 52 : kind === 'hill' ? 42 : 38;
}

/** How far the glow reaches beyond the ring of a place next door. */
export const GLOW = 15;
export const isNear = ({ moves }: BombayOffer) => moves.length === 1;

/** Plates for deeds stand at the foot of a place, several side by side. */
export function deedAt(place: PlaceId, i: number, n: number): Point {
  const y = isPost(place) ? 38 : PLACES[place].kind === 'hill' ? 56 : 52;
  return { x: isPost(place) ? -12 : (i - (n - 1) / 2) * 74, y: platesAbove(place) && !isPost(place) ? -46 : y };
}

/** Whether an answer has a plate of its own: a purchase or a palace. */
export const isDeed = (offer: BombayOffer) => /\+(buy|build)/.test(offer.target ?? '');

export const GAIN_HEIGHT = 28;
export const amountWidth = ({ amount }: Chip) => 10 + 9 * (amount === undefined ? 0 : String(amount).length);
export const chipWidth = (chip: Chip) => amountWidth(chip) + 26;

/** Where the gain of the shown answer stands, if it is about this place: the middle of its plate, and how wide that is. */
export function gainAt(props: MapProps, place: PlaceId): (Point & { readonly width: number }) | null {
  const { shown, sight, narrow } = props;
  if (shown?.target === undefined || placeOf(shown.target) !== place) return null;
  const chips = [...shown.price, ...shown.gain];
  if (chips.length === 0) return null;
  const width = chips.reduce((sum, chip) => sum + chipWidth(chip), 12);
  const peopled = sight.view.players.some(({ at }) => at === place);
  const deeds = props.offers.some((offer) => isDeed(offer) && placeOf(offer.target ?? '') === place);
  const ring = ringOf(place) + 22;
  // Above the place; on the upper edge of the wide map, where the markets are, below it; further out where something stands.
  if (spotOf(place).y < 230 && !narrow) return { x: 0, y: ring + (peopled ? 40 : 0) + (deeds ? 14 : 0), width };
  const herd = place === 'HYDERABAD' && peopled ? 46 : 0;
  return { x: 0, y: -ring - herd - (deeds && platesAbove(place) ? 14 : 0), width };
}
