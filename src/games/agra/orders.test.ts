import { describe, expect, test } from 'vitest';
import { FastRng, lookOf, redeal } from '../../kernel/index.ts';
import { ORDERS } from './data.ts';
import { agra } from './index.ts';
import { giftRupees, score } from './score.ts';
import { type Agra, NEUTRAL, playerOf } from './state.ts';
import { table } from './testing.ts';
import { view } from './view.ts';

describe('influence', () => {
  test('AG-5.6-a, AG-5.6-d steps beyond the top are lost; reaching it triggers the end', () => {
    const at = table();
    at.player(0).influence.artists = 8;
    at.play({ do: 'place', space: 'architect' }, { do: 'advance', guild: 'artists' });
    expect([at.player(0).influence.artists, at.s.turnsLeft]).toEqual([9, 7]);
    const top = table();
    top.player(0).influence.artists = 9;
    expect(top.play({ do: 'place', space: 'architect' }).refusal({ do: 'advance', guild: 'artists' })).toBe('AG-5.6-a');
  });

  test('AG-5.6-b, INT-5, AG-5.5-b favours or a tile on reaching 3 and 6', () => {
    const favours = (level: number) => {
      const at = table();
      at.player(0).influence.artists = level - 1;
      at.play({ do: 'place', space: 'architect' }, { do: 'advance', guild: 'artists' });
      return at.asks === 'influenceBonus' ? at.play({ do: 'favours' }).player(0).favours : 0;
    };
    expect([3, 4, 6].map(favours)).toEqual([1, 0, 2]);
  });

  test('AG-5.6-c, ED-27, ED-28 a tile is replaced at once; with a fourth any one is given up', () => {
    const at = table().tiles(0, 'ft01', 'ft02', 'ft03');
    at.player(0).influence.artists = 2;
    at.play({ do: 'place', space: 'architect' }, { do: 'advance', guild: 'artists' });
    const tile = at.s.display[1] ?? 'ft04';
    at.play({ do: 'favourTile', tile });
    expect(at.offered('giveUp').map((move) => move.tile)).toEqual(['ft01', 'ft02', 'ft03', tile]);
    at.play({ do: 'giveUp', tile });
    expect([at.player(0).tiles, at.s.display.length]).toEqual([['ft01', 'ft02', 'ft03'], 3]);
  });

  test('RU-27 without a tile the favours are taken', () => {
    const at = table();
    at.tiles(1, 'ft01', 'ft02', 'ft03').tiles(2, 'ft04', 'ft05', 'ft06').tiles(3, 'ft07', 'ft08', 'ft09');
    at.player(0).tiles = ['ft10', 'ft11', 'ft12', 'ft13', 'ft14'];
    at.s.display = [];
    at.s.pile = [];
    at.player(0).influence.artists = 2;
    at.s.agenda = [{ kind: 'architect', seat: 0 }];
    agra.steps.architect.answer(
      at.s,
      { kind: 'architect', seat: 0 },
      { do: 'advance', guild: 'artists' },
      { rng: at.dice, emit() {} },
    );
    expect(at.player(0).favours).toBe(1);
  });

  test('AG-5.6-e, ED-30 rupees by level: all of them for who is ahead or level with the first', () => {
    const paid = (own: number, other: number) => {
      const at = table().goods(0, { oil: 1, dye: 1 }).orderPhase();
      at.s.orderMarkers.merchants = 4;
      at.player(0).influence.merchants = own;
      at.player(1).influence.merchants = other;
      return at.play({ do: 'order', guild: 'merchants' }).income(0);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => paid(level, level))).toEqual([2, 3, 3, 4, 4, 5, 6, 7, 8]);
    expect(paid(4, 5)).toBe(3);
  });

  test('RU-26, RU-39, RU-50 steps of deliveries may be declined, one after the other', () => {
    const at = table().river('cook', 'sufi', 'khatib').goods(0, { oil: 1, curry: 1, wood: 1 });
    at.player(0).influence.artists = 2;
    at.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'wood' });
    at.play({ do: 'deliver', to: 'cook', good: 'oil', markers: 1 });
    at.play(
      { do: 'deliver', to: 'sufi', good: 'curry', markers: 1 },
      { do: 'done' },
      { do: 'advance', guild: 'artists' },
    );
    expect(at.asks).toBe('influenceBonus');
    at.play({ do: 'favours' }, { do: 'done' });
    expect([at.player(0).influence.scholars, at.asks]).toEqual([0, 'order']);
  });

  test('AG-5.6-a, RU-50 nobody is asked for another step of a track that has reached the top', () => {
    const at = table();
    at.player(0).influence.artists = 8;
    at.s.agenda.push({ kind: 'influence', seat: 0, guilds: ['artists', 'artists'], notables: [], left: 2 });
    at.play({ do: 'advance', guild: 'artists' });
    expect([at.player(0).influence.artists, at.asks]).toEqual([9, 'meditation']);
  });
});

