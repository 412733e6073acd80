import { describe, expect, test } from 'vitest';
import { Match, moves } from '../../kernel/index.ts';
import { PLACES } from './data.ts';
import { PRINTED } from './facts.ts';
import { bombay } from './index.ts';
import { PLACE_IDS } from './map.ts';
import {
  asked,
  BUY,
  bombayFrom,
  build,
  END,
  go,
  offered,
  PLAIN,
  play,
  position,
  refusal,
  seat,
  sell,
  take,
  turnOf,
  WAITING,
} from './testing.ts';

describe('a turn', () => {
  test('BO-TURN-1: three actions, in any order, on waiting, moving, buying, selling and building', () => {
    const s = position({
      merchants: [{ at: 'H1', load: ['blue'] }],
      markets: [{ orange: 2 }],
    });
    expect(turnOf(s).actions).toBe(3);
    expect(new Set(moves(bombay, s, 0).map((move) => move.do))).toEqual(new Set(['go', 'build', 'wait', 'end']));
    play(s, build('blue'), go('E1'), BUY);
    expect(asked(s)).toBe(1);
    const city = position({ merchants: [{ at: 'BOMBAY', load: ['blue'] }] });
    expect(offered(city, 'sell')).toEqual([sell('blue')]);
  });

  test('BO-TURN-2: moving, selling and building may be repeated, buying may not', () => {
    const mover = position({ merchants: [{ at: 'G8' }] });
    play(mover, go('E1'), go('G8'), go('E1'));
    expect(seat(mover, 0).at).toBe('E1');

    const seller = position({ merchants: [{ at: 'BOMBAY', load: ['blue', 'blue'] }] });
    play(seller, sell('blue'), sell('blue'));
    expect(seat(seller, 0).load).toEqual([]);

    const builder = position({ merchants: [{ at: 'H1', load: ['blue', 'orange'] }] });
    play(builder, build('blue'), go('E1'));
    expect(turnOf(builder).actions).toBe(1);

    const buyer = position({ merchants: [{ at: 'E1' }], markets: [{ orange: 2 }] });
    play(buyer, BUY);
    expect(refusal(buyer, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-BUY-3' });
  });

  test('BO-TURN-3: unspent actions are lost, and a turn may be ended with none spent (ruling R9)', () => {
    const s = position({ seats: 2 });
    expect(play(s, END)).toContainEqual({ is: 'ended', seat: 0, unspent: 3 });
    play(s, go('BOMBAY'), END);
    expect(turnOf(s)).toMatchObject({ seat: 0, actions: 3 });
  });

  test('BO-TURN-3: with no action left the turn ends by itself, but not before an open question is answered', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }], actions: 1, markets: [{ blue: 2, orange: 2 }] });
    play(s, build('blue'));
    expect(s.agenda.at(-1)).toEqual({ kind: 'freeBale', seat: 0 });
    play(s, take('orange'));
    expect(asked(s)).toBe(1);
  });

  test('BO-TURN-3: a turn that ended by itself can be taken back until another seat has answered', () => {
    const s = position({ seats: 3 });
    const match = Match.simulated(bombayFrom(s), { seats: 3, options: PLAIN }, 'undo');
    match.answer(0, WAITING);
    expect(asked(match.state)).toBe(1);
    expect(match.undo(0)).toBeNull();
    expect(match.state).toEqual(s);
    match.answer(0, WAITING);
    match.answer(1, END);
    expect(match.undo(0)).toBe('otherSeat');
  });

  test('BO-TURN-3: every action can be taken back, a sale for a city token included, for its gain was public', () => {
    const s = position({
      merchants: [{ at: 'BOMBAY', load: ['yellow'] }, { cities: ['BOMBAY'] }, {}, {}],
    });
    const match = Match.simulated(bombayFrom(s), { seats: 4, options: PLAIN }, 'undo');
    match.answer(0, sell('yellow'));
    expect(match.undo(0)).toBeNull();
    expect(match.state).toEqual(s);
  });

  test('BO-TURN-3: what led to a supply cannot be taken back', () => {
    const s = position({ seats: 2, lap: 4, turn: 1 });
    const match = Match.simulated(bombayFrom(s), { seats: 2, options: PLAIN }, 'undo');
    match.answer(1, END);
    expect(match.undo(1)).toBe('chance');
  });

  test('BO-TURN-4: what costs more actions or rupees than are left is illegal', () => {
    const hill = position({ merchants: [{ at: 'H1' }], actions: 1 });
    expect(refusal(hill, go('A'))).toEqual({ refused: 'notLegal', rule: 'BO-TURN-4' });
    expect(refusal(hill, go('BOMBAY'))).toBeNull();
    const poor = position({ merchants: [{ at: 'E1', rupees: 0 }], markets: [{ orange: 3 }] });
    expect(refusal(poor, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-TURN-4' });
    const tired = position({ merchants: [{ at: 'E1' }], markets: [{ blue: 3 }, { orange: 2 }], actions: 1 });
    expect(refusal(tired, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-TURN-4' });
  });

  test('BO-TURN-5: an action is resolved completely before the next: a choice of a bale comes first', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }], markets: [{ blue: 2, orange: 2 }] });
    play(s, build('blue'));
    expect(moves(bombay, s, 0)).toEqual([take('blue'), take('orange')]);
    expect(refusal(s, go('NAGPUR'))).toEqual({ refused: 'notLegal', rule: 'BO-PAL-4' });
    play(s, take('blue'));
    expect(turnOf(s)).toMatchObject({ seat: 0, actions: 2 });
    expect(refusal(s, go('NAGPUR'))).toBeNull();
  });

  test('BO-WAIT-1: three actions for one rupee, and nothing else in that turn', () => {
    const s = position({ seats: 2 });
    expect(play(s, WAITING)).toEqual([{ is: 'waited', seat: 0, rupees: 1 }]);
    expect([seat(s, 0).purse.rupees, asked(s)]).toEqual([3, 1]);
    play(s, go('H1'));
    expect(refusal(s, WAITING)).toEqual({ refused: 'notLegal', rule: 'BO-WAIT-1' });
  });
});

