import { describe, expect, test } from 'vitest';
import {
  type CorrectedFacts,
  conformance,
  type FactValue,
  FastRng,
  type Game,
  Match,
  parseRecord,
  readFacts,
  readOptions,
  start,
  verify,
} from '../../kernel/index.ts';
import { CORRECTABLE } from './correctable.ts';
import {
  AKBAR_LEFT,
  AKBAR_RIGHT,
  ARROW_FROM,
  COVER_AT,
  GUILDS,
  INFLUENCE_RUPEES,
  LAST_MEDITATION_SPACE,
  MEDITATION_POINTS,
  MEDITATION_STEP_COST,
  NOTABLES,
  ORDERS,
  PRICE_FACES,
  SIDE_CORNERS,
  SITE_FACTS,
  SITES,
  TOP_LEVEL,
} from './data.ts';
import { evaluate } from './evaluate.ts';
import type { AgraEvent } from './events.ts';
import { EXAMPLE, factsOf, PRINTED } from './facts.ts';
import { production } from './farm.ts';
import { agra } from './index.ts';
import { type AgraMove, DONE, FARMER, GIFT, LAY, ORDER, PLACE, STUDY, TOKEN, TRANSFORM, UNCOVER } from './moves.ts';
import type { AgraOptions } from './options.ts';
import { type Agra, playerOf } from './state.ts';
import { studyCost } from './steps/botanist.ts';
import { table } from './testing.ts';
import type { AgraView } from './view.ts';

type Corrections = Record<string, FactValue>;

const wrong = (corrections: Corrections) => {
  const read = readFacts(CORRECTABLE, { title: 'a box', corrections });
  return 'problems' in read ? read.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : [];
};
function optionsWith(facts: CorrectedFacts): AgraOptions {
  const read = readOptions(agra, 3, { facts });
  if (!('options' in read)) throw new Error('not possible');
  return read.options;
}
const box = (corrections: Corrections): CorrectedFacts => ({ title: 'a box', corrections });
/** A quiet table of three with a box in which this is printed. */
const at = (corrections: Corrections) => table(3, { facts: box(corrections) });

describe('corrected facts of Agra', () => {
  test('without corrections the facts are those of data.ts', () => {
    expect(factsOf(table(3).s)).toBe(PRINTED);
    expect(factsOf(at({ 'sites.sculptor': SITE_FACTS.sculptor.cost }).s)).toBe(PRINTED);
    expect(SITES.map((site) => PRINTED.siteCost[site])).toEqual(SITES.map((site) => SITE_FACTS[site].cost));
    expect(PRINTED).toMatchObject({
      arrowFrom: ARROW_FROM,
      priceFaces: PRICE_FACES,
      farm: { corners: SIDE_CORNERS, coverAt: COVER_AT },
      points: MEDITATION_POINTS,
      lastSpace: LAST_MEDITATION_SPACE,
      stepCost: MEDITATION_STEP_COST,
      influenceRupees: INFLUENCE_RUPEES,
      topLevel: TOP_LEVEL,
      orders: ORDERS,
      gifts: [AKBAR_LEFT, AKBAR_RIGHT],
      notables: NOTABLES,
    });
  });

  test('AG-5.3-b: a site costs what is printed, but for the paper mill, which the rules name', () => {
    expect(factsOf(at({ 'sites.cementWorks': 2 }).s).siteCost.cementWorks).toBe(2);
    expect(wrong({ 'sites.paperMill': 5, 'sites.sculptor': 8 })).toEqual([
      'sites.paperMill: unknownPath',
      'sites.sculptor: value',
    ]);
  });

  test('AG-BOT-a: a step on the meditation track costs what is printed', () => {
    const { s } = at({ 'steps.1': 1 });
    expect(studyCost(s, playerOf(s, 0))).toBe(1);
    expect(studyCost(table(3).s, playerOf(s, 0))).toBe(2);
  });

  test('AG-5.6: rupees never fall with the level', () => {
    expect(wrong({ 'influence.4': 2 })).toEqual(['influence.4: falls']);
    expect(wrong({ 'influence.9': 10 })).toEqual([]);
  });

  test('a record carries its facts and verifies alone', () => {
    const match = Match.simulated(agra, { seats: 3, options: optionsWith(EXAMPLE) }, 'facts');
    const parsed = parseRecord(JSON.stringify(match.record()));
    if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
    expect(parsed.record.options['facts']).toEqual(EXAMPLE);
    expect(verify(agra, parsed.record)).toHaveProperty('match');
  });
});

