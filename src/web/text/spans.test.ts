import { expect, test } from 'vitest';
import { spans } from './spans.ts';

const HOUR = 3_600_000;
const en = spans('en', { d: 'd', h: 'h', min: 'min' });

test.each([
  [51 * HOUR + 5000, '2 d 3 h'],
  [4 * HOUR + 12 * 60_000, '4 h 12 min'],
  [9 * 60_000 + 41_000, '09:41'],
  [400, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('%i ms are said as %s', (ms, says) => {
  expect(en.left(ms)).toBe(says);
});

test.each([
  [20_000, 'now'],
  [3 * 60_000, '3 minutes ago'],
  [26 * HOUR, 'yesterday'],
])('%i ms ago is %s', (ms, says) => {
  expect(en.ago(ms)).toBe(says);
});
