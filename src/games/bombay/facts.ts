/** The printed facts that a table goes by: those of `data.ts`, or what an owner of the box has corrected in them. */
import {
  addUp,
  atMost,
  type Correctable,
  type Corrected,
  type CorrectedFacts,
  differ,
  type FactSpec,
  type FactsCheck,
  type Reading,
  remembered,
  rise,
} from '../../kernel/facts.ts';
import {
  BALES,
  CITIES,
  CITY_TOKEN_RUPEES,
  type City,
  DEMAND_COLUMNS,
  FIRST_GAME,
  INNER_POSTS,
  type Ladder,
  OUTER_POSTS,
  PALACE_TOKENS,
  type PalaceToken,
  type PlaceId,
  type Post,
  ROADS,
  SILKS,
  type Silk,
  type Silks,
  TOKEN_SITES,
  type TokenEffect,
  type TokenSite,
} from './data.ts';
import { type Distances, distances, PLACE_IDS, type Roads, roadsFrom } from './map.ts';

type Column = keyof typeof DEMAND_COLUMNS;
const COLUMNS = ['c1', 'c2', 'c3', 'c4'] as const satisfies readonly Column[];
const RUNGS = [1, 2, 3] as const;
const FACES = ['yellow', 'orange'] as const;
const EFFECTS: readonly TokenEffect[] = ['client', 'city', 'rupees', 'bale'];
// The keys of the table are the tokens.
const TOKENS = Object.keys(PALACE_TOKENS) as PalaceToken[];
const POSTS: readonly Post[] = [...INNER_POSTS, ...OUTER_POSTS];
const CITY_COUNTS = CITY_TOKEN_RUPEES.map((_, kinds) => kinds).slice(1);

export interface Facts {
  /** BO-COMP-5. */
  readonly bales: Readonly<Silks>;
  /** BO-MAP-3, and what follows from it. */
  readonly roads: readonly (readonly [PlaceId, PlaceId])[];
  readonly roadsFrom: Roads;
  readonly distance: Distances;
  /** BO-SETUP-6. */
  readonly columns: Readonly<Record<Column, Readonly<Ladder>>>;
  /** BO-PAL-5. */
  readonly tokens: Readonly<Record<PalaceToken, Readonly<Record<(typeof FACES)[number], TokenEffect>>>>;
  /** BO-SETUP-9. */
  readonly first: {
    readonly demand: Readonly<Record<City, Column>>;
    readonly posts: Readonly<Record<Post, Silk>>;
    readonly tokens: Readonly<Record<TokenSite, PalaceToken>>;
  };
  /** BO-END-2. */
  readonly cityRupees: readonly number[];
}

const oneOf = (printed: string, values: readonly string[]): FactSpec => ({ printed, values });
const number = (printed: number, min: number, max: number): FactSpec => ({ printed, min, max });
const paths = (head: string, tails: readonly (string | number)[]) => tails.map((tail) => `${head}.${tail}`);

/** The path of the road between two places, whichever comes first. */
function roadPath(a: PlaceId, b: PlaceId): string {
  return PLACE_IDS.indexOf(a) < PLACE_IDS.indexOf(b) ? `roads.${a}.${b}` : `roads.${b}.${a}`;
}
const PRINTED_ROADS = new Set(ROADS.map(([a, b]) => roadPath(a, b)));
const PAIRS = PLACE_IDS.flatMap((a, i) => PLACE_IDS.slice(i + 1).map((b) => [a, b] as const));

/** Everything that is not stated in the rules themselves, but where the places lie: no rule asks for that. */
const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries([
  ...SILKS.map((silk) => [`bales.${silk}`, number(BALES[silk], 1, 14)]),
  ...PAIRS.map(([a, b]) => [roadPath(a, b), { printed: PRINTED_ROADS.has(roadPath(a, b)) }]),
  ...COLUMNS.flatMap((column) =>
    DEMAND_COLUMNS[column].map((silk, i) => [`columns.${column}.${i + 1}`, oneOf(silk, SILKS)]),
  ),
  ...TOKENS.flatMap((token) =>
    FACES.map((face) => [`tokens.${token}.${face}`, oneOf(PALACE_TOKENS[token][face], EFFECTS)]),
  ),
  ...CITIES.map((city) => [`first.${city}`, oneOf(FIRST_GAME.demand[city], COLUMNS)]),
  ...POSTS.map((post) => [`first.${post}`, oneOf(FIRST_GAME.posts[post], SILKS)]),
  ...TOKEN_SITES.map((site) => [`first.${site}`, oneOf(FIRST_GAME.tokens[site], TOKENS)]),
  ...CITY_COUNTS.map((kinds) => [`cities.${kinds}`, number(CITY_TOKEN_RUPEES[kinds] ?? 0, 0, 60)]),
]);

