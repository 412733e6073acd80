/** AG-2: the setup, in the order of RU-46. */
import type { Rng } from '../../kernel/index.ts';
import {
  BONUS_TILE_IDS,
  BUILDINGS,
  COLUMN_SIZE,
  COVERS,
  FACE_UP_TILES,
  FARMER_START,
  FAVOUR_TILE_IDS,
  GOODS,
  type Good,
  GUILDS,
  type Guild,
  MARKERS_EACH,
  MEDITATION_START,
  NOTABLE_IDS,
  type Notable,
  PRICE_TOKENS,
  PRODUCTION_BUILDINGS,
  PRODUCTS,
  record,
  SIDES,
  SITES,
  SPACES,
  START_RUPEES,
  TABLE,
  type TableFacts,
  WORKERS_EACH,
} from './data.ts';
import { roll } from './die.ts';
import { type Facts, factsOf } from './facts.ts';
import { type AgraOptions, rulesOf } from './options.ts';
import { type Agra, type AgraTurn, type Mark, NEUTRAL, type Player } from './state.ts';
import { nextUncovered } from './steps/orders.ts';
import { reveal } from './steps/tiles.ts';
import { newTurn } from './steps/turn.ts';

function tableFacts(seats: number): TableFacts {
  const facts = TABLE[seats];
  if (facts === undefined) throw new RangeError(`Agra is for 2 to 4 players, not ${seats}`);
  return facts;
}

export function setup(seats: number, options: AgraOptions, t: AgraTurn): Agra {
  const { rng } = t;
  const table = tableFacts(seats);
  const facts = factsOf({ options });
  const merchant = PRODUCTION_BUILDINGS[rollMerchant(rng) - 1] ?? 'quarry'; // AG-2.1-d
  const builder = SITES[roll(rng) - 1] ?? 'cementWorks'; // AG-2.1-e
  const river = drawNotables(table, facts, rng);
  const first = rng.int(seats); // AG-2.1-k
  const akbar = coverGifts(table, facts, rng);
  const orders = record(GUILDS, () => coverOrders(table, rng));
  const orderMarkers = record(GUILDS, (guild) => nextUncovered(orders[guild], roll(rng) - 1)); // AG-2.3-b, AG-2.4-d
  const s: Agra = {
    agenda: [{ kind: 'nextTurn' }],
    options,
    rules: rulesOf(options),
    first,
    round: 0,
    turnsLeft: null,
    turn: newTurn((first + seats - 1) % seats),
    merchant,
    builder,
    built: record(BUILDINGS, (_, place) => place < PRODUCTION_BUILDINGS.length),
    coins: record(BUILDINGS, () => 0),
    workers: record(SPACES, () => null),
    lying: record(SPACES, () => false),
    prices: record(PRICE_TOKENS, (token) => ({ good: null, face: facts.priceFaces[token][0] })), // AG-2.1-a
    blocked: MEDITATION_START, // AG-2.1-j
    bonusTiles: BONUS_TILE_IDS.slice(), // AG-2.1-b
    display: [],
    pile: FAVOUR_TILE_IDS.slice(),
    akbar,
    orders,
    orderMarkers,
    boat: 1, // AG-2.1-i
    fulfilled: [0, 0, 0, 0],
    river: river.map((id) => ({
      id,
      seats: facts.notables[id].goods.map(() => null),
      markers: facts.notables[id].goods.map(() => 0),
    })),
    players: Array.from({ length: seats }, newPlayer),
  };
  for (let i = 0; i < FACE_UP_TILES; i++) reveal(s, t); // AG-2.3-c
  t.emit({ is: 'first', seat: first });
  return s;
}

function rollMerchant(rng: Rng): number {
  for (;;) {
    const rolled = roll(rng);
    if (rolled <= PRODUCTION_BUILDINGS.length) return rolled;
  }
}

/** AG-2.2-a, AG-2.3-a */
function newPlayer(): Player {
  return {
    supply: MARKERS_EACH,
    goods: record(GOODS, () => 0),
    favours: 0,
    rupees: START_RUPEES,
    workers: WORKERS_EACH,
    cook: 0,
    counter: 1,
    farmers: record(SIDES, () => FARMER_START),
    covers: record(COVERS, () => true),
    influence: record(GUILDS, () => 0),
    tiles: [],
    contracts: [],
    bonusTiles: [],
    frenchTrader: [],
    onActions: [],
    scrolls: [],
    stepped: [],
    standing: { follow: record(PRODUCTS, () => 'ask'), cookKeeps: true },
  };
}

/** AG-2.4-b: a repeated roll covers nothing more. */
function coverGifts({ akbarRolls }: TableFacts, { giftGoods, gifts: sides }: Facts, rng: Rng): Agra['akbar'] {
  const akbar = record<Good, Mark>(giftGoods, () => null);
  for (const gifts of sides)
    for (let i = 0; i < akbarRolls; i++) {
      const gift = gifts[roll(rng) - 1];
      if (gift) akbar[gift] = NEUTRAL;
    }
  return akbar;
}

/** AG-2.4-c: as many different orders as the table says. */
function coverOrders({ neutralOrders }: TableFacts, rng: Rng): Mark[] {
  const column = new Array<Mark>(COLUMN_SIZE).fill(null);
  for (let covered = 0; covered < neutralOrders; ) {
    const place = roll(rng) - 1;
    if (column[place] === NEUTRAL) continue;
    column[place] = NEUTRAL;
    covered++;
  }
  return column;
}

/** AG-2.1-g: so many notables of each level; AG-2.1-h: chosen again, from level I on, until the guilds are split right. */
function drawNotables(table: TableFacts, { notables }: Facts, rng: Rng): Notable[] {
  const guildOf = (id: Notable) => notables[id].guild;
  const isSplit = (cards: readonly Notable[]) => isBalanced(cards.map(guildOf), table);
  const levels = table.notables.map((count, i) => {
    const cards = NOTABLE_IDS.filter((id) => notables[id].level === i + 1);
    const drawn = cards.slice();
    rng.shuffle(drawn);
    return { cards, count, drawn: drawn.slice(0, count) };
  });
  let chosen = levels.flatMap((level) => level.drawn);
  for (let upTo = 1; upTo <= levels.length && !isSplit(chosen); upTo++) {
    const kept = levels.slice(upTo).flatMap((level) => level.drawn);
    const choices = levels
      .slice(0, upTo)
      .map(({ cards, count }) => selections(cards, count))
      .reduce((before, more) => before.flatMap((some) => more.map((others) => [...some, ...others])), [kept])
      .filter(isSplit);
    chosen = choices[choices.length > 0 ? rng.int(choices.length) : 0] ?? chosen;
  }
  return chosen.toSorted((a, b) => notables[a].number - notables[b].number);
}

function isBalanced(cards: readonly Guild[], { guildSplit }: TableFacts): boolean {
  const count = (guild: Guild) => cards.filter((card) => card === guild).length;
  const split = GUILDS.map(count).toSorted((a, b) => b - a);
  return split.every((n, i) => n === guildSplit[i]);
}

/** Every way to choose `count` cards, in the order of the list. */
function selections<T>(cards: readonly T[], count: number): T[][] {
  const [card, ...rest] = cards;
  if (count === 0) return [[]];
  if (card === undefined) return [];
  return [...selections(rest, count - 1).map((chosen) => [card, ...chosen]), ...selections(rest, count)];
}
