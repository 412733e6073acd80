/** Variants and editions of a game, as data: the start page draws them, the command line and the records parse them. */
import { type Correctable, type CorrectedFacts, type FactsOf, type FactsProblem, readFacts } from './facts.ts';
import type { Game, GameEvent, Move, State } from './game.ts';

export type OptionSpec = {
  /** The rule that the option is about. */
  readonly rule: string;
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  /** One choice for each seat: a list as long as the table. */
  | { readonly kind: 'perSeat'; readonly values: readonly string[]; readonly default: string }
  /** Corrected facts; absent unless a facts file was given. */
  | {
      readonly kind: 'facts';
      readonly correctable: Correctable;
      /** Something of everything that can be corrected: for people to look at, and for the suites to play with. */
      readonly example: CorrectedFacts;
      /** Games of this title are long: a test of its own plays with the example, not every suite. */
      readonly apart?: true;
      readonly default?: undefined;
    }
);

export type OptionSpecs<O extends object> = { readonly [K in keyof O]-?: OptionSpec };

export type OptionProblem =
  | { readonly problem: 'seats' }
  | { readonly problem: 'unknown' | 'value'; readonly option: string }
  | { readonly problem: 'facts'; readonly option: string; readonly problems: readonly FactsProblem[] }
  /** The options exclude each other by a rule. */
  | { readonly problem: 'conflict'; readonly rule: string };

/** The options of a table with `given` laid over the defaults, or what is wrong with the table. */
export function readOptions<S extends State, M extends Move, E extends GameEvent, O extends object, V extends object>(
  game: Game<S, M, E, O, V>,
  seats: number,
  given: unknown = {},
): { readonly options: O } | OptionProblem {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return { problem: 'seats' };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { problem: 'value', option: '' };
  const known: Readonly<Record<string, OptionSpec>> = game.options;
  const options: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries(known))
    if (spec.kind !== 'facts')
      options[key] = spec.kind === 'perSeat' ? new Array(seats).fill(spec.default) : spec.default;
  for (const [key, value] of Object.entries(given)) {
    const spec = Object.hasOwn(known, key) ? known[key] : undefined;
    if (spec === undefined) return { problem: 'unknown', option: key };
    if (spec.kind === 'facts') {
      const read = value === undefined ? { facts: null } : readFacts(spec.correctable, value);
      if ('problems' in read) return { problem: 'facts', option: key, problems: read.problems };
      if (read.facts !== null) options[key] = read.facts;
    } else if (fits(spec, value, seats)) options[key] = value;
    else return { problem: 'value', option: key };
  }
  // The loops above have given every key of the specs that must have one a value that fits it, which is what O is made from.
  const rule = game.conflict?.(seats, options as O);
  return rule ? { problem: 'conflict', rule } : { options: options as O };
}

function fits(spec: Exclude<OptionSpec, { kind: 'facts' }>, value: unknown, seats: number): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    case 'perSeat':
      return Array.isArray(value) && value.length === seats && value.every((v) => spec.values.includes(v));
  }
}

/** Every table that the conformance suite and the fuzzer try: the defaults, then each single change that is allowed. */
export function optionSets<S extends State, M extends Move, E extends GameEvent, O extends object, V extends object>(
  game: Game<S, M, E, O, V>,
  seats: number,
): O[] {
  const changes: Record<string, unknown>[] = [{}];
  for (const [key, spec] of Object.entries<OptionSpec>(game.options))
    for (const value of alternatives(spec, seats)) changes.push({ [key]: value });
  return changes.flatMap((change) => {
    const read = readOptions(game, seats, change);
    return 'options' in read ? [read.options] : [];
  });
}

function alternatives(spec: OptionSpec, seats: number): unknown[] {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default];
    case 'choice':
      return spec.values.filter((value) => value !== spec.default);
    case 'count':
      return [...new Set([spec.min, spec.max])].filter((value) => value !== spec.default);
    case 'perSeat':
      return spec.values
        .filter((value) => value !== spec.default)
        .map((value) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? value : spec.default)));
    case 'facts':
      return spec.apart ? [] : [spec.example];
  }
}

/** What can be corrected in a game by a facts file; null where nothing can. */
export function correctableIn<O extends object>({
  id,
  version,
  options,
}: Pick<Game<State, Move, GameEvent, O>, 'id' | 'version' | 'options'>): FactsOf | null {
  const specs: Readonly<Record<string, OptionSpec>> = options;
  const spec = Object.values(specs).find(({ kind }) => kind === 'facts');
  return spec?.kind === 'facts' ? { id, version, correctable: spec.correctable } : null;
}
