/** De kaarten van Amul in het Nederlands: de naam, wat er in één regel op staat, en alles wat ze doet. */
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

const { count } = countingIn('nl');
const points = (n: number) => count(n, 'punt', 'punten');

const MERCHANT =
  'Levert zelf niets op. Als je hem onthult, mag je meteen één kaart uit het paleis in je speelveld leggen.';
const GENERAL = 'Levert 2 punten op per Militair symbool in je speelveld. Zelf draagt hij er geen.';
const SABRE = 'Levert niets op, maar 4 punten als je minstens één Militair symbool hebt.';
const set = (name: string) =>
  `Eén ${name} levert 2 punten op, twee leveren er 9 op; een derde begint een nieuw paar. Al je exemplaren tellen samen.`;
const around = (name: string) =>
  `Elke ${name} van jou levert 1 punt op per ${name} bij jou of bij een van je twee buren, zichzelf inbegrepen.`;

const STATED: CardLanguage['stated'] = {
  silver: {
    name: 'Zilver',
    line: '3, 7 of 13 voor één, twee of drie.',
    long: 'Eén Zilver levert 3 punten op, twee 7, drie 13; een vierde begint een nieuwe reeks. Al je Zilver telt samen.',
  },
  gold: { name: 'Goud', line: '4 punten, altijd.', long: 'Elk Goud levert 4 punten op.' },
  carpet: { name: 'Tapijt', line: '2 alleen, 9 als paar.', long: set('Tapijt') },
  porcelain: { name: 'Porselein', line: '2 alleen, 9 als paar.', long: set('Porselein') },
  oil: {
    name: 'Olie',
    line: '3 punten, 5 met een Lamp.',
    long: 'Elke Olie levert 3 punten op, of 5 als je minstens één Lamp hebt. Eén Lamp is genoeg voor al je Olie.',
  },
  spices: {
    name: 'Specerijen',
    line: '2 alleen, 6 als paar.',
    long: 'Eén kaart Specerijen levert 2 punten op, twee leveren er 6 op; een derde begint een nieuw paar. Al je Specerijen tellen samen.',
  },
  opium: {
    name: 'Opium',
    line: '6 punten, 0 als je bewapend bent.',
    long: 'Elke Opium levert 6 punten op, maar niets als je minstens één Militair symbool hebt.',
  },
  gems: {
    name: 'Edelstenen',
    line: '1 per Edelstenen bij jou en je buren.',
    long: 'Elke kaart Edelstenen van jou levert 1 punt op per kaart Edelstenen bij jou of bij een van je twee buren, zichzelf inbegrepen.',
  },
  silk: { name: 'Zijde', line: '1 per Zijde bij jou en je buren.', long: around('Zijde') },
  ebony: {
    name: 'Ebbenhout',
    line: '2 punten, 6 met Ivoor.',
    long: 'Elk Ebbenhout levert 2 punten op, of 6 als je minstens één Ivoor hebt.',
  },
  tea: {
    name: 'Thee',
    line: '4 punten, altijd.',
    long: 'Elke Thee levert 4 punten op. Alleen in de theevariant.',
  },

  sabre_mongol: { name: 'Mongoolse sabel', line: '4 punten als je bewapend bent.', long: SABRE },
  sabre_arab: { name: 'Arabische sabel', line: '4 punten als je bewapend bent.', long: SABRE },
  lamp: {
    name: 'Lamp',
    line: '3 punten. Tilt je Olie naar 5.',
    long: 'Elke Lamp levert 3 punten op. De eerste tilt al je Olie van 3 naar 5 punten.',
  },
  relic_mongol: {
    name: 'Mongoolse relikwie',
    line: '7 punten, 0 met een Arabisch symbool.',
    long: 'Levert 7 punten op, maar niets als je minstens één Arabisch symbool hebt.',
  },
  relic_arab: {
    name: 'Arabische relikwie',
    line: '7 punten, 0 met een Mongools symbool.',
    long: 'Levert 7 punten op, maar niets als je minstens één Mongools symbool hebt.',
  },
  medallion: { name: 'Medaillon', line: '4 punten, altijd.', long: 'Elk Medaillon levert 4 punten op.' },
  tent: {
    name: 'Tent',
    line: '2 punten, altijd.',
    long: 'Levert 2 punten op. Ligt alleen in het paleis.',
  },
  yurt: {
    name: 'Joert',
    line: '2 punten, altijd.',
    long: 'Levert 2 punten op. Ligt alleen in het paleis.',
  },

  camel_drivers: {
    name: 'Kameeldrijvers',
    line: '2 per Kameel bij jou en je buren.',
    long: 'Leveren 2 punten op per Kameel bij jou of bij een van je twee buren.',
  },
  caravan_arab: {
    name: 'Arabische karavaan',
    line: '1 per Arabisch symbool van jou.',
    long: 'Levert 1 punt op per Arabisch symbool in je speelveld, het eigen symbool inbegrepen.',
  },
  caravan_mongol: {
    name: 'Mongoolse karavaan',
    line: '1 per Mongools symbool van jou.',
    long: 'Levert 1 punt op per Mongools symbool in je speelveld, het eigen symbool inbegrepen.',
  },
  caravanserai: {
    name: 'Karavanserai',
    line: '1 per Handelssymbool van jou.',
    long: 'Levert 1 punt op per Handelssymbool in je speelveld, de eigen symbolen inbegrepen.',
  },

  merchant_arab: { name: 'Arabische koopman', line: 'Neem een paleiskaart.', long: MERCHANT },
  merchant_mongol: { name: 'Mongoolse koopman', line: 'Neem een paleiskaart.', long: MERCHANT },
  contract: {
    name: 'Contract',
    line: '2 punten. Neem een Handelaar.',
    long: 'Levert 2 punten op. Als je het onthult, mag je meteen één Handelaar uit de bazaar in je speelveld leggen.',
  },
  spice_supplier: {
    name: 'Specerijenleverancier',
    short: 'Leverancier',
    line: '6 punten met drie Specerijen.',
    long: 'Levert niets op, maar 6 punten als je minstens drie Specerijen hebt. Die vormen nog steeds paren en dienen nog steeds een Handelaar.',
  },
  smuggler: {
    name: 'Smokkelaar',
    line: '8, min 2 per Goud van je buren.',
    long: 'Levert 8 punten op, min 2 per Goud van je twee buren. Kan onder nul komen.',
  },
  goldsmith: {
    name: 'Goudsmid',
    line: '1 per Edelstenen bij jou en je buren.',
    long: 'Levert 1 punt op per kaart Edelstenen bij jou of bij een van je twee buren. De Edelstenen zelf winnen er niets bij.',
  },
  spice_seller: {
    name: 'Specerijenverkoper',
    short: 'Verkoper',
    line: '1 per Specerijen bij jou en je buren.',
    long: 'Levert 1 punt op per kaart Specerijen bij jou of bij een van je twee buren.',
  },
  jeweller: {
    name: 'Juwelier',
    line: '1 per Goud en Zilver van je buren.',
    long: 'Levert 1 punt op per Goud en per Zilver van je twee buren. Die van jou tellen niet.',
  },
  peddler: {
    name: 'Marskramer',
    line: '1 per Voorwerp bij jou en je buren.',
    long: 'Levert 1 punt op per Voorwerpsymbool bij jou of bij een van je twee buren.',
  },

  guard_mongol: {
    name: 'Mongoolse wachter',
    line: 'De gedrukte punten.',
    long: 'Levert de punten op die op het exemplaar gedrukt zijn, 0 tot 3. Draagt één Militair symbool en een letter voor gelijke standen.',
  },
  guard_arab: {
    name: 'Arabische wachter',
    line: 'De gedrukte punten.',
    long: 'Levert de punten op die op het exemplaar gedrukt zijn, 1 of 2. Draagt één Militair symbool en een letter voor gelijke standen.',
  },
  general_arab: { name: 'Arabische generaal', line: '2 per Militair symbool van jou.', long: GENERAL },
  general_mongol: { name: 'Mongoolse generaal', line: '2 per Militair symbool van jou.', long: GENERAL },
  militia: {
    name: 'Militie van Amul',
    short: 'Militie',
    line: '1 per Militair symbool bij jou en je buren.',
    long: 'Levert 1 punt op per Militair symbool bij jou, het eigen symbool inbegrepen, of bij een van je twee buren.',
  },
  mercenaries: {
    name: 'Huurlingen',
    line: '0 punten, twee Militaire symbolen.',
    long: 'Leveren niets op. Dragen twee Militaire symbolen en één letter.',
  },
  dervish: {
    name: 'Derwisj',
    line: '2 punten, één Militair symbool.',
    long: 'Levert 2 punten op en draagt één Militair symbool. Ligt alleen in het paleis.',
  },

  vagabond: {
    name: 'Vagebond',
    line: '1 punt. Neem een kaart die op de markt overbleef.',
    long: 'Levert 1 punt op. Als je hem onthult, mag je één kaart die op de markt overbleef rechtstreeks in je speelveld leggen, ook een die alleen uit de hand zou tellen.',
  },
  thief: {
    name: 'Dief',
    line: '−1. Aan het eind tot 2 paleiskaarten.',
    long: 'Levert −1 punt op. Aan het eind van het spel, als alle handen open liggen, mag de eigenaar tot twee paleiskaarten nemen.',
  },
  diplomat: {
    name: 'Diplomaat',
    line: 'Twee Arabische, twee Mongoolse symbolen.',
    long: 'Levert niets op. Draagt twee Arabische en twee Mongoolse symbolen.',
  },
  emissary: {
    name: 'Afgezant',
    line: '2 per paar Arabisch en Mongools.',
    long: 'Levert 2 punten op per paar van één Arabisch en één Mongools symbool in je speelveld.',
  },
  tax_collector: {
    name: 'Belastinginner',
    line: '1 per Handelssymbool van je buren.',
    long: 'Levert 1 punt op per Handelssymbool van je twee buren. Die van jou tellen niet.',
  },
  prince_arab: {
    name: 'Arabische prins',
    line: 'Drie Arabische symbolen.',
    long: 'Levert niets op. Draagt drie Arabische symbolen.',
  },
  prince_mongol: {
    name: 'Mongoolse prins',
    line: 'Drie Mongoolse symbolen.',
    long: 'Levert niets op. Draagt drie Mongoolse symbolen.',
  },
  mughal_lord: {
    name: 'Mogolheer',
    line: '−3. Neem tot 2 paleiskaarten.',
    long: 'Levert −3 punten op. Als je hem onthult, mag je meteen tot twee kaarten uit het paleis in je speelveld leggen.',
  },
  fugitive: {
    name: 'Vluchteling',
    line: '9, min 3 per Militair van je buren.',
    long: 'Levert 9 punten op, min 3 per Militair symbool van je twee buren. Kan onder nul komen.',
  },
  nomad: {
    name: 'Nomade',
    line: '2 per Voorwerpsymbool van jou.',
    long: 'Levert 2 punten op per Voorwerpsymbool in je speelveld.',
  },
  sheikh: {
    name: 'Sjeik',
    line: '2 per Olie van jou.',
    long: 'Levert 2 punten op per kaart Olie in je speelveld, naast wat de Olie zelf oplevert.',
  },
  spy_mongol: {
    name: 'Mongoolse spion',
    line: '1 per Arabisch symbool van één buur.',
    long: 'Levert 1 punt op per Arabisch symbool van één buur: degene die er het meest heeft, bij gelijke stand de linker.',
  },
  spy_arab: {
    name: 'Arabische spion',
    line: '1 per Mongools symbool van één buur.',
    long: 'Levert 1 punt op per Mongools symbool van één buur: degene die er het meest heeft, bij gelijke stand de linker.',
  },
  courtesan: {
    name: 'Courtisane',
    line: '1 per Goud en Zijde van jou.',
    long: 'Levert 1 punt op per Goud en per Zijde in je speelveld.',
  },
  dancer: {
    name: 'Danseres',
    line: '1 per Edelstenen en Zilver van jou.',
    long: 'Levert 1 punt op per kaart Edelstenen en per Zilver in je speelveld.',
  },
};