describe('corrected arrows', () => {
  test('AG-5.2.4-a, AG-5.2.4-c: goods are transformed, and followed, along the printed arrow', () => {
    const t = at({ 'arrows.statues': 'cement' })
      .goods(0, { cement: 2, bricks: 1 })
      .goods(1, { cement: 1 })
      .goods(2, { bricks: 1 })
      .built('sculptor')
      .play(PLACE.sculptor);
    expect(t.offered('transform')).toHaveLength(3);
    t.play(TRANSFORM[2] ?? DONE);
    expect(t.player(0).goods).toMatchObject({ cement: 0, bricks: 1, statues: 2 });
    expect(t.asked).toEqual([1]);
  });

  test('AG-5.2.4-a: those that the rules state stay, goods stay in their street, and none lead in a circle', () => {
    expect(wrong({ 'arrows.bricks': 'cement' })).toEqual(['arrows.bricks: unknownPath']);
    expect(wrong({ 'arrows.statues': 'paper' })).toEqual(['arrows.statues: value']);
    expect(wrong({ 'arrows.curry': 'dye' })).toEqual([]);
    expect(wrong({ 'arrows.curry': 'dye', 'arrows.dye': 'curry' })).toEqual(['arrows.curry: rules']);
  });
});

describe('corrected price tokens', () => {
  test('AG-5.2.1-b, AG-2.1-a: a token has the printed faces, and begins with fewer flags', () => {
    const t = at({ 'prices.price2.fewer': 1, 'prices.price2.more': 2, 'prices.price1.more': 4 });
    expect(t.s.prices.price2.face).toBe(1);
    t.goods(0, { wood: 2 }).play(PLACE.trader, TOKEN.price1);
    const faces = new Set(t.offered('price').map(({ face }) => face));
    expect([...faces]).toEqual([1, 4]);
  });

  test('AG-5.2.1-b: faces differ, the first has fewer flags, and 2 and 4 are among them', () => {
    expect(wrong({ 'prices.price1.more': 1 })).toEqual(['prices.price1.more: twice']);
    expect(wrong({ 'prices.price2.fewer': 4 })).toEqual(['prices.price2.fewer: falls']);
    expect(wrong({ 'prices.price3.more': 5 })).toEqual(['prices.price3.more: value']);
    expect(wrong({ 'prices.price3.fewer': 2, 'prices.price3.more': 3 })).toEqual(['prices.price3.fewer: seldom']);
  });
});

describe('a corrected farm', () => {
  test('AG-5.2.3-a: a corner yields the good that is printed there', () => {
    const t = at({ 'farm.corners.topLeft': 'wood', 'farm.corners.topRight': 'sandstone' });
    t.play(PLACE.botanist, FARMER.top[4] ?? DONE, DONE, DONE, { do: 'end' });
    const { farm } = factsOf(t.s);
    expect(production(t.player(0), 'wood', farm)).toBe(3);
    expect(production(t.player(0), 'sandstone', farm)).toBe(1);
  });

  test('AG-2.2-a, AG-5.2.3-c: cover tiles lie where they are printed, and stop farmers there', () => {
    const t = at({ 'farm.covers.top.1': false, 'farm.covers.top.2': true }).play(PLACE.botanist);
    const ways = t.offered('farmer').filter(({ side }) => side === 'top');
    expect(ways.map(({ to }) => to)).toEqual([4]);
    t.play(UNCOVER.top1);
    expect(t.offered('farmer').filter(({ side }) => side === 'top')).toHaveLength(2);
    expect(production(t.player(0), 'sandstone', factsOf(t.s).farm)).toBe(3);
  });

  test('AG-5.2.3-b: every corner yields two at the start, and every good has its corner', () => {
    expect(wrong({ 'farm.covers.top.1': false })).toEqual(['farm.covers.top.1: sum']);
    expect(wrong({ 'farm.covers.top.3': true })).toEqual(['farm.covers.top.3: unknownPath']);
    expect(wrong({ 'farm.covers.top.1': false, 'farm.covers.left.4': true })).toEqual([]);
    expect(wrong({ 'farm.corners.topLeft': 'wood' })).toEqual(['farm.corners.topLeft: twice']);
  });

  test('AG-6.1.2-e: some farmer can move at the start', () => {
    const inward = (side: string) => ({
      [`farm.covers.${side}.1`]: false,
      [`farm.covers.${side}.2`]: true,
      [`farm.covers.${side}.4`]: true,
      [`farm.covers.${side}.5`]: false,
    });
    const three = { ...inward('top'), ...inward('right'), ...inward('bottom') };
    expect(wrong(three)).toEqual([]);
    expect(at(three).play(PLACE.botanist).offered('farmer')).toHaveLength(2);
    expect(wrong({ ...three, ...inward('left') })).toEqual(['farm.covers.top.2: rules']);
  });
});

