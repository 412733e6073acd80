/**
 * Where one looks, as the address has it. What is drawn from it follows the head, in the same frame as the scrubber; where it cannot
 * keep up, the scrubber goes ahead and what was passed over is skipped. The address follows when one rests: each step of a scrubber
 * is not worth an address.
 */
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '../../table/lines.ts';
import { readdress } from '../router.tsx';
import { readAddress, writeAddress } from './address.ts';
import { Playhead } from './playhead.ts';

const REST_MS = 250;
/** Steps that follow each other faster are passed through: nothing is set in motion for them. */
const QUICK_MS = 250;
/** A key that is held down repeats about as often. A board that takes longer to draw does not follow such steps at once. */
const SLOW_MS = 33;
const DEAL: Spot = { line: null, ply: 0 };

export function useSpot(packed: string | null) {
  const [{ head, strange }] = useState(() => {
    const address = readAddress(location.hash);
    return { head: new Playhead(address.spot ?? DEAL), strange: address.strange };
  });
  const [drawn, setDrawn] = useState({ spot: head.spot, strange, quick: true });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const rested = useRef<Spot | null>(null);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (rested.current) readdress(`${location.pathname}${location.search}${writeAddress(rested.current, packed)}`);
    rested.current = null;
  }, [packed]);

  const begun = useRef(0);
  const took = useRef(0);
  useEffect(() => {
    let { line } = head.spot;
    let moved = 0;
    return head.watch(() => {
      const { spot } = head;
      const now = performance.now();
      const quick = now - moved < QUICK_MS;
      moved = now;
      begun.current = now;
      const draw = () => setDrawn({ spot, strange: false, quick });
      // Another line is another film: scrubber and board are drawn from it together.
      if (spot.line === line && quick && took.current > SLOW_MS) startTransition(draw);
      else draw();
      line = spot.line;
    });
  }, [head]);
  useLayoutEffect(() => {
    void drawn;
    took.current = performance.now() - begun.current;
  }, [drawn]);

  useEffect(() => {
    const follow = () => {
      const { spot: named } = readAddress(location.hash);
      if (named) head.move(named);
    };
    // Whoever leaves the page, or copies its address by hand, finds it up to date.
    window.addEventListener('hashchange', follow);
    window.addEventListener('blur', write);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('blur', write);
      clearTimeout(timer.current);
    };
  }, [head, write]);

  const go = useCallback(
    (to: Spot) => {
      head.move(to);
      rested.current = to;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, REST_MS);
    },
    [head, write],
  );
  return { ...drawn, head, go };
}
