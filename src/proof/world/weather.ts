/** How bad it is in a world: how long everything takes, how much is lost, and how often something breaks. Drawn from the seed. */
import type { Scheduler } from './scheduler.ts';

/** How long something is on its way, in milliseconds: mostly between `least` and `most`, now and then up to `longest`. */
export interface Delay {
  readonly least: number;
  readonly most: number;
  readonly longest: number;
  /** How often of a thousand times it takes up to `longest`. */
  readonly slow: number;
}

/** Shares are of a thousand. */
export interface Weather {
  readonly line: Delay;
  readonly store: Delay;
  readonly bus: Delay;
  /** Words on the bus that get lost, and that come twice. */
  readonly lost: number;
  readonly twice: number;
  /** What a line swallows without breaking: no socket may do that, and in no world it happens by itself. */
  readonly swallowed: number;
  /** What a page says twice. */
  readonly repeated: number;
  /** What the store is asked for and it says that it cannot: it has not done it, has done it, or will do it later. */
  readonly refused: number;
  /** Milliseconds from one mishap to the next. */
  readonly mishap: { readonly least: number; readonly most: number } | null;
}

/** A world under its weather, which may change. */
export interface Sky {
  readonly scheduler: Scheduler;
  weather: Weather;
}

export const CALM: Weather = {
  line: { least: 1, most: 8, longest: 8, slow: 0 },
  store: { least: 0, most: 2, longest: 2, slow: 0 },
  bus: { least: 0, most: 3, longest: 3, slow: 0 },
  lost: 0,
  twice: 0,
  swallowed: 0,
  repeated: 0,
  refused: 0,
  mishap: null,
};

export function storm(scheduler: Scheduler): Weather {
  const { rng } = scheduler;
  const oneOf = (...choices: readonly number[]) => choices[rng.int(choices.length)] ?? 0;
  const least = oneOf(300, 800, 2000, 5000);
  return {
    line: { least: 1, most: oneOf(10, 60, 300), longest: oneOf(500, 4000), slow: oneOf(0, 20, 100) },
    store: { least: 0, most: oneOf(2, 20, 150), longest: oneOf(400, 3000), slow: oneOf(0, 10, 60) },
    bus: { least: 0, most: oneOf(3, 40, 400), longest: oneOf(500, 5000), slow: oneOf(0, 30, 150) },
    lost: oneOf(0, 0, 50, 300),
    twice: oneOf(0, 50, 300),
    swallowed: 0,
    repeated: oneOf(0, 20, 100),
    refused: oneOf(0, 0, 10, 60),
    mishap: oneOf(0, 1, 1, 1) === 0 ? null : { least, most: least * 4 },
  };
}

export function lasts(scheduler: Scheduler, { least, most, longest, slow }: Delay): number {
  return scheduler.chance(slow) ? scheduler.between(most, Math.max(most, longest)) : scheduler.between(least, most);
}
