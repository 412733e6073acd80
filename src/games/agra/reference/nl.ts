import type { ReferenceWords } from './en.ts';

export const nl: ReferenceWords = { pictures: {}, chapters: {}, facts: {} };
