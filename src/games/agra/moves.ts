/** Every answer there is. Moves are made once and shared: a list of legal moves holds references, never new objects. */
import {
  BASICS,
  type Basic,
  BONUS_TILE_IDS,
  type BonusTile,
  COVERS,
  type Cover,
  FAVOUR_TILE_IDS,
  type FavourTile,
  GOODS,
  type Good,
  GUILDS,
  type Guild,
  type Material,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  type NotableFacts,
  PRICE_TOKENS,
  PRODUCTS,
  type PriceToken,
  type Product,
  record,
  SIDE_SPACES,
  SIDES,
  SITES,
  type Side,
  type Site,
  SPACES,
  type Space,
} from './data.ts';

export type StandingAnswer = 'ask' | 'always' | 'never';
export type OilCurry = 'oil' | 'curry' | 'both';

export type MeditateMove =
  | { readonly do: 'meditate'; readonly action: 'deliver'; readonly to: Notable; readonly good: Good }
  | { readonly do: 'meditate'; readonly action: 'transform'; readonly to: Product; readonly count: number }
  | { readonly do: 'meditate'; readonly action: 'removeCover'; readonly cover: Cover }
  | { readonly do: 'meditate'; readonly action: 'exchange'; readonly good: Good }
  | { readonly do: 'meditate'; readonly action: 'moveFarmer'; readonly side: Side; readonly to: number };

export type FavourMove =
  | { readonly do: 'favour'; readonly action: 'baseGood'; readonly good: Basic }
  | { readonly do: 'favour'; readonly action: 'baseInfluence'; readonly guild: Guild }
  | { readonly do: 'favour'; readonly action: 'baseTransform' | 'ft07'; readonly to: Product; readonly count: number }
  | { readonly do: 'favour'; readonly action: 'ft01'; readonly space: Space }
  | { readonly do: 'favour'; readonly action: 'ft02'; readonly cover: Cover }
  | { readonly do: 'favour'; readonly action: 'ft03' | 'ft08' | 'ft14'; readonly good: Good }
  | { readonly do: 'favour'; readonly action: 'ft04'; readonly token: PriceToken }
  | { readonly do: 'favour'; readonly action: 'ft05' | 'ft13' }
  | { readonly do: 'favour'; readonly action: 'ft06'; readonly gift: Good }
  | { readonly do: 'favour'; readonly action: 'ft06'; readonly order: Guild }
  | { readonly do: 'favour'; readonly action: 'ft09'; readonly side: Side; readonly to: number }
  | { readonly do: 'favour'; readonly action: 'ft12'; readonly to: Notable; readonly good: Good };

export type ContractMove =
  | { readonly do: 'contract'; readonly notable: 'frenchTrader' | 'englishTrader'; readonly good: Good }
  | { readonly do: 'contract'; readonly notable: 'caliph'; readonly space: Space };

/** AG-4-c: what the active seat may do at any of its own decision points. */
export type AnyTimeMove =
  | { readonly do: 'oilCurry'; readonly pay: OilCurry }
  | FavourMove
  | { readonly do: 'luxury'; readonly good: 'books' | 'paintings' | 'clothing' }
  | ContractMove
  | { readonly do: 'release' };

export type AgraMove =
  | AnyTimeMove
  | MeditateMove
  | { readonly do: 'lay'; readonly space: Space }
  | { readonly do: 'layCook' }
  | { readonly do: 'standing' }
  | { readonly do: 'mosaic'; readonly favours: 1 | 2 }
  | { readonly do: 'place' | 'placeFree'; readonly space: Space }
  | { readonly do: 'advance'; readonly guild: Guild }
  | { readonly do: 'build'; readonly site: Site }
  | ({ readonly do: 'materials' } & Readonly<Record<Material, number>>)
  | { readonly do: 'bonusTile'; readonly tile: BonusTile }
  | { readonly do: 'pay' | 'give' | 'take' | 'dye'; readonly good: Good }
  | { readonly do: 'deliver'; readonly to: Notable; readonly good: Good; readonly markers: number }
  | { readonly do: 'order'; readonly guild: Guild }
  | { readonly do: 'gift'; readonly good: Good; readonly slot: Good }
  | { readonly do: 'token'; readonly token: PriceToken }
  | { readonly do: 'price'; readonly good: Good; readonly face: number }
  | { readonly do: 'study' }
  | { readonly do: 'uncover'; readonly cover: Cover }
  | { readonly do: 'farmer'; readonly side: Side; readonly to: number }
  | { readonly do: 'produce' | 'transform' | 'follow'; readonly count: number }
  | { readonly do: 'always' | 'never' }
  | { readonly do: 'stand'; readonly space: Space }
  | { readonly do: 'favours' }
  | { readonly do: 'favourTile' | 'giveUp'; readonly tile: FavourTile }
  | { readonly do: 'return'; readonly what: Good | 'favour' }
  | { readonly do: 'arrow'; readonly to: Product; readonly answer: StandingAnswer }
  | { readonly do: 'cook'; readonly keeps: boolean }
  | { readonly do: 'statue' }
  | { readonly do: 'done' }
  | { readonly do: 'end' };

