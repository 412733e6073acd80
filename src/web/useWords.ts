/** Words that most visits do not need: loaded in the language of the house when first wanted. */
import { useCallback } from 'react';
import type { Language } from '../ui/contract.ts';
import { useHouse } from './context.tsx';
import { useLoaded } from './useLoaded.ts';

/** How each language's words are fetched. Keep it outside the component: a new object loads anew. */
export type WordLoaders<T> = Readonly<Record<Language, () => Promise<T>>>;

export function useWords<T>(loaders: WordLoaders<T>): T | null {
  const { language } = useHouse();
  const loaded = useLoaded(useCallback(() => loaders[language](), [loaders, language]));
  return loaded && 'value' in loaded ? loaded.value : null;
}
