/** Arrow keys walk over everything that carries `data-spot`, to the nearest one in their direction; Enter presses what it offers. */
import type { KeyboardEvent } from 'react';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What lies off the line counts as further away. */
const ASIDE = 2;

/** A drawing that is one stop of the tab key and keeps the arrows for itself. */
export const ROVING = { role: 'application', tabIndex: 0, onKeyDown: rove, 'data-own-arrows': '' } as const;

export function rove(e: KeyboardEvent<Element>): void {
  const host = e.currentTarget;
  const here = document.activeElement;
  const way = WAYS[e.key];
  if (way) {
    const next =
      here && host !== here && host.contains(here) ? nearest(host, here, way) : host.querySelector('[data-spot]');
    if (next instanceof HTMLElement || next instanceof SVGElement) {
      e.preventDefault();
      e.stopPropagation();
      next.focus();
    }
  } else if ((e.key === 'Enter' || e.key === ' ') && here?.matches('[data-spot]')) {
    const offer = here.matches('[data-offer]') ? here : here.querySelector('[data-offer]');
    if (offer === null) return;
    e.preventDefault();
    e.stopPropagation();
    offer.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
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
