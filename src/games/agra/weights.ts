/** What one of each feature is worth to a merchant, who looks one answer ahead: in rupees, tuned at tables of three. */
export const WEIGHTS = {
  /** Rupees in the bag. */
  rupees: 1,
  /** Cover tiles removed: a rupee each at the end (AG-8.5). */
  covers: 1,
  /** What Akbar's gifts bring at the end, and promise while there is time for more of them. */
  gifts: 0.892,
  /** What the order columns, the final effects of contracts and the last meditation space would bring now. */
  ending: 1.19,
  /** Goods by kind; each further one of a kind counts less than the one before it. */
  basics: 0.345,
  processed: 0.98,
  luxuries: 1.67,
  /** Rupees and steps that the goods in storage would bring from notables who can be reached. */
  deliveries: 0.166,
  /** The open orders and gifts for which goods are in storage. */
  orders: 0.308,
  /** Markers on the cards of notables: the contract, for whoever leads, or favours. */
  cards: 0.728,
  /** What contracts do for their owner in the turns to come. */
  powers: 1.17,
  /** Steps on the three influence tracks, the first of each counting double. */
  influence: 0.408,
  favours: 0.367,
  tiles: 1.03,
  /** Goods that a visit to the best production building would give, and half of the second best. */
  production: 3.43,
  /** Spaces of the meditation track. */
  counter: 1.61,
  /** Workers in supply, and those who stand on the board. */
  workers: 0.509,
  standing: 0.5,
  /** Markers in supply, as far as a turn may need them. */
  markers: 0.01,
  /** Meditation points in hand that something can be done with. */
  points: 0.568,
  /** How near the end is, late in the game: waiting helps the others as much. */
  clock: 4.99,
  /** What the open questions are about to bring. */
  promised: 1.11,
} as const;

export type Feature = keyof typeof WEIGHTS;
// The keys of the table are the features.
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];

/**
 * The same where a search looks, which plays on through its next turn and sees what goods and influence come to. Hints, puzzles and
 * analysis explain by these.
 */
export const FORESIGHT: Readonly<Record<Feature, number>> = {
  rupees: 1,
  covers: 1,
  gifts: 1,
  ending: 1,
  basics: 0.45,
  processed: 1,
  luxuries: 1.8,
  deliveries: 0.25,
  orders: 0.3,
  cards: 0.7,
  powers: 1,
  influence: 0.9,
  favours: 0.36,
  tiles: 0.9,
  production: 2.5,
  counter: 1.2,
  workers: 0.32,
  standing: 0.26,
  markers: 0.05,
  points: 0.4,
  clock: 4,
  promised: 1,
};
