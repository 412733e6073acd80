/** Which rule each question and each line of the log comes from: where the screen links into the rules. */
import type { BombayEvent, BombayStep } from '../state.ts';
import type { RuleId } from './rules.ts';

export const RULE_OF_STEP: Readonly<Record<BombayStep['kind'], RuleId>> = {
  round: 'BO-FLOW-1',
  lap: 'BO-FLOW-2',
  turn: 'BO-TURN-1',
  freeBale: 'BO-PAL-3',
};

export const RULE_OF_EVENT: Readonly<Record<BombayEvent['is'], RuleId>> = {
  round: 'BO-FLOW-3',
  supplied: 'BO-SUP-3',
  lap: 'BO-FLOW-2',
  went: 'BO-MOVE-1',
  toll: 'BO-TOLL-1',
  bought: 'BO-BUY-2',
  sold: 'BO-SELL-3',
  cityToken: 'BO-CITY-1',
  built: 'BO-PAL-1',
  palaceToken: 'BO-PAL-3',
  freeBale: 'BO-PAL-4',
  noFreeBale: 'BO-PAL-4',
  closed: 'BO-SUP-6',
  waited: 'BO-WAIT-1',
  ended: 'BO-TURN-3',
};
