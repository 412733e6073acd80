/**
 * What a game gives the table screen, and what the table screen gives a game. The shell knows no game; a game's board knows
 * no rules: it draws a view and offers the answers it is given.
 */
import type { ComponentType, ReactNode } from 'react';
import type { CorrectedFacts, GameEvent, Move, Seat } from '../kernel/index.ts';
import type { Sight } from '../table/table.ts';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A seat's colours and shape: colour never carries meaning alone. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  /** Piece colour, its darker edge, and a text colour that reads on it. */
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly shape: SeatShape;
}
export type SeatShape = 'star' | 'square' | 'disc' | 'triangle' | 'diamond' | 'hexagon' | 'crescent' | 'cross';

/** A small amount with an icon: a price or a gain. `says` is the whole of it in words ("2 actions"). */
export interface Chip {
  readonly icon: string;
  readonly amount?: number;
  readonly says: string;
}

/** One answer as people see it: a legal move, or several that make one gesture. */
export interface Answer<M extends Move = Move> {
  /** Stable within a position, for keys and tests: `go:INDORE`, `go:INDORE+sell:blue`. */
  readonly id: string;
  readonly moves: readonly M[];
  /** Answers of one group stand together under its heading (a key of `GameText.groups`). */
  readonly group: string;
  readonly label: string;
  readonly price: readonly Chip[];
  readonly gain: readonly Chip[];
  /** The whole answer as one sentence, price and gain included. */
  readonly spoken: string;
  /** The place, card or piece on the board that gives the same answer. */
  readonly target?: string;
  /** `main` stands in the bar; `more` is one tap away under its group; `end` closes the turn and stands last. */
  readonly place: 'main' | 'more' | 'end';
  /** Asked once more before it is given, also of a mouse or a key: the rules allow it and advise against it. */
  readonly confirm?: boolean;
}

/** An answer with the letter that ties the button to its place on the board. */
export interface Offer<M extends Move = Move> extends Answer<M> {
  readonly letter: string;
}

/** What every part of a game's screen is drawn from. */
export interface TableProps<V extends object = object, M extends Move = Move> {
  readonly sight: Sight<V, M>;
  readonly faces: readonly SeatFace[];
  /** The answers of the person who looks; empty while others are asked or the past is shown. */
  readonly offers: readonly Offer<M>[];
  /** The answer that is pointed at, on the board or in the bar, and what would be seen after it. */
  readonly shown: Offer<M> | null;
  readonly ahead: Sight<V, M> | null;
  show(offer: Offer<M> | null): void;
  give(offer: Offer<M>): void;
  /** Whether pieces may move: false where the system or the person asks for calm. */
  readonly motion: boolean;
  /** True on a narrow screen: the board may pan and zoom, texts must not shrink. */
  readonly narrow: boolean;
  /** The places that a guide is talking about: a board that pans brings them into sight. */
  readonly told?: readonly string[];
}

/** A panel beside the board; on a narrow screen a tab. */
export interface Panel<V extends object = object, M extends Move = Move> {
  readonly id: string;
  readonly title: string;
  Body(props: TableProps<V, M>): ReactNode;
}

export interface RulesChapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  /** Not found in any public source, in whole or in part. */
  readonly reconstructed?: true;
}

/** A picture in the rules, drawn with the pieces of the game's own board. */
export interface RulePicture {
  /** The rule under which it stands. */
  readonly rule: string;
  /** What is to be seen, in a sentence: the caption of the picture. */
  readonly says: string;
  Drawing(props: { readonly faces: readonly SeatFace[] }): ReactNode;
}

/** The rules of a game in one language, fetched when somebody reads them. */
export interface RulesReference {
  readonly chapters: readonly RulesChapter[];
  readonly pictures: readonly RulePicture[];
}

/** Where a printed fact comes from. `partly`: one part of it is reconstructed, and `Fact.note` says which. */
export type FactSource = 'seed' | 'public' | 'partly' | 'reconstructed';

/** One printed fact, shown with the pieces of the game's own board. Its figures come from the game's `data.ts`. */
export interface Fact {
  /** Its address on the page. */
  readonly id: string;
  /** The constants of `data.ts` that it shows. */
  readonly of: readonly string[];
  readonly name: string;
  readonly source: FactSource;
  readonly note?: string;
  readonly rule: string;
  /** Takes the whole width: a table, a map. */
  readonly wide?: true;
  /** What an owner of the box can correct in it; absent where the rules state it. */
  readonly correct?: FactCorrection;
  Drawing(props: FactDrawing): ReactNode;
}

