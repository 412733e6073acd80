import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/index.ts';
import { SITES, SPACES } from './data.ts';
import { roll } from './die.ts';
import { agra } from './index.ts';
import { Dice, table } from './testing.ts';

const QUIET = { rng: new Dice([]), emit() {} };

describe('the turn', () => {
  test('AG-4-a, AG-4-b, RU-37 one main action each, clockwise, rounds start with the first player', () => {
    const at = table(2);
    at.play({ do: 'place', space: 'trader' }, { do: 'done' }, { do: 'end' });
    expect([at.asked, at.s.round]).toEqual([[1], 1]);
    at.play({ do: 'place', space: 'botanist' }, { do: 'done' }, { do: 'end' });
    expect([at.asked, at.s.round]).toEqual([[0], 2]);
  });

  test('AG-4-c, AG-INT-c, RU-58 any-time actions at own decision points, also in the middle of an action', () => {
    const at = table().goods(0, { clothing: 1, wood: 1 }).river('cook', 'sufi');
    at.play({ do: 'place', space: 'sailor' }, { do: 'luxury', good: 'clothing' });
    expect([at.asks, at.income(0)]).toEqual(['sailor', 3]);
  });

  test('AG-INT-c, AG-INT-e no any-time action inside a chain', () => {
    const at = table().goods(0, { clothing: 1, dye: 1, cement: 1, cotton: 1 }).river('mosaicMaker', 'muezzin');
    at.s.boat = 3;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'cotton' });
    at.play({ do: 'deliver', to: 'mosaicMaker', good: 'dye', markers: 1 });
    at.play({ do: 'deliver', to: 'mosaicMaker', good: 'cement', markers: 1 });
    expect(at.asks).toBe('mosaicTile');
    expect(at.refusal({ do: 'luxury', good: 'clothing' })).toBe('AG-INT-c');
    expect(at.refusal({ do: 'produce', count: 1 })).toBe('AG-N15-a');
  });

  test('AG-INT-c, AG-INT-e, RU-58 whatever is asked inside a chain, what refuses an any-time action is the chain', () => {
    const clothing = { do: 'luxury', good: 'clothing' } as const;
    const served = table().goods(0, { clothing: 1, wood: 1 }).river('cook', 'sufi');
    served.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    served.play({ do: 'done' });
    expect([served.asks, served.refusal(clothing)]).toEqual(['influence', 'AG-INT-c']);
    expect(served.refusal({ do: 'advance', guild: 'scholars' })).toBe('AG-7.5-a');
    const studying = table().goods(0, { clothing: 1, wood: 2 });
    studying.play({ do: 'place', space: 'botanist' }, { do: 'study' }, { do: 'pay', good: 'wood' });
    expect([studying.asks, studying.refusal(clothing)]).toEqual(['study', 'AG-INT-c']);
    const trading = table().goods(0, { clothing: 1, wood: 2 });
    trading.play({ do: 'place', space: 'trader' }, { do: 'give', good: 'wood' });
    expect([trading.asks, trading.refusal(clothing)]).toEqual(['trade', 'AG-INT-c']);
    const away = table().contracts(1, 'jagirdar').goods(1, { clothing: 1, wood: 1 }).river('cook', 'sufi');
    away.play({ do: 'place', space: 'sailor' }, { do: 'done' });
    expect([away.asks, away.asked, away.refusal(clothing)]).toEqual(['jagirdar', [1], 'AG-INT-e']);
  });

  test('AG-4-d markers on favour actions and scrolls return at the end of the turn', () => {
    const at = table().goods(0, { clothing: 1 }).favours(0, 2).orderPhase();
    at.play({ do: 'luxury', good: 'clothing' }, { do: 'favour', action: 'baseGood', good: 'wood' });
    expect([at.player(0).scrolls, at.player(0).onActions, at.player(0).supply]).toEqual([
      ['clothing'],
      ['baseGood'],
      19,
    ]);
    at.play({ do: 'end' });
    expect([at.player(0).scrolls, at.player(0).onActions, at.player(0).supply]).toEqual([[], [], 21]);
  });

  test('AG-4-e no way back to an earlier phase', () => {
    const at = table().worker(0, 'quarry').orderPhase();
    expect(at.refusal({ do: 'lay', space: 'quarry' })).toBe('AG-4-e');
    expect(at.refusal({ do: 'place', space: 'sailor' })).toBe('AG-4-e');
  });
});

