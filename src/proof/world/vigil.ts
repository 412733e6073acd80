/** How long some node of a world has been awake, and how often the house was shocked: it fell asleep, or a clock was set. */
import type { WorldNode } from './node.ts';
import type { Scheduler } from './scheduler.ts';

export class Vigil {
  readonly #scheduler: Scheduler;
  readonly #nodes: () => readonly WorldNode[];
  #total = 0;
  #countedAt = 0;
  #awake = false;
  #shocks = 0;

  constructor(scheduler: Scheduler, nodes: () => readonly WorldNode[]) {
    this.#scheduler = scheduler;
    this.#nodes = nodes;
  }

  get shocks(): number {
    return this.#shocks;
  }

  shock(): void {
    this.#shocks++;
    this.awake();
  }

  /** The milliseconds so far in which some node was awake. To be asked whenever one falls asleep or wakes. */
  awake(): number {
    const { now } = this.#scheduler;
    if (this.#awake) this.#total += now - this.#countedAt;
    const awake = this.#nodes().some(({ life }) => life !== null && life.process.stalledUntil <= now);
    if (this.#awake && !awake) this.#shocks++;
    this.#countedAt = now;
    this.#awake = awake;
    return this.#total;
  }
}
