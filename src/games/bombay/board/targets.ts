/** Answers on the board: what is pointed at is shown, what is pressed is given. Whether a finger must confirm is the table's business. */
import type { PointerEvent } from 'react';
import type { PlaceId } from '../data.ts';
import { type BombayOffer, type MapProps, playerAt } from './sight.ts';

type Hands = Pick<MapProps, 'show' | 'give'>;

export function pointing({ show, give }: Hands, offer: BombayOffer) {
  return {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(offer);
    },
    onPointerLeave: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(null);
    },
    onClick: () => give(offer),
  };
}

/** The place that an answer is about: "INDORE+sell:blue" is in Indore. */
export function placeOf(target: string): string {
  return target.split('+', 1)[0] ?? target;
}

/** The shown answer, where it is about this spot: what is drawn there need not follow the pointer elsewhere. */
export function shownAt(shown: BombayOffer | null, spot: string): BombayOffer | null {
  return shown?.target !== undefined && placeOf(shown.target) === spot ? shown : null;
}

/** The places that an answer walks through, from where the elephant stands. */
export function routeOf({ sight }: Pick<MapProps, 'sight'>, offer: BombayOffer): PlaceId[] {
  if (sight.seat === null) return [];
  const steps = offer.moves.flatMap((move) => (move.do === 'go' ? [move.to] : []));
  return [playerAt(sight.view, sight.seat).at, ...steps];
}

/** What a spot of the map stands for when it is pressed as a whole: going there, or else the first thing to do there. */
export function offerOf(offers: readonly BombayOffer[], spot: string): BombayOffer | null {
  const there = offers.filter(({ target }) => target !== undefined && placeOf(target) === spot);
  return there.find(({ target }) => target === spot) ?? there[0] ?? null;
}
