/** Numbers, plurals, lists and dates as each language writes them. */
import type { Language } from '../../ui/contract.ts';

export interface Words {
  number(value: number): string;
  list(items: readonly string[]): string;
  /** Picks by the language's plural rules and puts the number in front. */
  count(value: number, one: string, other: string): string;
  day(ms: number): string;
}

export function words(language: Language): Words {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    count: (value, one, other) => `${numbers.format(value)} ${plurals.select(value) === 'one' ? one : other}`,
    day: (ms) => days.format(ms),
  };
}
