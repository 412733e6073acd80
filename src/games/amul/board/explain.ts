/** What everything printed says when it is pointed at: its name, its rule, its present worth. */
import { CARDS, type CardId } from '../cards.ts';
import { type CardSymbol, DEFINITIONS, type Scoring, SYMBOLS } from '../data.ts';
import { type Cards, letterIn } from '../facts.ts';
import type { Words } from '../text/en.ts';

export interface Explanation {
  readonly title: string;
  readonly says: string;
  readonly rule: string;
}

/** A card, with a sentence about what it is worth to somebody now. */
export function explainCard(words: Words, cards: Cards, card: CardId, worth: string): Explanation {
  const facts = cards[card];
  const { name, placement, symbols, points } = facts;
  const letter = letterIn(facts);
  const { scoring, rule } = DEFINITIONS[name];
  const carried = SYMBOLS.filter((symbol) => symbols[symbol] > 0).map((symbol) =>
    words.symbolsIn[symbol](symbols[symbol]),
  );
  const says = [
    words.cards[name].long,
    scoring.kind === 'printed' ? words.explain.printed(points) : '',
    carried.length > 0 ? words.explain.carries(words.list(carried)) : '',
    letter === '' ? '' : words.explain.letter(letter),
    CARDS[card].deck === 'market' ? words.placement[placement].help : '',
    looks(words, scoring),
    worth,
  ];
  return { title: words.cards[name].name, says: says.filter((part) => part !== '').join(' '), rule };
}

function looks({ looksAt }: Words, scoring: Scoring): string {
  return 'control' in scoring ? looksAt[scoring.control] : '';
}

export function explainSymbol(words: Words, symbol: CardSymbol, n: number): Explanation {
  return {
    title: words.symbolsIn[symbol](n),
    says: words.explain.symbol[symbol],
    rule: symbol === 'military' ? 'AM-ORD-1' : symbol === 'arab' || symbol === 'mongol' ? 'AM-MAJ-1' : 'AM-CON-3',
  };
}
