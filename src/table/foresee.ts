/** The next question to a seat, if nothing unusual happens before it: what answers in advance are chosen from and held against. */
import {
  advance,
  DrawMismatch,
  type Game,
  type GameEvent,
  hashOf,
  judge,
  type Move,
  NO_CHANCE,
  perform,
  type Seat,
  type State,
  waiting,
} from '../kernel/index.ts';

/** So many questions of others are passed over; a game that asks more before one's own turn is not foreseen. */
const FAR = 200;

/**
 * Passes over the questions of the others as if they did nothing, until `seat` is asked. Changes `world`: bring one that the seat
 * cannot tell from the true one. False where chance comes in first, or where the seat is not asked again.
 */
export function foresee<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
): boolean {
  for (let left = FAR; left > 0 && world.agenda.length > 0; left--) {
    if (waiting(world).includes(seat)) return true;
    world.agenda.pop();
    if (!withoutChance(() => advance(game, world, { rng: NO_CHANCE, emit() {} }))) return false;
  }
  return false;
}

/** What an answer in advance was chosen for, as fingerprints: the question, and what is the seat's own before and after it. */
export interface Foreseen {
  readonly question: string;
  readonly before: string;
  /** Null where nobody knows what it brings: chance comes in, or others answer the same question. */
  readonly after: string | null;
}

/**
 * Foresees the question to `seat`, gives it the first answer, foresees the next question, and so on. Changes `world` to where this
 * leads; ends early where an answer is not legal or its question cannot be foreseen.
 */
export function foreseeLine<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  line: readonly Move[],
): Foreseen[] {
  const seen: Foreseen[] = [];
  for (const move of line) {
    if (!foresee(game, world, seat)) break;
    const next = lookAhead(game, world, seat, move);
    if (next === null) break;
    seen.push(next);
    if (next.after === null) {
      // Behind that nothing is foreseen: nobody is asked anything in this world any more.
      world.agenda.length = 0;
      break;
    }
  }
  return seen;
}

/** What is foreseen of one answer to the open question, which is performed if that is known; null where it is not legal. */
export function lookAhead<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  input: Move,
): Foreseen | null {
  const judged = judge(game, world, seat, input);
  if ('refused' in judged) return null;
  const step = world.agenda.at(-1);
  const before = ownOf(game, world, seat);
  const known =
    step?.seats === undefined &&
    withoutChance(() => perform(game, world, seat, judged.move, { rng: NO_CHANCE, emit() {} }));
  return { question: step?.kind ?? '', before, after: known ? ownOf(game, world, seat) : null };
}

/** A fingerprint of what is a seat's own, as it sees it: every game keeps it under the seat's place among the players. */
export function ownOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: Seat,
): string {
  const { players } = game.view(s, seat) as { readonly players?: readonly unknown[] };
  return hashOf(players?.[seat] ?? null);
}

/** False where `work` would have drawn something. */
function withoutChance(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof DrawMismatch) return false;
    throw error;
  }
}
