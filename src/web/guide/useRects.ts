/** Where things stand on the screen: measured after whatever may have moved them, and at rest otherwise. */
import { useEffect, useState } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How long things may still be moving after something has happened, in milliseconds. */
const SETTLE_MS = 700;
/** What may move them. */
const STIRS = ['resize', 'scroll', 'pointermove', 'keydown', 'click', 'wheel'] as const;
/** A selector that matches more things than this was not meant so. */
const MOST = 8;

export function useRects(selectors: readonly string[], cause: unknown): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = selectors.join('\n');
  useEffect(() => {
    void cause;
    let frame = 0;
    let until = 0;
    let last = '';
    const look = () => {
      const found = wanted === '' ? [] : wanted.split('\n').flatMap(boxesOf);
      const now = JSON.stringify(found);
      if (now !== last) setBoxes(found);
      last = now;
      frame = performance.now() < until ? requestAnimationFrame(look) : 0;
    };
    const stir = () => {
      until = performance.now() + SETTLE_MS;
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    stir();
    for (const name of STIRS) window.addEventListener(name, stir, { capture: true, passive: true });
    // The board may be drawn only now, or anew.
    const drawn = new MutationObserver(stir);
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      for (const name of STIRS) window.removeEventListener(name, stir, { capture: true });
    };
  }, [wanted, cause]);
  return boxes;
}

function boxesOf(selector: string): Box[] {
  const found = [...document.querySelectorAll(selector)].flatMap((element) => visiblePart(element) ?? []);
  return found.slice(0, MOST);
}

/** What is left of an element inside everything that clips it; null if that is nothing. */
export function visiblePart(element: Element): Box | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  let box = boxOf(element);
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body) break;
    if (around instanceof SVGElement ? around.tagName === 'svg' : getComputedStyle(around).overflow !== 'visible')
      box = overlap(box, boxOf(around));
  }
  box = overlap(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return box.right - box.left > 4 && box.bottom - box.top > 4 ? box : null;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

function overlap(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
