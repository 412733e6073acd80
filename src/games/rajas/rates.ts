/**
 * What the features reckon with where they look ahead, in fame: what a gain, a good or a worker that is not there yet will be worth.
 * They stay what they are while `weights.ts` is tuned: a feature must count the same whatever it weighs.
 */
export const RATES = {
  money: 0.5,
  dice: 0.32,
  pips: 0.24,
  karma: 0.78,
  workers: 7.2,
  upgrades: 1,
  assorted: 0.88,
  oneKind: 0.9,
  boat: 0.25,
} as const;
