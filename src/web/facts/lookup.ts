/** Looking for facts by their names, as rules are looked for by their words. */
import type { FactsChapter } from '../../ui/contract.ts';
import { indexOf, type RulesIndex } from '../rules/search.ts';
import { nameOf } from './naming.ts';

/** Everything by which a fact is known: its names, its rule, its path in a facts file, and what is said of its source. */
export function factsIndex(chapters: readonly FactsChapter[]): RulesIndex {
  return indexOf(
    chapters.map(({ title, facts }) => ({
      title,
      rules: facts.map((fact) => ({
        id: fact.id,
        text: [fact.name, nameOf(fact), fact.rule, fact.correct?.path ?? '', fact.note ?? ''].join(' '),
      })),
    })),
  );
}
