/** Why some mutants survive: they change nothing that the rules promise. */
import type { Placed } from './sample.ts';

interface Reason {
  /** Which mutants it is about. */
  fits(game: string, mutant: Placed, line: string): boolean;
  readonly reason: string;
}

const REASONS: readonly Reason[] = [];

/** The reason for which a mutant may survive, or null if it is a hole in the tests. */
export function reasonFor(game: string, mutant: Placed, line: string): string | null {
  return REASONS.find(({ fits }) => fits(game, mutant, line))?.reason ?? null;
}
