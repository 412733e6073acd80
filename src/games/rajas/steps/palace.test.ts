import { describe, expect, test } from 'vitest';
import { CHAMBERS } from '../data.ts';
import { PRINTED } from '../facts.ts';
import { roadsOf, staysLinked } from '../province.ts';
import { playerOf, type Rajas } from '../state.ts';
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
  pay,
  place,
  play,
  question,
  refusal,
  scripted,
  setDice,
  setPlayer,
  show,
  showOnly,
} from '../testing.ts';

describe('palace', () => {
  test('RG-PALACE-1, RG-RUL-32: the portico: 2 money, then any number of dice once, together', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1', 'blue-1', 'green-6');
    play(s, [place('palace-portico')]);
    expect([s.players[0]?.money, question(s)]).toEqual([8, 'reroll']);
    play(s, [
      { do: 'reroll', die: 'blue-1' },
      { do: 'reroll', die: 'blue-1' },
    ]);
    expect(offers(s, { do: 'reroll', die: 'blue-1' })).toBe(false);
    play(s, [{ do: 'roll' }], scripted(4, 2));
    expect(diceOf(s, 0)).toEqual(['blue-3', 'blue-5', 'green-6']);
    expect(question(s)).toBe('worker');
  });

  test('RG-PALACE-1: dice gained through the 2 money may be rolled again, and the reroll may be declined', () => {
    const s = given(2);
    setDice(s, 0, 'green-6');
    setPlayer(s, 0, { money: 32, waiting: { fame: true, money: false, bridge: true } });
    play(s, [place('palace-portico'), { do: 'take', colours: ['blue', 'blue'] }], scripted(0, 0));
    expect(offers(s, { do: 'reroll', die: 'blue-1' })).toBe(true);
    play(s, [{ do: 'roll' }]);
    expect(diceOf(s, 0)).toEqual(['blue-1', 'blue-1', 'green-6']);
  });

  test('RG-PALACE-3, RG-AC-9: a balcony takes a die of its colour and gives two of the other', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1');
    play(s, [place('palace-balcony-blue-orange'), pay('blue-1')], scripted(2, 5));
    expect([diceOf(s, 0), s.supply.blue]).toEqual([['orange-3', 'orange-6'], 12]);
  });

  test('RG-PALACE-3: the pairs of colours, and what is there if the supply is short', () => {
    const s = given(2);
    setDice(s, 0, 'purple-1');
    for (const pair of ['blue-orange', 'orange-purple', 'green-blue'] as const)
      expect(refusal(s, place(`palace-balcony-${pair}`))).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-3' });
    s.supply.green = 1;
    play(s, [place('palace-balcony-purple-green'), pay('purple-1')], scripted(2));
    expect(diceOf(s, 0)).toEqual(['green-3']);
  });

  test('RG-PALACE-4: a chamber takes one die of any colour that shows its number', () => {
    const s = given(2);
    setDice(s, 0, 'purple-1', 'green-1', 'blue-6', 'orange-3');
    play(s, [place('palace-chamber-1-great-mogul')]);
    expect(offered(s)).toEqual([pay('blue-6', 1), pay('green-1'), pay('purple-1')]);
    expect(refusal(s, pay('orange-3'))).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-4' });
  });

  test('RG-CHAMBER-1: the Great Mogul brings 2 fame', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1');
    play(s, [place('palace-chamber-1-great-mogul'), pay('blue-1')]);
    expect(s.players[0]?.fame).toBe(2);
  });

  test('RG-CHAMBER-2: the Dancer: 2 dice, then a white yield tile at once', () => {
    const s = given(2);
    setDice(s, 0, 'blue-2');
    play(
      s,
      [place('palace-chamber-2-dancer'), pay('blue-2'), { do: 'take', colours: ['blue', 'green'] }],
      scripted(1, 1, 2),
    );
    expect(s.players[0]?.money).toBe(9);
    expect(s.whiteUsed).toEqual(['white-3']);
    expect(s.whitePile).toHaveLength(7);
  });

  test('RG-CHAMBER-2, RG-CHAIN-1, RG-RUL-50: a white tile is discarded when its chain is over: no reshuffle finds it before', () => {
    const s = given(2);
    setPlayer(s, 0, { money: 10, boat: 5 });
    setDice(s, 0, 'blue-2');
    s.whiteUsed = s.whitePile.filter((tile) => tile !== 'white-3');
    s.whitePile = ['white-3'];
    // 3 money pass 12, the boat comes to a palace action, and the Dancer there finds no pile.
    play(s, [place('palace-chamber-2-dancer'), pay('blue-2'), { do: 'take', colours: ['blue', 'blue'] }]);
    expect([question(s), s.whitePile.length, s.whiteUsed.length]).toEqual(['sail', 0, 7]);
    play(s, [{ do: 'sail', to: 6 }]);
    const events = play(s, [
      { do: 'chamber', chamber: 'dancer' },
      { do: 'take', colours: ['green', 'green'] },
    ]);
    expect(events).toContainEqual({ is: 'reshuffled', tiles: 7 });
    expect(events.filter(({ is }) => is === 'whiteTile')).not.toContainEqual({
      is: 'whiteTile',
      seat: 0,
      tile: 'white-3',
    });
  });

  test('RG-AC-31: an empty white pile is made anew from those that were used', () => {
    const s = given(2);
    s.whiteUsed = s.whitePile;
    s.whitePile = [];
    const events = happens(s, { type: 'drawWhiteYieldTile' }, scripted(2));
    expect(events).toContainEqual({ is: 'reshuffled', tiles: 8 });
    expect([s.whitePile.length, s.whiteUsed]).toEqual([7, ['white-3']]);
  });

  test('RG-CHAMBER-4: the Raja: an upgrade, then 3 money', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4');
    play(s, [place('palace-chamber-4-raja-man-singh'), pay('blue-4')]);
    expect([question(s), s.players[0]?.money]).toEqual(['upgrade', 6]);
    play(s, [{ do: 'upgrade', building: 'mill' }]);
    expect(s.players[0]?.money).toBe(9);
  });

  test('RG-CHAMBER-6, RG-AC-29, RG-RUL-14, RG-RUL-15: the Portuguese sail six free spaces, not from 25 on', () => {
    const s = given(2);
    setDice(s, 0, 'blue-6');
    setPlayer(s, 0, { boat: 24 });
    setPlayer(s, 1, { boat: 27 });
    play(s, [place('palace-chamber-6-portuguese'), pay('blue-6')]);
    expect(s.players[0]?.boat).toBe(30);

    const late = given(2);
    setDice(late, 0, 'blue-6');
    setPlayer(late, 0, { boat: 25 });
    expect(refusal(late, place('palace-chamber-6-portuguese'))).toEqual({ refused: 'notLegal', rule: 'RG-CHAMBER-6' });

    const skips = given(2);
    setDice(skips, 0, 'blue-6');
    setPlayer(skips, 0, { boat: 1 });
    setPlayer(skips, 1, { boat: 5 });
    play(skips, [place('palace-chamber-6-portuguese'), pay('blue-6')]);
    expect(skips.players[0]?.boat).toBe(8);
  });
});

