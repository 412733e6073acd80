/** Times that compare between machines: bounds are meant for a common one, and a slow or busy one is no fault of what is timed. */

/** What a common machine takes for one chore, in milliseconds. */
const COMMON_MS = 1;
const ROUNDS = 30;

/** Work of the kind that is timed: small objects are made, looked up and sorted. It has nothing of ours in it that could become slower. */
function chore(): number {
  const made = Array.from({ length: 6_000 }, (_, i) => ({ id: `card ${i % 97}`, worth: (i * 7_919) % 1_009 }));
  const byId = new Map<string, number>();
  for (const { id, worth } of made) byId.set(id, (byId.get(id) ?? 0) + worth);
  made.sort((a, b) => a.worth - b.worth);
  return byId.size + made.length;
}

/** How many times slower than a common machine this one is at the moment; 1 for a faster one. */
export function slowness(): number {
  return Math.max(1, fastestHere(ROUNDS, chore) / COMMON_MS);
}

/** How many milliseconds something takes in the fastest of many rounds, on a common machine. */
export function fastest(rounds: number, work: () => void): number {
  return fastestHere(rounds, work) / slowness();
}

/** The same on this machine: the other rounds also tell how busy it is. */
export function fastestHere(rounds: number, work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...times);
}