/** BO-MAP-4: every place can be reached. */
const joined: FactsCheck = (at) => {
  const way = distances(roadsFrom(roadsAt(at))).A;
  const reached = PLACE_IDS.filter((place) => way[place] !== Number.POSITIVE_INFINITY);
  const others = PLACE_IDS.filter((place) => !reached.includes(place));
  // What is cut off is the smaller part: where all roads of one place are taken away, that place is named.
  const [found] = others.length < reached.length ? others : reached;
  if (others.length === 0 || found === undefined) return null;
  // Any road between the two parts would join them; those that were taken away are among these.
  const between = PAIRS.filter(([a, b]) => reached.includes(a) !== reached.includes(b));
  return { paths: between.map(([a, b]) => roadPath(a, b)), wrong: 'apart', found };
};

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [
    addUp(paths('bales', SILKS), 17), // BO-COMP-5: stated in the rules
    joined,
    ...COLUMNS.map((column) => differ(paths(`columns.${column}`, RUNGS))),
    // BO-SETUP-6: each silk is lacking in one city
    ...SILKS.map((silk) =>
      atMost(
        COLUMNS.flatMap((column) => paths(`columns.${column}`, RUNGS)),
        silk,
        COLUMNS.length - 1,
      ),
    ),
    // BO-CITY-3: there are six kinds of cities, four of them on the map
    ...FACES.map((face) =>
      atMost(
        TOKENS.map((token) => `tokens.${token}.${face}`),
        'city',
        CITY_COUNTS.length - CITIES.length,
      ),
    ),
    ...[CITIES, INNER_POSTS, OUTER_POSTS, TOKEN_SITES].map((places) => differ(paths('first', places))), // BO-SETUP-6 to BO-SETUP-8
    rise(paths('cities', CITY_COUNTS)),
  ],
  usual(path) {
    const [head, a, b] = path.split('.');
    const ends = [a, b].filter((end): end is PlaceId => PLACE_IDS.some((place) => place === end));
    const [one, other] = ends;
    return head === 'roads' && one && other ? roadPath(one, other) : path;
  },
};

/** The printed roads that are there, in their order, and then those that were added. */
function roadsAt(at: Reading): (readonly [PlaceId, PlaceId])[] {
  const added = PAIRS.filter(([a, b]) => !PRINTED_ROADS.has(roadPath(a, b)));
  return [...ROADS, ...added].filter(([a, b]) => at(roadPath(a, b)) === true);
}

function correct(at: Reading): Facts {
  // What is read from a path is one of the values of its specification, which are words of that type.
  const word = <T extends string>(path: string) => at(path) as T;
  const table = <K extends string, T extends string>(head: string, keys: readonly K[], tail = '') =>
    Object.fromEntries(keys.map((key) => [key, word<T>(`${head}.${key}${tail}`)])) as Record<K, T>;
  const each = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
  const roads = roadsAt(at);
  const from = roadsFrom(roads);
  return {
    bales: each(SILKS, (silk) => Number(at(`bales.${silk}`))),
    roads,
    roadsFrom: from,
    distance: distances(from),
    columns: each(COLUMNS, (column): Ladder => {
      const rung = (n: number) => word<Silk>(`columns.${column}.${n}`);
      return [rung(1), rung(2), rung(3)];
    }),
    tokens: each(TOKENS, (token) => table<(typeof FACES)[number], TokenEffect>(`tokens.${token}`, FACES)),
    first: {
      demand: table<City, Column>('first', CITIES),
      posts: table<Post, Silk>('first', POSTS),
      tokens: table<TokenSite, PalaceToken>('first', TOKEN_SITES),
    },
    cityRupees: [0, ...CITY_COUNTS.map((kinds) => Number(at(`cities.${kinds}`)))],
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
    'bales.yellow': 4,
    'bales.orange': 4,
    'roads.A.H1': false,
    'roads.E1.G8': false,
    'roads.A.B': true,
    'columns.c1.1': 'purple',
    'columns.c1.2': 'yellow',
    'tokens.pt2.orange': 'bale',
    'tokens.pt5.yellow': 'client',
    'first.E1': 'yellow',
    'first.E2': 'orange',
    'cities.2': 3,
    'cities.6': 15,
  },
};
