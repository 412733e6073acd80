/** What the page and the bots' worker say to each other. */
import type { Move, Seat, State } from '../../kernel/index.ts';

export interface Task {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  /** Made by `imagine`: everything that the seat cannot know has been resampled. */
  readonly world: State;
  readonly seat: Seat;
  readonly seed: string;
}

export type Thought = { readonly id: number; readonly move: Move } | { readonly id: number; readonly failed: string };
