/** The worked examples of the rulebooks, with their own numbers. T, O, Y, M are seats 0 to 3; the active one is seat 0. */
import { describe, expect, test } from 'vitest';
import { start } from '../../kernel/index.ts';
import { ARROW_FROM, GUILDS, PRODUCTS } from './data.ts';
import { production } from './farm.ts';
import { agra } from './index.ts';
import { score, trackRupees } from './score.ts';
import { deliveriesLeft } from './steps/sailor.ts';
import { triggerEnd } from './steps/turn.ts';
import { Dice, table } from './testing.ts';
import { goodValue } from './values.ts';

const quiet = { rng: new Dice([]), emit() {} };

describe('setup', () => {
  test('EX-01 three rolls place the order markers', () => {
    // Merchant and Builder first, then one draw of six balances the guilds (AG-2.1-h).
    const s = start(agra, 4, table(4).s.options, { rng: new Dice([1, 1, 1, 3, 5, 1]), emit() {} });
    expect(GUILDS.map((guild) => s.orderMarkers[guild] + 1)).toEqual([3, 5, 1]);
  });

  test('EX-27 the Merchant is rolled again on a 5, the Builder is not', () => {
    const s = start(agra, 4, table(4).s.options, { rng: new Dice([5, 2, 6]), emit() {} });
    expect([s.merchant, s.builder]).toEqual(['sawmill', 'paperMill']);
  });
});

describe('goods', () => {
  test('EX-02 curry is worth 2 without price tokens', () => {
    expect(goodValue(table().s, 'curry')).toBe(2);
  });

  test('EX-03 the start farm gives two sandstone', () => {
    const at = table();
    at.s.merchant = 'sawmill';
    at.play({ do: 'place', space: 'quarry' });
    expect(at.offered('produce').at(-1)).toEqual({ do: 'produce', count: 2 });
    at.play({ do: 'produce', count: 2 });
    expect([at.player(0).goods.sandstone, at.player(0).supply]).toEqual([2, 20]);
  });

  test('EX-04 sandstone becomes cement or bricks, cement becomes nothing', () => {
    expect(PRODUCTS.filter((to) => ARROW_FROM[to] === 'sandstone')).toEqual(['cement', 'bricks']);
    const at = table().goods(0, { cement: 1 });
    at.s.turn.points = 5;
    expect(at.offered('meditate').filter((move) => move.action === 'transform')).toEqual([]);
  });

  test('EX-05 cement is worth 2 in building: cement and sandstone reach 4 together', () => {
    const at = table().goods(0, { cement: 1, sandstone: 1 });
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'paperMill' });
    expect(at.offered('materials')).toEqual([{ do: 'materials', sandstone: 1, wood: 0, cement: 1, planks: 0 }]);
  });

  test('EX-16 a corner with both covers removed and farmers in the middle gives four', () => {
    const at = table();
    at.player(0).covers.top5 = false;
    at.player(0).covers.right1 = false;
    expect(production(at.player(0), 'wood')).toBe(4);
    at.play({ do: 'place', space: 'sawmill' }, { do: 'produce', count: 4 });
    expect(at.player(0).goods.wood).toBe(4);
  });

  test('EX-17 a worker at the weaving mill, followed by one player', () => {
    const at = table().goods(0, { cotton: 4 }).goods(3, { cotton: 1 }).built('weavingMill');
    at.play({ do: 'place', space: 'weavingMill' }, { do: 'transform', count: 3 });
    expect(at.asked).toEqual([3]);
    at.play({ do: 'follow', count: 1 });
    const { goods, favours } = at.player(0);
    expect([goods.cotton, goods.cloth, favours]).toEqual([1, 3, 1]);
    expect([at.player(3).goods.cotton, at.player(3).goods.cloth]).toEqual([0, 1]);
  });
});

