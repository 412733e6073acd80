/**
 * The printed facts of Agra. `seed`: stated in the French or Dutch rules text, or forced by it; `public`: found in public
 * reviews; `reconstructed`: pictured in the printed game only, chosen to fit every text and every worked example, to be
 * corrected here by anyone who owns the box.
 */
export type Source = 'seed' | 'public' | 'reconstructed';

/** A record with the same kind of entry under every key. */
export function record<K extends string, V>(keys: readonly K[], make: (key: K, place: number) => V): Record<K, V> {
  // Every key gets its entry: that is what the type says.
  return Object.fromEntries(keys.map((key, place) => [key, make(key, place)])) as Record<K, V>;
}

/** AG-5.6. Source: seed. */
export const GUILDS = ['artists', 'merchants', 'scholars'] as const;
export type Guild = (typeof GUILDS)[number];

/** AG-5.2-a, in path order (AG-2.1-f): column by column, each from top to bottom. Source: seed. */
export const BASICS = ['sandstone', 'wood', 'turmeric', 'cotton'] as const;
export const PROCESSED = ['cement', 'planks', 'curry', 'oil', 'bricks', 'paper', 'dye', 'cloth'] as const;
export const LUXURIES = ['statues', 'books', 'paintings', 'clothing'] as const;
export const GOODS = [...BASICS, ...PROCESSED, ...LUXURIES] as const;
/** What an arrow leads to: every good that is not basic. */
export const PRODUCTS = [...PROCESSED, ...LUXURIES] as const;
export type Basic = (typeof BASICS)[number];
export type Luxury = (typeof LUXURIES)[number];
export type Product = (typeof PRODUCTS)[number];
export type Good = (typeof GOODS)[number];

/** How many of each good. */
export type Goods = Record<Good, number>;

/** AG-5.2-a: flags printed on the building. Source: seed. */
export const BASE_VALUE: Readonly<Goods> = {
  sandstone: 1,
  wood: 1,
  turmeric: 1,
  cotton: 1,
  cement: 2,
  planks: 2,
  curry: 2,
  oil: 2,
  bricks: 2,
  paper: 2,
  dye: 2,
  cloth: 2,
  statues: 3,
  books: 3,
  paintings: 3,
  clothing: 3,
};

/** The goods of each row of the city. Source: seed. */
export const ROWS: readonly (readonly Good[])[] = [
  ['sandstone', 'cement', 'bricks', 'statues'],
  ['wood', 'planks', 'paper', 'books'],
  ['turmeric', 'curry', 'dye', 'paintings'],
  ['cotton', 'oil', 'cloth', 'clothing'],
];

/** AG-5.3-a: what a building material is worth when building. Source: seed. */
export const MATERIALS = ['sandstone', 'wood', 'cement', 'planks'] as const;
export type Material = (typeof MATERIALS)[number];
export const BUILDING_VALUE: Readonly<Record<Material, number>> = { sandstone: 1, wood: 1, cement: 2, planks: 2 };
/** AG-ARC-b: for at least two different materials. Source: seed. */
export const DIFFERENT_MATERIALS_BONUS = 1;

/** AG-5.2.4-a: where each arrow comes from, by where it leads. Sources: `ARROW_SOURCES`. */
export const ARROW_FROM: Readonly<Record<Product, Good>> = {
  cement: 'sandstone',
  planks: 'wood',
  curry: 'turmeric',
  oil: 'cotton',
  bricks: 'sandstone',
  paper: 'wood',
  dye: 'turmeric',
  cloth: 'cotton',
  statues: 'bricks',
  books: 'paper',
  paintings: 'dye',
  clothing: 'cloth',
};
/** Reconstructed ones: REC-02. */
export const ARROW_SOURCES: Readonly<Record<Product, Source>> = {
  cement: 'seed',
  planks: 'public',
  curry: 'public',
  oil: 'seed',
  bricks: 'seed',
  paper: 'seed',
  dye: 'public',
  cloth: 'seed',
  statues: 'reconstructed',
  books: 'reconstructed',
  paintings: 'reconstructed',
  clothing: 'reconstructed',
};

