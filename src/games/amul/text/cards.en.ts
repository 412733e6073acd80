/** The cards of Amul in English: the name, what is printed on it in one line, and the whole of it. */
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

const { count } = countingIn('en');
const points = (n: number) => count(n, 'point', 'points');

const MERCHANT =
  'Scores nothing by itself. When you reveal it you may take one card of the palace into your play area at once.';
const GENERAL = 'Scores 2 points for each Military symbol in your play area. It carries none itself.';
const SABRE = 'Scores nothing, but 4 points if you have at least one Military symbol.';
const set = (name: string) =>
  `One ${name} scores 2 points, two score 9; a third begins a new pair. All your ${name} counts together.`;
const around = (name: string) =>
  `Each of your ${name} scores 1 point for every ${name} that lies with you or with one of your two neighbours, itself included.`;

const STATED: CardLanguage['stated'] = {
  silver: {
    name: 'Silver',
    line: '3, 7 or 13 for one, two or three.',
    long: 'One Silver scores 3 points, two score 7, three score 13; a fourth begins a new series. All your Silver counts together.',
  },
  gold: { name: 'Gold', line: '4 points, always.', long: 'Each Gold scores 4 points.' },
  carpet: { name: 'Carpet', line: '2 alone, 9 as a pair.', long: set('Carpet') },
  porcelain: { name: 'Porcelain', line: '2 alone, 9 as a pair.', long: set('Porcelain') },
  oil: {
    name: 'Oil',
    line: '3 points, 5 with a Lamp.',
    long: 'Each Oil scores 3 points, or 5 if you have at least one Lamp. One Lamp is enough for all your Oil.',
  },
  spices: {
    name: 'Spices',
    line: '2 alone, 6 as a pair.',
    long: 'One Spices scores 2 points, two score 6; a third begins a new pair. All your Spices count together.',
  },
  opium: {
    name: 'Opium',
    line: '6 points, 0 if you are armed.',
    long: 'Each Opium scores 6 points, but nothing if you have at least one Military symbol.',
  },
  gems: { name: 'Gems', line: '1 per Gems with you and your neighbours.', long: around('Gems') },
  silk: { name: 'Silk', line: '1 per Silk with you and your neighbours.', long: around('Silk') },
  ebony: {
    name: 'Ebony',
    line: '2 points, 6 with Ivory.',
    long: 'Each Ebony scores 2 points, or 6 if you have at least one Ivory.',
  },
  tea: { name: 'Tea', line: '4 points, always.', long: 'Each Tea scores 4 points. Only in the tea variant.' },

  sabre_mongol: { name: 'Mongol Sabre', line: '4 points if you are armed.', long: SABRE },
  sabre_arab: { name: 'Arab Sabre', line: '4 points if you are armed.', long: SABRE },
  lamp: {
    name: 'Lamp',
    line: '3 points. Lifts your Oil to 5.',
    long: 'Each Lamp scores 3 points. The first one lifts all your Oil from 3 to 5 points.',
  },
  relic_mongol: {
    name: 'Mongol Relic',
    line: '7 points, 0 with an Arab symbol.',
    long: 'Scores 7 points, but nothing if you have at least one Arab symbol.',
  },
  relic_arab: {
    name: 'Arab Relic',
    line: '7 points, 0 with a Mongol symbol.',
    long: 'Scores 7 points, but nothing if you have at least one Mongol symbol.',
  },
  medallion: { name: 'Medallion', line: '4 points, always.', long: 'Each Medallion scores 4 points.' },
  tent: {
    name: 'Tent',
    line: '2 points, always.',
    long: 'Scores 2 points. Lies in the palace only.',
  },
  yurt: {
    name: 'Yurt',
    line: '2 points, always.',
    long: 'Scores 2 points. Lies in the palace only.',
  },

  camel_drivers: {
    name: 'Camel Drivers',
    line: '2 per Camel with you and your neighbours.',
    long: 'Scores 2 points for every Camel that lies with you or with one of your two neighbours.',
  },
  caravan_arab: {
    name: 'Arab Caravan',
    line: '1 per Arab symbol of yours.',
    long: 'Scores 1 point for each Arab symbol in your play area, its own included.',
  },
  caravan_mongol: {
    name: 'Mongol Caravan',
    line: '1 per Mongol symbol of yours.',
    long: 'Scores 1 point for each Mongol symbol in your play area, its own included.',
  },
  caravanserai: {
    name: 'Caravanserai',
    line: '1 per Trade symbol of yours.',
    long: 'Scores 1 point for each Trade symbol in your play area, its own included.',
  },

  merchant_arab: { name: 'Arab Merchant', line: 'Take a palace card.', long: MERCHANT },
  merchant_mongol: { name: 'Mongol Merchant', line: 'Take a palace card.', long: MERCHANT },
  contract: {
    name: 'Contract',
    line: '2 points. Take a Trader.',
    long: 'Scores 2 points. When you reveal it you may take one Trader of the bazaar into your play area at once.',
  },
  spice_supplier: {
    name: 'Spice Supplier',
    line: '6 points with three Spices.',
    long: 'Scores nothing, but 6 points if you have at least three Spices. They still make pairs and serve a Trader.',
  },
  smuggler: {
    name: 'Smuggler',
    line: '8, less 2 per Gold of your neighbours.',
    long: 'Scores 8 points less 2 for every Gold of your two neighbours. It can fall below zero.',
  },
  goldsmith: {
    name: 'Goldsmith',
    line: '1 per Gems with you and your neighbours.',
    long: 'Scores 1 point for every Gems that lies with you or with one of your two neighbours. The Gems themselves gain nothing by it.',
  },
  spice_seller: {
    name: 'Spice Seller',
    line: '1 per Spices with you and your neighbours.',
    long: 'Scores 1 point for every Spices that lies with you or with one of your two neighbours.',
  },
  jeweller: {
    name: 'Jeweller',
    line: '1 per Gold and Silver of your neighbours.',
    long: 'Scores 1 point for every Gold and every Silver of your two neighbours. Your own do not count.',
  },
  peddler: {
    name: 'Peddler',
    line: '1 per Object with you and your neighbours.',
    long: 'Scores 1 point for every Object symbol that lies with you or with one of your two neighbours.',
  },

  guard_mongol: {
    name: 'Mongol Guard',
    line: 'The points printed on it.',
    long: 'Scores the points printed on the copy, 0 to 3. Carries one Military symbol and a letter for ties.',
  },
  guard_arab: {
    name: 'Arab Guard',
    line: 'The points printed on it.',
    long: 'Scores the points printed on the copy, 1 or 2. Carries one Military symbol and a letter for ties.',
  },
  general_arab: { name: 'Arab General', line: '2 per Military symbol of yours.', long: GENERAL },
  general_mongol: { name: 'Mongol General', line: '2 per Military symbol of yours.', long: GENERAL },
  militia: {
    name: 'Amul Militia',
    line: '1 per Military symbol with you and your neighbours.',
    long: 'Scores 1 point for every Military symbol that lies with you, its own included, or with one of your two neighbours.',
  },
  mercenaries: {
    name: 'Mercenaries',
    line: '0 points, two Military symbols.',
    long: 'Scores nothing. Carries two Military symbols and one letter.',
  },
  dervish: {
    name: 'Dervish',
    line: '2 points, one Military symbol.',
    long: 'Scores 2 points and carries one Military symbol. Lies in the palace only.',
  },

  vagabond: {
    name: 'Vagabond',
    line: '1 point. Take a card left in the market.',
    long: 'Scores 1 point. When you reveal it you may take one card that was left in the market straight into your play area, even one that would only count from the hand.',
  },
  thief: {
    name: 'Thief',
    line: '−1. At the end take up to 2 palace cards.',
    long: 'Scores −1 point. At the end of the game, when all hands are turned up, its owner may take up to two palace cards.',
  },
  diplomat: {
    name: 'Diplomat',
    line: 'Two Arab and two Mongol symbols.',
    long: 'Scores nothing. Carries two Arab and two Mongol symbols.',
  },
  emissary: {
    name: 'Emissary',
    line: '2 per pair of Arab and Mongol.',
    long: 'Scores 2 points for each pair of one Arab and one Mongol symbol in your play area.',
  },
  tax_collector: {
    name: 'Tax Collector',
    line: '1 per Trade symbol of your neighbours.',
    long: 'Scores 1 point for every Trade symbol of your two neighbours. Your own do not count.',
  },
  prince_arab: {
    name: 'Arab Prince',
    line: 'Three Arab symbols.',
    long: 'Scores nothing. Carries three Arab symbols.',
  },
  prince_mongol: {
    name: 'Mongol Prince',
    line: 'Three Mongol symbols.',
    long: 'Scores nothing. Carries three Mongol symbols.',
  },
  mughal_lord: {
    name: 'Mughal Lord',
    line: '−3. Take up to 2 palace cards.',
    long: 'Scores −3 points. When you reveal it you may take up to two cards of the palace into your play area at once.',
  },
  fugitive: {
    name: 'Fugitive',
    line: '9, less 3 per Military of your neighbours.',
    long: 'Scores 9 points less 3 for every Military symbol of your two neighbours. It can fall below zero.',
  },
  nomad: {
    name: 'Nomad',
    line: '2 per Object symbol of yours.',
    long: 'Scores 2 points for each Object symbol in your play area.',
  },
  sheikh: {
    name: 'Sheikh',
    line: '2 per Oil of yours.',
    long: 'Scores 2 points for each of your Oil cards, besides what the Oil scores itself.',
  },
  spy_mongol: {
    name: 'Mongol Spy',
    line: '1 per Arab symbol of one neighbour.',
    long: 'Scores 1 point for every Arab symbol of one neighbour: the one who has more, the left one in a tie.',
  },
  spy_arab: {
    name: 'Arab Spy',
    line: '1 per Mongol symbol of one neighbour.',
    long: 'Scores 1 point for every Mongol symbol of one neighbour: the one who has more, the left one in a tie.',
  },
  courtesan: {
    name: 'Courtesan',
    line: '1 per Gold and Silk of yours.',
    long: 'Scores 1 point for each Gold and each Silk in your play area.',
  },
  dancer: {
    name: 'Dancer',
    line: '1 per Gems and Silver of yours.',
    long: 'Scores 1 point for each Gems and each Silver in your play area.',
  },
};

