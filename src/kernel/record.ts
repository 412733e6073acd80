/**
 * A record: a whole game in a file. `docs/record.md` describes the form. Records come from outside, so `parseRecord` trusts
 * nothing: it answers with the place and the reason, and never throws.
 */
import type { Move, Seat } from './game.ts';
import type { Draw } from './rng.ts';

export const RECORD_FORMAT = 1;
/** Larger texts are refused before they are parsed. */
export const RECORD_LIMIT = 20_000_000;

export interface GameRecord {
  /** The version of this form. */
  readonly durbar: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the game's rules that the moves were made under. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the players were called; one for each seat, or none. */
  readonly names?: readonly string[];
  readonly chance: Chance;
  /** What was drawn before the first move. */
  readonly deal: readonly Draw[];
  readonly log: readonly Entry[];
  /** Present when the game is over. */
  readonly result?: Result;
}

/** Where the draws came from. A keyed seed stays secret until the game is over; its commitment is there from the start. */
export type Chance =
  | { readonly generator: 'fast'; readonly seed: string }
  | { readonly generator: 'keyed'; readonly commitment: string; readonly seed?: string };

/** One entry of the append-only log. */
export type Entry =
  | { readonly seat: Seat; readonly move: Move; readonly draws?: readonly Draw[] }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly redo: true };

export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** `hashOf` the final position. */
  readonly hash: string;
}

export interface RecordProblem {
  /** Where: a path such as `log[12].move`. */
  readonly at: string;
  readonly problem: 'tooLong' | 'notJson' | 'missing' | 'wrongType' | 'unknownVersion' | 'outOfRange';
}

export function parseRecord(text: string): { readonly record: GameRecord } | RecordProblem {
  if (text.length > RECORD_LIMIT) return { at: '', problem: 'tooLong' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { at: '', problem: 'notJson' };
  }
  return readRecord(data);
}

/** As `parseRecord`, for data that is already parsed. */
export function readRecord(data: unknown): { readonly record: GameRecord } | RecordProblem {
  try {
    const record = object(data, '');
    if (field(record, 'durbar', '') !== RECORD_FORMAT) throw new Bad('durbar', 'unknownVersion');
    const seats = whole(field(record, 'seats', ''), 'seats', 1, 64);
    const names = record['names'];
    const result = record['result'];
    return {
      record: {
        durbar: RECORD_FORMAT,
        game: string(field(record, 'game', ''), 'game', 64),
        rules: whole(field(record, 'rules', ''), 'rules', 1, 1_000_000),
        seats,
        options: scalars(object(field(record, 'options', ''), 'options'), 'options'),
        ...(names === undefined ? {} : { names: readNames(names, seats) }),
        chance: readChance(field(record, 'chance', '')),
        deal: readDraws(field(record, 'deal', ''), 'deal'),
        log: list(field(record, 'log', ''), 'log').map((entry, i) => readEntry(entry, `log[${i}]`, seats)),
        ...(result === undefined ? {} : { result: readResult(result, seats) }),
      },
    };
  } catch (error) {
    if (error instanceof Bad) return { at: error.at, problem: error.problem };
    throw error;
  }
}

/** Thrown and caught in this file only. */
class Bad extends Error {
  readonly at: string;
  readonly problem: RecordProblem['problem'];
  constructor(at: string, problem: RecordProblem['problem']) {
    super(at);
    this.at = at;
    this.problem = problem;
  }
}

function readNames(data: unknown, seats: number): string[] {
  const names = list(data, 'names').map((name, i) => string(name, `names[${i}]`, 200));
  if (names.length !== seats) throw new Bad('names', 'outOfRange');
  return names;
}

function readChance(data: unknown): Chance {
  const chance = object(data, 'chance');
  const seed = chance['seed'];
  switch (field(chance, 'generator', 'chance')) {
    case 'fast':
      return { generator: 'fast', seed: string(field(chance, 'seed', 'chance'), 'chance.seed', 200) };
    case 'keyed':
      return {
        generator: 'keyed',
        commitment: string(field(chance, 'commitment', 'chance'), 'chance.commitment', 200),
        ...(seed === undefined ? {} : { seed: string(seed, 'chance.seed', 200) }),
      };
    default:
      throw new Bad('chance.generator', 'outOfRange');
  }
}

function readEntry(data: unknown, at: string, seats: number): Entry {
  const entry = object(data, at);
  const seat = whole(field(entry, 'seat', at), `${at}.seat`, 0, seats - 1);
  if (entry['undo'] === true) return { seat, undo: true };
  if (entry['redo'] === true) return { seat, redo: true };
  const move = object(field(entry, 'move', at), `${at}.move`);
  const verb = string(field(move, 'do', `${at}.move`), `${at}.move.do`, 64);
  const draws = entry['draws'];
  return {
    seat,
    move: { ...scalars(move, `${at}.move`), do: verb },
    ...(draws === undefined ? {} : { draws: readDraws(draws, `${at}.draws`) }),
  };
}

function readResult(data: unknown, seats: number): Result {
  const result = object(data, 'result');
  const row = (key: 'scores' | 'ranks') => {
    const values = list(field(result, key, 'result'), `result.${key}`);
    if (values.length !== seats) throw new Bad(`result.${key}`, 'outOfRange');
    return values.map((v, i) => whole(v, `result.${key}[${i}]`, -1_000_000, 1_000_000));
  };
  return {
    scores: row('scores'),
    ranks: row('ranks'),
    hash: string(field(result, 'hash', 'result'), 'result.hash', 64),
  };
}

function readDraws(data: unknown, at: string): Draw[] {
  return list(data, at).map((draw, i) =>
    Array.isArray(draw)
      ? draw.map((place, j) => whole(place, `${at}[${i}][${j}]`, 0, 0x7fffffff))
      : whole(draw, `${at}[${i}]`, 0, 0x7fffffff),
  );
}

/** A plain object whose values are scalars, or lists of scalars: the shape of moves and options. */
function scalars(data: Record<string, unknown>, at: string): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const items = Array.isArray(value) ? value : [value];
    if (key === '__proto__' || items.length > 200) throw new Bad(`${at}.${key}`, 'outOfRange');
    if (items.some((item) => typeof item === 'object' && item !== null)) throw new Bad(`${at}.${key}`, 'wrongType');
    clean[key] = value;
  }
  return clean;
}

function object(data: unknown, at: string): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Bad(at, 'wrongType');
  return { ...data };
}

function field(data: Record<string, unknown>, key: string, at: string): unknown {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (value === undefined) throw new Bad(at === '' ? key : `${at}.${key}`, 'missing');
  return value;
}

function list(data: unknown, at: string): unknown[] {
  if (!Array.isArray(data)) throw new Bad(at, 'wrongType');
  return data;
}

function string(data: unknown, at: string, longest: number): string {
  if (typeof data !== 'string') throw new Bad(at, 'wrongType');
  if (data.length > longest) throw new Bad(at, 'outOfRange');
  return data;
}

function whole(data: unknown, at: string, min: number, max: number): number {
  if (typeof data !== 'number') throw new Bad(at, 'wrongType');
  if (!Number.isInteger(data) || data < min || data > max) throw new Bad(at, 'outOfRange');
  return data;
}
