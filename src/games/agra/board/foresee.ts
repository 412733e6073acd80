/** What a line of answers leads to, told by the rules themselves, up to the first thing that chance or somebody else decides. */
import { apply, type Rng, type Seat } from '../../../kernel/index.ts';
import type { AgraEvent } from '../events.ts';
import { agra } from '../index.ts';
import type { AgraMove } from '../moves.ts';
import type { Agra, AgraStep } from '../state.ts';
import type { AgraView } from '../view.ts';
import { worldOf } from './sight.ts';

export interface Foresight {
  /** What these answers themselves bring about; what was due before them is not in it. */
  readonly events: readonly AgraEvent[];
  /** What they leave open: the next question on top. */
  readonly pending: readonly AgraStep[];
  readonly before: Agra;
  readonly after: Agra;
  /** AG-UX-a: whether they lead to a roll of the die, or turn a tile up. */
  readonly rolls: boolean;
  readonly reveals: boolean;
}

/** Any outcome will do: nothing that depends on it is told. */
const SOME_OUTCOME: Rng = { int: () => 0, shuffle() {} };

const ROLLING: ReadonlySet<AgraStep['kind']> = new Set(['merchantVisited', 'merchantMoves', 'builderMoves']);

/** A seat's prospects in one position. The world is made once; each line is played on a copy. */
export class Seer {
  readonly world: Agra;
  readonly seat: Seat;

  constructor(view: AgraView, seat: Seat) {
    const world = worldOf(view);
    // Only the open question: what waits below it would happen after any answer.
    this.world = { ...world, agenda: world.agenda.slice(-1) };
    this.seat = seat;
  }

  /** Null where the answers do not follow each other. */
  foresee(line: readonly AgraMove[]): Foresight | null {
    const after = agra.clone(this.world);
    const events: AgraEvent[] = [];
    let told = true;
    let rolls = false;
    let reveals = false;
    const emit = (event: AgraEvent) => {
      if (event.is === 'merchant' || event.is === 'builder') rolls = true;
      if (event.is === 'tileRevealed') reveals = true;
      if (rolls) told = false;
      if (told) events.push(event);
    };
    for (const move of line) if (apply(agra, after, this.seat, move, { rng: SOME_OUTCOME, emit }) !== null) return null;
    if (after.agenda.some(({ kind }) => ROLLING.has(kind))) rolls = true;
    return { events, pending: told ? after.agenda : [], before: this.world, after, rolls, reveals };
  }
}
