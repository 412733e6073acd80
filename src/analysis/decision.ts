/**
 * One question of the game: what a vizier or a merchant would have answered, and what that would have been worth against what was
 * answered. All of them are given in the same worlds, which the seat could not tell from the true one, and merchants play on. What
 * a difference is worth follows from how the game truly stood: in an imagined world the others may be far richer or poorer.
 */
import { AT_THE_TABLE, imagine } from '../bots/bot.ts';
import type { Reason } from '../bots/hint.ts';
import { merchant, searchOf } from '../bots/levels.ts';
import { strongest } from '../bots/reasons.ts';
import { foresightOf } from '../bots/worth.ts';
import {
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  moves,
  perform,
  type Rng,
  type Seat,
  type State,
  same,
  silentTurn,
} from '../kernel/index.ts';
import type { Budget } from './budget.ts';
import { sharesOf } from './calibration.ts';
import type { Forecast, Foreseen } from './forecast.ts';
import { Mean, Means } from './mean.ts';

export interface Decision {
  readonly seat: Seat;
  /** How many answers there were. */
  readonly answers: number;
  readonly played: Move;
  /** The best answer that was found: the played one, if no other did better. */
  readonly best: Move;
  /** The seat's chance to win after each of the two, from 0 to 1. */
  readonly value: number;
  readonly bestValue: number;
  /** By how much the best is better for sure: the difference less its standard error, never below 0. */
  readonly loss: number;
  /** The standard error of the difference. */
  readonly error: number;
  /** The loss in points of the expected final score, in the same way. */
  readonly points: number;
  /** The loss as accuracy counts it: the larger of `loss` and what `points` would be worth while all are level. */
  readonly slip: number;
  /** What the better answer has that the played one has not, in points, the most important first. Empty without a loss. */
  readonly reasons: readonly Reason[];
}

/** Worlds before a comparison may end early, and how many errors apart the answers must be for that. */
const FEWEST = 12;
const CLEAR = 4;

export function decide<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  forecast: Forecast<S, M, E>,
  before: S,
  ply: number,
  seat: Seat,
  played: M,
  budget: Budget,
  rng: Rng,
): Decision {
  const answers = moves(game, before, seat).length;
  const imagined = imagine(game, before, seat, rng);
  const searched = searchOf(game, imagined, rng).think(imagined, seat, budget.search).move;
  const quick = merchant.choose(game, imagined, seat, rng, AT_THE_TABLE);
  const others = [searched, quick].filter((move, i, all) => !same(move, played) && !same(move, all[i - 1]));
  const trial = new Trial(game, forecast, before, ply, seat, played, rng);
  const mine = new Mean();
  const rivals = others.map((move) => new Rival(move, game.judgement.features.length));
  const end = performance.now() + budget.compare.milliseconds;
  while (mine.count < budget.compare.worlds && performance.now() < end) {
    const own = trial.begin();
    mine.add(own.share);
    for (const rival of rivals) rival.add(trial.of(rival.move), own);
    if (mine.count >= FEWEST && rivals.every(({ clear }) => clear)) break;
  }
  const best = rivals.reduce<Rival<M> | null>((top, rival) => (rival.gain > (top?.gain ?? 0) ? rival : top), null);
  const value = mine.value;
  if (best === null)
    return {
      seat,
      answers,
      played,
      best: played,
      value,
      bestValue: value,
      loss: 0,
      error: 0,
      points: 0,
      slip: 0,
      reasons: [],
    };
  const { loss, points } = best;
  return {
    seat,
    answers,
    played,
    best: best.move,
    value,
    bestValue: value + best.gain,
    loss,
    error: best.error,
    points,
    slip: Math.max(loss, points * forecast.levelWorth),
    reasons: loss > 0 || points > 0 ? strongest(best.reasons(game.judgement.features)) : [],
  };
}

/** What came of an answer in one world: the chance, the score, and what the features are worth, for the seat. */
interface Try {
  readonly share: number;
  readonly score: number;
  readonly worth: readonly number[];
}

/** Where an answer leads when everybody has had a turn. */
interface Ahead<S> {
  readonly state: S;
  readonly foreseen: Foreseen;
}

