/** What is done later. A house uses the timers of its process; whoever simulates a house brings others. */
export interface Timers {
  /** Calls `run` once, so many milliseconds from now. The result ends it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Calls `run` every so many milliseconds, without keeping the process alive. The result ends it. */
  every(milliseconds: number, run: () => void): () => void;
}

export const processTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
