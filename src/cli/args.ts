/** Reads arguments into the things that they name, or says in one line what is wrong with them. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BOT_NAMES, botNamed } from '../bots/levels.ts';
import { GAMES } from '../games/registry.ts';
import {
  correctableIn,
  type FactsProblem,
  type Game,
  type OptionProblem,
  type OptionSpec,
  type OptionSpecs,
  openFacts,
  readOptions,
} from '../kernel/index.ts';
import { UsageError } from './command.ts';

type Parsed<T extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** `parseArgs`, with its complaints as one line. */
export function parse<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = 'wrong arguments'] = (error instanceof Error ? error.message : '').split(/\. |\n/);
    throw new UsageError(sentence);
  }
}

/** The one positional argument of a command. */
export function only(positionals: readonly string[], name: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError(`${name} is missing`);
  if (second !== undefined) throw new UsageError(`one ${name} is enough, "${second}" is too much`);
  return first;
}

/** A whole number between bounds; `usual` when it was not given. */
export function whole(text: string | undefined, name: string, min: number, max: number, usual: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** Worker threads: one for each core unless told otherwise. */
export function jobsOf(text: string | undefined): number {
  return whole(text, 'jobs', 1, 64, availableParallelism());
}

/** A record keeps no longer seeds than this, with the number of the game behind it. */
const LONGEST_SEED = 150;

export function seedOf(text: string): string {
  if (text === '' || text.length > LONGEST_SEED) throw new UsageError(`--seed has 1 to ${LONGEST_SEED} characters`);
  return text;
}

export function gameOf(id: string): Game {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (game === undefined) throw new UsageError(`no game "${id}"; there is ${listed(Object.keys(GAMES))}`);
  return game;
}

export function seatsOf(game: Game, text: string | undefined): number {
  const { min, max } = game.seats;
  return whole(text, 'seats', min, max, Math.min(max, Math.max(min, 4)));
}

/** Bots by id: one for all seats, or one for each. */
export function botsOf(text: string, seats: number): string[] {
  const ids = text.split(',');
  for (const id of ids)
    if (botNamed(id) === undefined) throw new UsageError(`no bot "${id}"; there is ${listed(BOT_NAMES)}`);
  const [first = ''] = ids;
  if (ids.length === 1) return new Array(seats).fill(first);
  if (ids.length !== seats) throw new UsageError(`--bots names one bot or ${seats}, not ${ids.length}`);
  return ids;
}

/** `--option key=value`, as often as wanted, laid over the game's defaults. */
export function optionsOf(game: Game, seats: number, given: readonly string[]): object {
  const specs = specsOf(game.options);
  const chosen: Record<string, unknown> = {};
  for (const pair of given) {
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (key === '') throw new UsageError(`--option is key=value, not "${pair}"`);
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    chosen[key] = spec === undefined ? value : spec.kind === 'facts' ? factsFile(game, value) : readValue(spec, value);
  }
  const read = readOptions(game, seats, chosen);
  if ('problem' in read) throw new UsageError(optionTrouble(specs, read));
  return read.options;
}

function specsOf<O extends object>(options: OptionSpecs<O>): Readonly<Record<string, OptionSpec>> {
  return options;
}

/** What the facts file at `path` corrects. */
function factsFile(game: Game, path: string): unknown {
  const of = correctableIn(game);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`the facts file ${path} cannot be read`);
  }
  const read = of && openFacts(of, text);
  if (read && 'problems' in read) throw new UsageError(factsTrouble(read.problems));
  return read?.corrected;
}

function factsTrouble(problems: readonly FactsProblem[]): string {
  return `the facts file is not possible: ${problems.map(({ at, wrong }) => `${at === '' ? 'the file' : at} (${wrong})`).join(', ')}`;
}

function readValue(spec: Exclude<OptionSpec, { kind: 'facts' }>, text: string): unknown {
  switch (spec.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'count':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'choice':
      return text;
    case 'perSeat':
      return text.split(',');
  }
}

function optionTrouble(specs: Readonly<Record<string, OptionSpec>>, trouble: OptionProblem): string {
  switch (trouble.problem) {
    case 'seats':
      return 'this number of seats is not possible';
    case 'unknown':
      return `no option "${trouble.option}"; there is ${listed(Object.keys(specs))}`;
    case 'facts':
      return factsTrouble(trouble.problems);
    case 'conflict':
      return `these options exclude each other by ${trouble.rule}`;
    case 'value': {
      const spec = specs[trouble.option];
      return `option ${trouble.option} is ${spec === undefined ? 'something else' : valuesOf(spec)}`;
    }
  }
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'count':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return listed(spec.values);
    case 'perSeat':
      return `for each seat, with commas between, ${listed(spec.values)}`;
    case 'facts':
      return 'a facts file';
  }
}

export function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
