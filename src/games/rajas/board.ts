/** The action spaces that are open at a table, in the order of the board (RG-SETUP-1). */
import type { Corrected } from '../../kernel/index.ts';
import { ACTION_SPACES, type ActionSpace, type SpaceId } from './data.ts';
import { factsOf, PRINTED } from './facts.ts';
import type { Space } from './spaces.ts';

export type { Space } from './spaces.ts';

/** Whatever has the options and the players of a table. */
interface Seated extends Corrected {
  readonly players: readonly unknown[];
}

/** The action spaces of a table. */
export function spacesOf(s: Seated): readonly Space[] {
  return factsOf(s).boards[s.players.length] ?? [];
}

/** The space of that name at this table; whatever the text, for explanations. */
export function findSpace(s: Seated, id: unknown): Space | undefined {
  return typeof id === 'string' ? factsOf(s).spaces[s.players.length]?.get(id) : undefined;
}

export function spaceAt(s: Seated, id: SpaceId): Space {
  const space = findSpace(s, id);
  if (space === undefined) throw new Error(`no space ${id} with ${s.players.length} players`);
  return space;
}

/** The spaces of a group on this side of the board, in their order; not open: a cover tile of three players lies there. */
export function groupShown(
  s: Seated,
  group: ActionSpace['group'],
): { readonly id: SpaceId; readonly open: Space | undefined }[] {
  const { boards } = factsOf(s);
  const side = s.players.length === 3 ? 4 : s.players.length;
  return (boards[side] ?? [])
    .filter((space) => space.group === group)
    .map(({ id }) => ({ id, open: findSpace(s, id) }));
}

/** The board as it is printed here. */
export function boardSpaces(seats: number): readonly Space[] {
  const spaces = PRINTED.boards[seats];
  if (spaces === undefined || spaces.length === 0) throw new RangeError(`Rajas is for 2 to 4 players, not ${seats}`);
  return spaces;
}

export function spaceOf(seats: number, id: SpaceId): Space {
  const space = PRINTED.spaces[seats]?.get(id);
  if (space === undefined) throw new Error(`no space ${id} with ${seats} players`);
  return space;
}

/** RG-PALACE-4: the space of a chamber, by its number. */
export const CHAMBER_SPACES: readonly ActionSpace[] = ACTION_SPACES.filter((space) => space.group === 'chamber');
