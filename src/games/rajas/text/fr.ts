/** Les mots de Rajas of the Ganges en français. */
import {
  type Building,
  type CellId,
  CHAMBERS,
  type Chamber,
  type Colour,
  type Good,
  type Side,
  type SpaceId,
  type TileId,
  type WorkerPlace,
  type YieldColour,
} from '../data.ts';
import { type DieId, dieOf } from '../dice.ts';
import type { Effect } from '../effects.ts';
import { type Facts, tileIn } from '../facts.ts';
import { type Tile, tileOf } from '../tiles.ts';
import { capital, counted, countingIn, signed } from './count.ts';
import type { Explained, Words } from './en.ts';
import { causeParts, spaceParts, tileShows } from './names.ts';

const { count, list } = countingIn('fr');
const money = (n: number) => count(n, 'pièce', 'pièces');
const fame = (n: number) => count(n, 'point de gloire', 'points de gloire');
const karma = (n: number) => `${n} karma`;
const upgrades = (n: number) => count(n, 'amélioration', 'améliorations');
const workers = (n: number) => count(n, 'ouvrier', 'ouvriers');
const dice = (n: number) => count(n, 'dé', 'dés');
const markets = (n: number) => count(n, 'marché', 'marchés');
const cells = (n: number) => count(n, 'case', 'cases');
const tiles = (n: number) => count(n, 'tuile', 'tuiles');
const vowel = /^[aeiouyhàâéèêëîïôùœ]/i;
/** « de » devant un nom : d’Ava, de Ravi. */
const of = (name: string) => (vowel.test(name) ? `d’${name}` : `de ${name}`);

