/** The words of playing with others, loaded when first needed. */
import type { OnlineText } from '../text/online.en.ts';
import { useWords, type WordLoaders } from '../useWords.ts';

const LOADERS: WordLoaders<OnlineText> = {
  en: () => import('../text/online.en.ts').then((m) => m.en),
  fr: () => import('../text/online.fr.ts').then((m) => m.fr),
  nl: () => import('../text/online.nl.ts').then((m) => m.nl),
};

export function useOnlineText(): OnlineText | null {
  return useWords(LOADERS);
}
