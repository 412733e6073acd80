import { describe, expect, test } from 'vitest';
import { table } from './testing.ts';

describe('oil and curry', () => {
  test('AG-SEC.1-a, ED-07 one good stands up one worker; without limit by option', () => {
    const at = table(4, { oilCurryLimit: 'unlimited' }).goods(0, { oil: 1, curry: 1 }).lying(0, 'quarry', 'sailor');
    at.play({ do: 'oilCurry', pay: 'oil' }, { do: 'stand', space: 'sailor' }, { do: 'oilCurry', pay: 'curry' });
    expect([at.s.lying.sailor, at.s.lying.quarry, at.player(0).supply]).toEqual([false, false, 22]);
    expect(at.asks).toBe('meditation'); // the last lying worker is not asked about
  });
});

describe('favour actions', () => {
  test('AG-SEC.2-a each once per turn', () => {
    const at = table().favours(0, 6).play({ do: 'favour', action: 'baseGood', good: 'wood' });
    expect(at.refusal({ do: 'favour', action: 'baseGood', good: 'wood' })).toBe('AG-SEC.2-a');
  });

  test('AG-SEC.2-b, AG-SEC.2-c require and spend', () => {
    const at = table().favours(0, 3).goods(0, { dye: 1 });
    expect(at.refusal({ do: 'favour', action: 'baseInfluence', guild: 'artists' })).toBe('AG-SEC.2-b');
    at.favours(0, 1).play({ do: 'favour', action: 'baseInfluence', guild: 'artists' });
    expect([at.player(0).influence.artists, at.player(0).favours]).toEqual([1, 1]);
    at.favours(0, 2).play({ do: 'favour', action: 'baseTransform', to: 'paintings', count: 1 });
    expect([at.player(0).goods.paintings, at.player(0).favours]).toEqual([1, 0]);
  });

  test('AG-SEC.2-c, AG-5.6-a no step of influence is bought beyond the top', () => {
    const at = table().favours(0, 4);
    at.player(0).influence.artists = 9;
    expect(at.refusal({ do: 'favour', action: 'baseInfluence', guild: 'artists' })).toBe('AG-SEC.2-c');
    expect(at.refusal({ do: 'favour', action: 'baseInfluence', guild: 'merchants' })).toBe('legal');
  });

  test('AG-SEC.2-d, AG-SEC.2-e, ED-43 one spent marker stays on the action, the others go to the supply at once', () => {
    const at = table().favours(0, 4).play({ do: 'favour', action: 'baseInfluence', guild: 'scholars' });
    const { favours, supply, onActions } = at.player(0);
    expect([favours, supply, onActions]).toEqual([1, 20, ['baseInfluence']]);
  });

  test('AG-SEC.2-f favours gained in the turn can be spent at once', () => {
    const at = table().favours(0, 1).goods(0, { books: 1 }).play({ do: 'luxury', good: 'books' });
    at.play({ do: 'favour', action: 'baseGood', good: 'cotton' });
    expect(at.player(0).goods.cotton).toBe(1);
  });

  test('AG-SEC.2-g, RU-48 a new tile works at once; given up used, its marker returns at the end of the turn', () => {
    const at = table().favours(0, 5).tiles(0, 'ft01', 'ft02', 'ft03');
    at.player(0).influence.artists = 2;
    at.play({ do: 'place', space: 'architect' }, { do: 'favour', action: 'ft02', cover: 'top1' });
    at.play({ do: 'advance', guild: 'artists' });
    const tile = at.s.display[0] ?? 'ft04';
    at.play({ do: 'favourTile', tile }, { do: 'giveUp', tile: 'ft02' });
    expect(at.player(0).tiles).toEqual(['ft01', 'ft03', tile]);
    expect(at.player(0).onActions).toEqual(['ft02']);
    at.play({ do: 'end' });
    expect([at.player(0).onActions, at.player(0).supply]).toEqual([[], 19]);
  });

  test('AG-SEC.2-h, AG-INT-e outside the own turn nothing but FT11 is offered', () => {
    const at = table().goods(0, { cotton: 1 }).built('oilPress').goods(1, { cotton: 1, clothing: 1 }).favours(1, 4);
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.moves(1).map((move) => move.do)).toEqual(['follow', 'follow', 'always', 'never']);
    expect(at.refusal({ do: 'luxury', good: 'clothing' }, 1)).toBe('AG-INT-e');
  });

  test('RU-29 favour (i) is a gain, not production', () => {
    const at = table().contracts(0, 'mahout', 'dyer').favours(0, 2);
    at.play({ do: 'favour', action: 'baseGood', good: 'wood' });
    expect([at.player(0).goods.wood, at.asks]).toEqual([1, 'meditation']);
  });
});