export interface FactCorrection {
  /** The paths that begin so belong to this fact. */
  readonly path: string;
  /** What the fact is called among others, where its own name is not enough to tell it apart. */
  readonly name?: string;
  /** The word for a part of such a path, or for what may be printed there. */
  says(word: string): string;
}

export interface FactDrawing {
  readonly faces: readonly SeatFace[];
  /** What an owner of the box has corrected. */
  readonly corrected?: CorrectedFacts | undefined;
}

export interface FactsChapter {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What a game calls the stretch that `GameUi.round` counts, where it has a word of its own for it. */
export interface RoundName {
  /** "Round 2". */
  numbered(round: number): string;
  /** "One round back", "One round on". */
  readonly back: string;
  readonly on: string;
}

/**
 * What an answer does, as a clause whose subject is the answer: "brings you nearer to a sale". What can be counted is said
 * with its number: `points`, always above zero, is what the change is worth.
 */
export type Clause = string | ((points: number) => string);

/** The words for one feature of a game's judgement: a change that speaks for an answer, and one that speaks against it. */
export interface FeatureWords {
  /** Null for what no player would say: a change that only balances others. */
  readonly gain: Clause | null;
  readonly loss: Clause | null;
}
export type FeatureTexts<F extends string = string> = Readonly<Record<F, FeatureWords>>;

/** The words of a game in one language. */
export interface GameText<V extends object = object, E extends GameEvent = GameEvent> {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
  readonly groups: Readonly<Record<string, string>>;
  /** What is asked of `seat`, as a heading and one plain sentence. */
  question(view: V, seat: Seat): { readonly title: string; readonly hint: string };
  /** What an event says in the log of a table that goes by these facts; null for one that needs no line. */
  event(event: E, name: (seat: Seat) => string, facts?: CorrectedFacts): string | null;
  /** Where the game stands: "Round 2 of 4, lap 3 of 4". */
  clock(view: V): string;
  /** Absent where the shell's word for a round is the game's as well. */
  readonly roundName?: RoundName;
  readonly sheet: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  /** Why a move is refused, by rule id. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The words for every feature of the judgement, for hints and analysis; fetched when first wanted. */
  features(): Promise<FeatureTexts>;
}

/** The screen side of a game, in one language. */
export interface GameUi<V extends object = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly text: GameText<V, E>;
  /**
   * Every legal answer once, and the gestures made of several. `ahead` shows what a line of answers leads to: prices and gains
   * are differences of views, never a second rulebook.
   */
  answers(sight: Sight<V, M>, ahead: (line: readonly M[]) => Sight<V, M> | null): Answer<M>[];
  /** The round a view belongs to, from 1: the axis of the score plot. */
  round(view: V): number;
  /** The rule that the open question is about; null when nothing is asked. */
  ruleAsked(view: V): string | null;
  /** The rule that an event comes from; null for one that no rule speaks of. */
  ruleOf(event: E): string | null;
  /** The rules reference, fetched when it is read. */
  rules(): Promise<RulesReference>;
  /** The printed facts, fetched when they are read. */
  facts(): Promise<readonly FactsChapter[]>;
  /** True where hands or purses are secret, so that a shared screen needs a curtain between turns. */
  readonly secrets: boolean;
  // Components are written as methods: the shell may then hold the screen of any game without knowing its types.
  Board(props: TableProps<V, M>): ReactNode;
  /** A line under the question that shows where the turn stands: phases, order, what triggered what. */
  Strip?(props: TableProps<V, M>): ReactNode;
  /** The final scoring as a show, before the score sheet; `done` goes on to the sheet and may be called at any time. */
  Finale?(props: TableProps<V, M> & { done(): void }): ReactNode;
  /** How wide the column of panels beside the board is; the usual width if absent. Any CSS length. */
  readonly asideWidth?: string;
  readonly panels: readonly Panel<V, M>[];
  /** What a seat's row shows beside its name: what everybody at a real table could see. */
  SeatRow(props: TableProps<V, M> & { readonly seat: Seat }): ReactNode;
  /** The icons of chips. */
  readonly icons: Readonly<Record<string, ComponentType<{ readonly size: number }>>>;
}
