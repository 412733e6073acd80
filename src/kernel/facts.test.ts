import { describe, expect, test } from 'vitest';
import {
  addUp,
  atLeast,
  atMost,
  type Correctable,
  differ,
  FACTS_LIMITS,
  factsIn,
  openFacts,
  parseFacts,
  type ReadFacts,
  readFacts,
  remembered,
  rise,
  together,
  writeFacts,
} from './facts.ts';

/** Three numbers that are ten together and rise, two words that differ, and a road that may be written either way. */
const CORRECTABLE: Correctable = {
  specs: {
    'low.1': { printed: 2, min: 0, max: 9 },
    'low.2': { printed: 3, min: 0, max: 9 },
    'low.3': { printed: 5, min: 0, max: 9 },
    'gift.a': { printed: 'silk', values: ['silk', 'tea', 'none'] },
    'gift.b': { printed: 'tea', values: ['silk', 'tea', 'none'] },
    'road.x.y': { printed: true },
  },
  checks: [
    addUp(['low.1', 'low.2', 'low.3'], 10),
    rise(['low.1', 'low.2', 'low.3']),
    differ(['gift.a', 'gift.b'], 'none'),
    atMost(['gift.a', 'gift.b'], 'none', 1),
  ],
  usual: (path) => (path === 'road.y.x' ? 'road.x.y' : path),
};
const GAME = { id: 'loka', version: 3, correctable: CORRECTABLE };
const given = (corrections: unknown, title: unknown = 'My box') => readFacts(CORRECTABLE, { title, corrections });
const wrong = (read: ReadFacts) => ('problems' in read ? read.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : []);

describe('reading corrected facts', () => {
  test('what fits is taken, in the order of the specification and without what changes nothing', () => {
    expect(given({ 'road.y.x': false, 'gift.b': 'none', 'gift.a': 'silk' })).toEqual({
      facts: { title: 'My box', corrections: { 'gift.b': 'none', 'road.x.y': false } },
    });
    expect(given({ 'gift.a': 'silk' })).toEqual({ facts: null });
    expect(given({})).toEqual({ facts: null });
  });

  test('every wrong place is named with its reason', () => {
    const read = given({ nowhere: 1, 'low.1': 2.5, 'low.2': 10, 'gift.a': 'gold', 'road.x.y': 1 });
    expect(wrong(read)).toEqual([
      'nowhere: unknownPath',
      'low.1: value',
      'low.2: value',
      'gift.a: value',
      'road.x.y: value',
    ]);
  });

  test('one fact that is given twice, and differently, is refused', () => {
    expect(wrong(given({ 'road.x.y': false, 'road.y.x': true }))).toEqual(['road.y.x: twice']);
    expect(wrong(given({ 'road.x.y': false, 'road.y.x': false }))).toEqual([]);
  });

  test('facts that contradict each other are refused at a place that was corrected', () => {
    expect(given({ 'low.3': 6 })).toEqual({
      problems: [{ at: 'low.3', paths: ['low.1', 'low.2', 'low.3'], wrong: 'sum', found: 11, wanted: 10 }],
    });
    expect(wrong(given({ 'low.1': 4, 'low.2': 1 }))).toEqual(['low.1: falls']);
    expect(wrong(given({ 'gift.a': 'tea' }))).toEqual(['gift.a: twice']);
    expect(wrong(given({ 'gift.a': 'none', 'gift.b': 'none' }))).toEqual(['gift.a: often']);
  });

  test('what must be there often enough, or only with something else, is refused without it', () => {
    const { specs } = CORRECTABLE;
    const checks = [atLeast(['gift.a', 'gift.b'], 'silk', 1), together(['gift.b', 'none'], ['low.3', 0])];
    const found = (corrections: object) => readFacts({ specs, checks }, { title: 'a', corrections });
    expect(found({ 'gift.a': 'tea' })).toEqual({
      problems: [{ at: 'gift.a', paths: ['gift.a', 'gift.b'], wrong: 'seldom', found: 'silk', least: 1 }],
    });
    expect(wrong(found({ 'gift.b': 'none' }))).toEqual(['gift.b: alone']);
    expect(wrong(found({ 'low.3': 0 }))).toEqual(['low.3: alone']);
    expect(wrong(found({ 'gift.b': 'none', 'low.3': 0 }))).toEqual([]);
  });

  test('whatever comes from outside, reading it never throws', () => {
    const long = 'x'.repeat(FACTS_LIMITS.title + 1);
    for (const [data, problem] of [
      [null, ': wrongType'],
      [[], ': wrongType'],
      ['text', ': wrongType'],
      [{}, 'title: missing'],
      [{ title: 7, corrections: {} }, 'title: wrongType'],
      [{ title: ' \u200b ', corrections: {} }, 'title: missing'],
      [{ title: long, corrections: {} }, 'title: outOfRange'],
      [{ title: 'a' }, 'corrections: missing'],
      [{ title: 'a', corrections: [] }, 'corrections: wrongType'],
      [{ title: 'a', corrections: { 'low.1': { deep: 1 } } }, 'corrections.low.1: wrongType'],
      [{ title: 'a', corrections: { 'low.1': [1] } }, 'corrections.low.1: wrongType'],
      [{ title: 'a', corrections: { 'low.1': null } }, 'corrections.low.1: wrongType'],
      [JSON.parse('{"title":"a","corrections":{"__proto__":1}}'), 'corrections.__proto__: outOfRange'],
      [{ title: 'a', corrections: { constructor: 1 } }, 'constructor: unknownPath'],
      [{ title: 'a', corrections: { 'low.1': Number.NaN } }, 'low.1: value'],
      [
        {
          title: 'a',
          corrections: Object.fromEntries(Array.from({ length: FACTS_LIMITS.corrections + 1 }, (_, i) => [`p${i}`, 1])),
        },
        'corrections: outOfRange',
      ],
    ] as const)
      expect(wrong(readFacts(CORRECTABLE, data))).toEqual([problem]);
  });
});

