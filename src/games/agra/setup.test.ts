import { describe, expect, test } from 'vitest';
import { FastRng, readOptions, start } from '../../kernel/index.ts';
import {
  ARROW_FROM,
  BASE_VALUE,
  BONUS_TILES,
  BUILDINGS,
  COVERS,
  FAVOUR_TILE_IDS,
  GOODS,
  GUILDS,
  NOTABLE_IDS,
  NOTABLES,
  PRODUCTS,
  SITE_FACTS,
  SITES,
  TABLE,
} from './data.ts';
import { agra } from './index.ts';
import { type AgraOptions, rulesOf } from './options.ts';
import { type Agra, NEUTRAL } from './state.ts';
import { nextUncovered } from './steps/orders.ts';
import { orderLimit } from './steps/river.ts';
import { Dice, table } from './testing.ts';

function fresh(seats: number, seed: string): Agra {
  const read = readOptions(agra, seats, {});
  if (!('options' in read)) throw new Error('options');
  return start(agra, seats, read.options, { rng: new FastRng(seed), emit() {} });
}
const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
const perGuild = (s: Agra) =>
  GUILDS.map((guild) => s.river.filter((card) => NOTABLES[card.id].guild === guild).length).toSorted((a, b) => b - a);

describe('what is in the box', () => {
  test('AG-1-a, ED-02 24 notables, 16 goods, 12 sites, 12 bonus tiles, 14 favour tiles', () => {
    expect([NOTABLE_IDS.length, GOODS.length, SITES.length, Object.keys(BONUS_TILES).length]).toEqual([24, 16, 12, 12]);
    expect(FAVOUR_TILE_IDS).toHaveLength(14);
  });

  test('AG-1-b, AG-1-d, AG-2.2-a what each of up to four players starts with', () => {
    const { players } = fresh(4, 'a');
    expect(players).toHaveLength(4);
    for (const player of players) {
      expect(player).toMatchObject({ supply: 22, rupees: 2, workers: 10, favours: 0, counter: 1, tiles: [] });
      expect(COVERS.every((cover) => player.covers[cover])).toBe(true);
      expect(player.farmers).toEqual({ top: 3, right: 3, bottom: 3, left: 3 });
    }
  });

  test('RU-20, RU-21 reconstructed cards and orders keep every known constraint', () => {
    const count = (guild: string) => NOTABLE_IDS.filter((id) => NOTABLES[id].guild === guild).length;
    expect(GUILDS.map(count)).toEqual([7, 8, 9]);
    for (const id of NOTABLE_IDS) {
      const { bonus, goods } = NOTABLES[id];
      expect(new Set(goods).size).toBe(goods.length);
      if (bonus) expect(goods).toContain(bonus.good);
    }
    expect(NOTABLES.cook.goods).toEqual(['oil', 'wood']);
    expect(NOTABLES.mahout.goods.indexOf('wood')).toBeGreaterThan(0); // ED-35
  });
});

