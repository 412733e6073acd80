/** An answer as records keep it: who gave it, what was answered, what was drawn for it. */
import type { Move, Seat } from './game.ts';
import { field, list, object, scalars, string, whole } from './reading.ts';
import type { Draw } from './rng.ts';

/** An answer with what was drawn for it. */
export interface Answered {
  readonly seat: Seat;
  readonly move: Move;
  readonly draws?: readonly Draw[];
}

/** Reads the move and the draws of an entry whose seat is known. */
export function readAnswer(entry: Record<string, unknown>, seat: Seat, at: string): Answered {
  const move = object(field(entry, 'move', at), `${at}.move`);
  const verb = string(field(move, 'do', `${at}.move`), `${at}.move.do`, 64);
  const draws = entry['draws'];
  return {
    seat,
    move: { ...scalars(move, `${at}.move`), do: verb },
    ...(draws === undefined ? {} : { draws: readDraws(draws, `${at}.draws`) }),
  };
}

export function readDraws(data: unknown, at: string): Draw[] {
  return list(data, at).map((draw, i) =>
    Array.isArray(draw)
      ? draw.map((place, j) => whole(place, `${at}[${i}][${j}]`, 0, 0x7fffffff))
      : whole(draw, `${at}[${i}]`, 0, 0x7fffffff),
  );
}
