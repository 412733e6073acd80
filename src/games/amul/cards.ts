/**
 * AM-COMP-3: the physical cards by their printed number. Numbers and first player counts of market and palace cards: seed;
 * of bazaar and tea cards: reconstructed (that so many enter at each count: seed). Letters: reconstructed.
 */
import type { Letter, Name } from './data.ts';

/** AM-COMP-2: `from` is the smallest number of players at which the card is used. */
export interface PrintedCard {
  readonly name: Name;
  readonly deck: 'market' | 'palace' | 'bazaar';
  readonly from: number;
  /** AM-CON-3: every card with Military symbols shows one letter. */
  readonly letter?: Letter;
  /** AM-SCORE-FIXED: points printed on this copy alone. */
  readonly points?: number;
  /** AM-TEA-1: only in the tea variant. */
  readonly tea?: true;
}

export const CARDS = {
  // market, from 3 players
  'A-1': { name: 'silver', deck: 'market', from: 3 },
  'A-2': { name: 'silver', deck: 'market', from: 3 },
  'A-3': { name: 'silver', deck: 'market', from: 3 },
  'A-4': { name: 'silver', deck: 'market', from: 3 },
  'A-5': { name: 'gold', deck: 'market', from: 3 },
  'A-6': { name: 'gold', deck: 'market', from: 3 },
  'A-7': { name: 'gold', deck: 'market', from: 3 },
  'A-8': { name: 'gold', deck: 'market', from: 3 },
  'A-9': { name: 'carpet', deck: 'market', from: 3 },
  'A-10': { name: 'carpet', deck: 'market', from: 3 },
  'A-11': { name: 'carpet', deck: 'market', from: 3 },
  'A-12': { name: 'porcelain', deck: 'market', from: 3 },
  'A-13': { name: 'porcelain', deck: 'market', from: 3 },
  'A-14': { name: 'porcelain', deck: 'market', from: 3 },
  'A-15': { name: 'oil', deck: 'market', from: 3 },
  'A-16': { name: 'oil', deck: 'market', from: 3 },
  'A-17': { name: 'spices', deck: 'market', from: 3 },
  'A-18': { name: 'spices', deck: 'market', from: 3 },
  'A-19': { name: 'spices', deck: 'market', from: 3 },
  'A-20': { name: 'spices', deck: 'market', from: 3 },
  'A-21': { name: 'opium', deck: 'market', from: 3 },
  'A-22': { name: 'sabre_mongol', deck: 'market', from: 3 },
  'A-23': { name: 'sabre_arab', deck: 'market', from: 3 },
  'A-24': { name: 'vagabond', deck: 'market', from: 3 },
  'A-25': { name: 'guard_mongol', deck: 'market', from: 3, letter: 'A', points: 0 },
  'A-26': { name: 'guard_mongol', deck: 'market', from: 3, letter: 'D', points: 3 },
  'A-27': { name: 'guard_arab', deck: 'market', from: 3, letter: 'B', points: 1 },
  'A-28': { name: 'guard_arab', deck: 'market', from: 3, letter: 'C', points: 2 },
  'A-29': { name: 'lamp', deck: 'market', from: 3 },
  'A-30': { name: 'lamp', deck: 'market', from: 3 },
  'A-31': { name: 'relic_mongol', deck: 'market', from: 3 },
  'A-32': { name: 'relic_arab', deck: 'market', from: 3 },
  'A-33': { name: 'caravanserai', deck: 'market', from: 3 },
  'A-34': { name: 'thief', deck: 'market', from: 3 },
  'A-35': { name: 'caravan_mongol', deck: 'market', from: 3 },
  'A-36': { name: 'caravan_arab', deck: 'market', from: 3 },
  'A-37': { name: 'spice_supplier', deck: 'market', from: 3 },
  'A-38': { name: 'smuggler', deck: 'market', from: 3 },
  'A-39': { name: 'merchant_arab', deck: 'market', from: 3 },
  'A-40': { name: 'merchant_arab', deck: 'market', from: 3 },
  'A-41': { name: 'merchant_mongol', deck: 'market', from: 3 },
  'A-42': { name: 'merchant_mongol', deck: 'market', from: 3 },
  'A-43': { name: 'contract', deck: 'market', from: 3 },
  'A-44': { name: 'contract', deck: 'market', from: 3 },
  'A-45': { name: 'contract', deck: 'market', from: 3 },
  'A-46': { name: 'camel', deck: 'market', from: 3 },
  'A-47': { name: 'camel', deck: 'market', from: 3 },
  'A-48': { name: 'camel', deck: 'market', from: 3 },
  'A-49': { name: 'camel', deck: 'market', from: 3 },
  'A-50': { name: 'camel', deck: 'market', from: 3 },
  'A-51': { name: 'camel', deck: 'market', from: 3 },

  // market, from 4 players
  'A-52': { name: 'silver', deck: 'market', from: 4 },
  'A-53': { name: 'spices', deck: 'market', from: 4 },
  'A-54': { name: 'spices', deck: 'market', from: 4 },
  'A-55': { name: 'spices', deck: 'market', from: 4 },
  'A-56': { name: 'gems', deck: 'market', from: 4 },
  'A-57': { name: 'gems', deck: 'market', from: 4 },
  'A-58': { name: 'gems', deck: 'market', from: 4 },
  'A-59': { name: 'gems', deck: 'market', from: 4 },
  'A-60': { name: 'gems', deck: 'market', from: 4 },
  'A-61': { name: 'gems', deck: 'market', from: 4 },
  'A-62': { name: 'merchant_arab', deck: 'market', from: 4 },
  'A-63': { name: 'merchant_mongol', deck: 'market', from: 4 },
  'A-64': { name: 'guard_arab', deck: 'market', from: 4, letter: 'F', points: 2 },
  'A-65': { name: 'contract', deck: 'market', from: 4 },
  'A-66': { name: 'diplomat', deck: 'market', from: 4 },
  'A-67': { name: 'vagabond', deck: 'market', from: 4 },
  'A-68': { name: 'general_arab', deck: 'market', from: 4 },
  // the number is forced by contiguity
  'A-69': { name: 'general_mongol', deck: 'market', from: 4 },
  'A-70': { name: 'goldsmith', deck: 'market', from: 4 },
  // the number is forced by contiguity
  'A-71': { name: 'spice_seller', deck: 'market', from: 4 },
  'A-72': { name: 'jeweller', deck: 'market', from: 4 },
  'A-73': { name: 'emissary', deck: 'market', from: 4 },
  'A-74': { name: 'tax_collector', deck: 'market', from: 4 },

  // market, from 5 players
  'A-75': { name: 'silk', deck: 'market', from: 5 },
  'A-76': { name: 'silk', deck: 'market', from: 5 },
  'A-77': { name: 'silk', deck: 'market', from: 5 },
  'A-78': { name: 'silk', deck: 'market', from: 5 },
  'A-79': { name: 'silk', deck: 'market', from: 5 },
  'A-80': { name: 'silk', deck: 'market', from: 5 },
  'A-81': { name: 'silk', deck: 'market', from: 5 },
  'A-82': { name: 'gems', deck: 'market', from: 5 },
  'A-83': { name: 'silver', deck: 'market', from: 5 },
  'A-84': { name: 'opium', deck: 'market', from: 5 },
  // the number is forced by contiguity
  'A-85': { name: 'gold', deck: 'market', from: 5 },
  'A-86': { name: 'spices', deck: 'market', from: 5 },
  'A-87': { name: 'spices', deck: 'market', from: 5 },
  'A-88': { name: 'jade', deck: 'market', from: 5 },
  'A-89': { name: 'jade', deck: 'market', from: 5 },
  'A-90': { name: 'jade', deck: 'market', from: 5 },
  'A-91': { name: 'guard_mongol', deck: 'market', from: 5, letter: 'G', points: 3 },
  'A-92': { name: 'merchant_arab', deck: 'market', from: 5 },
  'A-93': { name: 'merchant_mongol', deck: 'market', from: 5 },
  'A-94': { name: 'contract', deck: 'market', from: 5 },
  'A-95': { name: 'camel_drivers', deck: 'market', from: 5 },
  'A-96': { name: 'prince_arab', deck: 'market', from: 5 },
  'A-97': { name: 'prince_mongol', deck: 'market', from: 5 },

  // market, from 6 players
  'A-98': { name: 'silver', deck: 'market', from: 6 },
  'A-99': { name: 'gold', deck: 'market', from: 6 },
  'A-100': { name: 'spices', deck: 'market', from: 6 },
  'A-101': { name: 'oil', deck: 'market', from: 6 },
  'A-102': { name: 'lamp', deck: 'market', from: 6 },
  'A-103': { name: 'ivory', deck: 'market', from: 6 },
  'A-104': { name: 'ivory', deck: 'market', from: 6 },
  'A-105': { name: 'ivory', deck: 'market', from: 6 },
  // which is Militia and which is Peddler is reconstructed
  'A-106': { name: 'militia', deck: 'market', from: 6, letter: 'H' },
  'A-107': { name: 'vagabond', deck: 'market', from: 6 },
  'A-108': { name: 'peddler', deck: 'market', from: 6 },
  'A-109': { name: 'mughal_lord', deck: 'market', from: 6 },
  'A-110': { name: 'fugitive', deck: 'market', from: 6 },
  'A-111': { name: 'contract', deck: 'market', from: 6 },

  // market, from 7 players
  'A-112': { name: 'silver', deck: 'market', from: 7 },
  // the number is forced by contiguity
  'A-113': { name: 'gold', deck: 'market', from: 7 },
  'A-114': { name: 'spices', deck: 'market', from: 7 },
  'A-115': { name: 'spices', deck: 'market', from: 7 },
  'A-116': { name: 'gems', deck: 'market', from: 7 },
  'A-117': { name: 'medallion', deck: 'market', from: 7 },
  // the number is forced by contiguity
  'A-118': { name: 'mercenaries', deck: 'market', from: 7, letter: 'I' },
  'A-119': { name: 'nomad', deck: 'market', from: 7 },
  'A-120': { name: 'sheikh', deck: 'market', from: 7 },
  'A-121': { name: 'spy_mongol', deck: 'market', from: 7 },
  'A-122': { name: 'spy_arab', deck: 'market', from: 7 },
  'A-123': { name: 'merchant_arab', deck: 'market', from: 7 },
  'A-124': { name: 'merchant_mongol', deck: 'market', from: 7 },
  'A-125': { name: 'contract', deck: 'market', from: 7 },

  // market, from 8 players
  'A-126': { name: 'silver', deck: 'market', from: 8 },
  'A-127': { name: 'gold', deck: 'market', from: 8 },
  'A-128': { name: 'silk', deck: 'market', from: 8 },
  'A-129': { name: 'gems', deck: 'market', from: 8 },
  'A-130': { name: 'spices', deck: 'market', from: 8 },
  'A-131': { name: 'spices', deck: 'market', from: 8 },
  'A-132': { name: 'ebony', deck: 'market', from: 8 },
  'A-133': { name: 'ebony', deck: 'market', from: 8 },
  'A-134': { name: 'ebony', deck: 'market', from: 8 },
  'A-135': { name: 'courtesan', deck: 'market', from: 8 },
  'A-136': { name: 'dancer', deck: 'market', from: 8 },
  // forced by the distribution table and by the supply of the palace
  'A-137': { name: 'merchant_arab', deck: 'market', from: 8 },
  'A-138': { name: 'merchant_mongol', deck: 'market', from: 8 },
  // forced by the distribution table and by the supply of the bazaar
  'A-139': { name: 'contract', deck: 'market', from: 8 },

  // palace, from 3 players
  'A-140': { name: 'silver', deck: 'palace', from: 3 },
  'A-141': { name: 'oil', deck: 'palace', from: 3 },
  'A-142': { name: 'spices', deck: 'palace', from: 3 },
  'A-143': { name: 'yurt', deck: 'palace', from: 3 },
  'A-144': { name: 'tent', deck: 'palace', from: 3 },
  'A-145': { name: 'dervish', deck: 'palace', from: 3, letter: 'E' },

  // palace, from 4 players
  'A-146': { name: 'lamp', deck: 'palace', from: 4 },
  'A-147': { name: 'oil', deck: 'palace', from: 4 },

  // palace, from 5 players
  'A-148': { name: 'gold', deck: 'palace', from: 5 },
  'A-149': { name: 'spices', deck: 'palace', from: 5 },

  // palace, from 6 players
  'A-150': { name: 'gems', deck: 'palace', from: 6 },
  'A-151': { name: 'medallion', deck: 'palace', from: 6 },

  // palace, from 7 players
  'A-152': { name: 'opium', deck: 'palace', from: 7 },
  'A-153': { name: 'silk', deck: 'palace', from: 7 },

  // palace, from 8 players
  'A-154': { name: 'silver', deck: 'palace', from: 8 },
  'A-155': { name: 'spices', deck: 'palace', from: 8 },

  // bazaar, from 3 players
  'A-156': { name: 'trader_babylonian', deck: 'bazaar', from: 3 },
  'A-157': { name: 'trader_persian', deck: 'bazaar', from: 3 },
  'A-158': { name: 'trader_chinese', deck: 'bazaar', from: 3 },

  // bazaar, from 4 players
  'A-159': { name: 'trader_indian', deck: 'bazaar', from: 4 },

  // bazaar, from 5 players
  'A-160': { name: 'trader_venetian', deck: 'bazaar', from: 5 },

  // bazaar, from 6 players
  'A-161': { name: 'trader_nubian', deck: 'bazaar', from: 6 },

  // bazaar, from 7 players
  'A-162': { name: 'trader_bactrian', deck: 'bazaar', from: 7 },

  // bazaar, from 8 players
  'A-163': { name: 'trader_byzantine', deck: 'bazaar', from: 8 },

  // tea bazaar, from 3 players
  'A-164': { name: 'trader_tea', deck: 'bazaar', from: 3, tea: true },

  // tea market, from 3 players
  'A-165': { name: 'tea', deck: 'market', from: 3, tea: true },
  'A-166': { name: 'tea', deck: 'market', from: 3, tea: true },
  'A-167': { name: 'tea', deck: 'market', from: 3, tea: true },

  // tea market, from 4 players
  'A-168': { name: 'tea', deck: 'market', from: 4, tea: true },

  // tea market, from 5 players
  'A-169': { name: 'tea', deck: 'market', from: 5, tea: true },

  // tea market, from 6 players
  'A-170': { name: 'tea', deck: 'market', from: 6, tea: true },

  // tea market, from 7 players
  'A-171': { name: 'tea', deck: 'market', from: 7, tea: true },

  // tea market, from 8 players
  'A-172': { name: 'tea', deck: 'market', from: 8, tea: true },
} as const satisfies Record<string, PrintedCard>;
export type CardId = keyof typeof CARDS;
