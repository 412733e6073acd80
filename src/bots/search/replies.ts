/** What the others answer in an imagined world: what a merchant would, who looks one answer ahead. */
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

export class Replies<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #judge: Judge<S>;
  readonly #turn: Turn;
  readonly #offered: M[] = [];

  constructor(game: Game<S, M, E>, judge: Judge<S>, turn: Turn) {
    this.#game = game;
    this.#judge = judge;
    this.#turn = turn;
  }

  /** All whom the open question asks answer it. */
  reply(world: S, step: Step): void {
    if (step.seat !== undefined) this.#answer(world, step.seat);
    else for (const seat of step.seats ?? []) this.#answer(world, seat);
  }

  /** All others whom the open question asks answer it: `seat` comes last. */
  besides(world: S, seat: Seat): void {
    const step = world.agenda[world.agenda.length - 1];
    for (const other of step?.seats ?? []) if (other !== seat) this.#answer(world, other);
  }

  #answer(world: S, seat: Seat): void {
    const offered = this.#offered;
    offered.length = 0;
    moves(this.#game, world, seat, offered);
    const [only] = offered;
    if (only === undefined) throw new Error(`seat ${seat} has nothing to answer`);
    const best = offered.length === 1 ? only : this.#best(world, seat, only);
    perform(this.#game, world, seat, best, this.#turn);
  }

  /** By what each answer leads to at once. */
  #best(world: S, seat: Seat, first: M): M {
    // While somebody else is awaited, an answer is only written down, and can be changed: that needs no copy.
    const open = othersAwaited(world, seat);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of this.#offered) {
      const ahead = open ? world : this.#game.clone(world);
      perform(this.#game, ahead, seat, move, this.#turn);
      const worth = this.#judge.worth(ahead, seat);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
}

/** Whether a question to several seats stays open when this one has answered. */
function othersAwaited(s: State, seat: Seat): boolean {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.seats === undefined || step.answers === undefined) return false;
  for (let i = 0; i < step.seats.length; i++) if (step.seats[i] !== seat && step.answers[i] === null) return true;
  return false;
}
