/** Stretches of the rules that were never run, as a reader finds them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../tests/folder.ts';
import type { Covered } from './covered.ts';

export interface Branch {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What stands before it on the same line. */
  readonly before: string;
}

/** The branches that were never taken. Brackets and spaces alone are none; a file that was never loaded has only types in it. */
export function neverTaken(game: string, covered: Covered): Branch[] {
  return Object.entries(covered).flatMap(([file, flags]) => {
    if (!flags.includes(1)) return [];
    const source = readFileSync(join(folderOf(game), file), 'utf8');
    const branches: Branch[] = [];
    for (let start = flags.indexOf(0); start >= 0; ) {
      const next = flags.indexOf(1, start);
      const end = next < 0 ? flags.length : next;
      const text = source.slice(start, end);
      if (/\w/.test(text)) branches.push(branchAt(file, source, start + text.search(/\S/), end));
      start = next < 0 ? -1 : flags.indexOf(0, end);
    }
    return branches;
  });
}

function branchAt(file: string, source: string, start: number, end: number): Branch {
  const above = source.slice(0, start);
  return {
    file,
    line: above.split('\n').length,
    start,
    end,
    text: source.slice(start, end).trim(),
    before: above.slice(above.lastIndexOf('\n') + 1),
  };
}

/** Whether any of the branch was run. */
export function taken({ file, start, end }: Branch, covered: Covered): boolean {
  return covered[file]?.subarray(start, end).includes(1) ?? false;
}
