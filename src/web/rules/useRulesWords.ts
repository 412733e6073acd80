/** The words around rules and facts, loaded when first needed. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { RulesWords } from './text/en.ts';

const LOADERS: WordLoaders<RulesWords> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useRulesWords(): RulesWords | null {
  return useWords(LOADERS);
}
