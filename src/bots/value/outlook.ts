/** How a search looks at a position: what each seat may expect, in points, set against what the others may expect. */
import type { Judgement, Seat, State } from '../../kernel/index.ts';
import type { Judge } from '../worth.ts';
import { fillInputs, inputsOf } from './inputs.ts';
import type { Net } from './net.ts';

export interface Outlook<S extends State> {
  /** Writes the margin of every seat into `out`. */
  all(s: S, out: Float64Array): void;
  /** The margin of one seat in a position one answer ahead of the one that `all` saw last: the others have what they had. */
  one(ahead: S, seat: Seat): number;
  /** The margin of every seat in a finished game, by the same measure. */
  result(scores: readonly number[], out: Float64Array): void;
}

/** By the judgement: what a seat counts, less a part of what the others count on average. */
export class Counted<S extends State> implements Outlook<S> {
  readonly #judge: Judge<S>;
  readonly #rivalry: number;
  readonly #worth: Float64Array;

  constructor(judge: Judge<S>, seats: number, rivalry = judge.judgement.rivalry ?? 1) {
    this.#judge = judge;
    this.#rivalry = rivalry;
    this.#worth = new Float64Array(seats);
  }

  all(s: S, out: Float64Array): void {
    for (let seat = 0; seat < this.#worth.length; seat++) this.#worth[seat] = this.#judge.worth(s, seat);
    for (let seat = 0; seat < this.#worth.length; seat++) out[seat] = marginOf(this.#worth, seat, this.#rivalry);
  }

  one(ahead: S, seat: Seat): number {
    return marginOf(this.#worth, seat, this.#rivalry, this.#judge.worth(ahead, seat));
  }

  result(scores: readonly number[], out: Float64Array): void {
    this.#worth.set(scores);
    for (let seat = 0; seat < this.#worth.length; seat++) out[seat] = marginOf(this.#worth, seat, this.#rivalry);
  }
}

/** By a network that has seen many games end: the margin that it expects. */
export class Foreseen<S extends State> implements Outlook<S> {
  readonly #judgement: Judgement<S>;
  readonly #net: Net;
  readonly #has: readonly Float64Array[];
  readonly #ahead: Float64Array;
  readonly #x: Float64Array;

  constructor(judgement: Judgement<S>, net: Net, seats: number) {
    const features = judgement.features.length;
    this.#judgement = judgement;
    this.#net = net;
    this.#has = Array.from({ length: seats }, () => new Float64Array(features));
    this.#ahead = new Float64Array(features);
    this.#x = new Float64Array(inputsOf(features));
  }

  all(s: S, out: Float64Array): void {
    for (const [seat, has] of this.#has.entries()) this.#judgement.assess(s, seat, has);
    for (const [seat, has] of this.#has.entries()) out[seat] = this.#value(s, seat, has);
  }

  one(ahead: S, seat: Seat): number {
    this.#judgement.assess(ahead, seat, this.#ahead);
    return this.#value(ahead, seat, this.#ahead);
  }

  result(scores: readonly number[], out: Float64Array): void {
    for (let seat = 0; seat < scores.length; seat++) out[seat] = marginOf(scores, seat, this.#judgement.rivalry);
  }

  #value(s: S, seat: Seat, own: Float64Array): number {
    fillInputs(this.#x, s, seat, own, this.#has);
    return this.#net.value(this.#x);
  }
}

/** What a seat has, less a part of what the others have on average; `own` where the seat is an answer ahead of them. */
export function marginOf(has: ArrayLike<number>, seat: Seat, rivalry = 1, own = has[seat] ?? 0): number {
  let others = 0;
  for (let other = 0; other < has.length; other++) if (other !== seat) others += has[other] ?? 0;
  return own - (rivalry * others) / (has.length - 1);
}
