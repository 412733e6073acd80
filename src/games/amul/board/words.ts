/** The words of the language that the screen is drawn in. */
import { createContext, use } from 'react';
import { type Box, PRINTED } from '../box.ts';
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

/** By box: the words of each language about its cards. */
const OTHERS = new WeakMap<Box, Map<Words, Words>>();

/** The words of a language for a box: what a card scores stands on it as it is printed there. */
export function wordsFor(words: Words, box: Box): Words {
  if (box === PRINTED) return words;
  const known = OTHERS.get(box) ?? new Map<Words, Words>();
  OTHERS.set(box, known);
  const told = known.get(words) ?? { ...words, cards: words.cardsIn(box.scoring) };
  known.set(words, told);
  return told;
}

export function nameOf({ cards }: Words, card: CardId): string {
  return cards[FACTS[card].name].name;
}

/** The name where there is little room. */
export function shortName({ cards }: Words, name: Name): string {
  return cards[name].short ?? cards[name].name;
}