describe('meditation', () => {
  test('EX-06 three workers from space 3 give 2 + 2 + 1 points', () => {
    const at = table().worker(0, 'quarry', 'sailor', 'trader');
    at.player(0).counter = 3;
    at.play({ do: 'lay', space: 'quarry' }, { do: 'lay', space: 'sailor' }, { do: 'lay', space: 'trader' });
    expect(at.s.turn.points).toBe(5);
  });

  test('EX-07 cotton becomes oil for 2 points, and nobody is asked to follow', () => {
    const at = table().goods(0, { cotton: 1 }).goods(1, { cotton: 2 });
    at.s.turn.points = 2;
    at.play({ do: 'meditate', action: 'transform', to: 'oil', count: 1 });
    expect([at.s.turn.points, at.player(0).goods.oil, at.asks]).toEqual([0, 1, 'meditation']);
  });

  test('EX-08 curry is exchanged for paper, not for wood or books', () => {
    const at = table().goods(0, { curry: 1 });
    at.s.turn.points = 2;
    at.play({ do: 'meditate', action: 'exchange', good: 'curry' });
    expect(at.refusal({ do: 'take', good: 'wood' })).toBe('AG-6.1.2-d');
    expect(at.refusal({ do: 'take', good: 'books' })).toBe('AG-6.1.2-d');
    at.play({ do: 'take', good: 'paper' });
    expect([at.s.turn.points, at.player(0).goods.curry, at.player(0).goods.paper]).toEqual([0, 0, 1]);
  });

  test('EX-31 the marker goes to the last outer action; Move a farmer leaves it', () => {
    const at = table().goods(0, { cotton: 1 });
    at.player(0).covers.top5 = false;
    at.s.turn.points = 3;
    at.play({ do: 'meditate', action: 'transform', to: 'oil', count: 1 });
    at.play({ do: 'meditate', action: 'moveFarmer', side: 'top', to: 4 }, { do: 'place', space: 'sailor' });
    expect(at.s.blocked).toBe('transform');
    const only = table();
    only.player(0).covers.top5 = false;
    only.s.turn.points = 1;
    only.play({ do: 'meditate', action: 'moveFarmer', side: 'top', to: 4 }, { do: 'place', space: 'sailor' });
    expect(only.s.blocked).toBe('deliver');
  });

  test('EX-34 first French printing: three goods to one notable for 9 points, one influence step', () => {
    const at = table(4, { meditationDelivery: 'severalGoods' }).river('painter', 'subadar');
    at.goods(0, { paintings: 1, cloth: 1, sandstone: 1 });
    at.s.boat = 4;
    at.s.fulfilled = [2, 2, 0, 0];
    at.s.blocked = 'transform';
    at.s.turn.points = 9;
    at.play(
      { do: 'meditate', action: 'deliver', to: 'painter', good: 'paintings' },
      { do: 'advance', guild: 'artists' },
    );
    at.play({ do: 'meditate', action: 'deliver', to: 'painter', good: 'cloth' });
    expect(at.asks).toBe('meditation');
    expect(at.s.turn.points).toBe(4);
    at.play({ do: 'meditate', action: 'deliver', to: 'painter', good: 'sandstone' });
    expect(at.s.turn.points).toBe(0);
    expect(at.player(0).contracts).toEqual(['painter']);
  });
});

