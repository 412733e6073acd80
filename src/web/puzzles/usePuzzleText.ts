/** The words of the puzzles, loaded when first needed. */
import { useWords, type WordLoaders } from '../useWords.ts';
import type { PuzzleText } from './text/en.ts';

const LOADERS: WordLoaders<PuzzleText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function usePuzzleText(): PuzzleText | null {
  return useWords(LOADERS);
}
