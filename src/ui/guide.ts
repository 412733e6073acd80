/**
 * A guided first game: what a good host tells a newcomer, one idea after the other, on the real board with the real rules.
 * A guide holds no rule. It says what to look at and which answers show the idea; whether an answer is legal stays the engine's.
 */
import type { Move, Seat } from '../kernel/index.ts';
import type { Sight } from '../table/table.ts';

/** Where the light falls on a narrow screen. */
export type GuideTab = 'board' | 'players' | 'log';

/** One idea. Its words stand under its id. The last lesson of a chapter has no task: the chapter is left by going on. */
export interface Lesson<V extends object = object, M extends Move = Move> {
  readonly id: string;
  /** The rules that it is about; the first one is linked. */
  readonly rules: readonly string[];
  /** What stands in the light: CSS selectors, one for each thing. Nothing is lit where it is absent. */
  shows?(sight: Sight<V, M>): readonly string[];
  /** On a narrow screen, the tab on which that is; the board if absent. */
  readonly tab?: GuideTab;
  /** The places of the board that a screen which pans must bring into sight, in the board's own names. */
  look?(sight: Sight<V, M>): readonly string[];
  /** What is to be done; absent: the lesson is read, and nothing is answered meanwhile. */
  readonly task?: Task<V, M>;
}

export interface Task<V extends object = object, M extends Move = Move> {
  /** `do`: one idea, to be tried now. `play`: a stretch of free play with an aim, which may be left at any time. */
  readonly kind: 'do' | 'play';
  /** Whether it is done. Looked at after every answer, also of others. */
  until(sight: Sight<V, M>): boolean;
  /** Why these answers are not taken yet: a key of the lesson's `notYet`. Null, or no method: they are taken. */
  refuses?(answer: readonly M[], sight: Sight<V, M>): string | null;
  /** An answer that shows the idea, for who wants to be shown. */
  suggests?(sight: Sight<V, M>): M;
}

/** Lessons on one position, which is reached by the rules: a seed, and the answers from there on. */
export interface Chapter<V extends object = object, M extends Move = Move> {
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The seat of who learns. */
  readonly learner: Seat;
  readonly opening: readonly Opening<M>[];
  /** What another seat answers in what it sees; null: what a merchant would. An answer that is not legal counts as null. */
  others?(sight: Sight<V, M>): M | null;
  readonly lessons: readonly Lesson<V, M>[];
}

export interface Opening<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
}

export interface Guide<V extends object = object, M extends Move = Move> {
  /** About how long it takes, in minutes. */
  readonly minutes: number;
  readonly chapters: readonly Chapter<V, M>[];
}

/** A text, or one that depends on what is seen. Written as a method: the shell may then hold the words of any game. */
export type Says<V extends object = object> = string | { told(view: V): string }['told'];

export interface LessonWords<V extends object = object> {
  readonly title: string;
  /** The idea, in two or three short sentences. */
  readonly says: Says<V>;
  /** What is to be done now. */
  readonly task?: Says<V>;
  /** Why another answer is not taken yet. */
  readonly notYet?: Readonly<Record<string, Says<V>>>;
}

/** The words of a guide in one language. English is the type of the others. */
export interface GuideWords<V extends object = object> {
  readonly chapters: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, LessonWords<V>>>;
}

export function said<V extends object>(says: Says<V>, view: V): string {
  return typeof says === 'string' ? says : says(view);
}
