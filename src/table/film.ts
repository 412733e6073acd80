/**
 * A game as a film: every position that stands, in any order, from a few kept ones and the answers between them. A film can go
 * on along a line that leaves it. It holds the whole game: who may look with whose eyes is decided by who shows it.
 */
import {
  type Agreement,
  type Answered,
  type Bookmark,
  type Draw,
  DrawMismatch,
  type Game,
  type GameEvent,
  type GameRecord,
  judge,
  type Move,
  outcome,
  PlaybackRng,
  perform,
  type ReplayProblem,
  replay,
  type Seat,
  type State,
  sees,
  waiting,
} from '../kernel/index.ts';
import type { LogEntry, Sight } from './table.ts';

/** Every so many answers a position is kept: a step costs at most so many answers, and a long game little room. */
const KEPT_EVERY = 16;

/** An answer that stands, as it was given. */
export interface Shot {
  readonly seat: Seat;
  readonly move: Move;
  readonly draws: readonly Draw[];
  readonly events: readonly GameEvent[];
  /** Whether chance was drawn for it, or somebody's score is another one since. */
  readonly telling: boolean;
}

/** Where a line stops following the rules. */
export interface LineFault {
  /** The answer that cannot be given there, counted from the deal. */
  readonly ply: number;
  readonly detail: string;
}

export class Film {
  readonly game: Game;
  readonly agreed: Agreement;
  readonly deal: readonly Draw[];
  readonly opening: readonly GameEvent[];
  readonly shots: readonly Shot[];
  readonly #kept: ReadonlyMap<number, State>;
  /** The position that was looked at last. Nobody changes it any more: whoever steps on goes on from a copy. */
  #looked: { readonly ply: number; readonly state: State } | null = null;

  private constructor(
    from: Pick<Film, 'game' | 'agreed' | 'deal' | 'opening'>,
    shots: readonly Shot[],
    kept: ReadonlyMap<number, State>,
  ) {
    this.game = from.game;
    this.agreed = from.agreed;
    this.deal = from.deal;
    this.opening = from.opening;
    this.shots = shots;
    this.#kept = kept;
  }

  /** Replays a record by the rules. What was taken back is not part of the film. */
  static of(game: Game, record: GameRecord): { readonly film: Film } | ReplayProblem {
    const kept = new Map<number, State>();
    const telling: boolean[] = [];
    const scores: string[] = [];
    const replayed = replay(game, record, (match) => {
      const ply = match.line.length;
      if (ply % KEPT_EVERY === 0) kept.set(ply, game.clone(match.state));
      scores[ply] = game.score(match.state).scores.join();
      if (ply > 0) telling[ply] = match.line[ply - 1]?.draws.length !== 0 || scores[ply] !== scores[ply - 1];
    });
    if ('problem' in replayed) return replayed;
    const { agreed, deal, opening, line } = replayed.match;
    const shots = line.map(({ seat, move, draws, events }, i) => ({
      seat,
      move,
      draws,
      events,
      telling: telling[i + 1] ?? false,
    }));
    for (const ply of kept.keys()) if (ply > shots.length) kept.delete(ply);
    return { film: new Film({ game, agreed, deal, opening }, shots, kept) };
  }

  /** How many answers there are. */
  get last(): number {
    return this.shots.length;
  }

