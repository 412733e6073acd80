/**
 * Play that looks for what was seen least: as a merchant would, so that a game comes to where random play never gets, and now and then
 * with the answer that was given least often so far.
 */
import { pick } from '../../bots/bot.ts';
import { greedyAnswer } from '../../bots/greedy.ts';
import { Judge } from '../../bots/worth.ts';
import {
  active,
  checkPosition,
  FastRng,
  type Game,
  isOver,
  judge,
  type Move,
  moves,
  perform,
  type Rng,
  type State,
  start,
  USUAL_BOUNDS,
} from '../../kernel/index.ts';
import { mixedTable, tablesOf } from '../tables.ts';

/** How many of a hundred answers are the rarest ones, game by game. */
const CURIOSITY = [3, 100, 15, 50];
/** Answers from elsewhere that are given where they may not be: the rules must say why. */
const WRONG_ANSWERS = 2;

/** How often each kind of answer was given, over all games of a run. */
export class Curiosity {
  readonly #given = new Map<string, number>();

  rarest(s: State, offered: readonly Move[], rng: Rng): Move {
    const counts = offered.map((move) => this.#given.get(kindOf(s, move)) ?? 0);
    const least = Math.min(...counts);
    return pick(
      offered.filter((_, i) => counts[i] === least),
      rng,
    );
  }

  note(s: State, move: Move): void {
    const kind = kindOf(s, move);
    this.#given.set(kind, (this.#given.get(kind) ?? 0) + 1);
  }
}

/** Two answers are of one kind if they answer the same kind of question with the same words; numbers aside. */
function kindOf(s: State, move: Move): string {
  const words = Object.values(move).filter((value) => typeof value !== 'number');
  return `${s.agenda.map(({ kind }) => kind).slice(-2)}/${words}`;
}

/** Directed game number `number`. */
export function directedGame(game: Game, curiosity: Curiosity, seed: string, number: number): void {
  const tables = tablesOf(game);
  const table = number % 2 === 0 ? tables[(number / 2) % tables.length] : undefined;
  const { seats, options } = table ?? mixedTable(game, number);
  const rng = new FastRng(`${seed}/${number}`);
  const t = { rng: new FastRng(`${seed}/${number}/chance`), emit() {} };
  const share = CURIOSITY[Math.floor(number / 2) % CURIOSITY.length] ?? 0;
  const worth = new Judge(game.judgement);
  const elsewhere: Move[] = [];
  const s = start(game, seats, options, t);
  for (let ply = 0; !isOver(s) && ply < USUAL_BOUNDS.plies; ply++) {
    const seat = active(s);
    const offered = moves(game, s, seat);
    for (let i = 0; i < WRONG_ANSWERS && elsewhere.length > 0; i++) judge(game, s, seat, pick(elsewhere, rng));
    const curious = rng.int(100) < share;
    const move = curious ? curiosity.rarest(s, offered, rng) : greedyAnswer(game, worth, s, seat, offered, rng);
    curiosity.note(s, move);
    elsewhere.push(pick(offered, rng));
    perform(game, s, seat, move, t);
    if (ply % 20 === 0) checkPosition({ game, seats, options, bounds: USUAL_BOUNDS }, s);
    for (let viewer = 0; ply % 20 === 0 && viewer < seats; viewer++) game.view(s, viewer);
  }
  game.score(s);
}
