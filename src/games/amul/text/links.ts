/** Which rule each question and each line of the log comes from: where the screen links into the rules. */
import type { AmulEvent, AmulStep } from '../state.ts';
import type { RuleId } from './rules.ts';

export const RULE_OF_STEP: Readonly<Record<AmulStep['kind'], RuleId>> = {
  restock: 'AM-REST-1',
  propose: 'AM-PLAN-1',
  choose: 'AM-PLAN-2',
  reveal: 'AM-PLAN-3',
  effect: 'AM-UPK-1',
  take: 'AM-UPK-2',
  upkeep: 'AM-UPK-3',
  finalHands: 'AM-END-1',
  scoring: 'AM-SCORE-1',
};

export const RULE_OF_EVENT: Readonly<Record<AmulEvent['is'], RuleId>> = {
  firstPlayer: 'AM-SET-5',
  round: 'AM-UPK-4',
  dealt: 'AM-REST-1',
  turnedUp: 'AM-REST-2',
  proposed: 'AM-PLAN-1',
  order: 'AM-ORD-6',
  chose: 'AM-PLAN-2',
  revealed: 'AM-PLAN-3',
  removed: 'AM-PLAN-4',
  took: 'AM-UPK-2',
  declined: 'AM-UPK-1',
  discarded: 'AM-UPK-3',
  finalHand: 'AM-END-1',
  spied: 'AM-END-4',
  traded: 'AM-SCORE-TRADER',
  majority: 'AM-MAJ-1',
  scored: 'AM-SCORE-4',
};