describe('moving', () => {
  test('BO-MOVE-1: along one road to the next location, for one action', () => {
    const s = position({ seats: 2 });
    expect(offered(s, 'go')).toHaveLength(PRINTED.roadsFrom.A.length);
    expect(refusal(s, go('INDORE'))).toEqual({ refused: 'notLegal', rule: 'BO-MOVE-1' });
    expect(play(s, go('BOMBAY'))).toEqual([{ is: 'went', seat: 0, from: 'A', to: 'BOMBAY', actions: 1 }]);
    expect([seat(s, 0).at, turnOf(s).actions]).toEqual(['BOMBAY', 2]);
  });

  test('BO-MAP-2: A and B, and nothing else, cost one action more to enter; leaving costs nothing extra', () => {
    for (const from of PLACE_IDS)
      for (const { to } of PRINTED.roadsFrom[from]) {
        const s = position({ merchants: [{ at: from }] });
        play(s, go(to));
        expect(3 - turnOf(s).actions, `${from} to ${to}`).toBe(to === 'A' || to === 'B' ? 2 : 1);
      }
  });

  test('BO-MOVE-2: the bales travel with the elephant', () => {
    const s = position({ merchants: [{ load: ['blue', 'yellow'] }] });
    play(s, go('H1'));
    expect(seat(s, 0)).toMatchObject({ at: 'H1', load: ['blue', 'yellow'] });
  });

  test('BO-MAP-5: any number of elephants share a location, and nothing blocks a road', () => {
    const s = position({
      merchants: [{}, { at: 'H1', palaces: ['H1'] }, { at: 'H1' }, { at: 'H1' }, { at: 'H1' }],
    });
    play(s, go('H1'));
    expect(s.players.map(({ at }) => at)).toEqual(['H1', 'H1', 'H1', 'H1', 'H1']);
  });

  test('BO-MAP-6: an idle F site can be entered, and nothing can be bought there (ruling R4)', () => {
    const s = position({ merchants: [{ at: 'G1', load: ['blue'] }, {}, {}], markets: [{ blue: 4, orange: 4 }] });
    play(s, go('F1'));
    expect([offered(s, 'buy'), offered(s, 'build')]).toEqual([[], []]);
    expect(refusal(s, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-BUY-1' });
  });

  test('BO-MAP-6: with the option palaceOnIdlePosts a palace may stand there, but not on a post in use', () => {
    const options = { palaceOnIdlePosts: true };
    const idle = position({ options, merchants: [{ at: 'F1', load: ['blue'] }, {}, {}] });
    play(idle, build('blue'));
    expect(idle.palaces).toEqual({ F1: 0 });
    const used = position({ options, merchants: [{ at: 'F1', load: ['blue'] }, {}, {}, {}] });
    expect(refusal(used, build('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-MAP-7' });
  });
});

describe('tolls', () => {
  const withPalace = () =>
    position({
      merchants: [
        { at: 'A', rupees: 0 },
        { rupees: 0, palaces: ['H1'] },
        { rupees: 0, palaces: ['G1'] },
      ],
    });

  test('BO-TOLL-1: entering the place of an opponent’s palace gives its owner one rupee', () => {
    const s = withPalace();
    expect(play(s, go('H1'))).toContainEqual({ is: 'toll', seat: 1, by: 0, at: 'H1', rupees: 1 });
    expect(s.players.map(({ purse }) => purse.rupees)).toEqual([0, 1, 0]);
  });

  test('BO-TOLL-2: the bank pays, so that an empty purse stops nobody (ruling R18: it is automatic)', () => {
    const s = withPalace();
    play(s, go('H1'));
    expect(seat(s, 0).purse.rupees).toBe(0);
    expect(asked(s)).toBe(0);
  });

  test('BO-TOLL-3: every entry counts, on the way through and again in the same turn (ruling R10)', () => {
    const s = withPalace();
    play(s, go('H1'), go('BOMBAY'), go('H1'));
    expect(seat(s, 1).purse.rupees).toBe(2);
  });

  test('BO-TOLL-4: none for one’s own palace, for leaving, or for standing there when it is built', () => {
    const own = position({ merchants: [{ palaces: ['H1'], rupees: 0 }] });
    play(own, go('H1'), go('BOMBAY'));
    expect(own.players.map(({ purse }) => purse.rupees)).toEqual([0, 2]);
    const standing = position({
      merchants: [
        { at: 'H1', load: ['blue'], rupees: 0 },
        { at: 'H1', rupees: 0 },
      ],
    });
    play(standing, build('blue'), END, go('BOMBAY'));
    expect(standing.players.map(({ purse }) => purse.rupees)).toEqual([0, 0]);
  });

  test('BO-MAP-2: the hills are exactly A and B', () => {
    expect(PLACE_IDS.filter((place) => PLACES[place].kind === 'hill')).toEqual(['A', 'B']);
  });
});
