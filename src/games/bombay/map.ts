/** The map as the rules use it: what lies beside a location, and what it costs to go there. */
import { HILL_ACTIONS, MOVE_ACTIONS, PLACES, type PlaceId } from './data.ts';
import type { BombayMove } from './state.ts';

export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];

export interface Road {
  readonly to: PlaceId;
  /** BO-MOVE-1, BO-MAP-2: a hill costs more to enter. */
  readonly actions: number;
  readonly move: BombayMove;
}

export type Roads = Readonly<Record<PlaceId, readonly Road[]>>;
export type Distances = Readonly<Record<PlaceId, Readonly<Record<PlaceId, number>>>>;

const roadTo = (to: PlaceId): Road => ({
  to,
  actions: MOVE_ACTIONS + (PLACES[to].kind === 'hill' ? HILL_ACTIONS : 0),
  move: { do: 'go', to },
});

/** The roads that leave each location. */
export function roadsFrom(roads: readonly (readonly [PlaceId, PlaceId])[]): Roads {
  const beside = {} as Record<PlaceId, Road[]>;
  for (const place of PLACE_IDS) beside[place] = [];
  for (const [a, b] of roads) {
    beside[a].push(roadTo(b));
    beside[b].push(roadTo(a));
  }
  return beside;
}

/** The fewest actions from each location to each other one (BO-MAP-4). */
export function distances(from: Roads): Distances {
  const all = {} as Record<PlaceId, Record<PlaceId, number>>;
  for (const origin of PLACE_IDS) {
    const reached = {} as Record<PlaceId, number>;
    for (const place of PLACE_IDS) reached[place] = place === origin ? 0 : Number.POSITIVE_INFINITY;
    for (let changed = true; changed; ) {
      changed = false;
      for (const place of PLACE_IDS)
        for (const road of from[place])
          if (reached[place] + road.actions < reached[road.to]) {
            reached[road.to] = reached[place] + road.actions;
            changed = true;
          }
    }
    all[origin] = reached;
  }
  return all;
}
