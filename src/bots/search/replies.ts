/**
 * What the others answer in an imagined world: what a merchant would, who looks one answer ahead. To try every answer out in
 * every iteration would take nine tenths of a search. So what an answer was found to bring is remembered by its context, and
 * tried out again only now and then.
 */
import {
  type Game,
  type GameEvent,
  type Move,
  moves,
  perform,
  type Seat,
  type State,
  type Step,
  type Turn,
} from '../../kernel/index.ts';
import type { Judge } from '../worth.ts';
import type { Answers } from './answers.ts';
import { CROWDED, type Gains, mix } from './gains.ts';
import { NONE } from './tree.ts';

/** Seats of the largest table. */
const MOST_SEATS = 16;
/** An answer that is given is tried out again when it is given for the 2nd, 4th, 8th time, and so on up to this. */
const LAST_CHECK = 16;

export class Replies<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #judge: Judge<S>;
  readonly #answers: Answers<M>;
  readonly #gains: Gains;
  /** The chance of the world, and that of what is only tried out. */
  readonly #turn: Turn;
  readonly #trial: Turn;
  readonly #offered: M[] = [];
  /** The context: the place of the tree and its depth, the questions since then, and by seat what it has answered since then. */
  #place = 0;
  #depth = 0;
  #questions = 0;
  readonly #said = new Int32Array(MOST_SEATS);
  /** What the position is worth to whoever is asked; NaN until it has been looked at. */
  #before = Number.NaN;

  constructor(game: Game<S, M, E>, judge: Judge<S>, answers: Answers<M>, gains: Gains, turn: Turn, trial: Turn) {
    this.#game = game;
    this.#judge = judge;
    this.#answers = answers;
    this.#gains = gains;
    this.#turn = turn;
    this.#trial = trial;
  }

  /** The seat that thinks has come to this place of its tree, so many answers below the root. */
  at(place: number, depth: number): void {
    this.#place = place;
    this.#depth = depth;
    this.#questions = 0;
    this.#said.fill(0);
  }

  /** A turn has begun that nobody has planned: what its answers bring is remembered whatever led to it. */
  beyond(): void {
    this.at(NONE, this.#depth);
  }

  /** All whom the open question asks answer it. */
  reply(world: S, step: Step): void {
    this.#questions++;
    if (step.seat !== undefined) this.#answer(world, step.seat, mix(this.#place, this.#said[step.seat] ?? 0));
    else for (const seat of step.seats ?? []) this.#answer(world, seat, this.#secret(step));
  }

  /**
   * The seat that thinks plays its turn out. There are as many places as iterations, and to find out at each of them what every
   * answer brings would take most of the time: so the context is the question, and what the seat has answered since the tree was left.
   */
  finish(world: S, step: Step, seat: Seat): void {
    if (step.seat === seat) this.#answer(world, seat, mix(kindOf(step), this.#said[seat] ?? 0));
    else this.reply(world, step);
  }

  /** All others whom the open question asks answer it: `seat` comes last. */
  besides(world: S, seat: Seat): void {
    const step = world.agenda[world.agenda.length - 1];
    if (step?.seats === undefined) return;
    this.#questions++;
    for (const other of step.seats) if (other !== seat) this.#answer(world, other, this.#secret(step));
  }

  /**
   * The context of a question to several seats. Hands and plans of which nobody knows decide it more than what this seat has done:
   * so it is the same at all places of a depth.
   */
  #secret(step: Step): number {
    return mix(-this.#depth, kindOf(step));
  }

  #answer(world: S, seat: Seat, context: number): void {
    const offered = this.#offered;
    offered.length = 0;
    moves(this.#game, world, seat, offered);
    const [only] = offered;
    if (only === undefined) throw new Error(`seat ${seat} has nothing to answer`);
    const best =
      offered.length === 1 ? only : this.#best(world, seat, mix(context, this.#questions * MOST_SEATS + seat));
    this.#said[seat] = mix(this.#said[seat] ?? 0, this.#answers.numberOf(best));
    perform(this.#game, world, seat, best, this.#turn);
  }

  /** By what each answer has brought in this context. */
  #best(world: S, seat: Seat, context: number): M {
    const gains = this.#gains;
    this.#before = Number.NaN;
    let best: M | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let found = CROWDED;
    for (const move of this.#offered) {
      const at = gains.find(context, this.#answers.numberOf(move));
      let gain: number;
      if (at !== CROWDED && gains.tries[at] !== 0) gain = gains.mean[at] ?? 0;
      else {
        gain = this.#gain(world, seat, move);
        if (at !== CROWDED) gains.learn(at, gain);
      }
      if (gain <= most) continue;
      most = gain;
      best = move;
      found = at;
    }
    if (best === undefined) throw new Error(`seat ${seat} finds nothing of worth`);
    if (found !== CROWDED) this.#check(world, seat, best, found);
    return best;
  }

  /** Tries an answer out again from time to time: it may have been found good in another world. */
  #check(world: S, seat: Seat, move: M, at: number): void {
    const given = (this.#gains.given[at] ?? 0) + 1;
    this.#gains.given[at] = given;
    if (given > 1 && given <= LAST_CHECK && (given & (given - 1)) === 0)
      this.#gains.learn(at, this.#gain(world, seat, move));
  }

  /** By how much an answer makes the position better at once. */
  #gain(world: S, seat: Seat, move: M): number {
    if (Number.isNaN(this.#before)) this.#before = this.#judge.worth(world, seat);
    // While somebody else is awaited, an answer is only written down, and can be changed: that needs no copy.
    const ahead = othersAwaited(world, seat) ? world : this.#game.clone(world);
    perform(this.#game, ahead, seat, move, this.#trial);
    return this.#judge.worth(ahead, seat) - this.#before;
  }
}

/** One number for all questions of the same words. */
function kindOf(step: Step): number {
  let kind = 1;
  for (const text of Object.values(step)) if (typeof text === 'string') kind = mix(kind, textNumber(text));
  return kind;
}

function textNumber(text: string): number {
  let number = text.length;
  for (let i = 0; i < text.length; i++) number = Math.imul(number, 31) + text.charCodeAt(i);
  return number;
}

/** Whether a question to several seats stays open when this one has answered. */
function othersAwaited(s: State, seat: Seat): boolean {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.seats === undefined || step.answers === undefined) return false;
  for (let i = 0; i < step.seats.length; i++) if (step.seats[i] !== seat && step.answers[i] === null) return true;
  return false;
}
