/** Every path under which an owner of the box can correct a fact, and what may be printed there. */
import type { FactSpec, FactValue, Reading } from '../../kernel/facts.ts';
import {
  AKBAR_LEFT,
  AKBAR_RIGHT,
  ARROW_FROM,
  ARROW_SOURCES,
  COVER_AT,
  FARMER_START,
  GOODS,
  type Good,
  GUILDS,
  type Guild,
  INFLUENCE_RUPEES,
  KNOWN_GOODS,
  KNOWN_GUILDS,
  LUXURIES,
  MEDITATION_POINTS,
  MEDITATION_STEP_COST,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  ORDERS,
  PRICE_FACES,
  PRICE_TOKENS,
  PRODUCTS,
  type PriceToken,
  type Product,
  ROWS,
  SIDE_CORNERS,
  SIDE_SPACES,
  SIDES,
  SITE_FACTS,
  SITES,
  type Side,
  type Site,
} from './data.ts';

/** The dearest site that can be printed: what can be paid is worked out for every cost up to it. */
export const DEAREST_SITE = 7;
/** AG-5.3-b: stated in the rules. */
const KNOWN_SITE: Site = 'paperMill';

/** AG-5.6: levels that a track may have; those up to the second bonus are there in any case. No rupees: no such level. */
export const LEVELS = upTo(12);
const LEVELS_AT_LEAST = 6;
const RUPEES = 15;

/** AG-6.1.1-b: spaces that the meditation track may have; the points of the first four are stated. No points: no such space. */
export const TRACK_SPACES = upTo(7);
export const STATED_SPACES = 4;
const POINTS = 9;
const STEP = 12;

/** AG-5.2.1-c: the most flags on a token. */
export const FLAGS = 4;
export const FACES = ['fewer', 'more'] as const;

/** The sides of Akbar's area as a facts file calls them. */
const GIFTS = { left: AKBAR_LEFT, right: AKBAR_RIGHT } as const;
export type GiftSide = keyof typeof GIFTS;

/** AG-5.2.3-a: the corners of the farm; each side runs from the corner at its own place in this list to the next one. */
export const FARM_CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
/** Where a cover tile may lie: not under a farmer. */
export const COVER_SPACES = upTo(SIDE_SPACES).filter((space) => space !== FARMER_START);

export const ORDER_GOODS = ['first', 'second'] as const;

export const SLOTS = [1, 2, 3] as const;
/** What stands in the place of a third good where there is none. */
export const NO_GOOD = 'none';
/** RU-20: notables whose two goods are all that they ask for, and what is stated to lie below the other good. */
const OF_TWO: readonly Notable[] = ['mahout', 'cook', 'jagirdar', 'mosaicMaker'];
const BELOW: Readonly<Partial<Record<Notable, Good>>> = { mahout: 'wood', mosaicMaker: 'cement' };

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

type Spec = readonly [path: string, spec: FactSpec];
const number = (path: string, printed: number | undefined, min: number, max: number): Spec => [
  path,
  { printed: printed ?? 0, min, max },
];
const oneOf = (path: string, printed: string, values: readonly string[]): Spec => [path, { printed, values }];

export function facePaths(token: PriceToken): readonly string[] {
  return FACES.map((face) => `prices.${token}.${face}`);
}

export function orderPaths(guild: Guild, place: number): readonly string[] {
  return ORDER_GOODS.map((which) => `orders.${guild}.${place + 1}.${which}`);
}

export function slotPaths(id: Notable): readonly string[] {
  return SLOTS.map((slot) => `notables.${id}.${slot}`);
}

export function coverPath(side: Side, space: number): string {
  return `farm.covers.${side}.${space}`;
}

export function giftPaths(side: GiftSide): readonly string[] {
  return GIFTS[side].map((_, i) => `gifts.${side}.${i + 1}`);
}

/** The goods of the same street that an arrow could come from. */
function sourcesOf(to: Product): readonly Good[] {
  const row = ROWS.find((goods) => goods.includes(to)) ?? [];
  return row.filter((good) => good !== to && !LUXURIES.some((luxury) => luxury === good));
}

function orderSpecs(guild: Guild): Spec[] {
  return ORDERS[guild].flatMap((goods, place) =>
    guild === 'scholars' && place === 0 // RU-21: stated
      ? []
      : orderPaths(guild, place).map((path, i) => oneOf(path, goods[i] ?? '', GOODS)),
  );
}

