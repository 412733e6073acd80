/** Where an elephant can get to in the rest of its turn, and by which roads. */
import type { Seat } from '../../../kernel/index.ts';
import type { PlaceId } from '../data.ts';
import { factsOf } from '../facts.ts';
import type { BombayMove } from '../state.ts';
import { type Ahead, actionsLeft, type BombaySight, playerAt } from './sight.ts';

export interface Way {
  readonly to: PlaceId;
  readonly moves: readonly BombayMove[];
  readonly actions: number;
  /** Palaces of others that are entered on the way. */
  readonly tolls: number;
  /** What is seen on arrival; null where the turn ends with it. */
  readonly after: BombaySight | null;
}

type Leg = Omit<Way, 'after'>;

/** The best way to each place in reach: the fewest actions, then the fewest tolls, then the fewest roads. */
export function waysOf(sight: BombaySight, seat: Seat, ahead: Ahead): Way[] {
  const settled = new Map<PlaceId, Way>();
  const left = actionsLeft(sight.view, seat);
  const open: Leg[] = [{ to: playerAt(sight.view, seat).at, moves: [], actions: 0, tolls: 0 }];
  for (let leg = nearest(open); leg !== undefined; leg = nearest(open)) {
    if (settled.has(leg.to)) continue;
    // Where the last action is spent on the way, there is nothing to see on arrival that the way does not tell.
    const after = leg.moves.length === 0 ? sight : leg.actions < left ? ahead(leg.moves) : null;
    settled.set(leg.to, { ...leg, after });
    if (after !== null) for (const move of after.moves) if (move.do === 'go') open.push(onward(sight, seat, leg, move));
  }
  return [...settled.values()].filter((way) => way.moves.length > 0);
}

function onward(sight: BombaySight, seat: Seat, leg: Leg, move: BombayMove & { do: 'go' }): Leg {
  const road = factsOf(sight.view).roadsFrom[leg.to].find(({ to }) => to === move.to);
  const owner = sight.view.palaces[move.to];
  return {
    to: move.to,
    moves: [...leg.moves, move],
    actions: leg.actions + (road?.actions ?? 0),
    tolls: leg.tolls + (owner === undefined || owner === seat ? 0 : 1),
  };
}

/** Takes the best leg off the list. */
function nearest(open: Leg[]): Leg | undefined {
  let best = 0;
  for (const [i, leg] of open.entries()) {
    const other = open[best];
    if (other !== undefined && compare(leg, other) < 0) best = i;
  }
  return open.splice(best, 1)[0];
}

function compare(a: Leg, b: Leg): number {
  return a.actions - b.actions || a.tolls - b.tolls || a.moves.length - b.moves.length;
}
