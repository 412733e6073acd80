/** What is said to a thread in which bots think, and what it says: the same in a browser and on a server. */
import { FastRng, type Game, type Move, type Seat, type State } from '../kernel/index.ts';
import type { Thinking } from './bot.ts';
import { type Hint, hintFor } from './hint.ts';
import { botNamed } from './levels.ts';

interface Question {
  readonly id: number;
  readonly game: string;
  /** Made by `imagine`: everything that the seat cannot know has been resampled. */
  readonly world: State;
  readonly seat: Seat;
  readonly seed: string;
  readonly thinking: Thinking;
}

/** Answer for a seat. */
export interface AnswerTask extends Question {
  readonly want: 'answer';
  readonly bot: string;
}

/** Say what a good player would answer, and why. */
export interface HintTask extends Question {
  readonly want: 'hint';
}

export type Task = AnswerTask | HintTask;

export type Thought =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly hint: Hint<Move> }
  | { readonly id: number; readonly failed: string };

/** Does what is asked. `game` is the game that the task names. */
export function think(game: Game, task: Task): Thought {
  const { id, world, seat, seed, thinking } = task;
  const rng = new FastRng(seed);
  if (task.want === 'hint') return { id, hint: hintFor(game, world, seat, rng, thinking) };
  const bot = botNamed(task.bot);
  if (bot === undefined) return { id, failed: `no bot ${task.bot}` };
  return { id, move: bot.choose(game, world, seat, rng, thinking) };
}
