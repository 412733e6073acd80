/** The gains that can be printed on a river space, by the names that a facts file has for them. */
import { COLOURS } from './data.ts';
import type { Effect } from './effects.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

const ALL: readonly Effect[] = [
  ...upTo(12).map((amount): Effect => ({ type: 'money', amount })),
  ...upTo(8).map((amount): Effect => ({ type: 'fame', amount })),
  ...upTo(3).map((amount): Effect => ({ type: 'karma', amount })),
  ...upTo(3).map((count): Effect => ({ type: 'dice', count, colours: 'any' })),
  ...([...COLOURS, 'any'] as const).map((colour): Effect => ({ type: 'dicePerKarma', colour })),
  { type: 'upgrade' },
  { type: 'palaceAction', choices: [2, 3, 4, 5, 6] },
  ...upTo(3).map((maxMarkets): Effect => ({ type: 'marketAssorted', maxMarkets })),
  ...upTo(6).map((maxMarkets): Effect => ({ type: 'marketSame', maxMarkets })),
  ...(['moneyPerMarket', 'moneyPerUpgrade', 'moneyPerBuilding', 'famePerUpgrade', 'famePerKarma'] as const).flatMap(
    (type) => upTo(3).map((per): Effect => ({ type, per })),
  ),
];

/** "money-3", "dicePerKarma-blue", "upgrade". */
export function gainName(effect: Effect): string {
  switch (effect.type) {
    case 'money':
    case 'fame':
    case 'karma':
      return `${effect.type}-${effect.amount}`;
    case 'dice':
      return effect.colours === 'any' ? `dice-${effect.count}` : effect.type;
    case 'dicePerKarma':
      return `${effect.type}-${effect.colour}`;
    case 'marketAssorted':
    case 'marketSame':
      return `${effect.type}-${effect.maxMarkets}`;
    default:
      return 'per' in effect ? `${effect.type}-${effect.per}` : effect.type;
  }
}

export const GAINS: Readonly<Record<string, Effect>> = Object.fromEntries(ALL.map((gain) => [gainName(gain), gain]));
