/**
 * What was read of a value. `seen` is the value as it is lent out: whoever reads it leaves a trace, and `holds` tells whether another
 * value says the same wherever it was read. For plain data: objects, lists, and what stands in them.
 */
export class Trace<T extends object> {
  readonly seen: T;
  readonly #root: Glance;

  constructor(value: T) {
    const [seen, root] = lend(value);
    this.seen = seen;
    this.#root = root;
  }

  holds(other: T): boolean {
    return isUnread(this.#root) || holds(this.#root, other);
  }
}

/** What was read of one object: its values by key, and whether anybody asked which keys there are. */
interface Glance {
  readonly of: object;
  readonly values: Map<PropertyKey, unknown>;
  /** The objects among the values that were lent out in turn. */
  readonly within: Map<PropertyKey, Glance>;
  counted: boolean;
}

const lentOut = new WeakSet<object>();

export function isLent(value: object): boolean {
  return lentOut.has(value);
}

function lend<T extends object>(value: T): readonly [T, Glance] {
  const glance: Glance = { of: value, values: new Map(), within: new Map(), counted: false };
  /** A thing that is asked for twice is the same thing both times. */
  const lent = new Map<PropertyKey, object>();
  const seen = new Proxy(value, {
    get(from, key) {
      const known = lent.get(key);
      if (known !== undefined) return known;
      const found: unknown = Reflect.get(from, key);
      // What every list can do is no news, and what never changes may be had as it is.
      if (typeof found === 'function' || typeof key === 'symbol') return found;
      glance.values.set(key, found);
      if (typeof found !== 'object' || found === null || Object.isFrozen(from)) return found;
      const [inner, within] = lend(found);
      lent.set(key, inner);
      glance.within.set(key, within);
      return inner;
    },
    has(from, key) {
      glance.counted = true;
      return Reflect.has(from, key);
    },
    ownKeys(from) {
      glance.counted = true;
      return Reflect.ownKeys(from);
    },
  });
  lentOut.add(seen);
  return [seen, glance];
}

function isUnread({ values, counted }: Glance): boolean {
  return values.size === 0 && !counted;
}

function holds({ of, values, within, counted }: Glance, other: object): boolean {
  if (of === other) return true;
  if (Array.isArray(of) !== Array.isArray(other)) return false;
  if (counted && !sameKeys(of, other)) return false;
  for (const [key, value] of values) {
    const now: unknown = Reflect.get(other, key);
    if (Object.is(now, value)) continue;
    const inner = within.get(key);
    // What was taken and not looked into may be anything to whoever has it.
    if (inner === undefined || isUnread(inner) || typeof now !== 'object' || now === null) return false;
    if (!holds(inner, now)) return false;
  }
  return true;
}

function sameKeys(one: object, other: object): boolean {
  const keys = Reflect.ownKeys(one);
  return keys.length === Reflect.ownKeys(other).length && keys.every((key) => Object.hasOwn(other, key));
}
