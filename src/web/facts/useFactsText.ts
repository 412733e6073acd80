/** The words around corrected facts, loaded when first needed. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { FactsText } from './text/en.ts';

const LOADERS: WordLoaders<FactsText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useFactsText(): FactsText | null {
  return useWords(LOADERS);
}
