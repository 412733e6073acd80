/** What ids are made of, so that each language can put its own names together. */
import {
  ACTION_SPACES,
  type Building,
  CHAMBERS,
  type Chamber,
  type Colour,
  type Good,
  PROVINCE_TILES,
  type SpaceId,
  type TileId,
} from '../data.ts';
import type { Tile } from '../tiles.ts';

export type SpaceParts =
  | { readonly group: 'quarry' | 'harbour' | 'portico' | 'assorted' }
  | { readonly group: 'same'; readonly good: Good }
  | { readonly group: 'terrace'; readonly colour: Colour }
  | { readonly group: 'balcony'; readonly colour: Colour; readonly other: Colour }
  | { readonly group: 'chamber'; readonly chamber: Chamber };

function partsOf(space: (typeof ACTION_SPACES)[number]): SpaceParts {
  const { group, effect, die } = space;
  switch (group) {
    case 'same':
      return { group, good: effect.type === 'marketSame' ? (effect.good ?? 'silk') : 'silk' };
    case 'terrace':
      return { group, colour: shownColour(effect) };
    case 'balcony':
      return { group, colour: die !== null && 'colour' in die ? die.colour : 'blue', other: shownColour(effect) };
    case 'chamber': {
      const number = die !== null && 'values' in die ? (die.values[0] ?? 1) : 1;
      return { group, chamber: CHAMBERS[number - 1] ?? 'mogul' };
    }
    default:
      return { group };
  }
}

function shownColour(effect: (typeof ACTION_SPACES)[number]['effect']): Colour {
  if (effect.type !== 'dice' || effect.colours === 'any') return 'blue';
  // The keys of the shown dice are colours.
  const [colour] = Object.keys(effect.colours) as Colour[];
  return colour ?? 'blue';
}

const PARTS = new Map<string, SpaceParts>(ACTION_SPACES.map((space) => [space.id, partsOf(space)]));

export function spaceParts(id: SpaceId): SpaceParts {
  return PARTS.get(id) ?? { group: 'portico' };
}

/** What a tile shows: each kind of building and good with how often. */
export function tileShows({ buildings, tents }: Tile): { readonly what: Building | Good; readonly count: number }[] {
  const all: (Building | Good)[] = [...buildings, ...tents.map(({ good }) => good)];
  return [...new Set(all)].map((what) => ({ what, count: all.filter((one) => one === what).length }));
}

/** What a gain is owed to, read from the id that the rules give it. */
export type CauseParts =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'track'; readonly track: 'fame' | 'money'; readonly at: number }
  | { readonly kind: 'river'; readonly at: number }
  | { readonly kind: 'riverTile' | 'slot' | 'yieldTile' | 'catchUp' };

export function causeParts(by: string): CauseParts {
  if (PARTS.has(by)) return { kind: 'space', space: by as SpaceId }; // the keys of the map are the space ids
  if (by in PROVINCE_TILES) return { kind: 'tile', tile: by as TileId }; // as are those of the table
  const [head = '', tail = ''] = by.split('-');
  if (head === 'fame' || head === 'money') return { kind: 'track', track: head, at: Number(tail) };
  if (head === 'river') return { kind: 'river', at: Number(tail) };
  if (head === 'rt') return { kind: 'riverTile' };
  if (head === 'A' || head === 'B') return { kind: 'slot' };
  return head === 'catch' ? { kind: 'catchUp' } : { kind: 'yieldTile' };
}
