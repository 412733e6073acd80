/** Arrow keys walk over everything that carries `data-spot`, to the nearest one in their direction; Enter presses what it offers. */
import type { FocusEvent, KeyboardEvent } from 'react';
import type { AgraProps } from './sight.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What lies off the line counts as further away. */
const ASIDE = 2;

/** A part of the table that is one stop of the tab key and keeps the arrows for itself. */
export function roving({ offers, show }: Pick<AgraProps, 'offers' | 'show'>) {
  return {
    role: 'application',
    tabIndex: 0,
    'data-own-arrows': '',
    onKeyDown: rove,
    // What the arrows come to is shown as if it were pointed at.
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches('[data-spot]:focus-visible')) return;
      const id = target.querySelector('[data-hit]')?.getAttribute('data-offer');
      show(offers.find((offer) => offer.id === id) ?? null);
    },
  };
}

function rove(e: KeyboardEvent<Element>): void {
  const here = document.activeElement;
  if (here === null) return;
  const way = WAYS[e.key];
  if (way) {
    const next = here === e.currentTarget ? firstIn(e.currentTarget) : nearest(e.currentTarget, here, way);
    e.preventDefault();
    e.stopPropagation();
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  } else if ((e.key === 'Enter' || e.key === ' ') && here.matches('[data-spot]')) {
    const hit = here.querySelector('[data-hit]');
    if (hit === null) return;
    e.preventDefault();
    e.stopPropagation();
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/** The first thing that may be answered, or the first thing at all. */
function firstIn(host: Element): Element | null {
  return host.querySelector('[data-spot]:has(> [data-hit])') ?? host.querySelector('[data-spot]');
}

function nearest(host: Element, here: Element, [dx, dy]: readonly [number, number]): Element | null {
  const from = middle(here);
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of host.querySelectorAll('[data-spot]')) {
    const to = middle(spot);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (spot === here || ahead < 4 || ahead + ASIDE * aside >= least) continue;
    least = ahead + ASIDE * aside;
    best = spot;
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
