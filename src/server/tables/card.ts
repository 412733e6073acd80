/** A table as the lobby and its own page show it. */
import { commitment } from '../../kernel/index.ts';
import type { TableCard } from '../../online/protocol.ts';
import { seatCard, seatOf, type TableDoc, type TurnDoc } from './docs.ts';

export function cardOf(id: string, table: TableDoc, turn: TurnDoc | null, person: string | null): TableCard {
  const { game, rules, options, seats, pace, late, visibility, host, slow, next, status } = table;
  return {
    id,
    game,
    rules,
    options,
    seats: seats.map(seatCard),
    pace,
    late,
    visibility,
    status: turn?.over ? 'over' : status,
    host,
    slow,
    waiting: turn?.waiting ?? [],
    ply: turn?.ply ?? 0,
    changed: turn?.asked ?? table.created,
    next,
    commitment: commitment(table.seed),
    you: seatOf(table, person),
  };
}
