/** What the others answer in an imagined world: what a merchant would, who looks one answer ahead. */
import {
  type Game,
  type GameEvent,
  type Move,
  moves,
  perform,
  type Seat,
  type State,
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

  /** Answers the open question for a seat. */
  reply(world: S, seat: Seat): void {
    perform(this.#game, world, seat, this.#best(world, seat), this.#turn);
  }

  /** Answers a question to several seats for these: nobody's answer is known until the last one has come in. */
  together(world: S, seats: readonly Seat[]): void {
    for (const seat of seats) this.reply(world, seat);
  }

  /** By what the answer leads to at once. */
  #best(world: S, seat: Seat): M {
    const offered = this.#offered;
    offered.length = 0;
    moves(this.#game, world, seat, offered);
    let [best] = offered;
    if (best === undefined) throw new Error(`seat ${seat} has nothing to answer`);
    if (offered.length === 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of offered) {
      const ahead = this.#game.clone(world);
      perform(this.#game, ahead, seat, move, this.#turn);
      const worth = this.#judge.worth(ahead, seat);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
}
