/** How pieces move. Each movement starts from where the piece was drawn last and can be cut off by the next one. */
import type { PlaceId } from '../data.ts';
import { PRINTED } from '../facts.ts';
import { along, bendOf, type Point, spotOf } from './geometry.ts';

const WALK_MS = 380;
const FLY_MS = 360;
const EASE = 'cubic-bezier(.35,.1,.25,1)';

const shift = ({ x, y }: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** An elephant that stands at `to` already comes there along the road; `last` is how far it stood from the middle of `from`. */
export function walk(elephant: Element, from: PlaceId, to: PlaceId, last: Point, now: Point): void {
  const end = spotOf(to);
  const start = spotOf(from);
  const road = PRINTED.roadsFrom[from].some((r) => r.to === to) ? bendOf(from, to) : ([start, start, end] as const);
  const frames = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const at = along(road, t);
    const sway = { x: last.x * (1 - t) + now.x * t, y: last.y * (1 - t) + now.y * t };
    const bob = t === 0.25 || t === 0.75 ? -4 : 0;
    return { transform: shift({ x: at.x + sway.x - end.x - now.x, y: at.y + sway.y - end.y - now.y + bob }) };
  });
  play(elephant, frames, WALK_MS);
}

/** A rung glides from where it was on the ladder. */
export function sink(rung: Element, from: number): void {
  play(rung, [{ transform: shift({ x: 0, y: from }) }, { transform: 'none' }], FLY_MS);
}

/** Something flies in a low arc and is gone. */
export function fly(thing: Element, from: Point, to: Point, done: () => void): void {
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4) + 14;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  const flight = play(
    thing,
    [
      { transform: `${shift(from)} scale(.7)`, opacity: 0.4 },
      { transform: `${shift(middle)} scale(1.25)`, opacity: 1, offset: 0.5 },
      { transform: `${shift(to)} scale(.8)`, opacity: 0.6 },
    ],
    FLY_MS,
  );
  flight.onfinish = done;
  flight.oncancel = done;
}

/** A palace rises from its site. */
export function rise(palace: Element): void {
  play(
    palace,
    [
      { transform: 'translateY(14px) scale(.5)', opacity: 0 },
      { transform: 'translateY(-4px) scale(1.1)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    FLY_MS,
  );
}

function play(element: Element, frames: Keyframe[], duration: number): Animation {
  for (const running of element.getAnimations()) running.cancel();
  return element.animate(frames, { duration, easing: EASE });
}
