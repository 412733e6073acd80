/** The kinds of work that can be divided among threads: each takes a task that can be copied and gives such an answer. */
import type { Sample } from '../analysis/selfplay.ts';
import type { Samples } from '../bots/value/learner.ts';
import type { PuzzleGame } from '../puzzles/puzzle.ts';
import { type ArenaTask, type Bout, fight } from './arena-games.ts';
import { type Balance, type BalanceTask, weigh } from './balancing.ts';
import { type CalibrateTask, sample } from './calibrating.ts';
import { type FuzzAnswer, type FuzzTask, fuzz } from './fuzzing.ts';
import {
  type CheckTask,
  checkPuzzles,
  findPuzzles,
  gradePuzzles,
  type PuzzleFind,
  type PuzzleTask,
} from './puzzling.ts';
import { type SimulateTask, simulate, type Tally } from './simulation.ts';
import { type MatchTask, matchNet, type SampleTask, sampleGames } from './training.ts';
import { type Trial, type TuneTask, tryWeights } from './tuning.ts';

export interface Works {
  simulate: { readonly task: SimulateTask; readonly answer: Tally };
  balance: { readonly task: BalanceTask; readonly answer: Balance };
  arena: { readonly task: ArenaTask; readonly answer: Bout[] };
  tune: { readonly task: TuneTask; readonly answer: Trial };
  sample: { readonly task: SampleTask; readonly answer: Samples };
  matchNet: { readonly task: MatchTask; readonly answer: number };
  calibrate: { readonly task: CalibrateTask; readonly answer: Sample[] };
  fuzz: { readonly task: FuzzTask; readonly answer: FuzzAnswer };
  findPuzzles: { readonly task: PuzzleTask; readonly answer: PuzzleFind };
  checkPuzzles: { readonly task: CheckTask; readonly answer: string[] };
  gradePuzzles: { readonly task: CheckTask; readonly answer: PuzzleGame };
}

type Answer<K extends keyof Works> = Works[K]['answer'];

export const WORKS: { readonly [K in keyof Works]: (task: Works[K]['task']) => Answer<K> | Promise<Answer<K>> } = {
  simulate,
  balance: weigh,
  arena: fight,
  tune: tryWeights,
  sample: sampleGames,
  matchNet,
  calibrate: sample,
  fuzz,
  findPuzzles,
  checkPuzzles,
  gradePuzzles,
};

/** What a thread is told. */
export type Order = { [K in keyof Works]: { readonly kind: K; readonly task: Works[K]['task'] } }[keyof Works];

export async function carryOut(order: Order): Promise<Answer<keyof Works>> {
  switch (order.kind) {
    case 'simulate':
      return WORKS.simulate(order.task);
    case 'balance':
      return WORKS.balance(order.task);
    case 'arena':
      return WORKS.arena(order.task);
    case 'tune':
      return WORKS.tune(order.task);
    case 'sample':
      return WORKS.sample(order.task);
    case 'matchNet':
      return WORKS.matchNet(order.task);
    case 'calibrate':
      return WORKS.calibrate(order.task);
    case 'fuzz':
      return WORKS.fuzz(order.task);
    case 'findPuzzles':
      return WORKS.findPuzzles(order.task);
    case 'checkPuzzles':
      return WORKS.checkPuzzles(order.task);
    case 'gradePuzzles':
      return WORKS.gradePuzzles(order.task);
  }
}
