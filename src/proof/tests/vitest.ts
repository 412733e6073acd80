/**
 * Stands in for vitest where the tests of a game are run thousands of times in one thread: it gathers them instead of running them.
 * Only what those tests use is here; whoever uses more is told by an error.
 */
import { expect } from 'vitest';

export { expect };

export interface Trial {
  readonly name: string;
  readonly run: () => unknown;
}

let gathered: Trial[] = [];
let within: readonly string[] = [];

/** What was gathered since the last call. */
export function takeTrials(): Trial[] {
  const trials = gathered;
  gathered = [];
  return trials;
}

/** A test of speed says nothing about rules, and fails in a busy thread. */
const SPEED = /takes less than/;

function gather(name: string, run: () => unknown): void {
  if (SPEED.test(name)) return;
  gathered.push({ name: [...within, name].join(' > '), run });
}

function enclose(name: string, body: () => void): void {
  const outside = within;
  within = [...within, name];
  body();
  within = outside;
}

/** `each(rows)(name, body)`: the body once for every row, a list as its arguments. */
function each(take: (name: string, body: () => unknown) => void) {
  return (rows: readonly unknown[]) => (name: string, body: (...row: unknown[]) => unknown) => {
    for (const [i, row] of rows.entries()) take(`${name} #${i}`, () => body(...(Array.isArray(row) ? row : [row])));
  };
}

export const test = Object.assign(gather, { each: each(gather) });
export const describe = Object.assign(enclose, { each: each(enclose) });
