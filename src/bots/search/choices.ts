/** Which answer the seat that thinks tries at a place of the tree. */
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
import type { Answers } from './answers.ts';
import type { Rewards } from './rewards.ts';
import type { Settings } from './settings.ts';
import { NONE, ROOT, type Tree } from './tree.ts';

/** How fast a wide question is widened: so many more answers for each doubling of the square root of its visits. */
const WIDENING = 2;

export class Choices<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #tree: Tree;
  readonly #answers: Answers<M>;
  readonly #rewards: Rewards<S, M, E>;
  readonly #settings: Settings;
  /** The chance of what is only tried out. */
  readonly #trial: Turn;
  readonly #offered: M[] = [];
  readonly #fresh: M[] = [];
  readonly #entries: number[] = [];
  readonly #kinds = new Map<string, number>();

  constructor(
    game: Game<S, M, E>,
    tree: Tree,
    answers: Answers<M>,
    rewards: Rewards<S, M, E>,
    settings: Settings,
    trial: Turn,
  ) {
    this.#game = game;
    this.#tree = tree;
    this.#answers = answers;
    this.#rewards = rewards;
    this.#settings = settings;
    this.#trial = trial;
  }

  /** The answer that `seat` tries at this place, or `NONE` if the tree is full. */
  select(world: S, place: number, seat: Seat): number {
    this.#look(world, place, seat);
    this.#widen(world, place, seat);
    return this.#best();
  }

  /** Finds the legal answers that are in the tree, and those that are not. */
  #look(world: S, place: number, seat: Seat): void {
    const tree = this.#tree;
    const offered = this.#offered;
    offered.length = 0;
    moves(this.#game, world, seat, offered);
    this.#entries.length = 0;
    this.#fresh.length = 0;
    let last = NONE;
    for (const move of offered) {
      const at = tree.find(place, this.#answers.numberOf(move), last);
      if (at === NONE) this.#fresh.push(move);
      else {
        this.#entries.push(at);
        last = at;
      }
    }
  }

  /** Takes answers into the tree: all of them, or of many only some, kinds that are not there yet first. */
  #widen(world: S, place: number, seat: Seat): void {
    const fresh = this.#fresh;
    if (fresh.length === 0) return;
    const visits = this.#tree.visits[place] ?? 0;
    if (place === ROOT || this.#offered.length <= this.#settings.many) {
      for (const move of fresh) this.#add(world, place, seat, move);
      return;
    }
    const kinds = this.#kinds;
    kinds.clear();
    for (const { do: kind } of fresh) kinds.set(kind, 0);
    for (const at of this.#entries) {
      const kind = this.#answers.at(this.#tree.answer[at] ?? NONE).do;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const wanted = kinds.size + WIDENING * Math.sqrt(visits);
    while (fresh.length > 0 && this.#entries.length < wanted) {
      const from = this.#trial.rng.int(fresh.length);
      let rarest = from;
      for (let i = 1; i < fresh.length; i++) {
        const at = (from + i) % fresh.length;
        if (this.#count(fresh[at]) < this.#count(fresh[rarest])) rarest = at;
      }
      const [move] = fresh.splice(rarest, 1);
      if (move === undefined || !this.#add(world, place, seat, move)) return;
      kinds.set(move.do, (kinds.get(move.do) ?? 0) + 1);
    }
  }

  #count(move: M | undefined): number {
    return this.#kinds.get(move?.do ?? '') ?? 0;
  }

  #add(world: S, place: number, seat: Seat, move: M): boolean {
    if (this.#tree.full) return false;
    const ahead = this.#ahead(world, seat, move);
    const promise = this.#rewards.promise(world, ahead, seat);
    this.#entries.push(this.#tree.add(place, this.#answers.numberOf(move), promise));
    return true;
  }

  #ahead(world: S, seat: Seat, move: M): S {
    const ahead = this.#game.clone(world);
    perform(this.#game, ahead, seat, move, this.#trial);
    return ahead;
  }

  /** By the mean reward so far and the curiosity that remains; a promise counts like a few visits. */
  #best(): number {
    const { visits, available, total, promise } = this.#tree;
    const { curiosity, trust } = this.#settings;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of this.#entries) {
      const chances = (available[at] ?? 0) + 1;
      available[at] = chances;
      const tried = (visits[at] ?? 0) + trust;
      const mean = ((total[at] ?? 0) + trust * (promise[at] ?? 0)) / tried;
      const value = mean + curiosity * Math.sqrt(Math.log(chances + trust) / tried);
      if (value <= most) continue;
      most = value;
      best = at;
    }
    return best;
  }
}
