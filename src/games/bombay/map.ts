/** The map as the rules use it: what lies beside a location, and what it costs to go there. */
import { HILL_ACTIONS, MOVE_ACTIONS, PLACES, type PlaceId, ROADS } from './data.ts';
import type { BombayMove } from './state.ts';

export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];

export interface Road {
  readonly to: PlaceId;
  /** BO-MOVE-1, BO-MAP-2: a hill costs more to enter. */
  readonly actions: number;
  readonly move: BombayMove;
}

const beside = {} as Record<PlaceId, Road[]>;
for (const place of PLACE_IDS) beside[place] = [];
const roadTo = (to: PlaceId): Road => ({
  to,
  actions: MOVE_ACTIONS + (PLACES[to].kind === 'hill' ? HILL_ACTIONS : 0),
  move: { do: 'go', to },
});
for (const [a, b] of ROADS) {
  beside[a].push(roadTo(b));
  beside[b].push(roadTo(a));
}

/** The roads that leave each location. */
export const ROADS_FROM: Readonly<Record<PlaceId, readonly Road[]>> = beside;

/** The fewest actions from each location to each other one (BO-MAP-4). */
export const DISTANCE: Readonly<Record<PlaceId, Readonly<Record<PlaceId, number>>>> = distances();

function distances(): Record<PlaceId, Record<PlaceId, number>> {
  const all = {} as Record<PlaceId, Record<PlaceId, number>>;
  for (const from of PLACE_IDS) {
    const reached = {} as Record<PlaceId, number>;
    for (const place of PLACE_IDS) reached[place] = place === from ? 0 : Number.POSITIVE_INFINITY;
    for (let changed = true; changed; ) {
      changed = false;
      for (const place of PLACE_IDS)
        for (const road of ROADS_FROM[place])
          if (reached[place] + road.actions < reached[road.to]) {
            reached[road.to] = reached[place] + road.actions;
            changed = true;
          }
    }
    all[from] = reached;
  }
  return all;
}
