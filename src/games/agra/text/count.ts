/** Counted nouns and lists in one language. */
export interface Counting {
  /** "3 points": the number as the language writes it, and the noun in the form that goes with it. */
  count(n: number, one: string, other: string): string;
  /** "a, b and c". */
  list(parts: readonly string[]): string;
}

export function countingIn(language: string): Counting {
  const plural = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    count: (n, one, other) => `${signed(n)} ${plural.select(Math.abs(n)) === 'one' ? one : other}`,
    list: (parts) => and.format(parts),
  };
}

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
