/** The words of the language that the screen is drawn in. */
import { createContext, use } from 'react';
import type { CardId } from '../cards.ts';
import type { Name } from '../data.ts';
import { FACTS } from '../facts.ts';
import type { Words } from '../text/en.ts';

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('Amul is drawn without its words');
  return words;
}

export function nameOf({ cards }: Words, card: CardId): string {
  return cards[FACTS[card].name].name;
}

/** The name where there is little room. */
export function shortName({ cards }: Words, name: Name): string {
  return cards[name].short ?? cards[name].name;
}
