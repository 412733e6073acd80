/** Which characters of the rules were run, and which were not: what V8 counts, laid over the files. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, ruleFiles } from '../tests/folder.ts';

/** For each file of rules one flag for each character: 1 if it was run. */
export type Covered = Record<string, Uint8Array>;

export function nothingCovered(game: string): Covered {
  return Object.fromEntries(
    ruleFiles(game).map((file) => [file, new Uint8Array(readFileSync(join(folderOf(game), file), 'utf8').length)]),
  );
}

/** What one or the other has run. */
export function union(covered: Covered, other: Covered): Covered {
  return Object.fromEntries(
    Object.entries(covered).map(([file, flags]) => [file, flags.map((flag, i) => flag | (other[file]?.[i] ?? 0))]),
  );
}

/** Counts what this thread runs from now on. Modules must be loaded afterwards. */
export class Counter {
  readonly #session = new Session();

  async begin(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** What was run since the last call. */
  async take(game: string): Promise<Covered> {
    const covered = nothingCovered(game);
    const folder = `${folderOf(game)}/`;
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      if (!url.startsWith('file:')) continue;
      const path = fileURLToPath(url.replace(/\?.*$/, ''));
      const flags = path.startsWith(folder) ? covered[path.slice(folder.length)] : undefined;
      if (flags === undefined) continue;
      const run = new Uint8Array(flags.length);
      // Outer ranges first: what lies within says more exactly what was run.
      const ranges = functions.flatMap((one) => one.ranges);
      ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
      for (const { startOffset, endOffset, count } of ranges) run.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      for (const [i, flag] of run.entries()) if (flag === 1) flags[i] = 1;
    }
    return covered;
  }

  end(): void {
    this.#session.disconnect();
  }
}