/** The buildings that stand from the start, in path order (AG-2.1-d). Source: seed. */
export const PRODUCTION_BUILDINGS = ['quarry', 'sawmill', 'turmericFarm', 'cottonPlantation'] as const;
export type ProductionBuilding = (typeof PRODUCTION_BUILDINGS)[number];
/** The construction sites in path order (AG-2.1-c). English names of most are ours: reconstructed (REC-11). */
export const SITES = [
  ...(['cementWorks', 'plankMill', 'curryMill', 'oilPress'] as const),
  ...(['brickyard', 'paperMill', 'dyeWorks', 'weavingMill'] as const),
  ...(['sculptor', 'bookbindery', 'studio', 'tailor'] as const),
] as const;
export type Site = (typeof SITES)[number];
export const BUILDINGS = [...PRODUCTION_BUILDINGS, ...SITES] as const;
export type Building = (typeof BUILDINGS)[number];

export type SiteLevel = 2 | 3 | 4;
export interface SiteFacts {
  readonly good: Product;
  /** AG-2.1-c: the column, shown as arches. */
  readonly level: SiteLevel;
  readonly cost: number;
}
/** AG-2.1-c, AG-5.3-b. Levels: seed; the cost of the paper mill: seed, the others: reconstructed (REC-01). */
export const SITE_FACTS: Readonly<Record<Site, SiteFacts>> = {
  cementWorks: { good: 'cement', level: 2, cost: 3 },
  plankMill: { good: 'planks', level: 2, cost: 3 },
  curryMill: { good: 'curry', level: 2, cost: 3 },
  oilPress: { good: 'oil', level: 2, cost: 3 },
  brickyard: { good: 'bricks', level: 3, cost: 4 },
  paperMill: { good: 'paper', level: 3, cost: 4 },
  dyeWorks: { good: 'dye', level: 3, cost: 4 },
  weavingMill: { good: 'cloth', level: 3, cost: 4 },
  sculptor: { good: 'statues', level: 4, cost: 5 },
  bookbindery: { good: 'books', level: 4, cost: 5 },
  studio: { good: 'paintings', level: 4, cost: 5 },
  tailor: { good: 'clothing', level: 4, cost: 5 },
};

/** AG-6.2.2.2-a. Source: seed. */
export const PRODUCED_AT: Readonly<Record<ProductionBuilding, Basic>> = {
  quarry: 'sandstone',
  sawmill: 'wood',
  turmericFarm: 'turmeric',
  cottonPlantation: 'cotton',
};

/** AG-5.1-a. Source: seed. */
export const CHARACTERS = ['architect', 'sailor', 'trader', 'botanist'] as const;
export type Character = (typeof CHARACTERS)[number];
export type Space = Character | Building;
export const SPACES: readonly Space[] = [...CHARACTERS, ...BUILDINGS];

/** AG-5.2.1-b. The face with fewer flags first. Source: reconstructed (REC-03). */
export const PRICE_TOKENS = ['price1', 'price2', 'price3'] as const;
export type PriceToken = (typeof PRICE_TOKENS)[number];
export const PRICE_FACES: Readonly<Record<PriceToken, readonly [number, number]>> = {
  price1: [1, 2],
  price2: [2, 3],
  price3: [3, 4],
};
/** AG-5.2.1-b: how far a face may be from the printed value. Source: seed. */
export const PRICE_DEVIATION = 1;

/** AG-6.1.2: the meditation circle; the last one is its centre. Costs in meditation points. Source: seed. */
export const MEDITATIONS = ['deliver', 'transform', 'removeCover', 'exchange', 'moveFarmer'] as const;
export type Meditation = (typeof MEDITATIONS)[number];
export type OuterMeditation = Exclude<Meditation, 'moveFarmer'>;
export const MEDITATION_START: OuterMeditation = 'deliver';
export const MEDITATION_COST = { deliver: 3, removeCover: 2, moveFarmer: 1 } as const;
/** ED-04: 2, 5, 9 points for one, two, three goods to one notable: what the next good costs. Source: seed. */
export const FRENCH_DELIVERY_COST = [2, 3, 4] as const;

