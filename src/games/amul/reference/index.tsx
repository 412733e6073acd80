/** The rules reference of Amul and its printed facts, in one language: fetched when somebody reads them. */
import type { FactsChapter, Language, RulesChapter, RulesReference } from '../../../ui/contract.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';
import { factsOf } from './facts.tsx';
import { picturesOf } from './pictures.tsx';

interface Texts {
  readonly rules: readonly RulesChapter[];
  readonly reference: ReferenceWords;
}

const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => {
    const [{ rules }, { en }] = await Promise.all([import('../text/rules.en.ts'), import('./en.ts')]);
    return { rules, reference: en };
  },
  fr: async () => {
    const [{ rules }, { fr }] = await Promise.all([import('../text/rules.fr.ts'), import('./fr.ts')]);
    return { rules, reference: fr };
  },
  nl: async () => {
    const [{ rules }, { nl }] = await Promise.all([import('../text/rules.nl.ts'), import('./nl.ts')]);
    return { rules, reference: nl };
  },
};

export async function rulesIn(language: Language, words: Words): Promise<RulesReference> {
  const { rules, reference } = await TEXTS[language]();
  return { chapters: rules, pictures: picturesOf(words, reference) };
}

export async function factsIn(language: Language, words: Words): Promise<readonly FactsChapter[]> {
  const { reference } = await TEXTS[language]();
  return factsOf(words, reference);
}
