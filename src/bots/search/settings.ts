/** How a search is set up, what it may take, and what it finds. */
import type { Move } from '../../kernel/index.ts';

export interface Settings {
  /** Entries of the tree: it does not grow beyond. */
  readonly capacity: number;
  /** How many answers of others are remembered with what they brought, a power of two. */
  readonly remembered: number;
  /** How eagerly answers are tried that have not been best so far. */
  readonly curiosity: number;
  /** As many visits count for what an answer promises at first sight. */
  readonly trust: number;
  /** The answers at a place are looked at one by one once it has been visited so often. */
  readonly open: number;
  /** How many points make the reward clearly better than even, in deviations of the margin. */
  readonly stretch: number;
  /** A question with more answers is widened step by step, one answer of each kind first. */
  readonly many: number;
  /** Whether others answer as merchants would, or look for their best answers as the seat itself does. */
  readonly others: 'merchants' | 'rivals';
  /** How much the others' part counts where an iteration is judged: by `rivalry` of the judgement, or by `keenRivalry`. */
  readonly rivalry: 'usual' | 'keen';
  /** Where an iteration is judged that has left the tree: at the end of the turn, of the seat's next turn, or of the game. */
  readonly until: 'turn' | 'nextTurn' | 'game';
}

export const USUAL: Settings = {
  capacity: 1 << 17,
  remembered: 1 << 16,
  curiosity: 0.3,
  trust: 3,
  open: 2,
  stretch: 1,
  many: 24,
  others: 'merchants',
  rivalry: 'usual',
  until: 'turn',
};

/** How long a search may think. Whichever is reached first ends it. */
export interface Budget {
  readonly milliseconds: number;
  readonly iterations: number;
}

export interface Found<M extends Move> {
  readonly move: M;
  /** Expected reward of the seat, from 0 to 1. */
  readonly reward: number;
  /** The margin in points that has this reward. */
  readonly lead: number;
  /** All that were played, the first small search included; 0 for the only answer. */
  readonly iterations: number;
  /** All answers that were tried, the most tried one first. Empty for the only answer. */
  readonly tried: readonly Tried<M>[];
}

/** What a search has found out about one answer. */
export interface Tried<M extends Move> {
  readonly move: M;
  readonly visits: number;
  readonly reward: number;
  readonly lead: number;
}
