/** Games of merchants, or of searches, who weigh the same features differently. */

import { imagine } from '../bots/bot.ts';
import { greedyAnswer } from '../bots/greedy.ts';
import { searchOf } from '../bots/levels.ts';
import { Judge } from '../bots/worth.ts';
import {
  active,
  FastRng,
  type Game,
  isOver,
  type Move,
  moves,
  optionSets,
  perform,
  type Rng,
  type Seat,
  type State,
  silentTurn,
  start,
  USUAL_BOUNDS,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';

export interface TuneTask {
  readonly game: string;
  readonly seats: number;
  /** The weights that are tried, and those of all the others at the table. */
  readonly tried: readonly number[];
  readonly others: readonly number[];
  /** Iterations of a search for each answer; 0 for merchants, who do not search. */
  readonly thinking: number;
  readonly seed: string;
  readonly games: number;
}

export interface Trial {
  /** Wins, where one shared by two counts a half. */
  readonly won: number;
  /** What was tried is better the larger this is: wins, and margins to tell near losses from far ones. */
  readonly fitness: number;
}

/** A margin of so many points counts as half as much as a win. */
const MARGIN = 20;

/** Every deal is played from every seat. */
export function tryWeights(task: TuneTask): Trial {
  const game = gameOf(task.game);
  let won = 0;
  let fitness = 0;
  for (let i = 0; i < task.games; i++) {
    const bout = play(game, task, i);
    won += bout.won;
    fitness += bout.won + 0.5 * Math.tanh(bout.margin / MARGIN);
  }
  return { won, fitness: fitness / task.games };
}

function play(game: Game, task: TuneTask, i: number): { readonly won: number; readonly margin: number } {
  const { seats } = task;
  const own = i % seats;
  const tried = weighing(game, task.tried, task.thinking);
  const others = weighing(game, task.others, task.thinking);
  const turn = silentTurn(new FastRng(`${task.seed}/${Math.floor(i / seats)}`));
  const rng = new FastRng(`${task.seed}/${i}/bots`);
  const s = start(game, seats, optionSets(game, seats)[0] ?? {}, turn);
  for (let plies = 0; !isOver(s) && plies < USUAL_BOUNDS.plies; plies++) {
    const seat = active(s);
    const answer = seat === own ? tried : others;
    perform(game, s, seat, answer(imagine(game, s, seat, rng), seat, rng), turn);
  }
  const { ranks, scores } = game.score(s);
  const winners = ranks.filter((rank) => rank === 1).length;
  const rival = Math.max(...scores.filter((_, seat) => seat !== own));
  return { won: ranks[own] === 1 ? 1 / winners : 0, margin: (scores[own] ?? 0) - rival };
}

/** Answers by these weights. */
function weighing(
  game: Game,
  weights: readonly number[],
  thinking: number,
): (world: State, seat: Seat, rng: Rng) => Move {
  if (thinking === 0) {
    const judge = new Judge(game.judgement, weights);
    return (world, seat, rng) => greedyAnswer(game, judge, world, seat, moves(game, world, seat), rng);
  }
  const weighed: Game = { ...game, judgement: { ...game.judgement, foresight: weights } };
  const budget = { milliseconds: Number.POSITIVE_INFINITY, iterations: thinking };
  return (world, seat, rng) => searchOf(weighed, world, rng).think(world, seat, budget).move;
}
