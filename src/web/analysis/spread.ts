/** Marks that would lie over each other stand side by side, each as near to its place as the others let it. */

/** Where marks stand that belong at `places`: at least `room` apart and, as far as they all fit, between the two bounds. */
export function spread(places: readonly number[], [from, to]: readonly [number, number], room: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const stand = [...places];
  // Down from the highest, then up again from the lower bound.
  let free = from;
  for (const i of order) {
    stand[i] = Math.max(stand[i] ?? 0, free);
    free = (stand[i] ?? 0) + room;
  }
  free = to;
  for (const i of order.toReversed()) {
    stand[i] = Math.min(stand[i] ?? 0, free);
    free = (stand[i] ?? 0) - room;
  }
  return stand;
}
