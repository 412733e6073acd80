/** A table as it is kept: its record, who sits there and, while the game is live, the secret seed. */
import {
  type Game,
  type GameEvent,
  type GameRecord,
  Match,
  type Move,
  type OptionProblem,
  type RecordProblem,
  type ReplayProblem,
  readOptions,
  readRecord,
  replay,
  resume,
  type State,
  secretSeed,
} from '../kernel/index.ts';
import { type Sitter, Table } from './table.ts';

export interface SavedTable {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly record: GameRecord;
  /** Milliseconds since 1970. */
  readonly played: number;
}

export type OpenProblem = RecordProblem | ReplayProblem | OptionProblem;

/** A new table, its seed drawn and committed to. */
export function openTable<S extends State, M extends Move, E extends GameEvent, V extends object>(
  game: Game<S, M, E, object, V>,
  sitters: readonly Sitter[],
  options: unknown,
): { readonly table: Table<S, M, E, V>; readonly seed: string } | OptionProblem {
  const read = readOptions(game, sitters.length, options);
  if ('problem' in read) return read;
  const seed = secretSeed();
  const names = sitters.map((sitter) => sitter.name);
  const match = Match.live(game, { seats: sitters.length, options: read.options, names }, seed);
  return { table: new Table(game, match, sitters), seed };
}

export function saveTable<S extends State, M extends Move, E extends GameEvent, V extends object>(
  id: string,
  table: Table<S, M, E, V>,
  seed: string,
  played: number,
): SavedTable {
  return { id, sitters: table.sitters, seed, record: table.match.record(), played };
}

/** Goes on with a kept table. */
export function restoreTable<S extends State, M extends Move, E extends GameEvent, V extends object>(
  game: Game<S, M, E, object, V>,
  saved: SavedTable,
): { readonly table: Table<S, M, E, V> } | OpenProblem {
  const resumed = saved.record.result ? replay(game, saved.record) : resume(game, saved.record, saved.seed);
  if ('problem' in resumed) return resumed;
  return { table: new Table(game, resumed.match, saved.sitters) };
}

/** Reads what was kept. It may have been cut or edited: a problem says where. */
export function readSaved(data: unknown): { readonly saved: SavedTable } | RecordProblem {
  const wrong = (at: string): RecordProblem => ({ at, problem: 'wrongType' });
  if (typeof data !== 'object' || data === null) return wrong('');
  const { id, sitters, seed, record, played } = data as Partial<Record<keyof SavedTable, unknown>>;
  if (typeof id !== 'string') return wrong('id');
  if (typeof seed !== 'string') return wrong('seed');
  if (typeof played !== 'number') return wrong('played');
  const read = readRecord(record);
  if ('problem' in read) return { ...read, at: `record.${read.at}` };
  if (!Array.isArray(sitters) || sitters.length !== read.record.seats) return wrong('sitters');
  const seated: Sitter[] = [];
  for (const sitter of sitters) {
    const { name, bot } = (sitter ?? {}) as Partial<Record<keyof Sitter, unknown>>;
    if (typeof name !== 'string' || (typeof bot !== 'string' && bot !== null)) return wrong('sitters');
    seated.push({ name, bot });
  }
  return { saved: { id, seed, played, record: read.record, sitters: seated } };
}
