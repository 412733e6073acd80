/**
 * What the table screen needs of a table, wherever it is played: on this device or on a server. A room tells its watchers that
 * something changed, and they look.
 */
import type { Hint } from '../../bots/hint.ts';
import type { GameRecord, Move, Refusal, Seat } from '../../kernel/index.ts';
import type { LogEntry, Sight, Sitter } from '../../table/table.ts';
import type { TableProblem } from '../keep/tables.ts';

/** What is there at once, or is on its way. */
export type Soon<T> = T | Promise<T>;

export interface Room {
  readonly sitters: readonly Sitter[];
  readonly scene: Scene;
  watch(watcher: () => void): () => void;
  /** A gesture: one answer, or several that follow each other. Stops where one is refused. */
  answer(moves: readonly Move[]): void;
  undo(): void;
  redo(): void;
  /** What the viewer would see after these answers; null where that cannot be known. */
  ahead(line: readonly Move[]): Sight | null;
  /** What a vizier would answer in the viewer's place; absent where no hints are given. */
  readonly hint?: () => Promise<Hint<Move> | null>;
  /** What the viewer saw after so many answers. */
  past(answers: number): Soon<object | null>;
  /** Whether the record may be had now: a server keeps it until the game is over. */
  readonly recordable: boolean;
  record(): Soon<GameRecord | null>;
  /** Null where everybody has a screen of their own. */
  readonly shared: SharedScreen | null;
}

/** What several people at one screen need. */
export interface SharedScreen {
  /** The person in front of the curtain takes the device. */
  lift(): void;
  /** Who answered last and may still take it back, while the curtain is down. */
  readonly regret: Seat | null;
  /** Takes the last answer back from in front of the curtain: the device goes back to who gave it. */
  regretLast(): void;
}

/** Everything the screen is drawn from. */
export interface Scene {
  /** Whose eyes the screen shows; null: a spectator's, or nobody's behind the curtain. */
  readonly viewer: Seat | null;
  /** Who has to take the device before anything secret is shown. */
  readonly curtain: Seat | null;
  readonly sight: Sight;
  readonly log: readonly LogEntry[];
  /** The answers given when the viewer last answered: what came later happened in the meantime. */
  readonly lastSeen: number;
  /** When the open question was asked, in milliseconds since 1970. */
  readonly asked: number;
  readonly refusal: Refusal | null;
  readonly unkept: TableProblem | null;
  /** Whether the position comes from another page and nobody has answered here since. */
  readonly following: boolean;
  /** Whether an answer is on its way: it counts when it is written down, not before. */
  readonly sending: boolean;
}
