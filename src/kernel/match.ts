/** One game being played, with its record: answers, undo and redo, events. The same code runs in the browser and on the server. */
import { EndlessAgenda, isOver, judge, lookOf, outcome, perform, type Refusal, redeal, sees, start } from './engine.ts';
import type { Game, GameEvent, Move, Outcome, Seat, State } from './game.ts';
import { hashOf } from './hash.ts';
import { type Chance, type Entry, type GameRecord, LOG_LIMIT, RECORD_FORMAT, type Result } from './record.ts';
import { commitment, type Draw, DrawMismatch, FastRng, KeyedRng, NO_CHANCE, RecordingRng, type Rng } from './rng.ts';

/** An answer that stands: what was answered, what was drawn for it, what happened. */
export interface Played<S extends State, M extends Move, E extends GameEvent> {
  readonly seat: Seat;
  readonly move: M;
  readonly draws: readonly Draw[];
  readonly events: readonly E[];
  /** The position before it; kept while the answer might be taken back. */
  before: S | null;
  /** Whether it showed somebody something new; computed when first asked for. */
  widened: boolean | null;
}

/** Why a seat cannot take its last answer back. */
export type UndoRefusal = 'nothing' | 'chance' | 'seen' | 'otherSeat' | 'over' | 'tooOften';

/** Whoever takes back and gives again without end would make a record that nobody reads any more. */
export const UNDO_LIMIT = LOG_LIMIT / 2;
export type RedoRefusal = 'nothing' | 'otherSeat';

/** How often hidden worlds are resampled before an answer counts as having shown nothing. */
const WORLDS = 12;

/** What is agreed before a game starts. */
export interface Agreement {
  readonly seats: number;
  readonly options: object;
  readonly names?: readonly string[];
}

/**
 * Where a game stood, to be taken up there again without playing what came before. The lists are the log and its events up to
 * there; a server keeps them line by line.
 */
export interface Bookmark<S extends State, M extends Move, E extends GameEvent> {
  readonly state: S;
  /** How many numbers of its seed the game has used. */
  readonly drawn: number;
  readonly deal: readonly Draw[];
  readonly opening: readonly E[];
  readonly line: readonly {
    readonly seat: Seat;
    readonly move: M;
    readonly draws: readonly Draw[];
    readonly events: readonly E[];
  }[];
  readonly log: readonly Entry[];
}