const TRADERS: CardLanguage['traders'] = {
  trader_babylonian: { name: 'Babylonian Trader', short: 'Babylonian' },
  trader_persian: { name: 'Persian Trader', short: 'Persian' },
  trader_chinese: { name: 'Chinese Trader', short: 'Chinese' },
  trader_indian: { name: 'Indian Trader', short: 'Indian' },
  trader_venetian: { name: 'Venetian Trader', short: 'Venetian' },
  trader_nubian: { name: 'Nubian Trader', short: 'Nubian' },
  trader_bactrian: { name: 'Bactrian Trader', short: 'Bactrian' },
  trader_byzantine: { name: 'Byzantine Trader', short: 'Byzantine' },
  trader_tea: { name: 'Tea Trader', short: 'Tea' },
};

const TREND = { rises: 'The more the better: each', falls: 'The rarer the better: each', turns: 'Each' } as const;

function inPlay(name: string, table: readonly number[]): CardWords {
  const [one = 0, two = 0, three = 0] = table;
  return {
    name,
    line: `${either(table, 'or')} each, if 1, 2 or 3 are in play.`,
    long: `${TREND[trendOf(table)]} of your ${name} scores ${points(one)} if it is the only one in all play areas, ${two} if there are two, ${three} if there are three.`,
  };
}

function camel(table: readonly number[]): CardWords {
  const name = 'Camel';
  if (countsItself(table))
    return {
      name,
      line: 'Each scores the number of Camels in play.',
      long: 'Count the Camels in all play areas, one to six: each of your Camels scores that many points.',
    };
  const each = either(table, 'or');
  return {
    name,
    line: `${each} each, if 1 to 6 are in play.`,
    long: `Count the Camels in all play areas: with one, two, three, four, five or six of them each of your Camels scores ${each} points.`,
  };
}

const SAID: CardLanguage = {
  stated: STATED,
  counted: {
    jade: (table) => inPlay('Jade', table),
    ivory: (table) => inPlay('Ivory', table),
    camel,
  },
  traders: TRADERS,
  series: (n, goods) => ({
    line: `${n} per series: ${goods}.`,
    long: `Scores ${points(n)} for each complete series of ${goods}. One card serves one series of one Trader only; it goes on counting for everything else.`,
  }),
};

export function cardsIn(scorings: Scorings): CardTable {
  return cardTable(scorings, SAID);
}
