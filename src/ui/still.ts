/** A position that nobody plays: what the pictures of the rules and the facts are drawn from. */
import type { Move, Seat } from '../kernel/index.ts';
import type { SeatFace, TableProps } from './contract.ts';

export function still<V extends object, M extends Move>(
  view: V,
  faces: readonly SeatFace[],
  seat: Seat | null = 0,
): TableProps<V, M> {
  return {
    sight: { seat, ply: 0, view, waiting: [], moves: [], undo: 'nothing', redo: 'nothing', outcome: null },
    faces,
    offers: [],
    shown: null,
    ahead: null,
    show() {},
    give() {},
    motion: false,
    narrow: false,
  };
}
