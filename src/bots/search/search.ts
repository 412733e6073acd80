/**
 * Information-set Monte Carlo tree search over the questions of the agenda. One tree; every iteration plays in a fresh world
 * that the seat cannot tell from the true one. A seat takes what has been best for itself (max^n). Chance is not in the tree:
 * each iteration draws anew. In a question to several seats everybody chooses by figures of their own, and the tree goes on
 * below the answer of the seat that thinks: nobody looks into another's cards.
 */
import {
  type Game,
  type GameEvent,
  isOver,
  type Move,
  moves,
  perform,
  type Rng,
  redeal,
  type Seat,
  type State,
  silentTurn,
  type Turn,
} from '../../kernel/index.ts';
import type { Judge } from '../worth.ts';
import { NONE, ROOT, type Tree } from './tree.ts';

export interface Settings {
  /** Entries of the tree: it does not grow beyond. */
  readonly capacity: number;
  /** How eagerly answers are tried that have not been best so far. */
  readonly curiosity: number;
  /** As many visits count for what an answer promises at first sight. */
  readonly trust: number;
  /** A place whose answers are looked at one by one must have been visited so often. */
  readonly open: number;
  /** How many deviations of the margin make the reward nearly certain. */
  readonly stretch: number;
  /** Answers played greedily beyond the tree before a position is judged. */
  readonly playout: number;
}

export const USUAL: Settings = { capacity: 1 << 17, curiosity: 0.15, trust: 3, open: 2, stretch: 2, playout: 0 };

/** How long a search may think. Whichever is reached first ends it. */
export interface Budget {
  readonly milliseconds: number;
  readonly iterations: number;
}

export interface Found<M extends Move> {
  readonly move: M;
  /** Expected reward of the seat, from 0 to 1. */
  readonly reward: number;
  /** The margin in points that has this reward. */
  readonly lead: number;
  readonly iterations: number;
}

/** The clock is read once in so many iterations. */
const CLOCK_EVERY = 8;
/** Iterations that only find out how far margins spread. */
const SOUNDING = 64;
/** The least spread of margins, in points. */
const LEAST_SPREAD = 0.5;
/** As many answers are compared at each step of a playout. */
const SAMPLE = 4;
/** How much the bare fact of having won counts in a finished game. */
const WINNING = 0.3;

