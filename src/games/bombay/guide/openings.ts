/** How the positions of the guide came about: every answer from the deal on, one line for each turn. */
import type { Seat } from '../../../kernel/index.ts';
import type { Opening } from '../../../ui/guide.ts';
import { PLACES, type PlaceId, SILKS, type Silk } from '../data.ts';
import type { BombayMove } from '../state.ts';

type Turns = readonly (readonly [Seat, string])[];

/** Blue lies in the left market and is wanted in both cities near the start, at different prices; all silks are to be had. */
export const SEED = 'bombay guide 6719';

/** The first trip as the first chapter suggests it; the next seat does the same on the other side and takes the last blue bale. */
export const PALACES = opening([
  [0, 'E4 buy G7'],
  [1, 'E4 buy G6'],
  [2, 'H2 E3 end'],
  [0, 'BOMBAY sell:blue end'],
  [1, 'HYDERABAD sell:blue G6'],
  [2, 'buy H2'],
  [0, 'G7 E4 buy'],
  [1, 'E4 buy end'],
  [2, 'NAGPUR sell:yellow G3'],
]);

/** A whole game among merchants, up to the learner's last turn: selling, riding on and building all bring something there. */
export const ENDING = opening([
  [0, 'H2 E3 end'],
  [1, 'H2 E3 end'],
  [2, 'H2 E3 end'],
  [0, 'buy H2'],
  [1, 'buy H2'],
  [2, 'G5 HYDERABAD G6'],
  [0, 'NAGPUR sell:yellow G3'],
  [1, 'B INDORE'],
  [2, 'E4 buy G7'],
  [0, 'E2 buy'],
  [1, 'sell:yellow G2 E2'],
  [2, 'build:blue E4 buy'],
  [0, 'buy G3'],
  [1, 'G3 NAGPUR H2'],
  [2, 'buy G7 BOMBAY'],
  [1, 'HYDERABAD G6 E4'],
  [2, 'sell:blue G8 end'],
  [0, 'build:purple NAGPUR H2'],
  [1, 'buy G6 build:blue'],
  [2, 'wait'],
  [0, 'HYDERABAD sell:purple end'],
  [1, 'E4 buy G6'],
  [2, 'wait'],
  [0, 'wait'],
  [1, 'HYDERABAD sell:blue H2'],
  [2, 'wait'],
  [0, 'wait'],
  [1, 'NAGPUR G3 E2'],
  [2, 'wait'],
  [0, 'H2 E3 end'],
  [2, 'wait'],
  [0, 'buy H2'],
  [1, 'buy G3 NAGPUR'],
  [2, 'wait'],
  [0, 'A BOMBAY'],
  [1, 'sell:purple H2 HYDERABAD'],
  [2, 'wait'],
  [0, 'sell:yellow G8 E1'],
  [1, 'wait'],
  [2, 'E1 buy G1'],
  [0, 'buy H1 INDORE'],
  [1, 'wait'],
  [2, 'build:blue INDORE sell:orange'],
]);

function opening(turns: Turns): Opening<BombayMove>[] {
  return turns.flatMap(([seat, words]) => words.split(' ').map((word) => ({ seat, move: moveOf(word) })));
}

/** A place to go to, `buy`, `wait`, `end`, or `sell:` and `build:` with a silk. */
function moveOf(word: string): BombayMove {
  const [verb, silk] = word.split(':');
  if (verb === 'buy' || verb === 'wait' || verb === 'end') return { do: verb };
  if ((verb === 'sell' || verb === 'build') && isSilk(silk)) return { do: verb, silk };
  if (isPlace(word)) return { do: 'go', to: word };
  throw new Error(`${word} is no answer`);
}

function isPlace(word: string): word is PlaceId {
  return Object.hasOwn(PLACES, word);
}

function isSilk(word: string | undefined): word is Silk {
  return SILKS.some((silk) => silk === word);
}
