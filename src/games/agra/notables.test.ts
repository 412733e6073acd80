import { describe, expect, test } from 'vitest';
import { NOTABLES, type Notable, TABLE } from './data.ts';
import { agra } from './index.ts';
import type { AgraMove } from './moves.ts';
import { score } from './score.ts';
import { deliveriesLeft } from './steps/sailor.ts';
import { Dice, type Table, table } from './testing.ts';

/** The last marker of a card by seat 0 through the Sailor, all others its own too. */
function win(at: Table, id: Notable): Table {
  const goods = NOTABLES[id].goods;
  const last = goods.at(-1) ?? 'wood';
  at.river(id, ...at.s.river.filter((card) => card.id !== id).map((card) => card.id));
  at.s.river.sort((a, b) => NOTABLES[a.id].number - NOTABLES[b.id].number);
  for (const good of goods.slice(0, -1)) at.onCard(id, good, 0);
  at.s.boat = 5;
  at.s.fulfilled = [2, 2, 1, 0];
  return at
    .goods(0, { [last]: 1 })
    .play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: id, good: last, markers: 1 });
}

describe('deliveries', () => {
  test('AG-7.1-a levels open with the boat', () => {
    const levels = [1, 2, 3, 4, 5, 6].map((pier) => {
      const at = table().river('cook', 'mullah', 'subadar', 'dewan').goods(0, { oil: 1, bricks: 1 });
      at.s.boat = pier;
      at.play({ do: 'place', space: 'sailor' });
      return new Set(at.offered('deliver').map((move) => NOTABLES[move.to].level)).size;
    });
    expect(levels).toEqual([1, 2, 2, 3, 4, 4]);
    const closed = table().river('cook', 'mullah').goods(0, { bricks: 1 }).play({ do: 'place', space: 'sailor' });
    expect(closed.refusal({ do: 'deliver', to: 'mullah', good: 'bricks', markers: 1 })).toBe('AG-7.1-a');
  });

  test('AG-7.2-a, AG-7.2-b, AG-7.2-d an empty slot, a good in storage; rupees by the markers on the card', () => {
    const at = table().river('subadar', 'painter').onCard('subadar', 'books', 1, 2).goods(0, { oil: 1, turmeric: 1 });
    at.s.boat = 4;
    at.play({ do: 'place', space: 'sailor' });
    expect(at.refusal({ do: 'deliver', to: 'subadar', good: 'books', markers: 1 })).toBe('AG-7.2-a');
    at.play({ do: 'deliver', to: 'subadar', good: 'oil', markers: 1 });
    expect(at.income(0)).toBe(3);
  });

  test('AG-7.2-c, AG-N-a the deliverer\u2019s contracts pay for each marker, not for those that completed the card', () => {
    const at = table().contracts(0, 'sufi').river('caliph', 'mullah').goods(0, { curry: 2, wood: 1 });
    at.s.boat = 2;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'deliver', to: 'caliph', good: 'curry', markers: 2 });
    expect(at.income(0)).toBe(1 + 1 + 2);
    expect(win(table(), 'sufi').income(0)).toBe(2);
  });

  test('AG-7.3-e evaluation waits for the second marker', () => {
    const at = table().river('cook', 'sufi').onCard('cook', 'oil', 1).goods(0, { wood: 2, curry: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'curry' });
    at.play({ do: 'deliver', to: 'cook', good: 'wood', markers: 2 });
    expect(at.player(0).contracts).toEqual(['cook']);
  });
});