export type MoveOf<K extends AgraMove['do']> = Extract<AgraMove, { do: K }>;

/** Whether a move is one of those that the active seat may make at any of its own decision points. */
export function isAnyTime(move: AgraMove): move is AnyTimeMove {
  switch (move.do) {
    case 'oilCurry':
    case 'favour':
    case 'luxury':
    case 'contract':
    case 'release':
      return true;
    default:
      return false;
  }
}

const table = <K extends string>(keys: readonly K[], make: (key: K) => AgraMove): Readonly<Record<K, AgraMove>> =>
  record(keys, make);

/** One move for each slot of each notable. */
export type SlotMoves = Readonly<Record<Notable, readonly AgraMove[]>>;

/** A delivery to every slot of every notable, in each of the ways to make it. */
export interface Deliveries {
  readonly once: SlotMoves;
  readonly twice: SlotMoves;
  readonly byMeditation: SlotMoves;
  readonly byFavour: SlotMoves;
}

export function deliveriesTo(notables: Readonly<Record<Notable, Pick<NotableFacts, 'goods'>>>): Deliveries {
  const perSlot = (make: (to: Notable, good: Good) => AgraMove): SlotMoves =>
    record(NOTABLE_IDS, (to) => notables[to].goods.map((good) => make(to, good)));
  return {
    once: perSlot((to, good) => ({ do: 'deliver', to, good, markers: 1 })),
    twice: perSlot((to, good) => ({ do: 'deliver', to, good, markers: 2 })),
    byMeditation: perSlot((to, good) => ({ do: 'meditate', action: 'deliver', to, good })),
    byFavour: perSlot((to, good) => ({ do: 'favour', action: 'ft12', to, good })),
  };
}

/** The deliveries that the printed cards ask for. */
export const DELIVERIES = deliveriesTo(NOTABLES);
export const DELIVER = DELIVERIES.once;

/** One move for each space (1 to 5) of each side of the farm. */
const perFarmSpace = (make: (side: Side, to: number) => AgraMove): Readonly<Record<Side, readonly AgraMove[]>> =>
  record(SIDES, (side) => Array.from({ length: SIDE_SPACES + 1 }, (_, to) => make(side, to)));

/** One move for each count from 0. */
const perCount = (most: number, make: (count: number) => AgraMove): readonly AgraMove[] =>
  Array.from({ length: most + 1 }, (_, count) => make(count));

/** The most that one production, or one transformation, can be. */
const MOST_PRODUCED = 9;
const MOST_TRANSFORMED = 4;
/** AG-5.2.1-c. */
const MOST_FLAGS = 4;

export const DONE: AgraMove = { do: 'done' };
export const END: AgraMove = { do: 'end' };
export const STATUE: AgraMove = { do: 'statue' };
export const RELEASE: AgraMove = { do: 'release' };
export const STANDING: AgraMove = { do: 'standing' };
export const LAY_COOK: AgraMove = { do: 'layCook' };
export const STUDY: AgraMove = { do: 'study' };
export const FAVOURS: AgraMove = { do: 'favours' };
export const ALWAYS: AgraMove = { do: 'always' };
export const NEVER: AgraMove = { do: 'never' };

export const LAY = table(SPACES, (space) => ({ do: 'lay', space }));
export const PLACE = table(SPACES, (space) => ({ do: 'place', space }));
export const PLACE_FREE = table(SPACES, (space) => ({ do: 'placeFree', space }));
export const STAND = table(SPACES, (space) => ({ do: 'stand', space }));
export const MOSAIC = {
  one: { do: 'mosaic', favours: 1 },
  two: { do: 'mosaic', favours: 2 },
} as const satisfies Record<string, AgraMove>;

export const MEDITATE = {
  transform: table(PRODUCTS, (to) => ({ do: 'meditate', action: 'transform', to, count: 1 })),
  transformTwo: table(PRODUCTS, (to) => ({ do: 'meditate', action: 'transform', to, count: 2 })),
  removeCover: table(COVERS, (cover) => ({ do: 'meditate', action: 'removeCover', cover })),
  exchange: table(GOODS, (good) => ({ do: 'meditate', action: 'exchange', good })),
  moveFarmer: perFarmSpace((side, to) => ({ do: 'meditate', action: 'moveFarmer', side, to })),
} as const;

export const OIL_CURRY = table(['oil', 'curry', 'both'], (pay) => ({ do: 'oilCurry', pay }));
export const LUXURY = table(['books', 'paintings', 'clothing'], (good) => ({ do: 'luxury', good }));

