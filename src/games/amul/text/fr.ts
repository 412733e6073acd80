/** Les mots d’Amul en français. */
import type { CardSymbol, Category, Control, Placement, Supply } from '../data.ts';
import { SCORINGS } from '../facts.ts';
import { cardsIn } from './cards.fr.ts';
import { countingIn } from './count.ts';
import type { Words } from './en.ts';
import { cardSheet } from './sheet.ts';

const { count, list } = countingIn('fr');
const points = (n: number) => count(n, 'point', 'points');
const cardCount = (n: number) => count(n, 'carte', 'cartes');
const cards = cardsIn(SCORINGS);
/** « de » devant un nom : d’Asha, de Mina. */
const of = (name: string) => (/^[aeiouàâéèêëîïôùœh]/i.test(name) ? `d’${name}` : `de ${name}`);

const symbolsIn: Record<CardSymbol, (n: number) => string> = {
  arab: (n) => count(n, 'symbole Arabe', 'symboles Arabe'),
  mongol: (n) => count(n, 'symbole Mongol', 'symboles Mongol'),
  object: (n) => count(n, 'symbole Objet', 'symboles Objet'),
  trade: (n) => count(n, 'symbole Commerce', 'symboles Commerce'),
  military: (n) => count(n, 'symbole Militaire', 'symboles Militaire'),
};
const categories: Record<Category, string> = {
  goods: 'Marchandises',
  objects: 'Objets',
  camels: 'Caravanes',
  merchants: 'Marchands',
  military: 'Militaires',
  characters: 'Personnages',
  bazaar: 'Bazar',
};
const placement: Record<Placement, { readonly label: string; readonly help: string }> = {
  play: { label: 'table', help: 'Reste sur la table quand on la joue. Défaussée si elle est encore en main à la fin.' },
  hand: { label: 'main', help: 'Compte si elle est encore en main à la fin. Perdue si on la joue pendant une manche.' },
  both: { label: 'les deux', help: 'Reste sur la table quand on la joue, et compte aussi en main à la fin.' },
};
const looksAt: Record<Control, string> = {
  self: 'Regarde votre zone de jeu.',
  neighbours: 'Regarde vos deux voisins.',
  selfAndNeighbours: 'Vous regarde, vous et vos deux voisins.',
  all: 'Regarde toutes les zones de jeu.',
  oneNeighbour: 'Regarde un voisin.',
};
const from: Record<Supply, string> = { palace: 'au palais', bazaar: 'au bazar', market: 'au marché' };

