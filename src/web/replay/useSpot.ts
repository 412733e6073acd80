/** Where one looks and with whose eyes, as the address has it. The address follows when one rests: each step of a scrubber is not worth an address. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { Spot } from '../../table/lines.ts';
import { beforeLeaving, readdress } from '../router.tsx';
import { readAddress, writeAddress } from './address.ts';
import { Playhead, useHead } from './playhead.ts';

const REST_MS = 250;
const DEAL: Spot = { line: null, ply: 0 };

/** `own`: with whose eyes one looks where the address names nobody. */
export function useSpot(packed: string | null, own: Seat | null) {
  const [{ head, first, named }] = useState(() => {
    const { spot, eyes, strange } = readAddress(location.hash);
    const head = new Playhead(spot ?? DEAL);
    return { head, first: strange ? head.spot : null, named: eyes };
  });
  const [eyes, setEyes] = useState<Seat | null>(named ?? own);
  const told = useRef(eyes);
  /** Where one stood when the address named no position. */
  const [astray, setAstray] = useState<Spot | null>(first);
  const strange = useHead(
    head,
    useCallback((spot) => spot === astray, [astray]),
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const rested = useRef<Spot | null>(null);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    const seat = told.current === own ? null : told.current;
    if (rested.current)
      readdress(`${location.pathname}${location.search}${writeAddress(rested.current, seat, packed)}`);
    rested.current = null;
  }, [packed, own]);

  useEffect(() => {
    const follow = () => {
      // Whoever follows an address wants to be there: where one looked before is no longer written over it.
      clearTimeout(timer.current);
      rested.current = null;
      const { spot: named, eyes: seat, strange } = readAddress(location.hash);
      if (seat !== null) {
        told.current = seat;
        setEyes(seat);
      }
      if (strange) {
        // A spot of its own: the next step leaves it, and what is said of it with it.
        const deal = { ...DEAL };
        head.move(deal);
        setAstray(deal);
      } else if (named) head.move(named);
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
  const see = useCallback(
    (seat: Seat | null) => {
      told.current = seat;
      setEyes(seat);
      go(head.spot);
    },
    [head, go],
  );
  return { head, strange, go, eyes, see };
}
