import { describe, expect, test } from 'vitest';
import {
  type CorrectedFacts,
  conformance,
  FastRng,
  type Game,
  Match,
  parseRecord,
  readFacts,
  readOptions,
  start,
  verify,
} from '../../kernel/index.ts';
import { AKBAR_LEFT, AKBAR_RIGHT, INFLUENCE_RUPEES, MEDITATION_STEP_COST, SITE_FACTS, SITES } from './data.ts';
import type { AgraEvent } from './events.ts';
import { CORRECTABLE, EXAMPLE, factsOf, PRINTED } from './facts.ts';
import { agra } from './index.ts';
import type { AgraMove } from './moves.ts';
import type { AgraOptions } from './options.ts';
import { type Agra, playerOf } from './state.ts';
import { studyCost } from './steps/botanist.ts';
import type { AgraView } from './view.ts';

const wrong = (corrections: object) => {
  const read = readFacts(CORRECTABLE, { title: 'a box', corrections });
  return 'problems' in read ? read.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : [];
};
function optionsWith(facts: CorrectedFacts): AgraOptions {
  const read = readOptions(agra, 3, { facts });
  if (!('options' in read)) throw new Error('not possible');
  return read.options;
}
const table = (corrections: Record<string, string | number>) =>
  start(agra, 3, optionsWith({ title: 'a box', corrections }), { rng: new FastRng('box'), emit() {} });

describe('corrected facts of Agra', () => {
  test('without corrections the facts are those of data.ts', () => {
    expect(factsOf(table({}))).toBe(PRINTED);
    expect(SITES.map((site) => PRINTED.siteCost[site])).toEqual(SITES.map((site) => SITE_FACTS[site].cost));
    expect(PRINTED.influenceRupees).toEqual(INFLUENCE_RUPEES);
    expect(PRINTED.stepCost).toEqual(MEDITATION_STEP_COST);
    expect(PRINTED.gifts).toEqual([AKBAR_LEFT, AKBAR_RIGHT]);
  });

  test('AG-5.3-b: a site costs what is printed, but for the paper mill, which the rules name', () => {
    expect(factsOf(table({ 'sites.cementWorks': 2 })).siteCost.cementWorks).toBe(2);
    expect(wrong({ 'sites.paperMill': 5, 'sites.sculptor': 8 })).toEqual([
      'sites.paperMill: unknownPath',
      'sites.sculptor: value',
    ]);
  });

  test('AG-BOT-a: a step on the meditation track costs what is printed', () => {
    const s = table({ 'steps.1': 1 });
    expect(studyCost(s, playerOf(s, 0))).toBe(1);
    expect(studyCost(table({}), playerOf(s, 0))).toBe(2);
  });

  test('AG-5.6, AG-6.3.1-a: rupees never fall with the level, and every gift is there once', () => {
    expect(wrong({ 'influence.4': 2 })).toEqual(['influence.4: falls']);
    expect(wrong({ 'influence.9': 10 })).toEqual([]);
    expect(wrong({ 'gifts.left.1': 'bricks' })).toEqual(['gifts.left.1: twice']);
    expect(wrong({ 'gifts.left.1': 'cloth', 'gifts.right.5': 'cement' })).toEqual([]);
  });

  test('a record carries its facts and verifies alone', () => {
    const match = Match.simulated(agra, { seats: 3, options: optionsWith(EXAMPLE) }, 'facts');
    const parsed = parseRecord(JSON.stringify(match.record()));
    if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
    expect(parsed.record.options['facts']).toEqual(EXAMPLE);
    expect(verify(agra, parsed.record)).toHaveProperty('match');
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
