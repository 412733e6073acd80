/** The rules reference of another language: chapter by chapter as in English, each rule in its own words where it has them. */
import type { RulesChapter } from '../../../ui/contract.ts';
import { FAVOUR_TILE_IDS, FAVOUR_TILES, NOTABLE_IDS, NOTABLES } from '../data.ts';
import type { Words } from './en.ts';
import { rules as english } from './rules.en.ts';

export interface OwnRules {
  /** The titles of the chapters, in the order of the English ones. */
  readonly titles: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

export function rulesIn(words: Words, { titles, texts }: OwnRules): RulesChapter[] {
  const own: Readonly<Record<string, string>> = { ...notableRules(words), ...tileRules(words), ...texts };
  return english.map(({ title, rules }, i) => ({
    title: titles[i] ?? title,
    rules: rules.map((rule) => ({ ...rule, text: own[rule.id] ?? rule.text })),
  }));
}

/** AG-N: a notable has one rule of its own where its power is not split into several. */
function notableRules({ notables }: Words): Record<string, string> {
  const entries = NOTABLE_IDS.map((id) => {
    const n = String(NOTABLES[id].number).padStart(2, '0');
    return [`AG-N${n}`, `${notables[id].name}. ${notables[id].power}`] as const;
  });
  return Object.fromEntries(entries);
}

function tileRules({ favourActions, explain }: Words): Record<string, string> {
  return Object.fromEntries(
    FAVOUR_TILE_IDS.map((tile) => {
      const { require, spend } = FAVOUR_TILES[tile];
      return [`AG-${tile.toUpperCase()}`, `${favourActions[tile].help} ${explain.requires(require, spend)}`];
    }),
  );
}
