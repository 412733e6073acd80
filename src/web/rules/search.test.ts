import { describe, expect, test } from 'vitest';
import { find, indexOf, named, piecesOf, plain, wordsOf } from './search.ts';

const CHAPTERS = [
  { title: 'Selling', rules: [{ id: 'BO-SELL-1', text: 'Sell one bale in a city.' }] },
  {
    title: 'Éléphants',
    rules: [
      { id: 'BO-BUY-4', text: 'Un éléphant porte deux ballots (BO-SELL-1).' },
      { id: 'BO-BUY-5', text: 'Nothing else.' },
    ],
  },
];
const index = indexOf(CHAPTERS);

describe('a search', () => {
  test('finds words whatever their case and accents, in any order', () => {
    expect(find(index, wordsOf('ELEPHANT deux'))).toEqual(new Set(['BO-BUY-4']));
    expect(find(index, wordsOf('city sell'))).toEqual(new Set(['BO-SELL-1']));
  });

  test('finds by the id and by the title of the chapter', () => {
    expect(find(index, wordsOf('bo-buy'))).toEqual(new Set(['BO-BUY-4', 'BO-BUY-5']));
    expect(find(index, wordsOf('elephants'))).toEqual(new Set(['BO-BUY-4', 'BO-BUY-5']));
  });

  test('for nothing leaves every rule, for unknown words none', () => {
    expect(find(index, wordsOf('  '))).toBeNull();
    expect(find(index, wordsOf('walrus'))).toEqual(new Set());
  });
});

test('a rule is found by its id, and a family by its name', () => {
  expect(named(index, 'BO-BUY-5')).toBe('BO-BUY-5');
  expect(named(index, 'BO-BUY')).toBe('BO-BUY-4');
  expect(named(index, 'BO-BU')).toBeNull();
  expect(named(index, '')).toBeNull();
});

describe('the pieces of a text', () => {
  const together = (text: string, words: readonly string[]) =>
    piecesOf(text, index.ids, words)
      .map(({ kind, text: part }) => (kind === 'plain' ? part : `${kind === 'rule' ? '→' : '*'}[${part}]`))
      .join('');

  test('mark what was looked for as it is written, and link known rules only', () => {
    expect(together('Un éléphant porte (BO-SELL-1, BO-NONE-7).', ['elephant'])).toBe(
      'Un *[éléphant] porte (→[BO-SELL-1], BO-NONE-7).',
    );
  });

  test('of words that overlap the longer is marked', () => {
    expect(together('elephants', ['ele', 'elephant'])).toBe('*[elephant]s');
  });

  test('are the whole text, whatever is looked for', () => {
    const text = 'Œuvre: İstanbul, l’été à Bombay (BO-BUY-4), ça va.';
    for (const words of [[], ['a'], ['ete', 'va'], [plain(text)]])
      expect(
        piecesOf(text, index.ids, words)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
