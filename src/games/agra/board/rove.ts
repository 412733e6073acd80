/** Arrow keys on the table of Agra: what they come to is shown as if it were pointed at. */
import type { FocusEvent } from 'react';
import { ROVING } from '../../../ui/rove.ts';
import type { AgraProps } from './sight.ts';

export function roving({ offers, show }: Pick<AgraProps, 'offers' | 'show'>) {
  return {
    ...ROVING,
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches('[data-spot]:focus-visible')) return;
      const id = target.querySelector('[data-hit]')?.getAttribute('data-offer');
      show(offers.find((offer) => offer.id === id) ?? null);
    },
  };
}
