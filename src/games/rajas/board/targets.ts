/** Answers on the table: what is pointed at is shown, what is pressed is given. Whether a finger must confirm is the table's business. */
import type { PointerEvent } from 'react';
import type { RajasOffer, RajasProps } from './sight.ts';

type Hands = Pick<RajasProps, 'show' | 'give'>;

export function pointing({ show, give }: Hands, offer: RajasOffer) {
  return {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(offer);
    },
    onPointerLeave: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(null);
    },
    onClick: () => give(offer),
    'data-offer': offer.id,
  };
}
