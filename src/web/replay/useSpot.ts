/** Where one looks, as the address has it. The address follows when one rests: each step of a scrubber is not worth an address. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Spot } from '../../table/lines.ts';
import { beforeLeaving, readdress } from '../router.tsx';
import { readAddress, writeAddress } from './address.ts';
import { Playhead, useHead } from './playhead.ts';

const REST_MS = 250;
const DEAL: Spot = { line: null, ply: 0 };

export function useSpot(packed: string | null) {
  const [{ head, first }] = useState(() => {
    const { spot, strange } = readAddress(location.hash);
    const head = new Playhead(spot ?? DEAL);
    return { head, first: strange ? head.spot : null };
  });
  const strange = useHead(
    head,
    useCallback((spot) => spot === first, [first]),
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const rested = useRef<Spot | null>(null);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (rested.current) readdress(`${location.pathname}${location.search}${writeAddress(rested.current, packed)}`);
    rested.current = null;
  }, [packed]);

  useEffect(() => {
    const follow = () => {
      // Whoever follows an address wants to be there: where one looked before is no longer written over it.
      clearTimeout(timer.current);
      rested.current = null;
      const { spot: named } = readAddress(location.hash);
      if (named) head.move(named);
    };
    // The news that the # is another one comes a moment after the address has changed, and the address is not to be written between.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    // Whoever leaves the page, or copies its address by hand, finds it up to date.
    const stay = beforeLeaving(write);
    window.addEventListener('blur', write);
    return () => {
      stay();
      window.removeEventListener('popstate', follow);
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
  return { head, strange, go };
}
