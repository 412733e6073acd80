/** The kinds of work that can be divided among threads: each takes a task that can be copied and gives such an answer. */
import { type FuzzAnswer, type FuzzTask, fuzz } from './fuzzing.ts';
import { type SimulateTask, simulate, type Tally } from './simulation.ts';

export interface Works {
  simulate: { readonly task: SimulateTask; readonly answer: Tally };
  fuzz: { readonly task: FuzzTask; readonly answer: FuzzAnswer };
}

export const WORKS: { readonly [K in keyof Works]: (task: Works[K]['task']) => Works[K]['answer'] } = {
  simulate,
  fuzz,
};

/** What a thread is told. */
export type Order = { [K in keyof Works]: { readonly kind: K; readonly task: Works[K]['task'] } }[keyof Works];

export function carryOut(order: Order): Works[keyof Works]['answer'] {
  return order.kind === 'simulate' ? WORKS.simulate(order.task) : WORKS.fuzz(order.task);
}
