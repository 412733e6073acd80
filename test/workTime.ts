/** How many milliseconds this thread itself worked at something, whatever else keeps the machine busy. */
export function workTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
