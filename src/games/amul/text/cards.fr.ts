/** Les cartes d’Amul en français : le nom, ce qui est écrit sur la carte en une ligne, et tout ce qu’elle fait. */
import type { Scorings } from '../facts.ts';
import {
  type CardLanguage,
  type CardTable,
  type CardWords,
  cardTable,
  countsItself,
  either,
  trendOf,
} from './cards.ts';
import { countingIn } from './count.ts';

const { count } = countingIn('fr');
const points = (n: number) => count(n, 'point', 'points');

const MERCHANT =
  'Ne rapporte rien par lui-même. Quand vous le révélez, vous pouvez prendre aussitôt une carte du palais dans votre zone de jeu.';
const GENERAL = 'Rapporte 2 points par symbole Militaire de votre zone de jeu. Il n’en porte pas lui-même.';
const SABRE = 'Ne rapporte rien, mais 4 points si vous avez au moins un symbole Militaire.';
const set = (one: string, all: string) =>
  `${one} rapporte 2 points, deux rapportent 9 ; le troisième entame une nouvelle paire. ${all} comptent ensemble.`;

const STATED: CardLanguage['stated'] = {
  silver: {
    name: 'Argent',
    line: '3, 7 ou 13 pour un, deux ou trois.',
    long: 'Un Argent rapporte 3 points, deux 7, trois 13 ; le quatrième entame une nouvelle série. Tous vos Argents comptent ensemble.',
  },
  gold: { name: 'Or', line: '4 points, toujours.', long: 'Chaque Or rapporte 4 points.' },
  carpet: { name: 'Tapis', line: '2 seul, 9 la paire.', long: set('Un Tapis', 'Tous vos Tapis') },
  porcelain: {
    name: 'Porcelaine',
    line: '2 seule, 9 la paire.',
    long: 'Une Porcelaine rapporte 2 points, deux rapportent 9 ; la troisième entame une nouvelle paire. Toutes vos Porcelaines comptent ensemble.',
  },
  oil: {
    name: 'Huile',
    line: '3 points, 5 avec une Lampe.',
    long: 'Chaque Huile rapporte 3 points, ou 5 si vous avez au moins une Lampe. Une seule Lampe suffit pour toutes vos Huiles.',
  },
  spices: {
    name: 'Épices',
    line: '2 seules, 6 la paire.',
    long: 'Une carte Épices rapporte 2 points, deux rapportent 6 ; la troisième entame une nouvelle paire. Toutes vos Épices comptent ensemble.',
  },
  opium: {
    name: 'Opium',
    line: '6 points, 0 avec un Militaire.',
    long: 'Chaque Opium rapporte 6 points, mais rien si vous avez au moins un symbole Militaire.',
  },
  gems: {
    name: 'Gemmes',
    line: '1 par Gemmes chez vous et vos voisins.',
    long: 'Chacune de vos Gemmes rapporte 1 point par carte Gemmes chez vous ou chez l’un de vos deux voisins, elle-même comprise.',
  },
  silk: {
    name: 'Soie',
    line: '1 par Soie chez vous et vos voisins.',
    long: 'Chacune de vos Soies rapporte 1 point par carte Soie chez vous ou chez l’un de vos deux voisins, elle-même comprise.',
  },
  ebony: {
    name: 'Ébène',
    line: '2 points, 6 avec Ivoire.',
    long: 'Chaque Ébène rapporte 2 points, ou 6 si vous avez au moins un Ivoire.',
  },
  tea: {
    name: 'Thé',
    line: '4 points, toujours.',
    long: 'Chaque Thé rapporte 4 points. Seulement dans la variante du thé.',
  },

  sabre_mongol: { name: 'Sabre mongol', line: '4 points avec un Militaire.', long: SABRE },
  sabre_arab: { name: 'Sabre arabe', line: '4 points avec un Militaire.', long: SABRE },
  lamp: {
    name: 'Lampe',
    line: '3 points. Porte vos Huiles à 5.',
    long: 'Chaque Lampe rapporte 3 points. La première porte toutes vos Huiles de 3 à 5 points.',
  },
  relic_mongol: {
    name: 'Relique mongole',
    line: '7 points, 0 avec un symbole Arabe.',
    long: 'Rapporte 7 points, mais rien si vous avez au moins un symbole Arabe.',
  },
  relic_arab: {
    name: 'Relique arabe',
    line: '7 points, 0 avec un symbole Mongol.',
    long: 'Rapporte 7 points, mais rien si vous avez au moins un symbole Mongol.',
  },
  medallion: { name: 'Médaillon', line: '4 points, toujours.', long: 'Chaque Médaillon rapporte 4 points.' },
  tent: {
    name: 'Tente',
    line: '2 points, toujours.',
    long: 'Rapporte 2 points. Ne se trouve qu’au palais.',
  },
  yurt: {
    name: 'Yourte',
    line: '2 points, toujours.',
    long: 'Rapporte 2 points. Ne se trouve qu’au palais.',
  },

  camel_drivers: {
    name: 'Chameliers',
    line: '2 par Chameau chez vous et vos voisins.',
    long: 'Rapportent 2 points par Chameau chez vous ou chez l’un de vos deux voisins.',
  },
  caravan_arab: {
    name: 'Caravane arabe',
    line: '1 par symbole Arabe chez vous.',
    long: 'Rapporte 1 point par symbole Arabe de votre zone de jeu, le sien compris.',
  },
  caravan_mongol: {
    name: 'Caravane mongole',
    line: '1 par symbole Mongol chez vous.',
    long: 'Rapporte 1 point par symbole Mongol de votre zone de jeu, le sien compris.',
  },
  caravanserai: {
    name: 'Caravansérail',
    line: '1 par symbole Commerce chez vous.',
    long: 'Rapporte 1 point par symbole Commerce de votre zone de jeu, les siens compris.',
  },

  merchant_arab: { name: 'Marchand arabe', line: 'Prenez une carte du palais.', long: MERCHANT },
  merchant_mongol: { name: 'Marchand mongol', line: 'Prenez une carte du palais.', long: MERCHANT },
  contract: {
    name: 'Contrat',
    line: '2 points. Prenez un Négociant.',
    long: 'Rapporte 2 points. Quand vous le révélez, vous pouvez prendre aussitôt un Négociant du bazar dans votre zone de jeu.',
  },
  spice_supplier: {
    name: 'Fournisseur d’épices',
    short: 'Fournisseur',
    line: '6 points avec trois Épices.',
    long: 'Ne rapporte rien, mais 6 points si vous avez au moins trois Épices. Elles forment quand même des paires et servent un Négociant.',
  },
  smuggler: {
    name: 'Contrebandier',
    line: '8, moins 2 par Or chez vos voisins.',
    long: 'Rapporte 8 points, moins 2 par Or chez vos deux voisins. Peut devenir négatif.',
  },
  goldsmith: {
    name: 'Orfèvre',
    line: '1 par Gemmes chez vous et vos voisins.',
    long: 'Rapporte 1 point par carte Gemmes chez vous ou chez l’un de vos deux voisins. Les Gemmes elles-mêmes n’y gagnent rien.',
  },
  spice_seller: {
    name: 'Vendeur d’épices',
    short: 'Vendeur',
    line: '1 par Épices chez vous et vos voisins.',
    long: 'Rapporte 1 point par carte Épices chez vous ou chez l’un de vos deux voisins.',
  },
  jeweller: {
    name: 'Joaillier',
    line: '1 par Or et Argent chez vos voisins.',
    long: 'Rapporte 1 point par Or et par Argent chez vos deux voisins. Les vôtres ne comptent pas.',
  },
  peddler: {
    name: 'Colporteur',
    line: '1 par Objet chez vous et vos voisins.',
    long: 'Rapporte 1 point par symbole Objet chez vous ou chez l’un de vos deux voisins.',
  },

  guard_mongol: {
    name: 'Garde mongol',
    line: 'Les points imprimés.',
    long: 'Rapporte les points imprimés sur l’exemplaire, de 0 à 3. Porte un symbole Militaire et une lettre qui départage.',
  },
  guard_arab: {
    name: 'Garde arabe',
    line: 'Les points imprimés.',
    long: 'Rapporte les points imprimés sur l’exemplaire, 1 ou 2. Porte un symbole Militaire et une lettre qui départage.',
  },
  general_arab: { name: 'Général arabe', line: '2 par symbole Militaire chez vous.', long: GENERAL },
  general_mongol: { name: 'Général mongol', line: '2 par symbole Militaire chez vous.', long: GENERAL },
  militia: {
    name: 'Milice d’Amul',
    short: 'Milice',
    line: '1 par symbole Militaire chez vous et vos voisins.',
    long: 'Rapporte 1 point par symbole Militaire chez vous, le sien compris, ou chez l’un de vos deux voisins.',
  },
  mercenaries: {
    name: 'Mercenaires',
    line: '0 point, deux symboles Militaire.',
    long: 'Ne rapportent rien. Portent deux symboles Militaire et une seule lettre.',
  },
  dervish: {
    name: 'Derviche',
    line: '2 points, un symbole Militaire.',
    long: 'Rapporte 2 points et porte un symbole Militaire. Ne se trouve qu’au palais.',
  },

  vagabond: {
    name: 'Vagabond',
    line: '1 point. Prenez une carte restée au marché.',
    long: 'Rapporte 1 point. Quand vous le révélez, vous pouvez prendre une carte restée au marché, directement dans votre zone de jeu, même une carte qui ne compterait qu’en main.',
  },
  thief: {
    name: 'Voleur',
    line: '−1. À la fin, jusqu’à 2 cartes du palais.',
    long: 'Rapporte −1 point. À la fin de la partie, quand toutes les mains sont retournées, son propriétaire peut prendre jusqu’à deux cartes du palais.',
  },
  diplomat: {
    name: 'Diplomate',
    line: 'Deux symboles Arabe, deux Mongol.',
    long: 'Ne rapporte rien. Porte deux symboles Arabe et deux symboles Mongol.',
  },
  emissary: {
    name: 'Émissaire',
    line: '2 par paire Arabe et Mongol.',
    long: 'Rapporte 2 points par paire d’un symbole Arabe et d’un symbole Mongol de votre zone de jeu.',
  },
  tax_collector: {
    name: 'Percepteur',
    line: '1 par symbole Commerce chez vos voisins.',
    long: 'Rapporte 1 point par symbole Commerce chez vos deux voisins. Les vôtres ne comptent pas.',
  },
  prince_arab: {
    name: 'Prince arabe',
    line: 'Trois symboles Arabe.',
    long: 'Ne rapporte rien. Porte trois symboles Arabe.',
  },
  prince_mongol: {
    name: 'Prince mongol',
    line: 'Trois symboles Mongol.',
    long: 'Ne rapporte rien. Porte trois symboles Mongol.',
  },
  mughal_lord: {
    name: 'Seigneur moghol',
    line: '−3. Prenez jusqu’à 2 cartes du palais.',
    long: 'Rapporte −3 points. Quand vous le révélez, vous pouvez prendre aussitôt jusqu’à deux cartes du palais dans votre zone de jeu.',
  },
  fugitive: {
    name: 'Fugitif',
    line: '9, moins 3 par Militaire chez vos voisins.',
    long: 'Rapporte 9 points, moins 3 par symbole Militaire chez vos deux voisins. Peut devenir négatif.',
  },
  nomad: {
    name: 'Nomade',
    line: '2 par symbole Objet chez vous.',
    long: 'Rapporte 2 points par symbole Objet de votre zone de jeu.',
  },
  sheikh: {
    name: 'Cheikh',
    line: '2 par Huile chez vous.',
    long: 'Rapporte 2 points par carte Huile de votre zone de jeu, en plus de ce que vaut l’Huile elle-même.',
  },
  spy_mongol: {
    name: 'Espion mongol',
    line: '1 par symbole Arabe d’un voisin.',
    long: 'Rapporte 1 point par symbole Arabe d’un voisin : celui qui en a le plus, celui de gauche à égalité.',
  },
  spy_arab: {
    name: 'Espion arabe',
    line: '1 par symbole Mongol d’un voisin.',
    long: 'Rapporte 1 point par symbole Mongol d’un voisin : celui qui en a le plus, celui de gauche à égalité.',
  },
  courtesan: {
    name: 'Courtisane',
    line: '1 par Or et Soie chez vous.',
    long: 'Rapporte 1 point par Or et par Soie de votre zone de jeu.',
  },
  dancer: {
    name: 'Danseuse',
    line: '1 par Gemmes et Argent chez vous.',
    long: 'Rapporte 1 point par Gemmes et par Argent de votre zone de jeu.',
  },
};

