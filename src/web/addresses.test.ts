import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';
import { stepTo } from './replay/steps.ts';
import { routeOf } from './router.tsx';
import { fr } from './text/fr.ts';

describe('the language of the page', () => {
  test.each([
    ['?lang=fr', 'nl', ['en'], 'fr'],
    ['?lang=fr-CA', null, [], 'fr'],
    ['?lang=xx', 'nl', ['nl'], 'en'],
    ['', 'nl', ['fr'], 'nl'],
    ['', null, ['de-DE', 'fr-BE'], 'fr'],
    ['', null, ['de'], 'en'],
  ] as const)('%s, saved %s, browser %j: %s', (search, saved, browser, expected) => {
    expect(chooseLanguage(search, saved, browser)).toBe(expected);
  });

  test('French elides before a vowel', () => {
    expect(fr.fresh.title('Agra')).toBe('Une table d’Agra');
    expect(fr.fresh.title('Bombay')).toBe('Une table de Bombay');
  });
});

describe('addresses', () => {
  test.each([
    ['/', { page: 'start' }],
    ['/new/bombay', { page: 'new', game: 'bombay' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/online/abc', { page: 'online', id: 'abc' }],
    ['/you', { page: 'you' }],
    ['/replay', { page: 'replay', id: null }],
    ['/verify', { page: 'verify', id: null }],
    ['/verify/abc', { page: 'verify', id: 'abc' }],
    ['/lines/abc', { page: 'lines', id: 'abc' }],
    ['/rules/bombay/', { page: 'rules', game: 'bombay' }],
    ['/learn/bombay', { page: 'learn', game: 'bombay' }],
    ['/table/a/b', { page: 'unknown' }],
    ['/nowhere', { page: 'unknown' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

test('a film steps to the start of the next or the last turn', () => {
  const turns = [0, 0, 1, 1, 1, 2];
  const mark = (ply: number) => turns[ply] ?? -1;
  expect(stepTo(0, 1, 5, mark)).toBe(2);
  expect(stepTo(3, 1, 5, mark)).toBe(5);
  expect(stepTo(5, 1, 5, mark)).toBe(5);
  expect(stepTo(4, -1, 5, mark)).toBe(2);
  expect(stepTo(2, -1, 5, mark)).toBe(0);
});
