import { describe, expect, test } from 'vitest';
import type { DieId } from '../dice.ts';
import {
  diceOf,
  given,
  happens,
  lay,
  occupy,
  offered,
  offers,
  pay,
  place,
  play,
  question,
  refusal,
  scripted,
  setDice,
  setPlayer,
  show,
} from '../testing.ts';

const nine: DieId[] = [
  'blue-1',
  'blue-2',
  'blue-3',
  'green-1',
  'green-2',
  'orange-1',
  'orange-2',
  'purple-1',
  'purple-2',
];

describe('gaining dice', () => {
  test('RG-DICE-1, RG-AC-8, RG-PALACE-2: a die from the supply is rolled at once and kept', () => {
    const s = given(2);
    const events = play(s, [place('palace-terrace-orange-1')], scripted(3));
    expect(diceOf(s, 0)).toEqual(['orange-4']);
    expect(s.supply.orange).toBe(11);
    expect(events).toContainEqual({ is: 'rolled', seat: 0, dice: ['orange-4'], by: 'palace-terrace-orange-1' });
  });

  test('RG-DICE-2: a paid die is in the supply at once, also for the same player', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    s.supply.blue = 0;
    play(s, [place('palace-chamber-3-yogi'), pay('blue-3')]);
    expect(offers(s, { do: 'take', colours: ['blue'] })).toBe(true);
  });

  test('RG-DICE-3: ten places, eight for an expert', () => {
    const beginner = given(2);
    setDice(beginner, 0, ...nine);
    happens(beginner, { type: 'dice', count: 1, colours: 'any' });
    expect(question(beginner)).toBe('take');
    const expert = given(2, { experience: ['expert', 'beginner'] });
    setDice(expert, 0, ...nine.slice(0, 8));
    happens(expert, { type: 'dice', count: 1, colours: 'any' });
    expect(question(expert)).toBe('return');
  });

  test('RG-DICE-4, RG-AC-17: with 9 dice a gain of 2 is one die, or two after one went back', () => {
    const keep = given(2);
    setDice(keep, 0, ...nine);
    happens(keep, { type: 'dice', count: 2, colours: 'any' });
    expect(question(keep)).toBe('return');
    play(keep, [{ do: 'keep' }]);
    expect(offered(keep)).toHaveLength(4);
    play(keep, [{ do: 'take', colours: ['blue'] }]);
    expect(diceOf(keep, 0)).toHaveLength(10);

    const back = given(2);
    setDice(back, 0, ...nine);
    happens(back, { type: 'dice', count: 2, colours: 'any' });
    play(back, [{ do: 'return', die: 'blue-1' }]);
    expect(question(back)).toBe('take');
    play(back, [{ do: 'take', colours: ['blue', 'purple'] }], scripted(5, 5));
    expect(diceOf(back, 0)).toHaveLength(10);
    expect(refusal(back, { do: 'return', die: 'blue-2' })?.refused).toBe('notLegal');
  });

  test('RG-DICE-5: all colours are chosen before anything is rolled', () => {
    const s = given(2);
    happens(s, { type: 'dice', count: 2, colours: 'any' });
    expect(offered(s)).toHaveLength(10);
    play(s, [{ do: 'take', colours: ['green', 'green'] }], scripted(1, 4));
    expect(diceOf(s, 0)).toEqual(['green-2', 'green-5']);
  });

  test('RG-DICE-6, RG-RUL-34, RG-RUL-1: with room for it a gain cannot be declined', () => {
    const s = given(2);
    happens(s, { type: 'dice', count: 1, colours: 'any' });
    expect(offered(s)).toEqual(
      ['blue', 'green', 'orange', 'purple'].map((colour) => ({ do: 'take', colours: [colour] })),
    );
  });

  test('RG-DICE-7, RG-RUL-5, RG-AC-30: an empty colour cannot be taken', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    s.supply.orange = 0;
    expect(refusal(s, place('palace-terrace-orange-1'))).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-2' });
    expect(refusal(s, place('palace-balcony-blue-orange'))).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-3' });
    play(s, [place('palace-chamber-3-yogi'), pay('blue-3')]);
    expect(offered(s)).toHaveLength(3);
    expect(refusal(s, { do: 'take', colours: ['orange'] })).toEqual({ refused: 'notLegal', rule: 'RG-DICE-7' });
  });

  test('RG-DICE-7: a gain of shown colours is reduced by what is missing', () => {
    const s = given(2);
    s.supply.green = 0;
    happens(s, { type: 'dice', colours: { blue: 1, green: 1, orange: 1 } }, scripted(0, 1));
    expect(diceOf(s, 0)).toEqual(['blue-1', 'orange-2']);
  });

  test('RG-RUL-35: with a short supply only so many dice go back as can really come', () => {
    const s = given(2);
    setDice(s, 0, ...nine);
    s.supply.green = 1;
    happens(s, { type: 'dice', colours: { green: 2 } });
    expect(diceOf(s, 0)).toHaveLength(10);
    expect(question(s)).toBe('worker');
  });

  test('RG-RUL-35: of dice of free choice come as many as there are of all colours together', () => {
    for (const left of ['blue', 'green', 'orange', 'purple'] as const) {
      const s = given(2);
      s.supply = { blue: 0, green: 0, orange: 0, purple: 0, [left]: 2 };
      happens(s, { type: 'dice', count: 3, colours: 'any' }, scripted(1, 2));
      expect(diceOf(s, 0)).toEqual([`${left}-2`, `${left}-3`]);
    }
  });

  test('RG-RUL-48: what goes back does not make a gain of shown colours larger', () => {
    const s = given(2);
    setDice(s, 0, ...nine, 'purple-3');
    s.supply.blue = 0;
    happens(s, { type: 'dice', colours: { blue: 1, green: 1 } });
    play(s, [{ do: 'return', die: 'blue-1' }], scripted(5));
    expect(s.supply.blue).toBe(1);
    expect(diceOf(s, 0)).toContain('green-6');
    expect(question(s)).toBe('worker');
  });

  test('RG-RUL-4, RG-RUL-36: a terrace with a full statue: return one die first, or take none', () => {
    const s = given(2);
    setDice(s, 0, ...nine, 'purple-3');
    play(s, [place('palace-terrace-blue-1')]);
    expect(question(s)).toBe('return');
    const events = play(s, [{ do: 'keep' }]);
    expect(events).toContainEqual({ is: 'noDice', seat: 0, by: 'palace-terrace-blue-1' });
    expect(diceOf(s, 0)).toHaveLength(10);
  });
});

