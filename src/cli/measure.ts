/** Fair measuring: everything is warmed up, then all take turns for several rounds, and the median counts. */

export interface Subject {
  readonly name: string;
  /** Works for about so many milliseconds and returns operations per second. */
  rate(milliseconds: number): number | Promise<number>;
}

/** The median rate of each subject, in the order given. A busy moment of the machine hits neighbours alike. */
export async function medianRates(
  subjects: readonly Subject[],
  { rounds, milliseconds }: { readonly rounds: number; readonly milliseconds: number },
  progress: (done: number, total: number) => void,
): Promise<number[]> {
  const rates: number[][] = subjects.map(() => []);
  const total = subjects.length * (rounds + 1);
  let done = 0;
  for (let round = 0; round <= rounds; round++)
    for (const [i, subject] of subjects.entries()) {
      const rate = await subject.rate(milliseconds);
      if (round > 0) rates[i]?.push(rate); // the round before the first one warms up
      progress(++done, total);
    }
  return rates.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** Repeats `work`, which returns how many operations it did, until the time is over. */
export function rateOf(milliseconds: number, work: () => number): number {
  const begin = performance.now();
  const end = begin + milliseconds;
  let operations = 0;
  let now = begin;
  for (; now < end; now = performance.now()) operations += work();
  return (operations / (now - begin)) * 1000;
}

/** Objects and lists in a plain value: its size as a copy, or immer, meets it. */
export function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, item) => sum + objectsIn(item), 1);
}