describe('placing', () => {
  test('AG-5.1-a, AG-6.2.1.1-a characters, built buildings and the Builder site, with a worker from supply', () => {
    const at = table();
    at.s.builder = 'curryMill';
    expect(at.offered('place').map((move) => move.space)).toEqual([
      ...['architect', 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation'],
      'curryMill',
    ]);
    expect(at.refusal({ do: 'place', space: 'oilPress' })).toBe('AG-5.1-a');
    at.play({ do: 'place', space: 'trader' });
    expect([at.s.workers.trader, at.player(0).workers]).toEqual([0, 9]);
  });

  test('AG-6.2-a, RU-05 a space may be chosen although its effect is nil', () => {
    const at = table().built('paperMill');
    at.play({ do: 'place', space: 'paperMill' });
    expect(at.asks).toBe('order');
  });

  test('AG-6.2.1.2-a another player\u2019s lying worker goes home without compensation', () => {
    const at = table().lying(2, 'trader');
    at.play({ do: 'place', space: 'trader' });
    expect([at.player(2).workers, at.player(2).favours, at.s.workers.trader]).toEqual([10, 0, 0]);
  });

  test('AG-6.2.1.2-b, ED-06, ED-46, AG-5.5-a a standing one brings favours', () => {
    const at = table().worker(2, 'trader');
    at.play({ do: 'place', space: 'trader' });
    expect([at.player(2).workers, at.player(2).favours, at.player(2).supply]).toEqual([10, 1, 21]);
    expect(at.player(0).supply).toBe(22);
  });

  test('AG-6.2.1.2-c peonage costs 2 rupees, places no worker and stands a lying one up', () => {
    const at = table().lying(0, 'trader');
    at.play({ do: 'place', space: 'trader' });
    expect([at.player(0).rupees, at.player(0).workers, at.s.lying.trader]).toEqual([0, 9, false]);
    const poor = table().worker(0, 'trader');
    poor.player(0).rupees = 1;
    expect(poor.refusal({ do: 'place', space: 'trader' })).toBe('AG-6.2.1.2-c');
  });

  test('AG-6.2.1.2-d, RU-02, ED-31 without a worker in supply peonage is forced and costs what there is', () => {
    const at = table();
    at.built('oilPress', 'curryMill');
    at.worker(0, 'architect', 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'oilPress');
    at.worker(0, 'cottonPlantation', 'curryMill').s.built.dyeWorks = true;
    at.player(0).rupees = 0;
    expect(at.refusal({ do: 'place', space: 'dyeWorks' })).toBe('AG-6.2.1.2-d');
    at.play({ do: 'place', space: 'trader' });
    expect(at.player(0).rupees).toBe(0);
  });

  test('AG-INV-g, RU-51 with a worker in supply there is always a space without an own worker', () => {
    const at = table();
    at.worker(0, 'architect', 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation');
    at.player(0).rupees = 0;
    expect(at.offered('place')).toEqual([{ do: 'place', space: 'tailor' }]);
    const built = table().built(...SITES);
    built.s.builder = null;
    built.worker(0, 'architect', 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'oilPress');
    built.worker(0, 'cottonPlantation').player(0).rupees = 0;
    expect(built.offered('place')).toHaveLength(SPACES.length - 9);
  });

  test('AG-N12, AG-FT10, RU-33 peonage for 1 with the Calligrapher, for nothing with FT10', () => {
    const at = table().worker(0, 'trader').contracts(0, 'calligrapher').favours(0, 3).tiles(0, 'ft10');
    expect(at.offered('placeFree')).toEqual([{ do: 'placeFree', space: 'trader' }]);
    expect(at.refusal({ do: 'placeFree', space: 'sailor' })).toBe('AG-FT10');
    at.play({ do: 'placeFree', space: 'trader' });
    expect([at.player(0).rupees, at.player(0).favours, at.player(0).onActions]).toEqual([2, 0, ['ft10']]);
    const paid = table().worker(0, 'trader').contracts(0, 'calligrapher');
    paid.play({ do: 'place', space: 'trader' });
    expect(paid.player(0).rupees).toBe(1);
  });
});

describe('the Merchant', () => {
  test('AG-6.2.1.3-a, AG-6.2.1.3-d, RU-07 rupees on the building are taken before the effect, also with peonage', () => {
    const at = table().worker(0, 'sawmill');
    at.s.coins.sawmill = 5;
    at.play({ do: 'place', space: 'sawmill' });
    expect([at.player(0).rupees, at.s.coins.sawmill, at.asks]).toEqual([5, 0, 'produce']);
  });

  test('AG-6.2.1.3-b, AG-INFO-d two favours after the effect, then the die moves him over built buildings', () => {
    const at = table(4, {}, [2]).built('oilPress');
    at.s.merchant = 'cottonPlantation';
    at.play({ do: 'place', space: 'cottonPlantation' });
    expect(at.player(0).favours).toBe(0);
    at.play({ do: 'produce', count: 2 });
    expect([at.player(0).favours, at.s.merchant]).toEqual([2, 'quarry']);
    expect(at.s.coins.oilPress).toBe(1);
  });

  test('AG-6.2.1.3-e, RU-06, ED-42, RU-44 a rupee for each building passed, each time; by option also at the ends', () => {
    const coins = (merchantRupees: 'between' | 'betweenAndDestination' | 'originAndBetween') => {
      const { s } = table(4, { merchantRupees });
      agra.steps.merchantMoves.run(s, { kind: 'merchantMoves' }, { rng: new Dice([6]), emit() {} });
      return [s.merchant, s.coins.quarry, s.coins.sawmill, s.coins.turmericFarm, s.coins.cottonPlantation];
    };
    expect(coins('between')).toEqual(['turmericFarm', 1, 2, 1, 1]);
    expect(coins('betweenAndDestination')).toEqual(['turmericFarm', 1, 2, 2, 1]);
    expect(coins('originAndBetween')).toEqual(['turmericFarm', 2, 2, 1, 1]);
    expect(roll(new Dice([6]))).toBe(6);
  });

  test('RU-43, AG-INT-c a decision point before the favours; the visitor gets them though he has moved on', () => {
    const at = table(4, {}, [1, 2]).river('muezzin', 'caliph').onCard('muezzin', 'oil', 1).goods(0, { paper: 1 });
    at.favours(0, 4).tiles(0, 'ft12');
    at.s.boat = 2;
    at.s.fulfilled = [2, 0, 0, 0];
    at.s.merchant = 'sawmill';
    at.play({ do: 'place', space: 'sawmill' }, { do: 'produce', count: 0 });
    expect(at.asks).toBe('goOn');
    at.play({ do: 'favour', action: 'ft12', to: 'muezzin', good: 'paper' });
    expect([at.s.boat, at.s.merchant]).toEqual([3, 'turmericFarm']);
    at.play({ do: 'done' }, { do: 'done' });
    expect([at.player(0).favours, at.s.merchant]).toEqual([5, 'quarry']);
  });
});

describe('the Builder', () => {
  test('AG-6.2.1.4-a his site is built free, without bonus tile, and up to 3 goods transformed', () => {
    const at = table(4, {}, [2]).goods(0, { cotton: 4 });
    at.s.builder = 'oilPress';
    at.play({ do: 'place', space: 'oilPress' });
    expect([at.s.built.oilPress, at.asks]).toEqual([true, 'transform']);
    at.play({ do: 'transform', count: 3 });
    expect([at.player(0).goods.oil, at.player(0).bonusTiles, at.s.builder]).toEqual([3, [], 'paperMill']);
  });

  test('AG-6.2.1.4-b over unbuilt sites, wrapping; with one left he stops there; with none he leaves', () => {
    const at = table().built('tailor', 'studio');
    agra.steps.builderMoves.run(at.s, { kind: 'builderMoves', from: 'tailor' }, { rng: new Dice([3]), emit() {} });
    expect(at.s.builder).toBe('curryMill');
    at.built(...SITES);
    at.s.built.oilPress = false;
    agra.steps.builderMoves.run(at.s, { kind: 'builderMoves', from: 'curryMill' }, { rng: new Dice([4]), emit() {} });
    expect(at.s.builder).toBe('oilPress');
    at.s.built.oilPress = true;
    agra.steps.builderMoves.run(at.s, { kind: 'builderMoves', from: 'oilPress' }, QUIET);
    expect(at.s.builder).toBeNull();
  });

  test('AG-6.2.1.4-c, AG-ARC-e, RU-15, ED-44 built by the Architect at the normal price, he moves afterwards', () => {
    const at = table(4, {}, [1]).goods(0, { planks: 1, sandstone: 1 });
    at.s.builder = 'curryMill';
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'curryMill' });
    at.play({ do: 'materials', sandstone: 1, wood: 0, cement: 0, planks: 1 });
    expect(at.s.builder).toBe('curryMill');
    at.play({ do: 'bonusTile', tile: 'bb2c' });
    expect([at.s.builder, at.player(0).bonusTiles]).toEqual(['oilPress', ['bb2c']]);
  });
});

