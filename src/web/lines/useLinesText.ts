/** The words of lines, loaded with the replay. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { LinesText } from './text/en.ts';

const LOADERS: WordLoaders<LinesText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useLinesText(): LinesText | null {
  return useWords(LOADERS);
}
