/** The words of hints in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { count } = words('en');
const points = (n: number) => count(n, 'point', 'points');

export const en = {
  thinking: 'A vizier is thinking about it …',
  missing: 'No hint could be found. Ask again.',
  only: (answer: string) => `“${answer}” is the only answer there is.`,
  would: (answer: string) => `A vizier would choose “${answer}”.`,
  /** Why it is better than the others, as a sentence that goes on. */
  compared: (why: string) => `Compared with the other answers: ${why}`,
  /** What it expects to gain from here on, compared with the others. */
  expects: (lead: number, seats: number) => {
    const others = seats === 2 ? 'the other player' : 'the others';
    if (lead === 0) return `Expected from here: level with ${others}.`;
    return lead > 0
      ? `Expected from here: about ${points(lead)} more than ${others}.`
      : `Expected from here: about ${points(-lead)} fewer than ${others}.`;
  },
  take: 'Do it',
  close: 'Put the hint away',
};

export type HintText = typeof en;