describe('the order phase', () => {
  test('AG-6.3.1-a one gift to a free slot of its kind; basic goods are no gifts', () => {
    const at = table().goods(0, { oil: 2, wood: 1 }).orderPhase();
    at.s.akbar.dye = NEUTRAL;
    expect(at.offered('gift').map((move) => move.slot)).toEqual(['oil']);
    expect(at.refusal({ do: 'gift', good: 'dye', slot: 'dye' })).toBe('AG-6.3.1-a');
    at.play({ do: 'gift', good: 'oil', slot: 'oil' });
    expect([at.s.akbar.oil, at.refusal({ do: 'gift', good: 'oil', slot: 'oil' })]).toEqual([0, 'AG-6.3']);
  });

  test('AG-6.3.2-a, AG-6.3.2-d the open order and both of its goods', () => {
    const at = table().goods(0, { oil: 1 }).orderPhase();
    at.player(0).influence.merchants = 1;
    at.s.orderMarkers.merchants = 4;
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('AG-6.3.2-d');
    at.s.orders.merchants = [1, 1, 1, 1, 1, 1];
    at.s.orderMarkers.merchants = 6;
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('AG-6.3.2-a');
  });

  test('AG-6.3.2-b, AG-6.3.2-c, RU-31 the limit in force counts every marker; level 0 fulfils nothing', () => {
    const at = table().goods(0, { oil: 1, dye: 1 }).orderPhase();
    at.s.orderMarkers.merchants = 4;
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('AG-6.3.2-c');
    at.player(0).influence.merchants = 1;
    at.s.orders.merchants = [NEUTRAL, NEUTRAL, 1, null, null, null];
    at.player(1).supply--;
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('AG-6.3.2-b');
    at.s.boat = 3;
    expect(at.refusal({ do: 'order', guild: 'merchants' })).toBe('legal');
  });

  test('AG-6.3.2-e, AG-6.3.2-f, ED-19 goods to supply, a marker on the order, the order marker to the next free one', () => {
    const at = table().goods(0, { wood: 1, statues: 1 }).contracts(0, 'mujtahida').orderPhase();
    at.s.orderMarkers.merchants = 5;
    at.s.orders.merchants[0] = NEUTRAL;
    at.player(0).influence.merchants = 1;
    at.play({ do: 'order', guild: 'merchants' });
    expect([at.player(0).supply, at.s.orders.merchants[5], at.s.orderMarkers.merchants]).toEqual([21, 0, 1]);
    expect(at.income(0)).toBe(2 + 2);
  });

  test('AG-6.3.2-g, RU-26 who is behind gets one rupee less and a step that is not declined', () => {
    const at = table().goods(0, { wood: 1, paintings: 1 }).orderPhase();
    at.s.orderMarkers.scholars = 0;
    at.player(0).influence.scholars = 2;
    at.player(3).influence.scholars = 4;
    at.play({ do: 'order', guild: 'scholars' });
    expect([at.income(0), at.player(0).influence.scholars, at.asks]).toEqual([2, 3, 'influenceBonus']);
  });

  test('AG-6.3.2-h, AG-8.1 a full column triggers the end', () => {
    const at = table().goods(0, { wood: 1, paintings: 1 }).orderPhase();
    at.s.boat = 5;
    at.s.orders.scholars = [null, 1, 1, 1, 1, 1];
    at.player(1).supply -= 5;
    at.s.orderMarkers.scholars = 0;
    at.player(0).influence.scholars = 1;
    at.play({ do: 'order', guild: 'scholars' });
    expect([at.s.turnsLeft, at.s.orderMarkers.scholars]).toEqual([7, 6]);
  });

  test('ED-33, RU-21 the orders given by the examples are where they belong', () => {
    expect([ORDERS.scholars[0], ORDERS.merchants[4], ORDERS.merchants[5]]).toEqual([
      ['wood', 'paintings'],
      ['oil', 'dye'],
      ['wood', 'statues'],
    ]);
  });
});

