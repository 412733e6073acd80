/**
 * What stands behind the # of a replay: the position (`12`, or `12-k3f9` along a line), whose eyes it is seen with (`&seat=2`) and,
 * where the address carries the game itself, the packed record (`&r=…`).
 */
import type { Seat } from '../../kernel/index.ts';
import type { Spot } from '../../table/lines.ts';

export interface Address {
  /** Null: none is named. */
  readonly spot: Spot | null;
  /** Null: nobody is named. */
  readonly eyes: Seat | null;
  readonly packed: string | null;
  /** Whether something is there that names no position. */
  readonly strange: boolean;
}

export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const cut = text.indexOf('&r=');
  const packed = cut < 0 ? null : text.slice(cut + 3);
  const place = cut < 0 ? text : text.slice(0, cut);
  const found = /^(\d{1,7})(?:-([\w-]{1,40}))?(?:&seat=([1-9]))?$/.exec(place);
  return {
    spot: found ? { ply: Number(found[1]), line: found[2] ?? null } : null,
    eyes: found?.[3] === undefined ? null : Number(found[3]) - 1,
    packed,
    // The way to the content of the page is no position, and no mistake either.
    strange: !found && place !== '' && place !== 'content',
  };
}

export function writeAddress({ line, ply }: Spot, eyes: Seat | null, packed: string | null): string {
  const seat = eyes === null ? '' : `&seat=${eyes + 1}`;
  return `#${ply}${line === null ? '' : `-${line}`}${seat}${packed === null ? '' : `&r=${packed}`}`;
}
