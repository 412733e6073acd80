/**
 * The moment that the story shows. It follows the moment that is looked at with every step while the story is in sight, and otherwise
 * when it comes into sight or when the steps rest: a story below the edge of the page is not told anew for each step that passes.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

const REST_MS = 250;

export function useMoment(story: RefObject<Element | null>, looking: number | null): number | null {
  const [{ inSight, told }, setTold] = useState({ inSight: true, told: looking });
  // Where there is no past to step through, what is new is told at once.
  const moment = inSight || looking === null || told === null ? looking : told;
  const latest = useRef(looking);
  useEffect(() => {
    latest.current = looking;
    if (moment === looking) return;
    const timer = setTimeout(() => setTold({ inSight: false, told: looking }), REST_MS);
    return () => clearTimeout(timer);
  }, [looking, moment]);
  useEffect(() => {
    if (!story.current) return;
    const observer = new IntersectionObserver((seen) => {
      const last = seen.at(-1);
      if (last) setTold({ inSight: last.isIntersecting, told: latest.current });
    });
    observer.observe(story.current);
    return () => observer.disconnect();
  }, [story]);
  return moment;
}
