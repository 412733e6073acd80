/** Things that come into being while the game is watched: they drop into place, shortly, and only where pieces may move. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const DROP_MS = 300;
const EASE = 'cubic-bezier(.3, .1, .2, 1)';

/** A part of a drawing that drops into place when it appears, not when the table is opened. */
export function Appear({ children }: { readonly children: ReactNode }) {
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const thing = host.current;
    if (!thing?.closest('[data-moves="on"]')) return;
    thing.animate(
      [
        { transform: 'translateY(-16px)', opacity: 0 },
        { transform: 'translateY(2px)', opacity: 1, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: DROP_MS, easing: EASE },
    );
  }, []);
  return <g ref={host}>{children}</g>;
}

const ROLL_MS = 380;

/** Tumbles a die that has just been rolled. */
export function tumble(die: Element, nth: number): void {
  const way = nth % 2 === 0 ? 1 : -1;
  die.animate(
    [
      { transform: `translate(${-18 * way}px, -22px) rotate(${-260 * way}deg) scale(.7)`, opacity: 0.2 },
      { transform: `translate(${6 * way}px, 3px) rotate(${-40 * way}deg) scale(1.12)`, opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: ROLL_MS, easing: EASE },
  );
}