  /** The position after so many answers, as a copy of its own. */
  stateAt(ply: number): State {
    const { game, shots } = this;
    let from = ply - (ply % KEPT_EVERY);
    while (from > 0 && !this.#kept.has(from)) from -= KEPT_EVERY;
    let kept = this.#kept.get(from);
    const looked = this.#looked;
    if (looked !== null && looked.ply >= from && looked.ply <= ply) {
      from = looked.ply;
      kept = looked.state;
    }
    if (kept === undefined) throw new RangeError(`a film of ${shots.length} answers has none at ${ply}`);
    const s = game.clone(kept);
    const rng = new PlaybackRng();
    for (const { seat, move, draws } of shots.slice(from, ply)) {
      rng.load(draws);
      perform(game, s, seat, move, { rng, emit() {} });
    }
    return s;
  }

  /** What a seat (null: a spectator) could see after so many answers. */
  sight(ply: number, seat: Seat | null): Sight {
    const s = this.stateAt(ply);
    this.#looked = { ply, state: s };
    return {
      seat,
      ply,
      view: this.game.view(s, seat),
      waiting: waiting(s),
      moves: [],
      undo: 'nothing',
      redo: 'nothing',
      outcome: outcome(this.game, s),
    };
  }

  log(seat: Seat | null): LogEntry[] {
    const seen = (events: readonly GameEvent[]) => events.filter((event) => sees(seat, event));
    return [
      { ply: 0, seat: null, events: seen(this.opening) },
      ...this.shots.map((shot, i) => ({ ply: i + 1, seat: shot.seat, events: seen(shot.events) })),
    ];
  }

  /** Calls `look` with every position in turn. It is lent: whoever wants to keep it takes a copy. */
  walk(look: (s: State, ply: number) => void): void {
    const s = this.stateAt(0);
    const rng = new PlaybackRng();
    look(s, 0);
    for (const [i, { seat, move, draws }] of this.shots.entries()) {
      rng.load(draws);
      perform(this.game, s, seat, move, { rng, emit() {} });
      look(s, i + 1);
    }
  }

  /** The film up to `ply`, and from there along other answers, as far as the rules allow them. */
  along(ply: number, answers: readonly Answered[]): { readonly film: Film; readonly fault: LineFault | null } {
    const { game } = this;
    const shots = this.shots.slice(0, ply);
    const kept = new Map([...this.#kept].filter(([at]) => at <= ply));
    const s = this.stateAt(Math.min(ply, this.last));
    const rng = new PlaybackRng();
    let fault: LineFault | null = ply > this.last ? { ply, detail: 'the game has no such position' } : null;
    for (const { seat, move: input, draws = [] } of fault ? [] : answers) {
      let move = input;
      const events: GameEvent[] = [];
      const before = game.score(s).scores.join();
      rng.load(draws);
      try {
        const judged = judge(game, s, seat, input);
        if ('refused' in judged) fault = { ply: shots.length, detail: judged.rule ?? judged.refused };
        else {
          move = judged.move;
          perform(game, s, seat, move, { rng, emit: (event) => void events.push(event) });
          if (!rng.spent) fault = { ply: shots.length, detail: 'more was recorded than the move draws' };
        }
      } catch (error) {
        if (!(error instanceof DrawMismatch)) throw error;
        fault = { ply: shots.length, detail: error.message };
      }
      if (fault) break;
      const telling = draws.length > 0 || game.score(s).scores.join() !== before;
      shots.push({ seat, move, draws, events, telling });
      if (shots.length % KEPT_EVERY === 0) kept.set(shots.length, game.clone(s));
    }
    return { film: new Film(this, shots, kept), fault };
  }

  /** Where the game stood after so many answers: what a match is taken up from. Its generator has drawn nothing yet. */
  bookmark(ply: number): Bookmark<State, Move, GameEvent> {
    const line = this.shots.slice(0, ply);
    return {
      state: this.stateAt(ply),
      drawn: 0,
      deal: this.deal,
      opening: this.opening,
      line,
      log: line.map(({ seat, move, draws }) => answered(seat, move, draws)),
    };
  }
}

/** An answer as a record has it. */
export function answered(seat: Seat, move: Move, draws: readonly Draw[]): Answered {
  return { seat, move, ...(draws.length > 0 ? { draws } : {}) };
}

/** The last telling answer before a position: where a search backwards stops. Null: there is none. */
export function lastTelling(shots: readonly Shot[], before: number): number | null {
  for (let ply = Math.min(before - 1, shots.length); ply > 0; ply--) if (shots[ply - 1]?.telling) return ply;
  return null;
}
