/** The words around a replay, loaded with it. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { ReplayText } from './text/en.ts';

const LOADERS: WordLoaders<ReplayText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function useReplayText(): ReplayText | null {
  return useWords(LOADERS);
}
