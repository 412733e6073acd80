/** What a card is worth, in sentences. */
import type { CardId } from '../cards.ts';
import { counts } from '../corrected.ts';
import { FACTS } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { AmulView } from '../view.ts';
import { cardsIn } from './sight.ts';
import { nameOf } from './words.ts';
import type { Reckoning } from './worth.ts';

/** `inHand`: the card lies in the hand or would go there, so that a table card still has to be played. */
export function worthSays(words: Words, view: AmulView, reckoning: Reckoning, card: CardId, inHand: boolean): string {
  const { explain } = words;
  const worth = reckoning.worth(card);
  const own = inHand && !counts(view, card) ? explain.worthIfPlayed(worth) : explain.worth(worth);
  const { effect } = FACTS[card];
  const best = effect && reckoning.best(cardsIn(view, effect.from));
  return best ? `${own} ${explain.bestTake(nameOf(words, best.card), best.worth)}` : own;
}