describe('characters', () => {
  test('EX-09 the Architect builds the paper mill', () => {
    const at = table().goods(0, { wood: 4, cement: 1 }).goods(1, { wood: 1 }).goods(2, { wood: 1 });
    at.lying(0, 'quarry', 'sailor', 'sawmill', 'turmericFarm', 'cottonPlantation', 'trader', 'botanist');
    at.player(0).workers = 2;
    at.player(0).cook = 1;
    at.play({ do: 'place', space: 'architect' }, { do: 'build', site: 'paperMill' });
    at.play({ do: 'materials', sandstone: 0, wood: 1, cement: 1, planks: 0 });
    expect(at.s.built.paperMill).toBe(true);
    expect(at.offered('bonusTile').map((move) => move.tile)).toEqual(['bb3a', 'bb3b', 'bb3c', 'bb3d']);
    at.play({ do: 'bonusTile', tile: 'bb3d' });
    expect(at.s.workers.paperMill).toBe(0);
    at.play({ do: 'transform', count: 3 });
    expect(at.asked).toEqual([1, 2]);
    at.answer(2, { do: 'follow', count: 0 }).answer(1, { do: 'follow', count: 1 });
    const { goods, favours } = at.player(0);
    expect([goods.paper, goods.wood, favours, at.income(0)]).toEqual([3, 0, 2, 4]);
    expect(at.player(1).goods.paper).toBe(1);
  });

  test('EX-10 a painting pays for three deliveries; two of them unused are refunded', () => {
    const at = table().river('sufi', 'cook', 'khatib').goods(0, { paintings: 1, curry: 1, wood: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'paintings' });
    const step = at.s.agenda.at(-1);
    expect(step?.kind === 'sailor' && deliveriesLeft(at.s, step)).toBe(4);
    at.play({ do: 'deliver', to: 'sufi', good: 'curry', markers: 1 });
    at.play({ do: 'deliver', to: 'cook', good: 'wood', markers: 1 }, { do: 'done' }, { do: 'done' });
    expect(at.events.filter((e) => e.is === 'rupees' && e.for === 'refund')).toEqual([
      { is: 'rupees', seat: 0, rupees: 2, for: 'refund' },
    ]);
  });

  test('EX-11 the Sailor fulfils an order', () => {
    const at = table().goods(0, { curry: 1, wood: 1, paintings: 1 }).river();
    at.s.orderMarkers.scholars = 0;
    at.player(0).influence.scholars = 1;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'curry' }, { do: 'order', guild: 'scholars' });
    expect(at.income(0)).toBe(2);
    at.play({ do: 'done' });
    expect(at.income(0)).toBe(3);
    expect([at.s.orders.scholars[0], at.s.orderMarkers.scholars]).toEqual([0, 1]);
  });

  test('EX-12 two notables in one Sailor action', () => {
    const at = table().river('sufi', 'cook').goods(0, { cotton: 1, curry: 1, wood: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'cotton' });
    at.play({ do: 'deliver', to: 'sufi', good: 'curry', markers: 1 });
    at.play({ do: 'deliver', to: 'cook', good: 'wood', markers: 1 }, { do: 'done' });
    at.play({ do: 'advance', guild: 'scholars' }, { do: 'advance', guild: 'artists' });
    expect(at.income(0)).toBe(2);
    expect(at.player(0).influence).toEqual({ artists: 1, merchants: 0, scholars: 1 });
  });

  test('EX-13 a double delivery wins Mahout', () => {
    const at = table().river('mahout').onCard('mahout', 'cement', 3).goods(0, { wood: 2, curry: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'curry' });
    at.play({ do: 'deliver', to: 'mahout', good: 'wood', markers: 2 });
    expect(at.income(0)).toBe(3);
    expect(at.player(0).contracts).toEqual(['mahout']);
    expect(at.player(3).favours).toBe(1);
    at.play({ do: 'done' }, { do: 'advance', guild: 'merchants' });
    expect(at.player(0).influence.merchants).toBe(1);
    expect(at.asks).toBe('order');
  });

  test('EX-14 goods worth 5 buy goods worth 4, not 5', () => {
    const at = table().goods(0, { cement: 2, turmeric: 1 });
    at.play({ do: 'place', space: 'trader' }, { do: 'give', good: 'cement' }, { do: 'give', good: 'cement' });
    at.play({ do: 'give', good: 'turmeric' }, { do: 'take', good: 'curry' }, { do: 'take', good: 'cotton' });
    expect(at.refusal({ do: 'take', good: 'oil' })).toBe('AG-TRA-c');
    at.play({ do: 'take', good: 'cotton' });
    expect(at.asks).toBe('trader');
    expect([at.player(0).goods.curry, at.player(0).goods.cotton]).toEqual([1, 2]);
  });

  test('EX-15 a price token first: two wood worth 2 buy a luxury good', () => {
    const at = table().goods(0, { wood: 2 });
    at.play({ do: 'place', space: 'trader' }, { do: 'token', token: 'price1' });
    at.play({ do: 'price', good: 'wood', face: 2 });
    at.play({ do: 'give', good: 'wood' }, { do: 'give', good: 'wood' }, { do: 'take', good: 'books' });
    expect(at.player(0).goods.books).toBe(1);
  });
});

