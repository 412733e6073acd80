/**
 * The analysis of a finished game, piece by piece: the curve first, then the questions, then the draws. Every piece stands for
 * itself and has its own generator, so the work can be shared, stopped anywhere and taken up again; what is found is plain JSON.
 */
import {
  FastRng,
  type Game,
  type GameEvent,
  type GameRecord,
  hashOf,
  type Move,
  moves,
  type State,
} from '../kernel/index.ts';
import type { Budget } from './budget.ts';
import { type Calibration, judgementHash, type Outlook } from './calibration.ts';
import { type Course, lengthOf } from './course.ts';
import { type Decision, decide } from './decision.ts';
import { Forecast, resultOf } from './forecast.ts';
import { type Luck, luckOf } from './luck.ts';
import { Means } from './mean.ts';

/** Raised when findings mean something else than before: what was kept is then found again. */
export const ANALYSIS_VERSION = 4;

export interface Piece {
  readonly part: 'outlook' | 'decision' | 'luck';
  /** Outlook and luck: of the position after so many answers. Decision: of the answer with this number, from 1. */
  readonly ply: number;
}

/** A point of the curve, with the standard errors of its shares: exactly known at the end. */
export interface Foretold extends Outlook {
  readonly errors: readonly number[];
}

export type Finding =
  | { readonly part: 'outlook'; readonly ply: number; readonly outlook: Foretold }
  | { readonly part: 'decision'; readonly ply: number; readonly decision: Decision }
  | { readonly part: 'luck'; readonly ply: number; readonly luck: Luck };

/** What names a piece among all of its game. */
export function nameOf({ part, ply }: Piece): string {
  return `${part} ${ply}`;
}

/** What an analysis judges by. */
export interface Judge {
  readonly game: Game;
  readonly calibration: Calibration;
}

/** What names the analysis of a record: another game, version of this code, depth, judgement or calibration has another name. */
export function analysisName({ game, calibration }: Judge, record: GameRecord, depth: string): string {
  const judge = [ANALYSIS_VERSION, depth, judgementHash(game), calibration];
  return hashOf([...judge, record.game, record.rules, record.seats, record.options, record.deal, record.log]);
}

/** All that there is to do for a game. A question with one answer, and an answer that drew nothing, need no thought. */
export function piecesOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  course: Course<S, M, E>,
): Piece[] {
  const curve: Piece[] = [];
  const questions: Piece[] = [];
  const draws: Piece[] = [];
  for (const [ply, { answer, draws: drawn }] of course.frames.entries()) {
    curve.push({ part: 'outlook', ply });
    const before = course.frames[ply - 1];
    if (answer && before && moves(game, before.state, answer.seat).length > 1)
      questions.push({ part: 'decision', ply });
    if (drawn.length > 0) draws.push({ part: 'luck', ply });
  }
  return [...curve, ...questions, ...draws];
}

export interface Order {
  readonly budget: Budget;
  /** The pieces to be worked on, in this order. */
  readonly pieces: readonly Piece[];
  /** The same seed finds the same, as far as the clock does not end a piece. */
  readonly seed: string;
}

/** Works through the pieces, one at each step. Leave it whenever you like; what has been found is not lost. */
export function* analyse<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  course: Course<S, M, E>,
  calibration: Calibration,
  { budget, pieces, seed }: Order,
): Generator<Finding, void, void> {
  const forecast = new Forecast(game, calibration, course.seats, lengthOf(course));
  for (const piece of pieces) {
    const { part, ply } = piece;
    const rng = new FastRng(`${seed}/${nameOf(piece)}`);
    const frame = course.frames[ply];
    const before = course.frames[ply - 1];
    if (!frame) continue;
    if (part === 'outlook') yield { part, ply, outlook: outlookAt(game, forecast, course, ply, budget.playouts, rng) };
    else if (part === 'luck') {
      const luck = luckOf(game, forecast, course, ply, budget.redraws, rng);
      yield {
        part,
        ply,
        luck: { shares: rounded(luck.shares), scores: rounded(luck.scores), errors: rounded(luck.errors) },
      };
    } else if (before && frame.answer) {
      const { seat, move } = frame.answer;
      const decision = decide(game, forecast, before.state, ply - 1, seat, move, budget, rng);
      yield { part, ply, decision: shortened(decision) };
    }
  }
}

/** The position of the curve: exact at the end, else the mean of what merchants make of it. */
function outlookAt<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  forecast: Forecast<S, M, E>,
  course: Course<S, M, E>,
  ply: number,
  playouts: number,
  rng: FastRng,
): Foretold {
  const frame = course.frames[ply];
  if (!frame || ply === lengthOf(course)) return { ...resultOf(course.end), errors: course.end.scores.map(() => 0) };
  const shares = new Means(course.seats);
  const scores = new Means(course.seats);
  for (let i = 0; i < playouts; i++) {
    const { shares: chances, scores: points } = forecast.playOn(game.clone(frame.state), ply, rng);
    shares.add(chances);
    scores.add(points);
  }
  return { shares: rounded(shares.values), scores: rounded(scores.values), errors: rounded(shares.errors) };
}

const PLACES = 1e4;

function round(value: number): number {
  return Math.round(value * PLACES) / PLACES;
}

function rounded(values: readonly number[]): number[] {
  return values.map(round);
}

function shortened(decision: Decision): Decision {
  return {
    ...decision,
    value: round(decision.value),
    bestValue: round(decision.bestValue),
    loss: round(decision.loss),
    error: round(decision.error),
    points: round(decision.points),
    slip: round(decision.slip),
    reasons: decision.reasons.map(({ feature, points }) => ({ feature, points: round(points) })),
  };
}
