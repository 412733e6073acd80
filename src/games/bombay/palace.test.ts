import { describe, expect, test } from 'vitest';
import type { PlaceId } from './data.ts';
import { isOpen } from './markets.ts';
import { score } from './score.ts';
import { BUY, build, END, go, offered, play, position, refusal, seat, take, turnOf } from './testing.ts';

const onSite = (at: PlaceId) => position({ merchants: [{ at, load: ['blue'], rupees: 0 }, {}, {}, {}] });

describe('where a palace may stand', () => {
  test('BO-MAP-7: on G, H and hill sites (ruling R5)', () => {
    for (const at of ['G1', 'G8', 'H1', 'H2', 'A', 'B'] as const)
      expect(refusal(onSite(at), build('blue')), at).toBeNull();
  });

  test('BO-MAP-7: never in a city or on a post', () => {
    for (const at of ['BOMBAY', 'NAGPUR', 'E1', 'E3', 'F1', 'F4'] as const)
      expect(refusal(onSite(at), build('blue')), at).toEqual({ refused: 'notLegal', rule: 'BO-MAP-7' });
  });

  test('BO-MAP-7: one palace on a site, whoever owns it', () => {
    const own = position({ merchants: [{ at: 'H1', load: ['blue'], palaces: ['H1'] }] });
    const other = position({ merchants: [{ at: 'H1', load: ['blue'] }, { palaces: ['H1'] }] });
    for (const s of [own, other]) expect(refusal(s, build('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-MAP-7' });
  });

  test('BO-MAP-7: without the option palaceOnHills, not on A and B', () => {
    for (const at of ['A', 'B'] as const) {
      const s = position({ options: { palaceOnHills: false }, merchants: [{ at, load: ['blue'] }] });
      expect(refusal(s, build('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-MAP-7' });
    }
    const site = position({ options: { palaceOnHills: false }, merchants: [{ at: 'H1', load: ['blue'] }] });
    expect(refusal(site, build('blue'))).toBeNull();
  });
});

describe('building', () => {
  test('BO-PAL-1: it needs a bale, a palace in reserve and one action', () => {
    const bare = position({ merchants: [{ at: 'H1' }] });
    expect(refusal(bare, build('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-PAL-1' });
    const s = position({ merchants: [{ at: 'H1', load: ['blue'] }], actions: 2 });
    expect(refusal(s, build('orange'))).toEqual({ refused: 'notLegal', rule: 'BO-PAL-1' });
    play(s, build('blue'));
    expect([turnOf(s).actions, seat(s, 0).reserve]).toEqual([1, 4]);
  });

  test('BO-PAL-2: any one carried bale pays, and goes to the bag (ruling R11)', () => {
    const s = position({ merchants: [{ at: 'H1', load: ['blue', 'yellow'] }] });
    expect(offered(s, 'build')).toEqual([build('blue'), build('yellow')]);
    const { yellow } = s.bag;
    expect(play(s, build('yellow'))).toEqual([{ is: 'built', seat: 0, at: 'H1', silk: 'yellow' }]);
    expect(s.bag.yellow).toBe(yellow + 1);
    expect(seat(s, 0).load).toEqual(['blue']);
  });

  test('BO-PAL-2: equal bales are one offer, and the palace stays for good', () => {
    const s = position({ merchants: [{ at: 'H1', load: ['blue', 'blue'] }], lap: 4, round: 1 });
    expect(offered(s, 'build')).toEqual([build('blue')]);
    play(s, build('blue'), END, END);
    expect([s.round, s.palaces]).toEqual([2, { H1: 0 }]);
  });

  test('BO-PAL-3: a client token is kept and counts as a client at the end', () => {
    const s = onSite('G1');
    expect(play(s, build('blue'))).toContainEqual({ is: 'palaceToken', seat: 0, token: 'pt1', effect: 'client' });
    expect(seat(s, 0).purse).toEqual({ rupees: 0, clients: 0, cities: [], kept: ['pt1'] });
    expect(score(s).sheet.find(({ key }) => key === 'clients')?.values).toEqual([1, 0, 0, 0]);
    expect(s.tokens.G1).toBeNull();
  });

  test('BO-PAL-3: a city token is kept and counts as a city of its own kind at the end', () => {
    const s = onSite('G3');
    play(s, build('blue'));
    expect(seat(s, 0).purse.kept).toEqual(['pt3']);
    expect(score(s).sheet.find(({ key }) => key === 'cityKinds')?.values).toEqual([1, 0, 0, 0]);
    expect(score(s).sheet.find(({ key }) => key === 'clients')?.values).toEqual([0, 0, 0, 0]);
  });

  test('BO-PAL-3: a rupees token pays two rupees at once and leaves the game', () => {
    const s = onSite('G2');
    play(s, build('blue'));
    expect(seat(s, 0).purse).toEqual({ rupees: 2, clients: 0, cities: [], kept: [] });
    expect(s.tokens.G2).toBeNull();
  });

  test('BO-PAL-3: a token cannot be declined (ruling R19): there is no such answer', () => {
    const s = onSite('G1');
    expect(offered(s, 'build')).toEqual([build('blue')]);
    play(s, build('blue'));
    expect(s.tokens.G1).toBeNull();
  });

  test('BO-PAL-3, BO-PAL-5: the second token is a client on the yellow face and rupees on the orange face', () => {
    const yellow = onSite('G5');
    play(yellow, build('blue'));
    expect(seat(yellow, 0).purse).toMatchObject({ rupees: 0, kept: ['pt2'] });
    const orange = position({ merchants: [{ at: 'G5', load: ['blue'], rupees: 0 }] });
    play(orange, build('blue'));
    expect(seat(orange, 0).purse).toMatchObject({ rupees: 2, kept: [] });
  });

  test('BO-PAL-4: the free bale comes from the leftmost market that holds any (ruling R12)', () => {
    const s = position({
      merchants: [{ at: 'G4', load: ['blue'], rupees: 0 }],
      markets: [{}, { purple: 2 }, { yellow: 1 }],
    });
    expect(play(s, build('blue'))).toContainEqual({ is: 'freeBale', seat: 0, silk: 'purple', market: 'middle' });
    expect(seat(s, 0)).toMatchObject({ load: ['purple'], purse: { rupees: 0 } });
    expect(s.markets[1].purple).toBe(1);
  });

  test('BO-PAL-4: with one silk there it is taken without a question; it costs only the action of building', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }], markets: [{ orange: 2 }] });
    play(s, build('blue'));
    expect(s.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 2, bought: false });
    expect(seat(s, 0).load).toEqual(['orange']);
  });

  test('BO-PAL-4: with several silks the builder chooses among those of that market', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }], markets: [{ orange: 2, blue: 2 }, { yellow: 1 }] });
    play(s, build('blue'));
    expect(offered(s, 'take')).toEqual([take('blue'), take('orange')]);
    expect(refusal(s, take('yellow'))).toEqual({ refused: 'notLegal', rule: 'BO-PAL-4' });
    expect(refusal(s, END)).toEqual({ refused: 'notLegal', rule: 'BO-PAL-4' });
  });

  test('BO-PAL-4: with empty markets the effect is lost, and the token with it', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }] });
    expect(play(s, build('blue'))).toContainEqual({ is: 'noFreeBale', seat: 0 });
    expect([seat(s, 0).load, s.tokens.G4]).toEqual([[], null]);
  });

  test('BO-PAL-4: the last bale of a silk closes its posts', () => {
    const s = position({ merchants: [{ at: 'G4', load: ['blue'] }], markets: [{ orange: 1 }] });
    expect(play(s, build('blue'))).toContainEqual({ is: 'closed', silk: 'orange' });
    expect(isOpen(s, 'E1')).toBe(false);
  });

  test('BO-PAL-4: the free bale is not the purchase of the turn', () => {
    const s = position({ merchants: [{ at: 'G8', load: ['blue'] }], markets: [{ orange: 3 }] });
    play(s, build('blue'), go('E1'), BUY);
    expect(seat(s, 0).load).toEqual(['orange', 'orange']);
  });

  test('BO-PAL-6: with all five palaces on the board building is illegal', () => {
    const s = position({ merchants: [{ at: 'H1', load: ['blue'], palaces: ['A', 'B', 'G1', 'G2', 'G3'] }] });
    expect(refusal(s, build('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-PAL-6' });
    const four = position({ merchants: [{ at: 'H1', load: ['blue'], palaces: ['A', 'B', 'G1', 'G2'] }] });
    expect(refusal(four, build('blue'))).toBeNull();
  });
});