describe('a corrected meditation track', () => {
  test('AG-6.1.1-b: a worker brings the points of the space', () => {
    const t = at({ 'track.5': 6 }).worker(0, 'quarry');
    t.player(0).counter = 5;
    expect(t.play(LAY.quarry).s.turn.points).toBe(6);
  });

  test('AG-BOT-a, AG-8.4: the track may be longer, and its last space pays at the end', () => {
    const t = at({ 'track.6': 4, 'steps.5': 3 }).goods(0, { books: 1 });
    t.player(0).counter = 5;
    const line = () => agra.score(t.s).sheet.find(({ key }) => key === 'meditation')?.values[0];
    expect(line()).toBe(0);
    t.play(PLACE.botanist, STUDY, { do: 'pay', good: 'books' });
    expect(t.player(0).counter).toBe(6);
    expect(line()).toBe(5);
  });

  test('AG-BOT-a: a space has its points and its step, or neither, and none is left out', () => {
    expect(wrong({ 'track.5': 2, 'track.4': 2 })).toEqual(['track.4: unknownPath']);
    expect(wrong({ 'track.6': 4 })).toEqual(['track.6: alone']);
    expect(wrong({ 'track.7': 5, 'steps.6': 3 })).toEqual(['track.7: falls']);
  });
});

describe('corrected influence tracks', () => {
  test('AG-5.6-d: the printed top level triggers the end', () => {
    const t = at({ 'influence.10': 9 }).goods(0, { paintings: 1 });
    t.player(0).influence = { artists: 9, merchants: 8, scholars: 0 };
    t.play({ do: 'luxury', good: 'paintings' }, { do: 'advance', guild: 'merchants' });
    expect(t.s.turnsLeft).toBeNull();
    t.play({ do: 'advance', guild: 'artists' });
    expect(t.player(0).influence).toMatchObject({ artists: 10, merchants: 9 });
    expect(t.s.turnsLeft).not.toBeNull();
  });

  test('AG-5.6-a: a track may be shorter, but not broken, and the second bonus is on it', () => {
    const t = at({ 'influence.9': 0, 'influence.8': 0 });
    t.player(0).influence.artists = 7;
    t.play(PLACE.architect);
    expect(t.offered('advance').map(({ guild }) => guild)).toEqual(['merchants', 'scholars']);
    expect(wrong({ 'influence.8': 0 })).toEqual(['influence.8: falls']);
    expect(wrong({ 'influence.6': 0 })).toEqual(['influence.6: value']);
  });

  test('AG-5.6-e: some level pays 3, as an example of the rules has it', () => {
    expect(wrong({ 'influence.2': 2 })).toEqual([]);
    expect(wrong({ 'influence.2': 2, 'influence.3': 4 })).toEqual(['influence.2: seldom']);
  });
});

describe('corrected orders', () => {
  const corrections = { 'orders.artists.2.first': 'wood', 'orders.artists.2.second': 'oil' };
  const holding = (facts: Corrections) => {
    const t = at(facts).goods(0, { wood: 1, oil: 1 }).orderPhase();
    t.s.orderMarkers.artists = 1;
    t.player(0).influence.artists = 1;
    return t;
  };

  test('AG-6.3.2-d, AG-6.3.2-e: an order takes the goods that are printed', () => {
    const t = holding(corrections).play(ORDER.artists);
    expect(t.player(0).goods).toMatchObject({ wood: 0, oil: 0 });
    expect(holding({}).refusal(ORDER.artists)).toBe('AG-6.3.2-d');
  });

  test('AG-6.3.2: bots judge by it', () => {
    expect(evaluate(holding(corrections).s, 0)).toBeGreaterThan(evaluate(holding({}).s, 0));
  });

  test('RU-21: the goods of an order differ, and the orders of the rules are where they say', () => {
    expect(wrong({ 'orders.artists.1.first': 'books' })).toEqual(['orders.artists.1.first: twice']);
    expect(wrong({ 'orders.scholars.1.first': 'oil' })).toEqual(['orders.scholars.1.first: unknownPath']);
    expect(wrong({ 'orders.merchants.5.first': 'curry' })).toEqual(['orders.merchants.5.first: rules']);
    const higher = {
      'orders.merchants.1.first': 'dye',
      'orders.merchants.1.second': 'oil',
      'orders.merchants.2.first': 'wood',
      'orders.merchants.2.second': 'statues',
      'orders.merchants.6.first': 'sandstone',
      'orders.merchants.6.second': 'clothing',
    };
    expect(wrong(higher)).toEqual([]);
  });
});

describe('corrected gifts', () => {
  test('AG-6.3.1-a: Akbar takes what is printed on his places', () => {
    const t = at({ 'gifts.left.1': 'wood' }).goods(0, { wood: 1, cement: 1 }).orderPhase();
    t.s.akbar.wood = null;
    expect(t.offered('gift').map(({ good }) => good)).toEqual(['wood']);
    t.play(GIFT.wood);
    expect(agra.score(t.s).sheet.find(({ key }) => key === 'gifts')?.values[0]).toBe(1);
  });

  test('AG-6.3.1-a, AG-N20: every good once, and curry among them', () => {
    expect(wrong({ 'gifts.left.1': 'bricks' })).toEqual(['gifts.left.1: twice']);
    expect(wrong({ 'gifts.left.1': 'cloth', 'gifts.right.5': 'cement' })).toEqual([]);
    expect(wrong({ 'gifts.right.1': 'wood' })).toEqual(['gifts.right.1: seldom']);
  });
});

