/** Answers in advance as a page sees them: made of the world that the server gave this seat, by the same foresight as the server's. */
import { type Game, type Move, moves, type Seat, type State, same } from '../../kernel/index.ts';
import type { Seen } from '../../online/protocol.ts';
import { aheadIn } from '../../table/ahead.ts';
import { foresee, foreseeLine } from '../../table/foresee.ts';
import type { Sight } from '../../table/table.ts';
import type { GameUi } from '../../ui/contract.ts';

/** One gesture of a plan: the answers from `from` up to `to`. */
export interface Prepared {
  readonly label: string;
  readonly spoken: string;
  readonly from: number;
  readonly to: number;
}

/** The position in which `seat` is asked after these answers, if nothing unusual happens; null where that cannot be foreseen. */
function foreseen(game: Game, { world, seat }: Seen, line: readonly Move[]): { world: State; seat: Seat } | null {
  if (world === null || seat === null) return null;
  const s = game.clone(worldOf(world));
  if (foreseeLine(game, s, seat, line).length < line.length) return null;
  return foresee(game, s, seat) ? { world: s, seat } : null;
}

/** What the seat will see and be asked after these answers; null where that cannot be foreseen. */
export function foreseenSight(game: Game, seen: Seen, line: readonly Move[]): Sight | null {
  const found = foreseen(game, seen, line);
  if (found === null) return null;
  const { world, seat } = found;
  return {
    seat,
    ply: (seen.log.at(-1)?.ply ?? 0) + line.length,
    view: game.view(world, seat),
    waiting: [seat],
    moves: moves(game, world, seat),
    undo: line.length > 0 ? null : 'nothing',
    redo: 'nothing',
    outcome: null,
  };
}

/** What would be seen after some more answers to what is foreseen. */
export function aheadOf(game: Game, seen: Seen, line: readonly Move[], more: readonly Move[]): Sight | null {
  const found = foreseen(game, seen, line);
  return found && aheadIn(game, found.world, found.seat, more, (seen.log.at(-1)?.ply ?? 0) + line.length);
}

/** As much of a plan as follows from what is known now. */
export function following(game: Game, { world, seat }: Seen, line: readonly Move[]): readonly Move[] {
  if (world === null || seat === null) return [];
  return line.slice(0, foreseeLine(game, game.clone(worldOf(world)), seat, line).length);
}

/** The gestures of a plan in the words of the game. */
export function preparedOf(game: Game, ui: GameUi, seen: Seen): readonly Prepared[] {
  const plan = planOf(seen);
  const gestures: Prepared[] = [];
  for (let from = 0; from < plan.length; ) {
    const before = plan.slice(0, from);
    const rest = plan.slice(from);
    const sight = foreseenSight(game, seen, before);
    const answers = sight ? ui.answers(sight, (line) => aheadOf(game, seen, before, line)) : [];
    const found = answers
      .filter((answer) => answer.moves.length > 0 && same(answer.moves, rest.slice(0, answer.moves.length)))
      .sort((a, b) => b.moves.length - a.moves.length)[0];
    const to = from + (found?.moves.length ?? 1);
    const word = rest[0]?.do ?? '';
    gestures.push({ label: found?.label ?? word, spoken: found?.spoken ?? word, from, to });
    from = to;
  }
  return gestures;
}

/** The server took them as moves of this very game. */
export function planOf({ plan }: Seen): readonly Move[] {
  return plan as readonly Move[];
}

/** The server made it from a state of this very game, by the rules whose version the table's card names. */
function worldOf(world: object): State {
  return world as State;
}
