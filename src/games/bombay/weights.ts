/** What one of each feature is worth, in rupees. Money is the measure: it is worth itself. */
export const WEIGHTS = {
  /** Rupees in the purse. */
  rupees: 1,
  /** Rupees that the city tokens will bring. */
  cities: 1.99,
  /** Palaces and clients: they count for the empire prizes. */
  empire: 1.12,
  /** Palaces and clients ahead of the strongest rival, two at most either way. */
  lead: -0.156,
  /** Palaces times the turns that others will still take: tolls. */
  tolls: 0.0323,
  /** Actions that are still to come. */
  actions: 0.455,
  /** What the carried bales bring where they bring most, less the way there. */
  load: 0.837,
  /** What the next purchase promises. */
  purchase: 0.451,
} as const;