describe('favour tiles', () => {
  test('AG-FT01 stands up one worker', () => {
    const at = table().favours(0, 2).tiles(0, 'ft01').lying(0, 'quarry');
    at.play({ do: 'favour', action: 'ft01', space: 'quarry' });
    expect([at.s.lying.quarry, at.player(0).favours]).toEqual([false, 0]);
  });

  test('AG-FT01 neither a standing worker nor that of another', () => {
    const at = table().favours(0, 2).tiles(0, 'ft01').lying(0, 'quarry').worker(0, 'sailor').lying(1, 'trader');
    const spaces = at.offered('favour').flatMap((move) => (move.action === 'ft01' ? [move.space] : []));
    expect(spaces).toEqual(['quarry']);
  });

  test('AG-FT02 removes a cover tile', () => {
    const at = table().favours(0, 3).tiles(0, 'ft02').play({ do: 'favour', action: 'ft02', cover: 'left1' });
    expect([at.player(0).covers.left1, at.player(0).favours]).toEqual([false, 1]);
  });

  test('AG-FT03, RU-10 gains a good of current value exactly 2', () => {
    const at = table().favours(0, 4).tiles(0, 'ft03');
    at.s.prices.price1 = { good: 'wood', face: 2 };
    at.s.prices.price2 = { good: 'oil', face: 3 };
    expect(at.refusal({ do: 'favour', action: 'ft03', good: 'oil' })).toBe('AG-FT03');
    at.play({ do: 'favour', action: 'ft03', good: 'wood' });
    expect([at.player(0).goods.wood, at.player(0).favours]).toEqual([1, 1]);
  });

  test('AG-FT04, ED-23 adjusts a price token', () => {
    const at = table().favours(0, 3).tiles(0, 'ft04').play({ do: 'favour', action: 'ft04', token: 'price2' });
    at.play({ do: 'price', good: 'cotton', face: 2 });
    expect(at.s.prices.price2).toEqual({ good: 'cotton', face: 2 });
  });

  test('AG-FT06 a gift or an order besides the order phase', () => {
    const at = table().favours(0, 4).tiles(0, 'ft06').goods(0, { oil: 1 });
    expect(at.refusal({ do: 'favour', action: 'ft06', order: 'merchants' })).toBe('AG-6.3.2');
    at.play({ do: 'favour', action: 'ft06', gift: 'oil' });
    expect([at.s.akbar.oil, at.s.turn.ordered]).toEqual([0, false]);
    const order = table().favours(0, 4).tiles(0, 'ft06').goods(0, { sandstone: 1, clothing: 1 });
    order.s.orderMarkers.merchants = 0;
    order.player(0).influence.merchants = 1;
    order.play({ do: 'favour', action: 'ft06', order: 'merchants' });
    expect([order.s.orders.merchants[0], order.player(0).goods.clothing, order.s.turn.ordered]).toEqual([0, 0, false]);
  });

  test('AG-FT07, ED-12, RU-11 value 1 to value 2, for 2 favours or 1; one more by the same test with FT11', () => {
    const left = (favourTransformTileSpend: '2' | '1') => {
      const at = table(4, { favourTransformTileSpend }).favours(0, 3).tiles(0, 'ft07').goods(0, { wood: 1, dye: 1 });
      expect(at.offered('favour').some((move) => move.action === 'ft07' && move.to === 'paintings')).toBe(false);
      at.play({ do: 'favour', action: 'ft07', to: 'paper', count: 1 });
      return at.player(0).favours;
    };
    expect([left('2'), left('1')]).toEqual([1, 2]);
    const two = table().favours(0, 4).tiles(0, 'ft07', 'ft11').goods(0, { wood: 2 });
    two.play({ do: 'favour', action: 'ft07', to: 'paper', count: 2 });
    expect([two.player(0).goods.paper, two.player(0).favours]).toEqual([2, 0]);
  });

  test('AG-FT07, RU-11 one more good with FT11 only if there is one', () => {
    const counts = (wood: number) => {
      const at = table().favours(0, 4).tiles(0, 'ft07', 'ft11').goods(0, { wood });
      return at
        .offered('favour')
        .flatMap((move) => (move.action === 'ft07' && move.to === 'paper' ? [move.count] : []));
    };
    expect([counts(1), counts(2)]).toEqual([[1], [1, 2]]);
  });

  test('AG-FT08 sells a good for its value', () => {
    const at = table().favours(0, 3).tiles(0, 'ft08').goods(0, { books: 1 });
    at.play({ do: 'favour', action: 'ft08', good: 'books' });
    expect([at.income(0), at.player(0).goods.books]).toEqual([3, 0]);
  });

  test('AG-FT08 only what is in storage is sold', () => {
    const at = table().favours(0, 3).tiles(0, 'ft08').goods(0, { books: 1, oil: 2 });
    const goods = at.offered('favour').flatMap((move) => (move.action === 'ft08' ? [move.good] : []));
    expect(goods.toSorted()).toEqual(['books', 'oil']);
    expect(at.refusal({ do: 'favour', action: 'ft08', good: 'wood' })).toBe('AG-FT08');
  });

  test('AG-FT09 two farmer moves', () => {
    const at = table().favours(0, 2).tiles(0, 'ft09');
    at.play({ do: 'favour', action: 'ft09', side: 'top', to: 4 }, { do: 'farmer', side: 'left', to: 2 });
    expect([at.player(0).farmers.top, at.player(0).farmers.left, at.asks]).toEqual([4, 2, 'meditation']);
  });

  test('AG-FT11 adds a good to meditation and to a favour action', () => {
    const at = table().favours(0, 5).tiles(0, 'ft11').goods(0, { wood: 2 });
    at.s.turn.points = 2;
    at.play({ do: 'meditate', action: 'transform', to: 'planks', count: 2 });
    expect([at.player(0).goods.planks, at.player(0).favours, at.s.turn.points]).toEqual([2, 3, 0]);
    const poor = table().favours(0, 4).tiles(0, 'ft11').goods(0, { wood: 2 });
    expect(poor.refusal({ do: 'favour', action: 'baseTransform', to: 'paper', count: 2 })).toBe('AG-SEC.2-c');
  });

  test('AG-FT11, AG-SEC.2-c with five favours two goods are transformed by favour', () => {
    const at = table().favours(0, 5).tiles(0, 'ft11').goods(0, { wood: 2 });
    at.play({ do: 'favour', action: 'baseTransform', to: 'paper', count: 2 });
    expect([at.player(0).goods.paper, at.player(0).goods.wood, at.player(0).favours]).toEqual([2, 0, 0]);
    expect(at.player(0).onActions).toEqual(['baseTransform', 'ft11']);
  });

  test('AG-FT12, ED-39, RU-42, RU-60 a delivery with rupees and influence; one step per notable and meditation phase', () => {
    const at = table().favours(0, 4).tiles(0, 'ft12').river('cook', 'sufi').goods(0, { wood: 1, oil: 1 });
    at.s.blocked = 'exchange';
    at.s.turn.points = 3;
    at.play({ do: 'favour', action: 'ft12', to: 'cook', good: 'wood' }, { do: 'advance', guild: 'artists' });
    expect([at.income(0), at.player(0).influence.artists]).toEqual([1, 1]);
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' });
    expect([at.asks, at.player(0).influence.artists]).toEqual(['meditation', 1]);
  });

  test('AG-FT13 moves the counter without goods', () => {
    const at = table().favours(0, 4).tiles(0, 'ft13').play({ do: 'favour', action: 'ft13' });
    expect([at.player(0).counter, at.player(0).favours]).toEqual([2, 0]);
  });

  test('AG-FT14 exchanges a good for another of equal value', () => {
    const at = table().favours(0, 2).tiles(0, 'ft14').goods(0, { wood: 1 });
    at.play({ do: 'favour', action: 'ft14', good: 'wood' }, { do: 'take', good: 'cotton' });
    expect([at.player(0).goods.wood, at.player(0).goods.cotton]).toEqual([0, 1]);
  });
});

