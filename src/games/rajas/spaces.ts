/** The action spaces of a board, as the rules use them (RG-SETUP-1). */
import { ACTION_SPACES, type ActionSpace, type SpaceId } from './data.ts';
import type { GainStep, RajasMove } from './state.ts';

export interface Space extends ActionSpace {
  readonly id: SpaceId;
  /** Its place in `s.spaces`. */
  readonly at: number;
  readonly move: RajasMove;
  readonly gain: GainStep;
}

/** The board of a table; `price` says what a space costs. */
export function readBoard(seats: number, price: (space: (typeof ACTION_SPACES)[number]) => number): readonly Space[] {
  return ACTION_SPACES.filter((space) => space.players.includes(seats)).map((space, at) => ({
    ...space,
    money: price(space),
    at,
    move: { do: 'place', space: space.id },
    gain: { kind: 'gain', effect: space.effect, by: space.id },
  }));
}