describe('the Architect', () => {
  test('AG-ARC-a a step of influence', () => {
    const at = table().play({ do: 'place', space: 'architect' }, { do: 'advance', guild: 'artists' });
    expect([at.player(0).influence.artists, at.asks]).toEqual([1, 'order']);
  });

  test('AG-ARC-b, AG-5.3-a, AG-5.3-b, RU-30, RU-52 materials, the bonus for two kinds, sparing payments only', () => {
    const at = table().goods(0, { wood: 3, sandstone: 1, planks: 2 });
    at.s.prices.price1 = { good: 'wood', face: 2 };
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'oilPress' });
    const paid = at.offered('materials').map(({ sandstone, wood, planks }) => [sandstone, wood, planks]);
    expect(paid).toEqual([
      [0, 0, 2],
      [0, 1, 1],
      [0, 3, 0],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(at.refusal({ do: 'materials', sandstone: 0, wood: 2, cement: 0, planks: 0 })).toBe('AG-ARC-b');
  });

  test('AG-ARC-c, AG-ARC-d, AG-5.3-c bonus tile of the level, a second worker, optional transformation', () => {
    const at = table().goods(0, { cement: 2, sandstone: 1 });
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'brickyard' });
    at.play({ do: 'materials', sandstone: 0, wood: 0, cement: 2, planks: 0 }, { do: 'bonusTile', tile: 'bb3c' });
    expect([at.player(0).workers, at.s.workers.brickyard, at.s.lying.brickyard]).toEqual([8, 0, false]);
    at.play({ do: 'transform', count: 0 });
    expect([at.asks, at.player(0).goods.sandstone, at.s.bonusTiles.includes('bb3c')]).toEqual(['order', 1, false]);
  });

  test('AG-ARC-b, RU-02 no build without a further worker; by peonage one is enough', () => {
    const at = table().goods(0, { wood: 2, sandstone: 1 });
    at.worker(0, 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation');
    at.built('oilPress', 'curryMill').worker(0, 'oilPress', 'curryMill');
    at.play({ do: 'place', space: 'architect' });
    expect(at.offered('build')).toEqual([]);
    const peon = table().goods(0, { wood: 2, sandstone: 1 }).worker(0, 'architect');
    peon.worker(0, 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation');
    peon.built('oilPress').worker(0, 'oilPress').play({ do: 'place', space: 'architect' });
    expect(peon.offered('build').length).toBeGreaterThan(0);
  });
});