describe('evaluation', () => {
  test('AG-7.4-a, AG-7.4-b, AG-7.4-c, ED-48 most markers win, a tie goes to the topmost slot; the others get favours', () => {
    const at = table().river('subadar', 'painter').onCard('subadar', 'books', 2).onCard('subadar', 'oil', 1);
    at.s.boat = 4;
    at.goods(0, { turmeric: 1 }).play({ do: 'place', space: 'sailor' });
    at.play({ do: 'deliver', to: 'subadar', good: 'turmeric', markers: 1 });
    expect(at.s.players.map((player) => player.contracts.length)).toEqual([0, 0, 1, 0]);
    expect(at.s.players.map((player) => player.favours)).toEqual([1, 1, 0, 0]);
    expect(at.player(2).supply).toBe(22);
  });

  test('AG-7.4-d, INT-2 a winner out of turn decides at once', () => {
    const at = table().river('painter', 'subadar').onCard('painter', 'paintings', 2).onCard('painter', 'cloth', 2);
    at.s.boat = 4;
    at.goods(0, { sandstone: 1 }).lying(2, 'quarry').play({ do: 'place', space: 'sailor' });
    at.play({ do: 'deliver', to: 'painter', good: 'sandstone', markers: 1 });
    expect([at.asks, at.asked]).toEqual(['stand', [2]]);
    at.play({ do: 'stand', space: 'quarry' }, { do: 'advance', guild: 'merchants' });
    expect(at.player(2).influence.merchants).toBe(1);
  });

  test('AG-7.4-e, AG-INT-a immediate effects come before the level counter and the boat', () => {
    const at = table().river('painter', 'subadar').onCard('painter', 'paintings', 0).onCard('painter', 'cloth', 0);
    at.s.boat = 4;
    at.goods(0, { sandstone: 1 }).play({ do: 'place', space: 'sailor' });
    at.play({ do: 'deliver', to: 'painter', good: 'sandstone', markers: 1 });
    expect([at.asks, at.s.boat, at.s.fulfilled[2]]).toEqual(['influence', 4, 0]);
    at.play({ do: 'done' });
    expect([at.s.boat, at.s.fulfilled[2], at.asks]).toEqual([5, 1, 'pierGood']);
  });

  test('AG-7.5-a one optional step for each notable served, after the action, in free order', () => {
    const at = table().river('cook', 'sufi').goods(0, { oil: 1, wood: 1, curry: 1, books: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'books' });
    at.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 1 });
    at.play({ do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    at.play({ do: 'deliver', to: 'sufi', good: 'curry', markers: 1 }, { do: 'done' });
    expect(at.offered('advance').map((move) => move.guild)).toEqual(['artists', 'scholars']);
    at.play({ do: 'advance', guild: 'scholars' }, { do: 'advance', guild: 'artists' });
    expect(at.player(0).influence).toEqual({ artists: 1, merchants: 0, scholars: 1 });
  });

  test('AG-7.5-b, RU-56 in one meditation phase a notable gives one step; a declined one does not count', () => {
    const steps = (first: AgraMove) => {
      const at = table().river('cook', 'sufi').goods(0, { oil: 1, wood: 1 });
      at.s.blocked = 'exchange';
      at.s.turn.points = 6;
      at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' }, first);
      at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' });
      return at.asks;
    };
    expect([steps({ do: 'advance', guild: 'artists' }), steps({ do: 'done' })]).toEqual(['meditation', 'influence']);
  });

  test('AG-7.5-b, ED-18 option perTurn: one step per notable and turn over all sources', () => {
    const steps = (influenceScope: 'perAction' | 'perTurn') => {
      const at = table(4, { influenceScope }).river('cook', 'sufi').goods(0, { oil: 1, wood: 1 });
      at.s.blocked = 'exchange';
      at.s.turn.points = 3;
      at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' }, { do: 'advance', guild: 'artists' });
      at.play(
        { do: 'place', space: 'sailor' },
        { do: 'deliver', to: 'cook', good: 'wood', markers: 1 },
        { do: 'done' },
      );
      return at.asks;
    };
    expect([steps('perAction'), steps('perTurn')]).toEqual(['influence', 'order']);
  });
});

