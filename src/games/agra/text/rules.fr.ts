import type { RulesChapter } from '../../../ui/contract.ts';

export const rules: readonly RulesChapter[] = [];