describe('the Sailor', () => {
  test('AG-SAI-a, AG-SAI-d, RU-24 one order and any number of notables, interleaved', () => {
    const at = table().river('cook', 'sufi').goods(0, { paintings: 1, oil: 1, dye: 1, wood: 1 });
    at.s.orderMarkers.merchants = 4;
    at.player(0).influence.merchants = 1;
    at.play({ do: 'place', space: 'sailor' });
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('AG-SAI-d');
    at.play({ do: 'pay', good: 'paintings' }, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    at.play({ do: 'order', guild: 'merchants' });
    expect(at.refusal({ do: 'order', guild: 'artists' })).toBe('AG-6.3.2-c');
    at.play({ do: 'done' }, { do: 'advance', guild: 'artists' });
    expect([at.player(0).influence.artists, at.s.orders.merchants[4]]).toEqual([1, 0]);
  });

  test('AG-SAI-b, AG-SAI-c, RU-25 one payment, at any moment; unused deliveries are sold back', () => {
    const at = table().river('cook', 'sufi').goods(0, { books: 2, wood: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    at.play({ do: 'pay', good: 'books' });
    expect(at.refusal({ do: 'pay', good: 'books' })).toBe('AG-SAI-b');
    at.play({ do: 'done' }, { do: 'done' });
    expect(at.income(0)).toBe(1 + 3);
  });

  test('AG-SAI-e, AG-7.3-a, AG-7.3-b, AG-7.3-c, AG-7.3-d a double delivery uses two deliveries and pays one rupee more', () => {
    const at = table().river('subadar', 'painter').goods(0, { oil: 2, curry: 1 });
    at.s.boat = 4;
    at.play({ do: 'place', space: 'sailor' });
    expect(at.refusal({ do: 'deliver', to: 'subadar', good: 'oil', markers: 2 })).toBe('AG-SAI-b');
    at.play({ do: 'pay', good: 'curry' }, { do: 'deliver', to: 'subadar', good: 'oil', markers: 2 });
    expect(at.income(0)).toBe(1 + 1);
    expect(at.s.river[0]?.markers).toEqual([0, 2, 0]);
    expect(at.offered('deliver')).toEqual([]);
  });

  test('AG-7.3-d, RU-19 a slot filled earlier can no longer be doubled', () => {
    const at = table().river('cook', 'sufi').goods(0, { oil: 2, curry: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'cook', good: 'oil', markers: 1 });
    at.play({ do: 'pay', good: 'curry' });
    expect(at.refusal({ do: 'deliver', to: 'cook', good: 'oil', markers: 2 })).toBe('RU-19');
  });

  test('AG-7.3-f, ED-08 two double deliveries per turn, one by option', () => {
    const offered = (options: { doubleDeliveriesPerTurn?: '1' }) => {
      const at = table(4, options).river('cook', 'sufi', 'khatib').goods(0, { oil: 2, curry: 2, paper: 2, books: 1 });
      at.contracts(0, 'jagirdar').s.prices.price3 = { good: 'books', face: 4 };
      at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'books' });
      at.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 2 });
      if (options.doubleDeliveriesPerTurn === undefined)
        at.play({ do: 'deliver', to: 'sufi', good: 'curry', markers: 2 });
      return at.refusal({ do: 'deliver', to: 'khatib', good: 'paper', markers: 2 });
    };
    expect([offered({}), offered({ doubleDeliveriesPerTurn: '1' })]).toEqual(['AG-7.3-f', 'AG-7.3-f']);
  });

  test('AG-SAI-f, ED-32 the refund is for paid and unused deliveries only', () => {
    const at = table().contracts(0, 'jagirdar').river('cook').goods(0, { oil: 1, wood: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 1 }, { do: 'done' }, { do: 'done' });
    expect(at.events.filter((e) => e.is === 'rupees').map((e) => e.rupees)).toEqual([1, 1]);
  });
});

