/** Editions and variants (ED). A switch set to `edition` takes the value of the chosen printing. */
import type { CorrectedFacts, OptionSpecs } from '../../kernel/index.ts';
import { CORRECTABLE } from './correctable.ts';
import { EXAMPLE } from './facts.ts';

export interface AgraOptions {
  /** `corrected`: the later, corrected printing; `french`: the first French printing. */
  readonly edition: 'corrected' | 'french';
  readonly meditationDelivery: 'edition' | 'oneGood' | 'severalGoods';
  readonly followScope: 'edition' | 'mainAction' | 'any';
  readonly oilCurryLimit: 'edition' | 'oncePerTurn' | 'unlimited';
  readonly doubleDeliveriesPerTurn: 'edition' | '2' | '1';
  readonly takshakaBuilder: 'edition' | 'excluded' | 'included';
  readonly mujtahidaStatueBonus: 'edition' | '2' | '1';
  readonly favourTransformTileSpend: 'edition' | '2' | '1';
  readonly influenceScope: 'edition' | 'perAction' | 'perTurn';
  readonly finalSecondPlaceTies: 'edition' | 'allSecondsScore' | 'tiedSecondsScoreNothing';
  readonly dyerValue: 'edition' | 'max2' | 'exactly2';
  readonly pier3Threshold: 'edition' | 'cumulative2' | 'twoMore';
  readonly merchantRupees: 'between' | 'betweenAndDestination' | 'originAndBetween';
  readonly frenchTraderMode: 'oneOfEachValue' | 'anyThree';
  readonly openRupees: boolean;
  readonly facts?: CorrectedFacts;
}

export const OPTIONS: OptionSpecs<AgraOptions> = {
  edition: { kind: 'choice', values: ['corrected', 'french'], default: 'corrected', rule: 'AG-ED' },
  meditationDelivery: switchOf('AG-6.1.2-a', 'oneGood', 'severalGoods'),
  followScope: switchOf('AG-5.2.4-d', 'mainAction', 'any'),
  oilCurryLimit: switchOf('AG-SEC.1-a', 'oncePerTurn', 'unlimited'),
  doubleDeliveriesPerTurn: switchOf('AG-7.3-f', '2', '1'),
  takshakaBuilder: switchOf('AG-N03-b', 'excluded', 'included'),
  mujtahidaStatueBonus: switchOf('AG-N16-b', '2', '1'),
  favourTransformTileSpend: switchOf('AG-FT07', '2', '1'),
  influenceScope: switchOf('AG-7.5-b', 'perAction', 'perTurn'),
  finalSecondPlaceTies: switchOf('AG-8.3-d', 'allSecondsScore', 'tiedSecondsScoreNothing'),
  dyerValue: switchOf('AG-N07-a', 'max2', 'exactly2'),
  pier3Threshold: switchOf('AG-7.1-g', 'cumulative2', 'twoMore'),
  merchantRupees: {
    kind: 'choice',
    values: ['between', 'betweenAndDestination', 'originAndBetween'],
    default: 'between',
    rule: 'AG-6.2.1.3-e',
  },
  frenchTraderMode: {
    kind: 'choice',
    values: ['oneOfEachValue', 'anyThree'],
    default: 'oneOfEachValue',
    rule: 'AG-N06-a',
  },
  openRupees: { kind: 'flag', default: false, rule: 'AG-INFO-b' },
  facts: { kind: 'facts', correctable: CORRECTABLE, example: EXAMPLE, apart: true, rule: 'AG-5.3-b' },
};

function switchOf(rule: string, corrected: string, french: string): OptionSpecs<AgraOptions>['followScope'] {
  return { kind: 'choice', values: ['edition', corrected, french], default: 'edition', rule };
}

/** What the rules ask of the options: every switch with its value, whichever way it was set. */
export interface Rules {
  readonly severalGoodsByMeditation: boolean;
  readonly followAny: boolean;
  readonly oilCurryUnlimited: boolean;
  readonly doublesPerTurn: number;
  readonly takshakaAtBuilder: boolean;
  readonly statueBonus: number;
  readonly ft07Spend: number;
  readonly stepsPerTurn: boolean;
  readonly tiedSecondsScore: boolean;
  readonly dyerExact: boolean;
  /** Level-II contracts that move the boat on from pier 3. */
  readonly pier3Contracts: number;
  readonly merchantRupees: AgraOptions['merchantRupees'];
  readonly frenchTraderAnyThree: boolean;
  readonly openRupees: boolean;
}

export function rulesOf(o: AgraOptions): Rules {
  const french = o.edition === 'french';
  /** Whether a switch stands on its French side: by itself, or by the edition. */
  const on = <T extends string>(value: T | 'edition', side: T) => (value === 'edition' ? french : value === side);
  return {
    severalGoodsByMeditation: on(o.meditationDelivery, 'severalGoods'), // ED-04
    followAny: on(o.followScope, 'any'), // ED-05
    oilCurryUnlimited: on(o.oilCurryLimit, 'unlimited'), // ED-07
    doublesPerTurn: on(o.doubleDeliveriesPerTurn, '1') ? 1 : 2, // ED-08
    takshakaAtBuilder: on(o.takshakaBuilder, 'included'), // ED-10
    statueBonus: on(o.mujtahidaStatueBonus, '1') ? 1 : 2, // ED-11
    ft07Spend: on(o.favourTransformTileSpend, '1') ? 1 : 2, // ED-12
    stepsPerTurn: on(o.influenceScope, 'perTurn'), // ED-18
    tiedSecondsScore: !on(o.finalSecondPlaceTies, 'tiedSecondsScoreNothing'), // ED-21
    dyerExact: on(o.dyerValue, 'exactly2'), // ED-13
    pier3Contracts: on(o.pier3Threshold, 'twoMore') ? 3 : 2, // ED-22, RU-57
    merchantRupees: o.merchantRupees, // ED-42
    frenchTraderAnyThree: o.frenchTraderMode === 'anyThree',
    openRupees: o.openRupees,
  };
}
