/** Counted nouns and lists in one language. */
export interface Counting {
  /** "3 dice": the number as the language writes it, and the noun in the form that goes with it. */
  count(n: number, one: string, other: string): string;
  /** "a, b and c". */
  list(parts: readonly string[]): string;
}

export function countingIn(language: string): Counting {
  const number = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    count: (n, one, other) => `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`,
    list: (parts) => and.format(parts),
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "−3", "0", "+2". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

/** Each of some things once, with how many there are of it. */
export function counted<T>(all: readonly T[]): (readonly [one: T, count: number])[] {
  return [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);
}