/** AG-6.1.1-b: points of the spaces 1 to 5. The fifth space and its value: reconstructed (REC-04), the others: seed. */
export const MEDITATION_POINTS = [1, 2, 2, 3, 4] as const;
export const LAST_MEDITATION_SPACE = MEDITATION_POINTS.length;
/** AG-6.2.1.2-b. Source: seed. */
export const DOUBLE_EJECTION_FROM = 4;
/** AG-8.4. Source: seed. */
export const LAST_SPACE_RUPEES = 5;
/** AG-BOT-a: goods value from space 1, 2, 3, 4 to the next. Source: reconstructed (REC-05). */
export const MEDITATION_STEP_COST = [2, 3, 4, 5] as const;

/** AG-5.2.3-a: the sides of the farm, clockwise, each between two corners. Corners: reconstructed (REC-06). */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_CORNERS: Readonly<Record<Side, { readonly from: Basic; readonly to: Basic }>> = {
  top: { from: 'sandstone', to: 'wood' },
  right: { from: 'wood', to: 'turmeric' },
  bottom: { from: 'turmeric', to: 'cotton' },
  left: { from: 'cotton', to: 'sandstone' },
};
/** Spaces of a side are numbered 1 to 5 from its `from` corner. Source: seed. */
export const SIDE_SPACES = 5;
export const FARMER_START = 3;
/** AG-2.2-a: side and space of each cover tile. Number: seed; places: reconstructed (REC-06). */
export const COVERS = ['top1', 'top5', 'right1', 'right5', 'bottom1', 'bottom5', 'left1', 'left5'] as const;
export type Cover = (typeof COVERS)[number];
/** The cover tile of space 1 to 5 of a side, if there is a place for one. */
export const COVER_AT: Readonly<Record<Side, readonly (Cover | null)[]>> = {
  top: [null, 'top1', null, null, null, 'top5'],
  right: [null, 'right1', null, null, null, 'right5'],
  bottom: [null, 'bottom1', null, null, null, 'bottom5'],
  left: [null, 'left1', null, null, null, 'left5'],
};

/** AG-5.6: rupees for an order by level. Bonuses at 3 and 6: seed; number of levels and rupees: reconstructed (REC-07). */
export const INFLUENCE_RUPEES = [0, 2, 3, 3, 4, 4, 5, 6, 7, 8] as const;
export const TOP_LEVEL = INFLUENCE_RUPEES.length - 1;
/** AG-5.6-b: favours, or a favour tile instead, on reaching a level. Source: seed. */
export const INFLUENCE_BONUS: Readonly<Partial<Record<number, number>>> = { 3: 1, 6: 2 };

/**
 * AG-6.3.2: the orders from top to bottom. Scholars 1, and that the Merchants' last two follow each other: seed; the others, and
 * where those two stand: reconstructed (REC-08, RU-21).
 */
export const ORDERS: Readonly<Record<Guild, readonly (readonly [Good, Good])[]>> = {
  artists: [
    ['sandstone', 'books'],
    ['bricks', 'dye'],
    ['turmeric', 'statues'],
    ['cement', 'cloth'],
    ['planks', 'curry'],
    ['cotton', 'paintings'],
  ],
  merchants: [
    ['sandstone', 'clothing'],
    ['planks', 'cloth'],
    ['turmeric', 'books'],
    ['paper', 'bricks'],
    ['oil', 'dye'],
    ['wood', 'statues'],
  ],
  scholars: [
    ['wood', 'paintings'],
    ['paper', 'oil'],
    ['cotton', 'books'],
    ['cement', 'curry'],
    ['sandstone', 'clothing'],
    ['paper', 'curry'],
  ],
};
export const COLUMN_SIZE = 6;
/** AG-2.1-i, AG-7.1: the limit in force by pier 1 to 6. Source: seed. */
export const ORDER_LIMIT_AT_PIER = [3, 3, 4, 5, 6, 6] as const;

/** AG-6.3.1-a: the gifts by die number, left and right six. Number and sides: seed; which goods: reconstructed (REC-09). */
export const AKBAR_LEFT = ['cement', 'bricks', 'statues', 'planks', 'paper', 'books'] as const;
export const AKBAR_RIGHT = ['curry', 'dye', 'paintings', 'oil', 'cloth', 'clothing'] as const;
/** AG-8.6. Source: seed. */
export const AKBAR_SCORE = [0, 1, 3, 5] as const;
export const AKBAR_FURTHER = 3;

