/**
 * A secret answer may be changed until the last one is in. While nobody has answered after it, it is taken back like any
 * other; from then on the answers are offered once more, and the one that was given stands until another one is.
 */
import { useState } from 'react';
import type { Scene } from './room.ts';

export interface Reconsidering {
  /** Whether the viewer has answered and may still answer otherwise. */
  readonly may: boolean;
  /** Whether the answers are offered once more. */
  readonly is: boolean;
  toggle(): void;
}

export function useReconsidering({ viewer, sight, log }: Scene): Reconsidering {
  /** After how many own answers it was wanted: with the next one it is over. */
  const [wanted, setWanted] = useState<number | null>(null);
  const may = viewer !== null && !sight.waiting.includes(viewer) && sight.moves.length > 0;
  const given = log.filter((entry) => entry.seat === viewer).length;
  const is = may && wanted === given;
  return { may, is, toggle: () => setWanted(is ? null : given) };
}
