/**
 * A stable 64-bit hash of any JSON-safe value, independent of the order of keys: the fingerprint of a position in tests
 * and records. Two values hash alike if and (but for one chance in 2^64) only if they are the same data.
 */
export function hashOf(value: unknown): string {
  const mix = { low: 0x6a09e667, high: 0xbb67ae85 };
  feed(mix, value);
  return hex(finish(mix.low ^ (mix.high >>> 16))) + hex(finish(mix.high ^ Math.imul(mix.low, 0x27d4eb2f)));
}

interface Mix {
  low: number;
  high: number;
}

function feed(mix: Mix, value: unknown): void {
  if (Array.isArray(value)) {
    text(mix, `[${value.length}`);
    for (const item of value) feed(mix, item);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    text(mix, `{${entries.length}`);
    for (const [key, item] of entries) {
      text(mix, key);
      feed(mix, item);
    }
  } else text(mix, typeof value === 'string' ? `"${value}"` : String(value));
}

function text(mix: Mix, s: string): void {
  for (let i = 0; i < s.length; i++) {
    const unit = s.charCodeAt(i);
    mix.low = Math.imul(mix.low ^ unit, 0x9e3779b1);
    mix.high = Math.imul(mix.high ^ unit, 0x85ebca77) ^ (mix.low >>> 15);
  }
  mix.low = (mix.low ^ s.length) + 0x165667b1;
}

function finish(h: number): number {
  let x = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return x ^ (x >>> 15);
}

function hex(h: number): string {
  return (h >>> 0).toString(16).padStart(8, '0');
}