const TRADERS: CardLanguage['traders'] = {
  trader_babylonian: { name: 'Babylonische handelaar', short: 'Babylonisch' },
  trader_persian: { name: 'Perzische handelaar', short: 'Perzisch' },
  trader_chinese: { name: 'Chinese handelaar', short: 'Chinees' },
  trader_indian: { name: 'Indiase handelaar', short: 'Indiaas' },
  trader_venetian: { name: 'Venetiaanse handelaar', short: 'Venetiaans' },
  trader_nubian: { name: 'Nubische handelaar', short: 'Nubisch' },
  trader_bactrian: { name: 'Bactrische handelaar', short: 'Bactrisch' },
  trader_byzantine: { name: 'Byzantijnse handelaar', short: 'Byzantijns' },
  trader_tea: { name: 'Theehandelaar', short: 'Thee' },
};

const TREND = { rises: 'Hoe meer, hoe beter: ', falls: 'Hoe zeldzamer, hoe beter: ', turns: '' } as const;

function inPlay(name: string, each: string, only: string, table: readonly number[]): CardWords {
  const [one = 0, two = 0, three = 0] = table;
  return {
    name,
    line: `${either(table, 'of')} per stuk bij 1, 2 of 3 in het spel.`,
    long: capital(
      `${TREND[trendOf(table)]}${each} van jou levert ${points(one)} op als het ${only} in alle speelvelden is, ${two} als er twee zijn, ${three} als er drie zijn.`,
    ),
  };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function camel(table: readonly number[]): CardWords {
  const name = 'Kameel';
  if (countsItself(table))
    return {
      name,
      line: 'Per stuk het aantal Kamelen in het spel.',
      long: 'Tel de Kamelen in alle speelvelden, één tot zes: elke Kameel van jou levert zoveel punten op.',
    };
  const each = either(table, 'of');
  return {
    name,
    line: `${each} per stuk bij 1 tot 6 in het spel.`,
    long: `Tel de Kamelen in alle speelvelden: bij één, twee, drie, vier, vijf of zes levert elke Kameel van jou ${each} punten op.`,
  };
}

const SAID: CardLanguage = {
  stated: STATED,
  counted: {
    jade: (table) => inPlay('Jade', 'elke Jade', 'de enige', table),
    ivory: (table) => inPlay('Ivoor', 'elk Ivoor', 'het enige', table),
    camel,
  },
  traders: TRADERS,
  series: (n, goods) => ({
    line: `${n} per reeks: ${goods}.`,
    long: `Levert ${points(n)} op per volledige reeks ${goods}. Eén kaart dient één reeks van één Handelaar; voor al het andere blijft die tellen.`,
  }),
};

export function cardsIn(scorings: Scorings): CardTable {
  return cardTable(scorings, SAID);
}