export const FAVOUR = {
  baseGood: table(BASICS, (good) => ({ do: 'favour', action: 'baseGood', good })),
  baseInfluence: table(GUILDS, (guild) => ({ do: 'favour', action: 'baseInfluence', guild })),
  baseTransform: table(PRODUCTS, (to) => ({ do: 'favour', action: 'baseTransform', to, count: 1 })),
  baseTransformTwo: table(PRODUCTS, (to) => ({ do: 'favour', action: 'baseTransform', to, count: 2 })),
  ft01: table(SPACES, (space) => ({ do: 'favour', action: 'ft01', space })),
  ft02: table(COVERS, (cover) => ({ do: 'favour', action: 'ft02', cover })),
  ft03: table(GOODS, (good) => ({ do: 'favour', action: 'ft03', good })),
  ft04: table(PRICE_TOKENS, (token) => ({ do: 'favour', action: 'ft04', token })),
  ft05: { do: 'favour', action: 'ft05' } satisfies AgraMove,
  ft06Gift: table(GOODS, (gift) => ({ do: 'favour', action: 'ft06', gift })),
  ft06Order: table(GUILDS, (order) => ({ do: 'favour', action: 'ft06', order })),
  ft07: table(PRODUCTS, (to) => ({ do: 'favour', action: 'ft07', to, count: 1 })),
  ft07Two: table(PRODUCTS, (to) => ({ do: 'favour', action: 'ft07', to, count: 2 })),
  ft08: table(GOODS, (good) => ({ do: 'favour', action: 'ft08', good })),
  ft09: perFarmSpace((side, to) => ({ do: 'favour', action: 'ft09', side, to })),
  ft13: { do: 'favour', action: 'ft13' } satisfies AgraMove,
  ft14: table(GOODS, (good) => ({ do: 'favour', action: 'ft14', good })),
} as const;

export const CONTRACT = {
  frenchTrader: table(GOODS, (good) => ({ do: 'contract', notable: 'frenchTrader', good })),
  englishTrader: table(GOODS, (good) => ({ do: 'contract', notable: 'englishTrader', good })),
  caliph: table(SPACES, (space) => ({ do: 'contract', notable: 'caliph', space })),
} as const;

export const ADVANCE = table(GUILDS, (guild) => ({ do: 'advance', guild }));
export const BUILD = table(SITES, (site) => ({ do: 'build', site }));
export const BONUS_TILE = table(BONUS_TILE_IDS, (tile) => ({ do: 'bonusTile', tile }));
export const PAY = table(GOODS, (good) => ({ do: 'pay', good }));
export const GIVE = table(GOODS, (good) => ({ do: 'give', good }));
export const TAKE = table(GOODS, (good) => ({ do: 'take', good }));
export const DYE = table(GOODS, (good) => ({ do: 'dye', good }));
export const ORDER = table(GUILDS, (guild) => ({ do: 'order', guild }));
export const GIFT = table(GOODS, (good) => ({ do: 'gift', good, slot: good }));
/** AG-N20: any good on any slot. */
export const GIFT_INSTEAD = record(GOODS, (good) => table(GOODS, (slot) => ({ do: 'gift', good, slot })));
export const TOKEN = table(PRICE_TOKENS, (token) => ({ do: 'token', token }));
/** By the flags of the face. */
export const PRICE = Array.from({ length: MOST_FLAGS + 1 }, (_, face) =>
  table(GOODS, (good) => ({ do: 'price', good, face })),
);
export const UNCOVER = table(COVERS, (cover) => ({ do: 'uncover', cover }));
export const FARMER = perFarmSpace((side, to) => ({ do: 'farmer', side, to }));
export const PRODUCE = perCount(MOST_PRODUCED, (count) => ({ do: 'produce', count }));
export const TRANSFORM = perCount(MOST_TRANSFORMED, (count) => ({ do: 'transform', count }));
export const FOLLOW = perCount(2, (count) => ({ do: 'follow', count }));
export const FAVOUR_TILE = table(FAVOUR_TILE_IDS, (tile) => ({ do: 'favourTile', tile }));
export const GIVE_UP = table(FAVOUR_TILE_IDS, (tile) => ({ do: 'giveUp', tile }));
export const RETURN = table([...GOODS, 'favour'], (what) => ({ do: 'return', what }));
export const ARROW = {
  ask: table(PRODUCTS, (to) => ({ do: 'arrow', to, answer: 'ask' })),
  always: table(PRODUCTS, (to) => ({ do: 'arrow', to, answer: 'always' })),
  never: table(PRODUCTS, (to) => ({ do: 'arrow', to, answer: 'never' })),
} as const;
export const COOK = {
  keeps: { do: 'cook', keeps: true },
  sends: { do: 'cook', keeps: false },
} as const satisfies Record<string, AgraMove>;
