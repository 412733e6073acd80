/** A running mean with its error. */
export class Mean {
  count = 0;
  value = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.value;
    this.value += off / this.count;
    this.#squares += off * (value - this.value);
  }

  /** The standard error; unbounded as long as there are too few values to tell. */
  get error(): number {
    return this.count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(this.#squares / (this.count - 1) / this.count);
  }
}

/** Means side by side. */
export class Means {
  readonly each: readonly Mean[];

  constructor(length: number) {
    this.each = Array.from({ length }, () => new Mean());
  }

  add(values: ArrayLike<number>): void {
    for (const [i, mean] of this.each.entries()) mean.add(values[i] ?? 0);
  }

  get values(): number[] {
    return this.each.map(({ value }) => value);
  }

  /** The standard errors; a single value is not known better than to a whole chance. */
  get errors(): number[] {
    return this.each.map(({ error }) => Math.min(1, error));
  }
}