describe('the end', () => {
  test('AG-8.2, RU-23 the round is finished and one full round played; a later trigger changes nothing', () => {
    const at = table(2);
    at.player(0).influence.artists = 8;
    at.play({ do: 'place', space: 'architect' }, { do: 'advance', guild: 'artists' }, { do: 'end' });
    const seats: number[] = [];
    at.player(1).influence.artists = 8;
    while (at.asked.length > 0) {
      if (at.asks === 'meditation') seats.push(at.asked[0] ?? -1);
      if (at.asks === 'meditation') at.play({ do: 'place', space: at.asked[0] === 1 ? 'architect' : 'trader' });
      else if (at.asks === 'order') at.play({ do: 'end' });
      else if (at.offered('advance').some((move) => move.guild === 'artists') && at.asked[0] === 1)
        at.play({ do: 'advance', guild: 'artists' });
      else at.play({ do: 'done' });
    }
    expect(seats).toEqual([1, 0, 1]);
    expect(at.events.at(-1)).toEqual({ is: 'over' });
  });

  test('AG-8.3-a, AG-8.3-b, AG-8.3-c, AG-8.3-d, AG-8.3-e, RU-34, ED-21 leaders and seconds by their own orders; neutral markers never score', () => {
    const at = table(3);
    at.s.orders.artists = [0, 1, 2, NEUTRAL, null, null];
    for (const seat of [0, 1, 2]) at.player(seat).influence.artists = [5, 3, 1][seat] ?? 0;
    expect(score(at.s).sheet.find((line) => line.key === 'artists')?.values).toEqual([2, 1, 0]);
  });

  test('AG-8.4, AG-8.5, AG-8.6 last meditation space, removed covers, gifts', () => {
    const at = table();
    at.player(0).counter = 5;
    at.player(0).covers.top1 = false;
    const lines = Object.fromEntries(score(at.s).sheet.map((line) => [line.key, line.values[0]]));
    expect(lines).toMatchObject({ meditation: 5, covers: 1, gifts: 0 });
    expect([0, 1, 2, 3, 4, 6].map(giftRupees)).toEqual([0, 1, 3, 5, 8, 14]);
  });

  test('AG-8.8 ties are broken by goods and favours, then shared', () => {
    const at = table(3).goods(0, { books: 1 }).favours(1, 3).favours(2, 1);
    expect(score(at.s).ranks).toEqual([1, 1, 3]);
  });
});

describe('an end in any case', () => {
  test('RU-59, AG-8.2 round 799 triggers the end: a game in which nobody moves on has 800 rounds', () => {
    const at = table(2);
    at.s.round = 798;
    const idle = () => at.play({ do: 'place', space: 'trader' }, { do: 'done' }, { do: 'end' });
    idle();
    expect(at.s.turnsLeft).toBeNull();
    idle();
    expect([at.s.round, at.s.turnsLeft]).toEqual([799, 3]);
    for (let turn = 0; turn < 4; turn++) idle();
    expect([at.s.round, at.asks]).toEqual([800, undefined]);
  });

  test('RU-59 standing answers are changed at most as often in a phase as there are', () => {
    const at = table(2);
    const change = (keeps: boolean) => at.play({ do: 'standing' }, { do: 'cook', keeps });
    for (let i = 0; i < 13; i++) change(i % 2 === 1);
    expect(at.refusal({ do: 'standing' })).toBe('AG-UX-b');
    expect(at.offered('place').length).toBeGreaterThan(0);
  });
});

