import { describe, expect, test } from 'vitest';
import { playerOf, type Rajas } from '../state.ts';
import {
  diceOf,
  given,
  happens,
  lay,
  offered,
  pay,
  place,
  play,
  question,
  scripted,
  setDice,
  setPlayer,
  showOnly,
} from '../testing.ts';
import { marginOf } from './tracks.ts';

const raise = (s: Rajas, type: 'money' | 'fame', amount: number) => happens(s, { type, amount });

describe('tracks', () => {
  test('RG-TRACK-1, RG-TRACK-2: 65 money lie beside 28 fame, 52 beside 35', () => {
    expect(marginOf({ fame: 28, money: 65 })).toBe(0);
    expect(marginOf({ fame: 35, money: 52 })).toBe(0);
    expect(marginOf({ fame: 0, money: 0 })).toBe(-61);
  });

  test('RG-AC-21, RG-RUL-30, RG-TRACK-7: the boundaries of the margin', () => {
    expect(marginOf({ fame: 60, money: 1 })).toBe(0);
    expect(marginOf({ fame: 60, money: 0 })).toBe(-1);
    expect(marginOf({ fame: 1, money: 120 })).toBe(0);
    expect(marginOf({ fame: 28, money: 64 })).toBe(-1);
    expect(marginOf({ fame: 70, money: 130 })).toBe(74);
  });

  test('RG-TRACK-3: fame 5 an upgrade, 24 karma, 31 the boat, each once', () => {
    const five = given(2);
    setPlayer(five, 0, { fame: 4 });
    raise(five, 'fame', 1);
    expect(question(five)).toBe('lateUpgrade');

    const s = given(2);
    setPlayer(s, 0, { fame: 22, waiting: { fame: false, money: true, bridge: true } });
    raise(s, 'fame', 2);
    expect(s.players[0]?.karma).toBe(3);
    setPlayer(s, 0, { karma: 0 });
    raise(s, 'fame', 7);
    expect([question(s), s.players[0]?.karma]).toEqual(['sail', 0]);
  });

  test('RG-TRACK-4, RG-AC-15: the bonus marker goes to 33 and does not trigger twice', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 11 });
    raise(s, 'money', 2);
    expect([question(s), s.players[0]?.bonuses]).toEqual(['sail', 1]);
    play(s, [{ do: 'stay' }]);
    setPlayer(s, 0, { money: 8, bonuses: 1 });
    raise(s, 'money', 6);
    expect([question(s), s.players[0]?.bonuses]).toEqual(['worker', 1]);
  });

  test('RG-TRACK-4, RG-RUL-20, RG-RUL-46, RG-AC-15: from 32 to 46 in one gain: two dice, then the boat, marker on 55', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 32, waiting: { fame: true, money: false, bridge: true } });
    raise(s, 'money', 14);
    expect([question(s), s.players[0]?.bonuses]).toEqual(['take', 3]);
    play(s, [{ do: 'take', colours: ['blue', 'green'] }]);
    expect(question(s)).toBe('sail');
  });

  test('RG-TRACK-4: after 55 there is no more bonus', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 54, waiting: { fame: true, money: false, bridge: true } });
    raise(s, 'money', 1);
    play(s, [{ do: 'take', colours: ['blue', 'green'] }]);
    raise(s, 'money', 20);
    expect([question(s), s.players[0]?.bonuses]).toEqual(['worker', 4]);
  });

  test('RG-TRACK-5, RG-CHAIN-5: the boat bonus may be declined, or moves to the next free space', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 11, boat: 2 });
    setPlayer(s, 1, { boat: 3 });
    raise(s, 'money', 1);
    play(s, [{ do: 'sail', to: 4 }]);
    expect(question(s)).toBe('upgrade');
  });

  test('RG-TRACK-6: a marker triggers bonuses of its own track only', () => {
    const s = given(2);
    setPlayer(s, 0, { fame: 10 });
    const events = raise(s, 'fame', 3);
    expect(events.map((event) => event.is)).toEqual(['fame']);
  });
});

