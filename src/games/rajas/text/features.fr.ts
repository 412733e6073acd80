/** Ce qu’une réponse apporte ou coûte à Rajas of the Ganges, en français. Chaque proposition suit « Cela ». */

import { type Features, howMany } from './features.ts';
import { fr } from './fr.ts';

const { fame, money } = fr.counts;

export const features: Features = {
  fame: { gain: (n) => `rapporte ${fame(howMany('fame', n))}`, loss: (n) => `coûte ${fame(howMany('fame', n))}` },
  money: {
    gain: (n) => `fait gagner ${money(howMany('money', n))}`,
    loss: (n) => `coûte ${money(howMany('money', n))}`,
  },
  dice: { gain: 'vous donne plus de dés', loss: 'dépense des dés' },
  pips: {
    gain: 'vous donne des dés plus forts pour payer',
    loss: 'dépense des points de dés qui paieraient des tuiles',
  },
  fullKali: { gain: 'libère de la place dans les mains de Kali', loss: 'encombre les mains de Kali' },
  karma: { gain: 'apporte du karma', loss: 'dépense du karma' },
  workers: { gain: 'vous fait gagner un ouvrier', loss: 'vous coûte un ouvrier' },
  upgrades: { gain: 'améliore vos bâtiments', loss: 'renonce à une amélioration' },
  assorted: {
    gain: 'augmente la valeur des marchandises variées',
    loss: 'diminue la valeur des marchandises variées',
  },
  oneKind: {
    gain: 'augmente la valeur de vos marchés d’une même marchandise',
    loss: 'diminue la valeur de vos marchés d’une même marchandise',
  },
  room: { gain: 'ouvre plus de cases à bâtir dans votre province', loss: 'ferme une partie de votre province' },
  blocked: { gain: 'ouvre une route où bâtir', loss: 'ne laisse aucune route où bâtir' },
  yields: { gain: 'mène vos routes vers des revenus spéciaux', loss: 'détourne vos routes des revenus spéciaux' },
  yieldTiles: {
    gain: 'pose une tuile revenu pour une route à venir',
    loss: 'abandonne une tuile revenu qui attendait sa route',
  },
  boat: { gain: 'fait avancer votre bateau sur le fleuve', loss: 'retient votre bateau' },
  tileInSight: {
    gain: 'met une bonne tuile à portée de vos dés',
    loss: 'met une bonne tuile hors de portée de vos dés',
  },
  // Ce qui était promis arrive : ce n’est pas une perte.
  promised: { gain: 'promet davantage pour la suite de ce tour', loss: null },
};
