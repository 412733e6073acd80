/** The action spaces of a board, as the rules use them (RG-SETUP-1). */
import type { ActionSpace, SpaceId } from './data.ts';
import type { GainStep, RajasMove } from './state.ts';

export interface Space extends ActionSpace {
  readonly id: SpaceId;
  /** Its place in `s.spaces`. */
  readonly at: number;
  readonly move: RajasMove;
  readonly gain: GainStep;
}

/** The board for so many players. */
export function readBoard(
  spaces: readonly (ActionSpace & { readonly id: SpaceId })[],
  seats: number,
): readonly Space[] {
  return spaces
    .filter(({ players }) => players.includes(seats))
    .map((space, at) => ({
      ...space,
      at,
      move: { do: 'place', space: space.id },
      gain: { kind: 'gain', effect: space.effect, by: space.id },
    }));
}
