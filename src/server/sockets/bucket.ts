/** How often something may be done: so many at once, and so many more with every second. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #left: number;
  #since: number;

  constructor(most: number, perSecond: number, clock: () => number = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = most;
    this.#since = clock();
  }

  /** Whether one more is allowed now; it counts if it is. */
  take(): boolean {
    const now = this.#clock();
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Whether it is as if nobody had taken anything: it need not be kept. */
  get full(): boolean {
    return this.#left + ((this.#clock() - this.#since) / 1000) * this.#perSecond >= this.#most;
  }
}

/** One bucket for each name. Full ones are forgotten, so that names cannot fill the memory. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #make: () => Bucket;
  readonly #limit: number;

  constructor(make: () => Bucket, limit = 10_000) {
    this.#make = make;
    this.#limit = limit;
  }

  take(name: string): boolean {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#limit) this.#sweep();
      bucket = this.#make();
      this.#buckets.set(name, bucket);
    }
    return bucket.take();
  }

  #sweep(): void {
    for (const [name, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(name);
    // All of them are in use: the oldest make room.
    for (const name of this.#buckets.keys()) {
      if (this.#buckets.size < this.#limit) return;
      this.#buckets.delete(name);
    }
  }
}
