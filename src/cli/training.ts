/** Games from which a network learns, and games that show whether what it learnt wins. */
import { type Bot, botMove } from '../bots/bot.ts';
import { merchant, searchOf } from '../bots/levels.ts';
import { fillInputs, inputsOf } from '../bots/value/inputs.ts';
import type { Samples } from '../bots/value/learner.ts';
import { Net } from '../bots/value/net.ts';
import { marginOf } from '../bots/value/outlook.ts';
import {
  active,
  FastRng,
  type Game,
  isOver,
  moves,
  optionSets,
  perform,
  type State,
  silentTurn,
  start,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';

/** Games to learn from, `from` to `to`. */
export interface SampleTask {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Iterations for each answer of those who play them; 0 for merchants. */
  readonly thinking: number;
}

/** One game of a search with the network against searches without it. */
export interface MatchTask {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly index: number;
  readonly net: string;
  readonly iterations: number;
}

/** Of a thousand answers so many are given at random: the network must know what becomes of positions that good players avoid. */
const AT_RANDOM = 80;
/** Positions of one game are much alike: about so many are enough. */
const POSITIONS = 80;

function dealt(game: Game, seats: number, seed: string): { readonly s: State; readonly rng: FastRng } {
  const rng = new FastRng(seed);
  return { s: start(game, seats, optionSets(game, seats)[0] ?? {}, silentTurn(rng)), rng };
}

/** Positions of the games, as each seat may judge them, with the margin that the seat had at the end. */
export function sampleGames(task: SampleTask): Samples {
  const game = gameOf(task.game);
  const inputs = inputsOf(game.judgement.features.length);
  const x: number[] = [];
  const y: number[] = [];
  for (let i = task.from; i < task.to; i++) sampleGame(game, task, i, x, y);
  return { inputs, x: Float32Array.from(x), y: Float32Array.from(y) };
}

function sampleGame(game: Game, { seats, seed, thinking }: SampleTask, i: number, x: number[], y: number[]): void {
  const { judgement } = game;
  const player = thinking === 0 ? merchant : searcher(null, thinking);
  const has = Array.from({ length: seats }, () => new Float64Array(judgement.features.length));
  const one = new Float64Array(inputsOf(judgement.features.length));
  const { s, rng } = dealt(game, seats, `${seed}/${i}`);
  const met: number[][] = [];
  while (!isOver(s)) {
    const row: number[] = [];
    for (const [seat, own] of has.entries()) judgement.assess(s, seat, own);
    for (const [seat, own] of has.entries()) {
      fillInputs(one, s, seat, own, has);
      row.push(...one);
    }
    met.push(row);
    const seat = active(s);
    const offered = moves(game, s, seat);
    const strayed = rng.int(1000) < AT_RANDOM ? offered[rng.int(offered.length)] : undefined;
    const move = strayed ?? botMove(player, game, s, seat, rng);
    perform(game, s, seat, move, silentTurn(rng));
  }
  const { scores } = game.score(s);
  const apart = Math.max(1, met.length / POSITIONS);
  for (let at = 0; at < met.length; at += apart) {
    for (const value of met[Math.floor(at)] ?? []) x.push(value);
    for (let seat = 0; seat < seats; seat++) y.push(marginOf(scores, seat, judgement.rivalry));
  }
}

/** The part of the win that the network's seat has. Every deal is played from every seat. */
export function matchNet(task: MatchTask): number {
  const game = gameOf(task.game);
  const { seats, index, iterations } = task;
  const own = index % seats;
  const net = Net.unpacked(inputsOf(game.judgement.features.length), task.net);
  const { s, rng: chance } = dealt(game, seats, `${task.seed}/${Math.floor(index / seats)}`);
  const rng = new FastRng(`${task.seed}/${index}/bots`);
  const [foreseeing, counting] = [searcher(net, iterations), searcher(null, iterations)];
  while (!isOver(s)) {
    const seat = active(s);
    perform(game, s, seat, botMove(seat === own ? foreseeing : counting, game, s, seat, rng), silentTurn(chance));
  }
  const { ranks } = game.score(s);
  return ranks[own] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

function searcher(net: Net | null, iterations: number): Bot {
  return {
    id: net === null ? 'counting' : 'foreseeing',
    seconds: 0,
    choose: (game, world, seat, rng) =>
      searchOf(game, world, rng, net).think(world, seat, { milliseconds: Number.POSITIVE_INFINITY, iterations }).move,
  };
}