describe('karma', () => {
  test('RG-KARMA-1, RG-RUL-7, RG-AC-14, RG-CHAMBER-3: karma never goes beyond 3; the Yogi is still worth the die', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    setPlayer(s, 0, { karma: 2 });
    play(s, [place('palace-chamber-3-yogi'), pay('blue-3'), { do: 'take', colours: ['green'] }], scripted(5));
    expect(s.players[0]?.karma).toBe(3);
    expect(diceOf(s, 0)).toEqual(['green-6']);
  });

  test.each([1, 2, 3, 4, 5, 6])('RG-KARMA-2, RG-AC-14: a turned %i counts as its opposite, for one karma', (value) => {
    const s = given(2);
    const die: DieId = `blue-${value}`;
    setDice(s, 0, die);
    lay(s, 0, '2-2', 'O01', 90);
    const events = play(s, [place('market-spices'), pay(die, 7 - value)]);
    expect(events).toContainEqual({ is: 'paid', seat: 0, die, as: 7 - value, karma: 1 });
    expect(s.players[0]?.karma).toBe(0);
  });

  test('RG-KARMA-2: without karma no die is turned', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4', 'blue-3');
    setPlayer(s, 0, { karma: 0 });
    play(s, [place('palace-chamber-3-yogi')]);
    expect(refusal(s, pay('blue-4', 3))).toEqual({ refused: 'notLegal', rule: 'RG-KARMA-2' });
  });

  test('RG-KARMA-3, RG-RUL-8: one turn for each die that is paid, and stored dice keep their value', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1', 'blue-1');
    show(s, 'B09');
    setPlayer(s, 0, { karma: 1 });
    play(s, [place('quarry-2p-1'), { do: 'tile', tile: 'B09' }, pay('blue-1', 6)]);
    expect([s.players[0]?.karma, diceOf(s, 0)]).toEqual([0, ['blue-1']]);
    expect(refusal(s, pay('blue-1', 6))).toEqual({ refused: 'notLegal', rule: 'RG-KARMA-2' });
  });

  test('RG-KARMA-4: every payment can be turned but that of a balcony', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    expect(offers(s, place('harbour-2p-1'))).toBe(true);
    expect(offers(s, place('palace-chamber-1-great-mogul'))).toBe(true);
    play(s, [place('palace-balcony-blue-orange')]);
    expect(offered(s)).toEqual([pay('blue-6')]);
    expect(refusal(s, pay('blue-6', 1))).toEqual({ refused: 'notLegal', rule: 'RG-KARMA-4' });
  });

  test('RG-KARMA-2: a die that is not there cannot be paid', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    occupy(s, 'harbour-2p-1', 1);
    play(s, [place('harbour-2p-2')]);
    expect(refusal(s, pay('green-1'))).toEqual({ refused: 'notLegal', rule: 'RG-RIVER-2' });
    expect(refusal(s, { do: 'pay', die: 'red-9', as: 9 })).toEqual({ refused: 'notLegal', rule: 'RG-RIVER-2' });
  });
});
