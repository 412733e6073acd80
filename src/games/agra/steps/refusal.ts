/** Why an answer is refused while something is being resolved. */
import type { Seat } from '../../../kernel/index.ts';
import { type AgraMove, isAnyTime } from '../moves.ts';
import type { Agra, AgraStep } from '../state.ts';

/** AG-INT-c for an any-time move; otherwise the rule that says what may be answered. */
export function insideChain(rule: string): (s: Agra, step: AgraStep, seat: Seat, move: AgraMove) => string {
  return (_s, _step, _seat, move) => (isAnyTime(move) ? 'AG-INT-c' : rule);
}
