/** The printed facts that a table goes by: those of `data.ts`, or what an owner of the box has corrected in them. */
import {
  type Correctable,
  type Corrected,
  type CorrectedFacts,
  differ,
  type FactSpec,
  type Reading,
  remembered,
  rise,
} from '../../kernel/facts.ts';
import {
  AKBAR_LEFT,
  AKBAR_RIGHT,
  INFLUENCE_RUPEES,
  MEDITATION_STEP_COST,
  PRODUCTS,
  type Product,
  record,
  SITE_FACTS,
  SITES,
  type Site,
} from './data.ts';

export interface Facts {
  /** AG-5.3-b: what a building site costs in building materials. */
  readonly siteCost: Readonly<Record<Site, number>>;
  /** AG-5.6: rupees for an order by level. */
  readonly influenceRupees: readonly number[];
  /** AG-BOT-a: goods value from space 1, 2, 3, 4 to the next. */
  readonly stepCost: readonly number[];
  /** AG-6.3.1-a: the gifts by die number, left and right. */
  readonly gifts: readonly [readonly Product[], readonly Product[]];
}

/** The dearest site that can be printed: what can be paid is worked out for every cost up to it. */
export const DEAREST_SITE = 7;
const RUPEES = { min: 1, max: 15 } as const;
const STEPS = { min: 1, max: 12 } as const;
/** AG-5.3-b: stated in the rules. */
const KNOWN_SITE: Site = 'paperMill';

/** The sides of Akbar's area as a facts file calls them. */
const GIFTS = { left: AKBAR_LEFT, right: AKBAR_RIGHT } as const;
const giftPaths = (side: keyof typeof GIFTS) => GIFTS[side].map((_, i) => `gifts.${side}.${i + 1}`);
const LEVELS = INFLUENCE_RUPEES.map((_, level) => level).slice(1);

const SPECS: Readonly<Record<string, FactSpec>> = Object.fromEntries<FactSpec>([
  ...SITES.filter((site) => site !== KNOWN_SITE).map((site): [string, FactSpec] => [
    `sites.${site}`,
    { printed: SITE_FACTS[site].cost, min: 1, max: DEAREST_SITE },
  ]),
  ...LEVELS.map((level): [string, FactSpec] => [
    `influence.${level}`,
    { printed: INFLUENCE_RUPEES[level] ?? 0, ...RUPEES },
  ]),
  ...MEDITATION_STEP_COST.map((cost, i): [string, FactSpec] => [`steps.${i + 1}`, { printed: cost, ...STEPS }]),
  ...(['left', 'right'] as const).flatMap((side) =>
    GIFTS[side].map((good, i): [string, FactSpec] => [`gifts.${side}.${i + 1}`, { printed: good, values: PRODUCTS }]),
  ),
]);

export const CORRECTABLE: Correctable = {
  specs: SPECS,
  checks: [
    rise(LEVELS.map((level) => `influence.${level}`)),
    differ([...giftPaths('left'), ...giftPaths('right')]), // AG-6.3.1-a: each of the twelve goods once
  ],
};

function correct(at: Reading): Facts {
  const number = (path: string, printed: number) => (path in SPECS ? Number(at(path)) : printed);
  // What is read from a path is one of the values of its specification, which are words of that type.
  const gifts = (side: keyof typeof GIFTS) => giftPaths(side).map((path) => at(path) as Product);
  return {
    siteCost: record(SITES, (site) => number(`sites.${site}`, SITE_FACTS[site].cost)),
    influenceRupees: INFLUENCE_RUPEES.map((rupees, level) => number(`influence.${level}`, rupees)),
    stepCost: MEDITATION_STEP_COST.map((cost, i) => number(`steps.${i + 1}`, cost)),
    gifts: [gifts('left'), gifts('right')],
  };
}

export const PRINTED: Facts = correct((path) => SPECS[path]?.printed ?? '');

/** The facts with these corrections. */
export const factsWith = remembered(correct, CORRECTABLE, PRINTED);

/** The facts of a table. */
export function factsOf({ options }: Corrected): Facts {
  return factsWith(options.facts);
}

/** Another box: something of everything that can be corrected. */
export const EXAMPLE: CorrectedFacts = {
  title: 'An example of another box',
  corrections: {
    'sites.cementWorks': 2,
    'sites.sculptor': 6,
    'influence.1': 1,
    'influence.9': 10,
    'steps.1': 1,
    'steps.4': 6,
    'gifts.left.1': 'bricks',
    'gifts.left.2': 'cement',
  },
};
