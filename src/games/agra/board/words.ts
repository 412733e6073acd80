/** The words of the language that the screen is drawn in. */
import { createContext, use } from 'react';
import type { Words } from '../text/en.ts';

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('Agra is drawn without its words');
  return words;
}
