/** Bombay as a user of boardgame.io would keep it: what stands in `G`, and how it is dealt. Printed facts are those of the game. */
import type { Ctx, DefaultPluginAPIs, PlayerID } from 'boardgame.io';
import {
  BALES,
  CITIES,
  type City,
  DEMAND_COLUMNS,
  FIRST_GAME,
  INNER_POSTS,
  OUTER_POSTS,
  PALACE_TOKENS,
  PALACES_EACH,
  type PalaceToken,
  type PlaceId,
  SILKS,
  type Silk,
  type Silks,
  START,
  TABLE,
  type TableFacts,
  TOKEN_SITES,
} from '../../games/bombay/data.ts';

export interface BombayG {
  readonly options: BombayOptions;
  /** From 1. */
  round: number;
  /** Turns begun in this round: laps times players of them make a round. */
  turns: number;
  first: number;
  /** Of the current turn: actions left, whether a bale was bought, whether a free bale is to be chosen. */
  actions: number;
  bought: boolean;
  choosing: boolean;
  over: boolean;
  bag: Silks;
  /** Left, middle, right. */
  markets: Silks[];
  /** Top, middle, bottom. */
  demand: Record<City, Silk[]>;
  cityTokens: Record<City, number>;
  posts: Partial<Record<PlaceId, Silk>>;
  tokens: Partial<Record<PlaceId, PalaceToken>>;
  palaces: Partial<Record<PlaceId, PlayerID>>;
  players: Record<PlayerID, Player>;
}

export interface Player {
  at: PlaceId;
  load: Silk[];
  reserve: number;
  purse: Purse;
}

/** Behind the screen. */
export interface Purse {
  rupees: number;
  clients: number;
  cities: City[];
  kept: PalaceToken[];
}

export interface BombayOptions {
  readonly palaceOnHills: boolean;
  readonly palaceOnIdlePosts: boolean;
  readonly openMoney: boolean;
  readonly firstGameLayout: boolean;
}

const USUAL: BombayOptions = {
  palaceOnHills: true,
  palaceOnIdlePosts: false,
  openMoney: false,
  firstGameLayout: false,
};

type Random = DefaultPluginAPIs['random'];

export function factsFor(players: number): TableFacts {
  const facts = TABLE[players];
  if (facts === undefined) throw new RangeError(`Bombay is for 2 to 5 players, not ${players}`);
  return facts;
}

export function noSilk(): Silks {
  return { yellow: 0, purple: 0, blue: 0, orange: 0 };
}

/** What happens in it is in the order of the rulebook: BO-SETUP-2, 6, 7, 8. */
export function setup({ ctx, random }: DefaultPluginAPIs & { ctx: Ctx }, chosen: Partial<BombayOptions> = {}): BombayG {
  const options = { ...USUAL, ...chosen };
  const { numPlayers } = ctx;
  const facts = factsFor(numPlayers);
  const first = random.Die(numPlayers) - 1;
  const last = (first + numPlayers - 1) % numPlayers;
  const players: Record<PlayerID, Player> = {};
  for (let i = 0; i < numPlayers; i++) {
    const rupees = facts.rupees + (i === last ? facts.lastSeatRupees : 0);
    players[i] = { at: START, load: [], reserve: PALACES_EACH, purse: { rupees, clients: 0, cities: [], kept: [] } };
  }
  return {
    options,
    round: 0,
    turns: 0,
    first,
    actions: 0,
    bought: false,
    choosing: false,
    over: false,
    bag: { ...BALES },
    markets: [noSilk(), noSilk(), noSilk()],
    demand: dealDemand(options, random),
    cityTokens: {
      BOMBAY: numPlayers - 1,
      INDORE: numPlayers - 1,
      NAGPUR: numPlayers - 1,
      HYDERABAD: numPlayers - 1,
    },
    posts: dealPosts(facts, options, random),
    tokens: dealTokens(options, random),
    palaces: {},
    players,
  };
}

function dealDemand({ firstGameLayout }: BombayOptions, random: Random): Record<City, Silk[]> {
  const usual = CITIES.map((city) => DEMAND_COLUMNS[FIRST_GAME.demand[city]]);
  const [bombay = [], indore = [], nagpur = [], hyderabad = []] = firstGameLayout ? usual : random.Shuffle(usual);
  return { BOMBAY: [...bombay], INDORE: [...indore], NAGPUR: [...nagpur], HYDERABAD: [...hyderabad] };
}

function dealPosts(facts: TableFacts, { firstGameLayout }: BombayOptions, random: Random): BombayG['posts'] {
  const sites = facts.outerPosts ? [...INNER_POSTS, ...OUTER_POSTS] : [...INNER_POSTS];
  const silks = facts.outerPosts ? [...SILKS, ...SILKS] : [...SILKS];
  const dealt = firstGameLayout ? sites.map((site) => FIRST_GAME.posts[site]) : random.Shuffle(silks);
  return Object.fromEntries(sites.map((site, i) => [site, dealt[i]]));
}

function dealTokens({ firstGameLayout }: BombayOptions, random: Random): BombayG['tokens'] {
  if (firstGameLayout) return { ...FIRST_GAME.tokens };
  const dealt = random.Shuffle(Object.keys(PALACE_TOKENS));
  return Object.fromEntries(TOKEN_SITES.map((site, i) => [site, dealt[i]]));
}
