/** The names of corrected facts for people: which fact a path belongs to, and the words for its parts and values. */
import type { Correctable, FactValue } from '../../kernel/index.ts';
import type { Fact, FactCorrection, FactsChapter } from '../../ui/contract.ts';
import { shownName } from '../names.ts';
import type { FactsText } from './text/en.ts';

/** A file may name anything: what is no fact and no value is shown like the names of people, without signs that turn a line around. */
export interface Naming {
  /** "The roads: North-west post, Bombay North". */
  path(path: string): string;
  /** The same, where the fact of another path has been named already. */
  beside(path: string, other: string): string;
  value(path: string, value: FactValue): string;
  factOf(path: string): Fact | null;
}

const belongs = (path: string, head: string) => path === head || path.startsWith(`${head}.`);

export function namingOf(chapters: readonly FactsChapter[], t: FactsText): Naming {
  const open = chapters.flatMap(({ facts }) => facts).filter(({ correct }) => correct !== undefined);
  const factOf = (path: string) => open.find(({ correct }) => correct && belongs(path, correct.path)) ?? null;
  const partsIn = (path: string, { path: head, says }: FactCorrection) =>
    partsOf(path, head).map((part) => shownName(says(part)));
  const named = (path: string) => {
    const fact = factOf(path);
    if (!fact?.correct) return shownName(path);
    const parts = partsIn(path, fact.correct);
    return parts.length === 0 ? nameOf(fact) : t.named(nameOf(fact), parts);
  };
  return {
    factOf,
    path: named,
    beside(path, other) {
      const fact = factOf(path);
      return fact?.correct && fact === factOf(other) ? partsIn(path, fact.correct).join(', ') : named(path);
    },
    value(path, value) {
      if (typeof value === 'boolean') return value ? t.yes : t.no;
      return typeof value === 'number' ? String(value) : shownName(factOf(path)?.correct?.says(value) ?? value);
    },
  };
}

/** What a fact is called in a list of all. */
export function nameOf({ name, correct }: Fact): string {
  return correct?.name ?? name;
}

/** What is left of a path below the fact that it belongs to. */
export function partsOf(path: string, head: string): string[] {
  return path
    .slice(head.length)
    .split('.')
    .filter((part) => part !== '');
}

/** The paths of one fact, as one may come upon them: a road from either of its ends. */
export function pathsOf({ specs, usual }: Correctable, head: string): string[] {
  return Object.keys(specs)
    .filter((path) => belongs(path, head))
    .flatMap((path) => {
      const parts = path.split('.');
      const [last, before] = [parts.at(-1), parts.at(-2)];
      const turned = [...parts.slice(0, -2), last, before].join('.');
      return turned !== path && usual?.(turned) === path ? [path, turned] : [path];
    });
}
