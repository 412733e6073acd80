import { describe, expect, test } from 'vitest';
import type { Rajas } from '../state.ts';
import {
  build,
  chooseTile,
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
  setDice,
  setPlayer,
  show,
} from '../testing.ts';

/** Tea 3, 2, 2 and silk 2 in the province of seat 0. */
function teaMerchant(seats = 2): Rajas {
  const s = given(seats);
  lay(s, 0, '2-2', 'B03', 90); // tea 2
  lay(s, 0, '2-1', 'G05', 0); // tea 2
  lay(s, 0, '2-4', 'P16', 0); // tea 3
  lay(s, 0, '3-3', 'O03', 0); // silk 2
  setPlayer(s, 0, { money: 0 });
  return s;
}

const sums = (s: Rajas) => offered(s).map((move) => (move.do === 'score' ? move.money : 0));

describe('market', () => {
  test('RG-MARKET-1, RG-AC-5: assorted goods, one market of each: tea 3 and silk 2', () => {
    const s = teaMerchant();
    play(s, [place('market-assorted-1')]);
    expect(sums(s)).toEqual([5, 4, 3, 2]);
    play(s, [{ do: 'score', goods: 'assorted', money: 5 }]);
    expect(s.players[0]?.money).toBe(5);
  });

  test('RG-MARKET-2, RG-AC-6: a 4 scores all three tea markets; a 1 scores the best; a 1 turned scores all', () => {
    const four = teaMerchant();
    setDice(four, 0, 'green-4');
    play(four, [place('market-tea'), pay('green-4'), { do: 'score', goods: 'tea', money: 7 }]);
    expect([four.players[0]?.money, diceOf(four, 0), four.supply.green]).toEqual([7, [], 12]);

    const one = teaMerchant();
    setDice(one, 0, 'green-1');
    play(one, [place('market-tea'), pay('green-1')]);
    expect(sums(one)).toEqual([3, 2]);

    const turned = teaMerchant();
    setDice(turned, 0, 'green-1');
    play(turned, [place('market-tea'), pay('green-1', 6), { do: 'score', goods: 'tea', money: 7 }]);
    expect(turned.players[0]).toMatchObject({ money: 7, karma: 0 });
  });

  test('RG-MARKET-3: a tile with two tents has two markets', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'B07', 90);
    happens(s, { type: 'moneyPerMarket', per: 1 });
    expect(s.players[0]?.money).toBe(8);
  });

  test('RG-MARKET-4, RG-RUL-21, RG-BUILDER-5: scoring uses nothing up, but covered markets are gone', () => {
    const s = teaMerchant();
    setDice(s, 0, 'green-5', 'purple-2');
    happens(s, { type: 'marketAssorted', maxMarkets: 3 });
    play(s, [{ do: 'score', goods: 'assorted', money: 5 }]);
    happens(s, { type: 'marketAssorted', maxMarkets: 3 });
    expect(sums(s)).toEqual([5, 4, 3, 2]);
    play(s, [{ do: 'score', goods: 'assorted', money: 2 }]);
    // A palace covers the silk market.
    show(s, 'P06');
    play(s, [
      place('palace-chamber-5-master-builder'),
      pay('green-5'),
      { do: 'cover', cell: '3-3' },
      chooseTile('P06'),
    ]);
    play(s, [pay('purple-2'), build('3-3', 0)]);
    s.mover = 0;
    happens(s, { type: 'marketSame', good: 'silk', maxMarkets: 3 });
    expect(question(s)).toBe('worker');
  });

  test('RG-MARKET-5: without a market that would score there is no placement', () => {
    const s = teaMerchant();
    setDice(s, 0, 'green-4');
    expect(refusal(s, place('market-spices'))).toEqual({ refused: 'notLegal', rule: 'RG-MARKET-5' });
    expect(refusal(given(2), place('market-assorted-1'))).toEqual({ refused: 'notLegal', rule: 'RG-MARKET-5' });
  });

  test('RG-MARKET-6, RG-AC-7: with three players one worker each on the assorted spaces', () => {
    const s = teaMerchant(3);
    setDice(s, 0, 'green-4');
    occupy(s, 'market-assorted-1', 0);
    expect(refusal(s, place('market-assorted-2'))).toEqual({ refused: 'notLegal', rule: 'RG-MARKET-6' });
    expect(offers(s, place('market-tea'))).toBe(true);
    lay(s, 1, '2-2', 'O01', 90);
    play(s, [place('palace-terrace-blue-1')]);
    expect(offers(s, place('market-assorted-2'))).toBe(true);
  });

  test('RG-MARKET-7, RG-RUL-44: fewer may be scored than allowed, but at least one', () => {
    const s = teaMerchant();
    setDice(s, 0, 'green-6');
    play(s, [place('market-tea'), pay('green-6')]);
    expect(sums(s)).toEqual([7, 5, 4, 3, 2]);
    expect(refusal(s, { do: 'score', goods: 'tea', money: 0 })).toEqual({ refused: 'notLegal', rule: 'RG-MARKET-2' });
  });

  test('RG-RIVER-11: scoring on the river does not count for the one assorted worker', () => {
    const s = teaMerchant(3);
    happens(s, { type: 'marketAssorted', maxMarkets: 3 });
    play(s, [{ do: 'score', goods: 'assorted', money: 5 }]);
    expect(offers(s, place('market-assorted-1'))).toBe(true);
  });
});
