import type { ReferenceWords } from './en.ts';

export const fr: ReferenceWords = { pictures: {}, chapters: {}, facts: {} };