const colour: Record<Colour | 'any', string> = {
  blue: 'bleu',
  green: 'vert',
  orange: 'orange',
  purple: 'violet',
  any: 'au choix',
};
const colourF: Record<Colour, string> = { blue: 'bleue', green: 'verte', orange: 'orange', purple: 'violette' };
const colours: Record<Colour, string> = { blue: 'bleus', green: 'verts', orange: 'orange', purple: 'violets' };
const building: Record<Building, string> = { temple: 'temple', palace: 'palais', fort: 'fort', mill: 'moulin' };
const buildings: Record<Building, string> = { temple: 'temples', palace: 'palais', fort: 'forts', mill: 'moulins' };
const good: Record<Good, string> = { silk: 'soie', tea: 'thé', spices: 'épices' };
const ofGood: Record<Good, string> = { silk: 'de soie', tea: 'de thé', spices: 'd’épices' };
const chamber: Record<Chamber, string> = {
  mogul: 'Grand Moghol',
  dancer: 'Danseuse',
  yogi: 'Yogi',
  raja: 'Rajah Man Singh',
  builder: 'Maître bâtisseur',
  portuguese: 'Portugais',
};
const theChamber: Record<Chamber, string> = {
  mogul: 'le Grand Moghol',
  dancer: 'la Danseuse',
  yogi: 'le Yogi',
  raja: 'le rajah Man Singh',
  builder: 'le Maître bâtisseur',
  portuguese: 'le Portugais',
};
const side: Record<Side, string> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };
const toSide: Record<Side, string> = { N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' };
const yieldColour: Record<YieldColour, string> = { white: 'blanche', yellow: 'jaune', red: 'rouge', brown: 'brune' };
const yieldColourM: Record<YieldColour, string> = { white: 'blanc', yellow: 'jaune', red: 'rouge', brown: 'brun' };
const cell: Record<CellId, string> = {
  '1-1': 'Coin nord-ouest',
  '1-2': 'Nord, à gauche',
  '1-4': 'Nord, à droite',
  '1-5': 'Coin nord-est',
  '2-1': 'Ouest, en haut',
  '2-2': 'À l’ouest de la résidence',
  '2-4': 'À l’est de la résidence',
  '2-5': 'Est, en haut',
  '3-1': 'Ouest, en bas',
  '3-2': 'Centre sud-ouest',
  '3-3': 'Sous la résidence',
  '3-4': 'Centre sud-est',
  '3-5': 'Est, en bas',
  '4-1': 'Coin sud-ouest',
  '4-2': 'Sud, à gauche',
  '4-3': 'Sud',
  '4-4': 'Sud, à droite',
  '4-5': 'Coin sud-est',
};
/** Dans une phrase : un lieu sans majuscule, un personnage avec la sienne. */
const lower = (text: string) => (CHARACTERS.has(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const CHARACTERS: ReadonlySet<string> = new Set(Object.values(chamber));
const workerAt: Record<WorkerPlace, string> = { fame: 'gloire 15', money: 'argent 20', bridge: 'pont' };
const ofWorker: Record<WorkerPlace, string> = {
  fame: 'de la case gloire 15',
  money: 'de la case argent 20',
  bridge: 'du pont',
};

const die = (id: DieId) => `${colour[dieOf(id).colour]} ${dieOf(id).value}`;
const aDie = (id: DieId) => `un dé ${die(id)}`;
const someDice = (c: Colour | 'any', n: number) =>
  c === 'any' ? `${dice(n)} au choix` : `${dice(n)} ${n < 2 ? colour[c] : colours[c]}`;

function shown(tile: Tile): string {
  const shows = tileShows(tile).map(({ what, count: n }) => {
    if (what in building) return n === 1 ? building[what as Building] : `deux ${buildings[what as Building]}`;
    return n === 1 ? good[what as Good] : `deux marchés ${ofGood[what as Good]}`;
  });
  return capital(list(shows));
}
const tile = (one: Tile) => `${shown(one)}, ${colour[one.colour]}`;
const priced = (one: Tile) => `${tile(one)} ${one.cost}`;

function space(id: SpaceId): string {
  const parts = spaceParts(id);
  switch (parts.group) {
    case 'quarry':
      return 'Carrière';
    case 'harbour':
      return 'Port';
    case 'portico':
      return 'Portique';
    case 'assorted':
      return 'Marchandises variées';
    case 'same':
      return `Marché ${ofGood[parts.good]}`;
    case 'terrace':
      return `Terrasse ${colourF[parts.colour]}`;
    case 'balcony':
      return `Balcon, ${colour[parts.colour]} contre ${colour[parts.other]}`;
    case 'chamber':
      return chamber[parts.chamber];
  }
}

/** The chamber of a palace action that leaves no choice. */
const onlyChamber = ([number = 1]: readonly number[]) => `${number} (${chamber[CHAMBERS[number - 1] ?? 'mogul']})`;

function cause(facts: Facts, by: string): string {
  const parts = causeParts(by);
  switch (parts.kind) {
    case 'space':
      return lower(space(parts.space));
    case 'tile':
      return lower(tile(tileIn(facts, parts.tile)));
    case 'track':
      return `${parts.track === 'fame' ? 'gloire' : 'argent'} ${parts.at}`;
    case 'river':
      return `fleuve ${parts.at}`;
    case 'riverTile':
      return 'tuile fleuve';
    case 'slot':
      return 'revenu spécial';
    case 'yieldTile':
      return 'tuile revenu';
    case 'catchUp':
      return 'rattrapage';
  }
}

function effect(e: Effect): string {
  switch (e.type) {
    case 'money':
      return money(e.amount);
    case 'fame':
      return fame(e.amount);
    case 'karma':
      return karma(e.amount);
    case 'dice':
      return e.colours === 'any'
        ? someDice('any', e.count)
        : list(Object.entries(e.colours).map(([c, n]) => someDice(c as Colour, n))); // les clés sont des couleurs
    case 'dicePerKarma':
      return e.colour === 'any' ? 'un dé au choix par karma' : `un dé ${colour[e.colour]} par karma`;
    case 'upgrade':
      return 'une amélioration';
    case 'lateUpgrade':
      return 'une amélioration, qui compte pour la gloire dès le prochain tour';
    case 'boat':
      if (e.min === e.max && e.max === 1) return 'le bateau peut avancer sur la prochaine case libre';
      return e.min === e.max
        ? `le bateau avance de ${e.max} cases libres`
        : `le bateau avance de ${e.min} à ${e.max} cases libres`;
    case 'riverMove':
      return 'le bateau avance d’autant de cases libres que le dé en montre, ou moins';
    case 'palaceAction':
      return e.choices.length === 1
        ? `l’action de la chambre ${onlyChamber(e.choices)}, sans ouvrier et sans dé`
        : 'l’action d’une chambre du palais de 2 à 6, sans ouvrier et sans dé';
    case 'marketAssorted':
      return 'la valeur d’au plus un marché de chaque marchandise';
    case 'marketSame':
      return e.maxMarkets === 'dieValue'
        ? `la valeur d’autant de marchés ${e.good ? ofGood[e.good] : ''} que le dé en montre`
        : `la valeur de ${markets(e.maxMarkets)} au plus d’une même marchandise`;
    case 'moneyPerMarket':
      return `${money(e.per)} par marché`;
    case 'moneyPerUpgrade':
      return `${money(e.per)} par amélioration`;
    case 'moneyPerBuilding':
      return `${money(e.per)} par bâtiment`;
    case 'moneyPerConnectedYieldTile':
      return `${money(e.per)} par tuile revenu reliée, celle-ci comprise`;
    case 'famePerUpgrade':
      return `${fame(e.per)} par amélioration`;
    case 'famePerKarma':
      return `${fame(e.per)} par karma`;
    case 'famePerMarketTile':
      return `${fame(e.per)} par tuile avec un marché`;
    case 'famePerBend':
      return `${fame(e.per)} par virage`;
    case 'famePerActiveWorker':
      return `${fame(e.per)} par ouvrier actif`;
    case 'famePerRiverSpaces':
      return `${fame(e.per)} toutes les ${e.spaces} cases du bateau`;
    case 'rerollAny':
      return 'relancer une fois autant de ses dés qu’on veut';
    case 'build':
      return 'poser une tuile province';
    case 'coverTile':
      return 'recouvrir une tuile posée d’une tuile plus chère, pour la différence';
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return 'une tuile revenu';
    case 'becomeFirstPlayerNextRound':
      return 'l’éléphant de la prochaine manche';
    case 'sequence':
      return list(e.steps.map(effect));
  }
}

export const fr: Words = {
  name: 'Rajas of the Ganges',
  tagline: 'Des dés, des provinces et une course de deux marqueurs',
  options: {
    navaratnas: {
      label: 'Navaratnas',
      help: 'Pour qui connaît le jeu : six ouvriers, huit places pour les dés, des tuiles revenu à poser dans la province.',
    },
    ganga: { label: 'Tuiles fleuve', help: 'Des tuiles sur le Gange changent ce que donnent ses cases.' },
    experience: {
      label: 'Expérience',
      help: 'Un expert joue la province difficile et garde huit dés au plus. Incompatible avec les Navaratnas.',
      values: { beginner: 'débutant', expert: 'expert' },
    },
    facts: {
      label: 'Données corrigées',
      help: 'Ce qu’un possesseur de la boîte a corrigé dans les données imprimées, selon un fichier de données.',
    },
  },
  groups: {
    quarry: 'Carrière',
    market: 'Marché',
    palace: 'Palais',
    chamber: 'Chambres',
    harbour: 'Port',
    choose: 'Choisir soi-même les dés',
    pay: 'Payer avec',
    tile: 'Tuiles',
    cell: 'Où',
    turn: 'Autrement tournée',
    overpay: 'Payer plus que nécessaire',
    cover: 'Recouvrir',
    yield: 'Revenus spéciaux',
    dice: 'Dés',
    upgrade: 'Amélioration',
    river: 'Fleuve',
    score: 'Marchés',
    fewer: 'Compter moins de marchés',
    yieldTile: 'Tuiles revenu',
    slot: 'Places pour la tuile revenu',
    rest: 'Pour finir',
  },
  colour,
  building,
  good,
  chamber,
  chamberShort: { ...chamber, mogul: 'Moghol', raja: 'Man Singh', builder: 'Bâtisseur' },
  cell,
  side,
  yieldColour,
  counts: { money, fame, karma, upgrades, workers, dice, tiles },
  list,
  tileName: (id: TileId) => shown(tileOf(id)),
  tile,
  space,
  cause,
  effect,
  dice: {
    one: die,
    paid: (id, as, n) =>
      `${n === 1 ? aDie(id) : `${n} dés ${colours[dieOf(id).colour]} ${dieOf(id).value}`}${as === dieOf(id).value ? '' : ` ${n === 1 ? 'retourné' : 'retournés'} en ${as}`}`,
    some: someDice,
  },
  prospects: {
    boat: 'une avancée du bateau',
    reroll: 'une relance de dés',
    palaceAction: 'une action du palais',
    build: 'une tuile province',
    coverTile: 'une tuile à recouvrir',
    yieldTile: 'une tuile revenu',
    elephant: 'l’éléphant de la prochaine manche',
    crossing: 'vos marqueurs se rejoignent',
  },

  question: {
    worker: (left, last) => ({
      title: 'Où va votre ouvrier ?',
      hint: last ? 'Dernière phase : encore un tour, ou passez.' : `${workers(left)} à placer dans cette manche.`,
    }),
    payDie: (id) => ({ title: 'Quel dé payez-vous ?', hint: space(id) }),
    tile: (cover) => ({
      title: 'Quelle tuile posez-vous ?',
      hint: cover
        ? 'Plus chère que celle qu’elle recouvre ; vous payez la différence.'
        : 'Payez des dés de sa couleur, au moins son prix.',
    }),
    payTile: (one, due) => ({ title: 'Quels dés payez-vous ?', hint: `${tile(one)} : encore ${due} à payer.` }),
    build: (one, cover) => ({
      title: cover ? 'Comment la tournez-vous ?' : 'Où posez-vous la tuile ?',
      hint: tile(one),
    }),
    cover: { title: 'Quelle tuile recouvrez-vous ?', hint: 'Le Maître bâtisseur pose dessus une tuile plus chère.' },
    yield: { title: 'Quel revenu d’abord ?', hint: 'Vous avez relié plusieurs revenus spéciaux.' },
    return: (gain) => ({
      title: 'Quel dé rendez-vous ?',
      hint: `Les mains de Kali sont pleines : ${dice(gain)} à prendre. Rendez des dés, ou gardez les vôtres.`,
    }),
    take: (n, by) => ({
      title: n === 1 ? 'Quel dé prenez-vous ?' : `Quels ${n} dés prenez-vous ?`,
      hint: capital(by),
    }),
    upgrade: (by) => ({ title: 'Qu’améliorez-vous ?', hint: capital(by) }),
    sail: (by, may) => ({
      title: may ? 'Le bateau avance-t-il ?' : 'Jusqu’où va le bateau ?',
      hint: capital(by),
    }),
    chamber: { title: 'Quelle action du palais ?', hint: 'Sans ouvrier et sans dé.' },
    score: (by) => ({ title: 'Quels marchés comptez-vous ?', hint: capital(by) }),
    reroll: (n) => ({
      title: 'Quels dés relancez-vous ?',
      hint: n === 0 ? 'Autant que vous voulez, une fois, tous ensemble.' : `${dice(n)} à relancer.`,
    }),
    takeYield: { title: 'Quelle tuile revenu ?', hint: 'Elle paie quand une route atteint sa place.' },
    layYield: (e) => ({ title: 'Où va la tuile revenu ?', hint: capital(e) }),
    over: { title: 'La partie est finie', hint: 'La plus grande marge gagne.' },
  },

  answer: {
    place: (id) => ({ label: space(id), says: `Placer un ouvrier : ${lower(space(id))}` }),
    choose: (id) => ({
      label: `${space(id)} : un autre dé`,
      says: `Placer un ouvrier et choisir le dé : ${lower(space(id))}`,
    }),
    pass: { label: 'Passer', says: 'Passer dans la dernière phase' },
    pay: (id, as) => ({
      label: as === dieOf(id).value ? capital(die(id)) : `${capital(die(id))} comme ${as}`,
      says: as === dieOf(id).value ? `Payer ${aDie(id)}` : `Payer ${aDie(id)}, retourné en ${as}`,
    }),
    payRest: { label: 'Payer au plus juste', says: 'Payer le reste avec les dés les moins utiles' },
    tile: (one) => ({ label: shown(one), says: `Poser la tuile ${lower(priced(one))}` }),
    chooseTile: (one) => ({
      label: `${shown(one)} : d’autres dés`,
      says: `Choisir les dés pour ${lower(priced(one))}`,
    }),
    build: (at, roads, arrows) => ({
      label: `${cell[at]} ${arrows}`,
      says: `${cell[at]}, avec des routes ${list(roads.map((s) => toSide[s]))}`,
    }),
    opens: (n) => `${cells(n)} à bâtir ensuite.`,
    closes: 'plus aucune case où bâtir',
    overpay: (id) => ({ label: `Payer aussi ${die(id)}`, says: `Payer aussi ${aDie(id)}, pour rien` }),
    cover: (at, one) => ({
      label: shown(one),
      says: `Recouvrir ${lower(priced(one))}, ${lower(cell[at])}`,
    }),
    yield: (e) => ({ label: capital(e), says: `D’abord ${e}` }),
    return: (id) => ({ label: `Rendre ${die(id)}`, says: `Rendre ${aDie(id)}` }),
    keep: (n) => ({
      label: n === 0 ? 'Tout garder, ne rien prendre' : `Garder le reste, prendre ${n}`,
      says: n === 0 ? 'Garder tous les dés et n’en prendre aucun' : `Garder les autres dés et en prendre ${n}`,
    }),
    take: (all) => ({
      label: capital(list(all.map((c) => colour[c]))),
      says: `Prendre ${list(counted(all).map(([c, n]) => someDice(c, n)))}`,
    }),
    upgrade: (b, to) => ({ label: `${capital(building[b])} à ${to}`, says: `Améliorer le ${building[b]} à ${to}` }),
    sail: (to, e) => ({ label: `Case ${to} : ${e}`, says: `Aller sur la case ${to} : ${e}` }),
    stay: { label: 'Rester', says: 'Le bateau reste où il est' },
    chamber: (c, e) => ({ label: chamber[c], says: `${chamber[c]} : ${e}` }),
    score: (g, n) => ({
      label: g === 'assorted' ? `Variées : ${n}` : `${capital(good[g])} : ${n}`,
      says: `Compter ${g === 'assorted' ? 'des marchandises variées' : `des marchés ${ofGood[g]}`} pour ${money(n)}`,
    }),
    reroll: (id) => ({ label: capital(die(id)), says: `Choisir ${aDie(id)} à relancer` }),
    rollLow: { label: 'Relancer les petits dés', says: 'Relancer tous les dés de 1 à 3' },
    roll: (n) => ({
      label: n === 0 ? 'Ne rien relancer' : `Relancer ${dice(n)}`,
      says: n === 0 ? 'Garder tous les dés comme ils sont' : `Relancer ${dice(n)}`,
    }),
    takeYield: (c, e) => ({
      label: `${capital(yieldColour[c])} : ${e}`,
      says: `Prendre la tuile ${yieldColour[c]} : ${e}`,
    }),
    decline: { label: 'Ne rien prendre', says: 'Ne prendre aucune tuile revenu' },
    layYield: (at, s, built) => ({
      label: `${cell[at]}, ${side[s]}${built ? ' : trop tard' : ''}`,
      says: `La poser du côté ${side[s]}, ${lower(cell[at])}${built ? ' ; sa case est déjà bâtie, elle ne paiera jamais' : ''}`,
    }),
    costs: (parts) => `Coûte ${parts}.`,
    brings: (parts) => `Rapporte ${parts}.`,
  },

  event: {
    started: (totals, first) => `Chacun lance quatre dés : ${totals}. ${first} commence.`,
    total: (who, n) => `${who} ${n}`,
    riverTile: (at, e) => `Une tuile fleuve est posée sur la case ${at} : ${e}.`,
    round: (n, first) => `La manche ${n} commence. ${first} a l’éléphant.`,
    phase: (n) => `Phase ${n}.`,
    skipped: (who) => `${who} n’a plus d’ouvrier et saute son tour.`,
    stuck: (who) => `${who} ne peut placer aucun ouvrier dans cette phase.`,
    passed: (who) => `${who} passe.`,
    placed: (who, at, n) => `${who} place un ouvrier : ${lower(at)}${n > 0 ? `, pour ${money(n)}` : ''}.`,
    paid: (who, id, as) =>
      `${who} paie ${aDie(id)}${as === dieOf(id).value ? '' : `, retourné en ${as} avec du karma`}.`,
    money: (who, n, now, by) => `${who} : ${money(n)} (${by}), ${now} en tout.`,
    fame: (who, n, now, by) => `${who} : ${fame(n)} (${by}), ${now} en tout.`,
    karma: (who, n, now, by) => `${who} : ${karma(n)} (${by}), ${now} en tout.`,
    built: (who, what, at, over) =>
      `${who} pose ${lower(what)} : ${lower(cell[at])}${over === null ? '' : `, sur ${lower(over)}`}.`,
    revealed: (what) => (what === null ? 'Cette pile est vide.' : `La tuile suivante de la pile : ${lower(what)}.`),
    yield: (who, e) => `${who} relie un revenu spécial : ${e}.`,
    rolled: (who, parts, by) => `${who} lance ${parts} (${by}).`,
    rerolled: (who, from, to) => `${who} relance ${from} : ${to}.`,
    returned: (who, id) => `${who} rend ${aDie(id)}.`,
    noDice: (who, by) => `${who} ne prend aucun dé (${by}).`,
    upgraded: (who, b, to, by) => `${who} améliore le ${building[b]} à ${to} (${by}).`,
    lost: (who, by) => `${by} : plus rien pour ${who}.`,
    sailed: (who, to, by) => `${who} va sur la case ${to} du fleuve (${by}).`,
    stayed: (who, by) => `${who} laisse son bateau où il est (${by}).`,
    chamber: (who, c, by) => `${who} va voir ${theChamber[c]} (${by}).`,
    scored: (who, g) => `${who} compte ${g === 'assorted' ? 'des marchandises variées' : `ses marchés ${ofGood[g]}`}.`,
    bonus: (who, track, at) => `${who} atteint le bonus ${track === 'fame' ? 'de gloire' : 'd’argent'} ${at}.`,
    activated: (who, at) => `${who} gagne l’ouvrier ${ofWorker[at]}.`,
    leftGame: (who, at) => `L’ouvrier ${ofWorker[at]} quitte la partie : ${who} en a cinq.`,
    whiteTile: (who, e) => `${who} pioche une tuile revenu blanche : ${e}.`,
    reshuffled: (n) => `Les ${n} tuiles revenu blanches utilisées sont mélangées.`,
    tookYield: (who, c, e) => `${who} prend une tuile revenu ${yieldColour[c]} : ${e}.`,
    declinedYield: (who) => `${who} ne prend aucune tuile revenu.`,
    laidYield: (who, at, s) => `${who} la pose du côté ${side[s]}, ${lower(cell[at])}.`,
    crossed: (who, n) => `Les marqueurs ${of(who)} se rejoignent, marge ${signed(n)} : cette phase est la dernière.`,
    elephant: (who, mogul) =>
      mogul ? `${who} a vu le Grand Moghol et prend l’éléphant.` : `L’éléphant passe à ${who}.`,
    over: 'La dernière phase est terminée.',
  },

  clock: (round, phase, first) => `Manche ${round}, phase ${phase}${first === '' ? '' : ` · ${first} a l’éléphant`}`,
  lastPhase: 'Dernière phase',

  sheet: {
    fame: { label: 'Gloire', help: 'Où se trouve le marqueur de gloire.' },
    money: { label: 'Argent', help: 'Où se trouve le marqueur d’argent.' },
    moneyAsFame: {
      label: 'Argent, en cases de gloire',
      help: 'Deux cases d’argent longent une case de gloire : la moitié de l’argent, arrondie à l’unité supérieure.',
    },
    track: { label: 'Longueur de la piste', help: 'Les marqueurs se rejoignent à 61.' },
    crossing: {
      label: 'Croisement',
      help: 'L’ordre dans lequel les marqueurs se sont rejoints ; il départage les marges égales.',
    },
  },

  refusals: {
    'RG-BUILDER-1': 'On ne recouvre qu’une tuile posée qui n’en recouvre pas d’autre, et par une tuile plus chère.',
    'RG-BUILDER-2': 'La différence se paie avec des dés de la couleur de la nouvelle tuile.',
    'RG-BUILDER-3': 'Ainsi tournée, elle couperait une tuile de la résidence.',
    'RG-BUILDER-6': 'Aucune tuile ne peut être recouverte avec les dés restants.',
    'RG-CHAMBER-6': 'Le Portugais demande six cases devant soi : il ne sert pas sur les six dernières.',
    'RG-DICE-4': 'Un de vos dés retourne à la réserve, ou vous les gardez tous.',
    'RG-DICE-7': 'Ces dés ne sont pas dans la réserve, ou ne font pas partie de ce gain.',
    'RG-KARMA-2': 'Le karma retourne un dé sur sa face opposée, un karma par dé.',
    'RG-KARMA-3': 'Un dé payé en trop ne se retourne pas.',
    'RG-KARMA-4': 'Sur un balcon la valeur ne compte pas : aucun dé n’y est retourné.',
    'RG-MARKET-1': 'Cette somme ne se fait pas avec un marché de chaque marchandise.',
    'RG-MARKET-2': 'Cette somme ne se fait pas avec ces marchés et ce dé.',
    'RG-MARKET-5': 'Il vous faut un marché qui compterait ici.',
    'RG-MARKET-6': 'Un seul de vos ouvriers par manche sur les marchandises variées.',
    'RG-MONEY-1': 'Vous n’avez pas assez d’argent pour cette case.',
    'RG-NAV-6': 'Une tuile revenu demande une place libre de sa couleur.',
    'RG-PALACE-1': 'Choisissez des dés qui sont à vous, puis relancez.',
    'RG-PALACE-2': 'Il n’y a plus de dé de cette couleur dans la réserve.',
    'RG-PALACE-3': 'Le balcon demande un dé de sa première couleur, et un de la seconde dans la réserve.',
    'RG-PALACE-4': 'Une chambre prend un dé qui montre son chiffre.',
    'RG-PLACE-1': 'La carrière et le port se remplissent dans l’ordre : prenez la première case libre.',
    'RG-PLACE-2': 'Un ouvrier s’y trouve déjà.',
    'RG-PROV-1': 'Ce n’est pas une case de la province.',
    'RG-PROV-3': 'Une tuile se tourne par quarts.',
    'RG-PROV-4': 'Ainsi, aucune route ne relierait la tuile à la résidence.',
    'RG-PROV-6': 'Une tuile s’y trouve déjà.',
    'RG-QUARRY-2': 'Les dés de la couleur de la tuile doivent atteindre son prix.',
    'RG-QUARRY-3': 'Il n’y a plus de case où poser une tuile.',
    'RG-RIVER-2': 'Le port prend un dé qui montre 1, 2 ou 3.',
    'RG-RIVER-3': 'Le bateau ne peut pas s’arrêter là.',
    'RG-RIVER-6': 'Votre bateau est arrivé au bout du fleuve.',
    'RG-RIVER-9': 'On ne choisit ici que les chambres de 2 à 6.',
    'RG-ROUND-1': 'On place d’abord un ouvrier.',
    'RG-ROUND-5': 'On ne passe que dans la dernière phase.',
    'RG-RUL-28': 'Ce dé n’est pas à vous.',
    'RG-RUL-33': 'Le bateau doit avancer.',
    'RG-SETUP-1': 'Cette case est fermée à ce nombre de joueurs.',
    'RG-SETUP-3': 'On ne prend que la tuile du dessus d’une pile.',
    'RG-TURN-2': 'Ce dé ne paie pas cette case.',
    'RG-UPG-1': 'Ce bâtiment ne peut plus être amélioré.',
    'RG-YIELD-1': 'Seul un revenu qui vient d’être relié paie.',
  },

  features: () => import('./features.fr.ts').then(({ features }) => features),

  board: {
    label: 'Plateau',
    quarry: 'Carrière',
    quarryHint: 'poser une tuile',
    market: 'Marché',
    assorted: 'Variées',
    assortedHint: 'une de chaque · gratuit',
    sameHint: 'un dé : autant de marchés',
    palace: 'Palais',
    harbour: 'Port',
    harbourHint: 'un dé 1, 2 ou 3',
    bridge: 'Pont',
    start: 'Départ',
    goods: { silk: 'Soie', tea: 'Thé', spices: 'Épices' },
    covered: 'fermé',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    rolls: (who) => `${who} lance`,
  },
  tabs: { board: 'Plateau', province: 'Province', tiles: 'Tuiles' },

  panels: {
    province: 'Province',
    provinceRemark: (n, free) => `${tiles(n)} · ${cells(free)} à bâtir`,
    tiles: 'Tuiles',
    missing: (n) => `−${n}`,
    yieldTiles: 'Tuiles revenu',
    karma: 'Karma',
    workers: 'Ouvriers',
    supply: 'Réserve',
    turn: 'Tourner la tuile',
    showProvince: (who) => `Montrer la province ${of(who)}`,
    margin: (n) => (n < 0 ? `encore ${-n} de gloire` : `croisés, marge ${signed(n)}`),
    needs: (n) => `il faut ${signed(n)} pour gagner`,
    done: 'a joué',
    seat: (f, m, n, d, k, w, all) =>
      `${fame(f)}, ${money(m)}, marge ${signed(n)} ; ${dice(d)}, ${karma(k)}, ${workers(w)} à placer sur ${all}`,
  },

  strip: {
    chain: 'Enchaînement',
    now: {
      worker: 'Ouvrier',
      payDie: 'Payer un dé',
      tile: 'Choisir la tuile',
      payTile: 'Payer des dés',
      build: 'Poser la tuile',
      cover: 'Recouvrir',
      yield: 'Quel revenu',
      return: 'Rendre des dés',
      take: 'Prendre des dés',
      upgrade: 'Amélioration',
      lateUpgrade: 'Amélioration',
      sail: 'Bateau',
      chamber: 'Action du palais',
      score: 'Marchés',
      reroll: 'Relance',
      takeYield: 'Tuile revenu',
      layYield: 'Poser la tuile',
    },
    yields: 'revenus spéciaux',
    worker: (at) => `ouvrier ${ofWorker[at]}`,
    preview: (letter) => (letter === '' ? 'aperçu' : `aperçu du choix ${letter}`),
    phase: (n) => `Phase ${n}`,
    placed: (n) => `encore ${workers(n)}`,
  },

  explain: {
    space: (id, price, needs, gives, taken): Explained => ({
      title: space(id),
      lines: [
        `${price > 0 ? `${capital(money(price))}. ` : ''}${needs === '' ? '' : `Payez ${needs}. `}${capital(gives)}.`,
        taken === null ? '' : `L’ouvrier ${of(taken)} y reste jusqu’à la fin de la manche.`,
      ],
    }),
    needs: {
      colour: (c) => `un dé ${colour[c]}`,
      value: (values) => (values.length === 6 ? 'un dé quelconque' : `un dé montrant ${values.join(', ')}`),
    },
    closed: { title: 'Fermé', lines: ['Cette case est couverte à trois joueurs.'] },
    river: (at, e, boats): Explained => ({
      title: at === 0 ? 'Départ du fleuve' : `Case ${at} du fleuve`,
      lines: [
        at === 0 ? 'Les bateaux partent d’ici.' : `Un bateau qui s’arrête ici rapporte : ${e}.`,
        at === 30 ? 'La dernière case : tous les bateaux y tiennent, chacun payé une fois.' : '',
        boats === '' ? '' : `Ici : ${boats}.`,
      ],
    }),
    riverTile: (at, e): Explained => ({
      title: `Tuile fleuve, case ${at}`,
      lines: [`Au lieu du gain imprimé : ${e}.`],
    }),
    bridge: (who): Explained => ({
      title: 'Pont',
      lines: [
        'Le premier passage de votre bateau éveille votre ouvrier qui attend ici.',
        who === '' ? '' : `Attendent encore : ${who}.`,
      ],
    }),
    fame: (at, e, who): Explained => ({
      title: `Gloire ${at}`,
      lines: [e === '' ? '' : `Atteinte pour la première fois : ${e}.`, who === '' ? '' : `Ici : ${who}.`],
    }),
    moneySpace: (at, e, who): Explained => ({
      title: `Argent ${at}`,
      lines: [e === '' ? '' : `Le marqueur de bonus rapporte : ${e}.`, who === '' ? '' : `Ici : ${who}.`],
    }),
    worker: (who): Explained => ({
      title: 'Ouvriers en attente',
      lines: [`Qui arrive ici éveille son ouvrier.${who === '' ? '' : ` Attendent encore : ${who}.`}`],
    }),
    corner: {
      title: 'Le départ des deux pistes',
      lines: [
        'La gloire tourne dans le sens horaire, l’argent dans l’autre. Quand vos deux marqueurs se rejoignent, la dernière phase commence.',
      ],
    },
    tile: (one, gives, roads, under): Explained => ({
      title: priced(one),
      lines: [
        `${roads} routes.${gives === '' ? '' : ` Posée maintenant, elle rapporte ${gives}.`}`,
        under === null ? '' : `${tiles(under)} dessous.`,
      ],
    }),
    stackEmpty: { title: 'Pile vide', lines: ['Toutes ses tuiles sont posées.'] },
    affordable: {
      yes: 'Vos dés peuvent la payer.',
      karma: 'Vos dés peuvent la payer avec du karma.',
      no: (n) => `Il manque ${n} sur les dés de sa couleur.`,
    },
    covers: (one) => `Elle recouvre ${lower(tile(one))}.`,
    cell: (at, linked): Explained => ({
      title: cell[at],
      lines: [linked ? 'Une route mène ici : une tuile peut y être posée.' : 'Aucune route ne mène encore ici.'],
    }),
    residence: (roads): Explained => ({
      title: 'Résidence',
      lines: [
        `Trois routes en partent, direction ${list(roads.map((s) => side[s]))}. Chaque tuile doit y être reliée.`,
      ],
    }),
    slot: (e, state, c): Explained => ({
      title: c === null ? 'Revenu spécial' : `Revenu spécial ${yieldColourM[c]}`,
      lines: [
        `${capital(e)}.`,
        state === 'open'
          ? 'Payé une fois, quand une nouvelle tuile y amène une route.'
          : state === 'due'
            ? 'Relié, il va payer.'
            : state === 'paid'
              ? 'Relié et payé.'
              : 'Sa route était là avant : il ne paiera jamais.',
      ],
    }),
    level: (b, at, late): Explained => ({
      title: capital(building[b]),
      lines: [
        `Un ${building[b]} posé rapporte ${fame(late ? at - 1 : at)} maintenant.`,
        late
          ? 'L’amélioration de gloire 5 compte dès le prochain tour.'
          : at < 4
            ? 'Une amélioration l’augmente de 1.'
            : 'Il ne peut plus monter.',
      ],
    }),
    die: (id): Explained => ({
      title: `Dé ${die(id)}`,
      lines: [
        'Paie les tuiles de sa couleur, les marchés, les chambres, les balcons et le port.',
        `Avec un karma il compte ${7 - dieOf(id).value}.`,
      ],
    }),
    kali: (n, most): Explained => ({ title: 'Kali', lines: [`Ses mains tiennent ${dice(n)} sur ${most}.`] }),
    karma: (n): Explained => ({
      title: karma(n),
      lines: ['Un karma retourne un dé que vous payez sur sa face opposée. Trois au plus.'],
    }),
    workers: (left, all, waiting): Explained => ({
      title: `${workers(left)} à placer sur ${all}`,
      lines: [waiting === '' ? '' : `En attente : ${waiting}.`],
    }),
    supply: (c, n): Explained => ({ title: `Dés ${colours[c]}`, lines: [`${n} sur 12 dans la réserve.`] }),
    yieldTile: (c, e, n): Explained => ({
      title: `Tuile revenu ${yieldColour[c]}`,
      lines: [
        `${capital(e)}.`,
        n > 1 ? `Il y en a ${n}.` : '',
        'Elle se pose sur une place de sa couleur et paie quand une route l’atteint.',
      ],
    }),
    workerAt,
  },
  signed,
};