/** O02 (cost 4, roads E and N) at 2-2, and P06 visible. */
function builderWith(...dice: Parameters<typeof setDice>[2][]): Rajas {
  const s = given(2);
  lay(s, 0, '2-2', 'O02', 0);
  setDice(s, 0, ...dice);
  setPlayer(s, 0, { karma: 0 });
  show(s, 'P06');
  return s;
}

describe('Master Builder', () => {
  const chamber = place('palace-chamber-5-master-builder');

  test('RG-CHAMBER-5, RG-BUILDER-2, RG-BUILDER-4, RG-BUILDER-7, RG-RUL-11, RG-AC-10: green 5 and purple 2 cover O02 with P06', () => {
    const s = builderWith('green-5', 'purple-2');
    play(s, [
      chamber,
      pay('green-5'),
      { do: 'cover', cell: '2-2' },
      chooseTile('P06'),
      pay('purple-2'),
      build('2-2', 0),
    ]);
    expect(s.players[0]).toMatchObject({ fame: 2, money: 7 });
    expect(diceOf(s, 0)).toEqual([]);
    expect(s.players[0]?.province[5]).toEqual({ tile: 'P06', turn: 0, covers: 'O02' });
  });

  test('RG-BUILDER-6, RG-AC-10: purple 1 is too little without karma, and enough as a 6', () => {
    const s = builderWith('green-5', 'purple-1');
    expect(refusal(s, chamber)).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-6' });
    setPlayer(s, 0, { karma: 1 });
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-2' }, chooseTile('P06')]);
    expect(offered(s)).toEqual([pay('purple-1', 6)]);
  });

  test('RG-BUILDER-6: a tile that may be covered, but not with these dice', () => {
    const s = builderWith('green-5', 'purple-2');
    lay(s, 0, '1-2', 'B01', 0);
    play(s, [chamber, pay('green-5')]);
    expect(offered(s)).toEqual([{ do: 'cover', cell: '2-2' }]);
    expect(refusal(s, { do: 'cover', cell: '1-2' })).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-6' });
    expect(refusal(s, { do: 'cover', cell: '1-1' })).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-1' });
  });

  test('RG-RIVER-9, RG-BUILDER-6: a river space with the Master Builder alone gives nothing to who can cover nothing', () => {
    const s = given(2);
    const builder = CHAMBERS.indexOf('builder') + 1;
    expect(happens(s, { type: 'palaceAction', choices: [builder] })).toEqual([
      { is: 'lost', seat: 0, gain: 'palaceAction', by: 'test' },
    ]);
    expect(question(s)).toBe('worker');
  });

  test('RG-KARMA-2, RG-BUILDER-2: a turned die may be the chamber die, if the dice left are enough without that karma', () => {
    const s = builderWith('green-2', 'purple-2');
    showOnly(s, 'P06');
    expect(refusal(s, chamber)).toEqual({ refused: 'notLegal', rule: 'RG-PALACE-4' });
    setPlayer(s, 0, { karma: 1 });
    play(s, [chamber]);
    expect(offered(s)).toEqual([pay('green-2', 5)]);
  });

  test('RG-BUILDER-2: the chamber die that would be missing afterwards is not offered', () => {
    const s = builderWith('purple-5', 'green-5');
    showOnly(s, 'P06');
    play(s, [chamber]);
    expect(offered(s)).toEqual([pay('green-5')]);
    expect(refusal(s, pay('purple-5'))).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-6' });
  });

  test('RG-BUILDER-2: a die that shows 1 pays a difference of 1', () => {
    const s = builderWith('green-5', 'blue-1');
    showOnly(s, 'B04');
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-2' }, chooseTile('B04'), pay('blue-1')]);
    expect(question(s)).toBe('build');
  });

  test('RG-BUILDER-6: one tile that can be covered is enough, be it on the first cell of the province', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'O03', 90);
    lay(s, 0, '2-1', 'O02', 0);
    lay(s, 0, '1-1', 'B01', 0);
    setDice(s, 0, 'green-5', 'purple-1');
    setPlayer(s, 0, { karma: 0 });
    // P02 costs 4: only B01 is cheaper.
    showOnly(s, 'P02');
    play(s, [chamber, pay('green-5')]);
    expect(offered(s)).toEqual([{ do: 'cover', cell: '1-1' }]);
  });

  test('RG-BUILDER-1, RG-AC-11: only dearer tiles, and never a covering tile', () => {
    const s = builderWith('green-5', 'purple-6', 'orange-6');
    show(s, 'O03', 'P02');
    // O03 and P02 cost 4 as O02 does; the dearer orange and purple tiles are out of reach.
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-2' }]);
    expect(refusal(s, chooseTile('P02'))).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-1' });

    const covered = builderWith('green-5', 'purple-6');
    const player = playerOf(covered, 0);
    player.province[5] = { tile: 'O02', turn: 0, covers: 'B01' };
    expect(refusal(covered, chamber)).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-6' });
  });

  test('RG-BUILDER-3, RG-AC-11: every tile stays linked to the residence', () => {
    const s = builderWith('green-5', 'purple-2');
    lay(s, 0, '1-2', 'B01', 0);
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-2' }, chooseTile('P06'), pay('purple-2')]);
    // P06 needs a road to the east (residence) and to the north (the tile at 1-2).
    expect(offered(s)).toEqual([build('2-2', 0), build('2-2', 270)]);
    expect(refusal(s, build('2-2', 90))).toEqual({ refused: 'notLegal', rule: 'RG-BUILDER-3' });
    const player = playerOf(s, 0);
    expect(
      player.province.every((tile, cell) => !tile || staysLinked(PRINTED, player, cell, roadsOf(PRINTED, tile))),
    ).toBe(true);
  });

  test('RG-BUILDER-4, RG-RUL-12: no special yields when a tile is covered', () => {
    const s = given(2);
    setDice(s, 0, 'green-5', 'purple-6');
    lay(s, 0, '2-2', 'B01', 90);
    lay(s, 0, '2-1', 'P03', 90);
    show(s, 'P04');
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-1' }, chooseTile('P04'), pay('purple-6')]);
    play(s, [build('2-1', 90)]);
    expect(playerOf(s, 0).slots.every((slot) => slot.state === 'open')).toBe(true);
    expect(s.players[0]).toMatchObject({ fame: 2, money: 6 });
  });

  test('RG-BUILDER-5: yields that were collected stay collected, the covered tile counts no more', () => {
    const s = builderWith('green-5', 'purple-2');
    happens(s, { type: 'famePerBend', per: 2 });
    expect(s.players[0]?.fame).toBe(2);
    onTurn(s, 0);
    play(s, [
      chamber,
      pay('green-5'),
      { do: 'cover', cell: '2-2' },
      chooseTile('P06'),
      pay('purple-2'),
      build('2-2', 0),
    ]);
    s.mover = 0;
    const before = playerOf(s, 0).fame;
    happens(s, { type: 'famePerBend', per: 2 });
    expect(playerOf(s, 0).fame).toBe(before);
  });

  test('RG-RUL-13: a tile of the same colour may cover if it is dearer', () => {
    const s = builderWith('green-5', 'orange-1');
    show(s, 'O04');
    play(s, [chamber, pay('green-5'), { do: 'cover', cell: '2-2' }]);
    expect(offers(s, chooseTile('O04'))).toBe(true);
  });

  test('RG-RUL-40: gains of a tile that is covered inside the chain still come', () => {
    // The market money passes 12, the boat lands on a palace action, the Master Builder covers the tile just built.
    const s = given(2);
    setDice(s, 0, 'blue-6', 'purple-6');
    setPlayer(s, 0, { money: 12, bonuses: 0, boat: 5 });
    show(s, 'B06');
    play(s, [place('quarry-2p-1'), chooseTile('B06'), pay('blue-6'), build('2-4', 180)]);
    play(s, [
      { do: 'sail', to: 6 },
      { do: 'chamber', chamber: 'builder' },
      { do: 'cover', cell: '2-4' },
    ]);
    show(s, 'P08');
    play(s, [chooseTile('P08'), pay('purple-6'), build('2-4', 180)]);
    // 2 for the fort of P08, 2 for the temple of B06.
    expect(s.players[0]?.fame).toBe(4);
  });
});
