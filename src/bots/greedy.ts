/** Looks one answer ahead and takes what the game's judgement likes best. */
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  moves,
  perform,
  type Rng,
  type Seat,
  type State,
  silentTurn,
} from '../kernel/index.ts';
import { type Bot, pick } from './bot.ts';
import { Judge } from './worth.ts';

/** The bot that judges exactly. */
export function greedyBot(id: string): Bot {
  return {
    id,
    seconds: 0,
    choose(game, world, seat, rng) {
      const offered = moves(game, world, seat);
      return greedyAnswer(game, new Judge(game.judgement), world, seat, offered, rng);
    },
  };
}

/** The bot that misjudges: each answer's worth is blurred by so many standard deviations of all of them. */
export function blurredBot(id: string, blur: number): Bot {
  return {
    id,
    seconds: 0,
    choose(game, world, seat, rng) {
      const offered = moves(game, world, seat);
      const worths = worthsOf(game, new Judge(game.judgement), world, seat, offered, rng);
      const deviation = blur * deviationOf(worths);
      return bestOf(
        offered,
        worths.map((worth) => worth + deviation * bell(rng)),
        rng,
      );
    },
  };
}

export function greedyAnswer<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  judge: Judge<S>,
  world: S,
  seat: Seat,
  offered: readonly M[],
  rng: Rng,
): M {
  const [only] = offered;
  if (only !== undefined && offered.length === 1) return only;
  return bestOf(offered, worthsOf(game, judge, world, seat, offered, rng), rng);
}

/** What each answer leads to at once is worth to the seat. */
export function worthsOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  judge: Judge<S>,
  world: S,
  seat: Seat,
  offered: readonly M[],
  rng: Rng,
): number[] {
  // The same chance for every answer: what differs is what the answer does.
  const chance = rng.int(0x7fffffff);
  return offered.map((move) => judge.worth(aheadOf(game, world, seat, move, new FastRng(chance)), seat));
}

/** The world after an answer. */
export function aheadOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  move: M,
  rng: Rng,
): S {
  const ahead = game.clone(world);
  perform(game, ahead, seat, move, silentTurn(rng));
  answerForOthers(game, ahead, world, rng);
  return ahead;
}

function bestOf<M>(offered: readonly M[], worths: readonly number[], rng: Rng): M {
  const best = Math.max(...worths);
  return pick(
    offered.filter((_, i) => worths[i] === best),
    rng,
  );
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** A number around 0 with a deviation of 1, nearly normal: twelve even ones. */
function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.int(1 << 20) / (1 << 20);
  return sum;
}

/** A question to several seats shows nothing until all have answered: the others answer at random in the imagined world. */
function answerForOthers<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  ahead: S,
  world: S,
  rng: Rng,
): void {
  const asked = world.agenda.at(-1);
  if (asked?.seats === undefined) return;
  while (ahead.agenda.length === world.agenda.length && ahead.agenda.at(-1)?.kind === asked.kind) {
    const other = active(ahead);
    if (other < 0) return;
    perform(game, ahead, other, pick(moves(game, ahead, other), rng), silentTurn(rng));
  }
}
