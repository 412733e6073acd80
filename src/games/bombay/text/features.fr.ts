/** Ce qu’une réponse apporte ou coûte à Bombay, en français. Chaque proposition suit « Cela ». */

import { type Features, howMany } from './features.ts';
import { fr } from './fr.ts';

const { rupees, actions } = fr.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `rapporte ${rupees(howMany('rupees', n))}`,
    loss: (n) => `coûte ${rupees(howMany('rupees', n))}`,
  },
  cities: { gain: 'augmente votre prime des villes', loss: 'réduit votre prime des villes' },
  empire: { gain: 'renforce votre empire', loss: 'affaiblit votre empire' },
  // Ne fait que corriger un peu ce que compte l’empire : personne ne le dirait.
  lead: { gain: null, loss: null },
  tolls: { gain: 'promet des péages à vos palais', loss: 'vous prive de péages à vos palais' },
  actions: {
    gain: (n) => `économise ${actions(howMany('actions', n))}`,
    loss: (n) => `prend ${actions(howMany('actions', n))}`,
  },
  load: { gain: 'donne plus de valeur à votre charge', loss: 'fait perdre de la valeur à votre charge' },
  purchase: { gain: 'rapproche le prochain bon achat', loss: 'éloigne le prochain bon achat' },
};
