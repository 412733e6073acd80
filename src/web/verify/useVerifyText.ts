/** The words of the page that verifies, loaded with it. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { VerifyText } from './text/en.ts';

const LOADERS: WordLoaders<VerifyText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useVerifyText(): VerifyText | null {
  return useWords(LOADERS);
}
