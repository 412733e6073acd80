/** The box of the table that is drawn, or the one that was corrected. */
import { printedContext } from '../../../ui/printed.ts';
import { PRINTED } from '../box.ts';
import type { CardId } from '../cards.ts';
import { boxWith } from '../corrected.ts';
import { type Cards, letterIn } from '../facts.ts';

export const { Context: BoxContext, usePrinted: useBox, shownBy: boxShown } = printedContext(PRINTED, boxWith);

/** What is printed on its cards. */
export function useCards(): Cards {
  return useBox().cards;
}

/** Cards of one name that lie on each other: which is seen, how many they are, and the letters on them. */
export function stackOf(printed: Cards, cards: readonly CardId[]) {
  const card = cards.at(-1);
  if (card === undefined) throw new Error('no cards lie there');
  return { card, copies: cards.length, letters: cards.map((one) => letterIn(printed[one])).join('') };
}
