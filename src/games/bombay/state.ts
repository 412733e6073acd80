/** The position of a game of Bombay, and its setup. */
import type { CorrectedFacts, GameEvent, OptionSpecs, Rng, Seat, State, Turn } from '../../kernel/index.ts';
import {
  CITIES,
  type City,
  INNER_POSTS,
  type Ladder,
  type MarketId,
  OUTER_POSTS,
  PALACES_EACH,
  type PalaceToken,
  type PlaceId,
  type Post,
  SILKS,
  type Silk,
  type Silks,
  START,
  TABLE,
  type TableFacts,
  TOKEN_SITES,
  type TokenEffect,
  type TokenSite,
} from './data.ts';
import { CORRECTABLE, EXAMPLE, type Facts, factsOf } from './facts.ts';

export interface Bombay extends State {
  agenda: BombayStep[];
  readonly options: BombayOptions;
  /** Round and lap, from 1. */
  round: number;
  lap: number;
  first: Seat;
  bag: Silks;
  /** Left, middle, right. */
  markets: [Silks, Silks, Silks];
  /** Top, middle, bottom of each city's ladder. */
  demand: Record<City, Ladder>;
  cityTokens: Record<City, number>;
  /** The silk of each post's token; null for an idle post. */
  posts: Readonly<Record<Post, Silk | null>>;
  tokens: Record<TokenSite, PalaceToken | null>;
  palaces: Partial<Record<PlaceId, Seat>>;
  players: Player[];
}

export interface Player {
  at: PlaceId;
  load: Silk[];
  /** Palaces in reserve. */
  reserve: number;
  purse: Purse;
}

/** BO-INFO-1: what lies behind the screen. */
export interface Purse {
  rupees: number;
  clients: number;
  cities: City[];
  /** Palace tokens kept until the end. */
  kept: PalaceToken[];
}

export type BombayStep =
  | { readonly kind: 'round' }
  | { readonly kind: 'lap' }
  | TurnStep
  | { readonly kind: 'freeBale'; readonly seat: Seat };

export interface TurnStep {
  readonly kind: 'turn';
  readonly seat: Seat;
  /** Actions left. */
  actions: number;
  bought: boolean;
}

export type BombayMove =
  | { readonly do: 'go'; readonly to: PlaceId }
  | { readonly do: 'buy' }
  | { readonly do: 'sell'; readonly silk: Silk }
  | { readonly do: 'build'; readonly silk: Silk }
  | { readonly do: 'wait' }
  | { readonly do: 'end' }
  | { readonly do: 'take'; readonly silk: Silk };

export type BombayEvent = GameEvent &
  (
    | { readonly is: 'round'; readonly round: number; readonly first: Seat }
    | { readonly is: 'supplied'; readonly markets: readonly [Silks, Silks, Silks] }
    | { readonly is: 'lap'; readonly lap: number }
    | {
        readonly is: 'went';
        readonly seat: Seat;
        readonly from: PlaceId;
        readonly to: PlaceId;
        readonly actions: number;
      }
    | { readonly is: 'toll'; readonly seat: Seat; readonly by: Seat; readonly at: PlaceId; readonly rupees: number }
    | {
        readonly is: 'bought';
        readonly seat: Seat;
        readonly silk: Silk;
        readonly market: MarketId;
        readonly rupees: number;
        readonly actions: number;
      }
    | {
        readonly is: 'sold';
        readonly seat: Seat;
        readonly silk: Silk;
        readonly city: City;
        /** 0 is the top of the ladder. */
        readonly rung: number;
        readonly rupees: number;
        readonly clients: number;
      }
    | { readonly is: 'cityToken'; readonly seat: Seat; readonly city: City }
    | { readonly is: 'built'; readonly seat: Seat; readonly at: PlaceId; readonly silk: Silk }
    | { readonly is: 'palaceToken'; readonly seat: Seat; readonly token: PalaceToken; readonly effect: TokenEffect }
    | { readonly is: 'freeBale'; readonly seat: Seat; readonly silk: Silk; readonly market: MarketId }
    | { readonly is: 'noFreeBale'; readonly seat: Seat }
    | { readonly is: 'closed'; readonly silk: Silk }
    | { readonly is: 'waited'; readonly seat: Seat; readonly rupees: number }
    | { readonly is: 'ended'; readonly seat: Seat; readonly unspent: number }
  );

export type BombayTurn = Turn<BombayEvent>;

export interface BombayOptions {
  readonly palaceOnHills: boolean;
  readonly palaceOnIdlePosts: boolean;
  readonly openMoney: boolean;
  readonly firstGameLayout: boolean;
  readonly facts?: CorrectedFacts;
}

export const OPTIONS: OptionSpecs<BombayOptions> = {
  palaceOnHills: { kind: 'flag', default: true, rule: 'BO-MAP-7' },
  palaceOnIdlePosts: { kind: 'flag', default: false, rule: 'BO-MAP-6' },
  openMoney: { kind: 'flag', default: false, rule: 'BO-INFO-3' },
  firstGameLayout: { kind: 'flag', default: false, rule: 'BO-SETUP-9' },
  facts: { kind: 'facts', correctable: CORRECTABLE, example: EXAMPLE, rule: 'BO-MAP-3' },
};

export function tableFacts(seats: number): TableFacts {
  const facts = TABLE[seats];
  if (facts === undefined) throw new RangeError(`Bombay is for 2 to 5 players, not ${seats}`);
  return facts;
}

