/** How the games of the fuzzer are shared among the titles: a game of Agra costs as much as hundreds of Bombay. */

/** Of every thousand games so many are of this title. */
export const SHARES: readonly { readonly game: string; readonly of: number }[] = [
  { game: 'bombay', of: 950 },
  { game: 'amul', of: 40 },
  { game: 'rajas', of: 9 },
  { game: 'agra', of: 1 },
];

const BLOCK = SHARES.reduce((sum, { of }) => sum + of, 0);

/** A title's own games, numbered from 0. */
export interface Stretch {
  readonly game: string;
  readonly from: number;
  readonly to: number;
}

/** The games `from` to `from + count - 1` of all titles together, as a stretch of each title's own. */
export function stretches(from: number, count: number): Stretch[] {
  let below = 0;
  return SHARES.flatMap(({ game, of }) => {
    const first = below;
    below += of;
    const before = (n: number) => Math.floor(n / BLOCK) * of + Math.min(of, Math.max(0, (n % BLOCK) - first));
    const stretch = { game, from: before(from), to: before(from + count) };
    return stretch.to > stretch.from ? [stretch] : [];
  });
}