const TRADERS: CardLanguage['traders'] = {
  trader_babylonian: { name: 'Négociant babylonien', short: 'Babylonien' },
  trader_persian: { name: 'Négociant perse', short: 'Perse' },
  trader_chinese: { name: 'Négociant chinois', short: 'Chinois' },
  trader_indian: { name: 'Négociant indien', short: 'Indien' },
  trader_venetian: { name: 'Négociant vénitien', short: 'Vénitien' },
  trader_nubian: { name: 'Négociant nubien', short: 'Nubien' },
  trader_bactrian: { name: 'Négociant bactrien', short: 'Bactrien' },
  trader_byzantine: { name: 'Négociant byzantin', short: 'Byzantin' },
  trader_tea: { name: 'Négociant de thé', short: 'Thé' },
};

const TREND = {
  rises: 'Plus il y en a, mieux c’est : chacun',
  falls: 'Plus il est rare, mieux c’est : chacun',
  turns: 'Chacun',
} as const;

function inPlay(name: string, all: string, table: readonly number[]): CardWords {
  const [one = 0, two = 0, three = 0] = table;
  return {
    name,
    line: `${either(table, 'ou')} s’il y en a 1, 2 ou 3 en jeu.`,
    long: `${TREND[trendOf(table)]} de vos ${all} rapporte ${points(one)} s’il est seul dans toutes les zones de jeu, ${two} s’il y en a deux, ${three} s’il y en a trois.`,
  };
}

