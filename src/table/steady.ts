/**
 * A value in which everything that is as before is the very same object as before. Two positions of a game differ in a few places:
 * whoever compares what is drawn from them need not look further into what they share. For plain data.
 */
export function steady<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const made: unknown[] = now.map((value, i) => steady(before[i], value));
    const same = made.length === before.length && made.every((value, i) => Object.is(value, before[i]));
    // One list stands for the other: their values are the same.
    return (same ? before : made) as T;
  }
  const old = new Map(Object.entries(before));
  const made = Object.entries(now).map(([key, value]) => [key, steady(old.get(key), value)] as const);
  const same =
    !Array.isArray(before) &&
    made.length === old.size &&
    made.every(([key, value]) => old.has(key) && Object.is(value, old.get(key)));
  // As above: the same keys, and the same values under them.
  return (same ? before : Object.fromEntries(made)) as T;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