export class Match<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>;
  readonly agreed: Agreement;
  readonly chance: Chance;
  /** What happened before the first move. */
  readonly opening: readonly E[];
  readonly deal: readonly Draw[];
  readonly #rng: RecordingRng;
  readonly #source: Rng;
  readonly #seed: string | null;
  readonly #line: Played<S, M, E>[] = [];
  readonly #undone: Played<S, M, E>[] = [];
  readonly #log: Entry[] = [];
  #events: E[] = [];
  #state: S;

  /** A new game, or one from its bookmark on. `rng` makes the draws: a generator of the seed, or recorded outcomes. */
  private constructor(
    game: Game<S, M, E>,
    agreed: Agreement,
    chance: Chance,
    seed: string | null,
    rng: Rng,
    bookmark?: Bookmark<S, M, E>,
  ) {
    this.game = game;
    this.agreed = agreed;
    this.chance = chance;
    this.#seed = seed;
    this.#source = rng;
    this.#rng = new RecordingRng(rng);
    if (bookmark) {
      this.#state = bookmark.state;
      this.deal = bookmark.deal;
      this.opening = bookmark.opening;
      // What lies before the bookmark is behind another seat's answer: it cannot be taken back.
      this.#line = bookmark.line.map((played) => ({ ...played, before: null, widened: null }));
      this.#log = bookmark.log.slice();
      return;
    }
    try {
      this.#state = start(game, agreed.seats, agreed.options, this.#turn());
    } catch (error) {
      if (error instanceof EndlessAgenda) error.record = this.#recordOf(this.chance, this.#rng.take(), []);
      throw error;
    }
    this.deal = this.#rng.take();
    this.opening = this.#takeEvents();
  }

  /** A live game: the seed stays with the match until the game is over. */
  static live<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    agreed: Agreement,
    seed: string,
  ): Match<S, M, E> {
    return new Match(game, agreed, { generator: 'keyed', commitment: commitment(seed) }, seed, new KeyedRng(seed));
  }

  /** A live game, taken up where it stood before the first answer of whoever answered last. */
  static takenUp<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    agreed: Agreement,
    seed: string,
    bookmark: Bookmark<S, M, E>,
  ): Match<S, M, E> {
    const chance = { generator: 'keyed', commitment: commitment(seed) } as const;
    return new Match(game, agreed, chance, seed, new KeyedRng(seed, bookmark.drawn), bookmark);
  }

  /** A simulated game. */
  static simulated<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    agreed: Agreement,
    seed: string,
  ): Match<S, M, E> {
    return new Match(game, agreed, { generator: 'fast', seed }, seed, new FastRng(seed));
  }

  /** A game from a record: `rng` gives its recorded draws, or those of its seed, with which it can go on. */
  static replayed<S extends State, M extends Move, E extends GameEvent>(
    game: Game<S, M, E>,
    agreed: Agreement,
    chance: Chance,
    rng: Rng,
    seed: string | null,
  ): Match<S, M, E> {
    return new Match(game, agreed, chance, seed, rng);
  }

  /** The live position. Read it; only `answer`, `undo` and `redo` change it. */
  get state(): S {
    return this.#state;
  }

  /** How many numbers of its seed a live game has used. */
  get drawn(): number {
    return this.#source instanceof KeyedRng ? this.#source.drawn : 0;
  }

  /** The answers that stand, oldest first. */
  get line(): readonly Played<S, M, E>[] {
    return this.#line;
  }

  get outcome(): Outcome | null {
    return outcome(this.game, this.#state);
  }

  answer(seat: Seat, input: unknown): Refusal | Played<S, M, E> {
    const judged = judge(this.game, this.#state, seat, input);
    if ('refused' in judged) return judged;
    const played = this.#play(seat, judged.move);
    this.#undone.length = 0;
    this.#log.push(entryOf(seat, played.move, played.draws));
    return played;
  }

  /** Whether `seat` may take the last answer back: null, or the reason why not. */
  undoRefusal(seat: Seat): UndoRefusal | null {
    if (this.#log.length >= UNDO_LIMIT) return 'tooOften';
    const barred = this.undoBarred(seat);
    const last = this.#line.at(-1);
    if (barred !== null || !last?.before) return barred;
    last.widened ??= widens(this.game, last.before, seat, last.move, this.agreed.seats);
    return last.widened ? 'seen' : null;
  }

  /** As `undoRefusal`, as far as it can be told without working out what the answer has shown. */
  undoBarred(seat: Seat): UndoRefusal | null {
    const last = this.#line.at(-1);
    if (last === undefined) return 'nothing';
    if (last.seat !== seat) return 'otherSeat';
    if (isOver(this.#state)) return 'over';
    if (last.draws.length > 0) return 'chance';
    if (last.before === null) return 'otherSeat'; // another seat answered after it, and took that back
    return last.widened ? 'seen' : null;
  }

  undo(seat: Seat): UndoRefusal | null {
    return this.undoRefusal(seat) ?? this.undoAgain(seat);
  }

  /** As `undo`, where it was judged before that nobody had been shown anything: for whoever replays a record. */
  undoAgain(seat: Seat): UndoRefusal | null {
    const refusal = this.undoBarred(seat);
    if (refusal !== null) return refusal;
    const last = this.#line.pop();
    if (last?.before) this.#state = last.before;
    if (last) this.#undone.push(last);
    this.#log.push({ seat, undo: true });
    return null;
  }

  redoRefusal(seat: Seat): RedoRefusal | null {
    const next = this.#undone.at(-1);
    if (next === undefined) return 'nothing';
    return next.seat === seat ? null : 'otherSeat';
  }

  redo(seat: Seat): RedoRefusal | null {
    const refusal = this.redoRefusal(seat);
    const next = refusal === null ? this.#undone.pop() : undefined;
    if (next === undefined) return refusal;
    this.#play(seat, next.move);
    this.#log.push({ seat, redo: true });
    return null;
  }

  /** The whole game so far. The seed of a live game is in it once the game is over. */
  record(): GameRecord {
    const result = this.result();
    const revealed = result && this.#seed !== null ? { ...this.chance, seed: this.#seed } : this.chance;
    return { ...this.#recordOf(revealed, this.deal, this.#log.slice()), ...(result ? { result } : {}) };
  }

  result(): Result | null {
    const end = this.outcome;
    return end && { scores: end.scores, ranks: end.ranks, hash: hashOf(this.#state) };
  }

  #play(seat: Seat, move: M): Played<S, M, E> {
    const before = this.game.clone(this.#state);
    const { drawn } = this;
    try {
      perform(this.game, this.#state, seat, move, this.#turn());
    } catch (error) {
      // Nothing half-applied: the position, the events and the generator of a live game are as before the answer.
      this.#state = before;
      if (this.#source instanceof KeyedRng) this.#source.rewind(drawn);
      const entry = entryOf(seat, move, this.#rng.take());
      this.#events = [];
      if (error instanceof EndlessAgenda) error.record = this.#recordOf(this.chance, this.deal, [...this.#log, entry]);
      throw error;
    }
    const draws = this.#rng.take();
    const played = {
      seat,
      move,
      draws,
      events: this.#takeEvents(),
      before: draws.length > 0 ? null : before,
      widened: null,
    };
    const previous = this.#line.at(-1);
    // What lies behind another seat's answer or behind chance can never be taken back: its position is not kept.
    if (previous && (previous.seat !== seat || draws.length > 0))
      for (let i = this.#line.length - 1; i >= 0 && this.#line[i]?.before; i--) {
        const passed = this.#line[i];
        if (passed) passed.before = null;
      }
    this.#line.push(played);
    return played;
  }

  #turn() {
    return { rng: this.#rng, emit: (event: E) => void this.#events.push(event) };
  }

  #takeEvents(): E[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #recordOf(chance: Chance, deal: readonly Draw[], log: readonly Entry[]): GameRecord {
    const { seats, options, names } = this.agreed;
    return {
      durbar: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      seats,
      options: { ...options },
      ...(names ? { names } : {}),
      chance,
      deal,
      log,
    };
  }
}

function entryOf(seat: Seat, move: Move, draws: readonly Draw[]): Entry {
  return { seat, move, ...(draws.length > 0 ? { draws } : {}) };
}

/**
 * Whether an answer showed somebody something that could not be known before. In worlds that a seat cannot tell apart, an
 * answer that shows nothing must look the same afterwards; an answer that is possible in none of them gave a secret away.
 */
function widens<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  before: S,
  mover: Seat,
  move: M,
  seats: number,
): boolean {
  const seed = hashOf(before);
  const secret = staysSecret(before, mover);
  for (let seat = 0; seat < seats; seat++) {
    // Nobody else knows which answer it was: that it is possible in few worlds gives nothing away.
    if (secret && seat !== mover) continue;
    const shown = lookAfter(game, game.clone(before), mover, move, seat);
    let possible = false;
    for (let i = 0; i < WORLDS; i++) {
      const world = game.clone(before);
      redeal(game, world, seat, new FastRng(`${seed}/${seat}/${i}`));
      if ('refused' in judge(game, world, mover, move)) continue;
      possible = true;
      if (lookAfter(game, world, mover, move, seat) !== shown) return true;
    }
    if (!possible) return true;
  }
  return false;
}

/** Whether an answer of `seat` to the open question waits, unseen, for those of others. */
function staysSecret({ agenda }: State, seat: Seat): boolean {
  const { seats, answers } = agenda.at(-1) ?? {};
  return seats?.some((other, i) => other !== seat && answers?.[i] === null) ?? false;
}

function lookAfter<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  mover: Seat,
  move: M,
  seat: Seat,
): string {
  const events: E[] = [];
  try {
    perform(game, world, mover, move, { rng: NO_CHANCE, emit: (event) => void events.push(event) });
  } catch (error) {
    if (error instanceof DrawMismatch) return 'chance';
    throw error;
  }
  return lookOf(game, world, seat) + JSON.stringify(events.filter((event) => sees(seat, event)));
}
