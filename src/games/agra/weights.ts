/** What one of each feature is worth, in rupees. Found by letting players who look one answer ahead play each other. */
export const WEIGHTS = {
  /** Rupees in the bag. */
  rupees: 1,
  /** Cover tiles removed: a rupee each at the end (AG-8.5). */
  covers: 1,
  /** What Akbar's gifts bring at the end, and promise while there is time for more of them. */
  gifts: 1,
  /** What the order columns, the final effects of contracts and the last meditation space would bring now. */
  ending: 1,
  /** Goods by kind; each further one of a kind counts less than the one before it. */
  basics: 0.45,
  processed: 1,
  luxuries: 1.8,
  /** Rupees and steps that the goods in storage would bring from notables who can be reached. */
  deliveries: 0.25,
  /** The open orders and gifts for which goods are in storage. */
  orders: 0.3,
  /** Markers on the cards of notables: the contract, for whoever leads, or favours. */
  cards: 0.7,
  /** What contracts do for their owner in the turns to come. */
  powers: 1,
  /** Steps on the three influence tracks, the first of each counting double. */
  influence: 0.9,
  favours: 0.36,
  tiles: 0.9,
  /** Goods that a visit to the best production building would give, and half of the second best. */
  production: 2.5,
  /** Spaces of the meditation track. */
  counter: 1.2,
  /** Workers in supply, and those who stand on the board. */
  workers: 0.32,
  standing: 0.26,
  /** Markers in supply, as far as a turn may need them. */
  markers: 0.05,
  /** Meditation points in hand that something can be done with. */
  points: 0.4,
  /** How near the end is, late in the game: waiting helps the others as much. */
  clock: 4,
  /** What the open questions are about to bring. */
  promised: 1,
} as const;

export type Feature = keyof typeof WEIGHTS;
// The keys of the table are the features.
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];