export function noSilk(): Silks {
  return { yellow: 0, purple: 0, blue: 0, orange: 0 };
}

export function setup(seats: number, options: BombayOptions, { rng }: BombayTurn): Bombay {
  const table = tableFacts(seats);
  const facts = factsOf({ options });
  const first = rng.int(seats); // BO-SETUP-2
  const last = (first + seats - 1) % seats;
  return {
    agenda: [{ kind: 'round' }],
    options,
    round: 0,
    lap: 0,
    first,
    bag: { ...facts.bales }, // BO-SETUP-4
    markets: [noSilk(), noSilk(), noSilk()],
    demand: dealDemand(facts, options, rng),
    cityTokens: { BOMBAY: seats - 1, INDORE: seats - 1, NAGPUR: seats - 1, HYDERABAD: seats - 1 }, // BO-SETUP-5
    posts: dealPosts(table, facts, options, rng),
    tokens: dealTokens(facts, options, rng),
    palaces: {},
    players: Array.from({ length: seats }, (_, seat) => ({
      at: START, // BO-SETUP-1
      load: [],
      reserve: PALACES_EACH,
      // BO-SETUP-3: the player who acts last in the first lap may have more
      purse: { rupees: table.rupees + (seat === last ? table.lastSeatRupees : 0), clients: 0, cities: [], kept: [] },
    })),
  };
}

/** BO-SETUP-6: one demand column for each city. */
function dealDemand(
  { columns: all, first }: Facts,
  { firstGameLayout }: BombayOptions,
  rng: Rng,
): Record<City, Ladder> {
  const columns = firstGameLayout ? CITIES.map((city) => all[first.demand[city]]) : [all.c1, all.c2, all.c3, all.c4];
  if (!firstGameLayout) rng.shuffle(columns);
  const ladder = (i: number): Ladder => {
    const [top, middle, bottom] = columns[i] ?? all.c1;
    return [top, middle, bottom];
  };
  return { BOMBAY: ladder(0), INDORE: ladder(1), NAGPUR: ladder(2), HYDERABAD: ladder(3) };
}

/** BO-SETUP-7: two tokens of each silk over all posts, or one of each over the inner ones. */
function dealPosts(
  table: TableFacts,
  { first }: Facts,
  { firstGameLayout }: BombayOptions,
  rng: Rng,
): Record<Post, Silk | null> {
  const posts: Record<Post, Silk | null> = {
    E1: null,
    E2: null,
    E3: null,
    E4: null,
    F1: null,
    F2: null,
    F3: null,
    F4: null,
  };
  const sites: readonly Post[] = table.outerPosts ? [...INNER_POSTS, ...OUTER_POSTS] : INNER_POSTS;
  const tokens: Silk[] = table.outerPosts ? [...SILKS, ...SILKS] : [...SILKS];
  if (!firstGameLayout) rng.shuffle(tokens);
  for (const [i, site] of sites.entries()) posts[site] = firstGameLayout ? first.posts[site] : (tokens[i] ?? null);
  return posts;
}

/** BO-SETUP-8: the eight palace tokens, one on each token site. */
function dealTokens(
  { tokens: effects, first }: Facts,
  { firstGameLayout }: BombayOptions,
  rng: Rng,
): Record<TokenSite, PalaceToken | null> {
  if (firstGameLayout) return { ...first.tokens };
  const all = Object.keys(effects) as PalaceToken[];
  rng.shuffle(all);
  const tokens: Record<TokenSite, PalaceToken | null> = {
    G1: null,
    G2: null,
    G3: null,
    G4: null,
    G5: null,
    G6: null,
    G7: null,
    G8: null,
  };
  for (const [i, site] of TOKEN_SITES.entries()) tokens[site] = all[i] ?? null;
  return tokens;
}

export function clone(s: Bombay): Bombay {
  const { demand: d } = s;
  return {
    agenda: s.agenda.map(cloneStep),
    options: s.options,
    round: s.round,
    lap: s.lap,
    first: s.first,
    bag: { ...s.bag },
    markets: [{ ...s.markets[0] }, { ...s.markets[1] }, { ...s.markets[2] }],
    demand: {
      BOMBAY: cloneLadder(d.BOMBAY),
      INDORE: cloneLadder(d.INDORE),
      NAGPUR: cloneLadder(d.NAGPUR),
      HYDERABAD: cloneLadder(d.HYDERABAD),
    },
    cityTokens: { ...s.cityTokens },
    posts: s.posts,
    tokens: { ...s.tokens },
    palaces: { ...s.palaces },
    players: s.players.map(clonePlayer),
  };
}

function cloneStep(step: BombayStep): BombayStep {
  // Only a turn changes while it is on the agenda.
  return step.kind === 'turn' ? { kind: 'turn', seat: step.seat, actions: step.actions, bought: step.bought } : step;
}

function cloneLadder([top, middle, bottom]: Ladder): Ladder {
  return [top, middle, bottom];
}

function clonePlayer({ at, load, reserve, purse }: Player): Player {
  return { at, load: load.slice(), reserve, purse: clonePurse(purse) };
}

function clonePurse({ rupees, clients, cities, kept }: Purse): Purse {
  return { rupees, clients, cities: cities.slice(), kept: kept.slice() };
}
