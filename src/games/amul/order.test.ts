import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/index.ts';
import { militaryValue, turnOrder } from './order.ts';
import type { Amul } from './state.ts';
import { card, cards, ended, Trial } from './testing.ts';

/** A position in a given round with these play areas. */
function at(round: number, firstChoice: Seat, ...areas: number[][]): Amul {
  return { ...ended(...areas), round, first: 0, firstChoice };
}

describe('Military value', () => {
  test('AM-EX-4, AM-ORD-1: three cards with one Military symbol each are worth 3', () => {
    expect(militaryValue(cards(25, 27, 145, 1))).toBe(3);
  });

  test('AM-ORD-1: the Mercenaries are worth 2, a hand is worth nothing, and the First Choice card adds nothing', () => {
    expect(militaryValue(cards(118))).toBe(2);
    const s = at(4, 0, [], [25], []);
    s.players[2]?.hand.push(card(118));
    expect(turnOrder(s)).toEqual([1, 0, 2]);
  });
});

describe('The order of Choose and Effects', () => {
  test('AM-ORD-2, AM-EX-54: up to round n clockwise from the First Choice card, whatever the military value', () => {
    expect(turnOrder(at(3, 2, [], [25, 26, 27], [28, 145]))).toEqual([2, 0, 1]);
  });

  test('AM-ORD-3: from round n + 1 from the highest military value to the lowest', () => {
    expect(turnOrder(at(4, 0, [25], [26, 27, 28], [118]))).toEqual([1, 2, 0]);
    expect(turnOrder(at(5, 0, [], [25], [], [118], []))).toEqual([0, 1, 2, 3, 4]);
    expect(turnOrder(at(6, 0, [], [25], [], [118], []))).toEqual([3, 1, 0, 2, 4]);
  });

  test('AM-EX-5, AM-ORD-4: B, D, F before C, E, G', () => {
    expect(turnOrder(at(6, 0, [28, 145, 91], [27, 26, 64], [], [], []))).toEqual([1, 0, 2, 3, 4]);
  });

  test('AM-RUL-11: one letter decides, so with equal values the earliest of all letters goes first', () => {
    expect(turnOrder(at(4, 0, [27, 28], [25, 106], []))).toEqual([1, 0, 2]);
  });

  test('AM-EX-6, AM-ORD-5: players without military come last, clockwise from the First Choice card', () => {
    expect(turnOrder(at(6, 3, [], [], [25], [], []))).toEqual([2, 3, 4, 0, 1]);
  });

  test('AM-EX-52: letter B before letter D before nothing', () => {
    expect(turnOrder(at(4, 0, [], [26], [27]))).toEqual([2, 1, 0]);
  });

  test('AM-EX-53: without any military clockwise from the First Choice card', () => {
    expect(turnOrder(at(5, 1, [], [], []))).toEqual([1, 2, 0]);
  });

  test('AM-ORD-6: Choose goes by the play areas before the reveal', () => {
    const trial = new Trial(3).until(4);
    for (const seat of trial.seats) trial.area(seat).length = 0;
    trial.s.firstChoice = 0;
    trial.lay(2, 25).propose();
    const chooses = trial.s.agenda.flatMap((step) => (step.kind === 'choose' ? [step.seat] : [])).reverse();
    expect(chooses).toEqual([2, 0, 1]);
    expect(trial.events.at(-1)).toEqual({ is: 'order', of: 'choose', military: true, seats: [2, 0, 1] });
  });

  test('AM-EX-55, AM-ORD-6, AM-RUL-9: Effects go anew, with the cards just revealed', () => {
    const trial = new Trial(3).until(4);
    for (const seat of trial.seats) trial.area(seat).length = 0;
    trial.s.firstChoice = 0;
    trial.lay(2, 25).propose().choose().hold(0, 39).hold(1, 26).hold(2, 40);
    trial.reveal({ 0: 39, 1: 26, 2: 40 });
    expect(trial.s.agenda.at(-1)).toMatchObject({ kind: 'take', seat: 2 });
    expect(trial.events.findLast((event) => event.is === 'order')).toMatchObject({ of: 'effects', seats: [2, 1, 0] });
    trial.do(2, { do: 'take', card: 'A-145' }); // a Dervish changes nothing in this round
    expect(trial.s.agenda.at(-1)).toMatchObject({ kind: 'take', seat: 0 });
  });

  test('AM-RUL-10: before round n + 1 effects go clockwise from the First Choice card, whatever the card', () => {
    const trial = new Trial(3).hold(0, 39).hold(1, 43).hold(2, 24).plan({ 0: 39, 1: 43, 2: 24 });
    const asked: Seat[] = [];
    for (let step = trial.s.agenda.at(-1); step?.kind === 'take'; step = trial.s.agenda.at(-1)) {
      asked.push(step.seat);
      trial.do(step.seat, { do: 'decline' });
    }
    expect(asked).toEqual([0, 1, 2].map((i) => (trial.s.first + i) % 3));
  });
});
