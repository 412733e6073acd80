/** The box of the table that is drawn, or the one that was corrected. */

import { createContext, use } from 'react';
import type { Corrected, CorrectedFacts } from '../../../kernel/index.ts';
import { whole } from '../../../ui/trace.ts';
import { type Box, PRINTED } from '../box.ts';
import type { CardId } from '../cards.ts';
import { boxOf, boxWith } from '../corrected.ts';
import { type Cards, letterIn } from '../facts.ts';

export const BoxContext = createContext<Box>(PRINTED);

export function useBox(): Box {
  return use(BoxContext);
}

/** What is printed on its cards. */
export function useCards(): Cards {
  return useBox().cards;
}

/** What parts of the screen are drawn from: a table they look at, or a box that was corrected. */
interface Shown {
  readonly sight?: { readonly view: Corrected };
  readonly corrected?: CorrectedFacts | undefined;
}

export function boxShown({ sight, corrected }: Shown): Box {
  return sight ? boxOf({ options: whole(sight.view.options) }) : boxWith(corrected);
}

/** Cards of one name that lie on each other: which is seen, how many they are, and the letters on them. */
export function stackOf(printed: Cards, cards: readonly CardId[]) {
  const card = cards.at(-1);
  if (card === undefined) throw new Error('no cards lie there');
  return { card, copies: cards.length, letters: cards.map((one) => letterIn(printed[one])).join('') };
}
