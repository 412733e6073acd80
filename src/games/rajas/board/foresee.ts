/**
 * What a line of answers leads to, told by the rules themselves. Everything in Rajas is open (RG-INFO-1), so the view is the
 * position and can be played on; what chance decides (a face, the next tile, a white yield tile) is left out of the account.
 */
import { apply, type Rng, type Seat } from '../../../kernel/index.ts';
import { rajas } from '../index.ts';
import type { RajasEvent, RajasMove, RajasStep } from '../state.ts';
import type { RajasView } from '../view.ts';

export interface Foresight {
  /** What these answers themselves bring about; what was due before them is not in it. */
  readonly events: readonly RajasEvent[];
  /** What they leave open: the next question on top, gains that wait behind it below. */
  readonly pending: readonly RajasStep[];
  readonly after: RajasView;
}

/** Any outcome will do: nothing that depends on it is told. */
const SOME_OUTCOME: Rng = { int: () => 0, shuffle() {} };

/** Null where the answers do not follow each other. */
export function foresee(view: RajasView, seat: Seat, line: readonly RajasMove[]): Foresight | null {
  const world = rajas.clone(view);
  // Only the open question: what waits below it would happen after any answer.
  world.agenda = world.agenda.slice(-1);
  const events: RajasEvent[] = [];
  let told = true;
  const emit = (event: RajasEvent) => {
    if (told) events.push(event);
    // What a white tile gives is not known before it is drawn.
    if (event.is === 'whiteTile') told = false;
  };
  for (const move of line) if (apply(rajas, world, seat, move, { rng: SOME_OUTCOME, emit }) !== null) return null;
  return { events, pending: told ? world.agenda : [], after: world };
}
