/** Tries mutants on all cores: is there a test that fails? */
import { availableParallelism } from 'node:os';
import { Runner, type Timing, usualTimings } from '../tests/runner.ts';
import { changeOf, type Placed } from './sample.ts';

export interface Attempt {
  readonly game: string;
  readonly mutant: Placed;
}

export interface Verdict extends Attempt {
  /** The test that failed; null for a survivor. */
  readonly killer: string | null;
  readonly why: string;
  readonly milliseconds: number;
}

const usual = new Map<string, Promise<readonly Timing[]>>();

/** The tests of a title are timed once for each process. */
function usualOf(game: string): Promise<readonly Timing[]> {
  const known = usual.get(game) ?? usualTimings(game);
  usual.set(game, known);
  return known;
}

export async function attempt(
  attempts: readonly Attempt[],
  tell: (verdict: Verdict) => void,
  jobs: number = availableParallelism(),
): Promise<void> {
  // One title after the other: a thread changes its game three times at most.
  const line = attempts.toSorted((a, b) => a.game.localeCompare(b.game)).values();
  await Promise.all(Array.from({ length: Math.min(jobs, attempts.length) }, () => work(line, tell)));
}

async function work(line: Iterator<Attempt>, tell: (verdict: Verdict) => void): Promise<void> {
  let runner: Runner | null = null;
  for (let next = line.next(); !next.done; next = line.next()) {
    const { game, mutant } = next.value;
    if (runner?.game !== game) {
      await runner?.end();
      runner = new Runner(game, await usualOf(game));
    }
    const before = performance.now();
    const { failed, why } = await runner.run(changeOf(game, mutant));
    tell({ game, mutant, killer: failed, why, milliseconds: performance.now() - before });
  }
  await runner?.end();
}
