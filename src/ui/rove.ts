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

/** What is pressed: an answer, or what opens the choice among several. */
const PRESSED = '[data-hit], [data-offer]';

/** A part of a board that is one stop of the tab key and keeps the arrows for itself. */
export const ROVING = { role: 'application', tabIndex: 0, onKeyDown: rove, 'data-own-arrows': '' } as const;

export function rove(e: KeyboardEvent<Element>): void {
  const host = e.currentTarget;
  const here = document.activeElement;
  if (here === null) return;
  const way = WAYS[e.key];
  if (way) {
    const next = here !== host && host.contains(here) ? nearest(host, here, way) : firstIn(host);
    e.preventDefault();
    e.stopPropagation();
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  } else if ((e.key === 'Enter' || e.key === ' ') && here.matches('[data-spot]')) {
    const pressed = here.matches(PRESSED) ? here : here.querySelector(PRESSED);
    if (pressed === null) return;
    e.preventDefault();
    e.stopPropagation();
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/** The first thing that may be answered, where such things are marked, or the first thing at all. */
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