describe('orders', () => {
  test('EX-18 the order phase of a player who is behind', () => {
    const at = table().goods(0, { oil: 1, dye: 1, turmeric: 1, statues: 1 }).orderPhase();
    at.s.orderMarkers = { artists: 2, merchants: 4, scholars: 3 };
    at.s.orders.scholars = [1, 1, 1, null, null, null];
    at.player(1).supply -= 3;
    at.player(0).influence = { artists: 0, merchants: 2, scholars: 4 };
    at.player(1).influence.merchants = 3;
    expect(at.refusal({ do: 'order', guild: 'artists' })).toBe('AG-6.3.2-c');
    expect(at.refusal({ do: 'order', guild: 'scholars' })).toBe('AG-6.3.2-b');
    at.play({ do: 'order', guild: 'merchants' });
    expect([at.player(0).goods.oil, at.player(0).goods.dye]).toEqual([0, 0]);
    expect([at.s.orders.merchants[4], at.s.orderMarkers.merchants]).toEqual([0, 5]);
    expect([at.income(0), at.player(0).influence.merchants]).toEqual([2, 3]);
  });
});

describe('notables', () => {
  test('EX-19 the Cook: one rupee, then two; the topmost slot wins a tie', () => {
    const at = table().river('cook', 'sufi').onCard('cook', 'oil', 2).goods(0, { wood: 1 });
    at.play({ do: 'place', space: 'sailor' }, { do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    expect(at.income(0)).toBe(2);
    expect(at.player(2).contracts).toEqual(['cook']);
    const alone = table().river('cook', 'sufi').goods(0, { wood: 1, oil: 1, cotton: 1 });
    alone.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'cotton' });
    alone.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 1 });
    alone.play({ do: 'deliver', to: 'cook', good: 'wood', markers: 1 });
    expect(alone.income(0)).toBe(3);
  });

  test('EX-20 three single deliveries to one notable bring 6 rupees', () => {
    const at = table().river('subadar', 'painter').goods(0, { books: 1, oil: 1, turmeric: 1, curry: 1 });
    at.s.boat = 4;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'curry' });
    at.play({ do: 'deliver', to: 'subadar', good: 'books', markers: 1 });
    at.play({ do: 'deliver', to: 'subadar', good: 'oil', markers: 1 });
    at.play({ do: 'deliver', to: 'subadar', good: 'turmeric', markers: 1 });
    expect(at.income(0)).toBe(6);
  });

  test('EX-21 the Mosaic Maker gives a tile of display or pile, later favours for points', () => {
    const at = table()
      .river('mosaicMaker', 'muezzin')
      .onCard('mosaicMaker', 'dye', 3)
      .goods(0, { cement: 2, curry: 1 });
    at.s.boat = 3;
    at.s.fulfilled = [2, 0, 0, 0];
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'curry' });
    at.play({ do: 'deliver', to: 'mosaicMaker', good: 'cement', markers: 2 });
    expect([at.income(0), at.player(3).favours, at.asks]).toEqual([3, 1, 'mosaicTile']);
    expect(at.offered('favourTile')).toHaveLength(14);
    at.play({ do: 'favourTile', tile: 'ft13' });
    expect(at.player(0).tiles).toEqual(['ft13']);
    const later = table().contracts(0, 'mosaicMaker');
    later.s.turn.points = 4;
    expect(later.offered('mosaic').map((move) => move.favours)).toEqual([1, 2]);
    later.play({ do: 'mosaic', favours: 2 });
    expect([later.player(0).favours, later.s.turn.points]).toEqual([2, 1]);
    expect(later.refusal({ do: 'mosaic', favours: 1 })).toBe('AG-N15-b');
  });

  test('EX-22 a delivery that fulfils Jagirdar and moves the boat', () => {
    const at = table(4, {}, [1]).river('jagirdar', 'mullah', 'caliph').onCard('jagirdar', 'cloth', 3, 2);
    at.goods(0, { bricks: 1, planks: 1, wood: 1 }).goods(1, { cotton: 5, curry: 1 }).goods(2, { cotton: 2 });
    at.goods(3, { curry: 1 });
    at.s.boat = 2;
    at.s.fulfilled = [2, 0, 0, 0];
    at.player(0).influence.merchants = 2;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'deliver', to: 'mullah', good: 'bricks', markers: 1 });
    expect(at.income(0)).toBe(1);
    at.play({ do: 'deliver', to: 'jagirdar', good: 'planks', markers: 1 });
    expect(at.income(0)).toBe(4);
    expect([at.player(3).contracts, at.s.boat, at.s.merchant]).toEqual([['jagirdar'], 3, 'sawmill']);
    expect(at.s.players.map((player) => player.favours)).toEqual([1, 3, 2, 0]);
    at.play({ do: 'done' }, { do: 'advance', guild: 'scholars' }, { do: 'advance', guild: 'merchants' });
    expect(at.asks).toBe('influenceBonus');
    const tile = at.s.display[0] ?? 'ft01';
    at.play({ do: 'favourTile', tile });
    expect([at.player(0).tiles, at.s.display.length]).toEqual([[tile], 3]);
    expect(at.player(0).influence).toEqual({ artists: 0, merchants: 3, scholars: 1 });
    expect(at.asks).toBe('order');
  });

  test('EX-24 the Portuguese Trader: several goods worth 4 together, not 5', () => {
    const at = table().contracts(0, 'portugueseTrader').goods(0, { wood: 2, turmeric: 2, oil: 1 }).river();
    at.play({ do: 'place', space: 'sailor' });
    at.play({ do: 'pay', good: 'wood' }, { do: 'pay', good: 'wood' }, { do: 'pay', good: 'turmeric' });
    expect(at.refusal({ do: 'pay', good: 'oil' })).toBe('AG-SAI-b');
    at.play({ do: 'pay', good: 'turmeric' });
    const step = at.s.agenda.at(-1);
    expect(step?.kind === 'sailor' && deliveriesLeft(at.s, step)).toBe(5);
    expect(at.offered('pay')).toEqual([]);
  });

  test('EX-25 Sadr us-Sudur: paper on the slot of curry', () => {
    const at = table().goods(0, { paper: 1 });
    at.s.agenda.push({ kind: 'sadrGift', seat: 0 });
    at.play({ do: 'gift', good: 'paper', slot: 'curry' });
    expect([at.s.akbar.curry, at.s.akbar.paper]).toEqual([0, null]);
  });

  test('EX-26 cloth on the French Trader earns a rupee of the Portuguese Trader; the third marker five', () => {
    const at = table().contracts(0, 'portugueseTrader', 'frenchTrader').goods(0, { cloth: 1, books: 1 });
    at.play({ do: 'contract', notable: 'frenchTrader', good: 'cloth' });
    expect(at.income(0)).toBe(1);
    at.player(0).frenchTrader.push(1);
    at.player(0).supply--;
    at.s.turn.contracts.length = 0;
    at.play({ do: 'contract', notable: 'frenchTrader', good: 'books' });
    expect([at.income(0), at.player(0).frenchTrader, at.player(0).supply]).toEqual([6, [], 22]);
  });

  test('EX-28 favours and goods by cotton at piers 3 and 5', () => {
    const at = table().goods(1, { cotton: 2 }).goods(2, { cotton: 5 });
    agra.steps.cottonFavours.run(at.s, { kind: 'cottonFavours' }, quiet);
    expect(at.s.players.map((player) => player.favours)).toEqual([0, 2, 3, 0]);
    const values = [0, 1, 2, 7].map((cotton) => {
      const pier = table().goods(0, { cotton });
      agra.steps.pierGoods.run(pier.s, { kind: 'pierGoods', player: 0 }, quiet);
      const step = pier.s.agenda.at(-1);
      return step?.kind === 'pierGood' ? step.value : null;
    });
    expect(values).toEqual([1, 2, 3, 3]);
  });
});

