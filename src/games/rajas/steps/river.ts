/** RG-RIVER: the boat. */
import { RIVER } from '../data.ts';
import { factsOf } from '../facts.ts';
import {
  type Ask,
  type GainStep,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasTurn,
  type StepOfKind,
} from '../state.ts';
import { ACTIVATE } from './tracks.ts';

const STAY: RajasMove = { do: 'stay' };
const SAIL: readonly RajasMove[] = Array.from({ length: RIVER.final + 1 }, (_, to) => ({ do: 'sail', to }));

/** RG-GANGA-2: what a river space gives: the tile on it, or what is printed. */
export function riverGain(s: Rajas, space: number): GainStep | undefined {
  const tile = s.riverTiles[space];
  const facts = factsOf(s);
  return tile ? facts.riverTiles.get(tile) : facts.river[space - 1];
}

/** RG-RIVER-3, RG-RIVER-4: where so many free spaces lead. Other boats are skipped; the final space always counts as free. */
export function spaceAhead(s: Rajas, seat: number, spaces: number): number {
  let at = playerOf(s, seat).boat;
  for (let left = spaces; left > 0 && at < RIVER.final; ) {
    at++;
    if (at === RIVER.final || !s.players.some((other) => other.boat === at)) left--;
  }
  return at;
}

/** RG-RIVER-6: a boat on the final space moves no more. A move without a choice is made at once. */
export function moveBoat(s: Rajas, step: Omit<StepOfKind<'sail'>, 'kind' | 'seat'>, t: RajasTurn): void {
  const seat = s.mover;
  const { boat } = playerOf(s, seat);
  if (boat === RIVER.final) {
    t.emit({ is: 'lost', seat, gain: 'boat', by: step.by });
    return;
  }
  const nearest = spaceAhead(s, seat, step.min);
  if (!step.may && nearest === spaceAhead(s, seat, step.max)) sailTo(s, nearest, step.by, t);
  else s.agenda.push({ kind: 'sail', seat, min: step.min, max: step.max, may: step.may, by: step.by });
}

function sailTo(s: Rajas, to: number, by: string, t: RajasTurn): void {
  const player = playerOf(s, s.mover);
  const from = player.boat;
  player.boat = to;
  t.emit({ is: 'sailed', seat: s.mover, from, to, by });
  const gain = riverGain(s, to);
  if (gain) s.agenda.push(gain); // RG-RIVER-5
  if (from <= RIVER.bridgeAfter && to > RIVER.bridgeAfter) s.agenda.push(ACTIVATE.bridge); // RG-RIVER-7: before the gain
}

export const sail: Ask<'sail'> = {
  moves(s, { min, max, may }, seat, out) {
    let last = -1;
    for (let spaces = min; spaces <= max; spaces++) {
      const to = spaceAhead(s, seat, spaces);
      const move = SAIL[to];
      if (to !== last && move) out.push(move);
      last = to;
    }
    if (may) out.push(STAY); // RG-CHAIN-5
  },
  answer(s, { seat, by }, move, t) {
    if (move.do === 'sail') sailTo(s, move.to, by, t);
    else t.emit({ is: 'stayed', seat, by });
  },
  why: (_s, { may }, _seat, move) => (move.do === 'stay' && !may ? 'RG-RUL-33' : 'RG-RIVER-3'),
};
