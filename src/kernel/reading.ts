/** Reads data that comes from outside, piece by piece: whatever does not fit is thrown as a `Bad` with its place. */

export type Wrong = 'tooLong' | 'notJson' | 'missing' | 'wrongType' | 'unknownVersion' | 'outOfRange';

/** What is wrong, and where. Thrown and caught by those who read. */
export class Bad extends Error {
  readonly at: string;
  readonly problem: Wrong;
  constructor(at: string, problem: Wrong) {
    super(at);
    this.at = at;
    this.problem = problem;
  }
}

/** A plain object whose values are scalars, or lists of scalars: the shape of moves and options. */
export function scalars(data: Record<string, unknown>, at: string): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const items = Array.isArray(value) ? value : [value];
    if (key === '__proto__' || items.length > 200) throw new Bad(`${at}.${key}`, 'outOfRange');
    if (items.some((item) => typeof item === 'object' && item !== null)) throw new Bad(`${at}.${key}`, 'wrongType');
    clean[key] = value;
  }
  return clean;
}

export function object(data: unknown, at: string): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Bad(at, 'wrongType');
  return { ...data };
}

export function field(data: Record<string, unknown>, key: string, at: string): unknown {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (value === undefined) throw new Bad(at === '' ? key : `${at}.${key}`, 'missing');
  return value;
}

export function list(data: unknown, at: string): unknown[] {
  if (!Array.isArray(data)) throw new Bad(at, 'wrongType');
  return data;
}

export function string(data: unknown, at: string, longest: number): string {
  if (typeof data !== 'string') throw new Bad(at, 'wrongType');
  if (data.length > longest) throw new Bad(at, 'outOfRange');
  return data;
}

export function whole(data: unknown, at: string, min: number, max: number): number {
  if (typeof data !== 'number') throw new Bad(at, 'wrongType');
  if (!Number.isInteger(data) || data < min || data > max) throw new Bad(at, 'outOfRange');
  return data;
}