/** What a slot may ask for; nothing where the rules state it. */
function slotValues(id: Notable, slot: number): readonly string[] {
  const below = BELOW[id];
  if (slot === 3) return OF_TWO.includes(id) ? [] : [...GOODS, NO_GOOD];
  if (id === 'cook') return KNOWN_GOODS.cook ?? [];
  if (below === undefined) return GOODS;
  return slot === 2 ? [] : GOODS.filter((good) => good !== below);
}

function slotSpecs(id: Notable): Spec[] {
  return slotPaths(id).flatMap((path, i) => {
    const values = slotValues(id, i + 1);
    return values.length === 0 ? [] : [oneOf(path, NOTABLES[id].goods[i] ?? NO_GOOD, values)];
  });
}

export const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries([
  ...PRODUCTS.filter((to) => ARROW_SOURCES[to] !== 'seed').map((to) =>
    oneOf(`arrows.${to}`, ARROW_FROM[to], sourcesOf(to)),
  ),
  ...PRICE_TOKENS.flatMap((token) => facePaths(token).map((path, i) => number(path, PRICE_FACES[token][i], 1, FLAGS))),
  ...SITES.filter((site) => site !== KNOWN_SITE).map((site) =>
    number(`sites.${site}`, SITE_FACTS[site].cost, 1, DEAREST_SITE),
  ),
  ...FARM_CORNERS.map((corner, i) =>
    oneOf(
      `farm.corners.${corner}`,
      SIDE_CORNERS[SIDES[i] ?? 'top'].from,
      Object.values(SIDE_CORNERS).map(({ from }) => from),
    ),
  ),
  ...SIDES.flatMap((side) =>
    COVER_SPACES.map((space): Spec => [coverPath(side, space), { printed: COVER_AT[side][space] !== null }]),
  ),
  ...TRACK_SPACES.slice(STATED_SPACES).map((space, i) =>
    number(`track.${space}`, MEDITATION_POINTS[space - 1], i === 0 ? 1 : 0, POINTS),
  ),
  ...TRACK_SPACES.slice(0, -1).map((space) =>
    number(`steps.${space}`, MEDITATION_STEP_COST[space - 1], space <= STATED_SPACES ? 1 : 0, STEP),
  ),
  ...LEVELS.map((level) =>
    number(`influence.${level}`, INFLUENCE_RUPEES[level], level <= LEVELS_AT_LEAST ? 1 : 0, RUPEES),
  ),
  ...GUILDS.flatMap(orderSpecs),
  ...(['left', 'right'] as const).flatMap((side) =>
    giftPaths(side).map((path, i) => oneOf(path, GIFTS[side][i] ?? '', GOODS)),
  ),
  ...NOTABLE_IDS.flatMap((id) => [
    ...(KNOWN_GUILDS.includes(id) ? [] : [oneOf(`notables.${id}.guild`, NOTABLES[id].guild, GUILDS)]),
    ...slotSpecs(id),
  ]),
]);

export const having = (paths: readonly string[]) => paths.filter((path) => path in SPECS);

/** What a path says; what is printed where the rules state it, so that there is no path. */
export function readAt<T extends FactValue>(at: Reading, path: string, printed: T): T {
  // A path has values of one kind: those of what is printed there.
  return path in SPECS ? (at(path) as T) : printed;
}

export function guildAt(at: Reading, id: Notable): Guild {
  return readAt(at, `notables.${id}.guild`, NOTABLES[id].guild);
}

/** The goods that a notable asks for, slot 1 first. */
export function goodsAt(at: Reading, id: Notable): readonly Good[] {
  const printed: readonly Good[] = NOTABLES[id].goods;
  return slotPaths(id)
    .map((path, i) => readAt<Good | typeof NO_GOOD>(at, path, printed[i] ?? NO_GOOD))
    .filter((good) => good !== NO_GOOD);
}

export function orderAt(at: Reading, guild: Guild, place: number): readonly [Good, Good] {
  const [one, two] = ORDERS[guild][place] ?? ['wood', 'paintings'];
  const [first = '', second = ''] = orderPaths(guild, place);
  return [readAt<Good>(at, first, one), readAt<Good>(at, second, two)];
}