describe('secondary actions', () => {
  test('EX-29 oil and curry stand up three, once per turn', () => {
    const at = table().goods(0, { oil: 2, curry: 1 }).lying(0, 'quarry', 'sailor', 'trader', 'botanist');
    at.play({ do: 'oilCurry', pay: 'both' }, { do: 'stand', space: 'quarry' }, { do: 'stand', space: 'sailor' });
    at.play({ do: 'stand', space: 'trader' });
    expect(at.asks).toBe('meditation');
    expect(at.refusal({ do: 'oilCurry', pay: 'oil' })).toBe('AG-SEC.1-a');
  });
});

describe('workers', () => {
  test('EX-32 an ejected standing worker brings 1 favour, 2 from space 4; a lying one none', () => {
    const favours = (counter: number, lying: boolean) => {
      const at = table();
      if (lying) at.lying(1, 'sailor');
      else at.worker(1, 'sailor');
      at.player(1).counter = counter;
      at.play({ do: 'place', space: 'sailor' });
      return at.player(1).favours;
    };
    expect([favours(3, false), favours(4, false), favours(4, true)]).toEqual([1, 2, 0]);
  });

  test('EX-33 without a worker in supply peonage takes the last rupee, and the Architect builds nothing', () => {
    const at = table().goods(0, { wood: 3, sandstone: 3 });
    at.worker(0, 'architect', 'sailor', 'trader', 'botanist', 'quarry', 'sawmill', 'turmericFarm', 'cottonPlantation');
    at.built('oilPress', 'curryMill').worker(0, 'oilPress', 'curryMill');
    at.player(0).rupees = 1;
    at.play({ do: 'place', space: 'architect' });
    expect(at.player(0).rupees).toBe(0);
    expect(at.refusal({ do: 'build', site: 'cementWorks' })).toBe('AG-6.2.1.2-d');
  });
});

