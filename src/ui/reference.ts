/** How a game fetches its rules reference and its printed facts: the texts of one language, and what is drawn with them. */
import type { FactsChapter, Language, RulesChapter, RulesReference } from './contract.ts';

/** What is written in one language: the rules, and the words of pictures and facts. */
export interface ReferenceTexts<R> {
  readonly rules: readonly RulesChapter[];
  readonly reference: R;
}

export interface Reference<W> {
  rulesIn(language: Language, words: W): Promise<RulesReference>;
  factsIn(language: Language, words: W): Promise<readonly FactsChapter[]>;
}

export function referenceOf<W, R>(
  texts: Readonly<Record<Language, () => Promise<ReferenceTexts<R>>>>,
  picturesOf: (words: W, reference: R) => RulesReference['pictures'],
  factsOf: (words: W, reference: R) => readonly FactsChapter[],
): Reference<W> {
  return {
    async rulesIn(language, words) {
      const { rules, reference } = await texts[language]();
      return { chapters: rules, pictures: picturesOf(words, reference) };
    },
    async factsIn(language, words) {
      const { reference } = await texts[language]();
      return factsOf(words, reference);
    },
  };
}
