import { describe, expect, test } from 'vitest';
import { active, isOver } from '../../kernel/index.ts';
import { faults } from './faults.ts';
import { score } from './score.ts';
import type { Rajas } from './state.ts';
import { given, happens, offers, onTurn, place, play, question, setPlayer } from './testing.ts';

/** Crosses with 2 money of the portico. */
function aboutToCross(s: Rajas, seat: number): void {
  setPlayer(s, seat, { fame: 59, money: 2, waiting: { fame: false, money: true, bridge: true } });
}

describe('the end', () => {
  test('RG-END-1: the moment the markers meet the end is sealed, and the turn is finished', () => {
    const s = given(2);
    aboutToCross(s, 0);
    const events = happens(s, { type: 'sequence', steps: [{ type: 'money', amount: 2 }, { type: 'upgrade' }] });
    expect(events).toContainEqual({ is: 'crossed', seat: 0, margin: 0 });
    expect([question(s), isOver(s)]).toEqual(['upgrade', false]);
  });

  test('RG-END-2, RG-AC-20: the phase is completed; players in it may pass, and the first player has no turn', () => {
    const s = given(4);
    s.first = 2;
    aboutToCross(s, 3);
    onTurn(s, 3);
    play(s, [place('palace-portico')]);
    expect(active(s)).toBe(0);
    expect(offers(s, { do: 'pass' })).toBe(true);
    play(s, [{ do: 'pass' }]);
    expect(active(s)).toBe(1);
    play(s, [place('palace-terrace-blue-1')]);
    expect(isOver(s)).toBe(true);
  });

  test('RG-END-2, RG-AC-20: without a worker there is no turn, and the last player of a phase ends the game at once', () => {
    const s = given(4);
    s.first = 2;
    aboutToCross(s, 3);
    setPlayer(s, 0, { unplaced: 0 });
    onTurn(s, 3);
    play(s, [place('palace-portico')]);
    expect(active(s)).toBe(1);

    const last = given(4);
    last.first = 2;
    aboutToCross(last, 1);
    onTurn(last, 1);
    play(last, [place('palace-portico')]);
    expect(isOver(last)).toBe(true);
  });

  test('RG-END-3, RG-END-4, RG-AC-19: margins of 2 and 2: who crossed first; 3 beats 2', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 65, fame: 30 });
    setPlayer(s, 1, { money: 52, fame: 37 });
    s.crossed = [0, 1];
    expect(score(s)).toMatchObject({ scores: [2, 2], ranks: [1, 2] });
    s.crossed = [1, 0];
    expect(score(s).ranks).toEqual([2, 1]);
    s.crossed = [0, 1];
    setPlayer(s, 1, { fame: 38 });
    expect(score(s)).toMatchObject({ scores: [2, 3], ranks: [2, 1] });
  });

  test('RG-END-5, RG-RUL-42: equal margins below 0 share a rank, equal margins from 0 go by crossing', () => {
    const s = given(4);
    setPlayer(s, 0, { money: 10, fame: 20 });
    setPlayer(s, 1, { money: 10, fame: 20 });
    setPlayer(s, 2, { money: 60, fame: 31 });
    setPlayer(s, 3, { money: 60, fame: 31 });
    s.crossed = [3, 2];
    expect(score(s).ranks).toEqual([3, 3, 2, 1]);
  });

  test('RG-TRACK-2: fame and half the money, rounded up, less the length of the track are the margin', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 65, fame: 30 });
    setPlayer(s, 1, { money: 10, fame: 20 });
    const { scores, sheet } = score(s);
    const counting = sheet.filter(({ counts }) => counts);
    expect(counting.map(({ key, values }) => [key, ...values])).toEqual([
      ['fame', 30, 20],
      ['moneyAsFame', 33, 5],
      ['track', -61, -61],
    ]);
    expect(scores).toEqual([2, -36]);
  });

  test('RG-END-6: a margin that falls below 0 after crossing is a fault', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 60, fame: 31 });
    s.crossed = [0];
    expect(faults(s)).toEqual([]);
    setPlayer(s, 0, { money: 58 });
    expect(faults(s).join()).toContain('RG-END-6');
  });
});
