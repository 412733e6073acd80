/** A card that is offered answers as its button in the bar does: pointed at it is shown, pressed it is given. */
import type { PointerEvent } from 'react';
import type { AmulOffer, AmulProps } from './sight.ts';

export type Shower = Pick<AmulProps, 'show' | 'give'>;

export function pointing({ show, give }: Shower, offer: AmulOffer) {
  return {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(offer);
    },
    onPointerLeave: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(null);
    },
    onFocus: () => show(offer),
    onBlur: () => show(null),
    onClick: () => give(offer),
  };
}
