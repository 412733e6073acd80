/**
 * The printed facts of Amul: the table, the symbols, and what each card name is and scores. The physical cards stand in
 * `cards.ts`. `seed`: stated in, or forced by, the rulebook and its card index; `public`: found in other public material;
 * `reconstructed`: only visible on pictures, chosen to be balanced under every constraint of the text, to be corrected
 * here by anyone who owns the box; `partly`: part seed, part reconstructed, and the comment says which.
 */
export type Source = 'seed' | 'public' | 'reconstructed' | 'partly';

/** AM-UPK-5. Source: seed. */
export const ROUNDS = 9;
/** AM-SET-4. Source: seed. */
export const STARTING_HAND = 5;
/** AM-SET-6: market cards turned up each round, by the number of players. Source: seed. */
export const MARKET_CARDS: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3 };
/** AM-TEA-1. Source: seed. */
export const TEA_CARDS = 8;

/** AM-CON-3. Source: seed. */
export const SYMBOLS = ['arab', 'mongol', 'object', 'trade', 'military'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];
export type SymbolCounts = Record<CardSymbol, number>;

/** AM-ORD-4: one letter for each military card, A before B. That there are letters: seed; which card has which: reconstructed. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Letter = (typeof LETTERS)[number];

/** AM-MAJ-1, AM-MAJ-3. Places: seed; the least count: ruling AM-RUL-14. */
export const MAJORITY = { symbols: ['arab', 'mongol'], places: [8, 4, 2], atLeast: 1 } as const;

/** AM-CON-2. Source: seed. */
export type Placement = 'play' | 'hand' | 'both';

/** AM-CON-4: whose play areas a card looks at. Source: seed. */
export type Control = 'self' | 'neighbours' | 'selfAndNeighbours' | 'all' | 'oneNeighbour';

/** AM-SCORE: how a card scores. Tables begin with the entry for one copy. */
export type Scoring =
  | { readonly kind: 'fixed'; readonly points: number }
  /** AM-SCORE-FIXED: the points are printed on each physical card. */
  | { readonly kind: 'printed' }
  | { readonly kind: 'setTable'; readonly table: readonly number[] }
  | { readonly kind: 'countInPlayTable'; readonly table: readonly number[] }
  | { readonly kind: 'perCard'; readonly points: number; readonly of: readonly Name[]; readonly control: Control }
  | { readonly kind: 'perSymbol'; readonly points: number; readonly symbol: CardSymbol; readonly control: Control }
  | { readonly kind: 'conditional'; readonly base: number; readonly instead: number; readonly if: Condition }
  | { readonly kind: 'pair'; readonly points: number; readonly symbols: readonly [CardSymbol, CardSymbol] }
  | { readonly kind: 'sum'; readonly parts: readonly Scoring[] }
  | { readonly kind: 'traderSeries'; readonly series: readonly [Good, Good, Good]; readonly points: number };

/** AM-SCORE-COND: what must lie in your play area for `instead` to score in place of `base`. */
export type Condition =
  | { readonly card: Name; readonly atLeast: number }
  | { readonly symbol: CardSymbol; readonly atLeast: number };

/** Where cards can be taken from (AM-UPK-2, AM-END-3). */
export type Supply = 'palace' | 'bazaar' | 'market';

/** AM-UPK-1, AM-END-3: take up to so many cards into the play area; always optional. */
export interface Effect {
  readonly when: 'immediate' | 'endgame';
  readonly from: Supply;
  readonly upTo: number;
}

export interface Definition {
  readonly rule: string;
  readonly placement: Placement;
  readonly symbols?: Readonly<Partial<SymbolCounts>>;
  readonly scoring: Scoring;
  readonly effect?: Effect;
  /** Where it differs from `USUAL_SOURCES`. */
  readonly sources?: Readonly<Partial<Record<keyof typeof USUAL_SOURCES, Source>>>;
}

/** Where the facts of a definition come from, unless its line says otherwise. */
export const USUAL_SOURCES = { scoring: 'seed', placement: 'reconstructed', symbols: 'reconstructed' } as const;

