/** The words of a card. */
import type { Name } from '../data.ts';

export interface CardWords {
  readonly name: string;
  /** Where the whole name has no room. */
  readonly short?: string;
  /** What it scores, as it stands on the card. */
  readonly line: string;
  /** What it scores and does, in full. */
  readonly long: string;
}

export type CardTable = Readonly<Record<Name, CardWords>>;
