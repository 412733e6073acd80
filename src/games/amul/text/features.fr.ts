/** Ce qu’une réponse apporte ou coûte à Amul, en français. Chaque proposition suit « Cela ». */

import { type Features, howMany } from './features.ts';
import { fr } from './fr.ts';

const { points } = fr.counts;

export const features: Features = {
  counted: {
    gain: (n) => `ajoute ${points(howMany('counted', n))} à ce que vous avez`,
    loss: (n) => `retire ${points(howMany('counted', n))} à ce que vous avez`,
  },
  toPlay: {
    gain: 'vous donne plus de points à jouer de votre main',
    loss: 'vous laisse moins de points à jouer de votre main',
  },
  toTake: { gain: 'promet une bonne carte grâce à un effet', loss: 'laisse moins à prendre par les effets' },
  nothingToPlay: {
    gain: 'garde en main une carte qui restera sur la table',
    loss: 'ne vous laisse aucune carte qui resterait sur la table',
  },
  goingFirst: {
    gain: 'vous fait passer avant d’autres dans les manches à venir',
    loss: 'fait passer d’autres avant vous dans les manches à venir',
  },
  spare: { gain: 'vous laisse une carte à proposer sans regret', loss: 'vous enlève une carte à proposer sans regret' },
  tooMany: {
    gain: 'allège votre main des cartes que vous ne pourriez garder à la fin',
    loss: 'vous laisse plus de cartes que vous ne pourrez en garder à la fin',
  },
};
