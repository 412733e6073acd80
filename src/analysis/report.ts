/** What the findings say together: accuracy, the moments that changed most, luck. Works with whatever has been found so far. */
import { type Seat, same } from '../kernel/index.ts';
import type { Finding, Foretold } from './analyse.ts';
import type { Decision } from './decision.ts';
import type { Luck } from './luck.ts';

export interface Player {
  /** From 0 to 100; null as long as none of the seat's questions has been looked at. */
  readonly accuracy: number | null;
  /** Questions with more than one answer that have been looked at, and how many were answered as well as the search would have. */
  readonly questions: number;
  readonly agreed: number;
  /** The sum of the losses, as chances to win. */
  readonly lost: number;
}

export interface Moment {
  readonly ply: number;
  readonly seat: Seat;
  /** `loss`: something better was found. `swing`: the answer, or what was drawn for it, changed the seat's chances. */
  readonly kind: 'loss' | 'swing';
  /** How much: the loss, or the change of the seat's chance to win. */
  readonly amount: number;
  readonly decision: Decision | null;
}

export interface SeatLuck {
  readonly share: number;
  readonly score: number;
  readonly error: number;
}

export interface Report {
  /** By ply; null where nothing has been found yet. */
  readonly curve: readonly (Foretold | null)[];
  readonly players: readonly Player[];
  /** Ten at most, in the order of the game. */
  readonly moments: readonly Moment[];
  readonly luck: readonly SeatLuck[];
}

const MOMENTS = 10;
/** Less is no moment: a fiftieth of a chance to win is within what playing on once more would change. */
const LEAST = 0.02;
/** A change is one if so many errors less of it are left. */
const SURE = 2;

/** Who gave each answer, from the first; the deal is nobody's. */
export function reportOf(findings: Iterable<Finding>, seats: number, answerers: readonly Seat[]): Report {
  const curve: (Foretold | null)[] = Array.from({ length: answerers.length + 1 }, () => null);
  const decisions = new Map<number, Decision>();
  const draws = new Map<number, Luck>();
  for (const finding of findings)
    if (finding.part === 'outlook') curve[finding.ply] = finding.outlook;
    else if (finding.part === 'decision') decisions.set(finding.ply, finding.decision);
    else draws.set(finding.ply, finding.luck);
  pardon(decisions, answerers);
  return {
    curve,
    players: Array.from({ length: seats }, (_, seat) => playerOf(seat, decisions, seats)),
    moments: momentsOf(curve, decisions, answerers),
    luck: Array.from({ length: seats }, (_, seat) => luckAt(seat, draws)),
  };
}

/**
 * Nothing is lost by an answer after which the same better one can still be given in the same turn, and is worth about as much:
 * whoever lays a worker down before going to work has not missed the work yet. Only the last time counts.
 */
function pardon(decisions: Map<number, Decision>, answerers: readonly Seat[]): void {
  let later: Decision[] = [];
  for (let ply = answerers.length; ply > 0; ply--) {
    if (answerers[ply - 1] !== answerers[ply]) later = [];
    const decision = decisions.get(ply);
    if (!decision || decision.slip === 0) continue;
    const { best, bestValue, loss, error } = decision;
    const missed = later.some((next) => same(next.best, best) && next.bestValue >= bestValue - loss / 2 - error);
    if (missed) decisions.set(ply, { ...decision, best: decision.played, loss: 0, points: 0, slip: 0, reasons: [] });
    else later.push(decision);
  }
}

/**
 * How accurate an answer was, from 0 to 100: the curve that lichess uses, on the slip as a part of an even share. Giving away all of
 * an even chance (a half of two, a quarter of four) counts like giving away 50 points of a hundred there.
 */
export function accuracyOf(slip: number, seats: number): number {
  const percent = 50 * slip * seats;
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * percent) - 3.1669));
}

function playerOf(seat: Seat, decisions: ReadonlyMap<number, Decision>, seats: number): Player {
  const own = [...decisions.values()].filter((decision) => decision.seat === seat);
  const sum = own.reduce((total, { slip }) => total + accuracyOf(slip, seats), 0);
  return {
    accuracy: own.length === 0 ? null : sum / own.length,
    questions: own.length,
    agreed: own.filter(({ slip }) => slip === 0).length,
    lost: own.reduce((total, { loss }) => total + loss, 0),
  };
}

/** The largest losses; where there are fewer than ten, the largest changes of the answering seat's chance beside them. */
function momentsOf(
  curve: readonly (Foretold | null)[],
  decisions: ReadonlyMap<number, Decision>,
  answerers: readonly Seat[],
): Moment[] {
  const losses: Moment[] = [];
  const swings: Moment[] = [];
  for (const [i, seat] of answerers.entries()) {
    const ply = i + 1;
    const decision = decisions.get(ply) ?? null;
    if (decision && decision.loss >= LEAST) {
      losses.push({ ply, seat, kind: 'loss', amount: decision.loss, decision });
      continue;
    }
    const [before, after] = [curve[ply - 1], curve[ply]];
    if (!before || !after) continue;
    const amount = (after.shares[seat] ?? 0) - (before.shares[seat] ?? 0);
    const error = Math.hypot(before.errors[seat] ?? 0, after.errors[seat] ?? 0);
    if (Math.abs(amount) - SURE * error >= LEAST) swings.push({ ply, seat, kind: 'swing', amount, decision });
  }
  const largest = (moments: Moment[]) => moments.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return [...largest(losses), ...largest(swings)].slice(0, MOMENTS).sort((a, b) => a.ply - b.ply);
}

function luckAt(seat: Seat, draws: ReadonlyMap<number, Luck>): SeatLuck {
  let share = 0;
  let score = 0;
  let variance = 0;
  for (const luck of draws.values()) {
    share += luck.shares[seat] ?? 0;
    score += luck.scores[seat] ?? 0;
    variance += (luck.errors[seat] ?? 0) ** 2;
  }
  return { share, score, error: Math.sqrt(variance) };
}
