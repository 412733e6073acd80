/**
 * A value in which everything that is as before is the very same object as before. Two positions of a game differ in a few places:
 * whoever compares what is drawn from them need not look further into what they share. For plain data.
 */
export function steady<T>(before: unknown, now: T): T;
export function steady(before: unknown, now: unknown): unknown {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  if (!Array.isArray(now)) return Array.isArray(before) ? now : steadyObject(before, now);
  return Array.isArray(before) ? steadyList(before, now) : now;
}

/** Nothing is made for what has not changed: a view has hundreds of parts, and a step changes a few. */
function steadyList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let same = before.length === now.length;
  let made: unknown[] | null = null;
  for (let i = 0; i < now.length; i++) {
    const value = steady(before[i], now[i]);
    if (!Object.is(value, before[i])) same = false;
    if (made === null && !Object.is(value, now[i])) made = now.slice(0, i);
    made?.push(value);
  }
  return same ? before : (made ?? now);
}

type Fields = Readonly<Record<string, unknown>>;

function steadyObject(before: Fields, now: Fields): Fields {
  let same = true;
  let made: Map<string, unknown> | null = null;
  const keys = Object.keys(now);
  for (const key of keys) {
    const known = Object.hasOwn(before, key);
    const value = known ? steady(before[key], now[key]) : now[key];
    if (!known || !Object.is(value, before[key])) same = false;
    if (Object.is(value, now[key])) continue;
    made ??= new Map(Object.entries(now));
    made.set(key, value);
  }
  if (same && keys.length === Object.keys(before).length) return before;
  return made === null ? now : Object.fromEntries(made);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