describe('chains', () => {
  test('RG-AC-22, RG-CHAIN-1, RG-RUL-19: Raja, money 12, boat, karma', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4');
    setPlayer(s, 0, { money: 10, boat: 1 });
    const first = play(s, [
      place('palace-chamber-4-raja-man-singh'),
      pay('blue-4'),
      { do: 'upgrade', building: 'fort' },
    ]);
    expect(first.slice(-2)).toEqual([
      { is: 'money', seat: 0, amount: 3, now: 13, by: 'palace-chamber-4-raja-man-singh' },
      { is: 'bonus', seat: 0, track: 'money', space: 12 },
    ]);
    const then = play(s, [{ do: 'sail', to: 2 }]);
    expect(then.slice(0, 2)).toEqual([
      { is: 'sailed', seat: 0, from: 1, to: 2, by: 'money-12' },
      { is: 'karma', seat: 0, amount: 2, now: 3, by: 'river-2' },
    ]);
    expect([s.mover, question(s)]).toEqual([1, 'worker']);
  });

  test('RG-AC-23, RG-CHAIN-1: fame 31, boat to 6, palace action, Yogi', () => {
    const s = given(2);
    setPlayer(s, 0, { fame: 30, boat: 5, waiting: { fame: false, money: true, bridge: true } });
    raise(s, 'fame', 2);
    play(
      s,
      [
        { do: 'sail', to: 6 },
        { do: 'chamber', chamber: 'yogi' },
        { do: 'take', colours: ['purple'] },
      ],
      scripted(4),
    );
    expect(s.players[0]).toMatchObject({ fame: 32, karma: 3 });
    expect(diceOf(s, 0)).toEqual(['purple-5']);
  });

  test('RG-CHAIN-1: what is passed resolves in the order of the spaces: 12, the worker on 20, 33', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 11, boat: 30 });
    const events = raise(s, 'money', 22);
    expect(events.map((event) => ('space' in event ? event.space : event.is))).toEqual([
      'money',
      12,
      'lost',
      'activated',
      33,
    ]);
  });

  test('RG-CHAIN-2: the marker moves by the full amount before anything that it passed', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 11, boat: 2 });
    raise(s, 'money', 5);
    expect(s.players[0]?.money).toBe(16);
  });

  test('RG-CHAIN-3: a boat only moves forward, so chains end', () => {
    const s = given(2);
    setPlayer(s, 0, { boat: 7 });
    happens(s, { type: 'boat', min: 1, max: 3, may: true });
    play(s, [{ do: 'sail', to: 8 }]);
    expect([question(s), playerOf(s, 0).boat]).toEqual(['worker', 8]);
  });

  test('RG-CHAIN-4: every question of a chain goes to the player on turn', () => {
    const s = given(3);
    setPlayer(s, 0, { money: 11 });
    raise(s, 'money', 1);
    expect(s.agenda.at(-1)).toMatchObject({ kind: 'sail', seat: 0 });
  });
});

describe('workers', () => {
  test('RG-WORKER-1: fame 15, money 20 and the bridge activate a worker', () => {
    const fame = given(2);
    setPlayer(fame, 0, { fame: 13 });
    raise(fame, 'fame', 3);
    expect(fame.players[0]).toMatchObject({ workers: 4, unplaced: 4 });
    const money = given(2);
    setPlayer(money, 0, { money: 19 });
    raise(money, 'money', 1);
    expect(money.players[0]?.workers).toBe(4);
  });

  test('RG-WORKER-2, RG-AC-16: with the second extra worker the third leaves the game', () => {
    const s = given(2);
    setPlayer(s, 0, { workers: 4, boat: 20, waiting: { fame: false, money: true, bridge: true } });
    happens(s, { type: 'boat', min: 2, max: 2, may: true });
    const events = play(s, [{ do: 'sail', to: 22 }]);
    expect(events).toContainEqual({ is: 'leftGame', seat: 0, where: 'money' });
    expect(s.players[0]?.workers).toBe(5);
    setPlayer(s, 0, { money: 19 });
    raise(s, 'money', 1);
    expect(s.players[0]?.workers).toBe(5);
  });

  test('RG-NAV-1, RG-AC-16: in Navaratnas all three can become active', () => {
    const s = given(2, { navaratnas: true });
    setPlayer(s, 0, { workers: 4, boat: 20, waiting: { fame: false, money: true, bridge: true } });
    happens(s, { type: 'boat', min: 2, max: 2, may: true });
    play(s, [{ do: 'sail', to: 22 }]);
    setPlayer(s, 0, { money: 19 });
    raise(s, 'money', 1);
    expect(s.players[0]?.workers).toBe(6);
  });

  test('RG-CHAIN-1, RG-RUL-51: a worker that was passed waits while the chain of a bonus before it brings more money', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 11, boat: 5, fame: 4 });
    lay(s, 0, '2-2', 'O02', 90);
    showOnly(s, 'P06');
    setDice(s, 0, 'purple-2');
    raise(s, 'money', 9); // passes 12 and reaches the worker on 20
    play(s, [
      { do: 'sail', to: 6 },
      { do: 'chamber', chamber: 'builder' },
      { do: 'cover', cell: '2-2' },
      { do: 'tile', tile: 'P06' },
      pay('purple-2'),
    ]);
    const [turned] = offered(s).filter(({ do: kind }) => kind === 'build');
    // The market of the tile brings 1 money, its fort passes the bonus on 5 fame: the chain of 12 is not over.
    play(s, turned ? [turned] : []);
    expect([question(s), s.players[0]?.money, s.players[0]?.workers]).toEqual(['lateUpgrade', 21, 3]);
    play(s, [{ do: 'upgrade', building: 'temple' }]);
    expect(s.players[0]?.workers).toBe(4);
  });

  test('RG-WORKER-3: a worker stays active when the money goes back', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 20, workers: 4, waiting: { fame: true, money: false, bridge: true } });
    setPlayer(s, 0, { money: 5, bonuses: 1 });
    raise(s, 'money', 20);
    expect(s.players[0]?.workers).toBe(4);
  });
});
