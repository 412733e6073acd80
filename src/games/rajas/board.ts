/** The action spaces that are open at a table, in the order of the board (RG-SETUP-1). */
import { ACTION_SPACES, type ActionSpace, type SpaceId } from './data.ts';
import type { GainStep, RajasMove } from './state.ts';

export interface Space extends ActionSpace {
  readonly id: SpaceId;
  /** Its place in `s.spaces`. */
  readonly at: number;
  readonly move: RajasMove;
  readonly gain: GainStep;
}

function read(seats: number): readonly Space[] {
  return ACTION_SPACES.filter((space) => space.players.includes(seats)).map((space, at) => ({
    ...space,
    at,
    move: { do: 'place', space: space.id },
    gain: { kind: 'gain', effect: space.effect, by: space.id },
  }));
}

const BOARDS = [[], [], read(2), read(3), read(4)] as const;

export function boardSpaces(seats: number): readonly Space[] {
  const spaces = BOARDS[seats];
  if (spaces === undefined || spaces.length === 0) throw new RangeError(`Rajas is for 2 to 4 players, not ${seats}`);
  return spaces;
}

const BY_ID: readonly ReadonlyMap<string, Space>[] = BOARDS.map((spaces) => new Map(spaces.map((sp) => [sp.id, sp])));

/** The space of that name at this table; whatever the text, for explanations. */
export function findSpace(seats: number, id: unknown): Space | undefined {
  return typeof id === 'string' ? BY_ID[seats]?.get(id) : undefined;
}

export function spaceOf(seats: number, id: SpaceId): Space {
  const space = findSpace(seats, id);
  if (space === undefined) throw new Error(`no space ${id} with ${seats} players`);
  return space;
}

/** RG-PALACE-4: the space of a chamber, by its number. */
export const CHAMBER_SPACES: readonly ActionSpace[] = ACTION_SPACES.filter((space) => space.group === 'chamber');
