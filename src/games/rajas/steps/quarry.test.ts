import { describe, expect, test } from 'vitest';
import { Match, moves, perform } from '../../../kernel/index.ts';
import { CELLS, PROVINCE_TILES } from '../data.ts';
import { PRINTED } from '../facts.ts';
import { rajas } from '../index.ts';
import { roadsInto } from '../province.ts';
import type { Rajas, RajasMove } from '../state.ts';
import {
  build,
  chooseTile,
  diceOf,
  given,
  happens,
  lay,
  offered,
  offers,
  onTurn,
  options,
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
import { TILE_IDS, TURNS, tileOf } from '../tiles.ts';

const builds = (s: Rajas) => offered(s).filter((move) => move.do === 'build');

describe('quarry', () => {
  test('RG-AC-1, RG-QUARRY-2: blue 3 and 5 pay for a tile of 7, without change', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3', 'blue-5');
    show(s, 'B09');
    play(s, [place('quarry-2p-1'), chooseTile('B09'), pay('blue-3'), pay('blue-5')]);
    expect([question(s), diceOf(s, 0), s.supply.blue]).toEqual(['build', [], 12]);
  });

  test('RG-AC-2, RG-QUARRY-1, RG-QUARRY-3: money 4, orange 4 and 5, two forts for 9', () => {
    const s = given(2);
    setDice(s, 0, 'orange-4', 'orange-5');
    setPlayer(s, 0, { money: 4 });
    show(s, 'O12');
    play(s, [place('quarry-2p-1'), chooseTile('O12'), pay('orange-4'), pay('orange-5'), build('2-2', 90)]);
    expect(s.players[0]).toMatchObject({ money: 3, fame: 4 });
    expect(diceOf(s, 0)).toEqual([]);
  });

  test('RG-AC-2: orange 4 and 4 do not pay 9, with or without karma', () => {
    for (const karma of [0, 1]) {
      const s = given(2);
      setDice(s, 0, 'orange-4', 'orange-4');
      setPlayer(s, 0, { karma });
      show(s, 'O12');
      play(s, [place('quarry-2p-1')]);
      expect(refusal(s, chooseTile('O12'))).toEqual({ refused: 'notLegal', rule: 'RG-QUARRY-2' });
    }
  });

  test('RG-QUARRY-2: only dice of the colour of the tile, and only visible tiles', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'green-6', 'green-6');
    show(s, 'B09', 'G09', 'P09');
    play(s, [place('quarry-2p-1')]);
    expect(offers(s, chooseTile('B09'))).toBe(false);
    expect(offers(s, chooseTile('G09'))).toBe(true);
    expect(refusal(s, chooseTile('P10'))).toEqual({ refused: 'notLegal', rule: 'RG-SETUP-3' });
    play(s, [chooseTile('G09')]);
    expect(refusal(s, pay('blue-6'))).toEqual({ refused: 'notLegal', rule: 'RG-QUARRY-2' });
  });

  test('RG-QUARRY-2: no payment is offered that leaves too little for the rest', () => {
    const s = given(2);
    setDice(s, 0, 'blue-2', 'blue-5');
    setPlayer(s, 0, { karma: 1 });
    show(s, 'B09');
    play(s, [place('quarry-2p-1'), chooseTile('B09')]);
    // 2 turned is 5: 5 + 5. 5 turned is 2: 2 + 2 is not enough.
    expect(offered(s)).toEqual([pay('blue-2'), pay('blue-2', 5), pay('blue-5')]);
  });

  test('RG-RUL-28, RG-RUL-45: more dice may be paid until the tile lies, as they lie', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'blue-5', 'green-1');
    show(s, 'B01');
    play(s, [place('quarry-2p-1'), chooseTile('B01'), pay('blue-6')]);
    expect(offers(s, pay('blue-5'))).toBe(true);
    expect(offers(s, pay('green-1'))).toBe(false);
    expect(refusal(s, pay('blue-5', 2))).toEqual({ refused: 'notLegal', rule: 'RG-KARMA-3' });
    play(s, [pay('blue-5'), build('2-2', 90)]);
    expect(diceOf(s, 0)).toEqual(['green-1']);
  });

  test('RG-QUARRY-4: the next tile of the stack is turned up before the gains; an empty stack stays empty', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'green-6');
    show(s, 'B02');
    const events = play(s, [place('quarry-2p-1'), chooseTile('B02'), pay('blue-6'), build('2-2', 90)], scripted(2));
    expect(events.map((event) => event.is)).toEqual(expect.arrayContaining(['built', 'revealed', 'fame']));
    expect(events.findIndex((event) => event.is === 'revealed')).toBeLessThan(events.findIndex((e) => e.is === 'fame'));
    expect(s.tops[0]).toBe('B04');
    expect(s.under).not.toContain('B04');

    const last = given(2);
    setDice(last, 0, 'blue-6');
    show(last, 'B02');
    last.under = last.under.filter((tile) => tileOf(tile).stack !== 0);
    play(last, [place('quarry-2p-1'), chooseTile('B02'), pay('blue-6'), build('2-2', 90)]);
    expect(last.tops[0]).toBeNull();
  });

  test('RG-QUARRY-4, RG-INFO-3: choosing, paying and turning can be taken back, a new tile cannot', () => {
    const match = Match.simulated(rajas, { seats: 2, options: options(2) }, 'undo');
    const seat = match.state.mover;
    setDice(match.state, seat, 'blue-6');
    show(match.state, 'B02');
    for (const move of [place('quarry-2p-1'), chooseTile('B02'), pay('blue-6')]) match.answer(seat, move);
    expect(match.undo(seat)).toBeNull();
    match.answer(seat, pay('blue-6'));
    match.answer(seat, build('2-2', 90));
    expect(match.undoRefusal(seat)).toBe('chance');
  });

  test('RG-QUARRY-5, RG-QUARRY-6, RG-RUL-9, RG-AC-4, RG-QUARRY-7: levels 2 and 3, fame before the yield', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'blue-1');
    setPlayer(s, 0, { fame: 10, levels: { temple: 2, palace: 2, fort: 2, mill: 3 } });
    lay(s, 0, '3-3', 'P01', 0);
    show(s, 'B09');
    const events = play(s, [place('quarry-2p-1'), chooseTile('B09'), pay('blue-6'), pay('blue-1'), build('4-3', 0)]);
    expect(s.players[0]).toMatchObject({ fame: 15, workers: 4 });
    expect(events.map((event) => event.is).slice(-4)).toEqual(['revealed', 'fame', 'activated', 'yield']);
    play(
      s,
      [
        { do: 'take', colours: ['green'] },
        { do: 'upgrade', building: 'fort' },
      ],
      scripted(2),
    );
    expect(diceOf(s, 0)).toEqual(['green-3']);
    expect(s.players[0]?.levels.fort).toBe(3);
  });

  test('RG-QUARRY-5, RG-QUARRY-6: market money comes before building fame', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    show(s, 'B06');
    const events = play(s, [place('quarry-2p-1'), chooseTile('B06'), pay('blue-6'), build('2-2', 0)]);
    expect(events.filter((event) => event.is === 'money' || event.is === 'fame')).toEqual([
      { is: 'money', seat: 0, amount: 1, now: 6, by: 'B06' },
      { is: 'fame', seat: 0, amount: 2, now: 2, by: 'B06' },
    ]);
  });

  test('RG-AC-3, RG-YIELD-1, RG-YIELD-2, RG-YIELD-3, RG-RUL-10, RG-RUL-25: two yields in the order that the player chooses', () => {
    const s = given(2);
    setDice(s, 0, 'orange-5');
    lay(s, 0, '2-2', 'B01', 90);
    lay(s, 0, '2-1', 'B02', 90);
    lay(s, 0, '3-1', 'B03', 0);
    show(s, 'O04');
    const events = play(s, [place('quarry-2p-1'), chooseTile('O04'), pay('orange-5'), build('4-1', 180)]);
    expect(events.at(-1)).toMatchObject({ is: 'fame', amount: 2 });
    expect(offered(s)).toEqual([
      { do: 'yield', slot: 'A-W4' },
      { do: 'yield', slot: 'A-S1' },
    ]);
    play(s, [{ do: 'yield', slot: 'A-S1' }]);
    expect(s.players[0]?.money).toBe(10);
    play(s, [{ do: 'take', colours: ['blue'] }]);
    expect(s.players[0]?.slots.filter((slot) => slot.state === 'paid')).toHaveLength(2);
  });
});

