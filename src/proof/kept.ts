/** What has been tried so far, kept beside the page: a run goes on where the last one stopped, on this machine or another. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../cli/project.ts';
import type { Figures, Finding, Outcome } from './part.ts';

const FOLDER = join(PROJECT, 'docs', 'proof');

/** All portions of one part that were tried at one commit. */
export interface Stretch {
  readonly commit: string;
  readonly machine: string;
  readonly begun: string;
  readonly from: number;
  tried: number;
  seconds: number;
  sums: Record<string, number>;
  peaks: Record<string, number>;
  findings: Finding[];
  notes: string[];
}

export interface Kept {
  readonly part: string;
  readonly stretches: Stretch[];
}

export function readKept(part: string): Kept {
  let text: string;
  try {
    text = readFileSync(join(FOLDER, `${part}.json`), 'utf8');
  } catch {
    return { part, stretches: [] };
  }
  return JSON.parse(text);
}

/** The file is whole at any time: it is written beside and then put in its place. */
export function keep(kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${kept.part}.json`);
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

export function tried(kept: Kept): number {
  return kept.stretches.reduce((sum, stretch) => sum + stretch.tried, 0);
}

/** Adds a portion to the stretch of this commit and machine, or begins a new one. */
export function add(
  kept: Kept,
  commit: string,
  machine: string,
  count: number,
  seconds: number,
  outcome: Outcome,
): void {
  let stretch = kept.stretches.at(-1);
  if (stretch === undefined || stretch.commit !== commit || stretch.machine !== machine) {
    const begun = new Date().toISOString().slice(0, 10);
    const from = tried(kept);
    stretch = { commit, machine, begun, from, tried: 0, seconds: 0, sums: {}, peaks: {}, findings: [], notes: [] };
    kept.stretches.push(stretch);
  }
  stretch.tried += count;
  stretch.seconds += seconds;
  gather(stretch, outcome.figures);
  stretch.findings.push(...outcome.findings);
  for (const note of outcome.notes ?? []) if (!stretch.notes.includes(note)) stretch.notes.push(note);
}

function gather(stretch: Pick<Stretch, 'sums' | 'peaks'>, figures: Figures): void {
  for (const [name, value] of Object.entries(figures.sums)) stretch.sums[name] = (stretch.sums[name] ?? 0) + value;
  for (const [name, value] of Object.entries(figures.peaks ?? {}))
    stretch.peaks[name] = Math.max(stretch.peaks[name] ?? Number.NEGATIVE_INFINITY, value);
}

/** All stretches of a part as one. */
export function summed(kept: Kept): Pick<Stretch, 'sums' | 'peaks'> {
  const all = { sums: {}, peaks: {} };
  for (const { sums, peaks } of kept.stretches) gather(all, { sums, peaks });
  return all;
}
