/** How closely a game is looked at. Whichever bound is reached first ends a piece of work. */

export interface Budget {
  /** The search for the best answer to a question. */
  readonly search: { readonly milliseconds: number; readonly iterations: number };
  /** Worlds in which the answer that was given is compared with the best one. */
  readonly compare: { readonly milliseconds: number; readonly worlds: number };
  /** How often merchants play on from each position of the curve. */
  readonly playouts: number;
  /** How often each draw is drawn anew. */
  readonly redraws: number;
}

export type Depth = 'glance' | 'usual' | 'thorough';

export const DEPTHS: Readonly<Record<Depth, Budget>> = {
  /** A first impression, in seconds. */
  glance: {
    search: { milliseconds: 40, iterations: 200 },
    compare: { milliseconds: 40, worlds: 8 },
    playouts: 4,
    redraws: 6,
  },
  /** A third of a vizier's time for each question. */
  usual: {
    search: { milliseconds: 350, iterations: Number.MAX_SAFE_INTEGER },
    compare: { milliseconds: 250, worlds: 128 },
    playouts: 16,
    redraws: 48,
  },
  /** A vizier's whole time. */
  thorough: {
    search: { milliseconds: 1000, iterations: Number.MAX_SAFE_INTEGER },
    compare: { milliseconds: 1000, worlds: 512 },
    playouts: 32,
    redraws: 128,
  },
};

export const USUAL_DEPTH: Depth = 'usual';

export function isDepth(text: string | null): text is Depth {
  return text !== null && Object.hasOwn(DEPTHS, text);
}
