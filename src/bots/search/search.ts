/**
 * Information-set Monte Carlo tree search. One tree; every iteration plays in a fresh world that the seat cannot tell from the
 * true one. The others are part of that world and answer as merchants, so that the tree is as deep as the seat's own plans; or
 * they are rivals, whose answers are in the tree as well. Chance is not in it: each iteration draws anew.
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
import type { Outlook } from '../value/outlook.ts';
import type { Judge } from '../worth.ts';
import { Answers } from './answers.ts';
import { Chance } from './chance.ts';
import { Choices } from './choices.ts';
import type { Gains } from './gains.ts';
import { Replies } from './replies.ts';
import { Rewards } from './rewards.ts';
import { type Budget, type Found, type Settings, type Tried, USUAL } from './settings.ts';
import { NONE, ROOT, type Tree } from './tree.ts';

/** The clock is read once in so many iterations. */
const CLOCK_EVERY = 8;
/** Iterations that only find out how far margins spread, and the scale they begin with. */
const SOUNDING = 64;
const FIRST_SCALE = 4;
/** Answers that an iteration is played out with at most. */
const FARTHEST = { turn: 64, nextTurn: 512, game: 4096 } as const;
/** The least spread of margins, in points. */
const LEAST_SPREAD = 0.5;

export class Search<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #settings: Settings;
  readonly #tree: Tree;
  readonly #gains: Gains;
  readonly #answers = new Answers<M>();
  readonly #rewards: Rewards<S, M, E>;
  readonly #choices: Choices<S, M, E>;
  readonly #replies: Replies<S, M, E>;
  readonly #rng: Rng;
  readonly #chance = new Chance();
  readonly #turn: Turn = silentTurn(this.#chance);
  /** What is only tried out draws apart: else it would change the luck of what is played. */
  readonly #trials = new Chance();
  /** The answers of this iteration that are in the tree, and who gave them. */
  readonly #path: number[] = [];
  readonly #givers: Seat[] = [];
  #seat: Seat = 0;
  /** How many turns an iteration is played out for. */
  readonly #turns: number;

  constructor(
    game: Game<S, M, E>,
    judge: Judge<S>,
    outlook: Outlook<S>,
    seats: number,
    rng: Rng,
    tree: Tree,
    gains: Gains,
    settings: Settings = USUAL,
  ) {
    this.#game = game;
    this.#settings = settings;
    this.#turns = { turn: 1, nextTurn: 1 + seats, game: Number.POSITIVE_INFINITY }[settings.until];
    this.#tree = tree;
    this.#gains = gains;
    this.#rng = rng;
    this.#rewards = new Rewards(game, outlook, seats);
    const trial = silentTurn(this.#trials);
    this.#choices = new Choices(game, tree, this.#answers, this.#rewards, settings, trial);
    this.#replies = new Replies(game, judge, this.#answers, gains, this.#turn, trial);
  }

  /** What `seat` should answer in a position that looks like `s` to it. */
  think(s: S, seat: Seat, { milliseconds, iterations }: Budget): Found<M> {
    const offered = moves(this.#game, s, seat);
    const [only] = offered;
    if (only === undefined) throw new Error(`seat ${seat} has nothing to answer`);
    if (offered.length === 1) return { move: only, reward: 0.5, lead: 0, iterations: 0, tried: [] };
    const end = performance.now() + milliseconds;
    this.#seat = seat;
    this.#chance.begin(this.#rng);
    this.#trials.begin(this.#rng);
    this.#answers.clear();
    const root = this.#game.clone(s);
    takeBackAnswers(root);
    const sounded = this.#sound(
      root,
      Math.min(SOUNDING, Math.ceil(iterations / 8)),
      performance.now() + milliseconds / 4,
    );
    const begin = performance.now();
    let done = 0;
    while (done < iterations) {
      this.#iterate(root);
      done++;
      if (done % CLOCK_EVERY !== 0) continue;
      const now = performance.now();
      if (now >= end) break;
      const left = Math.min(iterations - done, ((end - now) / (now - begin)) * done);
      if (this.#settled(left)) break;
    }
    return this.#best(sounded + done);
  }

  /**
   * Finds the scale of rewards: how far margins spread within the horizon of a small search, which may take a quarter of the time.
   * What it saw at first sight, and what others' answers bring, is kept for the search itself. Says how many iterations it was.
   */
  #sound(root: S, iterations: number, until: number): number {
    this.#tree.clear();
    this.#gains.clear();
    this.#rewards.scale = FIRST_SCALE;
    let sum = 0;
    let squares = 0;
    let done = 0;
    while (done < iterations && (done % CLOCK_EVERY !== 0 || performance.now() < until)) {
      this.#iterate(root);
      done++;
      const margin = this.#rewards.margin(this.#seat);
      sum += margin;
      squares += margin * margin;
    }
    const mean = sum / Math.max(1, done);
    const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, done) - mean * mean));
    const scale = this.#settings.stretch * Math.max(LEAST_SPREAD, deviation);
    this.#tree.begin((promise) => this.#rewards.rescaled(promise, scale));
    this.#rewards.scale = scale;
    return done;
  }

  /** Whether no other answer can catch up with the most visited one. */
  #settled(left: number): boolean {
    let most = 0;
    let second = 0;
    for (const at of this.#tree.answers(ROOT)) {
      const count = this.#tree.visits[at] ?? 0;
      if (count > most) {
        second = most;
        most = count;
      } else if (count > second) second = count;
    }
    return most - second > left;
  }

  #best(iterations: number): Found<M> {
    const { visits, total, answer } = this.#tree;
    const tried: Tried<M>[] = [];
    for (const at of this.#tree.answers(ROOT)) {
      const move = this.#answers.at(answer[at] ?? NONE);
      const count = visits[at] ?? 0;
      const reward = (total[at] ?? 0) / Math.max(1, count);
      tried.push({ move, visits: count, reward, lead: this.#rewards.points(reward) });
    }
    tried.sort((one, other) => other.visits - one.visits);
    const [best] = tried;
    if (!best) throw new Error('a search without an answer');
    return { move: best.move, reward: best.reward, lead: best.lead, iterations, tried };
  }

  #iterate(root: S): void {
    const { visits, total } = this.#tree;
    if (visits[ROOT] === 0) {
      this.#chance.world(0);
      this.#rewards.begin(root);
    }
    // The first answer is chosen before the world is drawn: its seat sees the same in all of them.
    const first = this.#choices.select(root, ROOT, this.#seat);
    this.#chance.world(visits[first] ?? 0);
    const world = this.#game.clone(root);
    redeal(this.#game, world, this.#seat, this.#chance);
    this.#rewards.begin(world);
    this.#path.length = 0;
    this.#givers.length = 0;
    this.#replies.at(ROOT, 0);
    this.#descend(world, this.#answer(world, first));
    this.#playOut(world);
    this.#rewards.end(world);
    visits[ROOT] = (visits[ROOT] ?? 0) + 1;
    for (let i = 0; i < this.#path.length; i++) {
      const at = this.#path[i] ?? ROOT;
      visits[at] = (visits[at] ?? 0) + 1;
      // Everybody looks for what is best for themselves: max^n.
      total[at] = (total[at] ?? 0) + this.#rewards.of(this.#givers[i] ?? this.#seat);
    }
  }

  /** Goes down the tree to a place that has hardly been visited, and plays the answers on the way. */
  #descend(world: S, from: number): void {
    const { visits } = this.#tree;
    const { open, others } = this.#settings;
    for (let place = from; place !== NONE && !isOver(world); ) {
      if ((visits[place] ?? 0) < open) return;
      const step = world.agenda[world.agenda.length - 1];
      if (step === undefined) return;
      if (step.seat === this.#seat || step.seats?.includes(this.#seat))
        place = this.#answer(world, this.#choices.select(world, place, this.#seat));
      else if (others === 'rivals' && step.seat !== undefined)
        place = this.#give(world, this.#choices.select(world, place, step.seat), step.seat);
      else {
        this.#replies.reply(world, step);
        this.#rewards.changed();
      }
    }
  }

  /**
   * Ends the turn, where it has several questions, as merchants would: what is judged then is what was done and not what was begun.
   * Or plays on to the end of the seat's next turn, or of the game.
   */
  #playOut(world: S): void {
    const { judgement } = this.#game;
    const { until } = this.#settings;
    let turn = judgement.turn?.(world);
    if (turn === undefined && until !== 'game') return;
    let ended = 0;
    for (let i = 0; i < FARTHEST[until] && !isOver(world); i++) {
      const now = judgement.turn?.(world);
      if (now !== turn) {
        if (++ended === this.#turns) return;
        turn = now;
        this.#replies.beyond();
      }
      const step = world.agenda[world.agenda.length - 1];
      if (step === undefined) return;
      this.#replies.finish(world, step, this.#seat);
      this.#rewards.changed();
    }
  }

  /** Gives an answer of the seat that thinks. In a question to several seats all choose before anybody's answer is known. */
  #answer(world: S, entry: number): number {
    if (entry !== NONE) this.#replies.besides(world, this.#seat);
    return this.#give(world, entry, this.#seat);
  }

  /** Gives an answer that is in the tree. */
  #give(world: S, entry: number, seat: Seat): number {
    if (entry === NONE) return NONE;
    this.#path.push(entry);
    this.#givers.push(seat);
    perform(this.#game, world, seat, this.#answers.at(this.#tree.answer[entry] ?? NONE), this.#turn);
    this.#replies.at(entry, this.#path.length);
    this.#rewards.changed();
    return entry;
  }
}

/** Secret answers that were given, or guessed, are open again: everybody chooses anew in every iteration. */
function takeBackAnswers(s: State): void {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.seats === undefined || step.answers === undefined) return;
  for (let i = 0; i < step.seats.length; i++) step.answers[i] = null;
}
