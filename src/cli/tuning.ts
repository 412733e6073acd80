/** Games of merchants who weigh the same features differently. */

import { imagine } from '../bots/bot.ts';
import { greedyAnswer } from '../bots/greedy.ts';
import { Judge } from '../bots/worth.ts';
import {
  active,
  FastRng,
  type Game,
  isOver,
  moves,
  optionSets,
  perform,
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
  const judgement = game.judgement;
  const tried = new Judge(judgement, task.tried);
  const others = new Judge(judgement, task.others);
  const turn = silentTurn(new FastRng(`${task.seed}/${Math.floor(i / seats)}`));
  const rng = new FastRng(`${task.seed}/${i}/bots`);
  const s = start(game, seats, optionSets(game, seats)[0] ?? {}, turn);
  for (let plies = 0; !isOver(s) && plies < USUAL_BOUNDS.plies; plies++) {
    const seat = active(s);
    const world = imagine(game, s, seat, rng);
    const judge = seat === own ? tried : others;
    perform(game, s, seat, greedyAnswer(game, judge, world, seat, moves(game, world, seat), rng), turn);
  }
  const { ranks, scores } = game.score(s);
  const winners = ranks.filter((rank) => rank === 1).length;
  const rival = Math.max(...scores.filter((_, seat) => seat !== own));
  return { won: ranks[own] === 1 ? 1 / winners : 0, margin: (scores[own] ?? 0) - rival };
}