describe('the Trader', () => {
  test('AG-TRA-a, RU-09, ED-40 one to three goods for goods worth at most one less', () => {
    const at = table().goods(0, { wood: 1, cotton: 1, oil: 2 });
    at.play({ do: 'place', space: 'trader' }, { do: 'give', good: 'wood' });
    expect(at.offered('take')).toEqual([]);
    at.play({ do: 'give', good: 'oil' }, { do: 'give', good: 'oil' });
    expect(at.offered('give')).toEqual([]);
    at.play({ do: 'take', good: 'turmeric' }, { do: 'done' });
    expect([at.player(0).goods.turmeric, at.asks]).toEqual([1, 'trader']);
    const one = table().goods(0, { wood: 1 }).play({ do: 'place', space: 'trader' });
    expect(one.refusal({ do: 'give', good: 'wood' })).toBe('AG-TRA-a');
  });

  test('AG-TRA-b the token before or after the exchange, once; both are optional', () => {
    const at = table().goods(0, { oil: 1 }).play({ do: 'place', space: 'trader' });
    at.play({ do: 'give', good: 'oil' }, { do: 'take', good: 'wood' }, { do: 'token', token: 'price3' });
    at.play({ do: 'price', good: 'books', face: 4 });
    expect([at.offered('give'), at.offered('token')]).toEqual([[], []]);
    at.play({ do: 'done' });
    expect(at.asks).toBe('order');
  });

  test('AG-TRA-c given markers return first: 22 goods can be traded', () => {
    const at = table().goods(0, { oil: 22 }).play({ do: 'place', space: 'trader' });
    at.play({ do: 'give', good: 'oil' }, { do: 'give', good: 'oil' });
    at.play({ do: 'take', good: 'wood' }, { do: 'take', good: 'wood' });
    expect([at.asks, at.player(0).supply]).toEqual(['trader', 0]); // 1 of value left, no marker left
  });
});

