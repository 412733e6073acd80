/** Les notables en français : leurs noms et ce que font leurs contrats. */
import type { Notable } from '../data.ts';
import type { NotableWords } from './notables.en.ts';

export const notables: Record<Notable, NotableWords> = {
  portugueseTrader: {
    name: 'Négociant portugais',
    short: 'payer plusieurs biens',
    power: 'Le Marin peut être payé avec plusieurs biens d’une valeur totale d’au plus 4. 1 roupie par tissu livré.',
  },
  sufi: {
    name: 'Soufi',
    short: '+1 par curry',
    power: 'Tout de suite : votre pion de méditation avance d’une case. 1 roupie par curry livré.',
  },
  takshaka: {
    name: 'Takshaka',
    short: '+1 en bâtissant',
    power: 'Chaque fois que vous bâtissez : 1 de valeur de construction en plus et 1 roupie.',
  },
  mahout: {
    name: 'Mahout',
    short: '+1 grès, bois',
    power: 'Chaque production de grès ou de bois donne un bien de plus.',
  },
  khatib: {
    name: 'Khatib',
    short: '+1 curcuma, coton',
    power: 'Chaque production de curcuma ou de coton donne un bien de plus.',
  },
  frenchTrader: {
    name: 'Négociant français',
    short: 'un bien par tour',
    power:
      'Une fois par tour : posez ici un bien ; il en faut un de valeur 1, un de 2 et un de 3. Au troisième : 5 roupies, et les marqueurs reviennent.',
  },
  dyer: {
    name: 'Teinturier',
    short: '2 biens contre 1',
    power:
      'Après une production : rendez deux de ces biens contre un autre de la même rue, valant au plus 2. 1 roupie par teinture livrée.',
  },
  cook: {
    name: 'Cuisinier',
    short: 'garde 2 ouvriers',
    power: 'Garde jusqu’à deux de vos ouvriers renvoyés ; chacun peut servir à méditer. 1 roupie par huile livrée.',
  },
  muezzin: {
    name: 'Muezzin',
    short: '+1 point',
    power: 'Un point de méditation de plus, une fois par phase de méditation.',
  },
  jagirdar: {
    name: 'Jagirdar',
    short: '+1 livraison',
    power: 'Votre Marin a une livraison gratuite de plus. Après le Marin d’un autre, vous pouvez livrer un bien.',
  },
  caliph: {
    name: 'Calife',
    short: 'coton : relever 1',
    power: 'Une fois par tour : rendez un coton pour relever un ouvrier couché.',
  },
  calligrapher: {
    name: 'Calligraphe',
    short: 'corvée à 1 roupie',
    power: 'Réutiliser votre propre case coûte 1 roupie. 1 roupie par papier livré.',
  },
  mullah: {
    name: 'Mollah',
    short: '−1 faveur par tour',
    power: 'Une fois par tour, une action de faveur coûte une faveur de moins. 1 roupie par brique livrée.',
  },
  englishTrader: {
    name: 'Négociant anglais',
    short: 'échange',
    power: 'Une fois par tour : échangez un bien contre un autre de même valeur.',
  },
  mosaicMaker: {
    name: 'Fabricant de mosaïque',
    short: 'points en faveurs',
    power:
      'Tout de suite : prenez n’importe quelle tuile de faveur. Une fois par tour : 1 point de méditation contre 1 faveur, ou 3 points contre 2.',
  },
  mujtahida: {
    name: 'Mujtahida',
    short: '+2 par statue',
    power:
      'Tout de suite : bâtissez gratuitement le premier chantier, comme avec l’Architecte. 2 roupies par statue livrée.',
  },
  dutchTrader: {
    name: 'Négociant hollandais',
    short: 'guildes à la fin',
    power: 'À la fin : 1, 3, 6 roupies pour des commandes dans une, deux, trois guildes. 2 roupies par vêtement livré.',
  },
  painter: {
    name: 'Peintre',
    short: '+2 par tableau',
    power:
      'Tout de suite : relevez jusqu’à trois ouvriers et avancez d’un pas d’influence. 2 roupies par tableau livré.',
  },
  subadar: {
    name: 'Subadar',
    short: 'commandes à la fin',
    power: 'À la fin : 1 roupie par commande remplie. 2 roupies par livre livré.',
  },
  sadrUsSudur: {
    name: 'Sadr us-Sudur',
    short: 'dons à la fin',
    power: 'Tout de suite : un don sur une place de même valeur. À la fin : 1 roupie par don.',
  },
  grandMufti: {
    name: 'Grand Mufti',
    short: 'séries à la fin',
    power:
      'Tout de suite : 3 faveurs. À la fin : 3 roupies par série des trois guildes parmi vos commandes et contrats.',
  },
  grandImam: {
    name: 'Grand Imam',
    short: 'Érudits à la fin',
    power: 'Tout de suite : 3 faveurs. À la fin : 1 roupie par commande et contrat des Érudits.',
  },
  courtArtist: {
    name: 'Artiste de la Cour',
    short: 'Artisans à la fin',
    power: 'Tout de suite : 3 faveurs. À la fin : 1 roupie par commande et contrat des Artisans.',
  },
  dewan: {
    name: 'Dewan',
    short: 'Marchands à la fin',
    power: 'Tout de suite : 3 faveurs. À la fin : 1 roupie par commande et contrat des Marchands.',
  },
};
