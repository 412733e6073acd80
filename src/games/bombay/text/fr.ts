/** Les mots de Bombay en français. */
import type { PlaceId, Post, Silk, TokenEffect } from '../data.ts';
import { countingIn } from './count.ts';
import type { PlaceWords, Words } from './en.ts';

const { count, list } = countingIn('fr');
const rupees = (n: number) => count(n, 'roupie', 'roupies');
const actions = (n: number) => count(n, 'action', 'actions');
const clients = (n: number) => count(n, 'cliente', 'clientes');
const bales = (n: number) => count(n, 'ballot', 'ballots');
const palaces = (n: number) => count(n, 'palais', 'palais');
const kinds = (n: number) => count(n, 'ville', 'villes');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** « de » devant un nom : d’Indore, de Bombay. */
const of = (name: string) => (/^[aeiouàâéèêëîïôùœ]/i.test(name) ? `d’${name}` : `de ${name}`);

const city = (name: string): PlaceWords => ({ name, to: `à ${name}`, at: `à ${name}`, from: of(name) });
/** Un lieu masculin : « le comptoir… » */
const spot = (name: string, what = name.charAt(0).toLowerCase() + name.slice(1)): PlaceWords => ({
  name,
  to: `au ${what}`,
  at: `au ${what}`,
  from: `du ${what}`,
});

const site = (name: string, what: string): PlaceWords => ({ ...spot(name, what), at: `sur le ${what}` });

const places: Record<PlaceId, PlaceWords> = {
  A: {
    name: 'Colline de départ',
    to: 'sur la colline de départ',
    at: 'sur la colline de départ',
    from: 'de la colline de départ',
  },
  B: {
    name: 'Colline de l’Est',
    to: 'sur la colline de l’Est',
    at: 'sur la colline de l’Est',
    from: 'de la colline de l’Est',
  },
  H1: spot('Carrefour de l’Ouest'),
  H2: spot('Carrefour de l’Est'),
  INDORE: city('Indore'),
  NAGPUR: city('Nagpur'),
  HYDERABAD: city('Hyderabad'),
  BOMBAY: city('Bombay'),
  E1: spot('Comptoir nord-ouest'),
  E2: spot('Comptoir nord-est'),
  E3: spot('Comptoir sud-est'),
  E4: spot('Comptoir sud-ouest'),
  F1: spot('Comptoir du coin nord-ouest'),
  F2: spot('Comptoir du coin nord-est'),
  F3: spot('Comptoir du coin sud-est'),
  F4: spot('Comptoir du coin sud-ouest'),
  G1: site('Indore-Ouest', 'site à l’ouest d’Indore'),
  G2: site('Indore-Est', 'site à l’est d’Indore'),
  G3: site('Nagpur-Nord', 'site au nord de Nagpur'),
  G4: site('Nagpur-Sud', 'site au sud de Nagpur'),
  G5: site('Hyderabad-Est', 'site à l’est de Hyderabad'),
  G6: site('Hyderabad-Ouest', 'site à l’ouest de Hyderabad'),
  G7: site('Bombay-Sud', 'site au sud de Bombay'),
  G8: site('Bombay-Nord', 'site au nord de Bombay'),
};

const silk: Record<Silk, string> = { yellow: 'jaune', purple: 'violet', blue: 'bleu', orange: 'orange' };
const theSilk: Record<Silk, string> = { yellow: 'le jaune', purple: 'le violet', blue: 'le bleu', orange: 'l’orange' };
const silks: Record<Silk, string> = { yellow: 'jaunes', purple: 'violets', blue: 'bleus', orange: 'orange' };
const aBale = (s: Silk) => `un ballot ${silk[s]}`;
const compass: Record<Post, string> = {
  E1: ' NO',
  E2: ' NE',
  E3: ' SE',
  E4: ' SO',
  F1: ', coin NO',
  F2: ', coin NE',
  F3: ', coin SE',
  F4: ', coin SO',
};
const market = { left: 'marché de gauche', middle: 'marché du milieu', right: 'marché de droite' };
const rung = ['en haut', 'au milieu', 'en bas'];
const effect: Record<TokenEffect, string> = {
  client: 'une cliente pour la fin de la partie',
  city: 'un jeton d’une ville à part pour la fin de la partie',
  rupees: '2 roupies tout de suite',
  bale: 'un ballot du marché le plus à gauche tout de suite',
};

