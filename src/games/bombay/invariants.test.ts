import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Bombay } from './state.ts';
import { position, seat } from './testing.ts';

/** What the invariants say of a position after it was tampered with. */
function tampered(tamper: (s: Bombay) => void): string {
  const s = position({
    merchants: [{ at: 'H1', load: ['blue'], palaces: ['G1'], cities: ['BOMBAY'] }, { palaces: ['H2'] }, {}],
    markets: [{ orange: 3 }, { blue: 2 }],
  });
  expect(faults(s)).toEqual([]);
  tamper(s);
  return faults(s).join('; ');
}

describe('what holds in every position', () => {
  test('BO-INV-1: the bales of each silk are 3, 4, 5 and 5, wherever they lie', () => {
    expect(tampered((s) => void s.bag.yellow++)).toBe('BO-INV-1: 4 yellow bales');
    expect(tampered((s) => void seat(s, 1).load.push('purple'))).toBe('BO-INV-1: 5 purple bales');
    expect(tampered((s) => void s.markets[0].orange--)).toBe('BO-INV-1: 4 orange bales');
    expect(
      tampered((s) => {
        s.bag.yellow = -1;
        s.markets[2].yellow = 4;
      }),
    ).toBe('BO-INV-1: less than no yellow');
  });

  test('BO-INV-2: a silk lies in one market', () => {
    expect(
      tampered((s) => {
        s.markets[0].blue = 1;
        s.markets[1].blue = 1;
      }),
    ).toBe('BO-INV-2: blue lies in several markets');
  });

  test('BO-INV-3: a demand column keeps its three silks', () => {
    expect(
      tampered((s) => {
        s.demand.BOMBAY = ['yellow', 'yellow', 'blue'];
      }),
    ).toMatch('BO-INV-3');
    expect(
      tampered((s) => {
        s.demand.BOMBAY = ['orange', 'purple', 'blue'];
      }),
    ).toMatch('BO-INV-3');
    expect(
      tampered((s) => {
        s.demand.BOMBAY = ['blue', 'purple', 'yellow'];
      }),
    ).toBe('');
  });

  test('BO-INV-4: at most two bales on an elephant, five palaces each, and no debts', () => {
    expect(
      tampered((s) => {
        seat(s, 0).load.push('blue', 'blue');
        s.bag.blue -= 2;
      }),
    ).toBe('BO-INV-4: seat 0 carries 3');
    expect(tampered((s) => void seat(s, 0).reserve++)).toBe('BO-INV-4: seat 0 has 1 + 5 palaces');
    expect(
      tampered((s) => {
        s.palaces.H2 = 0;
      }),
    ).toContain('BO-INV-4: seat 1 has 0 + 4 palaces');
    expect(
      tampered((s) => {
        seat(s, 2).purse.rupees = -1;
      }),
    ).toBe('BO-INV-4: seat 2 owes rupees');
  });

  test('BO-INV-5: tokens on a city and in purses are players - 1', () => {
    expect(tampered((s) => void s.cityTokens.NAGPUR--)).toBe('BO-INV-5: 0 + 1 tokens of NAGPUR');
    expect(tampered((s) => void seat(s, 1).purse.cities.push('INDORE'))).toBe('BO-INV-5: 1 + 2 tokens of INDORE');
    expect(tampered((s) => void seat(s, 0).purse.cities.push('BOMBAY'))).toBe('BO-CITY-2: seat 0 holds a city twice');
  });

  test('BO-INV-6: no token under a palace', () => {
    expect(
      tampered((s) => {
        s.tokens.G1 = 'pt1';
      }),
    ).toBe('BO-INV-6: a token under the palace on G1');
  });
});
