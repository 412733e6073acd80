import { describe, expect, test } from 'vitest';
import { KARMA, LEVEL, RIVER, WORKERS } from './data.ts';
import { kaliPlaces } from './dice.ts';
import { faults } from './faults.ts';
import { playerOf, type Rajas, type RajasOptions } from './state.ts';
import { given, lay, setDice, setPlayer } from './testing.ts';

/** What the invariants say of a position after it was tampered with. */
function tampered(tamper: (s: Rajas) => void, variant: Partial<RajasOptions> = {}): string {
  const s = given(3, variant);
  setDice(s, 0, 'blue-1', 'green-6');
  expect(faults(s)).toEqual([]);
  tamper(s);
  return faults(s).join('; ');
}

describe('what holds in every position', () => {
  test('RG-COMP-4, RG-DICE-7, RG-DICE-2: a dozen dice of each colour, nowhere less than none', () => {
    expect(tampered((s) => void s.supply.blue++)).toBe('RG-COMP-4: 1 + 12 blue dice');
    expect(
      tampered((s) => {
        playerOf(s, 1).dice[0] = -1;
        playerOf(s, 1).dice[1] = 1;
      }),
    ).toBe('RG-DICE-2: seat 1 owes a die');
    expect(
      tampered((s) => {
        s.supply.green = -1;
      }),
    ).toBe('RG-DICE-7: -1 green dice in the supply; RG-COMP-4: 1 + -1 green dice');
  });

  test('RG-DICE-3: no more dice than the statue has places', () => {
    const places = kaliPlaces(given(3), 0);
    const dice = (count: number) => (s: Rajas) => setDice(s, 0, ...new Array<'blue-1'>(count).fill('blue-1'));
    expect(tampered(dice(places))).toBe('');
    expect(tampered(dice(places + 1))).toBe(`RG-DICE-3: seat 0 has ${places + 1} dice`);
  });

  test('RG-MONEY-1, RG-TRACK-4: nobody owes money, nor passes the bonus marker', () => {
    expect(tampered((s) => setPlayer(s, 2, { money: -1 }))).toBe('RG-MONEY-1: seat 2 owes money');
    expect(tampered((s) => void Object.assign(playerOf(s, 1), { money: 12 }))).toMatch('RG-TRACK-4: seat 1');
  });

  test('RG-KARMA-1, RG-UPG-1: karma and levels stay on their tracks', () => {
    expect(tampered((s) => setPlayer(s, 0, { karma: KARMA.most }))).toBe('');
    expect(tampered((s) => setPlayer(s, 0, { karma: KARMA.most + 1 }))).toMatch('RG-KARMA-1: seat 0');
    expect(tampered((s) => setPlayer(s, 0, { karma: 0 }))).toBe('');
    expect(tampered((s) => setPlayer(s, 0, { karma: -1 }))).toMatch('RG-KARMA-1: seat 0');
    const level = (value: number) => (s: Rajas) => {
      for (const key of Object.keys(playerOf(s, 1).levels)) Object.assign(playerOf(s, 1).levels, { [key]: value });
    };
    expect([level(LEVEL.first), level(LEVEL.last)].map((tamper) => tampered(tamper))).toEqual(['', '']);
    expect(tampered(level(LEVEL.first - 1))).toMatch('RG-UPG-1: seat 1');
    expect(tampered(level(LEVEL.last + 1))).toMatch('RG-UPG-1: seat 1');
  });

  test('RG-WORKER-2, RG-PLACE-2: no more workers than there are, and none is lost', () => {
    const workers = (count: number) => (s: Rajas) => setPlayer(s, 0, { workers: count, unplaced: count });
    expect(tampered(workers(WORKERS.most))).toBe('');
    expect(tampered(workers(WORKERS.most + 1))).toMatch('RG-WORKER-2: seat 0');
    expect(tampered(workers(WORKERS.mostNavaratnas), { navaratnas: true })).toBe('');
    expect(tampered(workers(WORKERS.mostNavaratnas + 1), { navaratnas: true })).toMatch('RG-WORKER-2: seat 0');
    expect(tampered((s) => void playerOf(s, 2).unplaced--)).toBe('RG-PLACE-2: seat 2 has lost a worker');
    expect(
      tampered((s) => {
        s.spaces[0] = 2;
      }),
    ).toBe('RG-PLACE-2: seat 2 has lost a worker');
  });

  test('RG-RIVER-1, RG-RIVER-3: boats stay on the river, and share only its ends', () => {
    const boats = (first: number, second: number) => (s: Rajas) => {
      setPlayer(s, 0, { boat: first });
      setPlayer(s, 1, { boat: second });
    };
    expect(tampered(boats(RIVER.start - 1, 3))).toBe('RG-RIVER-1: seat 0 has left the river');
    expect(tampered(boats(RIVER.final + 1, 3))).toBe('RG-RIVER-1: seat 0 has left the river');
    expect(tampered(boats(RIVER.start, RIVER.start))).toBe('');
    expect(tampered(boats(RIVER.final, RIVER.final))).toBe('');
    expect(tampered(boats(3, 3))).toBe('RG-RIVER-3: two boats on 3; RG-RIVER-3: two boats on 3');
  });

  test('RG-COMP-5, RG-SETUP-3, RG-PROV-1, RG-PROV-4: every tile once, on its stack or linked in a province', () => {
    expect(tampered((s) => void s.under.pop())).toBe('RG-COMP-5: a tile is lost or doubled');
    expect(tampered((s) => s.under.splice(0, 1, s.under[1] ?? 'O01'))).toBe('RG-COMP-5: a tile is lost or doubled');
    expect(
      tampered((s) => {
        const [first = null, second = null] = s.tops;
        s.tops.splice(0, 2, second, first);
      }),
    ).toBe('RG-SETUP-3: a tile lies on another stack');
    expect(tampered((s) => void playerOf(s, 0).province.pop())).toBe('RG-PROV-1: a province of another size');
    expect(tampered((s) => lay(s, 1, '1-1', 'O02', 0))).toBe('RG-PROV-4: seat 1 has a tile that is not linked');
    expect(tampered((s) => void s.spaces.pop())).toBe('RG-SETUP-1: another board');
  });

  test('RG-COMP-9: every yield tile once', () => {
    expect(tampered((s) => void s.whitePile.pop())).toBe('RG-COMP-9: a yield tile is lost or doubled');
    expect(tampered((s) => s.whitePile.splice(0, 1, s.whitePile[1] ?? 'white-1'))).toMatch('RG-COMP-9');
    expect(tampered((s) => void s.whiteUsed.push(s.whitePile.pop() ?? 'white-1'))).toBe('');
  });
});
