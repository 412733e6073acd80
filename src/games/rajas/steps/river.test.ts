import { describe, expect, test } from 'vitest';
import { playerOf, type Rajas } from '../state.ts';
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
} from '../testing.ts';

const targets = (s: Rajas) => offered(s).map((move) => (move.do === 'sail' ? move.to : move.do));

/** Moves the boat of seat 0 to a space that is one ahead. */
function land(space: number, prepare: (s: Rajas) => void = () => {}): Rajas {
  const s = given(2);
  setPlayer(s, 0, { boat: space - 1 });
  prepare(s);
  happens(s, { type: 'boat', min: 1, max: 1, may: true });
  play(s, [{ do: 'sail', to: space }]);
  return s;
}

describe('river', () => {
  test('RG-RIVER-1: thirty spaces, the last one final', () => {
    const s = given(2);
    setPlayer(s, 0, { boat: 29 });
    happens(s, { type: 'boat', min: 1, max: 3, may: true });
    expect(targets(s)).toEqual([30, 'stay']);
  });

  test('RG-RIVER-2, RG-RUL-16: a 3 moves one to three spaces, a 1 exactly one, and never none', () => {
    const three = given(2);
    setDice(three, 0, 'blue-3');
    play(three, [place('harbour-2p-1'), pay('blue-3')]);
    expect(targets(three)).toEqual([1, 2, 3]);
    expect(refusal(three, { do: 'stay' })).toEqual({ refused: 'notLegal', rule: 'RG-RUL-33' });

    const one = given(2);
    setDice(one, 0, 'blue-1');
    setPlayer(one, 0, { boat: 1 });
    play(one, [place('harbour-2p-1'), pay('blue-1')]);
    expect(one.players[0]?.boat).toBe(2);

    const high = given(2);
    setDice(high, 0, 'blue-4');
    setPlayer(high, 0, { karma: 0 });
    expect(refusal(high, place('harbour-2p-1'))).toEqual({ refused: 'notLegal', rule: 'RG-RIVER-2' });
  });

  test('RG-RIVER-2, RG-RIVER-3, RG-AC-12: from 1 past the boat on 3 to 4, for 1 money', () => {
    const s = given(2);
    setDice(s, 0, 'blue-2');
    setPlayer(s, 0, { boat: 1, levels: { temple: 2, palace: 2, fort: 2, mill: 3 } });
    setPlayer(s, 1, { boat: 3 });
    occupy(s, 'harbour-2p-1', 1);
    play(s, [place('harbour-2p-2'), pay('blue-2')]);
    expect(targets(s)).toEqual([2, 4]);
    play(s, [
      { do: 'sail', to: 4 },
      { do: 'upgrade', building: 'mill' },
    ]);
    expect(s.players[0]).toMatchObject({ boat: 4, money: 5 });
    expect(s.players[0]?.levels.mill).toBe(4);
  });

  test('RG-RIVER-3: the final space holds any number of boats', () => {
    const s = given(2);
    setPlayer(s, 0, { boat: 29 });
    setPlayer(s, 1, { boat: 30 });
    happens(s, { type: 'boat', min: 1, max: 1, may: true });
    expect(targets(s)).toEqual([30, 'stay']);
  });

  test('RG-RIVER-4: what is left of a move is lost on the final space', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    setPlayer(s, 0, { boat: 29 });
    play(s, [place('harbour-2p-1'), pay('blue-3')]);
    expect(s.players[0]?.boat).toBe(30);
  });

  test('RG-RIVER-5: the space where the boat stops pays, those it passes do not', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3');
    play(s, [place('harbour-2p-1'), pay('blue-3'), { do: 'sail', to: 3 }]);
    expect(s.players[0]).toMatchObject({ money: 9, karma: 1 });
  });

  test('RG-RIVER-6, RG-RUL-17: a boat on the final space moves no more', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1');
    setPlayer(s, 0, { boat: 30 });
    expect(refusal(s, place('harbour-2p-1'))).toEqual({ refused: 'notLegal', rule: 'RG-RIVER-6' });
    const events = happens(s, { type: 'boat', min: 1, max: 1, may: true });
    expect(events).toEqual([{ is: 'lost', seat: 0, gain: 'boat', by: 'test' }]);
  });

  test('RG-RIVER-7, RG-RUL-18: the bridge activates a worker before the gain', () => {
    const s = given(2);
    setPlayer(s, 0, { boat: 20 });
    happens(s, { type: 'boat', min: 2, max: 2, may: true });
    const events = play(s, [{ do: 'sail', to: 22 }]);
    expect(events.map((event) => event.is)).toEqual(['sailed', 'activated', 'fame']);
    expect(s.players[0]).toMatchObject({ workers: 4, fame: 4 });
  });

  test('RG-RIVER-8: the final space pays once, on arrival', () => {
    const s = land(30);
    expect(s.players[0]?.fame).toBe(5);
    happens(s, { type: 'boat', min: 1, max: 1, may: true });
    expect(s.players[0]?.fame).toBe(5);
  });

  test('RG-RIVER-9, RG-RUL-31: the palace action of the river: no worker, no die, occupied chambers too, never the Great Mogul', () => {
    const s = land(6, (each) => occupy(each, 'palace-chamber-3-yogi', 1));
    expect(offered(s)).toEqual(['dancer', 'yogi', 'raja', 'portuguese'].map((chamber) => ({ do: 'chamber', chamber })));
    expect(refusal(s, { do: 'chamber', chamber: 'mogul' })).toEqual({ refused: 'notLegal', rule: 'RG-RIVER-9' });
    expect(refusal(s, { do: 'chamber', chamber: 'builder' })).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-6' });
    play(s, [{ do: 'chamber', chamber: 'portuguese' }]);
    expect(s.players[0]?.boat).toBe(12);
    const late = land(26);
    expect(refusal(late, { do: 'chamber', chamber: 'portuguese' })).toEqual({
      refused: 'notLegal',
      rule: 'RG-CHAMBER-6',
    });
  });

  test('RG-RIVER-9: the difference of the Master Builder is paid on the river too', () => {
    const s = land(6, (each) => {
      lay(each, 0, '2-2', 'O02', 0);
      setDice(each, 0, 'purple-6', 'blue-6', 'green-6', 'orange-6');
    });
    play(s, [
      { do: 'chamber', chamber: 'builder' },
      { do: 'cover', cell: '2-2' },
    ]);
    expect(question(s)).toBe('tile');
    play(s, offered(s).slice(0, 1));
    expect(question(s)).toBe('payTile');
  });

  test('RG-RIVER-10: gains by karma spend none', () => {
    const s = land(5, (each) => setPlayer(each, 0, { karma: 3 }));
    expect(diceOf(s, 0)).toEqual(['orange-1', 'orange-1', 'orange-1']);
    expect(s.players[0]?.karma).toBe(3);
  });

  test('RG-AC-13: the numbers of the river', () => {
    const markets = land(11, (each) => {
      lay(each, 0, '2-2', 'B07', 90);
      lay(each, 0, '2-4', 'B11', 90);
      lay(each, 0, '3-3', 'O01', 0);
    });
    expect(markets.players[0]?.money).toBe(11);

    const silk = land(27, (each) => {
      lay(each, 0, '2-2', 'B16', 0);
      lay(each, 0, '2-4', 'B11', 90);
      lay(each, 0, '3-3', 'B05', 0);
      lay(each, 0, '1-2', 'B01', 0);
    });
    expect(offers(silk, { do: 'score', goods: 'silk', money: 8 })).toBe(true);

    const levels = { temple: 3, palace: 3, fort: 3, mill: 2 };
    expect(land(19, (each) => setPlayer(each, 0, { levels })).players[0]?.fame).toBe(3);
    expect(land(23, (each) => setPlayer(each, 0, { levels })).players[0]?.money).toBe(12);
    const karma = land(28, (each) => setPlayer(each, 0, { karma: 2 }));
    expect(karma.players[0]).toMatchObject({ fame: 4, karma: 2 });
  });

  test('RG-RUL-33: boat yields and bonuses may be declined', () => {
    const s = given(2);
    happens(s, { type: 'boat', min: 1, max: 1, may: true });
    const events = play(s, [{ do: 'stay' }]);
    expect(events).toEqual([{ is: 'stayed', seat: 0, by: 'test' }]);
    expect(playerOf(s, 0).boat).toBe(0);
  });
});

