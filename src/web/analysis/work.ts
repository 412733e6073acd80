/** What the page tells a worker of an analysis, and what it hears from it. */
import type { Finding, Piece } from '../../analysis/analyse.ts';
import type { Depth } from '../../analysis/budget.ts';
import type { GameRecord } from '../../kernel/index.ts';

export interface Work {
  readonly record: GameRecord;
  readonly depth: Depth;
  readonly pieces: readonly Piece[];
}

export type Word = { readonly found: Finding } | { readonly done: true } | { readonly failed: string };
