/**
 * Moves things from where they were to where they are. Whatever carries `data-flip="name"` under `root` glides when it has
 * changed its place between two draws. First, last, invert, play, on the Web Animations API; works on HTML and SVG.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 320;
/** Smaller shifts are rounding, not movement. */
const LEAST_PX = 2;

export function useFlip(root: RefObject<Element | null>, motion: boolean, drawn: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    // `drawn` names the draw: this runs once for each new one, whatever it holds.
    void drawn;
    const before = places.current;
    const now = new Map<string, DOMRect>();
    places.current = now;
    // Where nothing moves, nothing is measured: asking for a place lays the page out.
    if (!motion) return;
    for (const element of root.current?.querySelectorAll('[data-flip]') ?? []) {
      const name = element.getAttribute('data-flip') ?? '';
      const place = element.getBoundingClientRect();
      now.set(name, place);
      const last = before.get(name);
      if (last) glide(element, last.left - place.left, last.top - place.top);
    }
  }, [root, motion, drawn]);
}

/** Plays the way from an offset (in screen pixels) to where the element is. */
function glide(element: Element, dx: number, dy: number): void {
  if (Math.abs(dx) < LEAST_PX && Math.abs(dy) < LEAST_PX) return;
  // Inside an SVG a pixel of the transform is a unit of the drawing.
  const scale = element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  element.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: 'translate(0, 0)' }], {
    duration: GLIDE_MS,
    easing: 'cubic-bezier(.3, .1, .2, 1)',
    composite: 'add',
  });
}
