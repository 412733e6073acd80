import { describe, expect, test } from 'vitest';
import { COVERS } from './data.ts';
import { production } from './farm.ts';
import { table } from './testing.ts';
import { goodValue, mayLie } from './values.ts';

describe('generating points', () => {
  test('AG-6.1.1-a only own standing workers on the board are laid down, and they stay', () => {
    const at = table().worker(0, 'quarry').lying(0, 'sailor').worker(1, 'trader');
    expect(at.offered('lay')).toEqual([{ do: 'lay', space: 'quarry' }]);
    expect(at.refusal({ do: 'lay', space: 'trader' })).toBe('AG-6.1.1-a');
    at.play({ do: 'lay', space: 'quarry' });
    expect([at.s.workers.quarry, at.s.lying.quarry, at.s.turn.points]).toEqual([0, true, 1]);
  });

  test('AG-6.1.1-b, AG-6.1.1-e, RU-03 the sequence runs on while points are spent and workers stand up again', () => {
    const at = table().worker(0, 'quarry', 'sailor').goods(0, { oil: 1 });
    at.player(0).counter = 2;
    at.player(0).covers.top5 = false;
    at.play({ do: 'lay', space: 'quarry' }, { do: 'meditate', action: 'moveFarmer', side: 'top', to: 4 });
    expect(at.s.turn.points).toBe(1);
    at.play({ do: 'oilCurry', pay: 'oil' }, { do: 'lay', space: 'quarry' });
    expect(at.s.turn.points).toBe(2); // the second worker of the phase: space 1
  });

  test('AG-6.1.1-c, AG-N08-b workers on the Cook count in the same sequence and go to the supply', () => {
    const at = table().contracts(0, 'cook').worker(0, 'quarry');
    at.player(0).counter = 4;
    at.player(0).cook = 1;
    at.player(0).workers--;
    at.play({ do: 'layCook' }, { do: 'lay', space: 'quarry' });
    expect([at.s.turn.points, at.player(0).cook, at.player(0).workers]).toEqual([5, 0, 9]);
    expect(at.refusal({ do: 'layCook' })).toBe('AG-N08-b');
  });

  test('AG-6.1.1-d, AG-N09, RU-48 the Muezzin adds one point to the first worker of the phase', () => {
    const at = table().contracts(0, 'muezzin').worker(0, 'quarry', 'sailor');
    at.play({ do: 'lay', space: 'quarry' });
    expect(at.s.turn.points).toBe(2);
    at.play({ do: 'lay', space: 'sailor' });
    expect(at.s.turn.points).toBe(3);
  });

  test('AG-6.1.1-f, AG-4-d what is not spent is lost with the phase', () => {
    const at = table();
    at.s.turn.points = 3;
    at.play({ do: 'place', space: 'trader' });
    expect(at.s.turn.points).toBe(0);
  });

  test('RU-04, AG-FT05 FT05 gives a point in the meditation phase only, and is not generating', () => {
    const at = table().contracts(0, 'muezzin').favours(0, 3).tiles(0, 'ft05');
    at.play({ do: 'favour', action: 'ft05' });
    expect([at.s.turn.points, at.player(0).favours, at.s.turn.muezzin]).toEqual([1, 2, false]);
    at.play({ do: 'place', space: 'trader' });
    expect(at.refusal({ do: 'favour', action: 'ft05' })).toBe('AG-SEC.2-a');
  });
});