describe('the river', () => {
  const sail = (at: Table, rolls: number[] = []) => {
    for (const step of [{ kind: 'boat' }] as const)
      agra.steps.boat.run(at.s, step, { rng: new Dice(rolls), emit() {} });
    return at;
  };

  test('AG-7.1-b, AG-7.1-c, AG-7.1-d, RU-43 two of level I: pier 2 builds the Builder\u2019s site and he moves', () => {
    const at = table(4, {}, [1]).river('cook', 'sufi').onCard('cook', 'oil', 1).goods(0, { wood: 1 });
    at.s.fulfilled = [1, 0, 0, 0];
    at.s.builder = 'oilPress';
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    expect([at.s.boat, at.s.built.oilPress, at.s.workers.oilPress, at.s.builder]).toEqual([2, true, null, 'brickyard']);
    const pending = table();
    pending.built('oilPress').s.builder = 'oilPress';
    pending.s.fulfilled = [2, 0, 0, 0];
    pending.s.agenda.push({ kind: 'builderMoves', from: 'oilPress' });
    sail(pending, [1]);
    expect(pending.s.agenda.filter((step) => step.kind === 'builderMoves')).toHaveLength(2);
  });

  test('AG-7.1-e, AG-6.2.1.3-c, ED-36 pier 3: the Merchant moves, favours by cotton, limit 4', () => {
    const at = table(4, {}, [2])
      .goods(0, { cotton: 4, oil: 1 })
      .river('muezzin', 'caliph')
      .onCard('muezzin', 'paper', 1);
    at.s.boat = 2;
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'muezzin', good: 'oil', markers: 1 });
    expect([at.s.boat, at.s.merchant, at.s.coins.sawmill, at.player(0).favours]).toEqual([3, 'turmericFarm', 1, 3]);
    expect(at.events.find((e) => e.is === 'boat')).toMatchObject({ pier: 3, limit: 4 });
  });

  test('AG-7.1-f, AG-7.1-g, ED-22 pier 4 after two of level II in total: tokens return, a favour each, limit 5', () => {
    const at = table();
    at.s.boat = 3;
    at.s.fulfilled = [2, 2, 0, 0];
    at.s.prices.price1 = { good: 'wood', face: 2 };
    sail(at);
    expect([at.s.boat, at.s.prices.price1]).toEqual([4, { good: null, face: 1 }]);
    expect(at.s.players.map((player) => player.favours)).toEqual([1, 1, 1, 1]);
    const more = table(4, { pier3Threshold: 'twoMore' });
    more.s.boat = 3;
    more.s.fulfilled = [2, 2, 0, 0];
    expect(sail(more).s.boat).toBe(3);
  });

  test('RU-57, RU-17 first French printing: three of level II in all, which two players can reach', () => {
    const at = table(2, { edition: 'french' });
    at.s.boat = 3;
    at.s.fulfilled = [2, 2, 0, 0];
    expect(sail(at).s.boat).toBe(3);
    at.s.fulfilled = [2, TABLE[2]?.notables[1] ?? 0, 0, 0];
    expect(sail(at).s.boat).toBe(4);
  });

  test('AG-7.1-h, INT-3 pier 5: a good by cotton, clockwise from the active player; cotton is not spent', () => {
    const at = table(2).goods(1, { cotton: 1 }).river('subadar', 'painter').onCard('subadar', 'books', 0);
    at.onCard('subadar', 'oil', 0).goods(0, { turmeric: 1 });
    at.s.boat = 4;
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'subadar', good: 'turmeric', markers: 1 });
    expect([at.asks, at.asked]).toEqual(['pierGood', [0]]);
    at.play({ do: 'take', good: 'cotton' });
    expect(at.asked).toEqual([1]);
    expect(at.refusal({ do: 'take', good: 'wood' })).toBe('AG-7.1-h');
    at.play({ do: 'take', good: 'curry' });
    expect([at.player(1).goods.cotton, at.player(1).goods.curry, at.asks]).toEqual([1, 1, 'sailor']);
  });

  test('AG-7.1-i, AG-8.1, RU-22 a level-IV contract triggers the end and brings the boat to pier 6', () => {
    const at = win(table(), 'dewan');
    expect([at.s.boat, at.s.turnsLeft]).toEqual([6, 7]);
  });

  test('RU-16, RU-17 the boat goes on while thresholds are met', () => {
    const at = table();
    at.s.boat = 2;
    at.s.fulfilled = [2, 2, 0, 0];
    sail(at);
    expect([at.s.boat, at.s.agenda.some((step) => step.kind === 'boat')]).toEqual([3, true]);
  });
});

