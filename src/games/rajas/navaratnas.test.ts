import { describe, expect, test } from 'vitest';
import { active, start } from '../../kernel/index.ts';
import { PROVINCE_SIDES, RIVER, YIELD_TILES, type YieldTileId } from './data.ts';
import { rajas } from './index.ts';
import { playerOf, type Rajas, type Slot } from './state.ts';
import {
  build,
  chooseTile,
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
} from './testing.ts';

const at = (slot: string) => PROVINCE_SIDES.B.findIndex(({ id }) => id === slot);

function setSlot(s: Rajas, slot: string, given: Slot): void {
  playerOf(s, 0).slots[at(slot)] = given;
  s.yieldTiles = s.yieldTiles.filter((tile) => tile !== given.tile);
}

/** Seat 0 is about to connect the slot B-W2 with B01 at 2-1. */
function aboutToConnect(): Rajas {
  const s = given(2, { navaratnas: true });
  setDice(s, 0, 'blue-3');
  lay(s, 0, '2-2', 'G01', 90);
  show(s, 'B01');
  return s;
}
const connecting = [place('quarry-2p-1'), chooseTile('B01'), pay('blue-3'), build('2-1', 90)];

describe('Navaratnas', () => {
  test('RG-NAV-2: eight dice and side B', () => {
    const s = given(2, { navaratnas: true });
    setDice(s, 0, 'blue-1', 'blue-1', 'blue-1', 'blue-1', 'blue-1', 'blue-1', 'blue-1', 'blue-1');
    happens(s, { type: 'dice', count: 1, colours: 'any' });
    expect(question(s)).toBe('return');
    expect(playerOf(s, 0).slots).toHaveLength(PROVINCE_SIDES.B.length);
  });

  test('RG-NAV-3: slots of side B: 3 white, 3 yellow, 2 red, 2 brown', () => {
    const count = (colour: string) => PROVINCE_SIDES.B.filter((slot) => slot.colour === colour).length;
    expect(['white', 'yellow', 'red', 'brown'].map(count)).toEqual([3, 3, 2, 2]);
  });

  test('RG-NAV-4: in turn order everyone draws a brown tile and lays it on one of two slots; the rest lies face up', () => {
    const s = start(rajas, 3, options(3, { navaratnas: true }), { rng: scripted(), emit() {} });
    const { first } = s;
    expect([active(s), question(s)]).toEqual([first, 'layYield']);
    expect([s.round, s.phase]).toEqual([0, 0]);
    expect(offered(s)).toEqual([
      { do: 'layYield', slot: 'B-S1' },
      { do: 'layYield', slot: 'B-S5' },
    ]);
    play(s, [{ do: 'layYield', slot: 'B-S5' }]);
    expect(active(s)).toBe((first + 1) % 3);
    play(s, [
      { do: 'layYield', slot: 'B-S1' },
      { do: 'layYield', slot: 'B-S1' },
    ]);
    expect(question(s)).toBe('worker');
    expect(s.yieldTiles).toHaveLength(27);
    expect(s.yieldTiles.filter((tile) => YIELD_TILES[tile].colour === 'brown')).toHaveLength(4);
  });

  test('RG-NAV-5: a yield tile pays in place of the printed yield when its slot is connected, not when it is laid', () => {
    const printed = aboutToConnect();
    play(printed, connecting);
    expect(printed.players[0]?.money).toBe(7); // 6 - 1 + 1 market + 1 printed

    const s = aboutToConnect();
    setSlot(s, 'B-W2', { state: 'open', tile: 'white-3' });
    play(s, connecting);
    expect(s.players[0]?.money).toBe(9);
  });

  test('RG-NAV-6: a tile needs a free slot of its colour; declining is allowed', () => {
    const s = given(2, { navaratnas: true });
    setSlot(s, 'B-W1', { state: 'open', tile: 'red-1' });
    setSlot(s, 'B-N5', { state: 'open', tile: 'red-2' });
    happens(s, { type: 'takeYieldTile' });
    expect(offers(s, { do: 'takeYield', tile: 'red-3' })).toBe(false);
    expect(refusal(s, { do: 'takeYield', tile: 'red-3' })).toEqual({ refused: 'notLegal', rule: 'RG-NAV-6' });
    play(s, [{ do: 'takeYield', tile: 'white-3' }]);
    expect(offered(s).map((move) => move.do === 'layYield' && move.slot)).toEqual(['B-W2', 'B-E2', 'B-S3']);
    play(s, [{ do: 'layYield', slot: 'B-E2' }]);
    expect(playerOf(s, 0).slots[at('B-E2')]).toEqual({ state: 'open', tile: 'white-3' });
    happens(s, { type: 'takeYieldTile' });
    play(s, [{ do: 'decline' }]);
    expect(question(s)).toBe('worker');
  });

  test('RG-NAV-7: the Dancer: 2 dice, then any one face-up yield tile', () => {
    const s = given(2, { navaratnas: true });
    setDice(s, 0, 'blue-2');
    play(s, [place('palace-chamber-2-dancer'), pay('blue-2'), { do: 'take', colours: ['blue', 'blue'] }]);
    expect(question(s)).toBe('takeYield');
    // The brown slot that is left takes a brown tile without a question.
    const brown = s.yieldTiles.find((tile) => YIELD_TILES[tile].colour === 'brown');
    expect(brown).toBeDefined();
    if (brown) play(s, [{ do: 'takeYield', tile: brown }]);
    expect(playerOf(s, 0).slots[at('B-S5')]?.tile).toBe(brown);
    expect(question(s)).toBe('worker');
  });

  test('RG-NAV-8, RG-AC-32, RG-RUL-22, RG-RUL-23, RG-RUL-37, RG-RUL-49: brown tiles count what is there when they pay', () => {
    const gained = (tile: YieldTileId, prepare: (s: Rajas) => void) => {
      const s = given(2, { navaratnas: true });
      setPlayer(s, 0, { money: 0, fame: 6 });
      playerOf(s, 0).slots = playerOf(s, 0).slots.map(() => ({ state: 'open', tile: null }));
      prepare(s);
      happens(s, YIELD_TILES[tile].gain);
      const { money, fame } = playerOf(s, 0);
      return [money, fame - 6];
    };
    expect(gained('brown-2', (s) => setPlayer(s, 0, { boat: 17 }))).toEqual([0, 5]);
    expect(
      gained('brown-4', (s) => {
        setSlot(s, 'B-W2', { state: 'paid', tile: 'white-1' });
        setSlot(s, 'B-E2', { state: 'paid', tile: 'white-3' });
        setSlot(s, 'B-N1', { state: 'due', tile: 'yellow-1' });
        setSlot(s, 'B-S1', { state: 'due', tile: 'brown-4' });
        setSlot(s, 'B-S3', { state: 'open', tile: 'white-2' });
        setSlot(s, 'B-W4', { state: 'paid', tile: null });
      }),
    ).toEqual([8, 0]);
    expect(
      gained('brown-5', (s) => {
        lay(s, 0, '2-2', 'B02', 0);
        lay(s, 0, '2-4', 'G02', 270);
        lay(s, 0, '3-3', 'O02', 0);
        lay(s, 0, '1-2', 'B04', 0);
      }),
    ).toEqual([0, 6]);
    expect(gained('brown-7', (s) => setPlayer(s, 0, { workers: 5 }))).toEqual([0, 5]);
    expect(
      gained('brown-1', (s) => {
        lay(s, 0, '2-2', 'B07', 90);
        lay(s, 0, '2-4', 'B02', 270);
      }),
    ).toEqual([0, 1]);
    expect(
      gained('brown-3', (s) => {
        lay(s, 0, '2-2', 'B09', 90);
        lay(s, 0, '2-4', 'B02', 270);
      }),
    ).toEqual([3, 0]);
    expect(gained('brown-6', (s) => setPlayer(s, 0, { levels: { temple: 4, palace: 3, fort: 2, mill: 2 } }))).toEqual([
      6, 0,
    ]);
  });

  test('RG-NAV-8, RG-RUL-22: what a brown tile counts comes as one sum, and nothing comes with it', () => {
    const s = given(2, { navaratnas: true });
    setPlayer(s, 0, { boat: 17, fame: 6, workers: 3 });
    setDice(s, 0, 'blue-1');
    const fame = (amount: number, now: number) => ({ is: 'fame', seat: 0, amount, now, by: 'test' });
    expect(happens(s, YIELD_TILES['brown-2'].gain)).toEqual([fame(5, 11)]);
    expect(happens(s, YIELD_TILES['brown-7'].gain)).toEqual([fame(3, 14)]);
    expect(question(s)).toBe('worker');
  });

  test('RG-NAV-8, RG-RUL-37: the province tile just placed counts', () => {
    const s = aboutToConnect();
    setSlot(s, 'B-W2', { state: 'open', tile: 'brown-1' });
    play(s, connecting);
    // G01 and B01 both have a market.
    expect(s.players[0]?.fame).toBe(2);
  });

  test('RG-NAV-10: a tee is no bend', () => {
    const s = given(2, { navaratnas: true });
    lay(s, 0, '2-2', 'B04', 0);
    happens(s, { type: 'famePerBend', per: 2 });
    expect(s.players[0]?.fame).toBe(0);
  });

  test('RG-NAV-9, RG-AC-25: who is skipped and behind in workers may take a yield tile', () => {
    const catchUp = (mine: number, theirs: number, skips: number) => {
      const s = given(2, { navaratnas: true });
      setPlayer(s, 0, { workers: theirs, unplaced: 1 });
      setPlayer(s, 1, { workers: mine, unplaced: 0, skips });
      play(s, [place('palace-terrace-blue-1')]);
      return question(s) === 'takeYield' && active(s) === 1;
    };
    expect(catchUp(4, 5, 0)).toBe(true);
    expect(catchUp(5, 5, 0)).toBe(false);
    expect(catchUp(4, 5, 1)).toBe(false);
    expect(catchUp(4, 6, 1)).toBe(true);
  });

  test('RG-RUL-24: never more than two in a round', () => {
    const s = given(2, { navaratnas: true });
    setPlayer(s, 0, { workers: 6, unplaced: 1 });
    setPlayer(s, 1, { workers: 3, unplaced: 0, skips: 2 });
    play(s, [place('palace-terrace-blue-1')]);
    expect(question(s)).toBe('worker');
  });

  test('RG-RUL-41: no catching up after the end is sealed', () => {
    const s = given(2, { navaratnas: true });
    setPlayer(s, 0, {
      workers: 5,
      unplaced: 1,
      fame: 59,
      money: 2,
      waiting: { fame: false, money: true, bridge: true },
    });
    setPlayer(s, 1, { workers: 4, unplaced: 0 });
    play(s, [place('palace-portico')]);
    expect(question(s)).toBe('over');
  });

  test('RG-RUL-38: a tile on a slot that was connected pays never and does not count', () => {
    const s = given(2, { navaratnas: true });
    setSlot(s, 'B-W2', { state: 'paid', tile: null });
    happens(s, { type: 'takeYieldTile' });
    play(s, [
      { do: 'takeYield', tile: 'white-3' },
      { do: 'layYield', slot: 'B-W2' },
    ]);
    expect(playerOf(s, 0).slots[at('B-W2')]).toEqual({ state: 'idle', tile: 'white-3' });
    happens(s, { type: 'moneyPerConnectedYieldTile', per: 2 });
    expect(s.players[0]?.money).toBe(6);
  });

  test('RG-RUL-39: a tile on a slot that is connected and not yet paid pays in place of the printed yield', () => {
    const s = given(2, { navaratnas: true });
    setSlot(s, 'B-W2', { state: 'due', tile: null });
    s.agenda.push({ kind: 'yields' });
    happens(s, { type: 'takeYieldTile' });
    play(s, [
      { do: 'takeYield', tile: 'white-3' },
      { do: 'layYield', slot: 'B-W2' },
    ]);
    expect(s.players[0]?.money).toBe(9);
  });
});

