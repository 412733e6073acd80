/** Words that most visits do not need: loaded in the language of the house when first wanted. */
import { useCallback } from 'react';
import type { Language } from '../ui/contract.ts';
import { useHouse } from './context.tsx';
import { fetched } from './fetched.ts';
import { useLoaded } from './useLoaded.ts';

/** How each language's words are fetched. Keep it outside the component: a new object loads anew. */
export type WordLoaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Null until they are there. */
export function useWords<T>(loaders: WordLoaders<T>): T | null {
  const { language } = useHouse();
  return fetched(useLoaded(useCallback(() => loaders[language](), [loaders, language])));
}
