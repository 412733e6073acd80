import { expect, test } from 'vitest';
import { calledIn } from './calledIn.ts';

const t = { newName: (n: number) => `Line ${n}` };

test.each([
  ['South first', 'South first'],
  ['\u202eevil\u2028', 'evil'],
  ['\u2067\u200f', 'Line 2'],
  ['', 'Line 2'],
])('a line is called by what can be seen of its name, or by its number: %j', (name, called) => {
  const lines = ['First', name].map((each, i) => ({ id: `line${i}`, ply: 0, name: each, answers: [] }));
  const [, line] = lines;
  if (!line) throw new Error('no line');
  expect(calledIn(t, lines, line)).toBe(called);
});
