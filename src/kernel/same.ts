/** Equality by value for moves: plain objects of scalars and lists, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  const left = Object.entries(a);
  if (left.length !== Object.keys(b).length) return false;
  for (const [key, value] of left) {
    if (!Object.hasOwn(b, key) || !same(value, Reflect.get(b, key))) return false;
  }
  return true;
}
