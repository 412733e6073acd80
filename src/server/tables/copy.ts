/** A game in memory, as the log in the store has it: the position, the entries, and what messages have done. */
import type { Match, RedoRefusal, Refusal, Seat, Step, UndoRefusal } from '../../kernel/index.ts';
import type { Reason } from '../../online/protocol.ts';
import { Film } from '../../table/film.ts';
import { type By, readEntry, type TableEntry } from './entries.ts';
import { type Loaded, replayEntry } from './load.ts';

/** One thing that a seat does: an answer, an undo or a redo. */
export type Act = { readonly move: unknown } | { readonly undo: true } | { readonly redo: true };

/** Who does it, by which message, and what the position was for them. */
export interface Doing {
  readonly seat: Seat;
  readonly by: By;
  readonly ply: number;
  readonly message?: string;
}

/** Why something was not done. */
export interface NotDone {
  readonly refused: Reason;
  readonly rule?: string;
}

export class Copy {
  readonly match: Match;
  readonly entries: TableEntry[];
  readonly #done = new Map<string, number>();
  /** The ply since which the open question stands: an answer to it may come later than that. */
  #openSince: number;
  /** The question that stood before what was done last. */
  #before: Step | null = null;
  /** The game as far as somebody has looked back into it, and how many of its answers stand since. */
  #film: Film | null = null;
  #filmStands = 0;

  private constructor(match: Match, entries: TableEntry[]) {
    this.match = match;
    this.entries = entries;
    this.#openSince = entries.length;
    for (const [i, entry] of entries.entries()) this.#remember(entry, i + 1);
  }

  static of({ match, entries }: Loaded): Copy {
    return new Copy(match, entries);
  }

  /** How many entries the log has after the deal. */
  get ply(): number {
    return this.entries.length;
  }

  /** The ply that a message has led to; undefined: it has not been done. */
  doneBy({ seat, message }: Doing): number | undefined {
    return message === undefined ? undefined : this.#done.get(`${seat}/${message}`);
  }

  /** Whether the question that stood after so many entries is still open. */
  isOpen(ply: number): boolean {
    return ply <= this.ply && ply >= this.#openSince;
  }

  /** Does something in the position. It is in the log only when it has been entered. */
  perform({ seat, by, message }: Doing, act: Act, at: number): TableEntry | NotDone {
    this.#before = this.#question();
    const common = { seat, by, ...(message === undefined ? {} : { message }), at };
    if ('undo' in act) {
      const refused: UndoRefusal | null = this.match.undo(seat);
      return refused ? { refused: `undo:${refused}` } : { ...common, undo: true };
    }
    if ('redo' in act) {
      const refused: RedoRefusal | null = this.match.redo(seat);
      return refused ? { refused: `redo:${refused}` } : { ...common, redo: true };
    }
    const played = this.match.answer(seat, act.move);
    if ('refused' in played) return notDone(played);
    const { move, draws, events } = played;
    return { ...common, move, ...(draws.length > 0 ? { draws } : {}), events };
  }

  /** What was performed is written down. */
  enter(entry: TableEntry): void {
    this.entries.push(entry);
    this.#remember(entry, this.ply);
    this.#filmStands = Math.min(this.#filmStands, this.match.line.length);
    if (this.#before === null || this.#before !== this.#question()) this.#openSince = this.ply;
  }

  /** Does again what the log says. */
  follow(stored: unknown): void {
    const entry = readEntry(stored);
    this.#before = this.#question();
    replayEntry(this.match, entry);
    this.enter(entry);
  }

  /** What a seat, or a spectator, saw after so many answers. */
  past(seat: Seat | null, answers: number): object | null {
    const film = this.#filmed();
    return film?.sight(Math.min(answers, film.last), seat).view ?? null;
  }

  /** The answers that stand, as a film. Who looks back once looks again: only what is new since is played. */
  #filmed(): Film | null {
    const { game, line } = this.match;
    const stands = this.#film === null ? 0 : this.#filmStands;
    const since = line.slice(stands).map(({ seat, move, draws }) => ({ seat, move, draws }));
    if (this.#film === null) {
      const { result: _result, ...record } = this.match.record();
      const made = Film.of(game, { ...record, log: since });
      this.#film = 'film' in made ? made.film : null;
    } else if (since.length > 0 || stands < this.#film.last) {
      const { film, fault } = this.#film.along(stands, since);
      this.#film = fault === null ? film : null;
    }
    this.#filmStands = line.length;
    return this.#film;
  }

  /** The open question, if it is one to several seats: others may answer it while one's own answer is on its way. */
  #question(): Step | null {
    const step = this.match.state.agenda.at(-1);
    return step?.seats === undefined ? null : step;
  }

  #remember({ seat, message }: TableEntry, ply: number): void {
    if (message !== undefined) this.#done.set(`${seat}/${message}`, ply);
  }
}

function notDone({ refused, rule }: Refusal): NotDone {
  return rule === undefined ? { refused } : { refused, rule };
}