export const fr: Words = {
  name: 'Amul',
  tagline: 'Une main, un marché et deux voisins',
  options: {
    tea: {
      label: 'Cartes Thé',
      help: 'Ajoute autant de cartes Thé à la pioche et le Négociant de thé au bazar : on ne peut plus compter exactement les dernières manches. Autant que de joueurs est un bon nombre ; 0 pour jouer sans.',
    },
    anonymousProposals: {
      label: 'Propositions anonymes',
      help: 'Les propositions sont mélangées avant d’être retournées : personne ne voit qui a proposé quoi.',
    },
    vagabondTriggersImmediate: {
      label: 'Le Vagabond déclenche les effets',
      help: 'Une carte prise au marché par un Vagabond fait aussitôt ce qu’elle dit. Sinon, elle rapporte seulement ses points.',
    },
    facts: {
      label: 'Données corrigées',
      help: 'Ce qu’un possesseur de la boîte a corrigé dans les données imprimées, selon un fichier de données.',
    },
  },
  groups: {
    propose: 'Au marché',
    choose: 'Du marché',
    reveal: 'Sur la table',
    lost: 'Perdue si elle est jouée',
    take: 'Prendre',
    pair: 'En prendre deux',
    rest: 'Pour finir',
  },
  cards,
  cardsIn,
  symbolsIn,
  categories,
  placement,
  looksAt,
  counts: { points, cards: cardCount },
  list,

  question: {
    propose: {
      title: 'Que proposez-vous ?',
      hint: 'Une carte de votre main va au marché. Toutes sont montrées ensemble.',
    },
    proposed: { title: 'Proposé', hint: 'On attend les autres. Annuler permet de changer d’avis.' },
    choose: (left: number) => ({
      title: 'Que prenez-vous ?',
      hint:
        left > 1
          ? `Une carte du marché, en main. Après vous, ${count(left - 1, 'personne choisit', 'personnes choisissent')} encore.`
          : 'Une carte du marché, en main.',
    }),
    reveal: {
      title: 'Que jouez-vous ?',
      hint: 'Une carte de votre main va sur la table. Toutes sont montrées ensemble.',
    },
    revealed: { title: 'Joué', hint: 'On attend les autres. Annuler permet de changer d’avis.' },
    take: (card: string, supply: Supply, left: number) => ({
      title: `${card} : que prenez-vous ?`,
      hint:
        left > 1
          ? `Jusqu’à ${cardCount(left)} ${from[supply]}, sur la table.`
          : `Une carte ${from[supply]}, sur la table.`,
    }),
    over: { title: 'La partie est finie', hint: 'Qui a le plus de points l’emporte.' },
  },

  answer: {
    propose: (card: string) => `Proposer : ${card}`,
    choose: (card: string) => `Prendre en main : ${card}`,
    reveal: (card: string) => `Jouer : ${card}`,
    lose: (card: string) => `Jouer ${card}, qui est perdue`,
    take: (card: string, supply: Supply) => `Prendre ${from[supply]} : ${card}`,
    pair: (one: string, two: string) => `${one} + ${two}`,
    takeBoth: (one: string, two: string, supply: Supply) => `Prendre ${from[supply]} : ${one} et ${two}`,
    decline: 'Ne rien prendre',
    declineMore: 'Rien de plus',
    costs: (parts: string) => `Coûte ${parts}.`,
    brings: (parts: string) => `Rapporte ${parts}.`,
    effect: { palace: 'une carte du palais', bazaar: 'un Négociant', market: 'une carte restée au marché' },
    effects: (n: number) => `jusqu’à ${n} cartes du palais`,
    lost: 'la carte',
  },

  event: {
    firstPlayer: (who: string) => `${who} est premier joueur et tient la carte Premier choix.`,
    round: (round: number, who: string) => `La manche ${round} commence. ${who} tient la carte Premier choix.`,
    dealt: (what: string) => `Vous recevez : ${what}.`,
    turnedUp: (what: string, pile: number) =>
      `De la pioche au marché : ${what}. La pioche compte encore ${cardCount(pile)}.`,
    proposed: (what: string) => `Les propositions sont retournées : ${what}.`,
    proposal: (who: string, card: string) => `${who} ${card}`,
    order: { choose: 'Choix', effects: 'Effets' },
    orderOf: (step: string, military: boolean, seats: string) =>
      military ? `${step} par valeur militaire : ${seats}.` : `${step} à partir du Premier choix : ${seats}.`,
    chose: (who: string, card: string) => `${who} prend au marché : ${card}.`,
    choseFrom: (who: string, card: string, by: string) => `${who} prend la proposition ${of(by)} : ${card}.`,
    choseOwn: (who: string, card: string) => `${who} reprend sa propre proposition : ${card}.`,
    revealed: (what: string) => `Tout le monde joue : ${what}.`,
    played: (who: string, card: string) => `${who} ${card}`,
    removed: (who: string, card: string) => `${who} perd une carte qui n’aurait compté qu’en main : ${card}.`,
    took: (who: string, card: string, supply: Supply, by: string) =>
      `${who}, par ${by}, prend ${from[supply]} : ${card}.`,
    declined: (who: string, by: string) => `${who}, par ${by}, ne prend rien de plus.`,
    discarded: (what: string) => `Restées au marché et défaussées : ${what}.`,
    finalHand: (who: string, kept: string, lost: string) =>
      `${who} retourne sa main : ${kept}${lost === '' ? '' : ` ; défausse : ${lost}`}.`,
    nothing: 'rien',
    spied: (who: string, spy: string, on: string, n: number) => `${spy} ${of(who)} chez ${on} : ${points(n)}.`,
    traded: (who: string, trader: string, series: number, n: number) =>
      `${trader} ${of(who)} : ${count(series, 'série', 'séries')}, ${points(n)}.`,
    majority: { arab: 'Majorité arabe', mongol: 'Majorité mongole' },
    majorityOf: (title: string, parts: string) => `${title} : ${parts}.`,
    share: (who: string, n: number) => `${who} ${n}`,
    nobody: 'personne',
    scored: (what: string) => `Résultat : ${what}.`,
  },

  clock: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
  clockOver: 'Décompte final',

  sheet: {
    ...cardSheet(cards, {
      inPlay: 'Chaque exemplaire rapporte selon le nombre de cartes de ce nom en jeu.',
      series: 'Des points pour chaque série complète des trois marchandises demandées.',
    }),
    arabSymbols: { label: 'Symboles Arabe', help: 'Les symboles Arabe de la zone de jeu, pour la majorité.' },
    arabMajority: {
      label: 'Majorité arabe',
      help: '8, 4 et 2 points pour les trois premiers. À égalité, chacun reçoit la plus basse des places occupées.',
    },
    mongolSymbols: { label: 'Symboles Mongol', help: 'Les symboles Mongol de la zone de jeu, pour la majorité.' },
    mongolMajority: {
      label: 'Majorité mongole',
      help: '8, 4 et 2 points pour les trois premiers. À égalité, chacun reçoit la plus basse des places occupées.',
    },
    militaryValue: {
      label: 'Valeur militaire',
      help: 'Les symboles Militaire de la zone de jeu. La plus grande l’emporte à égalité.',
    },
  },

  refusals: {
    'AM-PLAN-1': 'On ne propose qu’une carte de sa propre main.',
    'AM-PLAN-2': 'On ne prend qu’une carte qui se trouve au marché.',
    'AM-PLAN-3': 'On ne joue qu’une carte de sa propre main.',
    'AM-RUL-2': 'Ici il faut donner ou prendre exactement une carte.',
    'AM-UPK-2': 'Cette carte prend dans sa propre réserve, ou ne prend rien.',
    'AM-END-3': 'Le Voleur prend dans ce qui reste au palais, ou ne prend rien.',
  },

  features: () => import('./features.fr.ts').then(({ features }) => features),

  board: {
    market: 'Le marché',
    marketRemark: 'ce que chaque carte vaut pour vous',
    palace: 'Le palais',
    bazaar: 'Le bazar',
    supplyRemark: 'ce que chaque carte vous rapporterait',
    leftovers: 'Restées au marché',
    table: 'Votre table',
    tableOf: (who: string) => `La table ${of(who)}`,
    tableEmpty: 'Aucune carte jouée pour l’instant.',
    tableRemark: (n: number) => `${cardCount(n)}, groupées comme elles comptent`,
    alone: 'Cartes seules',
    series: (n: number) => `${n} par série`,
    waitsFor: (what: string) => `Il manque : ${what}.`,
    hand: 'Votre main',
    handOf: (who: string) => `La main ${of(who)}`,
    handHidden: (n: number) => `${cardCount(n)}, face cachée`,
    handRemark: 'main : compte à la fin · table : à jouer',
    tooMany: (n: number, left: number) =>
      `${n} cartes de table en main, mais on n’en jouera plus que ${left} : le reste sera perdu.`,
    nothingStays: 'Aucune carte de votre main ne reste sur la table : celle que vous jouerez sera perdue.',
    left: 'à votre gauche',
    right: 'à votre droite',
    pts: 'pts',
    noCards: 'pas encore de carte',
    knownHand: (what: string) => `En main, vu de tous : ${what}.`,
    from: { pile: 'de la pioche', seat: (who: string) => `proposition ${of(who)}` },
    letter: (letter: string) => `lettre ${letter}`,
    ends: 'Si tout finissait là',
    endsWith: (n: number) => `${n} avec ceci`,
  },

  strip: {
    phases: { restock: 'Réassort', propose: 'Proposer', choose: 'Choisir', reveal: 'Révéler', effects: 'Effets' },
    phaseHelp: {
      restock: 'Chacun reçoit une carte, et de nouvelles cartes arrivent au marché.',
      propose: 'Chacun met une carte de sa main au marché, tous ensemble.',
      choose: 'Chacun à son tour prend en main une carte du marché.',
      reveal: 'Chacun joue une carte de sa main sur la table, tous ensemble.',
      effects: 'Contrats, Marchands, Seigneurs et Vagabonds prennent leurs cartes, dans l’ordre.',
    },
    byChoice: 'À partir du Premier choix',
    byMilitary: 'Par valeur militaire',
    soon: (round: number) => `dès la manche ${round} : par valeur militaire`,
    switched: 'Désormais le plus fort commence.',
    together: 'Tous ensemble',
    you: 'Vous',
    scoring: 'Décompte final',
    round: (n: number) => `Manche ${n}`,
    military: (value: number, letters: string) =>
      `${count(value, 'symbole Militaire', 'symboles Militaire')}${letters === '' ? '' : `, ${letters}`}`,
  },

  panels: {
    now: 'Si tout finissait là',
    nowRemark: 'visible de vous seul',
    nowSpectator: 'sans les mains cachées',
    total: 'points',
    lost: (what: string) => `En main et perdu alors : ${what}`,
    palace: (n: number) => `Palais, ${cardCount(n)}`,
    bazaar: (n: number) => `Bazar, ${cardCount(n)}`,
    empty: 'vide',
    counts: 'En jeu et hors jeu',
    inPlay: (n: number, all: number) => `${n} sur ${all} en jeu`,
    pile: (n: number) => `${cardCount(n)} dans la pioche`,
    discard: (n: number) => `Défaussées : ${n}`,
    removed: (n: number) => `Jouées et perdues : ${n}`,
    none: 'aucune pour l’instant',
    leftOver: (n: number) => `Jamais piochées : ${n}`,
    symbols: (parts: string) => `Symboles : ${parts}`,
    firstChoice: 'Premier choix',
    score: (n: number) => `${points(n)} sur la table`,
  },

  explain: {
    worth: (n: number) => `Vaut ${points(n)} pour vous maintenant.`,
    worthIfPlayed: (n: number) => `Vaudra ${points(n)} pour vous une fois jouée.`,
    worthOf: (who: string, n: number) => `Vaut ${points(n)} pour ${who} maintenant.`,
    bestTake: (card: string, n: number) => `Elle pourrait prendre maintenant ${card}, pour ${points(n)}.`,
    printed: (n: number) => `Imprimé sur cet exemplaire : ${points(n)}.`,
    letter: (letter: string) => `Lettre ${letter} : départage les valeurs militaires égales.`,
    carries: (parts: string) => `Porte ${parts}.`,
    symbol: {
      arab: 'Les trois joueurs qui ont le plus de symboles Arabe reçoivent 8, 4 et 2 points.',
      mongol: 'Les trois joueurs qui ont le plus de symboles Mongol reçoivent 8, 4 et 2 points.',
      object: 'Comptés par le Nomade et le Colporteur.',
      trade: 'Comptés par le Caravansérail et le Percepteur.',
      military: 'Fixent l’ordre une fois que chacun a été premier, et départagent à la fin.',
    },
    firstChoice:
      'La carte Premier choix : le Choix et les Effets commencent ici tant que chacun n’a pas été premier. Elle avance à chaque manche.',
  },

  finale: {
    title: 'Le décompte',
    handsUp: 'Toutes les mains sont retournées.',
    majority: { arab: 'Majorité arabe', mongol: 'Majorité mongole' },
    majorityHelp: '8, 4, 2 pour les trois premiers',
    total: 'Total',
    tie: 'À égalité, la valeur militaire décide.',
    step: (n: number, all: number) => `${n} sur ${all}`,
    skip: 'Tout montrer',
    again: 'Revoir',
    pad: 'Au bloc de score',
    standing: 'Pour l’instant',
    detail: (who: string) => `Les cartes ${of(who)}`,
  },
};