describe('luxury goods', () => {
  test('AG-SEC.3-a, RU-40, ED-25 a Statue after the main action gives another one, before the order phase', () => {
    const at = table().goods(0, { statues: 2, oil: 1 });
    expect(at.refusal({ do: 'statue' })).toBe('AG-SEC.3-a');
    at.play({ do: 'place', space: 'trader' }, { do: 'done' }, { do: 'statue' }, { do: 'place', space: 'botanist' });
    at.play({ do: 'done' });
    expect([at.player(0).workers, at.player(0).scrolls]).toEqual([8, ['statues']]);
    expect(at.refusal({ do: 'statue' })).toBe('AG-SEC.3-a');
    const late = table().goods(0, { statues: 1, oil: 1 }).orderPhase().play({ do: 'gift', good: 'oil', slot: 'oil' });
    expect(late.refusal({ do: 'statue' })).toBe('AG-SEC.3-a');
  });

  test('AG-SEC.3-b, ED-47 a Book stands up to three and gives a favour', () => {
    const at = table().goods(0, { books: 1 }).lying(0, 'quarry', 'sailor');
    at.play({ do: 'luxury', good: 'books' }, { do: 'stand', space: 'quarry' }, { do: 'done' });
    expect([at.player(0).favours, at.s.lying.quarry, at.s.lying.sailor]).toEqual([1, false, true]);
  });

  test('AG-SEC.3-c, RU-36, RU-39 a Painting: two different tracks; a marker on top is left out, a step may be declined', () => {
    const at = table().goods(0, { paintings: 1 }).play({ do: 'luxury', good: 'paintings' });
    at.play({ do: 'advance', guild: 'artists' });
    expect(at.offered('advance').map((move) => move.guild)).toEqual(['merchants', 'scholars']);
    at.play({ do: 'done' });
    expect(at.player(0).influence).toEqual({ artists: 1, merchants: 0, scholars: 0 });
    const top = table().goods(0, { paintings: 1 });
    top.player(0).influence = { artists: 9, merchants: 9, scholars: 1 };
    top.play({ do: 'luxury', good: 'paintings' }, { do: 'advance', guild: 'scholars' });
    expect([top.player(0).influence.scholars, top.asks]).toEqual([2, 'meditation']);
  });

  test('AG-SEC.3-d, AG-7.1-i Clothing for its current value, one more at pier 6', () => {
    const at = table().goods(0, { clothing: 1 });
    at.s.boat = 6;
    at.s.prices.price3 = { good: 'clothing', face: 4 };
    at.play({ do: 'luxury', good: 'clothing' });
    expect(at.income(0)).toBe(5);
  });

  test('AG-SEC.3-e spending a luxury good is not a delivery', () => {
    const at = table().goods(0, { clothing: 2 }).contracts(0, 'dutchTrader').play({ do: 'luxury', good: 'clothing' });
    expect(at.income(0)).toBe(3);
    expect(at.refusal({ do: 'luxury', good: 'clothing' })).toBe('AG-SEC.3');
  });
});

