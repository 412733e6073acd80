import { describe, expect, test } from 'vitest';
import { active } from '../../../kernel/index.ts';
import type { Rajas } from '../state.ts';
import {
  given,
  happens,
  occupy,
  offers,
  onTurn,
  place,
  play,
  question,
  refusal,
  scripted,
  setDice,
  setPlayer,
} from '../testing.ts';

/** Everyone has used all workers but `left`. */
function workersLeft(s: Rajas, ...left: number[]): void {
  for (const [seat, unplaced] of left.entries()) setPlayer(s, seat, { unplaced });
}

describe('rounds and phases', () => {
  test('RG-ROUND-1: one worker each, clockwise from the first player', () => {
    const s = given(3);
    s.first = 1;
    onTurn(s, 1);
    play(s, [place('palace-terrace-blue-1')]);
    expect(active(s)).toBe(2);
    play(s, [place('palace-terrace-green-1')]);
    expect(active(s)).toBe(0);
    play(s, [place('palace-terrace-orange-1')]);
    expect([active(s), s.phase]).toEqual([1, 2]);
  });

  test('RG-ROUND-2: a player without workers is skipped', () => {
    const s = given(3);
    workersLeft(s, 1, 0, 1);
    const events = play(s, [place('palace-terrace-blue-1')]);
    expect(events).toContainEqual({ is: 'skipped', seat: 1 });
    expect(active(s)).toBe(2);
  });

  test('RG-ROUND-3: the round ends when nobody has a worker left', () => {
    const s = given(2);
    workersLeft(s, 1, 1);
    play(s, [place('palace-terrace-blue-1')]);
    expect(s.round).toBe(1);
    play(s, [place('palace-terrace-green-1')]);
    expect([s.round, s.phase]).toEqual([2, 1]);
  });

  test('RG-ROUND-4, RG-WORKER-4: a worker that becomes active is placed in a later turn of the same round', () => {
    const s = given(2);
    workersLeft(s, 1, 1);
    setPlayer(s, 0, { money: 19 });
    play(s, [place('palace-portico')]);
    expect(s.players[0]).toMatchObject({ workers: 4, unplaced: 1 });
    play(s, [place('palace-terrace-blue-1')]);
    expect([active(s), s.round, s.phase]).toEqual([0, 1, 2]);
  });

  test('RG-ROUND-5, RG-RUL-3, RG-RUL-52: passing is not offered; who can place nothing passes, and a phase without a placement ends the round', () => {
    const s = given(2);
    expect(refusal(s, { do: 'pass' })).toEqual({ refused: 'notLegal', rule: 'RG-ROUND-5' });
    workersLeft(s, 1, 1);
    s.spaces.fill(0);
    s.spaces[s.spaces.length - 1] = null;
    // The one free space is a harbor space, for which seat 0 has a die and seat 1 has none.
    setDice(s, 0, 'blue-1');
    setPlayer(s, 0, { boat: 1 });
    const events = play(s, [place('harbour-2p-4'), { do: 'pay', die: 'blue-1', as: 1 }]);
    expect(events).toContainEqual({ is: 'stuck', seat: 1 });
    expect(events.filter((event) => event.is === 'phase')).toEqual([
      { is: 'phase', phase: 2 },
      { is: 'phase', phase: 1 },
    ]);
    expect(s.round).toBe(2);
  });

  test('RG-ROUND-6, RG-AC-18, RG-CHAMBER-1: the elephant goes to the Great Mogul, otherwise one seat on; workers come home', () => {
    const mogul = given(4);
    mogul.first = 1;
    workersLeft(mogul, 1, 0, 0, 0);
    occupy(mogul, 'palace-chamber-1-great-mogul', 3);
    setPlayer(mogul, 3, { unplaced: 0 });
    onTurn(mogul, 0);
    play(mogul, [place('palace-terrace-blue-1')]);
    expect(mogul.first).toBe(3);
    expect(mogul.spaces.every((worker) => worker === null)).toBe(true);
    expect(mogul.players.map((player) => player.unplaced)).toEqual([3, 3, 3, 3]);

    const nobody = given(4);
    nobody.first = 1;
    workersLeft(nobody, 1, 0, 0, 0);
    onTurn(nobody, 0);
    play(nobody, [place('palace-terrace-blue-1')]);
    expect(nobody.first).toBe(2);
  });
});

describe('turns', () => {
  test('RG-TURN-1: the worker, then the payment, then the action', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    const events = play(s, [place('palace-chamber-3-yogi'), { do: 'pay', die: 'blue-3', as: 3 }]);
    expect(events.map((event) => event.is).slice(0, 3)).toEqual(['placed', 'paid', 'karma']);
  });

  test('RG-TURN-2, RG-RUL-2, RG-TURN-3: a space whose action cannot be paid or performed is not offered', () => {
    const s = given(2);
    expect(offers(s, place('palace-chamber-3-yogi'))).toBe(false);
    expect(offers(s, place('market-assorted-1'))).toBe(false);
    expect(offers(s, place('quarry-2p-1'))).toBe(false);
    expect(refusal(s, place('palace-chamber-3-yogi'))).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-4' });
    expect(refusal(s, place('quarry-34p-1'))).toEqual({ refused: 'notLegal', rule: 'RG-SETUP-1' });
  });

  test('RG-PLACE-1: the quarry and the harbor fill in order', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'blue-6', 'blue-1');
    expect(refusal(s, place('harbour-2p-2'))).toEqual({ refused: 'notLegal', rule: 'RG-PLACE-1' });
    for (const space of ['nowhere', 7])
      expect(refusal(s, { do: 'place', space })).toMatchObject({ refused: 'notLegal' });
    occupy(s, 'harbour-2p-1', 1);
    occupy(s, 'quarry-2p-1', 1);
    expect(offers(s, place('harbour-2p-2'))).toBe(true);
    expect(offers(s, place('quarry-2p-2'))).toBe(true);
    expect(offers(s, place('quarry-2p-3'))).toBe(false);
  });

  test('RG-PLACE-2: one worker on a space', () => {
    const s = given(2);
    occupy(s, 'palace-portico', 1);
    expect(refusal(s, place('palace-portico'))).toEqual({ refused: 'notLegal', rule: 'RG-PLACE-2' });
  });

  test('RG-PLACE-3: a player may have several workers in one area', () => {
    const s = given(2);
    occupy(s, 'palace-terrace-blue-1', 0);
    expect(offers(s, place('palace-terrace-green-1'))).toBe(true);
  });

  test('RG-MONEY-1: too little money closes a space', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1');
    setPlayer(s, 0, { money: 0 });
    occupy(s, 'harbour-2p-1', 1);
    expect(refusal(s, place('harbour-2p-2'))).toEqual({ refused: 'notLegal', rule: 'RG-MONEY-1' });
  });

  test('RG-MONEY-2: paying takes no bonus away, and crossing it again gives nothing', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1');
    setPlayer(s, 0, { money: 12, bonuses: 1, boat: 1 });
    occupy(s, 'harbour-2p-1', 1);
    occupy(s, 'harbour-2p-2', 1);
    occupy(s, 'harbour-2p-3', 1);
    play(s, [place('harbour-2p-4'), { do: 'pay', die: 'blue-1', as: 1 }]);
    expect(s.players[0]?.money).toBe(10);
    onTurn(s, 0);
    happens(s, { type: 'money', amount: 4 }, scripted());
    expect([s.players[0]?.money, s.players[0]?.bonuses, question(s)]).toEqual([14, 1, 'worker']);
  });
});
