/** Record files: their names, reading them without trust, and whether they are in order. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games/registry.ts';
import {
  type Game,
  type GameRecord,
  parseRecord,
  RECORD_LIMIT,
  type RecordProblem,
  type ReplayProblem,
  replay,
  verify,
} from '../kernel/index.ts';
import { UsageError } from './command.ts';

/** `bombay-4-SEED-000123.json`. */
export function recordName(game: string, seats: number, seed: string, i: number): string {
  return `${game}-${seats}-${seed.replace(/[^\w.-]/g, '_')}-${String(i).padStart(6, '0')}.json`;
}

/** What is wrong with a record, and where: `deal`, `log[17]`, `result`, or a field of the file. */
export interface Trouble {
  readonly at: string;
  /** The ply that cannot be reached: 0 is the deal, n the nth entry of the log. Null for a file that is no record. */
  readonly ply: number | null;
  readonly problem: RecordProblem['problem'] | ReplayProblem['problem'] | 'unknownGame' | 'fault' | 'crash';
  readonly detail: string;
}

/** The record of a file and its game, or what is wrong with it. A file that is not there is a wrong argument. */
export async function readRecordFile(
  file: string,
): Promise<{ readonly record: GameRecord; readonly game: Game } | Trouble> {
  const text = await readUpTo(file, RECORD_LIMIT);
  const parsed = text === null ? ({ at: '', problem: 'tooLong' } as const) : parseRecord(text);
  if ('problem' in parsed)
    return { at: parsed.at || 'file', ply: null, problem: parsed.problem, detail: WORDS[parsed.problem] };
  const { record } = parsed;
  const game = Object.hasOwn(GAMES, record.game) ? GAMES[record.game] : undefined;
  if (game === undefined)
    return { at: 'game', ply: null, problem: 'unknownGame', detail: `this house has no game "${record.game}"` };
  return { record, game };
}

const WORDS: Readonly<Record<RecordProblem['problem'], string>> = {
  tooLong: `longer than ${RECORD_LIMIT / 1_000_000} MB, not read`,
  notJson: 'not JSON, or cut off',
  missing: 'is missing',
  wrongType: 'has the wrong type',
  unknownVersion: 'a version of the form that this program does not know',
  outOfRange: 'is out of range',
};

/** The text of a file, or null if it is longer than `limit` bytes: then it is not read whole. */
async function readUpTo(file: string, limit: number): Promise<string | null> {
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) throw new UsageError(`${file} is a folder`);
    if (stat.size > limit) return null;
    const parts: Buffer[] = [];
    // A pipe has no size beforehand: one byte more than allowed is enough to know.
    for await (const part of createReadStream(file, { end: limit })) parts.push(part);
    const bytes = Buffer.concat(parts);
    return bytes.length > limit ? null : bytes.toString('utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${file}: ${reason(error)}`);
  }
}

/** The record files that arguments name: files as they are, folders with all `.json` files in them, in order. */
export function recordFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
    } catch (error) {
      throw new UsageError(`cannot read ${path}: ${reason(error)}`);
    }
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => join(path, name));
  });
}

/** Replays a record by the rules, checks its seed and the game's invariants in every position. Null: all in order. */
export function troubleIn(game: Game, record: GameRecord): Trouble | null {
  let reached = -1;
  let fault: Trouble | null = null;
  try {
    const replayed = replay(game, record, (match, ply) => {
      reached = ply;
      const [first] = fault ? [] : game.faults(match.state);
      if (first !== undefined) fault = { ...placed(record, ply), problem: 'fault', detail: first };
    });
    if (fault) return fault;
    const verified = 'problem' in replayed ? replayed : verify(game, record);
    return 'problem' in verified ? troubleOf(record, verified) : null;
  } catch (error) {
    return { ...placed(record, reached + 1), problem: 'crash', detail: reason(error) };
  }
}

export function troubleOf(record: GameRecord, { ply, problem, detail }: ReplayProblem): Trouble {
  return { ...placed(record, ply), problem, detail };
}

function placed(record: GameRecord, ply: number): { at: string; ply: number } {
  const at = ply < 0 ? 'deal' : ply < record.log.length ? `log[${ply}]` : 'result';
  return { at, ply: Math.min(ply + 1, record.log.length) };
}

/** A record with the seed that was revealed elsewhere. */
export function withSeed(record: GameRecord, seed: string | undefined): GameRecord {
  return seed === undefined ? record : { ...record, chance: { ...record.chance, seed } };
}

export function reason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}
