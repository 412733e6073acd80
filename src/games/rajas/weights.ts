/** What one of each feature is worth to a merchant, who looks one answer ahead: in fame, with the whole game still to come. */
export const WEIGHTS = {
  /** The two tracks: two money go as far as one fame (RG-TRACK-1). */
  fame: 1,
  money: 0.5,
  /** Any die can be paid somewhere; its pips pay for tiles. */
  dice: 0.477,
  pips: 0.0516,
  /** Dice on a full Kali statue keep others away: their number squared, by its places. */
  fullKali: -0.01,
  /** The first one turns the die that matters, the last one waits. */
  karma: 0.411,
  /** Workers beyond the first three. */
  workers: 2.1,
  upgrades: 1.58,
  /** What one scoring of assorted goods would bring, and one of each good for a good die. */
  assorted: 1.11,
  oneKind: 0.667,
  /** Cells that a road leads to; and none at all. */
  room: 0.45,
  blocked: -5.28,
  /** Special yields on these cells, and yield tiles that wait for their road. */
  yields: 0.466,
  yieldTiles: 0.994,
  /** River spaces behind the boat. */
  boat: 0.0996,
  /** The best visible tile that the dice pay, or nearly pay. */
  tileInSight: 0.31,
  /** What the open questions are about to bring, by these same weights. */
  promised: 1.06,
} as const;

export type Feature = keyof typeof WEIGHTS;
// The keys of the table are the features, in the order of `assess`.
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];

/**
 * The same where a search looks, which plans for what pays later: its iterations end in positions that a merchant would judge by
 * what they bring at once. Hints and analysis explain by these.
 */
export const FORESIGHT: Readonly<Record<Feature, number>> = {
  fame: 1,
  money: 0.5,
  dice: 0.32,
  pips: 0.24,
  fullKali: -0.12,
  karma: 0.78,
  workers: 7.2,
  upgrades: 1,
  assorted: 0.88,
  oneKind: 0.9,
  room: 0.25,
  blocked: -4.2,
  yields: 0.66,
  yieldTiles: 1.35,
  boat: 0.25,
  tileInSight: 0.34,
  promised: 1.43,
};