describe('a facts file', () => {
  const file = { durbarFacts: 1, game: 'loka', rules: 3, title: 'My  box\u202e', corrections: { 'gift.b': 'none' } };

  test('what is written is read again', () => {
    const facts = { title: 'My box', corrections: { 'gift.b': 'none' } };
    expect(parseFacts(GAME, writeFacts(GAME, facts))).toEqual({ facts });
    expect(parseFacts(GAME, JSON.stringify(file))).toEqual({ facts });
  });

  test('another form, another game, other rules and no JSON are told apart', () => {
    const read = (change: object) => wrong(parseFacts(GAME, JSON.stringify({ ...file, ...change })));
    expect(read({ durbarFacts: 2 })).toEqual(['durbarFacts: unknownVersion']);
    expect(read({ durbarFacts: undefined })).toEqual(['durbarFacts: missing']);
    expect(read({ game: 'chess' })).toEqual(['game: otherGame']);
    expect(read({ game: 5 })).toEqual(['game: wrongType']);
    expect(read({ rules: 2 })).toEqual(['rules: otherRules']);
    expect(read({ rules: '3' })).toEqual(['rules: wrongType']);
    expect(wrong(parseFacts(GAME, '{'))).toEqual([': notJson']);
    expect(wrong(parseFacts(GAME, ' '.repeat(FACTS_LIMITS.file + 1)))).toEqual([': tooLong']);
  });

  test('a file can be opened before its values are judged, so that they are shown where they are wrong', () => {
    const opened = openFacts(GAME, JSON.stringify({ ...file, corrections: { 'low.1': 99 } }));
    expect(opened).toEqual({ corrected: { title: 'My box', corrections: { 'low.1': 99 } } });
  });
});

describe('facts in use', () => {
  test('a position says which facts it goes by', () => {
    const facts = { title: 'a', corrections: { 'low.1': 1 } };
    expect(factsIn({ options: { facts, other: true } })).toEqual(facts);
    expect(factsIn({ options: {} })).toBeNull();
    expect(factsIn({})).toBeNull();
    expect(factsIn({ options: { facts: 'nonsense' } })).toBeNull();
    expect(factsIn({ options: { facts: { title: 'a' } } })).toBeNull();
    expect(factsIn({ options: { facts } })).toBe(factsIn({ options: { facts } }));
  });

  test('they are worked out once for each file', () => {
    let times = 0;
    const printed = { times: 0, low: 0, gift: '' };
    const sums = remembered((at) => ({ times: ++times, low: at('low.1'), gift: at('gift.a') }), CORRECTABLE, printed);
    expect(sums(undefined)).toBe(printed);
    const facts = { title: 'a', corrections: { 'low.1': 1 } };
    expect(sums(facts)).toEqual({ times: 1, low: 1, gift: 'silk' });
    expect(sums(facts)).toBe(sums(facts));
    expect(sums({ ...facts })).toMatchObject({ times: 2 });
  });
});