describe('province', () => {
  test('RG-PROV-1, RG-PROV-2, RG-RUL-47: 18 cells; the first tile lies beside one of three exits', () => {
    expect(CELLS).toHaveLength(18);
    const s = given(2);
    setDice(s, 0, 'blue-6');
    show(s, 'B01');
    play(s, [place('quarry-2p-1'), chooseTile('B01'), pay('blue-6')]);
    expect(builds(s)).toEqual([
      build('2-2', 90),
      build('2-2', 270),
      build('2-4', 90),
      build('2-4', 270),
      build('3-3', 0),
      build('3-3', 180),
    ]);
  });

  test('RG-PROV-3: a quarter turn maps N to E to S to W', () => {
    const bits = { N: 1, E: 2, S: 4, W: 8 };
    expect(TURNS.map((turn) => tileOf('B02').roads[turn])).toEqual([
      bits.N | bits.E,
      bits.E | bits.S,
      bits.S | bits.W,
      bits.W | bits.N,
    ]);
    expect(tileOf('O04').roads[180]).toBe(bits.S | bits.W | bits.N);
  });

  test('RG-PROV-3: a turn of 45 is refused', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    show(s, 'B01');
    play(s, [place('quarry-2p-1'), chooseTile('B01'), pay('blue-6')]);
    expect(refusal(s, { do: 'build', cell: '2-2', turn: 45 })).toEqual({ refused: 'notLegal', rule: 'RG-PROV-3' });
    expect(refusal(s, { do: 'build', cell: '1-3', turn: 0 })).toEqual({ refused: 'notLegal', rule: 'RG-PROV-1' });
    expect(refusal(s, build('4-5', 0))).toEqual({ refused: 'notLegal', rule: 'RG-PROV-4' });
  });

  test('RG-PROV-4: a new tile is linked by a road on both sides', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    lay(s, 0, '2-2', 'G01', 90);
    show(s, 'B02');
    play(s, [place('quarry-2p-1'), chooseTile('B02'), pay('blue-6')]);
    // A bend at 2-1 must open to the east; there is no road from 2-2 to 1-2 or 3-2.
    expect(builds(s).filter((move) => move.do === 'build' && move.cell === '2-1')).toEqual([
      build('2-1', 0),
      build('2-1', 90),
    ]);
    expect(builds(s).some((move) => move.do === 'build' && ['1-2', '3-2'].includes(move.cell))).toBe(false);
  });

  test('RG-PROV-5, RG-RUL-26: roads may end blindly, even so that nothing more can be built', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'blue-6', 'orange-5', 'blue-1');
    lay(s, 0, '2-2', 'B02', 0);
    lay(s, 0, '1-2', 'B01', 0);
    lay(s, 0, '2-4', 'G02', 270);
    lay(s, 0, '1-4', 'G01', 0);
    lay(s, 0, '3-3', 'O01', 0);
    lay(s, 0, '4-3', 'O03', 0);
    // Every road now ends against the frame.
    const player = s.players[0];
    expect(
      player && CELLS.every((_, cell) => player.province[cell] !== null || roadsInto(PRINTED, player, cell) === 0),
    ).toBe(true);
    expect(refusal(s, place('quarry-2p-1'))).toEqual({ refused: 'notLegal', rule: 'RG-QUARRY-3' });
    // The Master Builder may open it again.
    show(s, 'B04');
    play(s, [
      place('palace-chamber-5-master-builder'),
      pay('orange-5'),
      { do: 'cover', cell: '2-2' },
      chooseTile('B04'),
    ]);
    play(s, [pay('blue-1'), build('2-2', 270)]);
    onTurn(s, 0);
    expect(offers(s, place('quarry-2p-1'))).toBe(true);
  });

  test('RG-QUARRY-3, RG-PROV-4: a single road into an empty cell is enough, be it from the first cell of the province', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    lay(s, 0, '2-2', 'G01', 90);
    lay(s, 0, '2-1', 'G02', 0);
    lay(s, 0, '1-1', 'G05', 90);
    lay(s, 0, '2-4', 'O02', 270);
    lay(s, 0, '1-4', 'O01', 0);
    lay(s, 0, '3-3', 'P01', 0);
    lay(s, 0, '4-3', 'P03', 0);
    show(s, 'B02');
    play(s, [place('quarry-2p-1'), chooseTile('B02'), pay('blue-6')]);
    // The bend at 1-1 leads into 1-2; every other road is joined or ends against the frame.
    expect(builds(s)).toEqual([build('1-2', 180), build('1-2', 270)]);
  });

  test('RG-PROV-6: a cell with a tile takes no other in the quarry', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    lay(s, 0, '2-2', 'G01', 90);
    show(s, 'B01');
    play(s, [place('quarry-2p-1'), chooseTile('B01'), pay('blue-6')]);
    expect(refusal(s, build('2-2', 90))).toEqual({ refused: 'notLegal', rule: 'RG-PROV-6' });
  });

  test('RG-RUL-27: a full province closes the quarry', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6', 'blue-6');
    const eighteen = TILE_IDS.filter((id) => PROVINCE_TILES[id].stack !== 'blue-snake').slice(0, CELLS.length);
    for (const [i, cell] of CELLS.entries()) lay(s, 0, cell, eighteen[i] ?? 'B16', 0);
    show(s, 'B01');
    expect(refusal(s, place('quarry-2p-1'))).toEqual({ refused: 'notLegal', rule: 'RG-QUARRY-3' });
  });
});

