/**
 * The spread of whole numbers: mean, deviation, smallest, largest. It is kept in sums of whole numbers, which are exact, so
 * that it does not matter in which order the parts of a run come together.
 */
export interface Spread {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

export function noSpread(): Spread {
  return { count: 0, sum: 0, squares: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
}

export function add(spread: Spread, value: number): void {
  spread.count++;
  spread.sum += value;
  spread.squares += value * value;
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
}

export function merge(spread: Spread, other: Spread): void {
  spread.count += other.count;
  spread.sum += other.sum;
  spread.squares += other.squares;
  spread.min = Math.min(spread.min, other.min);
  spread.max = Math.max(spread.max, other.max);
}

export interface Summary {
  readonly mean: number;
  /** The standard deviation of the sample. */
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

export function summary({ count, sum, squares, min, max }: Spread): Summary {
  const variance = count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1));
  return { mean: round(sum / count), sd: round(Math.sqrt(variance)), min, max };
}

/** To four places: more would be noise, and equal runs print equal texts. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