/** AG-7.1-a: the highest accessible level by pier 1 to 6. Source: seed. */
export const ACCESSIBLE_AT_PIER = [1, 2, 2, 3, 4, 4] as const;
export type Level = 1 | 2 | 3 | 4;
/** AG-7.1: contracts of a level that move the boat on from pier 1 to 5. Source: seed. */
export const BOAT_MOVES_WHEN: readonly { readonly level: Level; readonly fulfilled: number }[] = [
  { level: 1, fulfilled: 2 },
  { level: 2, fulfilled: 1 },
  { level: 2, fulfilled: 2 },
  { level: 3, fulfilled: 1 },
  { level: 4, fulfilled: 1 },
];
export const LAST_PIER = 6;
/** AG-7.1-e, AG-7.1-f, AG-7.1-h. Source: seed. */
export const PIER_COTTON_FAVOURS_MAX = 3;
export const PIER_FAVOURS = 1;
export const PIER_GOOD_VALUE_BY_COTTON = [1, 2, 3] as const;

/** Rupees for each good of a kind that the owner of a contract delivers (AG-N-a). */
export interface DeliveryBonus {
  readonly good: Good;
  readonly rupees: number;
}
export interface NotableFacts {
  readonly number: number;
  readonly level: Level;
  readonly guild: Guild;
  /** The requested goods, slot 1 (the top) first. */
  readonly goods: readonly Good[];
  readonly bonus: DeliveryBonus | null;
}

/**
 * AG-N. Names, levels, powers and bonuses: seed. Guilds and goods: seed where `KNOWN_GUILDS` and `KNOWN_GOODS` have them; all
 * others, and the order of the slots: reconstructed (REC-10, RU-20).
 */
export const NOTABLES = {
  portugueseTrader: notable(1, 1, 'merchants', ['cloth', 'turmeric'], { good: 'cloth', rupees: 1 }),
  sufi: notable(2, 1, 'scholars', ['curry', 'sandstone'], { good: 'curry', rupees: 1 }),
  takshaka: notable(3, 1, 'artists', ['bricks', 'cotton'], null),
  mahout: notable(4, 1, 'merchants', ['cement', 'wood'], null),
  khatib: notable(5, 1, 'scholars', ['paper', 'turmeric'], null),
  frenchTrader: notable(6, 1, 'merchants', ['planks', 'cotton'], null),
  dyer: notable(7, 1, 'artists', ['dye', 'sandstone'], { good: 'dye', rupees: 1 }),
  cook: notable(8, 1, 'artists', ['oil', 'wood'], { good: 'oil', rupees: 1 }),
  muezzin: notable(9, 2, 'scholars', ['oil', 'paper'], null),
  jagirdar: notable(10, 2, 'merchants', ['cloth', 'planks'], null),
  caliph: notable(11, 2, 'scholars', ['curry', 'oil'], null),
  calligrapher: notable(12, 2, 'artists', ['paper', 'dye'], { good: 'paper', rupees: 1 }),
  mullah: notable(13, 2, 'scholars', ['bricks', 'curry'], { good: 'bricks', rupees: 1 }),
  englishTrader: notable(14, 2, 'merchants', ['cloth', 'cement'], null),
  mosaicMaker: notable(15, 2, 'artists', ['dye', 'cement'], null),
  mujtahida: notable(16, 3, 'scholars', ['statues', 'paper', 'cotton'], { good: 'statues', rupees: 2 }),
  dutchTrader: notable(17, 3, 'merchants', ['clothing', 'bricks', 'wood'], { good: 'clothing', rupees: 2 }),
  painter: notable(18, 3, 'artists', ['paintings', 'cloth', 'sandstone'], { good: 'paintings', rupees: 2 }),
  subadar: notable(19, 3, 'merchants', ['books', 'oil', 'turmeric'], { good: 'books', rupees: 2 }),
  sadrUsSudur: notable(20, 3, 'scholars', ['books', 'curry', 'sandstone'], null),
  grandMufti: notable(21, 4, 'scholars', ['statues', 'books', 'cloth'], null),
  grandImam: notable(22, 4, 'scholars', ['clothing', 'books', 'curry'], null),
  courtArtist: notable(23, 4, 'artists', ['paintings', 'statues', 'planks'], null),
  dewan: notable(24, 4, 'merchants', ['clothing', 'paintings', 'bricks'], null),
} as const satisfies Record<string, NotableFacts>;
export type Notable = keyof typeof NOTABLES;
// The keys of the table are the notables.
export const NOTABLE_IDS = Object.keys(NOTABLES) as readonly Notable[];
/** AG-N: the notables whose guild the rules name, and the goods of each that they name. */
export const KNOWN_GUILDS: readonly Notable[] = ['mahout', 'jagirdar', 'mullah', 'grandImam', 'courtArtist', 'dewan'];
export const KNOWN_GOODS: Readonly<Partial<Record<Notable, readonly Good[]>>> = {
  mahout: ['wood'],
  cook: ['oil', 'wood'],
  jagirdar: ['planks'],
  mullah: ['bricks'],
  mosaicMaker: ['cement'],
};

