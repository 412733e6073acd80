/** What one of each feature is worth, in fame, while the whole game is still to come. Found by letting bots play each other. */

/** What `assess` counts, in its order. */
export const FEATURES = [
  'fame',
  'money',
  'dice',
  'pips',
  'fullKali',
  'karma',
  'workers',
  'upgrades',
  'assorted',
  'oneKind',
  'room',
  'blocked',
  'yields',
  'yieldTiles',
  'boat',
  'tileInSight',
  'promised',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Parallel to `FEATURES`. */
export const WEIGHTS: readonly number[] = [
  1, // fame
  0.5, // money
  0.32, // dice
  0.24, // pips
  -0.12, // fullKali
  0.78, // karma
  7.2, // workers
  1, // upgrades
  0.88, // assorted
  0.9, // oneKind
  0.25, // room
  -4.2, // blocked
  0.66, // yields
  1.35, // yieldTiles
  0.25, // boat
  0.34, // tileInSight
  1.43, // promised
];

/** The place of a feature in the weights. */
export function at(feature: Feature): number {
  return FEATURES.indexOf(feature);
}
