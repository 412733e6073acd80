/** The timers of whoever lives in a world: they end with their owner, and run a little late as those of a busy process do. */
import type { Timers } from '../../server/timers.ts';
import type { Owner, Scheduler } from './scheduler.ts';

const LATE_MS = 3;

export function timersOf(scheduler: Scheduler, to: Owner): Timers {
  const after = (milliseconds: number, run: () => void) =>
    scheduler.after(to, Math.ceil(milliseconds) + scheduler.rng.int(LATE_MS), `timer ${Math.ceil(milliseconds)}`, run);
  return {
    after,
    every(milliseconds, run) {
      let end = after(milliseconds, again);
      function again() {
        end = after(milliseconds, again);
        run();
      }
      return () => end();
    },
  };
}
