/** De woorden van tips in het Nederlands. */
import { words } from '../../text/words.ts';
import type { HintText } from './en.ts';

const { count } = words('nl');
const points = (n: number) => count(n, 'punt', 'punten');

export const nl: HintText = {
  thinking: 'Een vizier denkt erover na …',
  missing: 'Er is geen tip gevonden. Vraag het nog eens.',
  only: (answer) => `“${answer}” is het enige antwoord dat er is.`,
  would: (answer) => `Een vizier zou “${answer}” kiezen.`,
  compared: (why) => `Vergeleken met de andere antwoorden: ${why}`,
  expects: (lead, seats) => {
    const others = seats === 2 ? 'de ander' : 'de anderen';
    if (lead === 0) return `Verwacht vanaf hier: evenveel als ${others}.`;
    return lead > 0
      ? `Verwacht vanaf hier: ongeveer ${points(lead)} meer dan ${others}.`
      : `Verwacht vanaf hier: ongeveer ${points(-lead)} minder dan ${others}.`;
  },
  take: 'Doen',
  close: 'Tip opbergen',
};
