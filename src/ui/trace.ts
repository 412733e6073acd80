/**
 * Where a value is looked at. What is lent out by a trace is the value as it is, and whoever reads it leaves a trace: two values are
 * alike as far as they were looked at, or they are not. A trace only ever grows: who has looked at a thing once may do so again. For
 * plain data: objects, lists, and what stands in them.
 */
export class Trace<T extends object> {
  readonly #look: Look;

  /**
   * For whatever is lent by another trace, that one is left as well: a part of a part looks for the whole. What stands under the keys
   * `asIs` is lent as it is, and alike only where it is the same object.
   */
  constructor(given?: T, asIs: ReadonlySet<PropertyKey> = NO_KEYS) {
    this.#look = new Look((given && lentOut.get(given)?.look) ?? null, asIs);
  }

  /** The same thing is lent as the same thing. */
  lend(value: T): T {
    return this.#look.lend(lentFrom(value));
  }

  holds(before: T, now: T): boolean {
    return this.#look.unread || this.#look.alike(lentFrom(before), lentFrom(now));
  }
}

const NO_KEYS: ReadonlySet<PropertyKey> = new Set();

/** What a lent value is lent from, and where it is looked at. */
const lentOut = new WeakMap<object, { readonly of: object; readonly look: Look }>();

/** The value that was lent, or the value itself where it was not. */
export function lentFrom<T extends object>(value: T): T;
export function lentFrom(value: object): object {
  return lentOut.get(value)?.of ?? value;
}

/**
 * The value itself, for whoever reckons with all of it: what is read of it leaves no trace and takes no time for one, and it is alike only
 * where it is the same object.
 */
export function whole<T extends object>(value: T): T {
  lentOut.get(value)?.look.take();
  return lentFrom(value);
}

/**
 * What is reckoned from all of a value, for whoever needs no more of it: another value is alike where the same comes out. What is reckoned
 * is a number, a word, or nothing, and `reckon` is the same function each time.
 */
export function reckonedFrom<T extends object, R extends Plain>(value: T, reckon: (value: T) => R): R;
export function reckonedFrom(value: object, reckon: Reckon): Plain {
  lentOut.get(value)?.look.reckon(reckon);
  return reckon(lentFrom(value));
}

type Plain = string | number | boolean | null;
type Reckon = (value: object) => Plain;

/** One place at which values are looked at: by key the places within it, and whether anybody asked which keys there are. */
class Look {
  readonly #outer: Look | null;
  readonly #asIs: ReadonlySet<PropertyKey>;
  readonly #within = new Map<PropertyKey, Look>();
  #counted = false;
  #taken = false;
  #reckoned: Set<Reckon> | null = null;
  #last: { readonly of: object; readonly seen: object } | null = null;

  constructor(outer: Look | null, asIs: ReadonlySet<PropertyKey>) {
    this.#outer = outer;
    this.#asIs = asIs;
  }

  get unread(): boolean {
    return this.#within.size === 0 && !this.#counted && !this.#taken && this.#reckoned === null;
  }

  at(key: PropertyKey): Look {
    const known = this.#within.get(key);
    if (known !== undefined) return known;
    const look = new Look(this.#outer?.at(key) ?? null, this.#asIs);
    this.#within.set(key, look);
    return look;
  }

  count(): void {
    if (this.#counted) return;
    this.#counted = true;
    this.#outer?.count();
  }

  take(): void {
    if (this.#taken) return;
    this.#taken = true;
    this.#outer?.take();
  }

  reckon(reckon: Reckon): void {
    if (this.#reckoned?.has(reckon)) return;
    this.#reckoned ??= new Set();
    this.#reckoned.add(reckon);
    this.#outer?.reckon(reckon);
  }

  lend<T extends object>(value: T): T;
  lend(value: object): object {
    if (this.#last?.of === value) return this.#last.seen;
    const seen = new Proxy(value, {
      get: (from, key) => {
        const found: unknown = Reflect.get(from, key);
        // What every list can do is no news, and what never changes may be had as it is.
        if (typeof found === 'function' || typeof key === 'symbol') return found;
        const look = this.at(key);
        const asItIs = !isObject(found) || Object.isFrozen(from) || this.#asIs.has(key);
        return asItIs ? found : look.lend(found);
      },
      has: (from, key) => {
        this.count();
        return Reflect.has(from, key);
      },
      ownKeys: (from) => {
        this.count();
        return Reflect.ownKeys(from);
      },
    });
    lentOut.set(seen, { of: value, look: this });
    this.#last = { of: value, seen };
    return seen;
  }

  alike(before: unknown, now: unknown): boolean {
    if (Object.is(before, now)) return true;
    // What was taken and not looked into may be anything to whoever has it.
    if (this.#taken || this.unread || !isObject(before) || !isObject(now)) return false;
    if (Array.isArray(before) !== Array.isArray(now)) return false;
    if (this.#counted && !sameKeys(before, now)) return false;
    for (const [key, look] of this.#within)
      if (!look.alike(Reflect.get(before, key), Reflect.get(now, key))) return false;
    for (const reckon of this.#reckoned ?? []) if (!Object.is(reckon(before), reckon(now))) return false;
    return true;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function sameKeys(one: object, other: object): boolean {
  const keys = Reflect.ownKeys(one);
  return keys.length === Reflect.ownKeys(other).length && keys.every((key) => Object.hasOwn(other, key));
}
