/** The order of the rules reference and what is reconstructed in it; each language gives a text for every id. */
import type { RulesChapter } from '../../../ui/contract.ts';
import { type Category, DEFINITIONS, type Name, PAD, SYMBOLS, USUAL_SOURCES } from '../data.ts';
import type { Words } from './en.ts';

const CHAPTERS = {
  components: ['AM-COMP-1', 'AM-COMP-2', 'AM-COMP-3', 'AM-COMP-4'],
  concepts: ['AM-CON-1', 'AM-CON-2', 'AM-CON-3', 'AM-CON-4', 'AM-CON-5', 'AM-CON-6', 'AM-CON-7', 'AM-CON-8'],
  setup: ['AM-SET-1', 'AM-SET-2', 'AM-SET-3', 'AM-SET-4', 'AM-SET-5', 'AM-SET-6'],
  restock: ['AM-REST-1', 'AM-REST-2'],
  planning: ['AM-PLAN-1', 'AM-PLAN-2', 'AM-PLAN-3', 'AM-PLAN-4'],
  upkeep: ['AM-UPK-1', 'AM-UPK-2', 'AM-UPK-3', 'AM-UPK-4', 'AM-UPK-5'],
  order: ['AM-ORD-1', 'AM-ORD-2', 'AM-ORD-3', 'AM-ORD-4', 'AM-ORD-5', 'AM-ORD-6'],
  end: ['AM-END-1', 'AM-END-2', 'AM-END-3', 'AM-END-4', 'AM-SCORE-1', 'AM-SCORE-2', 'AM-SCORE-3', 'AM-SCORE-4'],
  scoring: [
    'AM-SCORE-FIXED',
    'AM-SCORE-SET',
    'AM-SCORE-COUNT',
    'AM-SCORE-PERCARD',
    'AM-SCORE-PERSYM',
    'AM-SCORE-COND',
    'AM-SCORE-PAIR',
    'AM-SCORE-SUM',
    'AM-SCORE-TRADER',
    'AM-SCORE-TRADER-2',
    'AM-SCORE-TRADER-3',
  ],
  majority: ['AM-MAJ-1', 'AM-MAJ-2', 'AM-MAJ-3'],
  tea: ['AM-TEA-1', 'AM-TEA-2', 'AM-TEA-3'],
  rulings: [
    'AM-RUL-1',
    'AM-RUL-2',
    'AM-RUL-3',
    'AM-RUL-4',
    'AM-RUL-5',
    'AM-RUL-6',
    'AM-RUL-7',
    'AM-RUL-8',
    'AM-RUL-9',
    'AM-RUL-10',
    'AM-RUL-11',
    'AM-RUL-12',
    'AM-RUL-13',
    'AM-RUL-14',
    'AM-RUL-15',
    'AM-RUL-16',
    'AM-RUL-17',
    'AM-RUL-18',
    'AM-RUL-19',
    'AM-RUL-20',
    'AM-RUL-21',
    'AM-RUL-22',
    'AM-RUL-23',
    'AM-RUL-24',
    'AM-RUL-25',
    'AM-RUL-26',
    'AM-RUL-27',
    'AM-RUL-28',
    'AM-RUL-29',
    'AM-RUL-30',
    'AM-RUL-31',
  ],
  info: ['AM-INFO-1', 'AM-INFO-2', 'AM-INFO-3'],
  screen: ['AM-DIG-2', 'AM-DIG-3', 'AM-DIG-4', 'AM-DIG-5'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

export interface RuleTexts {
  readonly titles: Readonly<Record<ChapterId, string>>;
  /** The title of a chapter of cards. */
  cards(category: string): string;
  readonly texts: Readonly<Record<RuleId, string>>;
}

/** Not found in any public source, in whole or in part: designed under every known constraint. */
const RECONSTRUCTED: ReadonlySet<RuleId> = new Set<RuleId>(['AM-COMP-3', 'AM-ORD-4']);
/** After these chapters come those of the cards. */
const LAST_BEFORE_CARDS: ChapterId = 'majority';

export function rulesIn(words: Words, { titles, cards, texts }: RuleTexts): RulesChapter[] {
  // The keys of an object literal without number keys come in the order they are written.
  const chapters = Object.keys(CHAPTERS) as ChapterId[];
  const categories = Object.keys(PAD) as Category[];
  return chapters.flatMap((chapter) => {
    const rules = CHAPTERS[chapter].map((id) => rule(id, texts[id], RECONSTRUCTED.has(id)));
    const own: RulesChapter = { title: titles[chapter], rules };
    if (chapter !== LAST_BEFORE_CARDS) return [own];
    return [
      own,
      ...categories.map((category) => ({
        title: cards(words.categories[category]),
        rules: category === 'bazaar' ? [traders(words)] : PAD[category].map((name) => cardRule(words, name)),
      })),
    ];
  });
}

function rule(id: string, text: string, reconstructed: boolean): RulesChapter['rules'][number] {
  return { id, text, ...(reconstructed ? { reconstructed: true as const } : {}) };
}

/** A card: where it counts, what it carries, what it scores. */
function cardRule(words: Words, name: Name): RulesChapter['rules'][number] {
  const { rule: id, placement, symbols = {}, sources } = DEFINITIONS[name];
  const carried = SYMBOLS.flatMap((symbol) => {
    const n = symbols[symbol] ?? 0;
    return n > 0 ? [words.symbolsIn[symbol](n)] : [];
  });
  const marks = [words.placement[placement].label, ...carried].join(', ');
  const from = { ...USUAL_SOURCES, ...sources };
  const known =
    from.placement === 'seed' && from.scoring === 'seed' && (carried.length === 0 || from.symbols === 'seed');
  return rule(id, `${words.cards[name].name} (${marks}). ${words.cards[name].long}`, !known);
}

/** All Traders score by one rule. */
function traders(words: Words): RulesChapter['rules'][number] {
  const all = PAD.bazaar.map((name) => `${words.cards[name].name}. ${words.cards[name].line}`);
  return rule('AM-CARD-TRADER', all.join(' '), true);
}
