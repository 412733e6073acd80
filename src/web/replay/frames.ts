/** A record as a film: the position after each answer that stands, who gave it, and what happened. */
import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Match,
  type Outcome,
  outcome,
  type ReplayProblem,
  replay,
  type Seat,
  type State,
  sees,
  waiting,
} from '../../kernel/index.ts';
import type { LogEntry, Sight } from '../../table/table.ts';

export interface Frame {
  readonly seat: Seat | null;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function framesOf(game: Game, record: GameRecord): { readonly frames: Frame[] } | ReplayProblem {
  const frames: Frame[] = [];
  const replayed = replay(game, record, (match: Match) => {
    const ply = match.line.length;
    const played = match.line.at(-1);
    // What was taken back is not part of the film.
    frames.length = Math.min(frames.length, ply);
    frames[ply] = {
      seat: played?.seat ?? null,
      state: game.clone(match.state),
      events: played?.events ?? match.opening,
    };
  });
  return 'problem' in replayed ? replayed : { frames };
}

export function sightOf(game: Game, frames: readonly Frame[], ply: number, seat: Seat | null): Sight | null {
  const frame = frames[ply];
  if (!frame) return null;
  return {
    seat,
    ply,
    view: game.view(frame.state, seat),
    waiting: waiting(frame.state),
    moves: [],
    undo: 'nothing',
    redo: 'nothing',
    outcome: outcome(game, frame.state) satisfies Outcome | null,
  };
}

export function logOf(frames: readonly Frame[], seat: Seat | null): LogEntry[] {
  return frames.map((frame, ply) => ({
    ply,
    seat: frame.seat,
    events: frame.events.filter((event) => sees(seat, event)),
  }));
}

/** The nearest ply in one direction at which `mark` changes: the start of another turn or round. */
export function stepTo(from: number, by: 1 | -1, last: number, mark: (ply: number) => number): number {
  let ply = from;
  if (by === 1) {
    while (ply < last && mark(ply) === mark(from)) ply++;
    return ply;
  }
  // Back to the start of this one, or, from its start, to the start of the one before.
  ply = Math.max(0, from - 1);
  while (ply > 0 && mark(ply - 1) === mark(ply)) ply--;
  return ply;
}
