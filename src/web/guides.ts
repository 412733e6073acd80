/** The guided first games, fetched when somebody learns one. A guide is one entry more here, and its id in `registry.ts`. */
import type { Guide, GuideWords } from '../ui/guide.ts';
import type { WordLoaders } from './useWords.ts';

export interface GuideEntry {
  load(): Promise<Guide>;
  readonly words: WordLoaders<GuideWords>;
}

export const GUIDES: Readonly<Record<string, GuideEntry>> = {
  agra: {
    load: () => import('../games/agra/guide/index.ts').then((m) => m.guide),
    words: {
      en: () => import('../games/agra/guide/en.ts').then((m) => m.en),
      fr: () => import('../games/agra/guide/fr.ts').then((m) => m.fr),
      nl: () => import('../games/agra/guide/nl.ts').then((m) => m.nl),
    },
  },
  amul: {
    load: () => import('../games/amul/guide/index.ts').then((m) => m.guide),
    words: {
      en: () => import('../games/amul/guide/en.ts').then((m) => m.en),
      fr: () => import('../games/amul/guide/fr.ts').then((m) => m.fr),
      nl: () => import('../games/amul/guide/nl.ts').then((m) => m.nl),
    },
  },
  bombay: {
    load: () => import('../games/bombay/guide/index.ts').then((m) => m.guide),
    words: {
      en: () => import('../games/bombay/guide/en.ts').then((m) => m.en),
      fr: () => import('../games/bombay/guide/fr.ts').then((m) => m.fr),
      nl: () => import('../games/bombay/guide/nl.ts').then((m) => m.nl),
    },
  },
  rajas: {
    load: () => import('../games/rajas/guide/index.ts').then((m) => m.guide),
    words: {
      en: () => import('../games/rajas/guide/en.ts').then((m) => m.en),
      fr: () => import('../games/rajas/guide/fr.ts').then((m) => m.fr),
      nl: () => import('../games/rajas/guide/nl.ts').then((m) => m.nl),
    },
  },
};