describe('corrected notables', () => {
  const sailing = (corrections: Corrections) => at(corrections).goods(0, { oil: 1 }).river('khatib').play(PLACE.sailor);
  const OIL: AgraMove = { do: 'deliver', to: 'khatib', good: 'oil', markers: 1 };

  test('AG-7.2-a, AG-7.4-a: a notable asks for the printed goods, two or three of them', () => {
    const t = sailing({ 'notables.khatib.3': 'oil' });
    expect(t.offered('deliver')).toEqual([OIL]);
    t.play(OIL);
    expect(t.s.river[0]?.seats).toEqual([null, null, 0]);
    expect(sailing({}).offered('deliver')).toEqual([]);
    const two = at({ 'notables.grandMufti.3': 'none' }).river('grandMufti');
    expect(two.s.river[0]?.seats).toHaveLength(2);
  });

  test('AG-7.5-a, AG-8.7: its guild is the printed one', () => {
    const t = sailing({ 'notables.khatib.1': 'oil', 'notables.khatib.guild': 'merchants' }).play(OIL, DONE);
    expect(t.offered('advance').map(({ guild }) => guild)).toEqual(['merchants']);
    const icons = (corrections: Corrections) => {
      const { s } = at(corrections).contracts(0, 'dewan', 'khatib');
      return agra.score(s).sheet.find(({ key }) => key === 'contracts')?.values[0];
    };
    expect([icons({}), icons({ 'notables.khatib.guild': 'merchants' })]).toEqual([1, 2]);
  });

  test('AG-7.2: bots judge by what is asked for', () => {
    const judged = (corrections: Corrections) => evaluate(sailing(corrections).s, 0);
    expect(judged({ 'notables.khatib.1': 'oil' })).toBeGreaterThan(judged({}));
  });

  test('AG-2.1-g: notables are drawn by the printed guilds', () => {
    const swapped = { 'notables.sadrUsSudur.guild': 'artists', 'notables.caliph.guild': 'merchants' };
    for (let game = 0; game < 20; game++) {
      const options = optionsWith(box(swapped));
      const s = start(agra, 3, options, { rng: new FastRng(`draw ${game}`), emit() {} });
      const { notables } = factsOf(s);
      const split = GUILDS.map((guild) => s.river.filter(({ id }) => notables[id].guild === guild).length);
      expect(split.toSorted()).toEqual([3, 3, 4]);
    }
  });

  test('RU-20, AG-2.1-g: what the rules state of them stays, and some draw is balanced', () => {
    expect(wrong({ 'notables.mahout.guild': 'artists', 'notables.mahout.2': 'oil', 'notables.cook.3': 'dye' })).toEqual(
      ['notables.mahout.guild: unknownPath', 'notables.mahout.2: unknownPath', 'notables.cook.3: unknownPath'],
    );
    expect(wrong({ 'notables.mahout.1': 'wood' })).toEqual(['notables.mahout.1: value']);
    expect(wrong({ 'notables.cook.1': 'wood', 'notables.cook.2': 'oil' })).toEqual([]);
    expect(wrong({ 'notables.khatib.1': 'turmeric' })).toEqual(['notables.khatib.1: twice']);
    expect(wrong({ 'notables.jagirdar.2': 'oil' })).toEqual(['notables.jagirdar.2: seldom']);
    expect(wrong({ 'notables.mullah.1': 'oil', 'notables.mullah.3': 'bricks' })).toEqual([]);
    expect(wrong({ 'notables.sufi.guild': 'merchants' })).toEqual(['notables.sufi.guild: rules']);
    const scholars = Object.keys(CORRECTABLE.specs).filter((path) => path.endsWith('.guild'));
    expect(wrong(Object.fromEntries(scholars.map((path) => [path, 'scholars'])))).toContain(`${scholars[0]}: rules`);
  });
});

/** The last round of a game with the corrected facts of the example. */
const corrected: Game<Agra, AgraMove, AgraEvent, object, AgraView> = {
  ...agra,
  seats: { min: 3, max: 3 },
  options: {},
  setup(seats, _options, t) {
    const s = start(agra, seats, optionsWith(EXAMPLE), t);
    s.turnsLeft ??= seats;
    return s;
  },
};

describe('conformance with corrected facts', () => {
  for (const check of conformance(corrected)) test(check.name, check.run);
});
