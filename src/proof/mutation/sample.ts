/** All mutants of a title's rules, shuffled once and for all: any first stretch of them is a fair sample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRng } from '../../kernel/index.ts';
import { folderOf, ruleFiles } from '../tests/folder.ts';
import { changed, type Mutant, mutantsOf } from './mutants.ts';

/** A mutant and where it is: `file` is a path within the game's folder. */
export interface Placed extends Mutant {
  readonly file: string;
}

export function sampleOf(game: string): Placed[] {
  const all = ruleFiles(game).flatMap((file) =>
    mutantsOf(file, readFileSync(join(folderOf(game), file), 'utf8')).map((mutant) => ({ ...mutant, file })),
  );
  new FastRng(`mutants of ${game}`).shuffle(all);
  return all;
}

export function changeOf(game: string, mutant: Placed): { file: string; text: string } {
  const file = join(folderOf(game), mutant.file);
  return { file, text: changed(readFileSync(file, 'utf8'), mutant) };
}
