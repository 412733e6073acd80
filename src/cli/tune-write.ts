/** Puts new weights where the old ones stand: in one of the tables of a game's `weights.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** What merchants go by, and what searches do. */
export type WeightTable = 'WEIGHTS' | 'FORESIGHT';

export interface NewWeight {
  readonly feature: string;
  readonly after: number;
}

export function writeWeights(game: string, table: WeightTable, weights: readonly NewWeight[]): void {
  const file = join(PROJECT, 'src', 'games', game, 'weights.ts');
  writeFileSync(file, withWeights(readFileSync(file, 'utf8'), table, weights));
}

/** The text of the file with the new numbers in the lines `feature: 1.2,` of that table. */
export function withWeights(text: string, table: WeightTable, weights: readonly NewWeight[]): string {
  const begin = text.indexOf(`export const ${table}`);
  const end = text.indexOf('\n}', begin);
  if (begin < 0 || end < 0) throw new Error(`no table ${table}`);
  let lines = text.slice(begin, end);
  for (const { feature, after } of weights)
    lines = lines.replace(new RegExp(`^(  ${feature}: )-?[\\d.]+,`, 'm'), `$1${after},`);
  return text.slice(0, begin) + lines + text.slice(end);
}
