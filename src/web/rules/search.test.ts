import { describe, expect, test } from 'vitest';
import { find, indexOf, named, piecesOf, placesOf, wordsOf } from './search.ts';

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

  test('finds words by their beginnings only', () => {
    expect(find(index, wordsOf('eleph'))).toEqual(new Set(['BO-BUY-4', 'BO-BUY-5']));
    expect(find(index, wordsOf('phant'))).toEqual(new Set());
    expect(find(index, wordsOf('ale'))).toEqual(new Set());
  });

  test('finds a word behind an elision or a hyphen, in each language', () => {
    const rules = [
      { id: 'BO-SELL-3', text: 'Spend the rest; a city-token counts.' },
      { id: 'BO-MOVE-1', text: 'L’éléphant va d’une ville à l’autre.' },
      { id: 'BO-MOVE-2', text: 'De olifant gaat ’s ochtends naar zo’n stad; één coöperatie.' },
    ];
    const found = (words: string) => [...(find(indexOf([{ title: 'Title', rules }]), wordsOf(words)) ?? [])];
    expect(found('end')).toEqual([]);
    expect(found('spend token')).toEqual(['BO-SELL-3']);
    for (const words of ['sell-3', 'BO-SELL', 'bo-sell-3']) expect(found(words)).toEqual(['BO-SELL-3']);
    for (const words of ['éléphant', 'elephant', 'e\u0301le\u0301phant', "l'éléphant", 'l’elephant', 'autre'])
      expect(found(words)).toEqual(['BO-MOVE-1']);
    for (const words of ['olifant', 'ochtends', "zo'n", 'een', 'cooperatie'])
      expect(found(words)).toEqual(['BO-MOVE-2']);
    expect(found('fant')).toEqual([]);
  });

  test('finds one where many are looked for, and many where one is, in each language', () => {
    const rules = [
      { id: 'EN-1', text: 'A city has a die; this palace pays a toll.' },
      { id: 'EN-2', text: 'Cities have dice; palaces pay tolls. The third thing.' },
      { id: 'FR-1', text: 'Le marché du général, un joyau, le jeu.' },
      { id: 'FR-2', text: 'Les marchés des généraux, des joyaux, des jeux.' },
      { id: 'NL-1', text: 'De kameel bij het paleis in de stad; een markt, een bak.' },
      { id: 'NL-2', text: 'Kamelen bij paleizen in steden; markten, bakken.' },
    ];
    const found = (words: string) => [...(find(indexOf([{ title: 'Title', rules }]), wordsOf(words)) ?? [])];
    for (const words of ['city', 'cities', 'die', 'dice', 'tolls', 'palaces'])
      expect(found(words), words).toEqual(['EN-1', 'EN-2']);
    for (const words of ['marchés', 'général', 'généraux', 'joyaux', 'jeux'])
      expect(found(words), words).toEqual(['FR-1', 'FR-2']);
    for (const words of ['kameel', 'kamelen', 'paleis', 'paleizen', 'stad', 'steden', 'markten', 'bakken'])
      expect(found(words), words).toEqual(['NL-1', 'NL-2']);
    // The other number is a word of its own, not the beginning of one.
    expect(found('this')).toEqual(['EN-1']);
    expect(found('things')).toEqual(['EN-2']);
  });

  test('for nothing leaves every rule, for unknown words none', () => {
    expect(find(index, wordsOf('  '))).toBeNull();
    expect(find(index, wordsOf('a'))).toBeNull();
    expect(find(index, wordsOf('walrus'))).toEqual(new Set());
  });
});

test('a rule is found by its id, and a family by its name', () => {
  expect(named(index, 'BO-BUY-5')).toBe('BO-BUY-5');
  expect(named(index, 'BO-BUY')).toBe('BO-BUY-4');
  expect(named(index, 'bo-buy-5')).toBe('BO-BUY-5');
  expect(named(index, 'BO-BU')).toBeNull();
  expect(named(index, '')).toBeNull();
});

describe('the pieces of a text', () => {
  test('link known rules only, and are the whole text', () => {
    const text = 'Un éléphant (BO-SELL-1, BO-NONE-7).';
    const pieces = piecesOf(text, index.ids);
    expect(pieces.filter(({ kind }) => kind === 'rule').map((piece) => piece.text)).toEqual(['BO-SELL-1']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('the places of words', () => {
  const marked = (text: string, words: readonly string[]) =>
    placesOf(text, words).map(({ at, length }) => text.slice(at, at + length));

  test('are where they stand, as they are written there', () => {
    expect(marked('Un éléphant, deux ÉLÉPHANTS', ['elephant', 'deux'])).toEqual(['éléphant', 'deux', 'ÉLÉPHANT']);
  });

  test('have a word for one where many are looked for', () => {
    expect(marked('A city, two cities, a citadel', ['cities'])).toEqual(['city', 'cities']);
  });

  test('do not overlap: of words that begin together the longer counts', () => {
    expect(marked('elephants', ['ele', 'elephant'])).toEqual(['elephant']);
  });

  test('are the beginnings of words', () => {
    expect(marked('Spend until the end: the ending, d’enden', ['end'])).toEqual(['end', 'end', 'end']);
    expect(marked('BO-SELL-3, BO-SELL-30', ['sell-3'])).toEqual(['SELL-3', 'SELL-3']);
  });

  test('stay right behind letters that have no plain form of one sign', () => {
    expect(marked('Œuvre: İstanbul, l’été à Bombay', ['ete', 'bombay'])).toEqual(['été', 'Bombay']);
  });
});
