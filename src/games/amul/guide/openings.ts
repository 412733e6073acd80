/** How the positions of the guide came about: every answer from the deal on, one line for each question. */
import type { Opening } from '../../../ui/guide.ts';
import { CARDS, type CardId } from '../cards.ts';
import type { AmulMove } from '../state.ts';

/** The learner begins, with every kind of placement in hand and a Carpet that waits for its pair in the market. */
export const SEED = 'amul guide 5636';

/** Merchants play, and the learner keeps a Contract until the fifth round, the first one in which the strongest chooses first. */
export const BAZAAR = opening([
  'propose 0:A-49 1:A-48 2:A-50 3:A-61',
  'choose 0:A-10 1:A-56 2:A-61 3:A-48',
  'reveal 0:A-10 1:A-26 2:A-41 3:A-33',
  'take 2:A-143',
  'propose 0:A-54 1:A-56 2:A-61 3:A-48',
  'choose 1:A-54 2:A-6 3:A-73 0:A-56',
  'reveal 0:A-11 1:A-24 2:A-27 3:A-66',
  'take 1:A-48',
  'propose 0:A-56 1:A-47 2:A-25 3:A-43',
  'choose 2:A-74 3:A-43 0:A-47 1:A-51',
  'reveal 0:A-47 1:A-44 2:A-68 3:A-73',
  'take 1:A-156',
  'propose 0:A-60 1:A-3 2:A-59 3:A-43',
  'choose 3:A-3 0:A-43 1:A-31 2:A-64',
  'reveal 0:A-18 1:A-67 2:A-64 3:A-28',
  'take 1:A-59',
  'propose 0:A-72 1:A-51 2:A-9 3:A-3',
  'choose 2:A-2 3:A-3 1:A-51 0:A-13',
]);

/** A whole game among merchants, up to the last card. */
export const ENDING = opening([
  'propose 0:A-49 1:A-48 2:A-50 3:A-61',
  'choose 0:A-10 1:A-56 2:A-61 3:A-50',
  'reveal 0:A-11 1:A-26 2:A-41 3:A-43',
  'take 2:A-145',
  'decline 3',
  'propose 0:A-18 1:A-56 2:A-61 3:A-50',
  'choose 1:A-18 2:A-6 3:A-73 0:A-61',
  'reveal 0:A-10 1:A-5 2:A-27 3:A-66',
  'propose 0:A-61 1:A-47 2:A-9 3:A-73',
  'choose 2:A-73 3:A-9 0:A-47 1:A-61',
  'reveal 0:A-47 1:A-61 2:A-68 3:A-36',
  'propose 0:A-60 1:A-44 2:A-59 3:A-9',
  'choose 3:A-64 0:A-44 1:A-59 2:A-31',
  'reveal 0:A-44 1:A-67 2:A-25 3:A-28',
  'take 0:A-156 1:A-60',
  'propose 0:A-72 1:A-18 2:A-19 3:A-64',
  'choose 2:A-64 3:A-2 1:A-18 0:A-19',
  'reveal 0:A-54 1:A-69 2:A-62 3:A-42',
  'take 2:A-143 3:A-140',
  'propose 0:A-53 1:A-18 2:A-31 3:A-33',
  'choose 2:A-33 3:A-39 1:A-31 0:A-4',
  'reveal 0:A-8 1:A-24 2:A-73 3:A-39',
  'take 3:A-144 1:A-18',
  'propose 0:A-4 1:A-45 2:A-34 3:A-40',
  'choose 2:A-63 3:A-4 1:A-58 0:A-40',
  'reveal 0:A-40 1:A-58 2:A-63 3:A-14',
  'take 2:A-147 0:A-141',
  'propose 0:A-65 1:A-3 2:A-32 3:A-20',
  'choose 2:A-3 3:A-20 1:A-17 0:A-32',
  'reveal 0:A-19 1:A-35 2:A-64 3:A-12',
  'propose 0:A-37 1:A-15 2:A-55 3:A-20',
  'choose 2:A-23 3:A-15 1:A-46 0:A-20',
]);

/** A line is a verb, and who answered with which card, in the order of the answers. */
function opening(lines: readonly string[]): Opening<AmulMove>[] {
  return lines.flatMap((line) => {
    const [verb = '', ...answers] = line.split(' ');
    return answers.map((answer) => {
      const [seat = '', card = ''] = answer.split(':');
      return { seat: Number(seat), move: moveOf(verb, card) };
    });
  });
}

function moveOf(verb: string, card: string): AmulMove {
  if (verb === 'decline') return { do: verb };
  if ((verb === 'propose' || verb === 'choose' || verb === 'reveal' || verb === 'take') && isCard(card))
    return { do: verb, card };
  throw new Error(`${verb} ${card} is no answer`);
}

function isCard(word: string): word is CardId {
  return Object.hasOwn(CARDS, word);
}
