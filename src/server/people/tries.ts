/** So many tries in so long: a brake on those who try codes, fill the store or make the house write letters. */
import { isIPv6 } from 'node:net';

/** Beyond so many names at once the oldest are forgotten. */
const MOST_NAMES = 10_000;

export class Tries {
  readonly #most: number;
  readonly #ms: number;
  readonly #clock: () => number;
  readonly #tries = new Map<string, { count: number; readonly until: number }>();

  constructor(most: number, ms: number, clock: () => number) {
    this.#most = most;
    this.#ms = ms;
    this.#clock = clock;
  }

  /** Counts one more try under this name. False: it is one too many. */
  take(name: string): boolean {
    const now = this.#clock();
    const known = this.#tries.get(name);
    if (known && known.until > now) {
      known.count++;
      return known.count <= this.#most;
    }
    this.#tries.delete(name);
    this.#tries.set(name, { count: 1, until: now + this.#ms });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST_NAMES && oldest !== undefined) this.#tries.delete(oldest);
    return true;
  }
}

/** One name for everybody behind a connection: with IPv6, that has a network of its own and not one address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '').length ?? 0;
  while (tail !== undefined && groups.length + after < 8) groups.push('0');
  return groups.slice(0, 4).join(':');
}
