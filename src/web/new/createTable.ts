/** A new table, kept before it is opened. */
import type { OptionProblem } from '../../kernel/index.ts';
import { openTable, saveTable } from '../../table/saved.ts';
import type { Sitter } from '../../table/table.ts';
import { keepTable, newId, type TableProblem } from '../keep/tables.ts';
import type { Loaded } from '../registry.ts';
import type { WebText } from '../text/en.ts';

/** How many sit down when nothing else is said. */
const USUAL_SEATS = 3;

export function usualSeats(seats: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(USUAL_SEATS, seats.min), seats.max);
}

/** One person and bots, or persons only, with names that differ. */
export function usualSitters(seats: number, persons: number, ownName: string, text: WebText): Sitter[] {
  const own = ownName === '' ? text.house.guest : ownName;
  const others = text.house.botNames.filter((name) => name !== own);
  return Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? own : (others[seat - 1] ?? text.fresh.seat(seat + 1)),
    bot: seat < persons ? null : 'merchant',
  }));
}

export function createTable(
  { game, ui }: Loaded,
  sitters: readonly Sitter[],
  options: Readonly<Record<string, unknown>>,
): { readonly id: string; readonly unkept: TableProblem | null } | OptionProblem {
  const opened = openTable(game, sitters, options);
  if ('problem' in opened) return opened;
  const { table, seed } = opened;
  const id = newId();
  const sight = table.sight(null);
  const unkept = keepTable({
    saved: saveTable(id, table, seed, Date.now()),
    waiting: sight.waiting,
    clock: ui.text.clock(sight.view),
  });
  return { id, unkept };
}