describe('the Botanist', () => {
  test('AG-BOT-a goods worth the cost, no change; not beyond the last space', () => {
    const at = table().goods(0, { wood: 1, books: 1 }).play({ do: 'place', space: 'botanist' }, { do: 'study' });
    at.play({ do: 'pay', good: 'wood' }, { do: 'pay', good: 'books' });
    expect([at.player(0).counter, at.player(0).goods.books]).toEqual([2, 0]);
    const last = table().goods(0, { books: 9 });
    last.player(0).counter = 5;
    expect(last.play({ do: 'place', space: 'botanist' }).refusal({ do: 'study' })).toBe('AG-BOT-a');
  });

  test('AG-BOT-b, AG-BOT-c, ED-38 two different ones, in any order; two farmer moves count as one', () => {
    const at = table().play({ do: 'place', space: 'botanist' }, { do: 'uncover', cover: 'top5' });
    expect(at.refusal({ do: 'uncover', cover: 'top1' })).toBe('AG-BOT-b');
    at.play({ do: 'farmer', side: 'top', to: 4 }, { do: 'farmer', side: 'top', to: 5 });
    expect([at.player(0).farmers.top, at.asks]).toEqual([5, 'order']);
  });

  test('AG-BOT-b a cover tile that is off the farm is not removed again', () => {
    const at = table();
    at.player(0).covers.top5 = false;
    at.play({ do: 'place', space: 'botanist' });
    expect(at.refusal({ do: 'uncover', cover: 'top5' })).toBe('AG-BOT-b');
    expect(at.offered('uncover')).toHaveLength(7);
  });
});

describe('production and processing', () => {
  test('AG-6.2.2.2-a, ED-45 up to the production, or fewer; limited by the markers', () => {
    const at = table().goods(0, { oil: 21 }).play({ do: 'place', space: 'sawmill' });
    expect(at.offered('produce').map((move) => move.count)).toEqual([0, 1]);
    expect(at.refusal({ do: 'produce', count: 2 })).toBe('AG-5.2-b');
    expect(at.refusal({ do: 'produce', count: 3 })).toBe('AG-5.2.3-b');
  });

  test('AG-6.2.2.3-a none to three, a fourth with FT11', () => {
    const at = table().goods(0, { cotton: 5 }).favours(0, 2).built('oilPress').tiles(0, 'ft11');
    at.play({ do: 'place', space: 'oilPress' });
    expect(at.offered('transform').map((move) => move.count)).toEqual([0, 1, 2, 3, 4]);
    at.play({ do: 'transform', count: 4 });
    expect([at.player(0).goods.oil, at.player(0).favours]).toEqual([4, 0]);
    const three = table().goods(0, { cotton: 3 }).favours(0, 2).built('oilPress').tiles(0, 'ft11');
    three.play({ do: 'place', space: 'oilPress' });
    expect(three.offered('transform').map((move) => move.count)).toEqual([0, 1, 2, 3]);
  });

  test('AG-5.2.4-b transforming needs no marker from the supply', () => {
    const at = table().goods(0, { cotton: 22 }).built('oilPress');
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 3 });
    expect([at.player(0).goods.oil, at.player(0).supply]).toEqual([3, 0]);
    expect(at.s.players[0]?.goods.cloth).toBe(0);
  });
});

