/**
 * The engine contract. A game is plain data plus a stack of open questions; a move answers the top question.
 * Whoever adds a game implements `Game` and nothing else of the kernel.
 */
import type { OptionSpecs } from './options.ts';
import type { Rng } from './rng.ts';

/** A player's place at the table, 0 to n - 1, clockwise. Never a user, never a name. */
export type Seat = number;

/** One answer to one question: a small plain object of scalars (or lists of scalars), in stable ids. Never mutated. */
export interface Move {
  readonly do: string;
}

/**
 * One item of the agenda. Who answers is data:
 * `seat` asks one seat, `seats` asks several at once (see `question`), neither resolves by itself.
 */
export interface Step {
  readonly kind: string;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
  /** Kept by the kernel for a question to several seats: parallel to `seats`, null until that seat has answered. */
  answers?: (Move | null)[];
}

/** One position: plain, JSON-safe, mutable. The last step of the agenda is the open question. */
export interface State {
  agenda: Step[];
}

/** What just happened, for the log and the animation. `only` restricts it to one seat. Never needed to rebuild a state. */
export interface GameEvent {
  readonly is: string;
  readonly only?: Seat;
}

/** What a step may use while it resolves. */
export interface Turn<E extends GameEvent = GameEvent> {
  readonly rng: Rng;
  emit(event: E): void;
}

/** A step that resolves by itself. */
export interface SilentRule<S extends State, P extends Step, E extends GameEvent> {
  run(s: S, step: P, t: Turn<E>): void;
}

/** A question to `step.seat`. The step is off the agenda when `answer` runs; a step that goes on pushes itself back. */
export interface AskRule<S extends State, P extends Step, M extends Move, E extends GameEvent> {
  /** Pushes every legal answer onto `out`, and nothing else. */
  moves(s: S, step: P, seat: Seat, out: M[]): void;
  answer(s: S, step: P, move: M, t: Turn<E>): void;
  /** The rule that forbids a move which was not offered. Explains a refusal; decides nothing. */
  why?(s: S, step: P, seat: Seat, move: M): string | null;
}

/** One question to all of `step.seats`: answers are secret and may be changed until the last one is in. */
export interface AskTogetherRule<S extends State, P extends Step, M extends Move, E extends GameEvent> {
  moves(s: S, step: P, seat: Seat, out: M[]): void;
  /** Runs once, with all answers in the order of `step.seats`, when the last one has come in. */
  reveal(s: S, step: P, answers: readonly M[], t: Turn<E>): void;
  why?(s: S, step: P, seat: Seat, move: M): string | null;
}

export type StepOf<S extends State> = S['agenda'][number];

/** The rulebook: one entry per kind of step. Whether a step asks is told by its type: `seat`, `seats` or neither. */
export type Rulebook<S extends State, M extends Move, E extends GameEvent> = {
  readonly [K in StepOf<S>['kind']]: RuleFor<S, Extract<StepOf<S>, { kind: K }>, M, E>;
};

type RuleFor<S extends State, P extends Step, M extends Move, E extends GameEvent> = string extends P['kind']
  ? AnyRule<S, P, M, E>
  : P extends { readonly seats: readonly Seat[] }
    ? AskTogetherRule<S, P, M, E>
    : P extends { readonly seat: Seat }
      ? AskRule<S, P, M, E>
      : SilentRule<S, P, E>;

/** A rule of which only the kernel knows that it fits its step: what a game looks like to code that serves all games. */
export type AnyRule<S extends State, P extends Step, M extends Move, E extends GameEvent> = Partial<
  SilentRule<S, P, E> & AskRule<S, P, M, E> & AskTogetherRule<S, P, M, E>
>;

/** One line of the score sheet, as on the pad in the box. */
export interface SheetLine {
  /** Names the line in the game's texts. */
  readonly key: string;
  /** The rule it comes from. */
  readonly rule: string;
  readonly values: readonly number[];
  /** False for a line that only breaks ties or informs: it is not part of the total. */
  readonly counts: boolean;
}

/** Scores and ranks by seat (rank 1 is best; tied seats share a rank), with the sheet that explains them. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly sheet: readonly SheetLine[];
}

/** What a good player counts in a position: what bots maximise and hints explain. */
export interface Judgement<S extends State> {
  /** What is counted, by name, in the order of `assess`. The game's texts have a word for each. */
  readonly features: readonly string[];
  /** What one of each is worth to a merchant, who looks one answer ahead, parallel to `features`; tuned by self-play. */
  readonly weights: readonly number[];
  /** The same for a search, which can plan for what a merchant cannot, and for those who explain positions; `weights` if absent. */
  readonly foresight?: readonly number[];
  /**
   * How much a point of the others counts against one's own when a search looks ahead; 1 if absent. Less where a turn is long and
   * worth much: there a search that counts it in full stalls before the others' turn.
   */
  readonly rivalry?: number;
  /** The same for an emperor whose insight is `rivalry`; `rivalry` if absent. */
  readonly keenRivalry?: number;
  /** Whether a search plays every line on through the seat's next turn: so where turns are long, and one prepares the next. */
  readonly plans?: boolean;
  /**
   * What an emperor has its time for: to look for the others' best answers as well instead of taking them for merchants (`rivals`),
   * where turns are short and what others do changes what is left; to mind what the others make of their turns (`rivalry`), where
   * lines are played on through them; or to play to the end of the game (`endings`), where a game has few answers and what it comes
   * to is hard to see before.
   */
  readonly insight?: 'rivals' | 'rivalry' | 'endings';
  /**
   * A number that is another one in the next turn, where a turn has several questions: a search that judges in the middle of one
   * compares what is begun with what is done, so that it plays the turn out first.
   */
  turn?(s: S): number;
  /** What bots have learnt that positions come to, by the number of seats, where it wins: networks as `durbar train` packs them. */
  readonly nets?: Readonly<Record<number, string>>;
  /** Writes what `seat` has of each feature into `out`. */
  assess(s: S, seat: Seat, out: Float64Array): void;
}

/** The definition of one game. Immutable, without state of its own. */
export interface Game<
  S extends State = State,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends object = object,
  V extends object = object,
> {
  readonly id: string;
  /** The version of the rules. Raised when an old record would no longer replay. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<O>;
  /** The rule by which these options exclude each other, if they do. */
  conflict?(seats: number, options: O): string | null;
  /** The position before the first step: the agenda holds what comes first. */
  setup(seats: number, options: O, t: Turn<E>): S;
  readonly steps: Rulebook<S, M, E>;
  clone(s: S): S;
  /** What a seat (null: a spectator) may know. Secrets become counts. */
  view(s: S, seat: Seat | null): V;
  /** Resamples everything that `seat` cannot know. The result depends on what that seat has been shown and the generator alone. */
  redeal(s: S, seat: Seat, rng: Rng): void;
  /** The score sheet as if the game ended in this position. */
  score(s: S): Outcome;
  /** What is wrong with a position, by the game's own invariants: one sentence each, with the rule. */
  faults(s: S): string[];
  /** How good a position is for a seat, in points of the score sheet. */
  readonly judgement: Judgement<S>;
  /** What is answered for a seat whose time is over, where the rules say it; null where they do not: then a merchant answers. */
  standIn?(s: S, seat: Seat): M | null;
}