/** The score pad: every card name, by category, in the order of scoring. Categories: public; their cards: reconstructed. */
export const PAD = {
  goods: [
    'silver',
    'gold',
    'carpet',
    'porcelain',
    'oil',
    'spices',
    'opium',
    'gems',
    'silk',
    'jade',
    'ivory',
    'ebony',
    'tea',
  ],
  objects: ['sabre_mongol', 'sabre_arab', 'lamp', 'relic_mongol', 'relic_arab', 'medallion', 'tent', 'yurt'],
  camels: ['camel', 'camel_drivers', 'caravan_arab', 'caravan_mongol', 'caravanserai'],
  merchants: [
    'merchant_arab',
    'merchant_mongol',
    'contract',
    'spice_supplier',
    'smuggler',
    'goldsmith',
    'spice_seller',
    'jeweller',
    'peddler',
  ],
  military: ['guard_mongol', 'guard_arab', 'general_arab', 'general_mongol', 'militia', 'mercenaries', 'dervish'],
  characters: [
    'vagabond',
    'thief',
    'diplomat',
    'emissary',
    'tax_collector',
    'prince_arab',
    'prince_mongol',
    'mughal_lord',
    'fugitive',
    'nomad',
    'sheikh',
    'spy_mongol',
    'spy_arab',
    'courtesan',
    'dancer',
  ],
  bazaar: [
    'trader_babylonian',
    'trader_persian',
    'trader_chinese',
    'trader_indian',
    'trader_venetian',
    'trader_nubian',
    'trader_bactrian',
    'trader_byzantine',
    'trader_tea',
  ],
} as const;
export type Category = keyof typeof PAD;
export type Name = (typeof PAD)[Category][number];
export type Trader = (typeof PAD)['bazaar'][number];
/** What a Trader can ask for. */
export type Good = Exclude<Name, Trader>;