describe('markers', () => {
  test('AG-5.2-c any number of goods and favours can be released', () => {
    const at = table().goods(0, { wood: 1 }).favours(0, 1);
    at.play({ do: 'release' }, { do: 'return', what: 'wood' }, { do: 'release' }, { do: 'return', what: 'favour' });
    expect([at.player(0).supply, at.refusal({ do: 'release' })]).toEqual([22, 'AG-5.2-c']);
  });

  test('AG-5.2-b, RU-01, RU-45, INT-7, AG-1-c, ED-26 a gain beyond the supply asks on the own turn what to release', () => {
    const at = table().goods(0, { wood: 20, books: 1 }).favours(0, 1).play({ do: 'luxury', good: 'books' });
    expect([at.asks, at.player(0).favours]).toEqual(['shortage', 1]);
    expect(at.refusal({ do: 'return', what: 'favour' })).toBe('AG-5.2-b');
    at.play({ do: 'return', what: 'wood' });
    expect([at.player(0).favours, at.player(0).goods.wood, at.asks]).toEqual([2, 19, 'meditation']);
    const waived = table().goods(0, { wood: 21, books: 1 }).play({ do: 'luxury', good: 'books' }, { do: 'done' });
    expect([waived.player(0).favours, waived.events.at(-1)?.is]).toEqual([0, 'lost']);
  });

  test('RU-01 outside the own turn the surplus is lost without a question', () => {
    const at = table().worker(1, 'trader').goods(1, { wood: 22 }).play({ do: 'place', space: 'trader' });
    expect([at.player(1).favours, at.asks]).toEqual([0, 'trader']);
    expect(at.events.some((e) => e.is === 'lost' && e.seat === 1)).toBe(true);
  });
});
