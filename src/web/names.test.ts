import { expect, test } from 'vitest';
import { facesOf } from './faces.ts';
import { shownName } from './names.ts';

test.each([
  ['Leïla', 'Leïla'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u202eevil', 'evil'],
  ['a\u0000b\nc\u2028d', 'a b c d'],
  ['\u2067\u200f', ''],
  ['ليلى', '\u2068ليلى\u2069'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('a name is shown without what turns or breaks the line: %j', (typed, shown) => {
  expect(shownName(typed)).toBe(shown);
});

test('a seat whose name has nothing to show is called by its number', () => {
  const faces = facesOf(
    ['\u202e', 'Mina'].map((name) => ({ name, bot: null })),
    'house',
  );
  expect(faces.map(({ name }) => name)).toEqual(['1', 'Mina']);
});