/** Tries answers in one world after the other: the same world and the same chance for all of them. */
class Trial<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #forecast: Forecast<S, M, E>;
  readonly #before: S;
  readonly #ply: number;
  readonly #seat: Seat;
  readonly #played: M;
  readonly #rng: Rng;
  readonly #has: Float64Array;
  #world: S;
  #chance = 0;
  /** By seat: what the others truly had after the played answer, beyond what they have after it in this world. */
  #beyond: readonly number[] = [];

  constructor(
    game: Game<S, M, E>,
    forecast: Forecast<S, M, E>,
    before: S,
    ply: number,
    seat: Seat,
    played: M,
    rng: Rng,
  ) {
    this.#game = game;
    this.#forecast = forecast;
    this.#before = before;
    this.#ply = ply;
    this.#seat = seat;
    this.#played = played;
    this.#rng = rng;
    this.#has = new Float64Array(game.judgement.features.length);
    this.#world = before;
  }

  /** Another world, and what comes of the played answer in it. */
  begin(): Try {
    this.#world = imagine(this.#game, this.#before, this.#seat, this.#rng);
    this.#chance = this.#rng.int(0x7fffffff);
    const truly = this.#after(this.#before, this.#played).foreseen.scores;
    const here = this.#after(this.#world, this.#played);
    this.#beyond = truly.map((score, other) =>
      other === this.#seat ? 0 : score - (here.foreseen.scores[other] ?? score),
    );
    return this.#read(here);
  }

  of(move: M): Try {
    return this.#read(this.#after(this.#world, move));
  }

  #after(world: S, move: M): Ahead<S> {
    const state = this.#game.clone(world);
    const draws = new FastRng(this.#chance);
    perform(this.#game, state, this.#seat, move, silentTurn(draws));
    return { state, foreseen: this.#forecast.playOn(state, this.#ply + 1, draws) };
  }

  #read({ state, foreseen }: Ahead<S>): Try {
    const { judgement } = this.#game;
    const weights = foresightOf(judgement);
    judgement.assess(state, this.#seat, this.#has);
    const worth = Array.from(this.#has, (count, i) => count * (weights[i] ?? 0));
    return { share: this.#shareIn(foreseen), score: foreseen.scores[this.#seat] ?? 0, worth };
  }

  /** The seat's chance among others who have what they truly had. Where nothing is secret that is what was foreseen. */
  #shareIn({ shares, scores, scale }: Foreseen): number {
    const anchored = this.#beyond.every((points) => points === 0)
      ? shares
      : sharesOf(
          scores.map((score, other) => score + (this.#beyond[other] ?? 0)),
          scale,
        );
    return anchored[this.#seat] ?? 0;
  }
}

/** An answer that might have been better, and by how much it was. */
class Rival<M extends Move> {
  readonly move: M;
  readonly #shares = new Mean();
  readonly #scores = new Mean();
  readonly #worths: Means;

  constructor(move: M, features: number) {
    this.move = move;
    this.#worths = new Means(features);
  }

  add(its: Try, played: Try): void {
    this.#shares.add(its.share - played.share);
    this.#scores.add(its.score - played.score);
    this.#worths.add(its.worth.map((worth, i) => worth - (played.worth[i] ?? 0)));
  }

  get gain(): number {
    return this.#shares.value;
  }

  get error(): number {
    return Number.isFinite(this.#shares.error) ? this.#shares.error : 0;
  }

  /** Whether more worlds would hardly tell more. */
  get clear(): boolean {
    return Math.abs(this.#shares.value) > CLEAR * this.#shares.error;
  }

  get loss(): number {
    return sure(this.#shares);
  }

  get points(): number {
    return sure(this.#scores);
  }

  /** What it has that the played answer has not, feature by feature. */
  reasons(features: readonly string[]): Reason[] {
    const { values } = this.#worths;
    return features.map((feature, f) => ({ feature, points: values[f] ?? 0 }));
  }
}

/** What is left of a mean after its error: 0 where it might be nothing. */
function sure({ value, error }: Mean): number {
  return Math.max(0, value - error);
}
