/** Where one looks in a film. The scrubber watches it and always follows at once; the table is drawn behind it, from the spot at which it stands then. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Spot } from '../../table/lines.ts';

export class Playhead {
  #spot: Spot;
  readonly #watchers = new Set<() => void>();

  constructor(spot: Spot) {
    this.#spot = spot;
  }

  get spot(): Spot {
    return this.#spot;
  }

  move(to: Spot): void {
    this.#spot = to;
    for (const watcher of this.#watchers) watcher();
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };
}

/** The answer at which the head stands, in a film of so many. */
export function plyOf(head: Playhead, last: number): number {
  return Math.min(head.spot.ply, last);
}

/** What follows from where the head stands: a word, a number or whether something is so. `from` stays the same as long as it says the same. */
export function useHead<T extends string | number | boolean | null>(head: Playhead, from: (spot: Spot) => T): T {
  return useSyncExternalStore(
    head.watch,
    useCallback(() => from(head.spot), [head, from]),
  );
}

export function usePly(head: Playhead, last: number): number {
  return useSyncExternalStore(
    head.watch,
    useCallback(() => plyOf(head, last), [head, last]),
  );
}
