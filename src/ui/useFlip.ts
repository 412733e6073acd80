/**
 * Moves things from where they were to where they are. Whatever carries `data-flip="name"` under `root` glides when it has
 * changed its place between two draws. First, last, invert, play, on the Web Animations API; works on HTML and SVG.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { loom } from './loom.ts';

const GLIDE_MS = 320;
/** Smaller shifts are rounding, not movement. */
const LEAST_PX = 2;

type Places = Map<string, DOMRect>;

export function useFlip(root: RefObject<Element | null>, motion: boolean, drawn: unknown): void {
  const places = useRef<Places>(new Map());
  useLayoutEffect(() => {
    // `drawn` names the draw: this runs once for each new one, whatever it holds.
    void drawn;
    // A draw over several frames is looked at after each of them, below.
    if (loom.isDrawing) return;
    const before = places.current;
    // Where nothing moves, nothing is measured: asking for a place lays the page out.
    places.current = motion ? placesIn(root.current) : new Map();
    if (motion) glideFrom(before, root.current);
  }, [root, motion, drawn]);
  useEffect(
    () =>
      loom.watch({
        before() {
          places.current = placesIn(root.current);
        },
        after() {
          glideFrom(places.current, root.current);
        },
      }),
    [root],
  );
}

function placesIn(root: Element | null): Places {
  const places: Places = new Map();
  for (const [name, element] of named(root)) places.set(name, element.getBoundingClientRect());
  return places;
}

/** Lets everything glide that no longer stands where it did. Once it does, its place is forgotten: until it comes to rest it stands elsewhere. */
function glideFrom(before: Places, root: Element | null): void {
  const ways: { readonly element: Element; readonly dx: number; readonly dy: number; readonly isMoved: boolean }[] = [];
  for (const [name, element] of named(root)) {
    const last = before.get(name);
    if (last === undefined) continue;
    const place = element.getBoundingClientRect();
    const [dx, dy] = [last.left - place.left, last.top - place.top];
    if (Math.abs(dx) < LEAST_PX && Math.abs(dy) < LEAST_PX) continue;
    before.delete(name);
    // Inside an SVG a pixel of the transform is a unit of the drawing.
    const scale = element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
    ways.push({ element, dx: dx / scale, dy: dy / scale, isMoved: getComputedStyle(element).transform !== 'none' });
  }
  // All is measured before anything is set in motion: else the page would be laid out for each of them.
  for (const { element, dx, dy, isMoved } of ways)
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
      duration: GLIDE_MS,
      easing: 'cubic-bezier(.3, .1, .2, 1)',
      // What replaces nothing the browser moves by itself, beside the page's own work; to add to something it needs the page for every frame.
      composite: isMoved ? 'add' : 'replace',
    });
}

function* named(root: Element | null): Generator<readonly [string, Element]> {
  for (const element of root?.querySelectorAll('[data-flip]') ?? [])
    yield [element.getAttribute('data-flip') ?? '', element];
}