describe('Ganga', () => {
  test('RG-GANGA-1, RG-AC-26: rolls of 2, 3, 6, 6, 6, 6 lay tiles on 2, 5, 11, 17, 23, 29, and the next roll ends it', () => {
    const deal = [...new Array(8).fill(0), 0, ...new Array(12).fill(0)];
    const rolls = [2, 3, 6, 6, 6, 6].flatMap((roll) => [roll - 1, 0]);
    const s = start(rajas, 2, options(2, { ganga: true }), { rng: scripted(...deal, ...rolls, 2), emit() {} });
    expect(s.riverTiles.flatMap((tile, space) => (tile ? [space] : []))).toEqual([2, 5, 11, 17, 23, 29]);
    expect(s.riverTiles[RIVER.final]).toBeNull();
    // RG-GANGA-2: space 2 pays its tile, a die per karma, and no karma.
    expect(s.riverTiles[2]).toBe('rt-1');
    onTurn(s, s.first);
    const player = playerOf(s, s.first);
    player.boat = 1;
    happens(s, { type: 'boat', min: 1, max: 1, may: true });
    play(s, [{ do: 'sail', to: 2 }]);
    expect([question(s), player.karma]).toEqual(['take', 1]);
  });
});

describe('information', () => {
  test('RG-INFO-1, RG-INFO-2: everyone sees the same, and nobody knows what comes next', () => {
    const s = given(3);
    expect(rajas.view(s, 0)).toEqual(rajas.view(s, null));
    expect(rajas.view(s, 1)).toEqual(s);
    expect(s.under).toEqual(s.under.toSorted());
    expect(s.whitePile).toEqual(s.whitePile.toSorted());
  });
});