function notable(
  number: number,
  level: Level,
  guild: Guild,
  goods: readonly Good[],
  bonus: DeliveryBonus | null,
): NotableFacts {
  return { number, level, guild, goods, bonus };
}

/** AG-N01: the most that several goods may be worth. AG-N06-a, AG-N08-a, AG-N17, AG-N21. Source: seed. */
export const PORTUGUESE_PAYMENT_MAX = 4;
export const FRENCH_TRADER = { markers: 3, rupees: 5 } as const;
export const COOK_CAPACITY = 2;
export const DYER = { returns: 2, value: 2 } as const;
export const DUTCH_TRADER_SCORE = [0, 1, 3, 6] as const;
export const MUFTI_SET_RUPEES = 3;
export const LEVEL_FOUR_FAVOURS = 3;
export const PAINTER_STANDS = 3;
/** AG-N15-b: meditation points for one and for two favours. Source: seed. */
export const MOSAIC_COST = { 1: 1, 2: 3 } as const;

export interface BonusFacts {
  readonly level: SiteLevel;
  readonly rupees: number;
  readonly favours: number;
  readonly guild: Guild | null;
  /** Cover tiles to remove. */
  readonly covers: number;
}
/** AG-BB2 to AG-BB4. Source: seed. */
export const BONUS_TILES = {
  bb2a: { level: 2, rupees: 3, favours: 0, guild: 'artists', covers: 0 },
  bb2b: { level: 2, rupees: 3, favours: 0, guild: 'merchants', covers: 0 },
  bb2c: { level: 2, rupees: 3, favours: 1, guild: null, covers: 0 },
  bb2d: { level: 2, rupees: 2, favours: 0, guild: null, covers: 1 },
  bb3a: { level: 3, rupees: 4, favours: 0, guild: 'artists', covers: 0 },
  bb3b: { level: 3, rupees: 4, favours: 0, guild: 'scholars', covers: 0 },
  bb3c: { level: 3, rupees: 5, favours: 0, guild: null, covers: 0 },
  bb3d: { level: 3, rupees: 4, favours: 1, guild: null, covers: 0 },
  bb4a: { level: 4, rupees: 5, favours: 0, guild: 'scholars', covers: 0 },
  bb4b: { level: 4, rupees: 5, favours: 0, guild: 'merchants', covers: 0 },
  bb4c: { level: 4, rupees: 6, favours: 0, guild: null, covers: 0 },
  bb4d: { level: 4, rupees: 5, favours: 1, guild: null, covers: 0 },
} as const satisfies Record<string, BonusFacts>;
export type BonusTile = keyof typeof BONUS_TILES;
// The keys of the table are the tiles.
export const BONUS_TILE_IDS = Object.keys(BONUS_TILES) as readonly BonusTile[];

