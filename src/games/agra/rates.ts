/**
 * What the features reckon with where they look ahead, in rupees: what a gain, a good or a worker that is not there yet will be worth.
 * They stay what they are while `weights.ts` is tuned: a feature must count the same whatever it weighs.
 */
export const RATES = {
  covers: 1,
  basics: 0.45,
  processed: 1,
  luxuries: 1.8,
  deliveries: 0.25,
  orders: 0.3,
  cards: 0.7,
  influence: 0.9,
  favours: 0.36,
  tiles: 0.9,
  production: 2.5,
  counter: 1.2,
  workers: 0.32,
  standing: 0.26,
  clock: 4,
} as const;
