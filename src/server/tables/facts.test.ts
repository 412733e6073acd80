import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../games/bombay/facts.ts';
import type { NewTable } from '../../online/api.ts';
import { opened } from './gathering.ts';

const HOST = { person: 'p', name: 'Leïla' };
const table = (facts: unknown): NewTable => ({
  game: 'bombay',
  options: { facts },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  late: 'standIn',
  visibility: 'link',
  slow: 0,
});

describe('a table with corrected facts', () => {
  test('is opened with facts that fit together, and keeps them among its options', () => {
    const made = opened(table(EXAMPLE), HOST, 0);
    expect(made).toMatchObject({ table: { options: { facts: EXAMPLE } } });
  });

  test('is not opened with facts that contradict themselves, are unknown, too many or no facts at all', () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`bales.${i}`, 1]));
    for (const facts of [
      { title: 'a box', corrections: { 'bales.blue': 9 } },
      { title: 'a box', corrections: { 'roads.A.X': true } },
      { title: 'a box', corrections: { 'cities.1': '1' } },
      { title: 'a box', corrections: many },
      { title: 'x'.repeat(5000), corrections: {} },
      { title: 'a box', corrections: { __proto__: null, constructor: 1 } },
      { corrections: {} },
      'facts',
      null,
      [],
      7,
    ])
      expect(opened(table(facts), HOST, 0)).toEqual({ problem: 'options' });
  });
});
