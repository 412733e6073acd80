/** Les mots des images et des données imprimées d’Amul, en français. */
import type { ReferenceWords } from './en.ts';

const DECKS = { market: 'au marché', palace: 'au palais', bazaar: 'au bazar' };

export const fr: ReferenceWords = {
  pictures: {
    card: 'Une carte : son image à la couleur de sa catégorie, son nom, ce qu’elle rapporte, où elle compte, et ses symboles.',
    placements: 'Compte en main, sur la table, ou les deux.',
    symbols: 'Arabe, Mongol, Objet, Commerce et Militaire.',
    supplies: 'Le palais et le bazar à trois joueurs.',
    market: 'Le marché à trois joueurs après les propositions : une carte de la pioche, trois venues des mains.',
    take: 'Un Marchand prend au palais, un Contrat au bazar.',
    letters: 'Des Gardes de même valeur : la lettre décide, A avant B.',
    hand: 'À la fin, la main garde ce qui y compte ; un Tapis, qui ne compte que sur la table, est perdu.',
    set: 'L’Argent en série : un, deux et trois exemplaires.',
    series: 'Un Négociant et sa série.',
    majority: 'Le plus de symboles Arabe : première, deuxième et troisième place.',
    goods: 'Les marchandises.',
    objects: 'Les objets.',
    camels: 'Chameaux et caravanes.',
    merchants: 'Les marchands.',
    military: 'Les cartes militaires.',
    characters: 'Les personnages.',
    bazaar: 'Les Négociants, chacun avec sa série.',
    tea: 'Le Thé, et le Négociant qui en veut.',
  },
  chapters: { table: 'La table' },
  counts: {
    players: 'Joueurs',
    upturned: 'Nouvelles cartes du marché par manche',
    market: 'Cartes Marché en tout',
    rounds: (n) => `${n} manches`,
    hand: (n) => `${n} cartes en main`,
    tea: (n) => `${n} cartes Thé au plus`,
    place: ['premier', 'deuxième', 'troisième'],
  },
  copies: (deck, n, from) => `${n} ${DECKS[deck]}, à partir de ${from} joueurs`,
  tea: 'variante du thé',
  aspects: { scoring: 'points', placement: 'où elle compte', symbols: 'symboles', from: 'quand elle sert' },
  sources: { seed: 'de la règle', public: 'public', partly: 'reconstitué en partie', reconstructed: 'reconstitué' },
  part: {
    placement: 'où elle compte',
    arab: 'symboles Arabe',
    mongol: 'symboles Mongol',
    object: 'symboles Objet',
    trade: 'symboles Commerce',
    good1: 'première carte de la série',
    good2: 'deuxième carte de la série',
    good3: 'troisième carte de la série',
    points: 'points par série',
    from: 'à partir de combien de joueurs',
  },
  inPlay: (n) => `points de chacune s’il y en a ${n} en jeu`,
  facts: {
    rounds: { name: 'Manches et mains', note: '' },
    market: { name: 'Nouvelles cartes selon le nombre de joueurs', note: '' },
    symbols: { name: 'Les symboles', note: '' },
    letters: {
      name: 'Lettres des cartes militaires',
      note: 'Qu’il y ait des lettres est dans la règle ; leur répartition entre les cartes est reconstituée.',
    },
    points: {
      name: 'Points des gardes',
      note: 'Que les gardes mongols montrent de 0 à 3 points et les gardes arabes 1 ou 2 est dans la règle ; leur répartition entre les exemplaires est reconstituée.',
    },
    majority: { name: 'Majorités', note: '' },
    pad: {
      name: 'L’ordre du décompte',
      note: 'Les catégories sont publiques ; la répartition des cartes est reconstituée.',
    },
  },
};
