/** The gains that can be printed on river spaces, yields and tiles, by the names that a facts file has for them. */
import { COLOURS, type Colour } from './data.ts';
import type { Effect } from './effects.ts';

/** No gain is printed there. */
export const NONE = 'none';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const money = (most: number) => upTo(most).map((amount): Effect => ({ type: 'money', amount }));
const fame = (most: number) => upTo(most).map((amount): Effect => ({ type: 'fame', amount }));
const KARMA = upTo(3).map((amount): Effect => ({ type: 'karma', amount }));
const DICE = upTo(3).map((count): Effect => ({ type: 'dice', count, colours: 'any' }));
const UPGRADE: Effect = { type: 'upgrade' };
const BOAT: Effect = { type: 'boat', min: 1, max: 1, may: true };

/** RG-RIVER-5. */
const ON_RIVER: readonly Effect[] = [
  ...money(12),
  ...fame(8),
  ...KARMA,
  ...DICE,
  ...([...COLOURS, 'any'] as const).map((colour): Effect => ({ type: 'dicePerKarma', colour })),
  UPGRADE,
  { type: 'palaceAction', choices: [2, 3, 4, 5, 6] },
  ...upTo(3).map((maxMarkets): Effect => ({ type: 'marketAssorted', maxMarkets })),
  ...upTo(6).map((maxMarkets): Effect => ({ type: 'marketSame', maxMarkets })),
  ...(['moneyPerMarket', 'moneyPerUpgrade', 'moneyPerBuilding', 'famePerUpgrade', 'famePerKarma'] as const).flatMap(
    (type) => upTo(3).map((per): Effect => ({ type, per })),
  ),
];

/** Every way to show so many dice, colours in their order. */
function shown(count: number, from: readonly Colour[] = COLOURS): Colour[][] {
  if (count === 0) return [[]];
  return from.flatMap((colour, i) => shown(count - 1, from.slice(i)).map((rest) => [colour, ...rest]));
}

function diceOf(all: readonly Colour[]): Effect {
  const colours: Partial<Record<Colour, number>> = {};
  for (const colour of all) colours[colour] = (colours[colour] ?? 0) + 1;
  return { type: 'dice', colours };
}

const both = (one: Effect, other: Effect): Effect => ({ type: 'sequence', steps: [one, other] });
/** What stands beside something else on a yield: one of each kind. */
const SINGLE = [...DICE.slice(0, 1), ...KARMA.slice(0, 1), UPGRADE, BOAT];

/** RG-YIELD-1: one gain, or two of different kinds. */
const ON_YIELDS: readonly Effect[] = [
  ...money(8),
  ...fame(5),
  ...KARMA,
  ...DICE,
  ...[...shown(1), ...shown(2)].map(diceOf),
  UPGRADE,
  BOAT,
  ...SINGLE.flatMap((one, i) => SINGLE.slice(i + 1).map((other) => both(one, other))),
  ...money(5).flatMap((one) => SINGLE.map((other) => both(one, other))),
];

/** RG-CHAMBER-2: the white yield tiles. */
const ON_WHITE: readonly Effect[] = [
  ...DICE.slice(0, 1),
  { type: 'money', amount: 3 },
  UPGRADE,
  { type: 'karma', amount: 1 },
];

/** RG-GANGA-3: the river tiles. The Great Mogul is on none of them (RG-RIVER-9). */
const ON_RIVER_TILES: readonly Effect[] = [
  { type: 'dicePerKarma', colour: 'any' },
  ...shown(3).map(diceOf),
  ...[2, 3, 4, 5, 6].map((number): Effect => ({ type: 'palaceAction', choices: [number] })),
  { type: 'marketSame', maxMarkets: 3 },
  { type: 'boat', min: 1, max: 3, may: false },
];

/** "money-3", "dicePerKarma-blue", "dice-blue-green", "chamber-4", "dice-1+upgrade". */
export function gainName(effect: Effect): string {
  switch (effect.type) {
    case 'money':
    case 'fame':
    case 'karma':
      return `${effect.type}-${effect.amount}`;
    case 'dice': {
      const { colours } = effect;
      if (colours === 'any') return `dice-${effect.count}`;
      return ['dice', ...COLOURS.flatMap((colour) => new Array<string>(colours[colour] ?? 0).fill(colour))].join('-');
    }
    case 'dicePerKarma':
      return `${effect.type}-${effect.colour}`;
    case 'marketAssorted':
    case 'marketSame':
      return `${effect.type}-${effect.maxMarkets}`;
    case 'boat':
      return `boat-${effect.max}`;
    case 'palaceAction':
      return effect.choices.length === 1 ? `chamber-${effect.choices[0]}` : effect.type;
    case 'sequence':
      return effect.steps.map(gainName).join('+');
    default:
      return 'per' in effect ? `${effect.type}-${effect.per}` : effect.type;
  }
}

const names = (gains: readonly Effect[]) => gains.map(gainName);

/** What can be printed on a river space, a special yield, a white yield tile, a river tile. */
export const RIVER_GAINS = names(ON_RIVER);
export const YIELD_GAINS = names(ON_YIELDS);
export const WHITE_GAINS = names(ON_WHITE);
export const RIVER_TILE_GAINS = names(ON_RIVER_TILES);

/** Every gain by its name. */
export const GAINS: Readonly<Record<string, Effect>> = Object.fromEntries(
  [...ON_RIVER, ...ON_YIELDS, ...ON_WHITE, ...ON_RIVER_TILES].map((gain) => [gainName(gain), gain]),
);

/** The gain of that name; null for `none`. */
export function gainOf(name: string): Effect | null {
  return GAINS[name] ?? null;
}