function camel(table: readonly number[]): CardWords {
  const name = 'Chameau';
  if (countsItself(table))
    return {
      name,
      line: 'Chacun vaut le nombre de Chameaux en jeu.',
      long: 'Comptez les Chameaux de toutes les zones de jeu, de un à six : chacun des vôtres rapporte autant de points.',
    };
  const each = either(table, 'ou');
  return {
    name,
    line: `${each} s’il y en a de 1 à 6 en jeu.`,
    long: `Comptez les Chameaux de toutes les zones de jeu : s’il y en a un, deux, trois, quatre, cinq ou six, chacun des vôtres rapporte ${each} points.`,
  };
}

const SAID: CardLanguage = {
  stated: STATED,
  counted: {
    jade: (table) => inPlay('Jade', 'Jades', table),
    ivory: (table) => inPlay('Ivoire', 'Ivoires', table),
    camel,
  },
  traders: TRADERS,
  series: (n, goods) => ({
    line: `${n} par série : ${goods}.`,
    long: `Rapporte ${points(n)} par série complète : ${goods}. Une carte ne sert qu’une série d’un seul Négociant ; elle continue de compter pour tout le reste.`,
  }),
};

export function cardsIn(scorings: Scorings): CardTable {
  return cardTable(scorings, SAID);
}
