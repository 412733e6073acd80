/**
 * Corrected facts. Much of what is printed in a box is reconstructed here, and whoever owns the box may correct it for a table.
 * A game says which facts can be corrected, each under a path that never changes its meaning; a facts file names some of the
 * paths with what is printed there. It comes from outside: reading it trusts nothing, names every place that is wrong, and
 * never throws.
 */
import { Bad, field, object, scalars, string, type Wrong, whole } from './reading.ts';

const FACTS_FORMAT = 1;
/** What a facts file may have at most: characters, corrections, characters of its title. */
export const FACTS_LIMITS = { file: 100_000, corrections: 1_000, title: 80 } as const;

export type FactValue = string | number | boolean;

/** What this house has at a path, and what may be printed there. */
export type FactSpec =
  | { readonly printed: number; readonly min: number; readonly max: number }
  | { readonly printed: string; readonly values: readonly string[] }
  | { readonly printed: boolean };

/** What stands at a path, corrected or not. */
export type Reading = (path: string) => FactValue;

/** What the facts of a box must be together; null where they are. */
export type FactsCheck = (at: Reading) => Contradiction | null;

export type Contradiction = {
  /** The places that contradict each other. */
  readonly paths: readonly string[];
} & (
  | { readonly wrong: 'sum'; readonly found: number; readonly wanted: number }
  | { readonly wrong: 'twice'; readonly found: FactValue }
  | { readonly wrong: 'falls' }
  | { readonly wrong: 'often'; readonly found: FactValue; readonly most: number }
  | { readonly wrong: 'seldom'; readonly found: FactValue; readonly least: number }
  | { readonly wrong: 'alone' }
  | { readonly wrong: 'apart'; readonly found: string }
  /** A rule of the game that cannot be kept with them. */
  | { readonly wrong: 'rules'; readonly rule: string }
);

/** Which facts of a game can be corrected. */
export interface Correctable {
  readonly specs: Readonly<Record<string, FactSpec>>;
  readonly checks: readonly FactsCheck[];
  /** The path that another way of writing it means: a road has two ends. */
  usual?(path: string): string;
}

/** What an owner of the box found: carried by the options of a table, and so by its record. */
export interface CorrectedFacts {
  readonly title: string;
  readonly corrections: Readonly<Record<string, FactValue>>;
}

export type FactsProblem =
  | { readonly at: string; readonly wrong: Wrong | 'unknownPath' }
  | { readonly at: string; readonly wrong: 'otherGame' | 'otherRules'; readonly found: string | number }
  | { readonly at: string; readonly wrong: 'value'; readonly found: FactValue; readonly spec: FactSpec }
  | (Contradiction & { readonly at: string });

export type ReadFacts =
  /** Null: nothing in it differs from what this house has. */
  { readonly facts: CorrectedFacts | null } | { readonly problems: readonly FactsProblem[] };

/** The two parts of corrected facts, by their shape alone. */
export function readCorrected(data: unknown, at: string): CorrectedFacts {
  const facts = object(data, at);
  const inside = (key: string) => (at === '' ? key : `${at}.${key}`);
  const written = string(field(facts, 'title', at), inside('title'), FACTS_LIMITS.title);
  // Nothing that cannot be seen: the title is shown to everybody at the table.
  const title = written.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (title === '') throw new Bad(inside('title'), 'missing');
  const given = scalars(object(field(facts, 'corrections', at), inside('corrections')), inside('corrections'));
  const corrections: Record<string, FactValue> = {};
  for (const [path, value] of Object.entries(given)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw new Bad(inside(`corrections.${path}`), 'wrongType');
    corrections[path] = value;
  }
  if (Object.keys(corrections).length > FACTS_LIMITS.corrections) throw new Bad(inside('corrections'), 'outOfRange');
  return { title, corrections };
}

/** Corrected facts as a table's options have them: in the order of the specification, without what changes nothing. */
export function readFacts({ specs, checks, usual }: Correctable, data: unknown): ReadFacts {
  const read = shaped(() => readCorrected(data, ''));
  if ('problems' in read) return read;
  const { title, corrections } = read.value;
  const problems: FactsProblem[] = [];
  const given = new Map<string, FactValue>();
  for (const [at, value] of Object.entries(corrections)) {
    const path = usual?.(at) ?? at;
    const spec = Object.hasOwn(specs, path) ? specs[path] : undefined;
    if (spec === undefined) problems.push({ at, wrong: 'unknownPath' });
    else if (!fits(spec, value)) problems.push({ at, wrong: 'value', found: value, spec });
    else if (given.has(path) && given.get(path) !== value)
      problems.push({ at, wrong: 'twice', found: value, paths: [path] });
    else given.set(path, value);
  }
  if (problems.length > 0) return { problems };
  const at: Reading = (path) => given.get(path) ?? specs[path]?.printed ?? '';
  for (const check of checks) {
    const found = check(at);
    // Of the places that contradict each other, the one to look at is one that was corrected.
    if (found) problems.push({ ...found, at: found.paths.find((path) => given.has(path)) ?? found.paths[0] ?? '' });
  }
  if (problems.length > 0) return { problems };
  const changed = Object.keys(specs).filter((path) => given.has(path) && given.get(path) !== specs[path]?.printed);
  if (changed.length === 0) return { facts: null };
  return { facts: { title, corrections: Object.fromEntries(changed.map((path) => [path, at(path)])) } };
}

function fits(spec: FactSpec, value: FactValue): boolean {
  if ('values' in spec) return typeof value === 'string' && spec.values.includes(value);
  if ('min' in spec) return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  return typeof value === 'boolean';
}

/** What a facts file is for. */
export interface FactsOf {
  readonly id: string;
  readonly version: number;
  readonly correctable: Correctable;
}

