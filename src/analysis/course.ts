/** A finished game as an analyst reads it: every position, who answered what there, and what was drawn for it. */
import {
  type Draw,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  type Match,
  type Move,
  type Outcome,
  outcome,
  type ReplayProblem,
  replay,
  type Seat,
  type State,
} from '../kernel/index.ts';

/** The position after an answer that stands; the first is the deal. */
export interface Frame<S extends State, M extends Move, E extends GameEvent> {
  readonly state: S;
  /** The answer that led here; null for the deal. */
  readonly answer: { readonly seat: Seat; readonly move: M } | null;
  readonly draws: readonly Draw[];
  readonly events: readonly E[];
}

export interface Course<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly seats: number;
  readonly options: object;
  readonly frames: readonly Frame<S, M, E>[];
  readonly end: Outcome;
}

/** Why a record cannot be analysed: it is not a game by these rules, or the game is not over. */
export type CourseProblem = ReplayProblem | { readonly problem: 'unfinished'; readonly ply: number };

export function courseOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  record: GameRecord,
): Course<S, M, E> | CourseProblem {
  const frames: Frame<S, M, E>[] = [];
  const replayed = replay(game, record, (match: Match<S, M, E>) => {
    const ply = match.line.length;
    const played = match.line.at(-1);
    // What was taken back did not happen.
    frames.length = Math.min(frames.length, ply);
    frames[ply] = {
      state: game.clone(match.state),
      answer: played ? { seat: played.seat, move: played.move } : null,
      draws: played?.draws ?? match.deal,
      events: played?.events ?? match.opening,
    };
  });
  if ('problem' in replayed) return replayed;
  const { match } = replayed;
  const end = isOver(match.state) ? outcome(game, match.state) : null;
  if (end === null) return { problem: 'unfinished', ply: frames.length - 1 };
  return { seats: record.seats, options: match.agreed.options, frames, end };
}

/** The number of answers that stand. */
export function lengthOf(course: Course): number {
  return course.frames.length - 1;
}
