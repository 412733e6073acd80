/** What an owner of the box can correct, and what must hold together in it. */
import { addUp, atLeast, type Correctable, differ, type FactsCheck, rise, together } from '../../kernel/facts.ts';
import {
  FARMER_START,
  type Good,
  GUILDS,
  type Guild,
  KNOWN_GOODS,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  ORDERS,
  PRICE_TOKENS,
  SIDES,
  TABLE,
} from './data.ts';
import {
  COVER_SPACES,
  coverPath,
  FARM_CORNERS,
  FLAGS,
  facePaths,
  giftPaths,
  goodsAt,
  guildAt,
  having,
  LEVELS,
  NO_GOOD,
  orderAt,
  orderPaths,
  SPECS,
  STATED_SPACES,
  slotPaths,
  TRACK_SPACES,
} from './paths.ts';

/** Numbers that never fall, as far as they go: after the last of them there is 0. */
function climb(paths: readonly string[]): FactsCheck {
  return (at) => {
    const last = paths.findLastIndex((path) => at(path) !== 0);
    const low = paths.findIndex((path, i) => i > 0 && i <= last && Number(at(path)) < Number(at(paths[i - 1] ?? path)));
    if (low < 0) return null;
    const missing = at(paths[low] ?? '') === 0;
    return { paths: [low, missing ? last : low - 1].flatMap((i) => paths[i] ?? []), wrong: 'falls' };
  };
}

const RUPEES_PATHS = LEVELS.map((level) => `influence.${level}`);

/** AG-5.2.4-a: no two arrows lead in a circle. */
const noCircle: FactsCheck = (at) =>
  at('arrows.curry') === 'dye' && at('arrows.dye') === 'curry'
    ? { paths: ['arrows.curry', 'arrows.dye'], wrong: 'rules', rule: 'AG-5.2.4-a' }
    : null;

/** AG-6.1.2-e: at the start some farmer can move: not all of them stand between cover tiles. */
const startable: FactsCheck = (at) => {
  const beside = SIDES.flatMap((side) => [FARMER_START - 1, FARMER_START + 1].map((space) => coverPath(side, space)));
  return beside.some((path) => at(path) === false) ? null : { paths: beside, wrong: 'rules', rule: 'AG-6.1.2-e' };
};

const asks = (order: readonly Good[], one: Good, two: Good) => order.includes(one) && order.includes(two);

/** RU-21: oil and dye stand directly above wood and statues. */
const knownOrders: FactsCheck = (at) => {
  const orders = ORDERS.merchants.map((_, place) => orderAt(at, 'merchants', place));
  const there = orders.some(
    (order, place) => asks(order, 'oil', 'dye') && asks(orders[place + 1] ?? [], 'wood', 'statues'),
  );
  return there
    ? null
    : { paths: ORDERS.merchants.flatMap((_, place) => orderPaths('merchants', place)), wrong: 'rules', rule: 'RU-21' };
};

const LEVEL_I = NOTABLE_IDS.filter((id) => NOTABLES[id].level === 1);

/** RU-20: of level I, a card of the Scholars asks for curry and one of the Artists for wood. */
const knownCards: FactsCheck = (at) => {
  const there = (guild: Guild, good: Good) =>
    LEVEL_I.some((id) => guildAt(at, id) === guild && goodsAt(at, id).includes(good));
  return there('scholars', 'curry') && there('artists', 'wood')
    ? null
    : { paths: LEVEL_I.flatMap(notablePaths), wrong: 'rules', rule: 'RU-20' };
};

function notablePaths(id: Notable): string[] {
  return having([`notables.${id}.guild`, ...slotPaths(id)]);
}

/** AG-2.1-g, AG-2.4-a: for every number of players some draw has the guilds split as it must be. */
const drawable: FactsCheck = (at) => {
  for (const table of Object.values(TABLE)) {
    if (table === undefined) continue;
    const split = table.guildSplit.join();
    // How many of Artists, Merchants and Scholars may have been drawn so far.
    let drawn = new Set(['0,0,0']);
    for (const [i, count] of table.notables.entries()) {
      const cards = NOTABLE_IDS.filter((id) => NOTABLES[id].level === i + 1).map((id) => guildAt(at, id));
      drawn = new Set([...drawn].flatMap((before) => drawsFrom(cards, count).map((more) => added(before, more))));
    }
    const fits = [...drawn].some((counts) => sorted(counts) === split);
    if (!fits)
      return { paths: having(NOTABLE_IDS.map((id) => `notables.${id}.guild`)), wrong: 'rules', rule: 'AG-2.1-g' };
  }
  return null;
};

/** How many cards of each guild may come when so many are drawn. */
function drawsFrom(cards: readonly Guild[], count: number): (readonly number[])[] {
  const [most1 = 0, most2 = 0, most3 = 0] = GUILDS.map((guild) => cards.filter((card) => card === guild).length);
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
  return upTo(most1).flatMap((one) =>
    upTo(most2)
      .map((two) => [one, two, count - one - two])
      .filter(([, , three = 0]) => three >= 0 && three <= most3),
  );
}

function added(before: string, more: readonly number[]): string {
  return before
    .split(',')
    .map((n, i) => Number(n) + (more[i] ?? 0))
    .join();
}

function sorted(counts: string): string {
  return counts
    .split(',')
    .toSorted((a, b) => Number(b) - Number(a))
    .join();
}

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [
    noCircle,
    ...PRICE_TOKENS.flatMap((token) => [rise(facePaths(token)), differ(facePaths(token))]), // AG-2.1-a: one has fewer flags
    // AG-SAI-b: with a good worth 4 there are five deliveries; AG-TRA-b: wood can be worth 2
    ...[2, FLAGS].map((flags) => atLeast(PRICE_TOKENS.flatMap(facePaths), flags, 1)),
    differ(FARM_CORNERS.map((corner) => `farm.corners.${corner}`)),
    ...SIDES.map((side, i) => {
      const before = SIDES[(i + SIDES.length - 1) % SIDES.length] ?? side;
      const start = COVER_SPACES.filter((space) => space < FARMER_START).map((space) => coverPath(side, space));
      const end = COVER_SPACES.filter((space) => space > FARMER_START).map((space) => coverPath(before, space));
      return addUp([...start, ...end], 2); // AG-5.2.3-b: at the start every corner yields two
    }),
    startable,
    climb(TRACK_SPACES.slice(STATED_SPACES).map((space) => `track.${space}`)),
    ...TRACK_SPACES.slice(STATED_SPACES + 1).map((space) => together([`track.${space}`, 0], [`steps.${space - 1}`, 0])),
    climb(RUPEES_PATHS),
    atLeast(RUPEES_PATHS, 3, 1), // AG-5.6-e: an example has a level that pays 3
    ...GUILDS.flatMap((guild) => ORDERS[guild].map((_, place) => differ(having(orderPaths(guild, place))))),
    knownOrders,
    differ([...giftPaths('left'), ...giftPaths('right')]), // AG-6.3.1-a: each good once
    atLeast([...giftPaths('left'), ...giftPaths('right')], 'curry', 1), // AG-N20
    ...NOTABLE_IDS.map((id) => differ(having(slotPaths(id)), NO_GOOD)),
    ...(['jagirdar', 'mullah'] as const).flatMap((id) =>
      (KNOWN_GOODS[id] ?? []).map((good) => atLeast(having(slotPaths(id)), good, 1)),
    ), // RU-20
    knownCards,
    drawable,
  ],
};