describe('contracts', () => {
  test('AG-N01 several goods as payment, only in one go; a rupee per cloth', () => {
    const at = table()
      .contracts(0, 'portugueseTrader')
      .river('cook', 'jagirdar')
      .goods(0, { wood: 2, cloth: 1, oil: 1 });
    at.s.boat = 2;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'deliver', to: 'jagirdar', good: 'cloth', markers: 1 });
    expect([at.income(0), at.refusal({ do: 'pay', good: 'wood' })]).toEqual([2, 'AG-SAI-b']);
  });

  test('AG-N02 Sufi: the counter moves on', () => {
    expect(win(table(), 'sufi').player(0).counter).toBe(2);
  });

  test('AG-N02, AG-N-c Sufi: on its last space the counter stays', () => {
    const at = table();
    at.player(0).counter = 5;
    win(at, 'sufi');
    expect([at.player(0).contracts, at.player(0).counter]).toEqual([['sufi'], 5]);
    expect(at.events.some(({ is }) => is === 'counter')).toBe(false);
  });

  test('AG-N03-a, AG-N03-b, ED-10 Takshaka: one more value and a rupee; at the Builder only by option', () => {
    const at = table().contracts(0, 'takshaka').goods(0, { planks: 1 });
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'oilPress' });
    at.play({ do: 'materials', sandstone: 0, wood: 0, cement: 0, planks: 1 });
    expect(at.income(0)).toBe(1);
    const builder = (takshakaBuilder: 'excluded' | 'included') => {
      const site = table(4, { takshakaBuilder }).contracts(0, 'takshaka');
      return site.play({ do: 'place', space: 'tailor' }).income(0);
    };
    expect([builder('excluded'), builder('included')]).toEqual([0, 1]);
  });

  test('AG-N04, AG-N05, RU-28 Mahout and Khatib: one more, also with a production of 0', () => {
    const at = table().contracts(0, 'mahout', 'khatib');
    at.player(0).farmers = { top: 4, right: 2, bottom: 3, left: 3 };
    at.player(0).covers.top5 = false;
    at.player(0).farmers.top = 5;
    expect(at.play({ do: 'place', space: 'sawmill' }).offered('produce').at(-1)?.count).toBe(1);
    const cotton = table().contracts(0, 'khatib').play({ do: 'place', space: 'cottonPlantation' });
    expect(cotton.offered('produce').at(-1)?.count).toBe(3);
  });

  test('AG-N06-a, AG-N06-b, ED-15 French Trader: one of each value, once per turn; any three by option', () => {
    const at = table().contracts(0, 'frenchTrader').goods(0, { wood: 1, cotton: 1 });
    at.play({ do: 'contract', notable: 'frenchTrader', good: 'wood' });
    expect(at.refusal({ do: 'contract', notable: 'frenchTrader', good: 'cotton' })).toBe('AG-N-b');
    at.s.turn.contracts.length = 0;
    expect(at.refusal({ do: 'contract', notable: 'frenchTrader', good: 'cotton' })).toBe('AG-N-b');
    const any = table(4, { frenchTraderMode: 'anyThree' }).contracts(0, 'frenchTrader').goods(0, { wood: 1 });
    any.player(0).frenchTrader.push(1, 1);
    any.player(0).supply -= 2;
    any.play({ do: 'contract', notable: 'frenchTrader', good: 'wood' });
    expect([any.income(0), any.player(0).frenchTrader]).toEqual([5, []]);
  });

  test('AG-N07-a, ED-13 Dyer: two of the produced goods for one of the row worth at most 2', () => {
    const offered = (dyerValue: 'max2' | 'exactly2') => {
      const at = table(4, { dyerValue }).contracts(0, 'dyer');
      at.s.prices.price1 = { good: 'dye', face: 1 };
      at.play({ do: 'place', space: 'turmericFarm' }, { do: 'produce', count: 2 });
      return at.offered('dye').map((move) => move.good);
    };
    expect([offered('max2'), offered('exactly2')]).toEqual([['curry', 'dye'], ['curry']]);
    const at = table().contracts(0, 'dyer').play({ do: 'place', space: 'turmericFarm' }, { do: 'produce', count: 2 });
    at.play({ do: 'dye', good: 'dye' });
    expect([at.player(0).goods.turmeric, at.player(0).goods.dye, at.asks]).toEqual([0, 1, 'order']);
  });

  test('AG-N07-a, AG-INT-c before the Dyer something may be done, and his question comes back', () => {
    const at = table().contracts(0, 'dyer').favours(0, 4).play({ do: 'place', space: 'turmericFarm' });
    at.play({ do: 'favour', action: 'baseGood', good: 'wood' });
    expect([at.asks, at.player(0).goods.wood]).toEqual(['produce', 1]);
    at.play({ do: 'produce', count: 2 }, { do: 'release' }, { do: 'return', what: 'wood' });
    expect([at.asks, at.player(0).goods.wood]).toEqual(['dyer', 0]);
    at.play({ do: 'dye', good: 'curry' });
    expect([at.player(0).goods.turmeric, at.player(0).goods.curry]).toEqual([0, 1]);
  });

  test('AG-N08-a, INT-6, ED-17 Cook: ejected standing workers stay there, at most two, by a standing preference', () => {
    const at = table().contracts(1, 'cook').worker(1, 'trader', 'botanist');
    at.play({ do: 'place', space: 'trader' });
    expect([at.player(1).cook, at.player(1).workers, at.player(1).favours]).toEqual([1, 8, 1]);
    const sent = table().contracts(1, 'cook').worker(1, 'trader');
    sent.player(1).standing = { ...sent.player(1).standing, cookKeeps: false };
    sent.play({ do: 'place', space: 'trader' });
    expect([sent.player(1).cook, sent.player(1).workers]).toEqual([0, 10]);
    const mine = table().play({ do: 'standing' }, { do: 'cook', keeps: false });
    expect(mine.player(0).standing.cookKeeps).toBe(false);
  });

  test('AG-SAI-b, AG-N01, RU-61 an any-time action ends the payment, also where it wins the Portuguese Trader', () => {
    const at = table()
      .tiles(0, 'ft12')
      .favours(0, 4)
      .river('portugueseTrader', 'sufi')
      .onCard('portugueseTrader', 'cloth', 0)
      .goods(0, { turmeric: 1, wood: 1, cotton: 1, curry: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'favour', action: 'ft12', to: 'portugueseTrader', good: 'turmeric' });
    while (at.asks !== 'sailor') at.play({ do: 'done' });
    expect([at.player(0).contracts, at.offered('pay')]).toEqual([['portugueseTrader'], []]);
  });

  test('AG-N10-b, AG-7.4-a, AG-INT-a, RU-62 the favour for a reaction comes after the evaluation that it brings about', () => {
    const at = table().contracts(1, 'jagirdar').river('cook', 'sufi').onCard('cook', 'oil', 0).goods(1, { wood: 1 });
    at.goods(0, { paper: 2 }).favours(0, at.player(0).supply);
    expect(at.player(0).supply).toBe(0);
    const before = at.player(0).favours;
    at.play({ do: 'place', space: 'sailor' }, { do: 'done' });
    at.answer(1, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 }).answer(1, { do: 'done' });
    // The marker that comes back from the card is the one that becomes the favour: nothing has to be released.
    expect([at.asks, at.player(0).contracts, at.player(0).favours]).toEqual(['order', ['cook'], before + 1]);
  });

  test('AG-N10-a, RU-18 Jagirdar: one more free delivery, also in the rest of the action that won it', () => {
    const at = table().river('jagirdar', 'mullah').onCard('jagirdar', 'cloth', 0).goods(0, { planks: 1, bricks: 1 });
    at.s.boat = 3;
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'jagirdar', good: 'planks', markers: 1 });
    const step = at.s.agenda.at(-1);
    expect(step?.kind === 'sailor' && deliveriesLeft(at.s, step)).toBe(1);
  });

  test('AG-N10-b, AG-SAI-g, INT-4, ED-14, ED-49 the reaction after another\u2019s Sailor action', () => {
    const at = table().contracts(1, 'jagirdar').river('cook', 'sufi').goods(1, { oil: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'done' });
    expect([at.asks, at.asked]).toEqual(['jagirdar', [1]]);
    expect(at.refusal({ do: 'deliver', to: 'cook', good: 'oil', markers: 2 })).toBe('AG-7.3-a');
    at.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 1 }, { do: 'advance', guild: 'artists' });
    expect([at.income(1), at.player(1).influence.artists, at.player(0).favours]).toEqual([1, 1, 1]);
    expect(at.asks).toBe('order');
  });

  test('AG-N11 Caliph: a cotton stands up a worker, once per turn', () => {
    const at = table().contracts(0, 'caliph').goods(0, { cotton: 2 }).lying(0, 'quarry', 'sailor');
    at.play({ do: 'contract', notable: 'caliph', space: 'quarry' });
    expect([at.s.lying.quarry, at.player(0).goods.cotton]).toEqual([false, 1]);
    expect(at.refusal({ do: 'contract', notable: 'caliph', space: 'sailor' })).toBe('AG-N-b');
  });

  test('AG-N13, RU-41, RU-53 Mullah: the first favour action that costs more than one is one cheaper', () => {
    const at = table().contracts(0, 'mullah').favours(0, 4).goods(0, { wood: 1 });
    at.play({ do: 'favour', action: 'baseGood', good: 'cotton' });
    expect(at.player(0).favours).toBe(3);
    at.play({ do: 'favour', action: 'baseTransform', to: 'paper', count: 1 });
    expect(at.player(0).favours).toBe(0);
    const poor = table().contracts(0, 'mullah').favours(0, 1);
    expect(poor.refusal({ do: 'favour', action: 'baseGood', good: 'wood' })).toBe('AG-SEC.2-b');
  });

  test('AG-N14, AG-N-b English Trader: an exchange, once per turn', () => {
    const at = table().contracts(0, 'englishTrader').goods(0, { oil: 1 });
    at.play({ do: 'contract', notable: 'englishTrader', good: 'oil' }, { do: 'take', good: 'dye' });
    expect(at.player(0).goods.dye).toBe(1);
    expect(at.refusal({ do: 'contract', notable: 'englishTrader', good: 'dye' })).toBe('AG-N-b');
    expect(at.refusal({ do: 'contract', notable: 'caliph', space: 'quarry' })).toBe('AG-7.4-d');
  });

  test('AG-N15-a, RU-47 Mosaic Maker: any tile; with three tiles one of four is given up, then the display refilled', () => {
    const at = win(table().tiles(0, 'ft01', 'ft02', 'ft03'), 'mosaicMaker');
    const tile = at.s.display[0] ?? 'ft04';
    at.play({ do: 'favourTile', tile }, { do: 'giveUp', tile: 'ft01' });
    expect([at.player(0).tiles, at.s.display.length]).toEqual([['ft02', 'ft03', tile], 3]);
    expect([...at.s.display, ...at.s.pile]).toContain('ft01');
  });

  test('AG-N15-a, ED-27 Mosaic Maker: a fourth tile from the pile leaves the display as it is', () => {
    const at = win(table().tiles(0, 'ft01', 'ft02', 'ft03'), 'mosaicMaker');
    const display = [...at.s.display];
    const tile = at.s.pile[0] ?? 'ft04';
    at.play({ do: 'favourTile', tile }, { do: 'giveUp', tile: 'ft01' });
    expect([at.player(0).tiles, at.s.display]).toEqual([['ft02', 'ft03', tile], display]);
    expect(at.s.pile).toContain('ft01');
  });

  test('AG-N16-a, RU-12, RU-13, AG-5.2.4-d Mujtahida builds the first site, with bonus tile, worker and followers', () => {
    const at = table(4, {}, [1]).goods(0, { sandstone: 1 }).goods(2, { sandstone: 1 });
    at.s.builder = 'cementWorks';
    win(at, 'mujtahida');
    expect([at.s.built.cementWorks, at.asks]).toEqual([true, 'bonusTile']);
    at.play({ do: 'bonusTile', tile: 'bb2a' }, { do: 'advance', guild: 'artists' }, { do: 'transform', count: 1 });
    expect([at.s.workers.cementWorks, at.asked]).toEqual([0, [2]]);
    at.play({ do: 'follow', count: 1 });
    expect([at.player(0).favours, at.player(0).goods.cement, at.s.builder]).toEqual([1, 1, 'plankMill']);
  });

  test('AG-N16-a, AG-N-c without a worker in supply nothing is placed or transformed', () => {
    const at = table().goods(0, { sandstone: 1 });
    at.worker(0, 'architect', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation');
    at.built('oilPress').worker(0, 'oilPress').built('tailor').s.builder = 'studio';
    at.worker(0, 'tailor');
    win(at, 'mujtahida').play({ do: 'bonusTile', tile: 'bb2c' });
    expect([at.s.workers.cementWorks, at.asks]).toEqual([null, 'sailor']);
  });

  test('AG-N16-b, ED-11 two rupees per statue, one by option', () => {
    const rupees = (mujtahidaStatueBonus: '2' | '1') => {
      const at = table(4, { mujtahidaStatueBonus }).contracts(0, 'mujtahida').goods(0, { statues: 1 }).orderPhase();
      return at.play({ do: 'gift', good: 'statues', slot: 'statues' }).income(0);
    };
    expect([rupees('2'), rupees('1')]).toEqual([2, 1]);
  });

  test('AG-N17, AG-N19, AG-8.7 Dutch Trader and Subadar at the end', () => {
    const at = table().contracts(0, 'dutchTrader', 'subadar');
    at.s.orders.artists[0] = 0;
    at.s.orders.scholars[0] = 0;
    at.s.orders.scholars[1] = 0;
    expect(score(at.s).sheet.find((line) => line.key === 'contracts')?.values[0]).toBe(3 + 3);
  });

  test('AG-N18, ED-16 Painter: up to three workers and a step of choice', () => {
    const at = win(table().lying(0, 'quarry', 'trader', 'botanist', 'architect'), 'painter');
    at.play({ do: 'stand', space: 'quarry' }, { do: 'stand', space: 'trader' }, { do: 'stand', space: 'botanist' });
    expect([at.s.lying.architect, at.asks]).toEqual([true, 'influence']);
  });

  test('AG-N20, RU-32, RU-49 Sadr us-Sudur: the bonus by the good, the marker on the slot; it may be declined', () => {
    const at = win(table().contracts(0, 'cook').goods(0, { oil: 1 }), 'sadrUsSudur');
    const before = at.income(0);
    at.play({ do: 'gift', good: 'oil', slot: 'dye' });
    expect([at.s.akbar.dye, at.income(0) - before]).toEqual([0, 1]);
    expect(score(at.s).sheet.find((line) => line.key === 'contracts')?.values[0]).toBe(1);
    const declined = win(table().goods(0, { oil: 1 }), 'sadrUsSudur').play({ do: 'done' });
    expect(declined.player(0).goods.oil).toBe(1);
  });

  test('AG-N21 Grand Mufti: three favours, and three rupees per set of three guilds', () => {
    const at = win(table().contracts(0, 'mahout'), 'grandMufti');
    expect(at.player(0).favours).toBe(3);
    at.s.orders.artists[0] = 0;
    at.player(0).supply--;
    expect(score(at.s).sheet.find((line) => line.key === 'contracts')?.values[0]).toBe(3);
  });

  /** Three favours at once; at the end a rupee for an order and a contract of the guild and for the card itself. */
  const ofItsGuild = (id: Notable, other: Notable) => {
    const at = win(table().contracts(0, other), id);
    const atTheEnd = () => score(at.s).sheet.find((line) => line.key === 'contracts')?.values[0];
    const contracts = atTheEnd();
    at.s.orders[NOTABLES[id].guild][0] = 0;
    return [at.player(0).favours, contracts, atTheEnd()];
  };

  test('AG-N22 Grand Imam: three favours, and a rupee per order and contract of the Scholars', () => {
    expect(ofItsGuild('grandImam', 'khatib')).toEqual([3, 2, 3]);
    expect(ofItsGuild('grandImam', 'mahout')).toEqual([3, 1, 2]);
  });

  test('AG-N23 Court Artist: three favours, and a rupee per order and contract of the Artists', () => {
    expect(ofItsGuild('courtArtist', 'takshaka')).toEqual([3, 2, 3]);
    expect(ofItsGuild('courtArtist', 'khatib')).toEqual([3, 1, 2]);
  });

  test('AG-N24 Dewan: three favours, and a rupee per order and contract of the Merchants', () => {
    expect(ofItsGuild('dewan', 'mahout')).toEqual([3, 2, 3]);
    expect(ofItsGuild('dewan', 'takshaka')).toEqual([3, 1, 2]);
  });
});