describe('the game board', () => {
  test('AG-2.1-a, AG-2.1-b, AG-2.1-j tokens on the Trader, tiles face up, the marker on Deliver', () => {
    const s = fresh(3, 'b');
    expect(s.prices).toEqual({
      price1: { good: null, face: 1 },
      price2: { good: null, face: 2 },
      price3: { good: null, face: 3 },
    });
    expect([s.bonusTiles.length, s.blocked]).toEqual([12, 'deliver']);
  });

  test('AG-2.1-c, AG-2.1-f sites on columns 2 to 4, in path order', () => {
    const s = fresh(2, 'c');
    expect(BUILDINGS.filter((building) => s.built[building])).toEqual(BUILDINGS.slice(0, 4));
    expect(SITES.map((site) => SITE_FACTS[site].level)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    expect(BUILDINGS.indexOf('paperMill') + 1).toBe(10);
  });

  test('AG-2.1-d, AG-2.1-e, RU-46 the Merchant on column 1, the Builder on one of six sites', () => {
    for (const seed of seeds) {
      const s = fresh(2, seed);
      expect(BUILDINGS.indexOf(s.merchant)).toBeLessThan(4);
      expect(s.builder === null ? -1 : SITES.indexOf(s.builder)).toBeLessThan(6);
    }
    const s = start(agra, 4, table().s.options, { rng: new Dice([6, 5, 4, 1]), emit() {} });
    expect([s.merchant, s.builder]).toEqual(['cottonPlantation', 'cementWorks']);
  });

  test('AG-2.1-g, AG-2.1-h, AG-2.4-a, ED-03 notables per level, balanced over the guilds', () => {
    for (const seed of seeds)
      for (const seats of [2, 3, 4]) {
        const s = fresh(seats, seed);
        const levels = [1, 2, 3, 4].map((level) => s.river.filter((card) => NOTABLES[card.id].level === level).length);
        expect(levels).toEqual(TABLE[seats]?.notables);
        expect(perGuild(s)).toEqual(TABLE[seats]?.guildSplit);
      }
  });

  test('AG-2.1-i, AG-2.4-e the boat at pier 1 and a limit of 3 at every table', () => {
    for (const seats of [2, 3, 4]) expect([fresh(seats, 'd').boat, orderLimit(fresh(seats, 'd'))]).toEqual([1, 3]);
  });

  test('AG-2.1-k, RU-37 the first player is random and keeps the marker', () => {
    expect(new Set(seeds.map((seed) => fresh(4, seed).first)).size).toBe(4);
    const s = fresh(4, 'e');
    expect(s.turn.seat).toBe(s.first);
  });
});

describe('the imperial board', () => {
  test('AG-2.3-a, AG-2.3-c influence 0, three tiles open and eleven in the pile', () => {
    const s = fresh(4, 'f');
    for (const player of s.players) expect(player.influence).toEqual({ artists: 0, merchants: 0, scholars: 0 });
    expect([s.display.length, s.pile.length]).toEqual([3, 11]);
  });

  test('AG-2.3-b, AG-2.4-d an order marker rolled onto a covered order goes to the next one, wrapping', () => {
    expect(nextUncovered([null, null, NEUTRAL, NEUTRAL, null, null], 2)).toBe(4);
    expect(nextUncovered([null, 0, 0, 0, 0, NEUTRAL], 5)).toBe(0);
    for (const seed of seeds) {
      const s = fresh(2, seed);
      for (const guild of GUILDS) expect(s.orders[guild][s.orderMarkers[guild]]).toBeNull();
    }
  });

  test('AG-2.4-b neutral markers on gifts: none, 2, or 2 to 4', () => {
    for (const seed of seeds) {
      const neutral = (seats: number) => {
        const s = fresh(seats, seed);
        return PRODUCTS.filter((good) => s.akbar[good] === NEUTRAL).length;
      };
      expect([neutral(4), neutral(3)]).toEqual([0, 2]);
      expect([2, 3, 4]).toContain(neutral(2));
    }
  });

  test('AG-2.4-c, ED-20 neutral markers on orders: none, 1 or 2 in each column', () => {
    for (const [seats, count] of [
      [4, 0],
      [3, 1],
      [2, 2],
    ] as const)
      for (const seed of seeds.slice(0, 8)) {
        const s = fresh(seats, seed);
        for (const guild of GUILDS) expect(s.orders[guild].filter((mark) => mark === NEUTRAL)).toHaveLength(count);
      }
  });
});

describe('editions', () => {
  const options = (given: Partial<AgraOptions>): AgraOptions => table(4, given).s.options;

  test('ED-04 to ED-42, RU-57 the corrected printing is the default, the first French printing a preset', () => {
    expect(rulesOf(options({}))).toMatchObject({
      severalGoodsByMeditation: false,
      followAny: false,
      oilCurryUnlimited: false,
      doublesPerTurn: 2,
      takshakaAtBuilder: false,
      statueBonus: 2,
      ft07Spend: 2,
      stepsPerTurn: false,
      tiedSecondsScore: true,
      dyerExact: false,
      pier3Contracts: 2,
    });
    expect(rulesOf(options({ edition: 'french' }))).toMatchObject({
      severalGoodsByMeditation: true,
      followAny: true,
      oilCurryUnlimited: true,
      doublesPerTurn: 1,
      takshakaAtBuilder: true,
      statueBonus: 1,
      ft07Spend: 1,
      stepsPerTurn: true,
      tiedSecondsScore: false,
      dyerExact: true,
      pier3Contracts: 3,
    });
  });

  test('each switch can be set against its edition', () => {
    const rules = rulesOf(options({ edition: 'french', oilCurryLimit: 'oncePerTurn', dyerValue: 'max2' }));
    expect(rules).toMatchObject({ oilCurryUnlimited: false, dyerExact: false, followAny: true });
    expect(rulesOf(options({ doubleDeliveriesPerTurn: '1' })).doublesPerTurn).toBe(1);
  });
});

describe('goods', () => {
  test('AG-5.2-a, AG-5.2.4-a four basic, eight processed, four luxury goods and twelve arrows', () => {
    expect(GOODS.map((good) => BASE_VALUE[good])).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(ARROW_FROM).toMatchObject({ statues: 'bricks', books: 'paper', paintings: 'dye', clothing: 'cloth' });
    expect(Object.keys(ARROW_FROM)).toHaveLength(12);
  });
});