describe('the end', () => {
  test('EX-23 the final scoring of 66', () => {
    const at = table(4).contracts(0, 'subadar', 'grandImam', 'sufi');
    at.player(0).rupees = 36;
    at.s.orders.merchants = [0, 0, 1, null, null, null];
    at.s.orders.scholars = [0, 0, null, null, null, null];
    const levels = [
      { artists: 0, merchants: 5, scholars: 3 },
      { artists: 2, merchants: 3, scholars: 5 },
      { artists: 1, merchants: 1, scholars: 1 },
      { artists: 0, merchants: 0, scholars: 0 },
    ];
    for (const [seat, influence] of levels.entries()) at.player(seat).influence = influence;
    for (const cover of ['top1', 'top5', 'right1', 'right5', 'left1'] as const) at.player(0).covers[cover] = false;
    for (const good of ['cement', 'oil', 'dye', 'books', 'paper'] as const) at.s.akbar[good] = 0;
    const { sheet, scores } = score(at.s);
    const lines = Object.fromEntries(sheet.map((line) => [line.key, line.values[0]]));
    expect(lines).toMatchObject({ rupees: 36, merchants: 4, scholars: 2, covers: 5, gifts: 11, contracts: 4 + 4 });
    expect(scores[0]).toBe(66);
  });

  test('EX-30 turns that remain after the trigger', () => {
    const left = (seats: number, seat: number) => {
      const at = table(seats);
      at.s.turn.seat = seat;
      triggerEnd(at.s, quiet);
      return at.s.turnsLeft;
    };
    expect([left(4, 1), left(4, 3), left(2, 0)]).toEqual([6, 4, 3]);
  });

  test('EX-35 rupees of the influence tracks', () => {
    expect(trackRupees([7, 5, 5, 2], [2, 1, 3, 0], true)).toEqual([4, 1, 3, 0]);
    expect(trackRupees([7, 5, 5, 2], [2, 1, 3, 0], false)).toEqual([4, 0, 0, 0]);
    expect(trackRupees([6, 6, 4], [1, 2, 3], true)).toEqual([1, 2, 0]);
  });
});
