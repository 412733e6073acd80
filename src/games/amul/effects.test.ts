import { describe, expect, test } from 'vitest';
import { moves } from '../../kernel/index.ts';
import { faults } from './faults.ts';
import { amul } from './index.ts';
import { lineOf, Trial } from './testing.ts';

/** Seat 0 reveals a card with an effect, the others plain cards. */
function revealed(seats: number, number: number, options = {}): Trial {
  const trial = new Trial(seats, options).hold(0, number);
  for (const seat of trial.seats.slice(1)) trial.hold(seat, 45 + seat); // Camels
  return trial.plan(Object.fromEntries(trial.seats.map((seat) => [seat, seat === 0 ? number : 45 + seat])));
}

const takes = (trial: Trial) => moves(amul, trial.s, 0).flatMap((move) => (move.do === 'take' ? [move.card] : []));

describe('Immediate effects', () => {
  test('AM-EX-19, AM-UPK-1, AM-UPK-2: a Merchant takes one palace card into the play area', () => {
    const trial = revealed(3, 39);
    expect(takes(trial)).toEqual(trial.s.palace);
    trial.do(0, { do: 'take', card: 'A-144' });
    expect(trial.area(0)).toEqual(['A-39', 'A-144']);
    expect(trial.s.palace).not.toContain('A-144');
    expect(trial.s.round).toBe(2);
  });

  test('AM-EX-19: a Mongol Merchant does the same', () => {
    const trial = revealed(3, 41);
    expect(takes(trial)).toEqual(trial.s.palace);
  });

  test('AM-EX-19, AM-CARD-CONTRACT: a Contract takes one bazaar card', () => {
    const trial = revealed(3, 43);
    expect(takes(trial)).toEqual(['A-156', 'A-157', 'A-158']);
    trial.do(0, { do: 'take', card: 'A-157' });
    expect(trial.area(0)).toEqual(['A-43', 'A-157']);
    expect(trial.s.bazaar).toEqual(['A-156', 'A-158']);
  });

  test('AM-EX-19, AM-CARD-VAGABOND: a Vagabond takes one of the cards left in the market', () => {
    const trial = revealed(5, 24);
    const left = trial.s.market.map((lot) => lot.card);
    expect(left).toHaveLength(3);
    expect(takes(trial)).toEqual(left);
    trial.do(0, { do: 'take', card: left[0] ?? 'A-1' });
    expect(trial.area(0)).toEqual(['A-24', left[0]]);
    expect(trial.s.discard).toEqual(left.slice(1));
  });

  test('AM-EX-57: Silver that a Vagabond took from the market counts', () => {
    const trial = new Trial(3).hold(0, 24).hold(1, 46).hold(2, 47).propose().choose().offer(1);
    trial.reveal({ 0: 24, 1: 46, 2: 47 });
    trial.do(0, { do: 'take', card: 'A-1' });
    trial.s.players[0]?.hand.splice(0);
    expect(lineOf(trial.s, 0, 'silver')).toBe(3);
  });

  test('AM-EX-18, AM-CARD-MUGHAL_LORD, AM-RUL-8: a Mughal Lord may take 0, 1 or 2 palace cards, one after the other', () => {
    const none = revealed(6, 109);
    none.do(0, { do: 'decline' });
    expect([none.area(0), none.s.round]).toEqual([['A-109'], 2]);

    const one = revealed(6, 109);
    one.do(0, { do: 'take', card: 'A-140' });
    one.do(0, { do: 'decline' });
    expect([one.area(0), one.s.round]).toEqual([['A-109', 'A-140'], 2]);

    const two = revealed(6, 109);
    two.do(0, { do: 'take', card: 'A-140' });
    expect(takes(two)).not.toContain('A-140');
    two.do(0, { do: 'take', card: 'A-150' });
    expect([two.area(0), two.s.round]).toEqual([['A-109', 'A-140', 'A-150'], 2]);
    expect(lineOf(two.s, 0, 'mughal_lord')).toBe(-3);
  });

  test('AM-UPK-1: taking is optional', () => {
    const trial = revealed(3, 39);
    expect(moves(amul, trial.s, 0)).toContainEqual({ do: 'decline' });
    trial.do(0, { do: 'decline' });
    expect(trial.area(0)).toEqual(['A-39']);
    expect(trial.s.palace).toHaveLength(6);
  });

  test('AM-UPK-2: a Merchant takes nothing from bazaar or market', () => {
    const trial = revealed(4, 39);
    for (const card of [trial.s.bazaar[0], trial.s.market[0]?.card])
      expect(trial.do(0, { do: 'take', card: card ?? 'A-1' })).toEqual({ refused: 'notLegal', rule: 'AM-UPK-2' });
  });

  test('AM-RUL-7, AM-RUL-8: an effect with an empty supply asks nothing', () => {
    const trial = new Trial(3).hold(0, 43).hold(1, 46).hold(2, 47);
    trial.s.bazaar.length = 0;
    trial.plan({ 0: 43, 1: 46, 2: 47 });
    expect(trial.s.round).toBe(2);
  });

  test('AM-RUL-28: effects are resolved in round 9 too, before the hands are turned up', () => {
    const trial = new Trial(3).until(9).propose().choose().hold(0, 39).hold(1, 46).hold(2, 47);
    trial.reveal({ 0: 39, 1: 46, 2: 47 });
    expect(trial.asks).toBe('take');
    expect(trial.hand(0)).toHaveLength(5);
  });
});

describe('A Vagabond that takes a card with an effect', () => {
  test('AM-RUL-6: by default the taken card only scores', () => {
    const trial = new Trial(4).hold(0, 24).hold(1, 46).hold(2, 47).hold(3, 48).propose().choose().offer(43);
    trial.reveal({ 0: 24, 1: 46, 2: 47, 3: 48 });
    trial.do(0, { do: 'take', card: 'A-43' });
    expect(trial.area(0)).toEqual(['A-24', 'A-43']);
    expect(trial.s.round).toBe(2);
  });

  test('AM-RUL-6: with vagabondTriggersImmediate it is resolved at once, before the next player', () => {
    const trial = new Trial(4, { vagabondTriggersImmediate: true });
    trial.hold(0, 24).hold(1, 44).hold(2, 45).hold(3, 48).propose().choose().offer(43);
    trial.reveal({ 0: 24, 1: 44, 2: 45, 3: 48 });
    // The players before seat 0 decline
    for (let step = trial.s.agenda.at(-1); step?.kind === 'take' && step.seat !== 0; step = trial.s.agenda.at(-1))
      trial.do(step.seat, { do: 'decline' });
    trial.do(0, { do: 'take', card: 'A-43' });
    expect(trial.s.agenda.at(-1)).toEqual({ kind: 'take', seat: 0, card: 'A-43', left: 1 });
    expect(takes(trial)).toEqual(trial.s.bazaar);
    expect(faults(trial.s)).toEqual([]);
  });

  test('AM-RUL-6: a Vagabond that takes a Vagabond goes on', () => {
    const trial = new Trial(4, { vagabondTriggersImmediate: true });
    trial.hold(0, 24).hold(1, 46).hold(2, 47).hold(3, 48).propose().choose().offer(67, 9);
    trial.reveal({ 0: 24, 1: 46, 2: 47, 3: 48 });
    trial.do(0, { do: 'take', card: 'A-67' });
    expect(takes(trial)).toEqual(['A-9']);
  });
});
