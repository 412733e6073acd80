/**
 * What a draw was worth: the chances just after it, less what they would have been on average had the same answer drawn anew.
 * A deck that was shuffled at the deal is luck of the deal, whenever its cards come up.
 */
import {
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  perform,
  type Rng,
  type State,
  silentTurn,
  start,
} from '../kernel/index.ts';
import type { Course } from './course.ts';
import type { Forecast } from './forecast.ts';
import { Means } from './mean.ts';

export interface Luck {
  /** What the draw added to each seat's chance to win, and to its expected score. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** The standard error of `shares`. */
  readonly errors: readonly number[];
}

/** What the draws of the answer that led to `ply` were worth. Nothing drawn: exactly nothing. */
export function luckOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  forecast: Forecast<S, M, E>,
  course: Course<S, M, E>,
  ply: number,
  redraws: number,
  rng: Rng,
): Luck {
  const { seats } = course;
  const frame = course.frames[ply];
  const none = Array.from({ length: seats }, () => 0);
  if (!frame || frame.draws.length === 0) return { shares: none, scores: none, errors: none };
  const shares = new Means(seats);
  const scores = new Means(seats);
  for (let i = 0; i < redraws; i++) {
    const drawing = rng.int(0x7fffffff);
    const playing = rng.int(0x7fffffff);
    // Merchants play on with the same chance after both: what differs is what was drawn.
    const drawn = forecast.playOn(game.clone(frame.state), ply, new FastRng(playing));
    const other = forecast.playOn(drawnAnew(game, course, ply, new FastRng(drawing)), ply, new FastRng(playing));
    shares.add(drawn.shares.map((share, seat) => share - (other.shares[seat] ?? 0)));
    scores.add(drawn.scores.map((score, seat) => score - (other.scores[seat] ?? 0)));
  }
  return {
    shares: shares.values,
    scores: scores.values,
    errors: shares.errors,
  };
}

/** The position after the same answer with another draw; for the deal, another deal. */
function drawnAnew<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  course: Course<S, M, E>,
  ply: number,
  rng: Rng,
): S {
  const answer = course.frames[ply]?.answer;
  const before = course.frames[ply - 1];
  if (!answer || !before) return start(game, course.seats, course.options, silentTurn(rng));
  const s = game.clone(before.state);
  perform(game, s, answer.seat, answer.move, silentTurn(rng));
  return s;
}
