/** Ce qu’une réponse apporte ou coûte à Agra, en français. Chaque proposition suit « Cela ». */

import { type Features, howMany } from './features.ts';
import { fr } from './fr.ts';

const { rupees } = fr.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `rapporte ${rupees(howMany('rupees', n))}`,
    loss: (n) => `coûte ${rupees(howMany('rupees', n))}`,
  },
  covers: { gain: 'ôte un cache de votre ferme', loss: 'laisse un cache sur votre ferme' },
  gifts: { gain: 'donne plus de valeur à vos dons à Akbar', loss: 'fait perdre de la valeur à vos dons à Akbar' },
  ending: {
    gain: (n) => `vaut ${rupees(howMany('ending', n))} à la fin de la partie`,
    loss: (n) => `coûte ${rupees(howMany('ending', n))} à la fin de la partie`,
  },
  basics: { gain: 'apporte des biens de base', loss: 'dépense des biens de base' },
  processed: { gain: 'apporte des biens transformés', loss: 'dépense des biens transformés' },
  luxuries: { gain: 'apporte des biens de luxe', loss: 'dépense des biens de luxe' },
  deliveries: { gain: 'vous donne plus à livrer aux notables', loss: 'vous laisse moins à livrer aux notables' },
  orders: { gain: 'met des commandes ouvertes à votre portée', loss: 'met des commandes ouvertes hors de portée' },
  cards: {
    gain: 'augmente vos chances d’obtenir les contrats des notables',
    loss: 'réduit vos chances d’obtenir les contrats des notables',
  },
  powers: {
    gain: 'vous donne un contrat utile pour les tours à venir',
    loss: 'renonce à ce qu’un contrat fait dans les tours à venir',
  },
  influence: { gain: 'vous fait monter sur les pistes d’influence', loss: 'vous retient sur les pistes d’influence' },
  favours: { gain: 'apporte des faveurs', loss: 'dépense des faveurs' },
  tiles: { gain: 'apporte une tuile de faveur', loss: 'abandonne une tuile de faveur' },
  production: { gain: 'fait produire davantage votre ferme', loss: 'fait produire moins votre ferme' },
  counter: { gain: 'fait avancer votre pion de méditation', loss: 'retient votre pion de méditation' },
  workers: { gain: 'ramène des ouvriers dans votre réserve', loss: 'prend un ouvrier de votre réserve' },
  standing: { gain: 'met plus d’ouvriers debout', loss: 'laisse moins d’ouvriers debout' },
  markers: { gain: 'libère des marqueurs pour votre réserve', loss: 'immobilise des marqueurs de votre réserve' },
  points: { gain: 'vous donne des points de méditation à dépenser', loss: 'dépense des points de méditation' },
  clock: { gain: 'rapproche la fin de la partie', loss: 'retarde la fin de la partie' },
  // Ce qui était promis arrive : ce n’est pas une perte.
  promised: { gain: 'promet davantage pour la suite de ce tour', loss: null },
};