describe('Ganga', () => {
  test('RG-GANGA-2, RG-GANGA-3, RG-RUL-43: a tile replaces the gain of its space, and its move is not optional', () => {
    const s = given(2, { ganga: true });
    const withTile: Rajas = { ...s, riverTiles: s.riverTiles.map((_, space) => (space === 2 ? 'rt-8' : null)) };
    setPlayer(withTile, 0, { boat: 1 });
    happens(withTile, { type: 'boat', min: 1, max: 1, may: true });
    play(withTile, [{ do: 'sail', to: 2 }]);
    expect(withTile.players[0]?.karma).toBe(1);
    expect(targets(withTile)).toEqual([3, 4, 5]);
  });

  test('RG-GANGA-3: three dice of shown colours, a chamber action, one kind up to three markets', () => {
    const on = (tile: 'rt-2' | 'rt-5' | 'rt-7') => {
      const s = given(2, { ganga: true });
      lay(s, 0, '2-2', 'B07', 90);
      const withTile: Rajas = { ...s, riverTiles: s.riverTiles.map((_, space) => (space === 2 ? tile : null)) };
      setPlayer(withTile, 0, { boat: 1 });
      happens(withTile, { type: 'boat', min: 1, max: 1, may: true });
      play(withTile, [{ do: 'sail', to: 2 }], scripted());
      return withTile;
    };
    expect(diceOf(on('rt-2'), 0)).toEqual(['blue-1', 'green-1', 'orange-1']);
    expect(on('rt-5').players[0]?.karma).toBe(3);
    expect(offered(on('rt-7'))).toEqual([
      { do: 'score', goods: 'silk', money: 2 },
      { do: 'score', goods: 'tea', money: 1 },
    ]);
  });

  test('RG-AC-27: one die of any colour per karma', () => {
    const s = given(2);
    setPlayer(s, 0, { karma: 3 });
    happens(s, { type: 'dicePerKarma', colour: 'any' });
    expect(offered(s)).toHaveLength(20);
    expect(offers(s, { do: 'take', colours: ['blue', 'blue', 'purple'] })).toBe(true);
  });
});