describe('upgrades', () => {
  test('RG-UPG-1, RG-RUL-6, RG-CHAMBER-4: a cube stops at 4; the Raja still pays 3 money', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4');
    setPlayer(s, 0, { levels: { temple: 4, palace: 4, fort: 4, mill: 4 } });
    const events = play(s, [place('palace-chamber-4-raja-man-singh'), pay('blue-4')]);
    expect(events).toContainEqual({ is: 'lost', seat: 0, gain: 'upgrade', by: 'palace-chamber-4-raja-man-singh' });
    expect(s.players[0]?.money).toBe(9);

    const choice = given(2);
    setPlayer(choice, 0, { levels: { temple: 4, palace: 3, fort: 4, mill: 2 } });
    happens(choice, { type: 'upgrade' });
    expect(offered(choice)).toEqual([
      { do: 'upgrade', building: 'palace' },
      { do: 'upgrade', building: 'mill' },
    ]);
    expect(refusal(choice, { do: 'upgrade', building: 'temple' })).toEqual({ refused: 'notLegal', rule: 'RG-UPG-1' });
  });

  test('RG-UPG-2: an upgrade brings nothing for buildings that stand already', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'B12', 90);
    happens(s, { type: 'upgrade' });
    play(s, [{ do: 'upgrade', building: 'temple' }]);
    expect(s.players[0]?.fame).toBe(0);
  });

  test('RG-UPG-3, RG-RUL-29, RG-AC-24: the upgrade of fame 5 raises fame only from the next turn', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4', 'green-5', 'blue-6', 'blue-6');
    setPlayer(s, 0, { fame: 4 });
    show(s, 'B02');
    const first: RajasMove[] = [place('quarry-2p-1'), chooseTile('B02'), pay('blue-4'), build('2-2', 0)];
    play(s, first);
    expect([question(s), s.players[0]?.fame]).toEqual(['lateUpgrade', 6]);
    s.agenda.splice(-1, 0, { kind: 'tile', seat: 0, cover: null });
    play(s, [{ do: 'upgrade', building: 'temple' }]);
    expect(s.players[0]?.levels.temple).toBe(3);
    // A temple that is added later in the same turn still brings 2.
    show(s, 'B06');
    play(s, [chooseTile('B06'), pay('blue-6'), build('2-4', 180)]);
    expect(s.players[0]?.fame).toBe(8);
  });

  test('RG-UPG-3: in the next turn the upgraded building brings 3', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4');
    setPlayer(s, 0, { fame: 6, late: 'temple', levels: { temple: 3, palace: 2, fort: 2, mill: 2 } });
    s.agenda = [{ kind: 'phase' }, { kind: 'turn', of: 0 }, { kind: 'worker', seat: 1 }];
    s.mover = 1;
    show(s, 'B02');
    play(s, [place('palace-terrace-green-1'), place('quarry-2p-1'), chooseTile('B02'), pay('blue-4'), build('2-2', 0)]);
    expect(s.players[0]?.fame).toBe(9);
  });

  test('RG-UPG-4: upgrades are the steps of all four cubes', () => {
    const s = given(2);
    setPlayer(s, 0, { levels: { temple: 4, palace: 3, fort: 4, mill: 4 } });
    happens(s, { type: 'famePerUpgrade', per: 1 });
    expect(s.players[0]?.fame).toBe(7);
  });
});

test('every offered placement can be made, and the province stays linked', () => {
  const s = given(2);
  setDice(s, 0, 'blue-6', 'blue-6');
  lay(s, 0, '2-2', 'G16', 0);
  lay(s, 0, '3-2', 'G06', 0);
  show(s, 'B16');
  play(s, [place('quarry-2p-1'), chooseTile('B16'), pay('blue-6'), pay('blue-6')]);
  for (const move of moves(rajas, s, 0)) {
    const copy = rajas.clone(s);
    perform(rajas, copy, 0, move, { rng: scripted(), emit() {} });
    expect(rajas.faults(copy).filter((fault) => fault.includes('RG-PROV'))).toEqual([]);
  }
});
