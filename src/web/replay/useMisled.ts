/** What the address names and is not here, in words. */
import { useCallback } from 'react';
import type { Spot } from '../../table/lines.ts';
import { type Playhead, useHead } from './playhead.ts';
import type { ReplayText } from './text/en.ts';

const lineOf = ({ line }: Spot) => line;

/** `strange`: something is there that names no position. `hasLine`: whether the line that is named is here. */
export function useMisled(
  t: ReplayText,
  head: Playhead,
  last: number,
  strange: boolean,
  hasLine: (name: string) => boolean,
): string | null {
  const named = useHead(head, lineOf);
  const beyond = useHead(
    head,
    useCallback(({ ply }) => (ply > last ? ply : null), [last]),
  );
  if (strange) return t.strange;
  if (named !== null && !hasLine(named)) return t.noLine;
  return beyond === null ? null : t.noPosition(beyond, last);
}

/** A game that is running has no lines. */
export const noLines = () => false;
