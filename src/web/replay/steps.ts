/** The nearest ply in one direction at which `mark` changes: the start of another turn or round. */
export function stepTo(from: number, by: 1 | -1, last: number, mark: (ply: number) => number): number {
  let ply = from;
  if (by === 1) {
    while (ply < last && mark(ply) === mark(from)) ply++;
    return ply;
  }
  // Back to the start of this one, or, from its start, to the start of the one before.
  ply = Math.max(0, from - 1);
  while (ply > 0 && mark(ply - 1) === mark(ply)) ply--;
  return ply;
}