export class Search<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #judge: Judge<S>;
  readonly #settings: Settings;
  readonly #tree: Tree<M>;
  readonly #offered: M[] = [];
  readonly #path: number[] = [];
  readonly #entries: number[] = [];
  readonly #seats: number;
  /** What the world of this iteration was worth at the root, and is worth now, by seat. */
  readonly #before: Float64Array;
  readonly #now: Float64Array;
  readonly #reward: Float64Array;
  readonly #rng: Rng;
  readonly #turn: Turn;
  #scale = 1;
  #seat: Seat = 0;
  /** Whether `#now` holds what the world is worth at the place where the descent is. */
  #judged = false;

  constructor(
    game: Game<S, M, E>,
    judge: Judge<S>,
    seats: number,
    rng: Rng,
    tree: Tree<M>,
    settings: Settings = USUAL,
  ) {
    this.#game = game;
    this.#judge = judge;
    this.#settings = settings;
    this.#tree = tree;
    this.#seats = seats;
    this.#before = new Float64Array(seats);
    this.#now = new Float64Array(seats);
    this.#reward = new Float64Array(seats);
    this.#rng = rng;
    this.#turn = silentTurn(rng);
  }

  /** What `seat` should answer in a position that looks like `s` to it. */
  think(s: S, seat: Seat, { milliseconds, iterations }: Budget): Found<M> {
    const offered = moves(this.#game, s, seat);
    const [only] = offered;
    if (only === undefined) throw new Error(`seat ${seat} has nothing to answer`);
    if (offered.length === 1) return { move: only, reward: 0.5, lead: 0, iterations: 0 };
    const end = performance.now() + milliseconds;
    this.#seat = seat;
    this.#sound(s, Math.min(SOUNDING, Math.ceil(iterations / 8)));
    this.#tree.clear();
    let done = 0;
    const begin = performance.now();
    while (done < iterations) {
      this.#iterate(s);
      done++;
      if (done % CLOCK_EVERY !== 0) continue;
      const now = performance.now();
      if (now >= end) break;
      const left = Math.min(iterations - done, ((end - now) / (now - begin)) * done);
      if (this.#settled(left)) break;
    }
    return this.#best(done);
  }

  /** Finds the scale of rewards: how far margins spread within the horizon of a small search. */
  #sound(s: S, iterations: number): void {
    this.#tree.clear();
    this.#scale = 4;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < iterations; i++) {
      this.#iterate(s);
      const margin = this.#margin(this.#seat);
      sum += margin;
      squares += margin * margin;
    }
    const mean = sum / iterations;
    const deviation = Math.sqrt(Math.max(0, squares / iterations - mean * mean));
    this.#scale = this.#settings.stretch * Math.max(LEAST_SPREAD, deviation) * 0.5;
  }

  /** Whether no other answer can catch up with the most visited one. */
  #settled(left: number): boolean {
    const { first, next, visits } = this.#tree;
    let most = 0;
    let second = 0;
    for (let at = first[ROOT] ?? NONE; at !== NONE; at = next[at] ?? NONE) {
      if (this.#tree.seat[at] !== this.#seat) continue;
      const count = visits[at] ?? 0;
      if (count > most) {
        second = most;
        most = count;
      } else if (count > second) second = count;
    }
    return most - second > left;
  }

  #best(done: number): Found<M> {
    const { first, next, visits, total } = this.#tree;
    let best = NONE;
    for (let at = first[ROOT] ?? NONE; at !== NONE; at = next[at] ?? NONE) {
      if (this.#tree.seat[at] !== this.#seat) continue;
      if (best === NONE || (visits[at] ?? 0) > (visits[best] ?? 0)) best = at;
    }
    const move = this.#tree.moves[best];
    if (!move) throw new Error('a search without an answer');
    const reward = (total[best] ?? 0) / Math.max(1, visits[best] ?? 0);
    return { move, reward, lead: this.#scale * Math.log(reward / (1 - reward)), iterations: done };
  }

  #iterate(s: S): void {
    const game = this.#game;
    const world = game.clone(s);
    redeal(game, world, this.#seat, this.#rng);
    takeBackAnswers(world);
    for (let seat = 0; seat < this.#seats; seat++) this.#before[seat] = this.#judge.worth(world, seat);
    this.#path.length = 0;
    this.#judged = false;
    this.#descend(world);
    if (this.#settings.playout > 0) this.#playOut(world);
    this.#assess(world);
    const { visits, total, seat } = this.#tree;
    visits[ROOT] = (visits[ROOT] ?? 0) + 1;
    for (const at of this.#path) {
      visits[at] = (visits[at] ?? 0) + 1;
      total[at] = (total[at] ?? 0) + (this.#reward[seat[at] ?? 0] ?? 0);
    }
  }

  /** Goes down the tree to a place that has hardly been visited, and plays the answers on the way. */
  #descend(world: S): void {
    const game = this.#game;
    const { visits } = this.#tree;
    for (let place = ROOT; !isOver(world); ) {
      if (place !== ROOT && (visits[place] ?? 0) < this.#settings.open) return;
      const step = world.agenda[world.agenda.length - 1];
      if (step === undefined) return;
      if (step.seat !== undefined) {
        const entry = this.#select(world, place, step.seat);
        if (entry === NONE) return;
        const move = this.#tree.moves[entry];
        if (!move) return;
        this.#path.push(entry);
        perform(game, world, step.seat, move, this.#turn);
        this.#judged = false;
        place = entry;
        continue;
      }
      const asked = step.seats ?? [];
      let below = NONE;
      const answers: (M | null)[] = [];
      for (const seat of asked) {
        const entry = this.#select(world, place, seat);
        if (entry === NONE) return;
        if (below === NONE || seat === this.#seat) below = entry;
        this.#path.push(entry);
        answers.push(this.#tree.moves[entry] ?? null);
      }
      for (const [i, seat] of asked.entries()) {
        const move = answers[i];
        if (move) perform(game, world, seat, move, this.#turn);
      }
      this.#judged = false;
      place = below;
    }
  }

  /**
   * Plays on until somebody else is asked, at most so many answers: positions in the middle of an action promise too much.
   * Of a few answers, drawn at random, the best at first sight is played.
   */
  #playOut(world: S): void {
    const game = this.#game;
    const offered = this.#offered;
    const first = askedSeat(world);
    for (let left = this.#settings.playout; left > 0; left--) {
      const seat = askedSeat(world);
      if (seat === NONE || seat !== first) return;
      offered.length = 0;
      moves(game, world, seat, offered);
      let best: M | undefined = offered[0];
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < Math.min(SAMPLE, offered.length) && offered.length > 1; i++) {
        const at = i + this.#rng.int(offered.length - i);
        const move = offered[at];
        if (move === undefined) continue;
        offered[at] = offered[i] ?? move;
        const ahead = game.clone(world);
        perform(game, ahead, seat, move, this.#turn);
        const worth = this.#judge.worth(ahead, seat);
        if (worth <= most) continue;
        most = worth;
        best = move;
      }
      if (best === undefined) return;
      perform(game, world, seat, best, this.#turn);
      this.#judged = false;
    }
  }

  /** The answer that `seat` tries at this place, or `NONE` if the tree is full. */
  #select(world: S, place: number, seat: Seat): number {
    const tree = this.#tree;
    const { curiosity, trust } = this.#settings;
    const offered = this.#offered;
    offered.length = 0;
    moves(this.#game, world, seat, offered);
    const entries = this.#entries;
    entries.length = 0;
    let from = NONE;
    let known = Number.NaN;
    for (const move of offered) {
      let at = tree.find(place, seat, move, from);
      if (at === NONE) {
        const canonical = tree.canonical(move);
        if (canonical !== move) at = tree.find(place, seat, canonical, from);
        if (at === NONE) {
          if (tree.full) continue;
          if (Number.isNaN(known)) known = this.#othersGain(world, seat);
          at = tree.add(place, seat, canonical, this.#promise(world, seat, move, known));
        }
      }
      entries.push(at);
      from = at;
    }
    const { visits, available, total, promise } = tree;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of entries) {
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

  /** What the others have gained on average since the root. */
  #othersGain(world: S, seat: Seat): number {
    if (!this.#judged) this.#gains(world);
    return this.#meanOfOthers(seat);
  }

  /** What every seat has gained since the root. */
  #gains(world: S): void {
    for (let seat = 0; seat < this.#seats; seat++)
      this.#now[seat] = this.#judge.worth(world, seat) - (this.#before[seat] ?? 0);
    this.#judged = true;
  }

  /** The reward of an answer at first sight: the worth of what comes of it at once. */
  #promise(world: S, seat: Seat, move: M, others: number): number {
    const ahead = this.#game.clone(world);
    perform(this.#game, ahead, seat, move, this.#turn);
    return squash((this.#judge.worth(ahead, seat) - (this.#before[seat] ?? 0) - others) / this.#scale);
  }

  /** Judges the world where the descent ended and turns it into rewards. */
  #assess(world: S): void {
    const now = this.#now;
    const seats = this.#seats;
    if (!isOver(world)) {
      for (let seat = 0; seat < seats; seat++) now[seat] = this.#judge.worth(world, seat) - (this.#before[seat] ?? 0);
      for (let seat = 0; seat < seats; seat++) this.#reward[seat] = squash(this.#margin(seat) / this.#scale);
      return;
    }
    const { scores, ranks } = this.#game.score(world);
    let winners = 0;
    for (const rank of ranks) if (rank === 1) winners++;
    for (let seat = 0; seat < seats; seat++) now[seat] = (scores[seat] ?? 0) - (this.#before[seat] ?? 0);
    for (let seat = 0; seat < seats; seat++) {
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      this.#reward[seat] = (1 - WINNING) * squash(this.#margin(seat) / this.#scale) + WINNING * won;
    }
  }

  /** How much more a seat has gained than the others on average. */
  #margin(seat: Seat): number {
    return (this.#now[seat] ?? 0) - this.#meanOfOthers(seat);
  }

  #meanOfOthers(seat: Seat): number {
    const now = this.#now;
    let sum = 0;
    for (let other = 0; other < this.#seats; other++) if (other !== seat) sum += now[other] ?? 0;
    return sum / (this.#seats - 1);
  }
}

/** Whom a question to one seat asks; `NONE` if several are asked, or nobody. */
function askedSeat(s: State): Seat {
  return s.agenda[s.agenda.length - 1]?.seat ?? NONE;
}

/** Secret answers that were given, or guessed, are open again: everybody chooses anew in every iteration. */
function takeBackAnswers(s: State): void {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.seats === undefined || step.answers === undefined) return;
  for (let i = 0; i < step.seats.length; i++) step.answers[i] = null;
}

function squash(margin: number): number {
  return 1 / (1 + Math.exp(-margin));
}
