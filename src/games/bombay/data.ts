/**
 * The printed facts of Bombay. `seed`: stated in the rules summary; `public`: found in public material, or forced by counts
 * found there; `reconstructed`: designed under every known constraint, to be corrected here by anyone who owns the box.
 */

/** BO-COMP-5. Source of the split: public. */
export const SILKS = ['yellow', 'purple', 'blue', 'orange'] as const;
export type Silk = (typeof SILKS)[number];

/** How many of each silk: in a bag, in a market. */
export type Silks = Record<Silk, number>;

/** BO-COMP-5: 17 bales. Total: seed; split: public. */
export const BALES: Readonly<Silks> = { yellow: 3, purple: 4, blue: 5, orange: 5 };

/** BO-SELL-4: what a bale brings besides the price, by its colour. Source: seed. */
export const SILK_BONUS: Readonly<Record<Silk, { readonly rupees: number; readonly clients: number }>> = {
  yellow: { rupees: 1, clients: 0 },
  purple: { rupees: 0, clients: 1 },
  blue: { rupees: 0, clients: 0 },
  orange: { rupees: 0, clients: 0 },
};

/** BO-SUP-2. Source: seed. */
export const DRAWN_PER_ROUND = 9;
/** BO-BUY-4. Source: seed. */
export const ELEPHANT_CARRIES = 2;
/** BO-COMP-3. Source: seed. */
export const PALACES_EACH = 5;
/** BO-TURN-1. Source: seed. */
export const ACTIONS_PER_TURN = 3;
/** BO-WAIT-1. Source: seed. */
export const WAIT = { actions: 3, rupees: 1 } as const;
/** BO-SELL-1. Source: seed. */
export const SELL_ACTIONS = 1;
/** BO-PAL-1. Source: seed. */
export const BUILD_ACTIONS = 1;
/** BO-TOLL-1, BO-TOLL-2: the bank pays it. Source: seed, payer public. */
export const TOLL_RUPEES = 1;

/** BO-SELL-3: from the top of the ladder down. Source: seed. */
export const SALE = [
  { rupees: 4, clients: 0 },
  { rupees: 3, clients: 0 },
  { rupees: 1, clients: 1 },
] as const;

/** BO-BUY-2: left, middle, right. Source: seed. */
export const MARKETS = [
  { id: 'left', rupees: 1, actions: 1 },
  { id: 'middle', rupees: 1, actions: 2 },
  { id: 'right', rupees: 2, actions: 2 },
] as const;
export type MarketId = (typeof MARKETS)[number]['id'];

/** BO-MAP-1: the kinds of locations. Letters A to H of the board. Source: public. */
export type PlaceKind = 'hill' | 'city' | 'innerPost' | 'outerPost' | 'tokenSite' | 'emptySite';

/** BO-MAP-1: 24 locations with their place on the map (x right, y down, 0 to 100). Counts: public; coordinates: reconstructed. */
export const PLACES = {
  A: { kind: 'hill', x: 42, y: 63 },
  B: { kind: 'hill', x: 58, y: 47 },
  H1: { kind: 'emptySite', x: 42, y: 47 },
  H2: { kind: 'emptySite', x: 58, y: 63 },
  INDORE: { kind: 'city', x: 50, y: 17 },
  NAGPUR: { kind: 'city', x: 92, y: 55 },
  HYDERABAD: { kind: 'city', x: 50, y: 93 },
  BOMBAY: { kind: 'city', x: 8, y: 55 },
  E1: { kind: 'innerPost', x: 26, y: 35 },
  E2: { kind: 'innerPost', x: 74, y: 35 },
  E3: { kind: 'innerPost', x: 74, y: 75 },
  E4: { kind: 'innerPost', x: 26, y: 75 },
  F1: { kind: 'outerPost', x: 10, y: 18 },
  F2: { kind: 'outerPost', x: 90, y: 18 },
  F3: { kind: 'outerPost', x: 90, y: 92 },
  F4: { kind: 'outerPost', x: 10, y: 92 },
  G1: { kind: 'tokenSite', x: 30, y: 15 },
  G2: { kind: 'tokenSite', x: 70, y: 15 },
  G3: { kind: 'tokenSite', x: 94, y: 36 },
  G4: { kind: 'tokenSite', x: 94, y: 74 },
  G5: { kind: 'tokenSite', x: 70, y: 95 },
  G6: { kind: 'tokenSite', x: 30, y: 95 },
  G7: { kind: 'tokenSite', x: 6, y: 74 },
  G8: { kind: 'tokenSite', x: 6, y: 36 },
} as const satisfies Record<string, { kind: PlaceKind; x: number; y: number }>;
export type PlaceId = keyof typeof PLACES;

type PlacesOf<K extends PlaceKind> = { [P in PlaceId]: (typeof PLACES)[P]['kind'] extends K ? P : never }[PlaceId];
export type City = PlacesOf<'city'>;
export type Post = PlacesOf<'innerPost' | 'outerPost'>;
export type TokenSite = PlacesOf<'tokenSite'>;

/** BO-SETUP-1. Source: seed. */
export const START: PlaceId = 'A';
export const CITIES = ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'] as const satisfies readonly City[];
export const INNER_POSTS = ['E1', 'E2', 'E3', 'E4'] as const satisfies readonly Post[];
export const OUTER_POSTS = ['F1', 'F2', 'F3', 'F4'] as const satisfies readonly Post[];
export const TOKEN_SITES = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'] as const satisfies readonly TokenSite[];

