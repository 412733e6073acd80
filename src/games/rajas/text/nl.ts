/** De woorden van Rajas of the Ganges in het Nederlands. */
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

const { count, list } = countingIn('nl');
const money = (n: number) => `${n} geld`;
const fame = (n: number) => `${n} roem`;
const karma = (n: number) => `${n} karma`;
const upgrades = (n: number) => count(n, 'verbetering', 'verbeteringen');
const workers = (n: number) => count(n, 'werker', 'werkers');
const dice = (n: number) => count(n, 'dobbelsteen', 'dobbelstenen');
const markets = (n: number) => count(n, 'markt', 'markten');
const cells = (n: number) => count(n, 'vak', 'vakken');
const tiles = (n: number) => count(n, 'tegel', 'tegels');
const whose = (name: string) =>
  /[sxz]$/i.test(name) ? `${name}’` : /[aiouyé]$/i.test(name) ? `${name}’s` : `${name}s`;

const colour: Record<Colour | 'any', string> = {
  blue: 'blauw',
  green: 'groen',
  orange: 'oranje',
  purple: 'paars',
  any: 'naar keuze',
};
const inflected: Record<Colour, string> = { blue: 'blauwe', green: 'groene', orange: 'oranje', purple: 'paarse' };
const building: Record<Building, string> = { temple: 'tempel', palace: 'paleis', fort: 'fort', mill: 'molen' };
const theBuilding: Record<Building, string> = {
  temple: 'de tempel',
  palace: 'het paleis',
  fort: 'het fort',
  mill: 'de molen',
};
const buildings: Record<Building, string> = { temple: 'tempels', palace: 'paleizen', fort: 'forten', mill: 'molens' };
const good: Record<Good, string> = { silk: 'zijde', tea: 'thee', spices: 'specerijen' };
const chamber: Record<Chamber, string> = {
  mogul: 'Grootmogol',
  dancer: 'Danseres',
  yogi: 'Yogi',
  raja: 'Radja Man Singh',
  builder: 'Bouwmeester',
  portuguese: 'Portugees',
};
const theChamber: Record<Chamber, string> = {
  mogul: 'de Grootmogol',
  dancer: 'de Danseres',
  yogi: 'de Yogi',
  raja: 'radja Man Singh',
  builder: 'de Bouwmeester',
  portuguese: 'de Portugees',
};
const side: Record<Side, string> = { N: 'noord', E: 'oost', S: 'zuid', W: 'west' };
const toSide: Record<Side, string> = { N: 'het noorden', E: 'het oosten', S: 'het zuiden', W: 'het westen' };
const yieldColour: Record<YieldColour, string> = { white: 'witte', yellow: 'gele', red: 'rode', brown: 'bruine' };
const yieldColourPlain: Record<YieldColour, string> = { white: 'wit', yellow: 'geel', red: 'rood', brown: 'bruin' };
const cell: Record<CellId, string> = {
  '1-1': 'Noordwesthoek',
  '1-2': 'Noord, links',
  '1-4': 'Noord, rechts',
  '1-5': 'Noordoosthoek',
  '2-1': 'West, boven',
  '2-2': 'Westelijk naast de residentie',
  '2-4': 'Oostelijk naast de residentie',
  '2-5': 'Oost, boven',
  '3-1': 'West, onder',
  '3-2': 'Midden zuidwest',
  '3-3': 'Onder de residentie',
  '3-4': 'Midden zuidoost',
  '3-5': 'Oost, onder',
  '4-1': 'Zuidwesthoek',
  '4-2': 'Zuid, links',
  '4-3': 'Zuid',
  '4-4': 'Zuid, rechts',
  '4-5': 'Zuidoosthoek',
};
/** In een zin: een plek met een kleine letter, een personage met zijn hoofdletter. */
const lower = (text: string) => (CHARACTERS.has(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const CHARACTERS: ReadonlySet<string> = new Set(Object.values(chamber));
const workerAt: Record<WorkerPlace, string> = { fame: 'roem 15', money: 'geld 20', bridge: 'de brug' };

const die = (id: DieId) => `${colour[dieOf(id).colour]} ${dieOf(id).value}`;
const aDie = (id: DieId) => `een ${inflected[dieOf(id).colour]} ${dieOf(id).value}`;
const someDice = (c: Colour | 'any', n: number) =>
  c === 'any' ? `${dice(n)} naar keuze` : `${n} ${inflected[c]} ${n === 1 ? 'dobbelsteen' : 'dobbelstenen'}`;

function shown(tile: Tile): string {
  const shows = tileShows(tile).map(({ what, count: n }) => {
    if (what in building) return n === 1 ? building[what as Building] : `twee ${buildings[what as Building]}`;
    return n === 1 ? good[what as Good] : `twee markten voor ${good[what as Good]}`;
  });
  return capital(list(shows));
}
const tile = (one: Tile) => `${shown(one)}, ${colour[one.colour]}`;
const priced = (one: Tile) => `${tile(one)} ${one.cost}`;

const MARKET: Record<Good, string> = { silk: 'Zijdemarkt', tea: 'Theemarkt', spices: 'Specerijenmarkt' };

function space(id: SpaceId): string {
  const parts = spaceParts(id);
  switch (parts.group) {
    case 'quarry':
      return 'Steengroeve';
    case 'harbour':
      return 'Haven';
    case 'portico':
      return 'Voorhof';
    case 'assorted':
      return 'Gemengde waren';
    case 'same':
      return MARKET[parts.good];
    case 'terrace':
      return `${capital(colour[parts.colour])} terras`;
    case 'balcony':
      return `Balkon, ${colour[parts.colour]} voor ${colour[parts.other]}`;
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
      return `${parts.track === 'fame' ? 'roem' : 'geld'} ${parts.at}`;
    case 'river':
      return `riviervak ${parts.at}`;
    case 'riverTile':
      return 'rivierfiche';
    case 'slot':
      return 'speciale opbrengst';
    case 'yieldTile':
      return 'opbrengstfiche';
    case 'catchUp':
      return 'inhalen';
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
        : list(Object.entries(e.colours).map(([c, n]) => someDice(c as Colour, n))); // de sleutels zijn kleuren
    case 'dicePerKarma':
      return e.colour === 'any'
        ? 'één dobbelsteen naar keuze per karma'
        : `één ${inflected[e.colour]} dobbelsteen per karma`;
    case 'upgrade':
      return 'één verbetering';
    case 'lateUpgrade':
      return 'één verbetering, die vanaf je volgende beurt voor roem telt';
    case 'boat':
      if (e.min === e.max && e.max === 1) return 'de boot mag naar het volgende vrije vak';
      return e.min === e.max
        ? `de boot vaart ${e.max} vrije vakken`
        : `de boot vaart ${e.min} tot ${e.max} vrije vakken`;
    case 'riverMove':
      return 'de boot vaart hoogstens zoveel vrije vakken als de dobbelsteen toont';
    case 'palaceAction':
      return e.choices.length === 1
        ? `de actie van paleiskamer ${onlyChamber(e.choices)}, zonder werker en zonder dobbelsteen`
        : 'de actie van een paleiskamer van 2 tot 6, zonder werker en zonder dobbelsteen';
    case 'marketAssorted':
      return 'de waarde van hoogstens één markt van elke soort';
    case 'marketSame':
      return e.maxMarkets === 'dieValue'
        ? `de waarde van zoveel markten${e.good ? ` met ${good[e.good]}` : ''} als de dobbelsteen toont`
        : `de waarde van hoogstens ${markets(e.maxMarkets)} van één soort`;
    case 'moneyPerMarket':
      return `${money(e.per)} per markt`;
    case 'moneyPerUpgrade':
      return `${money(e.per)} per verbetering`;
    case 'moneyPerBuilding':
      return `${money(e.per)} per gebouw`;
    case 'moneyPerConnectedYieldTile':
      return `${money(e.per)} per verbonden opbrengstfiche, dit meegerekend`;
    case 'famePerUpgrade':
      return `${fame(e.per)} per verbetering`;
    case 'famePerKarma':
      return `${fame(e.per)} per karma`;
    case 'famePerMarketTile':
      return `${fame(e.per)} per tegel met een markt`;
    case 'famePerBend':
      return `${fame(e.per)} per bocht`;
    case 'famePerActiveWorker':
      return `${fame(e.per)} per actieve werker`;
    case 'famePerRiverSpaces':
      return `${fame(e.per)} per ${e.spaces} volle vakken van de boot`;
    case 'rerollAny':
      return 'zoveel eigen dobbelstenen als je wilt één keer opnieuw gooien';
    case 'build':
      return 'een provincietegel bouwen';
    case 'coverTile':
      return 'een gelegde tegel met een duurdere bedekken, voor het verschil';
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return 'een opbrengstfiche';
    case 'becomeFirstPlayerNextRound':
      return 'de olifant van de volgende ronde';
    case 'sequence':
      return list(e.steps.map(effect));
  }
}

export const nl: Words = {
  name: 'Rajas of the Ganges',
  tagline: 'Dobbelstenen, provincies en een race van twee markeerders',
  options: {
    navaratnas: {
      label: 'Navaratnas',
      help: 'Voor wie het spel kent: zes werkers, acht plaatsen voor dobbelstenen, opbrengstfiches voor in de provincie.',
    },
    ganga: { label: 'Rivierfiches', help: 'Fiches op de Ganges veranderen wat de vakken opleveren.' },
    experience: {
      label: 'Ervaring',
      help: 'Een kenner speelt de moeilijke provincie en houdt hoogstens acht dobbelstenen. Niet samen met Navaratnas.',
      values: { beginner: 'beginner', expert: 'kenner' },
    },
    facts: {
      label: 'Verbeterde gegevens',
      help: 'Wat een bezitter van de doos in de gedrukte gegevens heeft verbeterd, uit een gegevensbestand.',
    },
  },
  groups: {
    quarry: 'Steengroeve',
    market: 'Markt',
    palace: 'Paleis',
    chamber: 'Kamers',
    harbour: 'Haven',
    choose: 'Zelf de dobbelstenen kiezen',
    pay: 'Betalen met',
    tile: 'Tegels',
    cell: 'Waar',
    turn: 'Anders gedraaid',
    overpay: 'Meer betalen dan nodig',
    cover: 'Bedekken',
    yield: 'Speciale opbrengsten',
    dice: 'Dobbelstenen',
    upgrade: 'Verbetering',
    river: 'Rivier',
    score: 'Markten',
    fewer: 'Minder markten tellen',
    yieldTile: 'Opbrengstfiches',
    slot: 'Plaatsen voor het opbrengstfiche',
    rest: 'Tot slot',
  },
  colour,
  building,
  good,
  chamber,
  chamberShort: { ...chamber, mogul: 'Mogol', raja: 'Man Singh', builder: 'Bouwer' },
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
      `${n === 1 ? aDie(id) : `${n} keer ${die(id)}`}${as === dieOf(id).value ? '' : `, gedraaid naar ${as}`}`,
    some: someDice,
  },
  prospects: {
    boat: 'een vaart met de boot',
    reroll: 'een nieuwe worp met dobbelstenen',
    palaceAction: 'een paleisactie',
    build: 'een provincietegel',
    coverTile: 'een tegel bedekken',
    yieldTile: 'een opbrengstfiche',
    elephant: 'de olifant van de volgende ronde',
    crossing: 'je markeerders ontmoeten elkaar',
  },

  question: {
    worker: (left, last) => ({
      title: 'Waar gaat je werker heen?',
      hint: last ? 'De laatste doorgang: nog één beurt, of passen.' : `Nog ${workers(left)} te plaatsen in deze ronde.`,
    }),
    payDie: (id) => ({ title: 'Welke dobbelsteen betaal je?', hint: space(id) }),
    tile: (cover) => ({
      title: 'Welke tegel bouw je?',
      hint: cover
        ? 'Duurder dan de tegel eronder; je betaalt het verschil.'
        : 'Betaal dobbelstenen van zijn kleur, minstens zijn prijs.',
    }),
    payTile: (one, due) => ({ title: 'Welke dobbelstenen betaal je?', hint: `${tile(one)}: nog ${due} te betalen.` }),
    build: (one, cover) => ({ title: cover ? 'Hoe draai je de tegel?' : 'Waar leg je de tegel?', hint: tile(one) }),
    cover: { title: 'Welke tegel bedek je?', hint: 'De Bouwmeester legt er een duurdere bovenop.' },
    yield: { title: 'Welke opbrengst eerst?', hint: 'Je hebt meerdere speciale opbrengsten verbonden.' },
    return: (gain) => ({
      title: 'Welke dobbelsteen gaat terug?',
      hint: `Kali’s handen zijn vol: er komen ${dice(gain)}. Leg eerst terug, of houd wat je hebt.`,
    }),
    take: (n, by) => ({
      title: n === 1 ? 'Welke dobbelsteen neem je?' : `Welke ${n} dobbelstenen neem je?`,
      hint: capital(by),
    }),
    upgrade: (by) => ({ title: 'Wat verbeter je?', hint: capital(by) }),
    sail: (by, may) => ({ title: may ? 'Vaart je boot verder?' : 'Hoe ver vaart je boot?', hint: capital(by) }),
    chamber: { title: 'Welke paleisactie neem je?', hint: 'Zonder werker en zonder dobbelsteen.' },
    score: (by) => ({ title: 'Welke markten tel je?', hint: capital(by) }),
    reroll: (n) => ({
      title: 'Wat gooi je opnieuw?',
      hint: n === 0 ? 'Zoveel je wilt, één keer, allemaal tegelijk.' : `${capital(dice(n))} gekozen.`,
    }),
    takeYield: { title: 'Welk opbrengstfiche neem je?', hint: 'Het betaalt zodra een weg zijn plaats bereikt.' },
    layYield: (e) => ({ title: 'Waar komt het fiche?', hint: capital(e) }),
    over: { title: 'Het spel is afgelopen', hint: 'De grootste marge wint.' },
  },

  answer: {
    place: (id) => ({ label: space(id), says: `Een werker plaatsen: ${lower(space(id))}` }),
    choose: (id) => ({
      label: `${space(id)}: andere dobbelsteen`,
      says: `Een werker plaatsen en zelf de dobbelsteen kiezen: ${lower(space(id))}`,
    }),
    pass: { label: 'Passen', says: 'Passen in de laatste doorgang' },
    pay: (id, as) => ({
      label: as === dieOf(id).value ? capital(die(id)) : `${capital(die(id))} als ${as}`,
      says:
        as === dieOf(id).value ? `${capital(aDie(id))} betalen` : `${capital(aDie(id))} betalen, gedraaid naar ${as}`,
    }),
    payRest: { label: 'Het voordeligst betalen', says: 'De rest met de minst nuttige dobbelstenen betalen' },
    tile: (one) => ({ label: shown(one), says: `${priced(one)} bouwen` }),
    chooseTile: (one) => ({
      label: `${shown(one)}: andere dobbelstenen`,
      says: `De dobbelstenen kiezen voor ${lower(priced(one))}`,
    }),
    build: (at, roads, arrows) => ({
      label: `${cell[at]} ${arrows}`,
      says: `${cell[at]}, met wegen naar ${list(roads.map((s) => toSide[s]))}`,
    }),
    opens: (n) => `Daarna kan op ${cells(n)} worden gebouwd.`,
    closes: 'geen vak blijft open om op te bouwen',
    overpay: (id) => ({ label: `Ook ${die(id)} betalen`, says: `Ook ${aDie(id)} betalen, voor niets` }),
    cover: (at, one) => ({ label: shown(one), says: `${priced(one)} bedekken, ${lower(cell[at])}` }),
    yield: (e) => ({ label: capital(e), says: `Eerst ${e}` }),
    return: (id) => ({ label: `${capital(die(id))} terug`, says: `${capital(aDie(id))} terugleggen` }),
    keep: (n) => ({
      label: n === 0 ? 'Alles houden, niets nemen' : `De rest houden, ${n} nemen`,
      says: n === 0 ? 'Alle dobbelstenen houden en geen nemen' : `De andere dobbelstenen houden en er ${n} nemen`,
    }),
    take: (all) => ({
      label: capital(list(all.map((c) => colour[c]))),
      says: `${capital(list(counted(all).map(([c, n]) => someDice(c, n))))} nemen`,
    }),
    upgrade: (b, to) => ({
      label: `${capital(building[b])} naar ${to}`,
      says: `${capital(theBuilding[b])} verbeteren naar ${to}`,
    }),
    sail: (to, e) => ({ label: `Vak ${to}: ${e}`, says: `Naar vak ${to} varen: ${e}` }),
    stay: { label: 'Blijven', says: 'De boot blijft waar hij is' },
    chamber: (c, e) => ({ label: chamber[c], says: `${chamber[c]}: ${e}` }),
    score: (g, n) => ({
      label: g === 'assorted' ? `Gemengd: ${n}` : `${capital(good[g])}: ${n}`,
      says: `${g === 'assorted' ? 'Gemengde waren' : capital(good[g])} tellen voor ${money(n)}`,
    }),
    reroll: (id) => ({ label: capital(die(id)), says: `${capital(die(id))} kiezen om opnieuw te gooien` }),
    rollLow: { label: 'Alle lage opnieuw gooien', says: 'Alle dobbelstenen van 1 tot 3 opnieuw gooien' },
    roll: (n) => ({
      label: n === 0 ? 'Niets opnieuw gooien' : `${dice(n)} gooien`,
      says: n === 0 ? 'Alle dobbelstenen houden zoals ze zijn' : `${dice(n)} opnieuw gooien`,
    }),
    takeYield: (c, e) => ({
      label: `${capital(yieldColourPlain[c])}: ${e}`,
      says: `Het ${yieldColour[c]} fiche nemen: ${e}`,
    }),
    decline: { label: 'Niets nemen', says: 'Geen opbrengstfiche nemen' },
    layYield: (at, s, built) => ({
      label: `${cell[at]}, ${side[s]}${built ? ': te laat' : ''}`,
      says: `Aan de kant van ${toSide[s]} leggen, ${lower(cell[at])}${built ? '; het vak is al bebouwd, dus het betaalt nooit' : ''}`,
    }),
    costs: (parts) => `Kost ${parts}.`,
    brings: (parts) => `Levert ${parts} op.`,
  },

  event: {
    started: (totals, first) => `Iedereen gooit vier dobbelstenen: ${totals}. ${first} begint.`,
    total: (who, n) => `${who} ${n}`,
    riverTile: (at, e) => `Op vak ${at} ligt een rivierfiche: ${e}.`,
    round: (n, first) => `Ronde ${n} begint. ${first} heeft de olifant.`,
    phase: (n) => `Doorgang ${n}.`,
    skipped: (who) => `${who} heeft geen werker meer en wordt overgeslagen.`,
    stuck: (who) => `${who} kan in deze doorgang geen werker plaatsen.`,
    passed: (who) => `${who} past.`,
    placed: (who, at, n) => `${who} plaatst een werker: ${lower(at)}${n > 0 ? `, voor ${money(n)}` : ''}.`,
    paid: (who, id, as) =>
      `${who} betaalt ${aDie(id)}${as === dieOf(id).value ? '' : `, met karma gedraaid naar ${as}`}.`,
    money: (who, n, now, by) => `${who}: ${money(n)} (${by}), nu ${now}.`,
    fame: (who, n, now, by) => `${who}: ${fame(n)} (${by}), nu ${now}.`,
    karma: (who, n, now, by) => `${who}: ${karma(n)} (${by}), nu ${now}.`,
    built: (who, what, at, over) =>
      `${who} bouwt ${lower(what)}: ${lower(cell[at])}${over === null ? '' : `, over ${lower(over)}`}.`,
    revealed: (what) =>
      what === null ? 'Die stapel is nu leeg.' : `De volgende tegel van die stapel: ${lower(what)}.`,
    yield: (who, e) => `${who} verbindt een speciale opbrengst: ${e}.`,
    rolled: (who, parts, by) => `${who} gooit ${parts} (${by}).`,
    rerolled: (who, from, to) => `${who} gooit ${from} opnieuw: ${to}.`,
    returned: (who, id) => `${who} legt ${aDie(id)} terug.`,
    noDice: (who, by) => `${who} neemt geen dobbelsteen (${by}).`,
    upgraded: (who, b, to, by) => `${who} verbetert ${theBuilding[b]} naar ${to} (${by}).`,
    lost: (who, by) => `${by} levert ${who} niets meer op.`,
    sailed: (who, to, by) => `${who} vaart naar riviervak ${to} (${by}).`,
    stayed: (who, by) => `${who} laat de boot liggen (${by}).`,
    chamber: (who, c, by) => `${who} bezoekt ${theChamber[c]} (${by}).`,
    scored: (who, g) => `${who} telt ${g === 'assorted' ? 'gemengde waren' : good[g]}.`,
    bonus: (who, track, at) => `${who} bereikt de bonus van ${track === 'fame' ? 'roem' : 'geld'} ${at}.`,
    activated: (who, at) => `${who} krijgt de werker van ${workerAt[at]}.`,
    leftGame: (who, at) => `De werker van ${workerAt[at]} verlaat het spel: ${who} heeft er vijf.`,
    whiteTile: (who, e) => `${who} trekt een wit opbrengstfiche: ${e}.`,
    reshuffled: (n) => `De ${n} gebruikte witte fiches worden geschud.`,
    tookYield: (who, c, e) => `${who} neemt een ${yieldColourPlain[c]} opbrengstfiche: ${e}.`,
    declinedYield: (who) => `${who} neemt geen opbrengstfiche.`,
    laidYield: (who, at, s) => `${who} legt het aan de kant van ${toSide[s]}, ${lower(cell[at])}.`,
    crossed: (who, n) => `${whose(who)} markeerders ontmoeten elkaar, marge ${signed(n)}: dit is de laatste doorgang.`,
    elephant: (who, mogul) =>
      mogul ? `${who} bezocht de Grootmogol en krijgt de olifant.` : `De olifant gaat verder naar ${who}.`,
    over: 'De laatste doorgang is voltooid.',
  },

  clock: (round, phase, first) =>
    `Ronde ${round}, doorgang ${phase}${first === '' ? '' : ` · ${first} heeft de olifant`}`,
  lastPhase: 'Laatste doorgang',

  sheet: {
    fame: { label: 'Roem', help: 'Waar de roemmarkeerder staat.' },
    money: { label: 'Geld', help: 'Waar de geldmarkeerder staat.' },
    moneyAsFame: {
      label: 'Geld, in roemvakken',
      help: 'Naast één roemvak liggen twee geldvakken: de helft van het geld, naar boven afgerond.',
    },
    track: { label: 'Lengte van het spoor', help: 'De markeerders staan gelijk bij 61.' },
    crossing: {
      label: 'Gekruist als',
      help: 'De volgorde waarin de markeerders elkaar ontmoetten; die beslist bij gelijke marges.',
    },
  },

  refusals: {
    'RG-BUILDER-1': 'Alleen een gelegde tegel die niets bedekt kan worden bedekt, en alleen door een duurdere.',
    'RG-BUILDER-2': 'Het verschil betaal je met dobbelstenen in de kleur van de nieuwe tegel.',
    'RG-BUILDER-3': 'Zo gedraaid raakt een tegel los van de residentie.',
    'RG-BUILDER-6': 'Met de dobbelstenen die overblijven kan geen tegel worden bedekt.',
    'RG-CHAMBER-6': 'De Portugees heeft zes vakken nodig: op de laatste zes helpt hij niet.',
    'RG-DICE-4': 'Een eigen dobbelsteen gaat terug, of je houdt ze allemaal.',
    'RG-DICE-7': 'Die dobbelstenen liggen niet in de voorraad, of horen niet bij deze winst.',
    'RG-KARMA-2': 'Karma draait een dobbelsteen naar de andere kant, één karma per dobbelsteen.',
    'RG-KARMA-3': 'Wat je te veel betaalt, wordt niet gedraaid.',
    'RG-KARMA-4': 'Op een balkon telt de waarde niet, dus er wordt niets gedraaid.',
    'RG-MARKET-1': 'Die som is niet te maken met één markt van elke soort.',
    'RG-MARKET-2': 'Die som is niet te maken met deze markten en deze dobbelsteen.',
    'RG-MARKET-5': 'Je hebt daar een markt nodig die zou tellen.',
    'RG-MARKET-6': 'Per ronde staat er hoogstens één van je werkers op gemengde waren.',
    'RG-MONEY-1': 'Voor dat vak is er niet genoeg geld.',
    'RG-NAV-6': 'Een opbrengstfiche heeft een vrije plaats van zijn kleur nodig.',
    'RG-PALACE-1': 'Kies dobbelstenen van jezelf en gooi dan.',
    'RG-PALACE-2': 'Van die kleur is er geen dobbelsteen meer in de voorraad.',
    'RG-PALACE-3': 'Het balkon vraagt een dobbelsteen van de eerste kleur, en één van de tweede in de voorraad.',
    'RG-PALACE-4': 'Een kamer neemt een dobbelsteen die haar getal toont.',
    'RG-PLACE-1': 'De steengroeve en de haven worden op volgorde gevuld: het eerste vrije vak is aan de beurt.',
    'RG-PLACE-2': 'Daar staat al een werker.',
    'RG-PROV-1': 'Dat is geen vak van de provincie.',
    'RG-PROV-3': 'Een tegel draait per kwartslag.',
    'RG-PROV-4': 'Zo verbindt geen weg de tegel met de residentie.',
    'RG-PROV-6': 'Daar ligt al een tegel.',
    'RG-QUARRY-2': 'Dobbelstenen in de kleur van de tegel moeten samen minstens zijn prijs halen.',
    'RG-QUARRY-3': 'Er is geen vak meer waar een tegel kan liggen.',
    'RG-RIVER-2': 'De haven neemt een dobbelsteen die 1, 2 of 3 toont.',
    'RG-RIVER-3': 'Daar kan de boot niet stoppen.',
    'RG-RIVER-6': 'Je boot is aan het einde van de rivier.',
    'RG-RIVER-9': 'Hier kies je alleen uit de kamers van 2 tot 6.',
    'RG-ROUND-1': 'Eerst plaats je een werker.',
    'RG-ROUND-5': 'Passen kan alleen in de laatste doorgang.',
    'RG-RUL-28': 'Die dobbelsteen heb je niet.',
    'RG-RUL-33': 'Deze vaart is verplicht.',
    'RG-SETUP-1': 'Dat vak is met dit aantal spelers gesloten.',
    'RG-SETUP-3': 'Alleen de bovenste tegel van een stapel kan worden genomen.',
    'RG-TURN-2': 'Die dobbelsteen betaalt dit vak niet.',
    'RG-UPG-1': 'Dat gebouw kan niet verder worden verbeterd.',
    'RG-YIELD-1': 'Alleen een opbrengst die net is verbonden betaalt.',
  },

  features: () => import('./features.nl.ts').then(({ features }) => features),

  board: {
    label: 'Bord',
    quarry: 'Steengroeve',
    quarryHint: 'tegel bouwen',
    market: 'Markt',
    assorted: 'Gemengd',
    assortedHint: 'van elk één · gratis',
    sameHint: 'één dobbelsteen: zoveel markten',
    palace: 'Paleis',
    harbour: 'Haven',
    harbourHint: 'dobbelsteen 1, 2 of 3',
    bridge: 'Brug',
    start: 'Start',
    goods: { silk: 'Zijde', tea: 'Thee', spices: 'Specerijen' },
    covered: 'dicht',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    rolls: (who) => `${who} gooit`,
  },
  tabs: { board: 'Bord', province: 'Provincie', tiles: 'Tegels' },

  panels: {
    province: 'Provincie',
    provinceRemark: (n, free) => `${tiles(n)} · ${cells(free)} open`,
    tiles: 'Tegels',
    missing: (n) => `−${n}`,
    yieldTiles: 'Opbrengstfiches',
    karma: 'Karma',
    workers: 'Werkers',
    supply: 'Voorraad',
    turn: 'De tegel draaien',
    showProvince: (who) => `${whose(who)} provincie tonen`,
    margin: (n) => (n < 0 ? `nog ${-n} roem te gaan` : `gekruist, marge ${signed(n)}`),
    needs: (n) => `heeft ${signed(n)} nodig om te winnen`,
    done: 'heeft gespeeld',
    seat: (f, m, n, d, k, w, all) =>
      `${fame(f)}, ${money(m)}, marge ${signed(n)}; ${dice(d)}, ${karma(k)}, ${w} van ${workers(all)} te plaatsen`,
  },

  strip: {
    chain: 'Ketting',
    now: {
      worker: 'Werker',
      payDie: 'Dobbelsteen betalen',
      tile: 'Tegel kiezen',
      payTile: 'Dobbelstenen betalen',
      build: 'Tegel leggen',
      cover: 'Tegel bedekken',
      yield: 'Welke opbrengst',
      return: 'Terugleggen',
      take: 'Dobbelstenen nemen',
      upgrade: 'Verbetering',
      lateUpgrade: 'Verbetering',
      sail: 'Boot',
      chamber: 'Paleisactie',
      score: 'Markten tellen',
      reroll: 'Opnieuw gooien',
      takeYield: 'Opbrengstfiche',
      layYield: 'Fiche leggen',
    },
    yields: 'speciale opbrengsten',
    worker: (at) => `werker van ${workerAt[at]}`,
    preview: (letter) => (letter === '' ? 'vooruitblik' : `vooruitblik op ${letter}`),
    phase: (n) => `Doorgang ${n}`,
    placed: (n) => `nog ${workers(n)}`,
  },

  explain: {
    space: (id, price, needs, gives, taken): Explained => ({
      title: space(id),
      lines: [
        `${price > 0 ? `${capital(money(price))}. ` : ''}${needs === '' ? '' : `Betaal ${needs}. `}${capital(gives)}.`,
        taken === null ? '' : `${whose(taken)} werker staat hier tot het einde van de ronde.`,
      ],
    }),
    needs: {
      colour: (c) => `een ${inflected[c]} dobbelsteen`,
      value: (values) =>
        values.length === 6 ? 'een willekeurige dobbelsteen' : `een dobbelsteen met ${values.join(', ')}`,
    },
    closed: { title: 'Gesloten', lines: ['Met drie spelers is dit vak afgedekt.'] },
    river: (at, e, boats): Explained => ({
      title: at === 0 ? 'Begin van de rivier' : `Riviervak ${at}`,
      lines: [
        at === 0 ? 'Hier beginnen de boten.' : `Een boot die hier stopt levert op: ${e}.`,
        at === 30 ? 'Het laatste vak: alle boten passen erop, elk wordt één keer betaald.' : '',
        boats === '' ? '' : `Hier: ${boats}.`,
      ],
    }),
    riverTile: (at, e): Explained => ({
      title: `Rivierfiche op vak ${at}`,
      lines: [`In plaats van wat er gedrukt staat: ${e}.`],
    }),
    bridge: (who): Explained => ({
      title: 'Brug',
      lines: ['Wie hier voor het eerst onderdoor vaart, wekt zijn werker.', who === '' ? '' : `Wachten nog: ${who}.`],
    }),
    fame: (at, e, who): Explained => ({
      title: `Roem ${at}`,
      lines: [e === '' ? '' : `Voor het eerst bereikt: ${e}.`, who === '' ? '' : `Hier: ${who}.`],
    }),
    moneySpace: (at, e, who): Explained => ({
      title: `Geld ${at}`,
      lines: [e === '' ? '' : `De bonusmarkeerder levert op: ${e}.`, who === '' ? '' : `Hier: ${who}.`],
    }),
    worker: (who): Explained => ({
      title: 'Wachtende werkers',
      lines: [`Wie hier komt, wekt zijn werker.${who === '' ? '' : ` Wachten nog: ${who}.`}`],
    }),
    corner: {
      title: 'Waar beide sporen beginnen',
      lines: [
        'Roem gaat met de klok mee, geld ertegenin. Als je markeerders elkaar ontmoeten, begint de laatste doorgang.',
      ],
    },
    tile: (one, gives, roads, under): Explained => ({
      title: priced(one),
      lines: [
        `${roads} wegen.${gives === '' ? '' : ` Nu gebouwd levert hij ${gives} op.`}`,
        under === null ? '' : `Eronder: ${tiles(under)}.`,
      ],
    }),
    stackEmpty: { title: 'Lege stapel', lines: ['Al zijn tegels zijn gebouwd.'] },
    affordable: {
      yes: 'Je dobbelstenen kunnen hem betalen.',
      karma: 'Je dobbelstenen kunnen hem met karma betalen.',
      no: (n) => `Je komt nog ${n} tekort op dobbelstenen van zijn kleur.`,
    },
    covers: (one) => `Hij bedekt ${lower(tile(one))}.`,
    cell: (at, linked): Explained => ({
      title: cell[at],
      lines: [linked ? 'Hierheen leidt een weg: er kan een tegel liggen.' : 'Hierheen leidt nog geen weg.'],
    }),
    residence: (roads): Explained => ({
      title: 'Residentie',
      lines: [
        `Drie wegen vertrekken hier, richting ${list(roads.map((s) => side[s]))}. Elke tegel moet ermee verbonden zijn.`,
      ],
    }),
    slot: (e, state, c): Explained => ({
      title: c === null ? 'Speciale opbrengst' : `Speciale opbrengst, ${yieldColourPlain[c]}`,
      lines: [
        `${capital(e)}.`,
        state === 'open'
          ? 'Betaalt één keer, zodra een nieuwe tegel hier een weg brengt.'
          : state === 'due'
            ? 'Verbonden, betaalt zo meteen.'
            : state === 'paid'
              ? 'Verbonden en betaald.'
              : 'De weg was er eerst: het betaalt nooit.',
      ],
    }),
    level: (b, at, late): Explained => ({
      title: capital(building[b]),
      lines: [
        `Bouw je nu een ${building[b]}, dan levert dat ${fame(late ? at - 1 : at)} op.`,
        late
          ? 'De verbetering van roem 5 telt vanaf je volgende beurt.'
          : at < 4
            ? 'Een verbetering maakt het één meer.'
            : 'Hoger kan niet.',
      ],
    }),
    die: (id): Explained => ({
      title: capital(die(id)),
      lines: [
        'Betaalt tegels van zijn kleur, en markten, kamers, balkons en de haven.',
        `Met één karma telt hij ${7 - dieOf(id).value}.`,
      ],
    }),
    kali: (n, most): Explained => ({ title: 'Kali', lines: [`Haar handen houden ${dice(n)} van ${most}.`] }),
    karma: (n): Explained => ({
      title: karma(n),
      lines: ['Eén karma draait een dobbelsteen die je betaalt naar de andere kant. Hoogstens drie.'],
    }),
    workers: (left, all, waiting): Explained => ({
      title: `${left} van ${workers(all)} te plaatsen`,
      lines: [waiting === '' ? '' : `Wachten nog: ${waiting}.`],
    }),
    supply: (c, n): Explained => ({
      title: `${capital(inflected[c])} dobbelstenen`,
      lines: [`${n} van 12 in de voorraad.`],
    }),
    yieldTile: (c, e, n): Explained => ({
      title: `${capital(yieldColourPlain[c])} opbrengstfiche`,
      lines: [
        `${capital(e)}.`,
        n > 1 ? `Er zijn er ${n}.` : '',
        'Het ligt op een plaats van zijn kleur en betaalt zodra een weg die bereikt.',
      ],
    }),
    workerAt,
  },
  signed,
};
