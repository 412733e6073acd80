/** Why an answer is refused while something is being resolved. */
import type { Seat } from '../../../kernel/index.ts';
import { type AgraMove, isAnyTime } from '../moves.ts';
import type { Agra, AgraStep } from '../state.ts';

type Why<P extends AgraStep> = (s: Agra, step: P, seat: Seat, move: AgraMove) => string;

/** AG-INT-c for an any-time move; otherwise the rule that says what may be answered. */
export function insideChain<P extends AgraStep>(rule: string | Why<P>): Why<P> {
  return (s, step, seat, move) => {
    if (isAnyTime(move)) return 'AG-INT-c';
    return typeof rule === 'string' ? rule : rule(s, step, seat, move);
  };
}