/** BO-MAP-3: 40 two-way roads. Source: reconstructed. */
export const ROADS: readonly (readonly [PlaceId, PlaceId])[] = [
  ['F1', 'G1'],
  ['G1', 'INDORE'],
  ['INDORE', 'G2'],
  ['G2', 'F2'],
  ['F2', 'G3'],
  ['G3', 'NAGPUR'],
  ['NAGPUR', 'G4'],
  ['G4', 'F3'],
  ['F3', 'G5'],
  ['G5', 'HYDERABAD'],
  ['HYDERABAD', 'G6'],
  ['G6', 'F4'],
  ['F4', 'G7'],
  ['G7', 'BOMBAY'],
  ['BOMBAY', 'G8'],
  ['G8', 'F1'],
  ['E1', 'G8'],
  ['E1', 'G1'],
  ['E2', 'G2'],
  ['E2', 'G3'],
  ['E3', 'G4'],
  ['E3', 'G5'],
  ['E4', 'G6'],
  ['E4', 'G7'],
  ['E1', 'H1'],
  ['E2', 'B'],
  ['E3', 'H2'],
  ['E4', 'A'],
  ['INDORE', 'H1'],
  ['INDORE', 'B'],
  ['NAGPUR', 'B'],
  ['NAGPUR', 'H2'],
  ['HYDERABAD', 'H2'],
  ['HYDERABAD', 'A'],
  ['BOMBAY', 'A'],
  ['BOMBAY', 'H1'],
  ['A', 'H1'],
  ['H1', 'B'],
  ['B', 'H2'],
  ['H2', 'A'],
];

/** BO-MOVE-1: 1, and 1 more into a hill (BO-MAP-2). Source: seed. */
export const MOVE_ACTIONS = 1;
export const HILL_ACTIONS = 1;

/** BO-SETUP-6: the four demand columns, top to bottom. Composition: public; order: reconstructed. */
export type Ladder = [Silk, Silk, Silk];
export const DEMAND_COLUMNS: Readonly<Record<'c1' | 'c2' | 'c3' | 'c4', Readonly<Ladder>>> = {
  c1: ['yellow', 'purple', 'blue'],
  c2: ['purple', 'blue', 'orange'],
  c3: ['blue', 'orange', 'yellow'],
  c4: ['orange', 'yellow', 'purple'],
};

/** BO-PAL-3: what a palace token does. Source: seed. */
export type TokenEffect = 'client' | 'city' | 'rupees' | 'bale';
/** BO-PAL-3: rupees of the "rupees" effect. Source: seed. */
export const TOKEN_RUPEES = 2;

/** BO-PAL-5: the effect of each palace token on its two faces. Source: reconstructed (two city tokens: public). */
export const PALACE_TOKENS = {
  pt1: { yellow: 'client', orange: 'client' },
  pt2: { yellow: 'client', orange: 'rupees' },
  pt3: { yellow: 'city', orange: 'city' },
  pt4: { yellow: 'city', orange: 'city' },
  pt5: { yellow: 'rupees', orange: 'rupees' },
  pt6: { yellow: 'rupees', orange: 'rupees' },
  pt7: { yellow: 'bale', orange: 'bale' },
  pt8: { yellow: 'bale', orange: 'bale' },
} as const satisfies Record<string, Record<'yellow' | 'orange', TokenEffect>>;
export type PalaceToken = keyof typeof PALACE_TOKENS;

/** BO-SETUP-TABLE. Source: seed. */
export interface TableFacts {
  readonly rounds: number;
  readonly laps: number;
  readonly rupees: number;
  /** What the player who acts last in the first lap has more. */
  readonly lastSeatRupees: number;
  readonly outerPosts: boolean;
  readonly face: 'yellow' | 'orange';
  readonly prizes: readonly number[];
}
export const TABLE: Readonly<Record<number, TableFacts>> = {
  2: { rounds: 4, laps: 4, rupees: 2, lastSeatRupees: 0, outerPosts: false, face: 'orange', prizes: [4, 0] },
  3: { rounds: 3, laps: 5, rupees: 2, lastSeatRupees: 0, outerPosts: false, face: 'orange', prizes: [6, 2, 0] },
  4: { rounds: 4, laps: 4, rupees: 2, lastSeatRupees: 0, outerPosts: true, face: 'yellow', prizes: [8, 4, 2, 0] },
  5: { rounds: 5, laps: 3, rupees: 2, lastSeatRupees: 1, outerPosts: true, face: 'yellow', prizes: [8, 6, 4, 2, 0] },
};

/** BO-END-2: rupees by number of different city tokens. Existence: public; values: reconstructed. */
export const CITY_TOKEN_RUPEES: readonly number[] = [0, 1, 2, 4, 6, 9, 12];

/** BO-SETUP-9: the fixed layout for a first game. Source: reconstructed. */
export const FIRST_GAME = {
  demand: { BOMBAY: 'c1', INDORE: 'c2', NAGPUR: 'c3', HYDERABAD: 'c4' },
  posts: { E1: 'orange', E2: 'yellow', E3: 'purple', E4: 'blue', F1: 'blue', F2: 'purple', F3: 'orange', F4: 'yellow' },
  tokens: { G1: 'pt1', G2: 'pt5', G3: 'pt3', G4: 'pt7', G5: 'pt2', G6: 'pt6', G7: 'pt4', G8: 'pt8' },
} as const satisfies {
  demand: Record<City, keyof typeof DEMAND_COLUMNS>;
  posts: Record<Post, Silk>;
  tokens: Record<TokenSite, PalaceToken>;
};
