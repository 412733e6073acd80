/** The printed facts that a table goes by: those of `data.ts`, or what an owner of the box has corrected in them. */
import { type Corrected, type CorrectedFacts, type Reading, remembered } from '../../kernel/facts.ts';
import { CORRECTABLE } from './correctable.ts';
import {
  ARROW_FROM,
  BASICS,
  type Basic,
  COVERS,
  type Cover,
  GOODS,
  type Good,
  GUILDS,
  type Guild,
  MEDITATION_POINTS,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  type NotableFacts,
  ORDERS,
  PRICE_TOKENS,
  PRODUCTS,
  type PriceToken,
  type Product,
  record,
  SIDE_SPACES,
  SIDES,
  SITE_FACTS,
  SITES,
  type Side,
  type Site,
} from './data.ts';
import {
  COVER_SPACES,
  coverPath,
  FARM_CORNERS,
  facePaths,
  giftPaths,
  goodsAt,
  guildAt,
  LEVELS,
  orderAt,
  readAt,
  SPECS,
  TRACK_SPACES,
} from './paths.ts';

export interface Facts {
  /** AG-5.2.4-a: where each arrow comes from, by where it leads. */
  readonly arrowFrom: Readonly<Record<Product, Good>>;
  /** AG-5.2.1-b: the face with fewer flags first. */
  readonly priceFaces: Readonly<Record<PriceToken, readonly [number, number]>>;
  /** AG-5.3-b: what a building site costs in building materials. */
  readonly siteCost: Readonly<Record<Site, number>>;
  readonly farm: FarmFacts;
  /** AG-6.1.1-b: points of the spaces from 1 on, and the last space. */
  readonly points: readonly number[];
  readonly lastSpace: number;
  /** AG-BOT-a: goods value from space 1, 2, 3, 4 to the next. */
  readonly stepCost: readonly number[];
  /** AG-5.6: rupees for an order by level, and the top level. */
  readonly influenceRupees: readonly number[];
  readonly topLevel: number;
  /** AG-6.3.2: the orders from top to bottom. */
  readonly orders: Readonly<Record<Guild, readonly (readonly [Good, Good])[]>>;
  /** AG-6.3.1-a: the gifts by die number, left and right; and all of them, in path order. */
  readonly gifts: readonly [readonly Good[], readonly Good[]];
  readonly giftGoods: readonly Good[];
  /** AG-N. */
  readonly notables: Readonly<Record<Notable, NotableFacts>>;
}

/** AG-5.2.3-a: the farm. */
export interface FarmFacts {
  /** The goods at the two ends of a side. */
  readonly corners: Readonly<Record<Side, { readonly from: Basic; readonly to: Basic }>>;
  /** The side that starts at the corner of a good, and the side that ends there. */
  readonly sidesOf: Readonly<Record<Basic, { readonly starts: Side; readonly ends: Side }>>;
  /** The cover tile of space 1 to 5 of a side, if there is a place for one. */
  readonly coverAt: Readonly<Record<Side, readonly (Cover | null)[]>>;
}

function farmAt(at: Reading): FarmFacts {
  // What is read from a path is one of the values of its specification, which are words of that type.
  const goods = FARM_CORNERS.map((corner) => at(`farm.corners.${corner}`) as Basic);
  const good = (place: number) => goods[place % goods.length] ?? 'sandstone';
  const corners = record(SIDES, (_, place) => ({ from: good(place), to: good(place + 1) }));
  const covered = SIDES.flatMap((side) => COVER_SPACES.map((space) => coverPath(side, space))).filter(
    (path) => at(path) === true,
  );
  return {
    corners,
    sidesOf: record(BASICS, (basic) => ({
      starts: SIDES.find((side) => corners[side].from === basic) ?? 'top',
      ends: SIDES.find((side) => corners[side].to === basic) ?? 'top',
    })),
    // The tiles lie along the sides in the order of their names.
    coverAt: record(SIDES, (side) =>
      Array.from({ length: SIDE_SPACES + 1 }, (_, space) => COVERS[covered.indexOf(coverPath(side, space))] ?? null),
    ),
  };
}

function correct(at: Reading): Facts {
  const numbers = (paths: readonly string[]) => paths.map((path) => Number(at(path)));
  // As above: words of the type that the path has.
  const gifts = (side: 'left' | 'right') => giftPaths(side).map((path) => at(path) as Good);
  const points = TRACK_SPACES.map((space) => readAt<number>(at, `track.${space}`, MEDITATION_POINTS[space - 1] ?? 0));
  const rupees = numbers(LEVELS.map((level) => `influence.${level}`));
  const [left, right] = [gifts('left'), gifts('right')];
  const lastSpace = points.filter((n) => n > 0).length;
  const topLevel = rupees.filter((n) => n > 0).length;
  return {
    arrowFrom: record(PRODUCTS, (to) => readAt(at, `arrows.${to}`, ARROW_FROM[to])),
    priceFaces: record(PRICE_TOKENS, (token) => {
      const [fewer = 0, more = 0] = numbers(facePaths(token));
      return [fewer, more] as const;
    }),
    siteCost: record(SITES, (site) => readAt(at, `sites.${site}`, SITE_FACTS[site].cost)),
    farm: farmAt(at),
    points: points.slice(0, lastSpace),
    lastSpace,
    stepCost: numbers(TRACK_SPACES.slice(0, lastSpace - 1).map((space) => `steps.${space}`)),
    influenceRupees: [0, ...rupees.slice(0, topLevel)],
    topLevel,
    orders: record(GUILDS, (guild) => ORDERS[guild].map((_, place) => orderAt(at, guild, place))),
    gifts: [left, right],
    giftGoods: GOODS.filter((good) => left.includes(good) || right.includes(good)),
    notables: record(NOTABLE_IDS, (id) => ({ ...NOTABLES[id], guild: guildAt(at, id), goods: goodsAt(at, id) })),
  };
}

export const PRINTED: Facts = correct((path) => SPECS[path]?.printed ?? '');

/** The facts with these corrections. */
export const factsWith = remembered(correct, CORRECTABLE, PRINTED);

/** The facts of a table. */
export function factsOf({ options }: Corrected): Facts {
  return factsWith(options.facts);
}

/** Another box: something of everything that can be corrected. */
export const EXAMPLE: CorrectedFacts = {
  title: 'An example of another box',
  corrections: {
    'arrows.dye': 'curry',
    'arrows.statues': 'cement',
    'prices.price1.more': 3,
    'sites.cementWorks': 2,
    'sites.sculptor': 6,
    'farm.corners.topLeft': 'wood',
    'farm.corners.topRight': 'sandstone',
    'farm.covers.top.1': false,
    'farm.covers.top.2': true,
    'track.5': 5,
    'track.6': 5,
    'steps.1': 1,
    'steps.4': 6,
    'steps.5': 7,
    'influence.1': 1,
    'influence.9': 10,
    'influence.10': 12,
    'orders.artists.1.first': 'wood',
    'orders.scholars.6.second': 'cement',
    'gifts.left.1': 'bricks',
    'gifts.left.2': 'cement',
    'gifts.left.4': 'sandstone',
    'notables.takshaka.guild': 'merchants',
    'notables.khatib.3': 'cement',
    'notables.frenchTrader.guild': 'artists',
    'notables.muezzin.1': 'dye',
    'notables.grandMufti.3': 'none',
  },
};