/** AG-SEC.2-b: favours that must be there, and favours that are spent. */
export interface FavourPrice {
  readonly require: number;
  readonly spend: number;
}
/** AG-FT. Source: seed. */
export const FAVOUR_TILES = {
  ft01: { require: 2, spend: 2 },
  ft02: { require: 3, spend: 2 },
  ft03: { require: 4, spend: 3 },
  ft04: { require: 3, spend: 2 },
  ft05: { require: 2, spend: 1 },
  ft06: { require: 4, spend: 2 },
  ft07: { require: 3, spend: 2 },
  ft08: { require: 3, spend: 2 },
  ft09: { require: 2, spend: 1 },
  ft10: { require: 3, spend: 3 },
  ft11: { require: 2, spend: 2 },
  ft12: { require: 4, spend: 2 },
  ft13: { require: 4, spend: 4 },
  ft14: { require: 2, spend: 2 },
} as const satisfies Record<string, FavourPrice>;
export type FavourTile = keyof typeof FAVOUR_TILES;
// The keys of the table are the tiles.
export const FAVOUR_TILE_IDS = Object.keys(FAVOUR_TILES) as readonly FavourTile[];
/** AG-SEC.2-c: the actions printed on every player board. Source: seed. */
export const BASE_FAVOURS = {
  baseGood: { require: 2, spend: 2 },
  baseInfluence: { require: 4, spend: 3 },
  baseTransform: { require: 3, spend: 3 },
} as const satisfies Record<string, FavourPrice>;
export type FavourAction = keyof typeof BASE_FAVOURS | FavourTile;
export const FAVOUR_PRICES: Readonly<Record<FavourAction, FavourPrice>> = { ...BASE_FAVOURS, ...FAVOUR_TILES };
/** AG-FT03. Source: seed. */
export const FT03_VALUE = 2;
export const FACE_UP_TILES = 3;
export const TILES_EACH = 3;

/** RU-59: far more rounds than a game has in which somebody moves on; as many changes as there are standing answers. */
export const ROUNDS_AT_MOST = 800;
export const STANDINGS = PRODUCTS.length + 1;

/** AG-1, AG-2.2-a. Source: seed. */
export const MARKERS_EACH = 22;
export const WORKERS_EACH = 10;
export const START_RUPEES = 2;
export const DIE = 6;
/** AG-6.2.1. Source: seed. */
export const PEONAGE = 2;
export const CALLIGRAPHER_PEONAGE = 1;
export const MERCHANT_FAVOURS = 2;
export const EJECTION_FAVOURS = 1;
export const DOUBLE_EJECTION_FAVOURS = 2;
/** AG-6.2.2.3-a. Source: seed. */
export const PROCESSED_PER_ACTION = 3;
/** AG-TRA-a, AG-SAI-b, AG-SAI-d, AG-BOT. Source: seed. */
export const TRADER_GIVES_MAX = 3;
export const TRADER_LOSS = 1;
export const SAILOR_FREE_DELIVERIES = 1;
export const ORDER_DELIVERIES = 2;
export const BOTANIST_ACTIONS = 2;
/** AG-SEC.1-a, AG-SEC.3. Source: seed. */
export const OIL_CURRY_STANDS = { oil: 1, curry: 1, both: 3 } as const;
export const BOOK = { stands: 3, favours: 1 } as const;
export const PAINTING_STEPS = 2;
export const CLOTHING_AT_LAST_PIER = 1;
/** AG-8.3. Source: seed. */
export const LEADER_RUPEES = 2;
export const SECOND_RUPEES = 1;

/** What depends on the number of players (AG-2.1-g, AG-2.4). Source: seed. */
export interface TableFacts {
  /** Notables of level I to IV. */
  readonly notables: readonly [number, number, number, number];
  /** How many of them belong to each guild, most first. */
  readonly guildSplit: readonly [number, number, number];
  /** Rolls for covered gifts on each side of Akbar's area. */
  readonly akbarRolls: number;
  /** Orders covered in each column. */
  readonly neutralOrders: number;
}
export const TABLE: Readonly<Partial<Record<number, TableFacts>>> = {
  2: { notables: [4, 3, 2, 1], guildSplit: [4, 3, 3], akbarRolls: 2, neutralOrders: 2 },
  3: { notables: [4, 3, 2, 1], guildSplit: [4, 3, 3], akbarRolls: 1, neutralOrders: 1 },
  4: { notables: [5, 4, 3, 2], guildSplit: [5, 5, 4], akbarRolls: 0, neutralOrders: 0 },
};