describe('meditation actions', () => {
  test('AG-6.1.2-a deliver one good for 3 points, again and to others, never doubled', () => {
    const at = table().river('cook', 'sufi').goods(0, { wood: 2, curry: 1 });
    at.s.blocked = 'exchange';
    at.s.turn.points = 6;
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' }, { do: 'done' });
    expect(at.refusal({ do: 'deliver', to: 'cook', good: 'wood', markers: 2 })).toBe('AG-7.3-a');
    at.play({ do: 'meditate', action: 'deliver', to: 'sufi', good: 'curry' }, { do: 'advance', guild: 'scholars' });
    expect([at.s.turn.points, at.income(0), at.player(0).influence.scholars]).toEqual([0, 2, 1]);
  });

  test('AG-6.1.2-a, RU-38, RU-55 first French printing: one delivery action per notable and phase', () => {
    const at = table(4, { edition: 'french' }).river('cook', 'sufi').goods(0, { wood: 1, oil: 1, curry: 1 });
    at.s.blocked = 'exchange';
    at.s.turn.points = 9;
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' }, { do: 'done' });
    at.play({ do: 'meditate', action: 'deliver', to: 'sufi', good: 'curry' }, { do: 'done' });
    expect(at.s.turn.points).toBe(5);
    expect(at.refusal({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' })).toBe('AG-6.1.2-a');
  });

  test('AG-6.1.2-a, ED-04 first French printing: the goods are counted for each notable alone', () => {
    const at = table(4, { edition: 'french' }).river('cook', 'sufi').goods(0, { wood: 1, oil: 1, curry: 1 });
    at.s.blocked = 'exchange';
    at.s.turn.points = 7;
    at.play({ do: 'meditate', action: 'deliver', to: 'sufi', good: 'curry' }, { do: 'done' });
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' }, { do: 'done' });
    expect(at.s.turn.points).toBe(3);
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' });
    expect(at.s.turn.points).toBe(0);
  });

  test('RU-55, RU-56 first French printing: a step declined after the first good is offered again after the second', () => {
    const at = table(4, { edition: 'french' }).river('cook').goods(0, { wood: 1, oil: 1 });
    at.s.blocked = 'exchange';
    at.s.turn.points = 5;
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' }, { do: 'done' });
    at.play({ do: 'meditate', action: 'deliver', to: 'cook', good: 'oil' }, { do: 'advance', guild: 'artists' });
    expect([at.s.turn.points, at.player(0).influence.artists, at.asks]).toEqual([0, 1, 'meditation']);
  });

  test('AG-6.1.2-b, AG-5.1-b a transformation costs the value of the target, whether built or not', () => {
    const at = table().goods(0, { bricks: 1, wood: 1 });
    at.s.turn.points = 2;
    expect(at.refusal({ do: 'meditate', action: 'transform', to: 'statues', count: 1 })).toBe('AG-6.1.2-b');
    at.play({ do: 'meditate', action: 'transform', to: 'planks', count: 1 });
    expect([at.player(0).goods.planks, at.s.built.plankMill]).toEqual([1, false]); // AG-5.1-b
  });

  test('AG-6.1.2-c a cover tile costs 2 points', () => {
    const at = table();
    at.s.turn.points = 2;
    at.play({ do: 'meditate', action: 'removeCover', cover: 'left5' });
    expect([at.player(0).covers.left5, at.s.turn.points]).toEqual([false, 0]);
  });

  test('AG-6.1.2-d an exchange costs the value of the good', () => {
    const at = table().goods(0, { statues: 1 });
    at.s.turn.points = 2;
    expect(at.refusal({ do: 'meditate', action: 'exchange', good: 'statues' })).toBe('AG-6.1.2-d');
    at.s.turn.points = 3;
    at.play({ do: 'meditate', action: 'exchange', good: 'statues' });
    expect(at.offered('take').map((move) => move.good)).toEqual(['books', 'paintings', 'clothing']);
  });

  test('AG-6.1.2-e, AG-6.1.3-a the action under the marker is blocked, the centre never', () => {
    const at = table().goods(0, { wood: 1 }).river('cook');
    at.player(0).covers.top5 = false;
    at.s.turn.points = 4;
    expect(at.refusal({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' })).toBe('AG-6.1.3-a');
    at.play({ do: 'meditate', action: 'removeCover', cover: 'top1' });
    // The blocked action is fixed for the phase: removing covers is not blocked by having been done.
    expect(at.offered('meditate').some((move) => move.action === 'removeCover')).toBe(true);
    expect(at.offered('meditate').some((move) => move.action === 'moveFarmer')).toBe(true);
  });

  test('AG-6.1.3-b, AG-N15-b the Mosaic Maker and FT05 do not move the marker', () => {
    const at = table().contracts(0, 'mosaicMaker');
    at.s.turn.points = 1;
    at.play({ do: 'mosaic', favours: 1 }, { do: 'place', space: 'trader' });
    expect([at.s.blocked, at.player(0).favours]).toEqual(['deliver', 1]);
  });
});

describe('the farm', () => {
  test('AG-5.2.3-a, AG-5.2.3-b every good starts with a production of 2; the range is 0 to 8', () => {
    const player = table().player(0);
    for (const good of ['sandstone', 'wood', 'turmeric', 'cotton'] as const) expect(production(player, good)).toBe(2);
    for (const cover of COVERS) player.covers[cover] = false;
    player.farmers = { top: 5, right: 3, bottom: 3, left: 1 };
    expect(production(player, 'sandstone')).toBe(8);
    player.farmers = { top: 1, right: 3, bottom: 3, left: 5 };
    expect(production(player, 'sandstone')).toBe(0);
  });

  test('AG-5.2.3-b covered spaces between farmer and corner are skipped', () => {
    const player = table().player(0);
    player.farmers.top = 4;
    expect(production(player, 'sandstone')).toBe(3);
    expect(production(player, 'wood')).toBe(1);
  });

  test('AG-5.2.3-c farmers do not enter a cover tile or leave their side', () => {
    const at = table();
    at.player(0).farmers.top = 4;
    at.s.turn.points = 1;
    expect(at.refusal({ do: 'meditate', action: 'moveFarmer', side: 'top', to: 5 })).toBe('AG-6.1.2-e');
    at.player(0).covers.top5 = false;
    at.play({ do: 'meditate', action: 'moveFarmer', side: 'top', to: 5 });
    at.s.turn.points = 1;
    expect(at.refusal({ do: 'meditate', action: 'moveFarmer', side: 'top', to: 6 })).toBe('AG-6.1.2-e');
  });
});

describe('prices', () => {
  test('AG-5.2.1-a, AG-5.2.1-c a token replaces the printed value, between 1 and 4', () => {
    const { s } = table();
    s.prices.price3 = { good: 'books', face: 4 };
    s.prices.price1 = { good: 'curry', face: 1 };
    expect([goodValue(s, 'books'), goodValue(s, 'curry'), goodValue(s, 'oil')]).toEqual([4, 1, 2]);
  });

  test('AG-5.2.1-b, RU-08 one flag from the printed value at most, one token per good, neutral faces allowed', () => {
    const { s } = table();
    s.prices.price1 = { good: 'wood', face: 2 };
    expect([mayLie(s, 'price2', 'cotton', 3), mayLie(s, 'price3', 'curry', 4)]).toEqual([false, false]);
    expect([mayLie(s, 'price2', 'wood', 2), mayLie(s, 'price1', 'wood', 1)]).toEqual([false, true]);
  });

  test('AG-5.2.1-d, AG-5.2.1-e, ED-24 adjusting changes something, and only Trader, FT04 and pier 4 do it', () => {
    const at = table();
    at.s.prices.price1 = { good: 'wood', face: 2 };
    at.play({ do: 'place', space: 'trader' }, { do: 'token', token: 'price1' });
    expect(at.refusal({ do: 'price', good: 'wood', face: 2 })).toBe('AG-5.2.1-b');
    at.play({ do: 'price', good: 'wood', face: 1 });
    expect(at.s.prices.price1).toEqual({ good: 'wood', face: 1 });
    expect(at.refusal({ do: 'token', token: 'price2' })).toBe('AG-TRA-b');
  });
});
