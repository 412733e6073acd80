/**
 * How the judgement of a game turned out in self-play: what turns a position into expected final scores and chances to win.
 * `durbar calibrate` measures it; docs/analysis.md says what the numbers mean.
 */
import { type Game, type GameEvent, hashOf, type Move, type State } from '../kernel/index.ts';

/** What a final score is expected from: always 1, the judgement, the sheet now, the others' judgement, being asked now. */
export const TERMS = 5;

/** What was measured at one time of the game. */
export interface Knot {
  /** The part of the game's answers that have been given. */
  readonly at: number;
  /** What one of each term adds to the final score. */
  readonly terms: readonly number[];
  /** So many points of expected score make a seat e times as likely to win as another. */
  readonly scale: number;
}

export interface Calibration {
  readonly game: string;
  /** The fingerprint of the judgement that was measured. */
  readonly judgement: string;
  /** By the number of seats. */
  readonly tables: Readonly<Record<number, readonly Knot[]>>;
}

/** What is known of a position, by seat. */
export interface Reading {
  readonly progress: number;
  /** The judgement and the score sheet as if the game ended now. */
  readonly worths: readonly number[];
  readonly scores: readonly number[];
  /** Who is asked; -1 if several are. */
  readonly asked: number;
}

export interface Outlook {
  /** The chance to win, by seat: from 0 to 1, together 1. */
  readonly shares: readonly number[];
  /** The expected final score, by seat. */
  readonly scores: readonly number[];
}

/** By `weights` the games were played, by `foresight` they were read. */
export function judgementHash<S extends State, M extends Move, E extends GameEvent>({
  judgement: { features, weights, foresight },
}: Game<S, M, E>): string {
  return hashOf(foresight === undefined ? [features, weights] : [features, weights, foresight]);
}

/** The terms of a seat. */
export function termsOf({ worths, scores, asked }: Reading, seat: number): number[] {
  const own = worths[seat] ?? 0;
  const others = (worths.reduce((sum, worth) => sum + worth, 0) - own) / Math.max(1, worths.length - 1);
  return [1, own, scores[seat] ?? 0, others, asked === seat ? 1 : 0];
}

export function expectedScores(terms: readonly number[], reading: Reading): number[] {
  return reading.worths.map((_, seat) => dot(terms, termsOf(reading, seat)));
}

export function sharesOf(scores: readonly number[], scale: number): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - most) / scale));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}

/** What a position promises, by what was measured at about the same time of other games. */
export function outlookOf(knots: readonly Knot[], reading: Reading): Outlook {
  const { terms, scale } = between(knots, reading.progress);
  const scores = expectedScores(terms, reading);
  return { scores, shares: sharesOf(scores, scale) };
}

/** How much is still open at a time of the game. */
export function scaleAt(knots: readonly Knot[], progress: number): number {
  return between(knots, progress).scale;
}

/** The knots of a table with so many seats, or of the table nearest to it that was measured. */
export function knotsFor({ tables }: Calibration, seats: number): readonly Knot[] {
  const measured = Object.keys(tables).map(Number);
  const nearest = measured.sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0];
  const knots = nearest === undefined ? undefined : tables[nearest];
  if (knots === undefined) throw new Error('a calibration without a table');
  return knots;
}

/**
 * What a point is worth as a chance to win while all are level, halfway through: the measure of slips by seats whose chances are
 * settled, who have no more than points to lose.
 */
export function levelWorth(knots: readonly Knot[], seats: number): number {
  const { scale } = between(knots, 0.5);
  return ((1 / seats) * (1 - 1 / seats)) / scale;
}

function between(knots: readonly Knot[], progress: number): Knot {
  const [first] = knots;
  const last = knots.at(-1);
  if (first === undefined || last === undefined) throw new Error('a calibration without knots');
  if (progress <= first.at) return first;
  for (const [i, knot] of knots.entries()) {
    const before = knots[i - 1];
    if (before === undefined || progress > knot.at) continue;
    const part = (progress - before.at) / (knot.at - before.at);
    const mixed = (a: number, b: number) => a + part * (b - a);
    return {
      at: progress,
      terms: knot.terms.map((term, t) => mixed(before.terms[t] ?? 0, term)),
      scale: mixed(before.scale, knot.scale),
    };
  }
  return last;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