describe('following', () => {
  const mill = () => table().goods(0, { cotton: 3 }).built('oilPress').goods(1, { cotton: 2 }).goods(2, { cotton: 1 });

  test('AG-5.2.4-c, AG-INT-d, INT-1, RU-14 holders are asked at once, one favour for each who follows', () => {
    const at = mill().play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.asked).toEqual([1, 2]);
    at.answer(2, { do: 'follow', count: 1 });
    expect(at.player(2).goods.oil).toBe(0); // nothing happens before the last answer
    // and nobody else sees what it is
    const answersFor = (seat: Seat | null) => {
      const step = agra.view(at.s, seat).agenda.at(-1);
      return step?.kind === 'follow' ? step.answers : step;
    };
    expect([answersFor(2), answersFor(1), answersFor(0), answersFor(null)]).toEqual([
      [null, { do: 'follow', count: 1 }],
      [null, null],
      [null, null],
      [null, null],
    ]);
    at.answer(1, { do: 'follow', count: 1 });
    expect([at.player(1).goods.oil, at.player(2).goods.oil, at.player(0).favours]).toEqual([1, 1, 2]);
  });

  test('AG-5.2.4-c nobody is asked when nothing was transformed', () => {
    const at = mill().play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 0 });
    expect(at.asks).toBe('order');
  });

  test('AG-5.2.4-d, ED-05 favour actions and meditation are followed by option only', () => {
    const asks = (followScope: 'mainAction' | 'any') => {
      const at = table(4, { followScope }).goods(0, { cotton: 1 }).favours(0, 3).goods(1, { cotton: 1 });
      at.play({ do: 'favour', action: 'baseTransform', to: 'oil', count: 1 });
      return at.asks;
    };
    expect([asks('mainAction'), asks('any')]).toEqual(['meditation', 'follow']);
  });

  test('AG-5.2.4-e, AG-SEC.2-h, AG-FT11, RU-35 a follower adds one good with FT11, once per game turn', () => {
    const at = mill().favours(1, 2).tiles(1, 'ft11').contracts(1, 'mullah');
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.refusal({ do: 'follow', count: 2 }, 2)).toBe('AG-5.2.4-e');
    at.answer(1, { do: 'follow', count: 2 }).answer(2, { do: 'follow', count: 0 });
    expect([at.player(1).goods.oil, at.player(1).favours, at.player(0).favours]).toEqual([2, 0, 1]);
    expect(at.player(1).onActions).toEqual(['ft11']);
    at.play({ do: 'end' });
    expect(at.player(1).onActions).toEqual([]);
  });

  test('AG-5.2.4-e, AG-FT11 who holds one good follows with one, also with FT11', () => {
    const at = table().goods(0, { cotton: 1 }).built('oilPress').goods(1, { cotton: 1 }).favours(1, 2).tiles(1, 'ft11');
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.offered('follow', 1).map((move) => move.count)).toEqual([0, 1]);
    expect(at.refusal({ do: 'follow', count: 2 }, 1)).toBe('AG-5.2.4-e');
  });

  test('AG-UX-b standing answers: always and never are given without a question, and can be taken back', () => {
    const at = mill().play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    at.answer(1, { do: 'always' }).answer(2, { do: 'never' });
    expect([at.player(1).goods.oil, at.player(2).goods.oil]).toEqual([1, 0]);
    at.play({ do: 'end' }, { do: 'standing' }, { do: 'arrow', to: 'cloth', answer: 'never' });
    expect(at.player(1).standing.follow).toMatchObject({ oil: 'always', cloth: 'never', cement: 'ask' });
    const again = mill();
    again.player(1).standing = at.player(1).standing;
    again.player(2).standing = at.player(2).standing;
    again.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect([again.asks, again.player(1).goods.oil, again.player(0).favours]).toEqual(['order', 1, 1]);
  });

  test('AG-UX-b two answers are offered for each arrow: not the one that stands', () => {
    const at = table();
    const { standing } = at.player(0);
    at.player(0).standing = { ...standing, follow: { ...standing.follow, oil: 'never', cloth: 'always' } };
    at.play({ do: 'standing' });
    const answers = (to: string) => at.offered('arrow').flatMap((move) => (move.to === to ? [move.answer] : []));
    expect([answers('oil'), answers('cloth'), answers('cement')]).toEqual([
      ['ask', 'always'],
      ['ask', 'never'],
      ['always', 'never'],
    ]);
  });
});
