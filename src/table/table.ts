/**
 * A table: a match with the people and bots who play it. It says what each seat may see and takes what each seat answers;
 * it draws nothing and sends nothing. The page runs it for one device, a server for many.
 */
import {
  FastRng,
  type Game,
  type GameEvent,
  type GameRecord,
  hashOf,
  isOver,
  type Match,
  type Move,
  moves,
  type Outcome,
  type Played,
  type RedoRefusal,
  type Refusal,
  redeal,
  replay,
  type Seat,
  type State,
  sees,
  type UndoRefusal,
  waiting,
} from '../kernel/index.ts';
import { aheadIn } from './ahead.ts';

/** Who sits on a seat: a person, or a bot by its id. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}

/** Everything that a seat (null: a spectator) may know at one moment. */
export interface Sight<V extends object = object, M extends Move = Move> {
  readonly seat: Seat | null;
  /** How many answers have been given. */
  readonly ply: number;
  readonly view: V;
  /** Whom the game waits for. */
  readonly waiting: readonly Seat[];
  /** This seat's legal answers. */
  readonly moves: readonly M[];
  readonly undo: UndoRefusal | null;
  readonly redo: RedoRefusal | null;
  readonly outcome: Outcome | null;
}

/** One answer in the log as a seat may read it. Ply 0 is the deal. */
export interface LogEntry<E extends GameEvent = GameEvent> {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

export class Table<S extends State, M extends Move, E extends GameEvent, V extends object> {
  readonly game: Game<S, M, E, object, V>;
  readonly match: Match<S, M, E>;
  readonly sitters: readonly Sitter[];

  constructor(game: Game<S, M, E, object, V>, match: Match<S, M, E>, sitters: readonly Sitter[]) {
    if (sitters.length !== match.agreed.seats)
      throw new Error(`${sitters.length} sitters for ${match.agreed.seats} seats`);
    this.game = game;
    this.match = match;
    this.sitters = sitters;
  }

  sight(seat: Seat | null): Sight<V, M> {
    const { match, game } = this;
    return {
      seat,
      ply: match.line.length,
      view: game.view(match.state, seat),
      waiting: waiting(match.state),
      moves: seat === null ? [] : moves(game, match.state, seat),
      undo: seat === null ? 'nothing' : match.undoRefusal(seat),
      redo: seat === null ? 'nothing' : match.redoRefusal(seat),
      outcome: match.outcome,
    };
  }

  answer(seat: Seat, input: unknown): Refusal | Played<S, M, E> {
    return this.match.answer(seat, input);
  }

  /** The seats of bots whose answer the game waits for. */
  botsAsked(): Seat[] {
    return waiting(this.match.state).filter((seat) => this.sitters[seat]?.bot != null);
  }

  get over(): boolean {
    return isOver(this.match.state);
  }

  log(seat: Seat | null): LogEntry<E>[] {
    const entries: LogEntry<E>[] = [{ ply: 0, seat: null, events: this.match.opening.filter((e) => sees(seat, e)) }];
    for (const [i, played] of this.match.line.entries())
      entries.push({ ply: i + 1, seat: played.seat, events: played.events.filter((e) => sees(seat, e)) });
    return entries;
  }

  /**
   * What `seat` would see after these answers of its own, in a world that it cannot tell from the true one. Null where chance
   * comes in, or where the answers do not follow each other.
   */
  ahead(seat: Seat, line: readonly M[]): Sight<V, M> | null {
    const world = this.game.clone(this.match.state);
    const answers = this.match.line.length;
    redeal(this.game, world, seat, new FastRng(hashOf([seat, answers])));
    return aheadIn(this.game, world, seat, line, answers);
  }

  /** What `seat` saw after `ply` answers. */
  past(seat: Seat | null, ply: number): V | null {
    let seen: V | null = null;
    const record = standing(this.match);
    replay(this.game, record, (match) => {
      if (match.line.length === ply) seen = this.game.view(match.state, seat);
    });
    return seen;
  }
}

/** The record of the answers that stand: what was taken back is left out. */
function standing<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>): GameRecord {
  return { ...match.record(), log: match.line.map(({ seat, move, draws }) => ({ seat, move, draws })) };
}
