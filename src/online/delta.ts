/**
 * The difference between two plain values, and how to apply it. A seat's messages are differences between what it knew and
 * what it knows: a move changes little, so a message is small.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * `[value]` replaces; `{ o }` changes and adds keys of an object, `x` takes keys away; `{ a }` changes places of a list (index and
 * change in turn), `n` is its new length and `p` what is added at its end.
 */
export type Delta =
  | readonly [Json]
  | { readonly o?: Readonly<Record<string, Delta>>; readonly x?: readonly string[] }
  | { readonly n: number; readonly a?: readonly (number | Delta)[]; readonly p?: readonly Json[] };

/** What leads from `before` to `after`; null where they are equal. */
export function difference(before: Json | undefined, after: Json): Delta | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  return [after];
}

function ofLists(before: readonly Json[], after: readonly Json[]): Delta | null {
  const a: (number | Delta)[] = [];
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) {
    const change = difference(before[i], after[i] ?? null);
    if (change !== null) a.push(i, change);
  }
  if (a.length === 0 && before.length === after.length) return null;
  // Where most places changed, the list itself is shorter than its changes.
  if (a.length > shared) return [after];
  return {
    n: after.length,
    ...(a.length > 0 ? { a } : {}),
    ...(after.length > shared ? { p: after.slice(shared) } : {}),
  };
}

function ofObjects(before: { readonly [key: string]: Json }, after: { readonly [key: string]: Json }): Delta | null {
  const o: Record<string, Delta> = Object.create(null);
  let changed = 0;
  for (const key of Object.keys(after)) {
    const change = difference(Object.hasOwn(before, key) ? before[key] : undefined, after[key] ?? null);
    if (change === null) continue;
    o[key] = change;
    changed++;
  }
  const x = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (changed === 0 && x.length === 0) return null;
  return { ...(changed > 0 ? { o } : {}), ...(x.length > 0 ? { x } : {}) };
}

/** The value after a difference. `before` stays as it is; what did not change is shared. Throws where they do not fit. */
export function patched(before: Json, delta: Delta | null): Json {
  if (delta === null) return before;
  if (isReplacement(delta)) return delta[0];
  if ('n' in delta) {
    if (!Array.isArray(before)) throw new Error('a change of a list for what is none');
    const list = [...before.slice(0, delta.n), ...(delta.p ?? [])];
    const { a = [] } = delta;
    for (let i = 0; i < a.length; i += 2) {
      const place = a[i];
      const change = a[i + 1];
      if (typeof place !== 'number' || typeof change !== 'object' || !(place in list))
        throw new Error('a change of a place that is not there');
      list[place] = patched(list[place] ?? null, change);
    }
    if (list.length !== delta.n) throw new Error('a list of another length');
    return list;
  }
  if (!isObject(before)) throw new Error('a change of an object for what is none');
  const { o = {}, x = [] } = delta;
  const entries = new Map(Object.entries(before));
  for (const key of x) entries.delete(key);
  for (const key of Object.keys(o)) entries.set(key, patched(entries.get(key) ?? null, o[key] ?? null));
  return Object.fromEntries(entries);
}

function isReplacement(delta: Delta): delta is readonly [Json] {
  return Array.isArray(delta);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