describe('building bonus tiles', () => {
  const take = (tile: 'bb2d' | 'bb3b' | 'bb4d', level: 2 | 3 | 4) => {
    const at = table();
    at.s.agenda.push({ kind: 'bonusTile', seat: 0, level });
    return at.play({ do: 'bonusTile', tile });
  };

  test('AG-BB2, RU-54 a cover tile and 2 rupees', () => {
    const at = take('bb2d', 2).play({ do: 'uncover', cover: 'top1' });
    expect([at.income(0), at.player(0).covers.top1]).toEqual([2, false]);
  });

  test('AG-BB3 a step that may be declined and 4 rupees', () => {
    const at = take('bb3b', 3);
    expect(at.offered('advance')).toEqual([{ do: 'advance', guild: 'scholars' }]);
    expect(at.play({ do: 'done' }).income(0)).toBe(4);
  });

  test('AG-BB4, AG-ARC-c a favour and 5 rupees; tiles of other levels are refused', () => {
    const at = take('bb4d', 4);
    expect([at.income(0), at.player(0).favours]).toEqual([5, 1]);
    at.s.agenda.push({ kind: 'bonusTile', seat: 0, level: 4 });
    expect(at.refusal({ do: 'bonusTile', tile: 'bb3a' })).toBe('AG-ARC-c');
  });
});
