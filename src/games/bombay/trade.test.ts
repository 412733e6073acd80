import { describe, expect, test } from 'vitest';
import { moves } from '../../kernel/index.ts';
import { CITIES, type Ladder, SILKS, type Silk, type Silks } from './data.ts';
import { bombay } from './index.ts';
import { isOpen } from './markets.ts';
import { cityKinds, score } from './score.ts';
import { price } from './steps/sell.ts';
import { BUY, build, END, go, LADDERS, offered, play, position, refusal, seat, sell, turnOf } from './testing.ts';

describe('buying', () => {
  test('BO-BUY-1: on an open post, a bale of its silk from the one market that holds it', () => {
    const s = position({ merchants: [{ at: 'E4' }], markets: [{ orange: 3 }, { blue: 2 }] });
    expect(play(s, BUY)).toEqual([{ is: 'bought', seat: 0, silk: 'blue', market: 'middle', rupees: 1, actions: 2 }]);
    expect(s.markets.map((market) => [market.orange, market.blue])).toEqual([
      [3, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('BO-BUY-1: nowhere else: not on a closed post, in a city or on a site', () => {
    for (const at of ['E2', 'BOMBAY', 'G1', 'A', 'H1'] as const) {
      const s = position({ merchants: [{ at }], markets: [{ blue: 3 }] });
      expect(refusal(s, BUY), at).toEqual({ refused: 'notLegal', rule: 'BO-BUY-1' });
    }
  });

  test.each([
    ['left', 0, 1, 1],
    ['middle', 1, 1, 2],
    ['right', 2, 2, 2],
  ])('BO-BUY-2: from the %s market', (_market, rank, rupees, actions) => {
    const markets: Partial<Silks>[] = [{ orange: 3 }, { purple: 2 }, { yellow: 1 }];
    markets[rank] = { blue: 1 };
    const s = position({ merchants: [{ at: 'E4', rupees: 5 }], markets });
    play(s, BUY);
    expect(seat(s, 0).purse.rupees).toBe(5 - rupees);
    expect(turnOf(s).actions).toBe(3 - actions);
    expect(s.players.map(({ purse }) => purse.rupees)).toEqual([5 - rupees, 2]);
  });

  test('BO-BUY-3: one purchase in a turn, even at another post; the next turn has its own', () => {
    const s = position({ merchants: [{ at: 'E4' }], markets: [{ blue: 3 }] });
    play(s, BUY);
    expect(offered(s, 'buy')).toEqual([]);
    play(s, END, END);
    expect(offered(s, 'buy')).toEqual([BUY]);
  });

  test('BO-BUY-4: an elephant carries two bales, equal ones too, and no third', () => {
    const one = position({ merchants: [{ at: 'E4', load: ['blue'] }], markets: [{ blue: 3 }] });
    play(one, BUY);
    expect(seat(one, 0).load).toEqual(['blue', 'blue']);
    const full = position({ merchants: [{ at: 'E4', load: ['blue', 'orange'] }], markets: [{ blue: 3 }] });
    expect(refusal(full, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-BUY-4' });
  });

  test('BO-BUY-4: there is no way to drop a bale, to trade it or to give it away', () => {
    const s = position({ merchants: [{ at: 'E4', load: ['blue', 'orange'] }, { at: 'E4' }] });
    expect(new Set(moves(bombay, s, 0).map((move) => move.do))).toEqual(new Set(['go', 'wait', 'end']));
  });

  test('BO-BUY-5: the posts of a silk share one stock, and no post is used up', () => {
    const s = position({
      merchants: [{ at: 'E4', rupees: 9 }, { at: 'F1', rupees: 9 }, {}, {}],
      markets: [{ blue: 3 }],
    });
    play(s, BUY, END, BUY, END, END, END);
    expect(s.markets[0].blue).toBe(1);
    play(s, BUY);
    expect([isOpen(s, 'E4'), isOpen(s, 'F1')]).toEqual([false, false]);
    expect(s.posts).toMatchObject({ E4: 'blue', F1: 'blue' });
  });
});

describe('selling', () => {
  const inBombay = (load: Silk[], ladder?: Ladder) =>
    position({
      merchants: [{ at: 'BOMBAY', load, rupees: 0 }, {}, {}],
      ...(ladder ? { demand: { BOMBAY: ladder } } : {}),
    });

  test('BO-SELL-1: in a city that asks for the silk, for one action', () => {
    const s = inBombay(['blue', 'orange']);
    expect(offered(s, 'sell')).toEqual([sell('blue')]);
    play(s, sell('blue'));
    expect(turnOf(s).actions).toBe(2);
    expect(refusal(s, sell('orange'))).toEqual({ refused: 'notLegal', rule: 'BO-SELL-1' });
    const outside = position({ merchants: [{ at: 'H1', load: ['blue'] }] });
    expect(refusal(outside, sell('blue'))).toEqual({ refused: 'notLegal', rule: 'BO-SELL-1' });
  });

  test('BO-SELL-2: the bale returns to the bag, and no post opens for it', () => {
    const s = inBombay(['blue']);
    const { blue } = s.bag;
    play(s, sell('blue'));
    expect(s.bag.blue).toBe(blue + 1);
    expect(seat(s, 0).load).toEqual([]);
    expect(isOpen(s, 'E4')).toBe(false);
  });

  test.each<[rung: number, ladder: Ladder, rupees: number, clients: number]>([
    [0, ['blue', 'yellow', 'purple'], 4, 0],
    [1, ['yellow', 'blue', 'purple'], 3, 0],
    [2, ['yellow', 'purple', 'blue'], 1, 1],
  ])(
    'BO-SELL-3: rung %i of %j pays %i rupees and %i clients, before the ladder moves',
    (rung, ladder, rupees, clients) => {
      const s = inBombay(['blue'], ladder);
      expect(play(s, sell('blue'))).toContainEqual({
        is: 'sold',
        seat: 0,
        silk: 'blue',
        city: 'BOMBAY',
        rung,
        rupees,
        clients,
      });
      expect(seat(s, 0).purse).toMatchObject({ rupees, clients });
    },
  );

  test('BO-SELL-4: the full table: yellow adds a rupee, purple a client, whatever the rung (ruling R16: the colour of the bale)', () => {
    const table = SILKS.map((silk) => [0, 1, 2].map((rung) => Object.values(price(rung, silk))));
    expect(table).toEqual([
      [
        [5, 0],
        [4, 0],
        [2, 1],
      ],
      [
        [4, 1],
        [3, 1],
        [1, 2],
      ],
      [
        [4, 0],
        [3, 0],
        [1, 1],
      ],
      [
        [4, 0],
        [3, 0],
        [1, 1],
      ],
    ]);
    const s = inBombay(['purple'], ['blue', 'yellow', 'purple']);
    play(s, sell('purple'));
    expect(seat(s, 0).purse).toMatchObject({ rupees: 1, clients: 2 });
  });

  test('BO-SELL-5: the sold silk sinks to the bottom, those below it rise; other cities stay', () => {
    const ladderAfter = (silk: Silk, ladder: Ladder) => {
      const s = inBombay([silk], ladder);
      play(s, sell(silk));
      for (const city of CITIES) if (city !== 'BOMBAY') expect(s.demand[city]).toEqual(LADDERS[city]);
      return s.demand.BOMBAY;
    };
    expect(ladderAfter('yellow', ['yellow', 'purple', 'blue'])).toEqual(['purple', 'blue', 'yellow']);
    expect(ladderAfter('purple', ['yellow', 'purple', 'blue'])).toEqual(['yellow', 'blue', 'purple']);
    expect(ladderAfter('blue', ['yellow', 'purple', 'blue'])).toEqual(['yellow', 'purple', 'blue']);
  });

  test('BO-SELL-6: both bales in one turn, the second on the changed ladder', () => {
    const s = inBombay(['blue', 'blue'], ['blue', 'yellow', 'purple']);
    play(s, sell('blue'), sell('blue'));
    expect(seat(s, 0).purse).toMatchObject({ rupees: 4 + 1, clients: 1 });
    expect(turnOf(s).actions).toBe(1);
  });
});

describe('city tokens', () => {
  test('BO-CITY-1: the seller takes a token of the city, if they hold none of it and one is left', () => {
    const s = position({ merchants: [{ at: 'INDORE', load: ['blue'] }, {}, {}] });
    expect(play(s, sell('blue'))).toContainEqual({ is: 'cityToken', seat: 0, city: 'INDORE' });
    expect(seat(s, 0).purse.cities).toEqual(['INDORE']);
    expect(s.cityTokens.INDORE).toBe(1);
  });

  test('BO-CITY-2: never two of the same city, and nothing in place of one that is gone', () => {
    const second = position({ merchants: [{ at: 'INDORE', load: ['blue'], cities: ['INDORE'] }, {}, {}] });
    play(second, sell('blue'));
    expect(seat(second, 0).purse.cities).toEqual(['INDORE']);
    expect(second.cityTokens.INDORE).toBe(1);
    const gone = position({
      merchants: [{ at: 'INDORE', load: ['blue'], rupees: 0 }, { cities: ['INDORE'] }, { cities: ['INDORE'] }],
    });
    play(gone, sell('blue'));
    expect(seat(gone, 0).purse).toEqual({ rupees: 3, clients: 0, cities: [], kept: [] });
  });

  test('BO-CITY-3: the palace tokens with a city are two further kinds: six in all', () => {
    const s = position({
      merchants: [{ cities: ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'], kept: ['pt3', 'pt4'], palaces: ['G3', 'G7'] }],
    });
    expect(cityKinds(s, seat(s, 0))).toBe(6);
    expect(score(s).sheet.find(({ key }) => key === 'cityRupees')?.values).toEqual([12, 0]);
  });

  test('BO-CITY-4: a token is worth nothing while the game goes on: only the purse pays', () => {
    const s = position({
      merchants: [{ at: 'E4', rupees: 0, cities: ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'] }],
      markets: [{ blue: 1 }],
    });
    expect(refusal(s, BUY)).toEqual({ refused: 'notLegal', rule: 'BO-TURN-4' });
    expect(score(s).sheet.find(({ key }) => key === 'rupees')?.values).toEqual([0, 2]);
    expect(play(s, go('G7'))).toHaveLength(1);
    expect(refusal(s, build('blue'))).not.toBeNull();
  });
});
