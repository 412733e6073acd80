/**
 * A record: a whole game in a file. `docs/record.md` describes the form. Records come from outside, so `parseRecord` trusts
 * nothing: it answers with the place and the reason, and never throws.
 */
import { type Answered, readAnswer, readDraws } from './answered.ts';
import { readCorrected } from './facts.ts';
import type { Seat } from './game.ts';
import { type DroppedLine, readLines, type SideLine } from './lines.ts';
import { Bad, field, list, object, scalars, string, type Wrong, whole } from './reading.ts';
import type { Draw } from './rng.ts';

export const RECORD_FORMAT = 1;
/** Larger texts are refused before they are parsed. */
export const RECORD_LIMIT = 20_000_000;
/** No game comes near so many entries; whoever replays a record does not stop before its end. */
export const LOG_LIMIT = 100_000;

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
  /** What somebody tried from positions of the game. No part of the game itself: nothing in it depends on them. */
  readonly lines?: readonly SideLine[];
}

/** Where the draws came from. A keyed seed stays secret until the game is over; its commitment is there from the start. */
export type Chance =
  | { readonly generator: 'fast'; readonly seed: string }
  | { readonly generator: 'keyed'; readonly commitment: string; readonly seed?: string };

/** One entry of the append-only log. */
export type Entry =
  | Answered
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
  readonly problem: Wrong;
}

/** A record, and which of its lines could not be read: they are left out, the game stands without them. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly dropped?: readonly DroppedLine[];
}

export function parseRecord(text: string): ReadRecord | RecordProblem {
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
export function readRecord(data: unknown): ReadRecord | RecordProblem {
  try {
    const record = object(data, '');
    if (field(record, 'durbar', '') !== RECORD_FORMAT) throw new Bad('durbar', 'unknownVersion');
    const seats = whole(field(record, 'seats', ''), 'seats', 1, 64);
    const names = record['names'];
    const result = record['result'];
    const { lines, dropped } = readLines(record['lines'], seats);
    return {
      record: {
        durbar: RECORD_FORMAT,
        game: string(field(record, 'game', ''), 'game', 64),
        rules: whole(field(record, 'rules', ''), 'rules', 1, 1_000_000),
        seats,
        options: readOptionValues(field(record, 'options', '')),
        ...(names === undefined ? {} : { names: readNames(names, seats) }),
        chance: readChance(field(record, 'chance', '')),
        deal: readDraws(field(record, 'deal', ''), 'deal'),
        log: readLog(field(record, 'log', ''), seats),
        ...(result === undefined ? {} : { result: readResult(result, seats) }),
        ...(lines.length > 0 ? { lines } : {}),
      },
      ...(dropped.length > 0 ? { dropped } : {}),
    };
  } catch (error) {
    if (error instanceof Bad) return { at: error.at, problem: error.problem };
    throw error;
  }
}

/** Options are scalars and lists of them; corrected facts alone have more shape. */
function readOptionValues(data: unknown): Record<string, unknown> {
  const { facts, ...others } = object(data, 'options');
  const options = scalars(others, 'options');
  return facts === undefined ? options : { ...options, facts: readCorrected(facts, 'options.facts') };
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

function readLog(data: unknown, seats: number): Entry[] {
  const log = list(data, 'log');
  if (log.length > LOG_LIMIT) throw new Bad('log', 'tooLong');
  return log.map((entry, i) => readEntry(entry, `log[${i}]`, seats));
}

function readEntry(data: unknown, at: string, seats: number): Entry {
  const entry = object(data, at);
  const seat = whole(field(entry, 'seat', at), `${at}.seat`, 0, seats - 1);
  if (entry['undo'] === true) return { seat, undo: true };
  if (entry['redo'] === true) return { seat, redo: true };
  return readAnswer(entry, seat, at);
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
