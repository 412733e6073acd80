/** What is printed on the cards of the table, or of the box, that is drawn. */

import { createContext, use } from 'react';
import type { Corrected, CorrectedFacts } from '../../../kernel/index.ts';
import type { CardId } from '../cards.ts';
import { type Cards, cardsAt, cardsWith } from '../corrected.ts';
import { FACTS, letterIn } from '../facts.ts';

export const CardsContext = createContext<Cards>(FACTS);

export function useCards(): Cards {
  return use(CardsContext);
}

/** What parts of the screen are drawn from: a table they look at, or a box that was corrected. */
interface Shown {
  readonly sight?: { readonly view: Corrected };
  readonly corrected?: CorrectedFacts | undefined;
}

export function cardsShown({ sight, corrected }: Shown): Cards {
  return sight ? cardsAt(sight.view) : cardsWith(corrected);
}

/** Cards of one name that lie on each other: which is seen, how many they are, and the letters on them. */
export function stackOf(printed: Cards, cards: readonly CardId[]) {
  const card = cards.at(-1);
  if (card === undefined) throw new Error('no cards lie there');
  return { card, copies: cards.length, letters: cards.map((one) => letterIn(printed[one])).join('') };
}