/** What a facts file says, before any of it is believed: `readFacts` judges that. */
export function openFacts(
  { id, version }: FactsOf,
  text: string,
): { readonly corrected: CorrectedFacts } | { readonly problems: readonly FactsProblem[] } {
  if (text.length > FACTS_LIMITS.file) return { problems: [{ at: '', wrong: 'tooLong' }] };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problems: [{ at: '', wrong: 'notJson' }] };
  }
  const read = shaped(() => {
    const file = object(data, '');
    if (field(file, 'durbarFacts', '') !== FACTS_FORMAT) throw new Bad('durbarFacts', 'unknownVersion');
    const game = string(field(file, 'game', ''), 'game', FACTS_LIMITS.title);
    const rules = whole(field(file, 'rules', ''), 'rules', 1, 1_000_000);
    return { game, rules, file };
  });
  if ('problems' in read) return read;
  const { game, rules, file } = read.value;
  if (game !== id) return { problems: [{ at: 'game', wrong: 'otherGame', found: game }] };
  if (rules !== version) return { problems: [{ at: 'rules', wrong: 'otherRules', found: rules }] };
  const said = shaped(() => readCorrected(file, ''));
  return 'problems' in said ? said : { corrected: said.value };
}

/** A facts file: everything that is wrong with it, or what it corrects. */
export function parseFacts(of: FactsOf, text: string): ReadFacts {
  const opened = openFacts(of, text);
  return 'problems' in opened ? opened : readFacts(of.correctable, opened.corrected);
}

/** The text of a facts file, which `parseFacts` reads. */
export function writeFacts({ id, version }: FactsOf, { title, corrections }: CorrectedFacts): string {
  return `${JSON.stringify({ durbarFacts: FACTS_FORMAT, game: id, rules: version, title, corrections }, null, 2)}\n`;
}

function shaped<T>(read: () => T): { readonly value: T } | { readonly problems: readonly FactsProblem[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Bad) return { problems: [{ at: error.at, wrong: error.problem }] };
    throw error;
  }
}

const READ = new WeakMap<object, CorrectedFacts | null>();

/** The corrected facts that a position or a view of any game carries in its options; null for a table without. */
export function factsIn(position: object): CorrectedFacts | null {
  const options: unknown = Reflect.get(position, 'options');
  const facts: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'facts') : undefined;
  if (typeof facts !== 'object' || facts === null) return null;
  // Read once for each file, so that what is worked out from it is known again by identity.
  let known = READ.get(facts);
  if (known === undefined) {
    const read = shaped(() => readCorrected(facts, ''));
    known = 'value' in read ? read.value : null;
    READ.set(facts, known);
  }
  return known;
}

/** Whatever has the options of a table. */
export interface Corrected {
  readonly options: { readonly facts?: CorrectedFacts };
}

/**
 * Works the facts of a table out once for each file: positions share the options that they were set up with, so they are known
 * again by identity. Without a file they are the printed ones.
 */
export function remembered<F>(
  correct: (at: Reading) => F,
  { specs }: Correctable,
  printed: F,
): (facts: CorrectedFacts | undefined) => F {
  const known = new WeakMap<CorrectedFacts, F>();
  return (facts) => {
    if (facts === undefined) return printed;
    let resolved = known.get(facts);
    if (resolved === undefined) {
      resolved = correct((path) => facts.corrections[path] ?? printedAt(specs, path));
      known.set(facts, resolved);
    }
    return resolved;
  };
}

function printedAt(specs: Correctable['specs'], path: string): FactValue {
  const spec = specs[path];
  if (spec === undefined) throw new Error(`no fact ${path}`);
  return spec.printed;
}

/** These numbers are so many in all. */
export function addUp(paths: readonly string[], wanted: number): FactsCheck {
  return (at) => {
    const found = paths.reduce((sum, path) => sum + Number(at(path)), 0);
    return found === wanted ? null : { paths, wrong: 'sum', found, wanted };
  };
}

/** No two of these are the same, but for those that are `free`. */
export function differ(paths: readonly string[], free?: FactValue): FactsCheck {
  return (at) => {
    const first = new Map<FactValue, string>();
    for (const path of paths) {
      const found = at(path);
      const other = first.get(found);
      if (other !== undefined && found !== free) return { paths: [path, other], wrong: 'twice', found };
      first.set(found, path);
    }
    return null;
  };
}

/** None of these numbers is less than the one before it. */
export function rise(paths: readonly string[]): FactsCheck {
  return (at) => {
    const low = paths.findIndex((path, i) => i > 0 && Number(at(path)) < Number(at(paths[i - 1] ?? path)));
    return low < 0 ? null : { paths: paths.slice(low - 1, low + 1), wrong: 'falls' };
  };
}

/** This value stands at most so often in these places. */
export function atMost(paths: readonly string[], value: FactValue, most: number): FactsCheck {
  return (at) => {
    const there = paths.filter((path) => at(path) === value);
    return there.length <= most ? null : { paths: there, wrong: 'often', found: value, most };
  };
}

/** This value stands at least so often in these places. */
export function atLeast(paths: readonly string[], value: FactValue, least: number): FactsCheck {
  return (at) =>
    paths.filter((path) => at(path) === value).length >= least ? null : { paths, wrong: 'seldom', found: value, least };
}

/** Both are there, or neither; each is named with the value that says that it is not there. */
export function together(one: readonly [string, FactValue], other: readonly [string, FactValue]): FactsCheck {
  const paths = [one[0], other[0]];
  return (at) => ((at(one[0]) === one[1]) === (at(other[0]) === other[1]) ? null : { paths, wrong: 'alone' });
}
