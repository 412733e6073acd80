/**
 * Chance. A game asks an `Rng` for whole numbers and shuffles and knows nothing else. What was drawn is recorded as
 * outcomes (a number, or the permutation of a shuffle), so that a record replays whatever made the outcomes.
 */
import { hmacSha256, sha256Hex, utf8 } from './sha256.ts';

export interface Rng {
  /** A whole number from 0 to n - 1, each equally likely. Nothing is drawn for n = 1. */
  int(n: number): number;
  /** Puts the list into random order, in place. */
  shuffle(list: unknown[]): void;
}

/** One recorded outcome: the number of `int`, or the permutation of `shuffle` (new place -> old place). */
export type Draw = number | readonly number[];

/** Makes a fair `Rng` from a source of 32 random bits: rejection instead of modulo, Fisher-Yates. */
abstract class FairRng implements Rng {
  protected abstract bits(): number;

  int(n: number): number {
    if (!(n >= 1 && n <= 0x80000000 && Number.isInteger(n))) throw new RangeError(`int(${n})`);
    if (n === 1) return 0;
    const shift = Math.clz32(n - 1);
    let value: number;
    do value = this.bits() >>> shift;
    while (value >= n);
    return value;
  }

  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const kept = list[i];
      list[i] = list[j];
      list[j] = kept;
    }
  }
}

/** sfc32, the fast generator for simulation and search. Reproducible from its seed, not secret. */
export class FastRng extends FairRng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string | number) {
    super();
    const key = utf8(String(seed));
    this.#a = fold(key, 0x9e3779b9);
    this.#b = fold(key, 0x243f6a88);
    this.#c = fold(key, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.bits();
  }

  protected bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

function fold(bytes: Uint8Array, start: number): number {
  let h = start | 0;
  for (const byte of bytes) {
    h = Math.imul(h ^ byte, 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 13);
}

/**
 * The generator of live tables: HMAC-SHA-256 of a counter under a secret key. What has been drawn says nothing about
 * what comes next; `commitment` is published before the first move and the seed after the last.
 */
export class KeyedRng extends FairRng {
  readonly #key: Uint8Array;
  readonly #block = new Uint32Array(8);
  #counter = 0;
  #used = 8;

  /** `drawn` numbers of 32 bits have been used already. */
  constructor(seed: string, drawn = 0) {
    super();
    this.#key = utf8(seed);
    this.rewind(drawn);
  }

  /** Goes to where `drawn` numbers have been used. */
  rewind(drawn: number): void {
    this.#counter = Math.floor(drawn / 8);
    this.#used = 8;
    for (let i = 0; i < drawn % 8; i++) this.bits();
  }

  /** How many numbers of 32 bits have been used. */
  get drawn(): number {
    return this.#counter * 8 - (8 - this.#used);
  }

  protected bits(): number {
    if (this.#used === 8) {
      const digest = hmacSha256(this.#key, utf8(`durbar ${this.#counter++}`));
      const words = new DataView(digest.buffer);
      for (let i = 0; i < 8; i++) this.#block[i] = words.getUint32(i * 4);
      this.#used = 0;
    }
    return this.#block[this.#used++] ?? 0;
  }
}

/** A fresh secret seed of 256 bits, as hexadecimal text. */
export function secretSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** What is published of a seed before it is used: SHA-256 of its text. */
export function commitment(seed: string): string {
  return sha256Hex(utf8(seed));
}

/** Passes every request on to `source` and keeps the outcomes until they are taken. */
export class RecordingRng implements Rng {
  readonly #source: Rng;
  #draws: Draw[] = [];

  constructor(source: Rng) {
    this.#source = source;
  }

  int(n: number): number {
    const value = this.#source.int(n);
    if (n > 1) this.#draws.push(value);
    return value;
  }

  shuffle(list: unknown[]): void {
    if (list.length < 2) return;
    const order = list.map((_, i) => i);
    this.#source.shuffle(order);
    arrange(list, order);
    this.#draws.push(order);
  }

  /** The outcomes since the last call. */
  take(): Draw[] {
    const draws = this.#draws;
    this.#draws = [];
    return draws;
  }
}

/** A recorded outcome does not fit what the game asked for. */
export class DrawMismatch extends Error {}

/** Gives recorded outcomes back, in order. */
export class PlaybackRng implements Rng {
  #draws: readonly Draw[] = [];
  #next = 0;

  load(draws: readonly Draw[]): void {
    this.#draws = draws;
    this.#next = 0;
  }

  /** Whether every loaded outcome has been used. */
  get spent(): boolean {
    return this.#next === this.#draws.length;
  }

  int(n: number): number {
    if (n === 1) return 0;
    const draw = this.#draws[this.#next++];
    if (typeof draw !== 'number' || !Number.isInteger(draw) || draw < 0 || draw >= n)
      throw new DrawMismatch(`a number below ${n} is needed, the record has ${JSON.stringify(draw) ?? 'nothing'}`);
    return draw;
  }

  shuffle(list: unknown[]): void {
    if (list.length < 2) return;
    const draw = this.#draws[this.#next++];
    if (!isPermutation(draw, list.length))
      throw new DrawMismatch(
        `an order of ${list.length} is needed, the record has ${JSON.stringify(draw) ?? 'nothing'}`,
      );
    arrange(list, draw);
  }
}

/** Draws nothing: for positions in which chance must not be asked. */
export const NO_CHANCE: Rng = {
  int(n) {
    if (n === 1) return 0;
    throw new DrawMismatch('chance was asked where none is allowed');
  },
  shuffle(list) {
    if (list.length > 1) throw new DrawMismatch('chance was asked where none is allowed');
  },
};

function isPermutation(draw: Draw | undefined, length: number): draw is readonly number[] {
  if (!Array.isArray(draw) || draw.length !== length) return false;
  const seen = new Uint8Array(length);
  for (const place of draw) {
    if (!Number.isInteger(place) || place < 0 || place >= length || seen[place] === 1) return false;
    seen[place] = 1;
  }
  return true;
}

function arrange(list: unknown[], order: readonly number[]): void {
  const old = list.slice();
  for (let i = 0; i < order.length; i++) list[i] = old[order[i] ?? 0];
}
