/** The rules reference of Agra and its printed facts, in one language: fetched when somebody reads them. */
import { referenceOf } from '../../../ui/reference.ts';
import { factsOf } from './facts.tsx';
import { picturesOf } from './pictures.tsx';

const TEXTS = {
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

export const { rulesIn, factsIn } = referenceOf(TEXTS, picturesOf, factsOf);
