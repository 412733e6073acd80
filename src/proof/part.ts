/** One part of the proof: a claim, and how it is tried again and again in portions that can be stopped between and taken up later. */

/** What a portion found out: sums are added up over portions, peaks are kept as the highest one. */
export interface Figures {
  readonly sums: Readonly<Record<string, number>>;
  readonly peaks?: Readonly<Record<string, number>>;
}

/** Something that must not happen and did, with all that is needed to see it again. */
export interface Finding {
  readonly what: string;
  /** The seed, the number of the try or the file that reproduces it at this commit. */
  readonly again: string;
}

export interface Outcome {
  readonly figures: Figures;
  readonly findings: readonly Finding[];
  /** Sentences for the page that no figure can say: the list of survivors of a mutation run, the branches reached by directed play. */
  readonly notes?: readonly string[];
}

export interface Part {
  /** The word by which `npm run proof -- <id>` calls it. */
  readonly id: string;
  readonly title: string;
  /** What is claimed and how it is tried: a few plain sentences for the page. */
  readonly claim: string;
  /** What is counted, in the plural: kills, seeds, messages. */
  readonly unit: string;
  /** How many are to be tried in all, in one portion, and in the small version that `npm test` runs. */
  readonly goal: number;
  readonly portion: number;
  readonly small: number;
  /** Why the part cannot be tried on this machine, or null. */
  missing?(): Promise<string | null>;
  /**
   * Tries numbers `from` to `from + count - 1`. The same numbers at the same commit try the same: seeds are made of them.
   * `tell` may be called with how many of the portion are done.
   */
  run(from: number, count: number, tell: (done: number) => void): Promise<Outcome>;
  /** Makes the sentence for the page, where a note is kept as something else. What is known of it may have grown since. */
  inWords?(note: string): string;
}
