/**
 * Turns positions into rewards from 0 to 1, one for each seat. What counts is how far a seat's margin has grown since the root:
 * what nobody can know, as the money behind a screen, is guessed anew in every world and cancels out.
 */
import { type Game, type GameEvent, isOver, type Move, type Seat, type State } from '../../kernel/index.ts';
import type { Outlook } from '../value/outlook.ts';

/** How much the bare fact of having won counts in a finished game. */
const WINNING = 0.3;

export class Rewards<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #outlook: Outlook<S>;
  readonly #seats: number;
  /** The margins at the root, and by how much they have grown since, by seat. */
  readonly #before: Float64Array;
  readonly #grown: Float64Array;
  readonly #reward: Float64Array;
  /** Whether the outlook has seen the world as it is now. */
  #known = false;
  /** A margin of so many points is clearly better than even. */
  scale = 1;

  constructor(game: Game<S, M, E>, outlook: Outlook<S>, seats: number) {
    this.#game = game;
    this.#outlook = outlook;
    this.#seats = seats;
    this.#before = new Float64Array(seats);
    this.#grown = new Float64Array(seats);
    this.#reward = new Float64Array(seats);
  }

  /** A fresh world at the root. */
  begin(world: S): void {
    this.#outlook.all(world, this.#before);
    this.#grown.fill(0);
    this.#known = true;
  }

  /** The world has changed. */
  changed(): void {
    this.#known = false;
  }

  /** The reward at first sight of an answer of `seat` that leads from `world` to `ahead`. */
  promise(world: S, ahead: S, seat: Seat): number {
    if (!this.#known) this.#look(world);
    return squash((this.#outlook.one(ahead, seat) - (this.#before[seat] ?? 0)) / this.scale);
  }

  /** Judges the world where an iteration ends. */
  end(world: S): void {
    if (isOver(world)) {
      this.#result(world);
      return;
    }
    if (!this.#known) this.#look(world);
    for (let seat = 0; seat < this.#seats; seat++) this.#reward[seat] = squash(this.margin(seat) / this.scale);
  }

  of(seat: Seat): number {
    return this.#reward[seat] ?? 0;
  }

  /** By how many points the margin of a seat has grown. */
  margin(seat: Seat): number {
    return this.#grown[seat] ?? 0;
  }

  /** The reward of the same margin on another scale. */
  rescaled(reward: number, scale: number): number {
    return squash((this.scale * Math.log(reward / (1 - reward))) / scale);
  }

  /** The margin that has this reward. */
  points(reward: number): number {
    const inside = Math.min(0.999, Math.max(0.001, reward));
    return this.scale * Math.log(inside / (1 - inside));
  }

  #look(world: S): void {
    this.#outlook.all(world, this.#grown);
    for (let seat = 0; seat < this.#seats; seat++) this.#grown[seat] = this.margin(seat) - (this.#before[seat] ?? 0);
    this.#known = true;
  }

  #result(world: S): void {
    const { scores, ranks } = this.#game.score(world);
    let winners = 0;
    for (const rank of ranks) if (rank === 1) winners++;
    this.#outlook.result(scores, this.#grown);
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#grown[seat] = this.margin(seat) - (this.#before[seat] ?? 0);
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      this.#reward[seat] = (1 - WINNING) * squash(this.margin(seat) / this.scale) + WINNING * won;
    }
  }
}

function squash(margin: number): number {
  return 1 / (1 + Math.exp(-margin));
}
