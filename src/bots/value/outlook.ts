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

  constructor(judge: Judge<S>, seats: number) {
    this.#judge = judge;
    this.#rivalry = judge.judgement.rivalry ?? 1;
    this.#worth = new Float64Array(seats);
  }

  all(s: S, out: Float64Array): void {
    for (let seat = 0; seat < this.#worth.length; seat++) this.#worth[seat] = this.#judge.worth(s, seat);
    for (let seat = 0; seat < this.#worth.length; seat++) out[seat] = this.#margin(this.#worth[seat] ?? 0, seat);
  }

  one(ahead: S, seat: Seat): number {
    return this.#margin(this.#judge.worth(ahead, seat), seat);
  }

  result(scores: readonly number[], out: Float64Array): void {
    this.#worth.set(scores);
    for (let seat = 0; seat < this.#worth.length; seat++) out[seat] = this.#margin(this.#worth[seat] ?? 0, seat);
  }

  #margin(own: number, seat: Seat): number {
    const worth = this.#worth;
    let others = 0;
    for (let other = 0; other < worth.length; other++) if (other !== seat) others += worth[other] ?? 0;
    return own - (this.#rivalry * others) / (worth.length - 1);
  }
}

/** By a network that has seen many games end: the margin over the best of the others that it expects. */
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
    for (let seat = 0; seat < scores.length; seat++) out[seat] = marginOf(scores, seat);
  }

  #value(s: S, seat: Seat, own: Float64Array): number {
    fillInputs(this.#x, s, seat, own, this.#has);
    return this.#net.value(this.#x);
  }
}

/** How far a seat is ahead of the best of the others. */
export function marginOf(scores: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other] ?? 0);
  return (scores[seat] ?? 0) - best;
}
