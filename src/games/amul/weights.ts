/** What one of each feature is worth, in points. What counts already is the measure: it is worth itself. */
export const WEIGHTS = {
  /** The play area, with the hand cards that count in hand. */
  counted: 1,
  /** Hand cards that count only once they are played. */
  toPlay: 0.92,
  /** Cards that an effect on the agenda may bring. */
  toTake: 2.63,
  /** A card to play now, and none in hand that stays: a good one will be lost. */
  nothingToPlay: -4.89,
  /** Rounds to come in which this seat goes before another, as a share of the others. */
  goingFirst: 0.428,
  /** Hand cards that add nothing: they can be proposed without regret. */
  spare: 0.446,
  /** Hand cards without a place at the end: only so many can be kept. */
  tooMany: -0.351,
} as const;
