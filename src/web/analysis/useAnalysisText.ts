/** The words of the analysis, loaded when first needed. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { AnalysisText } from './text/en.ts';

const LOADERS: WordLoaders<AnalysisText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useAnalysisText(): AnalysisText | null {
  return useWords(LOADERS);
}
