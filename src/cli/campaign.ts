/** How far a run of the fuzzer has come, and what it has found: small files in `.cache/fuzz`, so that it can go on later. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Find } from './fuzzing.ts';
import { PROJECT } from './project.ts';
import { recordName } from './records.ts';

export interface Campaign {
  readonly game: string;
  /** The version of the game's rules: with others a run begins anew. */
  readonly rules: number;
  /** Null: all that the game allows. */
  readonly seats: number | null;
  readonly seed: string;
  /** The number of the first game, and of the first one that has not been played. */
  readonly from: number;
  next: number;
  readonly finds: Kept[];
}

/** A find whose record is in a file. */
export interface Kept extends Omit<Find, 'record'> {
  readonly record: string;
  /** The command that plays this game again. */
  readonly again: string;
}

const FOLDER = join(PROJECT, '.cache', 'fuzz');

function fileOf({ game, seats, seed }: Campaign): string {
  return join(FOLDER, recordName(game, seats ?? 0, seed, 0).replace(/-000000\.json$/, '.json'));
}

/** The kept run with the same game, rules, seats and seed, or `fresh` if there is none that can be read. */
export function campaignOf(fresh: Campaign): Campaign {
  try {
    const kept: Campaign = JSON.parse(readFileSync(fileOf(fresh), 'utf8')); // written by `keepCampaign`
    const fits = kept.rules === fresh.rules && kept.seed === fresh.seed;
    return fits && Number.isInteger(kept.next) && Array.isArray(kept.finds) ? kept : fresh;
  } catch {
    return fresh;
  }
}

export function keepCampaign(campaign: Campaign): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(campaign), `${JSON.stringify(campaign, null, 2)}\n`);
}

export function keepFind({ game, seats, seed }: Campaign, { record, ...find }: Find): Kept {
  const folder = join(FOLDER, 'finds');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, recordName(game, record.seats, seed, find.index));
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  const narrowed = seats === null ? '' : ` --seats ${seats}`;
  const quoted = /^[\w./-]+$/.test(seed) ? seed : JSON.stringify(seed);
  const again = `npx durbar fuzz ${game}${narrowed} --seed ${quoted} --from ${find.index} --games 1`;
  return { ...find, record: relative(process.cwd(), file), again };
}