export const DEFINITIONS: Readonly<Record<Name, Definition>> = {
  // Goods
  silver: { rule: 'AM-CARD-SILVER', placement: 'hand', scoring: { kind: 'setTable', table: [3, 7, 13] } },
  gold: { rule: 'AM-CARD-GOLD', placement: 'both', scoring: { kind: 'fixed', points: 4 } },
  carpet: { rule: 'AM-CARD-CARPET', placement: 'play', scoring: { kind: 'setTable', table: [2, 9] } },
  porcelain: { rule: 'AM-CARD-PORCELAIN', placement: 'play', scoring: { kind: 'setTable', table: [2, 9] } },
  oil: {
    rule: 'AM-CARD-OIL',
    placement: 'hand',
    scoring: { kind: 'conditional', base: 3, instead: 5, if: { card: 'lamp', atLeast: 1 } },
  },
  spices: { rule: 'AM-CARD-SPICES', placement: 'both', scoring: { kind: 'setTable', table: [2, 6] } },
  opium: {
    rule: 'AM-CARD-OPIUM',
    placement: 'hand',
    scoring: { kind: 'conditional', base: 6, instead: 0, if: { symbol: 'military', atLeast: 1 } },
  },
  gems: {
    rule: 'AM-CARD-GEMS',
    placement: 'both',
    scoring: { kind: 'perCard', points: 1, of: ['gems'], control: 'selfAndNeighbours' },
  },
  silk: {
    rule: 'AM-CARD-SILK',
    placement: 'hand',
    scoring: { kind: 'perCard', points: 1, of: ['silk'], control: 'selfAndNeighbours' },
  },
  // scoring: seed for 2 copies (4) and 3 copies (2); reconstructed for 1 copy (6); decreasing direction public
  jade: {
    rule: 'AM-CARD-JADE',
    placement: 'hand',
    scoring: { kind: 'countInPlayTable', table: [6, 4, 2] },
    sources: { scoring: 'partly' },
  },
  // scoring: seed for 2 copies (3); reconstructed for 1 copy (1) and 3 copies (5)
  ivory: {
    rule: 'AM-CARD-IVORY',
    placement: 'play',
    scoring: { kind: 'countInPlayTable', table: [1, 3, 5] },
    sources: { scoring: 'partly' },
  },
  ebony: {
    rule: 'AM-CARD-EBONY',
    placement: 'hand',
    scoring: { kind: 'conditional', base: 2, instead: 6, if: { card: 'ivory', atLeast: 1 } },
  },
  tea: { rule: 'AM-CARD-TEA', placement: 'both', scoring: { kind: 'fixed', points: 4 } },

  // Objects
  sabre_mongol: {
    rule: 'AM-CARD-SABRE_MONGOL',
    placement: 'hand',
    symbols: { mongol: 1, object: 1 },
    scoring: { kind: 'conditional', base: 0, instead: 4, if: { symbol: 'military', atLeast: 1 } },
  },
  sabre_arab: {
    rule: 'AM-CARD-SABRE_ARAB',
    placement: 'hand',
    symbols: { arab: 1, object: 1 },
    scoring: { kind: 'conditional', base: 0, instead: 4, if: { symbol: 'military', atLeast: 1 } },
  },
  lamp: { rule: 'AM-CARD-LAMP', placement: 'hand', symbols: { object: 1 }, scoring: { kind: 'fixed', points: 3 } },
  relic_mongol: {
    rule: 'AM-CARD-RELIC_MONGOL',
    placement: 'hand',
    symbols: { mongol: 1, object: 1 },
    scoring: { kind: 'conditional', base: 7, instead: 0, if: { symbol: 'arab', atLeast: 1 } },
  },
  relic_arab: {
    rule: 'AM-CARD-RELIC_ARAB',
    placement: 'hand',
    symbols: { arab: 1, object: 1 },
    scoring: { kind: 'conditional', base: 7, instead: 0, if: { symbol: 'mongol', atLeast: 1 } },
  },
  medallion: {
    rule: 'AM-CARD-MEDALLION',
    placement: 'hand',
    symbols: { object: 1 },
    scoring: { kind: 'fixed', points: 4 },
  },
  tent: {
    rule: 'AM-CARD-TENT',
    placement: 'play',
    symbols: { arab: 2 },
    scoring: { kind: 'fixed', points: 2 },
    sources: { placement: 'seed' },
  },
  yurt: {
    rule: 'AM-CARD-YURT',
    placement: 'play',
    symbols: { mongol: 2 },
    scoring: { kind: 'fixed', points: 2 },
    sources: { placement: 'seed' },
  },

  // Camels and caravans
  // scoring: seed for 4 copies (4 each); reconstructed for 1,2,3,5,6 copies
  camel: {
    rule: 'AM-CARD-CAMEL',
    placement: 'play',
    scoring: { kind: 'countInPlayTable', table: [1, 2, 3, 4, 5, 6] },
    sources: { scoring: 'partly' },
  },
  camel_drivers: {
    rule: 'AM-CARD-CAMEL_DRIVERS',
    placement: 'play',
    symbols: { trade: 1 },
    scoring: { kind: 'perCard', points: 2, of: ['camel'], control: 'selfAndNeighbours' },
  },
  caravan_arab: {
    rule: 'AM-CARD-CARAVAN_ARAB',
    placement: 'play',
    symbols: { arab: 1, trade: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'arab', control: 'self' },
  },
  caravan_mongol: {
    rule: 'AM-CARD-CARAVAN_MONGOL',
    placement: 'play',
    symbols: { mongol: 1, trade: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'mongol', control: 'self' },
  },
  // symbols: seed that it carries more than one Trade symbol (plural wording); the exact number 2 is reconstructed
  caravanserai: {
    rule: 'AM-CARD-CARAVANSERAI',
    placement: 'play',
    symbols: { trade: 2 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'trade', control: 'self' },
    sources: { symbols: 'partly' },
  },

  // Merchants
  merchant_arab: {
    rule: 'AM-CARD-MERCHANT_ARAB',
    placement: 'play',
    symbols: { arab: 1, trade: 1 },
    scoring: { kind: 'fixed', points: 0 },
    effect: { when: 'immediate', from: 'palace', upTo: 1 },
    sources: { placement: 'seed' },
  },
  merchant_mongol: {
    rule: 'AM-CARD-MERCHANT_MONGOL',
    placement: 'play',
    symbols: { mongol: 1, trade: 1 },
    scoring: { kind: 'fixed', points: 0 },
    effect: { when: 'immediate', from: 'palace', upTo: 1 },
    sources: { placement: 'seed' },
  },
  contract: {
    rule: 'AM-CARD-CONTRACT',
    placement: 'play',
    scoring: { kind: 'fixed', points: 2 },
    effect: { when: 'immediate', from: 'bazaar', upTo: 1 },
    sources: { placement: 'seed' },
  },
  spice_supplier: {
    rule: 'AM-CARD-SPICE_SUPPLIER',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: { kind: 'conditional', base: 0, instead: 6, if: { card: 'spices', atLeast: 3 } },
  },
  smuggler: {
    rule: 'AM-CARD-SMUGGLER',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: {
      kind: 'sum',
      parts: [
        { kind: 'fixed', points: 8 },
        { kind: 'perCard', points: -2, of: ['gold'], control: 'neighbours' },
      ],
    },
  },
  goldsmith: {
    rule: 'AM-CARD-GOLDSMITH',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: { kind: 'perCard', points: 1, of: ['gems'], control: 'selfAndNeighbours' },
  },
  spice_seller: {
    rule: 'AM-CARD-SPICE_SELLER',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: { kind: 'perCard', points: 1, of: ['spices'], control: 'selfAndNeighbours' },
  },
  jeweller: {
    rule: 'AM-CARD-JEWELLER',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: { kind: 'perCard', points: 1, of: ['gold', 'silver'], control: 'neighbours' },
  },
  peddler: {
    rule: 'AM-CARD-PEDDLER',
    placement: 'hand',
    symbols: { trade: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'object', control: 'selfAndNeighbours' },
  },

  // Military
  // scoring: seed for the range 0-3; which copy scores what is reconstructed
  // symbols: military seed; Mongol symbol reconstructed
  guard_mongol: {
    rule: 'AM-CARD-GUARD_MONGOL',
    placement: 'play',
    symbols: { mongol: 1, military: 1 },
    scoring: { kind: 'printed' },
    sources: { scoring: 'partly', symbols: 'partly' },
  },
  // scoring: seed for the range 1-2; which copy scores what is reconstructed
  // symbols: military seed; Arab symbol reconstructed
  guard_arab: {
    rule: 'AM-CARD-GUARD_ARAB',
    placement: 'play',
    symbols: { arab: 1, military: 1 },
    scoring: { kind: 'printed' },
    sources: { scoring: 'partly', symbols: 'partly' },
  },
  general_arab: {
    rule: 'AM-CARD-GENERAL_ARAB',
    placement: 'play',
    symbols: { arab: 1 },
    scoring: { kind: 'perSymbol', points: 2, symbol: 'military', control: 'self' },
  },
  general_mongol: {
    rule: 'AM-CARD-GENERAL_MONGOL',
    placement: 'play',
    symbols: { mongol: 1 },
    scoring: { kind: 'perSymbol', points: 2, symbol: 'military', control: 'self' },
  },
  militia: {
    rule: 'AM-CARD-MILITIA',
    placement: 'play',
    symbols: { military: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'military', control: 'selfAndNeighbours' },
    sources: { symbols: 'seed' },
  },
  mercenaries: {
    rule: 'AM-CARD-MERCENARIES',
    placement: 'play',
    symbols: { military: 2 },
    scoring: { kind: 'fixed', points: 0 },
    sources: { symbols: 'seed' },
  },
  dervish: {
    rule: 'AM-CARD-DERVISH',
    placement: 'play',
    symbols: { military: 1 },
    scoring: { kind: 'fixed', points: 2 },
    sources: { placement: 'seed', symbols: 'seed' },
  },

  // Characters
  vagabond: {
    rule: 'AM-CARD-VAGABOND',
    placement: 'play',
    scoring: { kind: 'fixed', points: 1 },
    effect: { when: 'immediate', from: 'market', upTo: 1 },
    sources: { placement: 'seed' },
  },
  thief: {
    rule: 'AM-CARD-THIEF',
    placement: 'hand',
    scoring: { kind: 'fixed', points: -1 },
    effect: { when: 'endgame', from: 'palace', upTo: 2 },
    sources: { placement: 'seed' },
  },
  diplomat: {
    rule: 'AM-CARD-DIPLOMAT',
    placement: 'play',
    symbols: { arab: 2, mongol: 2 },
    scoring: { kind: 'fixed', points: 0 },
    sources: { symbols: 'seed' },
  },
  emissary: {
    rule: 'AM-CARD-EMISSARY',
    placement: 'play',
    scoring: { kind: 'pair', points: 2, symbols: ['arab', 'mongol'] },
  },
  tax_collector: {
    rule: 'AM-CARD-TAX_COLLECTOR',
    placement: 'hand',
    scoring: { kind: 'perSymbol', points: 1, symbol: 'trade', control: 'neighbours' },
  },
  prince_arab: {
    rule: 'AM-CARD-PRINCE_ARAB',
    placement: 'play',
    symbols: { arab: 3 },
    scoring: { kind: 'fixed', points: 0 },
    sources: { symbols: 'seed' },
  },
  prince_mongol: {
    rule: 'AM-CARD-PRINCE_MONGOL',
    placement: 'play',
    symbols: { mongol: 3 },
    scoring: { kind: 'fixed', points: 0 },
    sources: { symbols: 'seed' },
  },
  mughal_lord: {
    rule: 'AM-CARD-MUGHAL_LORD',
    placement: 'play',
    scoring: { kind: 'fixed', points: -3 },
    effect: { when: 'immediate', from: 'palace', upTo: 2 },
    sources: { placement: 'seed' },
  },
  fugitive: {
    rule: 'AM-CARD-FUGITIVE',
    placement: 'hand',
    scoring: {
      kind: 'sum',
      parts: [
        { kind: 'fixed', points: 9 },
        { kind: 'perSymbol', points: -3, symbol: 'military', control: 'neighbours' },
      ],
    },
  },
  nomad: {
    rule: 'AM-CARD-NOMAD',
    placement: 'play',
    scoring: { kind: 'perSymbol', points: 2, symbol: 'object', control: 'self' },
  },
  sheikh: {
    rule: 'AM-CARD-SHEIKH',
    placement: 'play',
    scoring: { kind: 'perCard', points: 2, of: ['oil'], control: 'self' },
  },
  spy_mongol: {
    rule: 'AM-CARD-SPY_MONGOL',
    placement: 'hand',
    symbols: { mongol: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'arab', control: 'oneNeighbour' },
  },
  spy_arab: {
    rule: 'AM-CARD-SPY_ARAB',
    placement: 'hand',
    symbols: { arab: 1 },
    scoring: { kind: 'perSymbol', points: 1, symbol: 'mongol', control: 'oneNeighbour' },
  },
  courtesan: {
    rule: 'AM-CARD-COURTESAN',
    placement: 'play',
    scoring: { kind: 'perCard', points: 1, of: ['gold', 'silk'], control: 'self' },
  },
  dancer: {
    rule: 'AM-CARD-DANCER',
    placement: 'play',
    scoring: { kind: 'perCard', points: 1, of: ['gems', 'silver'], control: 'self' },
  },

  // Bazaar: the Traders
  trader_babylonian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['spices', 'camel', 'gold'], points: 8 },
  },
  trader_persian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['carpet', 'silver', 'oil'], points: 8 },
    sources: { scoring: 'reconstructed' },
  },
  trader_chinese: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['porcelain', 'silver', 'spices'], points: 7 },
    sources: { scoring: 'reconstructed' },
  },
  // scoring: series and points seed (an unnamed worked example); the name and the player count are reconstructed
  trader_indian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['spices', 'gems', 'camel'], points: 6 },
    sources: { scoring: 'partly' },
  },
  trader_venetian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['silk', 'silver', 'gold'], points: 7 },
    sources: { scoring: 'reconstructed' },
  },
  trader_nubian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['ivory', 'gold', 'lamp'], points: 8 },
    sources: { scoring: 'reconstructed' },
  },
  trader_bactrian: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['gems', 'silver', 'oil'], points: 7 },
    sources: { scoring: 'reconstructed' },
  },
  trader_byzantine: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['ebony', 'silk', 'spices'], points: 8 },
    sources: { scoring: 'reconstructed' },
  },
  trader_tea: {
    rule: 'AM-CARD-TRADER',
    placement: 'play',
    scoring: { kind: 'traderSeries', series: ['tea', 'porcelain', 'spices'], points: 8 },
    sources: { scoring: 'reconstructed' },
  },
};
