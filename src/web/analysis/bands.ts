/** Chances as bands on top of each other. */
import type { Outlook } from '../../analysis/calibration.ts';

/** From where to where a seat's band goes at each ply, from 0 to 1; null where nothing is known. */
export type Band = readonly (readonly [number, number] | null)[];

/** While the analysis is under way, a position that is not known yet looks like the last one before it that is. */
export function filled(curve: readonly (Outlook | null)[]): (Outlook | null)[] {
  let known: Outlook | null = null;
  return curve.map((outlook) => {
    known = outlook ?? known;
    return known;
  });
}

/** The first seat's band lies on top, as its row does in every list. */
export function bandsOf(outlooks: readonly (Outlook | null)[], seats: number): Band[] {
  return Array.from({ length: seats }, (_, seat) =>
    outlooks.map((outlook) => {
      if (outlook === null) return null;
      const below = outlook.shares.slice(seat + 1).reduce((sum, share) => sum + share, 0);
      return [below, below + (outlook.shares[seat] ?? 0)] as const;
    }),
  );
}

/** Where a band is widest, away from the edges of the plot: the place for its shape. */
export function widestAt(band: Band): { readonly ply: number; readonly middle: number; readonly width: number } | null {
  let best: { ply: number; middle: number; width: number } | null = null;
  const margin = Math.ceil(band.length * 0.04);
  for (let ply = margin; ply < band.length - margin; ply++) {
    const at = band[ply];
    if (!at) continue;
    const width = at[1] - at[0];
    if (best === null || width > best.width) best = { ply, middle: (at[0] + at[1]) / 2, width };
  }
  return best;
}