export const fr: Words = {
  name: 'Bombay',
  tagline: 'De la soie, des éléphants et des palais',
  options: {
    palaceOnHills: {
      label: 'Palais sur les collines',
      help: 'On peut aussi bâtir un palais sur les deux collines.',
    },
    palaceOnIdlePosts: {
      label: 'Palais sur les comptoirs abandonnés',
      help: 'À deux ou trois, on peut aussi bâtir sur les quatre comptoirs extérieurs, alors hors service.',
    },
    openMoney: {
      label: 'Argent visible',
      help: 'Chacun voit les roupies, les clientes et les jetons de tous ; sinon, ils restent derrière les paravents.',
    },
    firstGameLayout: {
      label: 'Disposition de première partie',
      help: 'Comptoirs, demandes et jetons Palais suivent un ordre fixe et équilibré au lieu du hasard.',
    },
    facts: {
      label: 'Données corrigées',
      help: 'Ce qu’un possesseur de la boîte a corrigé dans les données imprimées, selon un fichier de données.',
    },
  },
  groups: {
    here: 'Ici',
    sell: 'Aller vendre',
    buy: 'Aller acheter',
    build: 'Aller bâtir',
    go: 'À côté',
    far: 'Plus loin',
    rest: 'Pour finir',
  },
  places,
  silk,
  aBale,
  post: (s, at) => `Comptoir ${silk[s]}${compass[at]}`,
  market,
  counts: { rupees, actions, clients, palaces },
  list,

  question: {
    turn: (left) => ({
      title: 'Où va l’éléphant ?',
      hint: `${actions(left)} : aller, acheter, vendre ou bâtir.`,
    }),
    freeBale: {
      title: 'Quel ballot prenez-vous ?',
      hint: 'Le jeton Palais donne un ballot du marché le plus à gauche.',
    },
    over: { title: 'La partie est finie', hint: 'Qui a le plus de roupies l’emporte.' },
  },

  answer: {
    go: (p) => ({ label: p.name, says: `Aller ${p.to}` }),
    sell: (s) => ({ label: `Vendre ${theSilk[s]}`, says: `vendre ${aBale(s)}` }),
    buy: (s) => ({ label: `Acheter ${theSilk[s]}`, says: `acheter ${aBale(s)}` }),
    build: (s) => ({ label: `Bâtir avec ${theSilk[s]}`, says: `bâtir un palais pour ${aBale(s)}` }),
    take: (s) => ({ label: `Prendre ${theSilk[s]}`, says: `prendre ${aBale(s)}` }),
    buyThere: 'acheter',
    wait: { label: 'Attendre la fortune', says: 'attendre la fortune et finir le tour' },
    end: { label: 'Finir le tour', says: 'finir le tour' },
    thenLabel: (place, then) => `${place}, ${then.charAt(0).toLowerCase()}${then.slice(1)}`,
    thenSays: (go, then) => `${go} et ${then}`,
    costs: (parts) => `Coûte ${parts}.`,
    brings: (parts) => `Rapporte ${parts}.`,
    unspent: (n) => count(n, 'action perdue', 'actions perdues'),
    toll: (n) => `${rupees(n)} de la banque à d’autres marchands`,
    cityToken: (name) => `le jeton ${of(name)}`,
    palace: 'un palais',
    kept: { client: 'un jeton Cliente', city: 'un jeton d’une ville à part' },
  },

  event: {
    round: (round, first) => `La manche ${round} commence. Premier joueur : ${first}.`,
    supplied: (stalls) => `La soie arrive. ${stalls}.`,
    stall: (name, parts) => `${capital(name)} : ${parts}`,
    nothing: 'rien',
    some: (n, s) => count(n, silk[s], silks[s]),
    lap: (lap) => `Tour de table ${lap}.`,
    went: (who, from, to, n) => `${who} part ${from.from} et va ${to.to} : ${actions(n)}.`,
    toll: (owner, by, at, n) =>
      `${by} arrive ${at.at}, où se dresse le palais ${of(owner)} ; la banque verse ${rupees(n)} à ${owner}.`,
    bought: (who, s, from, r, n) => `${who} achète ${aBale(s)} du ${from} : ${rupees(r)}, ${actions(n)}.`,
    sold: (who, s, at, rank, r, c) =>
      `${who} vend ${aBale(s)} ${at.at}, ${rung[rank] ?? ''} de l’échelle : ${list(
        [r > 0 ? rupees(r) : '', c > 0 ? clients(c) : ''].filter((part) => part !== ''),
      )}.`,
    cityToken: (who, at) => `${who} prend un jeton ${of(at)}.`,
    built: (who, at, s) => `${who} bâtit un palais ${at.at} pour ${aBale(s)}.`,
    palaceToken: (who, e) => `${who} prend le jeton Palais : ${effect[e]}.`,
    freeBale: (who, s, from) => `${who} charge gratuitement ${aBale(s)} du ${from}.`,
    noFreeBale: (who) => `Les marchés sont vides : ${who} ne reçoit pas de ballot.`,
    closed: (s) => `Le dernier ballot ${silk[s]} a quitté les marchés : ses comptoirs ferment.`,
    waited: (who, r) => `${who} attend la fortune : ${rupees(r)}.`,
    ended: (who, n) =>
      n > 0 ? `${who} finit son tour ; ${count(n, 'action perdue', 'actions perdues')}.` : `${who} finit son tour.`,
  },

  clock: (round, rounds, lap, laps) => `Manche ${round} sur ${rounds}, tour de table ${lap} sur ${laps}`,
  round: 'Manche',
  roundName: { numbered: (n) => `Manche ${n}`, back: 'Manche précédente', on: 'Manche suivante' },

  sheet: {
    rupees: { label: 'Roupies', help: 'L’argent gagné en cours de partie.' },
    cityKinds: {
      label: 'Villes différentes',
      help: 'Les jetons de villes différentes, les deux des jetons Palais compris.',
    },
    cityRupees: { label: 'Prime des villes', help: 'Des roupies selon le nombre de jetons de villes différentes.' },
    palaces: { label: 'Palais', help: 'Les palais posés sur le plateau.' },
    clients: {
      label: 'Clientes',
      help: 'Les jetons Cliente, ceux des jetons Palais compris. Le plus grand nombre départage les égalités.',
    },
    empire: { label: 'Empire', help: 'Palais et clientes ensemble : le rang pour les primes d’empire.' },
    empirePrize: {
      label: 'Prime d’empire',
      help: 'Des roupies selon le rang ; les ex æquo partagent, et l’on arrondit à l’unité inférieure.',
    },
  },

  refusals: {
    'BO-TURN-4': 'Il ne reste pas assez d’actions ou de roupies pour cela.',
    'BO-MOVE-1': 'L’éléphant suit une route à la fois, et aucune ne mène là d’ici.',
    'BO-BUY-1': 'La soie ne s’achète que dans un comptoir ouvert.',
    'BO-BUY-3': 'On n’achète qu’un ballot par tour.',
    'BO-BUY-4': 'L’éléphant est plein : il porte deux ballots.',
    'BO-SELL-1': 'Un ballot se vend dans une ville qui demande sa couleur, pour une action.',
    'BO-MAP-7': 'Aucun palais ne peut se dresser ici : il faut un site libre, ni ville ni comptoir.',
    'BO-PAL-1': 'Un palais coûte un ballot porté et une action.',
    'BO-PAL-3': 'On ne prend un ballot que si un jeton Palais en offre un.',
    'BO-PAL-4': 'Le ballot offert vient du marché le plus à gauche qui en contient.',
    'BO-PAL-6': 'Les cinq palais sont bâtis.',
    'BO-WAIT-1': 'Attendre prend les trois actions du tour.',
  },

  features: () => import('./features.fr.ts').then(({ features }) => features),

  map: {
    label: 'Carte du Deccan',
    closed: 'fermé',
    deserted: 'abandonné',
    sea: 'mer d’Arabie',
    ghats: 'Ghats',
    bag: 'Sac',
    buyOne: 'un ballot',
    hill: '+1',
    hidden: 'caché',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    toElephant: 'Revenir à votre éléphant',
  },

  panels: {
    elephant: 'La charge de l’éléphant',
    load: (n) => (n === 0 ? 'aucun ballot' : n === 1 ? '1 ballot sur 2' : '2 ballots : plein'),
    palaceHint: 'Un ballot paie aussi un palais.',
    emptyHint: 'Achetez de la soie dans un comptoir ouvert.',
    distance: (n) => (n === 0 ? 'ici' : actions(n)),
    end: 'La fin',
    endHint: 'Palais + clientes',
    prize: ['1er', '2e', '3e', '4e'],
    cities: 'Villes différentes',
    yours: 'Vous',
    reserve: (n) => `${palaces(n)} en réserve`,
    carriesNothing: 'ne porte rien',
    screen: 'derrière le paravent',
    purse: (r, c, n) => `${rupees(r)}, ${clients(c)}, jetons de ${kinds(n)}`,
  },

  explain: {
    city: (name, wants, tokens) => ({
      title: name,
      lines: [
        `Demandes : ${list(
          wants.map(
            (w) => `${silk[w.silk]} à ${rupees(w.rupees)}${w.clients > 0 ? ` plus ${clients(w.clients)}` : ''}`,
          ),
        )}.`,
        'Une vente prend une action. La soie vendue descend tout en bas, celles du dessous montent.',
        tokens > 0
          ? `${count(tokens, 'jeton reste', 'jetons restent')} pour qui vend ici la première fois.`
          : 'Il n’y a plus de jeton ici.',
      ],
    }),
    open: (s, n, from, r, a) => ({
      title: `Comptoir ${silk[s]}`,
      lines: [`Ouvert. ${bales(n)} au ${from} : ${rupees(r)} et ${actions(a)} pièce, un par tour.`],
    }),
    closedPost: (s) => ({
      title: `Comptoir ${silk[s]}`,
      lines: [`Fermé jusqu’au prochain ravitaillement : aucun ballot ${silk[s]} au marché.`],
    }),
    idle: { title: 'Comptoir abandonné', lines: ['Hors service à deux ou trois. On y passe, on n’y achète rien.'] },
    hill: { title: 'Colline', lines: ['Y monter prend une action de plus. En descendre, non.'] },
    site: { title: 'Site libre', lines: ['On peut y bâtir un palais pour un ballot et une action.'] },
    token: (e) => ({ title: 'Jeton Palais', lines: [`Qui bâtit un palais ici reçoit ${effect[e]}.`] }),
    palace: (owner) => ({
      title: `Palais ${of(owner)}`,
      lines: [`Quand un autre éléphant y entre, la banque verse 1 roupie à ${owner}.`],
    }),
    elephants: (parts) => `Éléphants ici : ${parts}.`,
    elephant: (who, load) => `${who} (${load})`,
    market: (name, r, a, stock) => ({
      title: capital(name),
      lines: [
        `On y trouve : ${stock}.`,
        `Un ballot coûte ${rupees(r)} et ${actions(a)}, dans un comptoir de sa couleur.`,
      ],
    }),
    bag: (n, parts) => ({
      title: 'Le sac',
      lines: [`${bales(n)} : ${parts}.`, 'On en pioche neuf au début de chaque manche.'],
    }),
    clock: (round, rounds, lap, laps, first) => ({
      title: `Manche ${round} sur ${rounds}`,
      lines: [`Tour de table ${lap} sur ${laps}. Premier joueur de la manche : ${first}.`],
    }),
  },
};