describe('information and invariants', () => {
  test('AG-INFO-a, AG-INFO-b rupees are seen by their owner only, by all with the option and at the end', () => {
    const at = table();
    expect(view(at.s, 1).players.map((player) => player.rupees)).toEqual([null, 2, null, null]);
    expect(view(at.s, null).players.every((player) => player.rupees === null)).toBe(true);
    expect(view(table(4, { openRupees: true }).s, null).players[0]?.rupees).toBe(2);
    at.s.agenda.length = 0;
    expect(view(at.s, null).players[3]?.rupees).toBe(2);
    expect(view(at.s, 1).players[2]?.goods).toEqual(at.player(2).goods);
  });

  test('AG-INFO-c the pile has no order to know: its tiles are kept by number', () => {
    const { pile } = table().s;
    expect(pile).toEqual(pile.toSorted());
  });

  test('AG-INFO-b, AG-UX-b a redealt world looks the same to the seat it is for', () => {
    const at = table();
    const world = agra.clone(at.s);
    redeal(agra, world, 2, new FastRng('world'));
    expect(world.players[0]?.rupees).not.toBe(undefined);
    expect(lookOf(agra, world, 2)).toBe(lookOf(agra, at.s, 2));
    expect(view(at.s, 1).players[0]?.standing).toBeNull();
  });

  test('AG-INV-a, AG-INV-b, AG-INV-c, AG-INV-d, AG-INV-e, AG-INV-f broken positions are noticed', () => {
    const broken = (...spoiled: ((s: Agra) => void)[]) =>
      spoiled.map((spoil) => {
        const { s } = table();
        spoil(s);
        return agra.faults(s).map((fault) => fault.slice(0, 8))[0];
      });
    const spoiled = broken(
      () => {},
      (s) => Object.assign(playerOf(s, 0), { supply: 23 }),
      (s) => Object.assign(playerOf(s, 0), { workers: 9 }),
      (s) => s.display.pop(),
      (s) => Object.assign(playerOf(s, 0), { rupees: -1 }),
      (s) => Object.assign(s, { merchant: 'tailor' }),
    );
    expect(spoiled).toEqual([undefined, 'AG-INV-a', 'AG-INV-b', 'AG-INV-c', 'AG-INV-d', 'AG-INV-e']);
    const { s } = table();
    s.orders.artists = [NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL, null, 0];
    playerOf(s, 0).supply--;
    s.orderMarkers.artists = 4;
    expect(agra.faults(s)).toEqual(['AG-INV-f: artists']);
  });

  test('AG-INT-b, AG-UX-f forged answers to another seat\u2019s question are refused, with the rule where one forbids', () => {
    const at = table().goods(0, { cotton: 1 }).goods(1, { cotton: 1 }).built('oilPress');
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.refusal({ do: 'follow', count: 1 }, 2)).toBe('notYourQuestion');
    expect(at.refusal({ do: 'follow', count: 3 }, 1)).toBe('AG-5.2.4-c');
  });

  test('AG-INV-a a 23rd marker does not exist', () => {
    const at = table().goods(0, { wood: 22 }).play({ do: 'place', space: 'sawmill' });
    expect(at.offered('produce')).toEqual([{ do: 'produce', count: 0 }]);
    expect(at.refusal({ do: 'produce', count: 1 })).toBe('AG-5.2-b');
    at.play({ do: 'release' }, { do: 'return', what: 'wood' });
    expect(at.offered('produce').at(-1)).toEqual({ do: 'produce', count: 1 });
  });
});
