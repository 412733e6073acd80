/** The printed facts of Agra. */
import type { FactsChapter } from '../../../ui/contract.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';

export function factsOf(_words: Words, _reference: ReferenceWords): readonly FactsChapter[] {
  return [];
}
