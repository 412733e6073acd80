/**
 * Where one looks, as the address has it. What is drawn from it follows the head when the scrubber has been drawn, and skips what
 * was passed over. The address follows when one rests: each step of a scrubber is not worth an address.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Spot } from '../../table/lines.ts';
import { readdress } from '../router.tsx';
import { afterPaint } from '../table/afterPaint.ts';
import { readAddress, writeAddress } from './address.ts';
import { Playhead } from './playhead.ts';

const REST_MS = 250;
/** Steps that follow each other faster are passed through: nothing is set in motion for them. */
const QUICK_MS = 250;
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

  useEffect(() => {
    let { line } = head.spot;
    let moved = 0;
    return head.watch(() => {
      const { spot } = head;
      const now = performance.now();
      const quick = now - moved < QUICK_MS;
      moved = now;
      const draw = () => setDrawn({ spot, strange: false, quick });
      // Another line is another film: scrubber and board are drawn from it together.
      if (spot.line !== line) draw();
      else
        afterPaint(() => {
          if (head.spot === spot) startTransition(draw);
        });
      line = spot.line;
    });
  }, [head]);

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
