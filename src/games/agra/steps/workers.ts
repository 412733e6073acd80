/** Standing workers up again. */
import type { Seat } from '../../../kernel/index.ts';
import { SPACES, type Space } from '../data.ts';
import { type AgraMove, DONE, STAND } from '../moves.ts';
import type { Agra, AgraTurn, Ask } from '../state.ts';
import { insideChain } from './refusal.ts';

function isLying(s: Agra, seat: Seat, space: Space): boolean {
  return s.workers[space] === seat && s.lying[space];
}

export function hasLying(s: Agra, seat: Seat): boolean {
  for (const space of SPACES) if (s.workers[space] === seat && s.lying[space]) return true;
  return false;
}

export function pushLying(s: Agra, seat: Seat, moves: Readonly<Record<Space, AgraMove>>, out: AgraMove[]): void {
  for (const space of SPACES) if (s.workers[space] === seat && s.lying[space]) out.push(moves[space]);
}

export function standUp(s: Agra, seat: Seat, space: Space, t: AgraTurn): void {
  s.lying[space] = false;
  t.emit({ is: 'stood', seat, space });
}

/** Stands up exactly one worker: asked only if there is a choice. */
export function askStandOne(s: Agra, seat: Seat, t: AgraTurn): void {
  const lying = SPACES.filter((space) => isLying(s, seat, space));
  const [only] = lying;
  if (lying.length === 1 && only !== undefined) standUp(s, seat, only, t);
  else if (lying.length > 1) s.agenda.push({ kind: 'stand', seat, left: 1, mayStop: false });
}

/** Offers to stand up to `count` workers, one after the other. */
export function offerStand(s: Agra, seat: Seat, count: number): void {
  if (count > 0 && hasLying(s, seat)) s.agenda.push({ kind: 'stand', seat, left: count, mayStop: true });
}

export const stand: Ask<'stand'> = {
  moves(s, { mayStop }, seat, out) {
    pushLying(s, seat, STAND, out);
    if (mayStop) out.push(DONE);
  },
  answer(s, { seat, left }, move, t) {
    if (move.do !== 'stand') return;
    standUp(s, seat, move.space, t);
    offerStand(s, seat, left - 1);
  },
  why: insideChain('AG-SEC.1-a'),
};
