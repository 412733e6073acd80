/**
 * Turns positions into rewards from 0 to 1, one for each seat. What counts is how much more a seat has gained since the root
 * than the others did: what nobody can know, as the money behind a screen, is guessed anew in every world and cancels out.
 */
import { type Game, type GameEvent, isOver, type Move, type Seat, type State } from '../../kernel/index.ts';
import type { Judge } from '../worth.ts';

/** How much the bare fact of having won counts in a finished game. */
const WINNING = 0.3;

export class Rewards<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #judge: Judge<S>;
  readonly #seats: number;
  readonly #rivalry: number;
  /** What the world was worth at the root, and what has been gained since, by seat. */
  readonly #before: Float64Array;
  readonly #gained: Float64Array;
  readonly #reward: Float64Array;
  /** Whether `#gained` is of the world as it is now. */
  #known = false;
  /** A margin of so many points is clearly better than even. */
  scale = 1;

  constructor(game: Game<S, M, E>, judge: Judge<S>, seats: number) {
    this.#game = game;
    this.#judge = judge;
    this.#seats = seats;
    this.#rivalry = judge.judgement.rivalry ?? 1;
    this.#before = new Float64Array(seats);
    this.#gained = new Float64Array(seats);
    this.#reward = new Float64Array(seats);
  }

  /** A fresh world at the root. */
  begin(world: S): void {
    for (let seat = 0; seat < this.#seats; seat++) this.#before[seat] = this.#judge.worth(world, seat);
    this.#known = false;
  }

  /** The world has changed. */
  changed(): void {
    this.#known = false;
  }

  /** The reward at first sight of an answer of `seat` that leads from `world` to `ahead`. */
  promise(world: S, ahead: S, seat: Seat): number {
    if (!this.#known) this.#judgeAll(world);
    const own = this.#judge.worth(ahead, seat) - (this.#before[seat] ?? 0);
    return squash((own - this.#rivalry * this.#meanOfOthers(seat)) / this.scale);
  }

  /** Judges the world where an iteration ends. */
  end(world: S): void {
    if (isOver(world)) {
      this.#result(world);
      return;
    }
    if (!this.#known) this.#judgeAll(world);
    for (let seat = 0; seat < this.#seats; seat++) this.#reward[seat] = squash(this.margin(seat) / this.scale);
  }

  of(seat: Seat): number {
    return this.#reward[seat] ?? 0;
  }

  /** How many points a seat has gained, less the part of what the others gained on average that counts against it. */
  margin(seat: Seat): number {
    return (this.#gained[seat] ?? 0) - this.#rivalry * this.#meanOfOthers(seat);
  }

  /** The margin that has this reward. */
  points(reward: number): number {
    const inside = Math.min(0.999, Math.max(0.001, reward));
    return this.scale * Math.log(inside / (1 - inside));
  }

  #judgeAll(world: S): void {
    for (let seat = 0; seat < this.#seats; seat++)
      this.#gained[seat] = this.#judge.worth(world, seat) - (this.#before[seat] ?? 0);
    this.#known = true;
  }

  #result(world: S): void {
    const { scores, ranks } = this.#game.score(world);
    let winners = 0;
    for (const rank of ranks) if (rank === 1) winners++;
    for (let seat = 0; seat < this.#seats; seat++) this.#gained[seat] = (scores[seat] ?? 0) - (this.#before[seat] ?? 0);
    for (let seat = 0; seat < this.#seats; seat++) {
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      this.#reward[seat] = (1 - WINNING) * squash(this.margin(seat) / this.scale) + WINNING * won;
    }
  }

  #meanOfOthers(seat: Seat): number {
    const gained = this.#gained;
    let sum = 0;
    for (let other = 0; other < this.#seats; other++) if (other !== seat) sum += gained[other] ?? 0;
    return sum / (this.#seats - 1);
  }
}

function squash(margin: number): number {
  return 1 / (1 + Math.exp(-margin));
}
