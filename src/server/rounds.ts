import type { Timers } from './timers.ts';

/** A round is made in so many parts. */
const PARTS = 25;

/** Visits all of them once in so many milliseconds, a few at a time: thousands at once would hold everybody up. The result ends it. */
export function inRounds<K, V>(
  timers: Timers,
  milliseconds: number,
  all: ReadonlyMap<K, V>,
  visit: (key: K, value: V) => void,
): () => void {
  let part = 0;
  let each = 0;
  let left = all.entries();
  return timers.every(milliseconds / PARTS, () => {
    if (part === 0) {
      each = Math.ceil(all.size / PARTS);
      left = all.entries();
    }
    part = (part + 1) % PARTS;
    for (let i = 0; i < each; i++) {
      const next = left.next();
      if (next.done) return;
      visit(...next.value);
    }
  });
}
