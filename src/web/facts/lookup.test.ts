import { expect, test } from 'vitest';
import type { FactsChapter } from '../../ui/contract.ts';
import { find, wordsOf } from '../rules/search.ts';
import { factsIndex } from './lookup.ts';
import { namingOf } from './naming.ts';
import { en } from './text/en.ts';

const Drawing = () => null;
const says = (word: string) => ({ cost: 'the cost', roads: 'the roads' })[word] ?? word;
const CHAPTERS: readonly FactsChapter[] = [
  {
    id: 'tiles',
    title: 'Province tiles',
    facts: [
      {
        id: 'B01',
        of: [],
        name: 'Silk',
        source: 'reconstructed',
        rule: 'RG-COMP-5',
        correct: { path: 'tiles.B01', name: 'B01 · Silk, blue', says },
        Drawing,
      },
      { id: 'B09', of: [], name: 'Temple', source: 'seed', note: 'Le coût est public.', rule: 'RG-COMP-5', Drawing },
    ],
  },
  {
    id: 'river',
    title: 'The river',
    facts: [
      {
        id: 'river-1',
        of: [],
        name: 'River space 1',
        source: 'reconstructed',
        rule: 'RG-RIVER-5',
        correct: { path: 'river.1', says },
        Drawing,
      },
    ],
  },
];
const found = (words: string) => [...(find(factsIndex(CHAPTERS), wordsOf(words)) ?? ['all'])];

test('a fact is found by each of its names, its chapter, its rule, its path and its note', () => {
  expect(found('silk')).toEqual(['B01']);
  expect(found('blue b01')).toEqual(['B01']);
  expect(found('tiles.B01')).toEqual(['B01']);
  expect(found('province')).toEqual(['B01', 'B09']);
  expect(found('rg-river')).toEqual(['river-1']);
  expect(found('cout')).toEqual(['B09']);
  expect(found('walrus')).toEqual([]);
  expect(found('')).toEqual(['all']);
});

test('beside another value of the same fact, only the part is named', () => {
  const naming = namingOf(CHAPTERS, en);
  expect(naming.beside('tiles.B01.cost', 'tiles.B01.roads')).toBe('the cost');
  expect(naming.beside('tiles.B01.cost', 'river.1')).toBe('B01 · Silk, blue: the cost');
  expect(naming.beside('nowhere', 'river.1')).toBe('nowhere');
});
