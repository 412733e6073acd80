/** How many milliseconds something takes in the fastest of many rounds: the others also tell how busy the machine is. */
export function fastest(rounds: number, work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...times);
}
