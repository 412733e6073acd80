/**
 * The printed facts of Rajas of the Ganges. `seed`: stated in the rules; `public`: found in public reviews and summaries;
 * `reconstructed`: designed under every known constraint, to be corrected here by anyone who owns the box.
 */
import type { Effect } from './effects.ts';

export type Source = 'seed' | 'public' | 'reconstructed';

/** RG-COMP-4. Source: seed. */
export const COLOURS = ['blue', 'green', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
/** RG-COMP-4: dice of each colour. Source: seed. */
export const DICE_PER_COLOUR = 12;

/** RG-UPG-1. Source: seed. */
export const BUILDINGS = ['temple', 'palace', 'fort', 'mill'] as const;
export type Building = (typeof BUILDINGS)[number];
/** RG-UPG-1, RG-SETUP-5: the first and the last column of the building scroll. Source: seed. */
export const LEVEL = { first: 2, last: 4 } as const;

/** RG-MARKET-1. Source: seed. */
export const GOODS = ['silk', 'tea', 'spices'] as const;
export type Good = (typeof GOODS)[number];

/** RG-SETUP-6, RG-WORKER-2, RG-NAV-1. Source: seed. */
export const WORKERS = { start: 3, most: 5, mostNavaratnas: 6 } as const;
/** RG-DICE-3, RG-NAV-2: places on the Kali statue, front and back. Source: seed. */
export const KALI = { A: 10, B: 8 } as const;
/** RG-KARMA-1. Source: seed. */
export const KARMA = { start: 1, most: 3 } as const;
/** RG-SETUP-9: by turn order. Source: seed. */
export const START_MONEY = [3, 4, 5, 6] as const;

/** RG-TRACK-2: fame + ceil(money / 2) at which the markers are level. 60 and 120 spaces: public; forced by the end example. */
export const LEVEL_SUM = 61;

/** RG-SETUP-6: where the three inactive workers stand. */
export type WorkerPlace = 'fame' | 'money' | 'bridge';

export interface Bonus {
  readonly space: number;
  readonly gain: Effect;
}
/** RG-TRACK-3. Source: seed. */
export const FAME_TRACK: { readonly worker: number; readonly bonuses: readonly Bonus[] } = {
  worker: 15,
  bonuses: [
    { space: 5, gain: { type: 'lateUpgrade' } },
    { space: 24, gain: { type: 'karma', amount: 2 } },
    { space: 31, gain: { type: 'boat', min: 1, max: 1, may: true } },
  ],
};
/** RG-TRACK-4. Source: seed. */
export const MONEY_TRACK: { readonly worker: number; readonly bonuses: readonly Bonus[] } = {
  worker: 20,
  bonuses: [
    { space: 12, gain: { type: 'boat', min: 1, max: 1, may: true } },
    { space: 33, gain: { type: 'dice', count: 2, colours: 'any' } },
    { space: 44, gain: { type: 'boat', min: 1, max: 1, may: true } },
    { space: 55, gain: { type: 'dice', count: 2, colours: 'any' } },
  ],
};

/** RG-RIVER-1: 30 spaces after the start, the bridge behind space 20. Source: public. */
export const RIVER = { start: 0, bridgeAfter: 20, final: 30 } as const;
/** RG-CHAMBER-6: the last space from which the Portuguese can be used. Source: seed. */
export const PORTUGUESE_UNTIL = 24;

interface Gives {
  readonly gain: Effect;
  readonly source: Source;
}
/** The gain of each river space, from space 1. Kinds of gain: seed; which space gives what: as marked. */
export const RIVER_SPACES: readonly Gives[] = [
  { gain: { type: 'dice', count: 2, colours: 'any' }, source: 'reconstructed' },
  { gain: { type: 'karma', amount: 2 }, source: 'seed' },
  { gain: { type: 'money', amount: 3 }, source: 'reconstructed' },
  { gain: { type: 'upgrade' }, source: 'reconstructed' },
  { gain: { type: 'dicePerKarma', colour: 'orange' }, source: 'reconstructed' },
  { gain: { type: 'palaceAction', choices: [2, 3, 4, 5, 6] }, source: 'reconstructed' },
  { gain: { type: 'money', amount: 4 }, source: 'reconstructed' },
  { gain: { type: 'fame', amount: 2 }, source: 'reconstructed' },
  { gain: { type: 'marketAssorted', maxMarkets: 3 }, source: 'reconstructed' },
  { gain: { type: 'dicePerKarma', colour: 'blue' }, source: 'reconstructed' },
  { gain: { type: 'moneyPerMarket', per: 1 }, source: 'reconstructed' },
  { gain: { type: 'karma', amount: 2 }, source: 'reconstructed' },
  { gain: { type: 'dice', count: 2, colours: 'any' }, source: 'reconstructed' },
  { gain: { type: 'fame', amount: 3 }, source: 'reconstructed' },
  { gain: { type: 'marketSame', maxMarkets: 3 }, source: 'reconstructed' },
  { gain: { type: 'palaceAction', choices: [2, 3, 4, 5, 6] }, source: 'reconstructed' },
  { gain: { type: 'money', amount: 5 }, source: 'reconstructed' },
  { gain: { type: 'dicePerKarma', colour: 'green' }, source: 'reconstructed' },
  { gain: { type: 'famePerUpgrade', per: 1 }, source: 'reconstructed' },
  { gain: { type: 'dice', count: 2, colours: 'any' }, source: 'reconstructed' },
  { gain: { type: 'marketAssorted', maxMarkets: 3 }, source: 'reconstructed' },
  { gain: { type: 'fame', amount: 4 }, source: 'reconstructed' },
  { gain: { type: 'moneyPerUpgrade', per: 2 }, source: 'reconstructed' },
  { gain: { type: 'dicePerKarma', colour: 'purple' }, source: 'reconstructed' },
  { gain: { type: 'money', amount: 6 }, source: 'reconstructed' },
  { gain: { type: 'palaceAction', choices: [2, 3, 4, 5, 6] }, source: 'reconstructed' },
  { gain: { type: 'marketSame', maxMarkets: 4 }, source: 'reconstructed' },
  { gain: { type: 'famePerKarma', per: 2 }, source: 'reconstructed' },
  { gain: { type: 'money', amount: 8 }, source: 'reconstructed' },
  { gain: { type: 'fame', amount: 5 }, source: 'reconstructed' },
];

/** RG-COMP-10, RG-GANGA-3. Kinds of gain: seed; how many of each: reconstructed. */
export const RIVER_TILES = {
  'rt-1': { gain: { type: 'dicePerKarma', colour: 'any' } },
  'rt-2': { gain: { type: 'dice', colours: { blue: 1, green: 1, orange: 1 } } },
  'rt-3': { gain: { type: 'dice', colours: { green: 1, orange: 1, purple: 1 } } },
  'rt-4': { gain: { type: 'palaceAction', choices: [2] } },
  'rt-5': { gain: { type: 'palaceAction', choices: [3] } },
  'rt-6': { gain: { type: 'palaceAction', choices: [4] } },
  'rt-7': { gain: { type: 'marketSame', maxMarkets: 3 } },
  'rt-8': { gain: { type: 'boat', min: 1, max: 3, may: false } }, // RG-RUL-43
} as const satisfies Record<string, { readonly gain: Effect }>;
export type RiverTileId = keyof typeof RIVER_TILES;

/** What a worker must pay with a die: one of a colour, or one that shows one of these values. */
type DieCost = { readonly colour: Colour } | { readonly values: readonly number[] };
export interface ActionSpace {
  readonly id: string;
  readonly area: 'quarry' | 'market' | 'palace' | 'harbour';
  readonly group: 'quarry' | 'assorted' | 'same' | 'portico' | 'terrace' | 'balcony' | 'chamber' | 'harbour';
  /** The player counts at which it is open: the two sides of the board, and the cover tiles of three players (RG-SETUP-1). */
  readonly players: readonly number[];
  readonly money: number;
  readonly die: DieCost | null;
  readonly effect: Effect;
  readonly source: Source;
}

const TWO = [2];
const THREE_FOUR = [3, 4];
const FOUR = [4];
const ALL = [2, 3, 4];
const ANY_VALUE = [1, 2, 3, 4, 5, 6];

/** The parts of an action space that its row does not name. */
type Row<I> = { readonly id: I } & Omit<ActionSpace, 'id'>;

/** RG-QUARRY-1. Prices 1 to 4: seed; their order: reconstructed. */
function quarry<I extends string>(id: I, players: number[], money: number): Row<I> {
  const effect = { type: 'build' } as const;
  return { id, area: 'quarry', group: 'quarry', players, money, die: null, effect, source: 'reconstructed' };
}
/** RG-MARKET-1. */
function assorted<I extends string>(id: I, players: number[]): Row<I> {
  const effect = { type: 'marketAssorted', maxMarkets: 3 } as const;
  return { id, area: 'market', group: 'assorted', players, money: 0, die: null, effect, source: 'seed' };
}
/** RG-MARKET-2. */
function sameGood<I extends string>(id: I, good: Good): Row<I> {
  const effect = { type: 'marketSame', good, maxMarkets: 'dieValue' } as const;
  const die = { values: ANY_VALUE };
  return { id, area: 'market', group: 'same', players: ALL, money: 0, die, effect, source: 'public' };
}
/** RG-PALACE-1. */
function portico<I extends string>(id: I, effect: Effect): Row<I> {
  return { id, area: 'palace', group: 'portico', players: ALL, money: 0, die: null, effect, source: 'seed' };
}
/** RG-PALACE-2. */
function terrace<I extends string>(id: I, players: number[], colour: Colour, source: Source): Row<I> {
  const effect = { type: 'dice', colours: { [colour]: 1 } } as const;
  return { id, area: 'palace', group: 'terrace', players, money: 0, die: null, effect, source };
}
/** RG-PALACE-3. */
function balcony<I extends string>(id: I, colour: Colour, other: Colour): Row<I> {
  const effect = { type: 'dice', colours: { [other]: 2 } } as const;
  return { id, area: 'palace', group: 'balcony', players: ALL, money: 0, die: { colour }, effect, source: 'public' };
}
/** RG-PALACE-4. */
function chamber<I extends string>(id: I, value: number, effect: Effect): Row<I> {
  const die = { values: [value] };
  return { id, area: 'palace', group: 'chamber', players: ALL, money: 0, die, effect, source: 'seed' };
}
/** RG-RIVER-2. Prices 0 to 2: seed; counts and order: reconstructed. */
function harbour<I extends string>(id: I, players: number[], money: number): Row<I> {
  const die = { values: [1, 2, 3] };
  const effect = { type: 'riverMove' } as const;
  return { id, area: 'harbour', group: 'harbour', players, money, die, effect, source: 'reconstructed' };
}

/** RG-SETUP-1: the action spaces, in the order of the board. The quarry and the harbor fill in this order (RG-PLACE-1). */
export const ACTION_SPACES = [
  quarry('quarry-2p-1', TWO, 1),
  quarry('quarry-2p-2', TWO, 1),
  quarry('quarry-2p-3', TWO, 2),
  quarry('quarry-2p-4', TWO, 2),
  quarry('quarry-2p-5', TWO, 3),
  quarry('quarry-2p-6', TWO, 4),
  quarry('quarry-34p-1', THREE_FOUR, 1),
  quarry('quarry-34p-2', THREE_FOUR, 1),
  quarry('quarry-34p-3', THREE_FOUR, 2),
  quarry('quarry-34p-4', THREE_FOUR, 2),
  quarry('quarry-34p-5', THREE_FOUR, 3),
  quarry('quarry-34p-6', THREE_FOUR, 3),
  quarry('quarry-34p-7', FOUR, 4),
  quarry('quarry-34p-8', FOUR, 4),
  assorted('market-assorted-1', ALL),
  assorted('market-assorted-2', THREE_FOUR),
  sameGood('market-silk', 'silk'),
  sameGood('market-tea', 'tea'),
  sameGood('market-spices', 'spices'),
  portico('palace-portico', { type: 'sequence', steps: [{ type: 'money', amount: 2 }, { type: 'rerollAny' }] }),
  terrace('palace-terrace-blue-1', ALL, 'blue', 'public'),
  terrace('palace-terrace-green-1', ALL, 'green', 'public'),
  terrace('palace-terrace-orange-1', ALL, 'orange', 'public'),
  terrace('palace-terrace-purple-1', ALL, 'purple', 'public'),
  terrace('palace-terrace-blue-2', THREE_FOUR, 'blue', 'reconstructed'),
  terrace('palace-terrace-green-2', THREE_FOUR, 'green', 'reconstructed'),
  terrace('palace-terrace-orange-2', THREE_FOUR, 'orange', 'reconstructed'),
  terrace('palace-terrace-purple-2', THREE_FOUR, 'purple', 'reconstructed'),
  balcony('palace-balcony-blue-orange', 'blue', 'orange'),
  balcony('palace-balcony-orange-purple', 'orange', 'purple'),
  balcony('palace-balcony-purple-green', 'purple', 'green'),
  balcony('palace-balcony-green-blue', 'green', 'blue'),
  chamber('palace-chamber-1-great-mogul', 1, {
    type: 'sequence',
    steps: [{ type: 'fame', amount: 2 }, { type: 'becomeFirstPlayerNextRound' }],
  }),
  chamber('palace-chamber-2-dancer', 2, {
    type: 'sequence',
    steps: [{ type: 'dice', count: 2, colours: 'any' }, { type: 'drawWhiteYieldTile' }],
  }),
  chamber('palace-chamber-3-yogi', 3, {
    type: 'sequence',
    steps: [
      { type: 'karma', amount: 2 },
      { type: 'dice', count: 1, colours: 'any' },
    ],
  }),
  chamber('palace-chamber-4-raja-man-singh', 4, {
    type: 'sequence',
    steps: [{ type: 'upgrade' }, { type: 'money', amount: 3 }],
  }),
  chamber('palace-chamber-5-master-builder', 5, { type: 'coverTile' }),
  chamber('palace-chamber-6-portuguese', 6, { type: 'boat', min: 6, max: 6, may: false }),
  harbour('harbour-2p-1', TWO, 0),
  harbour('harbour-2p-2', TWO, 1),
  harbour('harbour-2p-3', TWO, 1),
  harbour('harbour-2p-4', TWO, 2),
  harbour('harbour-34p-1', THREE_FOUR, 0),
  harbour('harbour-34p-2', THREE_FOUR, 1),
  harbour('harbour-34p-3', THREE_FOUR, 1),
  harbour('harbour-34p-4', THREE_FOUR, 2),
  harbour('harbour-34p-5', FOUR, 2),
] as const;
export type SpaceId = (typeof ACTION_SPACES)[number]['id'];

/** RG-MARKET-6: from so many players on, a player has one worker on the assorted spaces. Source: seed. */
export const ONE_ASSORTED_FROM = 3;

/** RG-PALACE-4: the chamber of each number, from 1. Source: seed. */
export const CHAMBERS = ['mogul', 'dancer', 'yogi', 'raja', 'builder', 'portuguese'] as const;
export type Chamber = (typeof CHAMBERS)[number];

/** RG-PROV-3: sides of a cell, clockwise. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** RG-PROV-1: the cells without the residence, row and column from the top left. 18 cells: public; layout: reconstructed. */
export const CELLS = [
  ...['1-1', '1-2', '1-4', '1-5'],
  ...['2-1', '2-2', '2-4', '2-5'],
  ...['3-1', '3-2', '3-3', '3-4', '3-5'],
  ...['4-1', '4-2', '4-3', '4-4', '4-5'],
] as const;
export type CellId = (typeof CELLS)[number];

/**
 * RG-PROV-2: the residence lies on 1-3 and 2-3; its exits lead into these cells, through this side of theirs.
 * Three: seed; where: reconstructed.
 */
export const EXITS: Readonly<Partial<Record<CellId, Side>>> = { '2-2': 'E', '2-4': 'W', '3-3': 'N' };

/** RG-COMP-9. Source: seed. */
export type YieldColour = 'white' | 'yellow' | 'red' | 'brown';

/** RG-COMP-2: basic, and Navaratnas. Source: seed. */
export type ProvinceSide = 'A' | 'B';

/** RG-YIELD-1: the outer sides of the border cells: "W2" is the west side of the second row. Source: reconstructed, as the cells. */
export const EDGES = [
  ...['N1', 'N2', 'N4', 'N5'],
  ...['E1', 'E2', 'E3', 'E4'],
  ...['S1', 'S2', 'S3', 'S4', 'S5'],
  ...['W1', 'W2', 'W3', 'W4'],
] as const;
export type Edge = (typeof EDGES)[number];

/** A special yield on an outer side of its cell, which names it: "A-W2" lies on side A of the board. */
export interface PrintedYield {
  readonly id: SlotId;
  readonly cell: CellId;
  readonly side: Side;
  /** RG-NAV-3: the yield tiles that can be laid on it: side B only. */
  readonly colour?: YieldColour;
  readonly gain: Effect;
  readonly source?: Source;
}

/** RG-YIELD-1: the special yields of side A. Seed: these yields exist; where they lie is reconstructed for all. */
const SIDE_A = [
  { id: 'A-W2', cell: '2-1', side: 'W', gain: { type: 'money', amount: 3 }, source: 'reconstructed' },
  { id: 'A-E2', cell: '2-5', side: 'E', gain: { type: 'karma', amount: 1 }, source: 'reconstructed' },
  {
    id: 'A-S3',
    cell: '4-3',
    side: 'S',
    gain: { type: 'sequence', steps: [{ type: 'dice', count: 1, colours: 'any' }, { type: 'upgrade' }] },
    source: 'seed',
  },
  { id: 'A-N1', cell: '1-1', side: 'N', gain: { type: 'dice', count: 1, colours: 'any' }, source: 'reconstructed' },
  { id: 'A-W1', cell: '1-1', side: 'W', gain: { type: 'money', amount: 4 }, source: 'reconstructed' },
  { id: 'A-W4', cell: '4-1', side: 'W', gain: { type: 'dice', count: 1, colours: 'any' }, source: 'seed' },
  { id: 'A-S1', cell: '4-1', side: 'S', gain: { type: 'money', amount: 5 }, source: 'seed' },
  { id: 'A-S5', cell: '4-5', side: 'S', gain: { type: 'boat', min: 1, max: 1, may: true }, source: 'reconstructed' },
  { id: 'A-E4', cell: '4-5', side: 'E', gain: { type: 'dice', count: 2, colours: 'any' }, source: 'reconstructed' },
  { id: 'A-E1', cell: '1-5', side: 'E', gain: { type: 'money', amount: 4 }, source: 'reconstructed' },
  { id: 'A-N5', cell: '1-5', side: 'N', gain: { type: 'upgrade' }, source: 'reconstructed' },
] as const satisfies readonly PrintedYield[];

/** RG-NAV-3: the minor yields of side B, each a slot for a yield tile. Slots, two of them brown: seed; the rest: reconstructed. */
const SIDE_B = [
  { id: 'B-W2', cell: '2-1', side: 'W', colour: 'white', gain: { type: 'money', amount: 1 } },
  { id: 'B-E2', cell: '2-5', side: 'E', colour: 'white', gain: { type: 'karma', amount: 1 } },
  { id: 'B-S3', cell: '4-3', side: 'S', colour: 'white', gain: { type: 'dice', count: 1, colours: 'any' } },
  { id: 'B-N1', cell: '1-1', side: 'N', colour: 'yellow', gain: { type: 'money', amount: 2 } },
  { id: 'B-W4', cell: '4-1', side: 'W', colour: 'yellow', gain: { type: 'money', amount: 2 } },
  { id: 'B-E4', cell: '4-5', side: 'E', colour: 'yellow', gain: { type: 'karma', amount: 1 } },
  { id: 'B-W1', cell: '1-1', side: 'W', colour: 'red', gain: { type: 'money', amount: 2 } },
  { id: 'B-N5', cell: '1-5', side: 'N', colour: 'red', gain: { type: 'dice', count: 1, colours: 'any' } },
  { id: 'B-S1', cell: '4-1', side: 'S', colour: 'brown', gain: { type: 'money', amount: 3 } },
  { id: 'B-S5', cell: '4-5', side: 'S', colour: 'brown', gain: { type: 'dice', count: 1, colours: 'any' } },
] as const satisfies readonly PrintedYield[];

export const PROVINCE_SIDES = { A: SIDE_A, B: SIDE_B } as const satisfies Record<ProvinceSide, readonly PrintedYield[]>;
export type SlotId = `${ProvinceSide}-${Edge}`;

/** RG-COMP-9. Counts: seed; the mix of white, yellow and red: reconstructed; brown: seed (RG-NAV-8). */
export const YIELD_TILES = {
  'white-1': { colour: 'white', gain: { type: 'dice', count: 1, colours: 'any' } },
  'white-2': { colour: 'white', gain: { type: 'dice', count: 1, colours: 'any' } },
  'white-3': { colour: 'white', gain: { type: 'money', amount: 3 } },
  'white-4': { colour: 'white', gain: { type: 'money', amount: 3 } },
  'white-5': { colour: 'white', gain: { type: 'upgrade' } },
  'white-6': { colour: 'white', gain: { type: 'upgrade' } },
  'white-7': { colour: 'white', gain: { type: 'karma', amount: 1 } },
  'white-8': { colour: 'white', gain: { type: 'karma', amount: 1 } },
  'yellow-1': { colour: 'yellow', gain: { type: 'dice', colours: { blue: 1, green: 1 } } },
  'yellow-2': { colour: 'yellow', gain: { type: 'dice', colours: { orange: 1, purple: 1 } } },
  'yellow-3': { colour: 'yellow', gain: { type: 'dice', count: 2, colours: 'any' } },
  'yellow-4': { colour: 'yellow', gain: { type: 'money', amount: 5 } },
  'yellow-5': { colour: 'yellow', gain: { type: 'money', amount: 5 } },
  'yellow-6': { colour: 'yellow', gain: { type: 'upgrade' } },
  'yellow-7': { colour: 'yellow', gain: { type: 'upgrade' } },
  'yellow-8': { colour: 'yellow', gain: { type: 'boat', min: 1, max: 1, may: true } },
  'yellow-9': { colour: 'yellow', gain: { type: 'karma', amount: 2 } },
  'red-1': { colour: 'red', gain: { type: 'money', amount: 6 } },
  'red-2': { colour: 'red', gain: { type: 'money', amount: 6 } },
  'red-3': { colour: 'red', gain: { type: 'dice', count: 2, colours: 'any' } },
  'red-4': { colour: 'red', gain: { type: 'boat', min: 1, max: 1, may: true } },
  'red-5': { colour: 'red', gain: { type: 'upgrade' } },
  'red-6': { colour: 'red', gain: { type: 'karma', amount: 2 } },
  'brown-1': { colour: 'brown', gain: { type: 'famePerMarketTile', per: 1 } },
  'brown-2': { colour: 'brown', gain: { type: 'famePerRiverSpaces', spaces: 3, per: 1 } },
  'brown-3': { colour: 'brown', gain: { type: 'moneyPerBuilding', per: 1 } },
  'brown-4': { colour: 'brown', gain: { type: 'moneyPerConnectedYieldTile', per: 2 } },
  'brown-5': { colour: 'brown', gain: { type: 'famePerBend', per: 2 } },
  'brown-6': { colour: 'brown', gain: { type: 'moneyPerUpgrade', per: 2 } },
  'brown-7': { colour: 'brown', gain: { type: 'famePerActiveWorker', per: 1 } },
} as const satisfies Record<string, { readonly colour: YieldColour; readonly gain: Effect }>;
export type YieldTileId = keyof typeof YIELD_TILES;

/** RG-PROV-3: the roads of each shape, unrotated. Source: reconstructed. */
export const SHAPES = {
  straight: ['N', 'S'],
  bend: ['N', 'E'],
  tee: ['N', 'E', 'S'],
  cross: ['N', 'E', 'S', 'W'],
} as const satisfies Record<string, readonly Side[]>;
export type Shape = keyof typeof SHAPES;

/** RG-COMP-5: the stacks, by colour and back. Twelve stacks: seed; their sizes: reconstructed. */
export const STACKS = [
  ...['blue-snake', 'blue-cow', 'blue-tiger'],
  ...['green-snake', 'green-cow', 'green-tiger'],
  ...['orange-snake', 'orange-cow', 'orange-tiger'],
  ...['purple-snake', 'purple-cow', 'purple-tiger'],
] as const;
export type StackId = (typeof STACKS)[number];

/** RG-MARKET-3: one tent. */
export interface Market {
  readonly good: Good;
  readonly value: number;
}
const silk = (value: number): Market => ({ good: 'silk', value });
const tea = (value: number): Market => ({ good: 'tea', value });
const spices = (value: number): Market => ({ good: 'spices', value });

export interface ProvinceTile {
  readonly stack: StackId;
  readonly cost: number;
  readonly shape: Shape;
  readonly buildings: readonly Building[];
  readonly markets: readonly Market[];
}

/**
 * The one fact that differs from the specification's reconstruction, which has 3 here: what a tent is worth at most on a
 * tile with two of them. The reasons are in docs/balance/rajas.md.
 */
const PAIRED = 2;

/** RG-COMP-5: the province tiles. Source: reconstructed, but for the costs of `KNOWN_COSTS`. */
export const PROVINCE_TILES = {
  B01: { stack: 'blue-snake', cost: 3, shape: 'straight', buildings: [], markets: [silk(1)] },
  B02: { stack: 'blue-snake', cost: 4, shape: 'bend', buildings: ['temple'], markets: [] },
  B03: { stack: 'blue-snake', cost: 4, shape: 'straight', buildings: [], markets: [tea(2)] },
  B04: { stack: 'blue-snake', cost: 5, shape: 'tee', buildings: ['mill'], markets: [] },
  B05: { stack: 'blue-snake', cost: 5, shape: 'bend', buildings: [], markets: [silk(2)] },
  B06: { stack: 'blue-snake', cost: 6, shape: 'tee', buildings: ['temple'], markets: [tea(1)] },
  B07: { stack: 'blue-cow', cost: 6, shape: 'straight', buildings: [], markets: [silk(2), tea(1)] },
  B08: { stack: 'blue-cow', cost: 7, shape: 'tee', buildings: ['palace'], markets: [silk(1)] },
  B09: { stack: 'blue-cow', cost: 7, shape: 'straight', buildings: ['temple', 'mill'], markets: [] },
  B10: { stack: 'blue-cow', cost: 8, shape: 'bend', buildings: ['mill', 'palace'], markets: [] },
  B11: { stack: 'blue-cow', cost: 8, shape: 'tee', buildings: [], markets: [silk(2), spices(2)] },
  B12: { stack: 'blue-tiger', cost: 9, shape: 'straight', buildings: ['temple', 'temple'], markets: [] },
  B13: { stack: 'blue-tiger', cost: 9, shape: 'bend', buildings: [], markets: [silk(PAIRED), tea(2)] },
  B14: { stack: 'blue-tiger', cost: 10, shape: 'tee', buildings: ['temple', 'palace'], markets: [] },
  B15: { stack: 'blue-tiger', cost: 11, shape: 'bend', buildings: [], markets: [silk(PAIRED), spices(PAIRED)] },
  B16: { stack: 'blue-tiger', cost: 12, shape: 'cross', buildings: ['temple'], markets: [silk(3)] },
  G01: { stack: 'green-snake', cost: 3, shape: 'straight', buildings: [], markets: [tea(1)] },
  G02: { stack: 'green-snake', cost: 4, shape: 'bend', buildings: ['mill'], markets: [] },
  G03: { stack: 'green-snake', cost: 4, shape: 'straight', buildings: [], markets: [spices(2)] },
  G04: { stack: 'green-snake', cost: 5, shape: 'tee', buildings: ['fort'], markets: [] },
  G05: { stack: 'green-snake', cost: 5, shape: 'bend', buildings: [], markets: [tea(2)] },
  G06: { stack: 'green-snake', cost: 6, shape: 'tee', buildings: ['mill'], markets: [spices(1)] },
  G07: { stack: 'green-cow', cost: 6, shape: 'straight', buildings: [], markets: [tea(2), spices(1)] },
  G08: { stack: 'green-cow', cost: 7, shape: 'tee', buildings: ['temple'], markets: [tea(1)] },
  G09: { stack: 'green-cow', cost: 7, shape: 'straight', buildings: ['mill', 'fort'], markets: [] },
  G10: { stack: 'green-cow', cost: 8, shape: 'bend', buildings: ['fort', 'temple'], markets: [] },
  G11: { stack: 'green-cow', cost: 8, shape: 'tee', buildings: [], markets: [tea(2), silk(2)] },
  G12: { stack: 'green-tiger', cost: 9, shape: 'straight', buildings: ['mill', 'mill'], markets: [] },
  G13: { stack: 'green-tiger', cost: 9, shape: 'bend', buildings: [], markets: [tea(PAIRED), spices(2)] },
  G14: { stack: 'green-tiger', cost: 10, shape: 'tee', buildings: ['mill', 'temple'], markets: [] },
  G15: { stack: 'green-tiger', cost: 11, shape: 'bend', buildings: [], markets: [tea(PAIRED), silk(PAIRED)] },
  G16: { stack: 'green-tiger', cost: 12, shape: 'cross', buildings: ['mill'], markets: [tea(3)] },
  O01: { stack: 'orange-snake', cost: 3, shape: 'straight', buildings: [], markets: [spices(1)] },
  O02: { stack: 'orange-snake', cost: 4, shape: 'bend', buildings: ['fort'], markets: [] },
  O03: { stack: 'orange-snake', cost: 4, shape: 'straight', buildings: [], markets: [silk(2)] },
  O04: { stack: 'orange-snake', cost: 5, shape: 'tee', buildings: ['palace'], markets: [] },
  O05: { stack: 'orange-snake', cost: 5, shape: 'bend', buildings: [], markets: [spices(2)] },
  O06: { stack: 'orange-snake', cost: 6, shape: 'tee', buildings: ['fort'], markets: [silk(1)] },
  O07: { stack: 'orange-cow', cost: 6, shape: 'straight', buildings: [], markets: [spices(2), silk(1)] },
  O08: { stack: 'orange-cow', cost: 7, shape: 'tee', buildings: ['mill'], markets: [spices(1)] },
  O09: { stack: 'orange-cow', cost: 7, shape: 'straight', buildings: ['fort', 'palace'], markets: [] },
  O10: { stack: 'orange-cow', cost: 8, shape: 'bend', buildings: ['palace', 'mill'], markets: [] },
  O11: { stack: 'orange-cow', cost: 8, shape: 'tee', buildings: [], markets: [spices(2), tea(2)] },
  O12: { stack: 'orange-tiger', cost: 9, shape: 'straight', buildings: ['fort', 'fort'], markets: [] },
  O13: { stack: 'orange-tiger', cost: 9, shape: 'bend', buildings: [], markets: [spices(PAIRED), silk(2)] },
  O14: { stack: 'orange-tiger', cost: 10, shape: 'tee', buildings: ['fort', 'mill'], markets: [] },
  O15: { stack: 'orange-tiger', cost: 11, shape: 'bend', buildings: [], markets: [spices(PAIRED), tea(PAIRED)] },
  O16: { stack: 'orange-tiger', cost: 12, shape: 'cross', buildings: ['fort'], markets: [spices(3)] },
  P01: { stack: 'purple-snake', cost: 3, shape: 'straight', buildings: [], markets: [tea(1)] },
  P02: { stack: 'purple-snake', cost: 4, shape: 'bend', buildings: ['palace'], markets: [] },
  P03: { stack: 'purple-snake', cost: 4, shape: 'straight', buildings: [], markets: [silk(2)] },
  P04: { stack: 'purple-snake', cost: 5, shape: 'tee', buildings: ['temple'], markets: [] },
  P05: { stack: 'purple-snake', cost: 5, shape: 'bend', buildings: [], markets: [spices(2)] },
  P06: { stack: 'purple-snake', cost: 6, shape: 'tee', buildings: ['palace'], markets: [tea(1)] },
  P07: { stack: 'purple-cow', cost: 6, shape: 'straight', buildings: [], markets: [silk(2), spices(1)] },
  P08: { stack: 'purple-cow', cost: 7, shape: 'tee', buildings: ['fort'], markets: [tea(1)] },
  P09: { stack: 'purple-cow', cost: 7, shape: 'straight', buildings: ['palace', 'temple'], markets: [] },
  P10: { stack: 'purple-cow', cost: 8, shape: 'bend', buildings: ['temple', 'fort'], markets: [] },
  P11: { stack: 'purple-cow', cost: 8, shape: 'tee', buildings: [], markets: [spices(2), silk(2)] },
  P12: { stack: 'purple-tiger', cost: 9, shape: 'straight', buildings: ['palace', 'palace'], markets: [] },
  P13: { stack: 'purple-tiger', cost: 9, shape: 'bend', buildings: [], markets: [tea(PAIRED), silk(2)] },
  P14: { stack: 'purple-tiger', cost: 10, shape: 'tee', buildings: ['palace', 'fort'], markets: [] },
  P15: { stack: 'purple-tiger', cost: 11, shape: 'bend', buildings: [], markets: [silk(PAIRED), spices(PAIRED)] },
  P16: { stack: 'purple-tiger', cost: 12, shape: 'cross', buildings: ['palace'], markets: [tea(3)] },
} as const satisfies Record<string, ProvinceTile>;
export type TileId = keyof typeof PROVINCE_TILES;

/** RG-COMP-5: where the cost of a tile comes from, for those that are not reconstructed. */
export const KNOWN_COSTS: Readonly<Partial<Record<TileId, Source>>> = {
  B09: 'seed',
  O02: 'seed',
  O10: 'public',
  O12: 'seed',
  O14: 'public',
  P06: 'seed',
};
