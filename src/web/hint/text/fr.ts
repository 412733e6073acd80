/** Les mots des conseils en français. */
import { words } from '../../text/words.ts';
import type { HintText } from './en.ts';

const { count } = words('fr');
const points = (n: number) => count(n, 'point', 'points');

export const fr: HintText = {
  thinking: 'Un vizir y réfléchit…',
  missing: 'Aucun conseil n’a été trouvé. Redemandez.',
  only: (answer) => `« ${answer} » est la seule réponse possible.`,
  would: (answer) => `Un vizir choisirait « ${answer} ».`,
  compared: (why) => `Par rapport aux autres réponses : ${why}`,
  expects: (lead, seats) => {
    const others = seats === 2 ? 'l’autre joueur' : 'les autres';
    if (lead === 0) return `Attendu à partir d’ici : autant que ${others}.`;
    return lead > 0
      ? `Attendu à partir d’ici : environ ${points(lead)} de plus que ${others}.`
      : `Attendu à partir d’ici : environ ${points(-lead)} de moins que ${others}.`;
  },
  take: 'Le faire',
  close: 'Ranger le conseil',
};
